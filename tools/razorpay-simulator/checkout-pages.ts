import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Reply, Route } from "./http.ts";

const JAVASCRIPT = "text/javascript; charset=utf-8";
const built = new Map<string, Promise<string>>();

/** checkout.js for the merchant's page, and the window it opens in an iframe. */
export const checkoutPageRoutes: readonly Route[] = [
  { on: "GET /v1/checkout.js", auth: "none", handle: () => script("browser/checkout.ts") },
  { on: "GET /v1/checkout/window.js", auth: "none", handle: () => script("browser/window/main.ts") },
  {
    on: "GET /v1/checkout/window.css",
    auth: "none",
    handle: async () => ({
      text: await bundle("browser/window/window.css"),
      type: "text/css; charset=utf-8",
    }),
  },
  { on: "GET /v1/checkout/public", auth: "none", handle: () => ({ text: WINDOW_PAGE }) },
];

async function script(file: string): Promise<Reply> {
  return { text: await bundle(file), type: JAVASCRIPT };
}

/** Built once, on first use. */
function bundle(file: string): Promise<string> {
  const known = built.get(file);
  if (known) return known;
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const output = build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "silent",
  }).then((result) => result.outputFiles[0]?.text ?? "");
  built.set(file, output);
  return output;
}

const WINDOW_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Secure payment</title>
<link rel="stylesheet" href="/v1/checkout/window.css">
</head>
<body>
<div id="window"></div>
<script src="/v1/checkout/window.js"></script>
</body>
</html>`;
