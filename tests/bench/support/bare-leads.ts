/** Pages of a browser for telecalling's figures: what they are served and what is put into them. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { build } from "esbuild";
import { addresses, bucket, project } from "../../support/stack.ts";

/** A bare page on a server of its own. */
export async function serveBareLeads(program = "bare-leads.ts"): Promise<{ url: string; close(): void }> {
  const script = await bundled(program);
  const server = createServer((request, response) => {
    const isScript = request.url === "/bare.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(
      isScript ? script : '<!doctype html><main id="rows"></main><script src="/bare.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A program of `tests/bench/browser` as one script. */
export async function bundled(program: string): Promise<string> {
  const { auth, firestore, storage } = addresses;
  const where = { project, bucket, auth, firestore, storage };
  const { outputFiles } = await build({
    entryPoints: [path.resolve(import.meta.dirname, "../browser", program)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"', STACK: JSON.stringify(where) },
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
