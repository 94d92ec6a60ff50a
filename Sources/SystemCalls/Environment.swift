import Glibc

/// The value of an environment variable; nil when it is not set. (`getenv`)
///
/// Bytes that are not UTF-8 become U+FFFD.
package func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
