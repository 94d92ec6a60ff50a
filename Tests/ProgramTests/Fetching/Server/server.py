"""A server on the loopback that plays good and bad sources of exchange rates.

    python3 server.py FOLDER

It writes two port numbers into the file “ports” of the folder: its own, and one that takes no
connection. When the process that started it has ended, it removes the folder and ends. Its pages are:

/file/NAME      the file of that name in the folder
/html           a web page
/login          leads on to the web page
/around         leads on to itself
/status/CODE    an answer with that status
/short/NAME     a file, of which more is announced than comes
/closed         nothing: the connection is closed
/hang           nothing: the connection stays
/endless        an answer without an end
/drip/NAME      a file of which half comes, and then nothing
"""

import http.server
import os
import shutil
import socket
import sys
import threading
import time


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers a request; the page says how."""

    def do_GET(self):
        """Answers by the page of that name."""
        page, _, rest = self.path[1:].partition("/")
        getattr(self, page)(rest)

    def answer(self, body, status=200, kind="text/xml", announced=None, location=None):
        """Sends an answer."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        if announced != 0:
            self.send_header("Content-Length", str(announced or len(body)))
        if location:
            self.send_header("Location", location)
        self.end_headers()
        self.wfile.write(body)

    def content(self, name):
        """The bytes of a file."""
        with open(os.path.join(sys.argv[1], name), "rb") as file:
            return file.read()

    def file(self, name):
        self.answer(self.content(name))

    def html(self, _):
        self.answer(b"<!DOCTYPE html>\n<html><body>Please log in.</body></html>", kind="text/html")

    def login(self, _):
        self.answer(b"", status=302, location="/html")

    def around(self, _):
        self.answer(b"", status=302, location="/around")

    def status(self, code):
        self.answer(b"<html>no such page</html>", status=int(code), kind="text/html")

    def short(self, name):
        body = self.content(name)
        self.answer(body, announced=len(body) + 100)

    def foreign(self, _):
        self.wfile.write(b"SSH-2.0-server\r\n")
        self.close_connection = True

    def closed(self, _):
        self.close_connection = True

    def hang(self, _):
        threading.Event().wait()

    def endless(self, _):
        self.answer(b"<!-- endless -->", announced=0)
        while True:
            self.wfile.write(b" " * 65536)

    def drip(self, name):
        body = self.content(name)
        self.answer(body[: len(body) // 2], announced=len(body))
        self.wfile.flush()
        threading.Event().wait()

    def log_message(self, format, *arguments):
        """Says nothing: a reader that leaves is expected."""


class Server(http.server.ThreadingHTTPServer):
    """A server whose broken connections are not reported."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request, client_address):
        """Says nothing."""


folder = sys.argv[1]
parent = os.getppid()
server = Server(("127.0.0.1", 0), Handler)
# A socket that does not listen keeps its port from other programs, and takes no connection.
closed = socket.socket()
closed.bind(("127.0.0.1", 0))
threading.Thread(target=server.serve_forever, daemon=True).start()
with open(os.path.join(folder, "ports.new"), "w", encoding="ascii") as file:
    file.write(f"{server.server_port} {closed.getsockname()[1]}")
os.rename(os.path.join(folder, "ports.new"), os.path.join(folder, "ports"))
while os.getppid() == parent:
    time.sleep(0.1)
shutil.rmtree(folder)
