import { createServer as createHttpServer } from "node:http";
import { parseArgs } from "node:util";
import { createServer, type ViteDevServer } from "vite";
import { siteConfig } from "./config.ts";
import { passToFunction } from "./function-pages.ts";
import type { Language } from "./languages.ts";

/** The site while it is worked on: both languages at one address, every change of a source file shown at once. */
const { values } = parseArgs({ options: { port: { type: "string", default: "5173" } } });
const HOST = "127.0.0.1";
const http = createHttpServer();
const english = await serverIn("en");
/** Started with the first look at it: most days nobody asks for it. */
let hindi: Promise<ViteDevServer> | undefined;

http.on("request", async (request, response) => {
  if (passToFunction(request, response)) return;
  const isHindi = /^\/hi(\/|\?|$)/.test(request.url ?? "");
  // Vite serves a base with its slash.
  if (isHindi) request.url = request.url?.replace(/^\/hi(?=\?|$)/, "/hi/");
  if (isHindi) hindi ??= serverIn("hi");
  const server = isHindi && hindi ? await hindi : english;
  server.middlewares(request, response);
});
http.listen(Number(values.port), HOST, () => console.log(`ready in ${Math.round(performance.now())} ms`));

function serverIn(language: Language): Promise<ViteDevServer> {
  const config = siteConfig(language);
  return createServer({
    ...config,
    appType: "spa",
    server: { ...config.server, middlewareMode: true, ws: { server: http } },
  });
}
