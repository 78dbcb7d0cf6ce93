import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
const TEXT = /\.(html|js|css|svg|xml|txt|webmanifest)$/;

export interface ServedSite {
  origin: string;
  close(): void;
}

/**
 * Serves a built site as hosting does: HTTP/2, gzip, addresses without `.html`, and the shell where an account's pages are; `extra`
 * are pages of text beside it.
 */
export async function serveH2(folder: string, extra: ReadonlyMap<string, string>): Promise<ServedSite> {
  const server = createSecureServer(certificate(), (request, response) => {
    const asked = new URL(request.url, "https://site.invalid").pathname;
    const text = extra.get(asked);
    const file = text === undefined ? fileAt(folder, asked) : `${asked}.html`;
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const body = text === undefined ? readFileSync(file) : Buffer.from(text);
    const isHashed = asked.includes("/assets/");
    const zipped = TEXT.test(file);
    response.writeHead(200, {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "cache-control": isHashed ? "public, max-age=31536000" : "no-cache",
      ...(zipped ? { "content-encoding": "gzip" } : {}),
    });
    response.end(zipped ? gzipSync(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${port}`, close: () => server.close() };
}

function fileAt(folder: string, asked: string): string | null {
  const place = path.join(folder, asked);
  const files = asked === "/" ? [path.join(folder, "index.html")] : [place, `${place}.html`];
  const shell = path.extname(asked) === "" ? [path.join(folder, "app.html")] : [];
  return [...files, ...shell].find((file) => path.extname(file) !== "" && existsSync(file)) ?? null;
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "niyamdesk-h2-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=127.0.0.1",
      "-keyout",
      key,
      "-out",
      cert,
    ],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
