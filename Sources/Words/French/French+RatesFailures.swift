import Quantities
import SystemCalls

extension French {
  /// Why no update came, as the end of a sentence.
  func phrase(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(let flaw): phrase(flaw)
    case .noCurl: "la commande curl est introuvable"
    case .cannotStart(let kind): "curl ne démarre pas\u{A0}: \(reason(kind))"
    case .status(let status): "le serveur répond par le code \(status)"
    case .unknownServer: "pas de réseau, ou serveur inconnu"
    case .noConnection: "le serveur refuse la connexion"
    case .timedOut: "la réponse se fait trop attendre"
    case .interrupted: "la réponse a été interrompue"
    case .certificate: "le certificat du serveur n’est pas valide"
    case .noEncryption: "la connexion chiffrée n’a pas abouti"
    case .insecureAddress: "l’adresse n’est pas en https"
    case .insecureRedirection: "le serveur renvoie vers une adresse non sûre"
    case .tooManyRedirections: "le serveur renvoie ailleurs trop de fois"
    case .invalidAddress: "l’adresse est inutilisable"
    case .unreadable(let error), .notSaved(let error): "\(reason(error.kind)) (\(error.path))"
    case .noHome: "il n’y a pas de dossier personnel"
    case .busy: "un autre programme en enregistre"
    case .cancelled: "opération annulée"
    case .curl(let status): "curl se termine avec le code \(status)"
    }
  }

  /// Why no update came, in at most 20 columns.
  func brief(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(let flaw): brief(flaw)
    case .noCurl: "curl introuvable"
    case .cannotStart: "curl ne démarre pas"
    case .status(let status): "serveur\u{A0}: code \(status)"
    case .unknownServer: "serveur inconnu"
    case .noConnection: "connexion refusée"
    case .timedOut: "réponse trop lente"
    case .interrupted: "réponse interrompue"
    case .certificate: "certificat refusé"
    case .noEncryption: "pas de chiffrement"
    case .insecureAddress: "adresse sans https"
    case .insecureRedirection: "renvoi non sûr"
    case .tooManyRedirections: "trop de renvois"
    case .invalidAddress: "adresse inutilisable"
    case .unreadable: "fichier illisible"
    case .notSaved: "taux non enregistrés"
    case .noHome: "taux sans dossier"
    case .busy: "enregistrement"
    case .cancelled: "taux annulés"
    case .curl(let status): "curl\u{A0}: code \(status)"
    }
  }

  /// The flaw of a file as a part of a sentence.
  func phrase(_ flaw: RatesFlaw) -> String {
    switch flaw {
    case .empty: "le fichier est vide"
    case .webPage: "le fichier est une page web"
    case .malformed(let line): "la ligne \(grouped(line)) du fichier n’est pas du XML"
    case .truncated: "le fichier est tronqué"
    case .documentType: "le fichier déclare un type de document"
    case .unknownEncoding: "l’encodage du fichier est inconnu"
    case .noRates: "le fichier ne contient aucun taux"
    case .invalidDay(""): "le fichier n’a pas de date"
    case .invalidDay(let text): "\(quoted(text)) n’est pas une date"
    case .futureDay(let day): "le \(text(of: day)) est encore à venir"
    case .severalDays: "le fichier a des taux de plusieurs jours"
    case .invalidCurrency(let text): "\(quoted(text)) n’est pas un code de devise"
    case .euro: "l’euro y a son propre taux"
    case .invalidRate(let currency, ""): "\(currency) n’a pas de taux"
    case .invalidRate(let currency, let text): "le taux de \(currency) est \(quoted(text))"
    case .duplicate(let currency): "\(currency) a deux taux"
    case .tooLarge: "le fichier est trop gros"
    }
  }

  /// The flaw of a file in at most 20 columns.
  func brief(_ flaw: RatesFlaw) -> String {
    switch flaw {
    case .empty: "fichier vide"
    case .webPage: "page web, sans taux"
    case .malformed(let line): "XML, ligne \(line)"
    case .truncated: "taux tronqués"
    case .documentType: "type de document"
    case .unknownEncoding: "encodage inconnu"
    case .noRates: "aucun taux"
    case .invalidDay: "taux sans date"
    case .futureDay: "taux du futur"
    case .severalDays: "plusieurs jours"
    case .invalidCurrency: "devise non valide"
    case .euro: "un taux pour l’euro"
    case .invalidRate(let currency, _): "taux de \(currency) faux"
    case .duplicate(let currency): "\(currency)\u{A0}: deux taux"
    case .tooLarge: "fichier trop gros"
    }
  }
}
