import { readFileSync } from "node:fs";
import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";

interface Rewrite {
  source: string;
  function?: { functionId: string; region: string };
}

/** Addresses that a function answers and no page of ours does: feeds, and links that mail programs press. */
const PAGES = rewrites().flatMap(({ source, function: by }) => {
  const isOwn = by !== undefined && by.functionId !== "publicPage" && source.endsWith("/**");
  return isOwn ? [{ start: source.slice(0, -2), by }] : [];
});

function rewrites(): Rewrite[] {
  const file = path.resolve(import.meta.dirname, "..", "..", "firebase.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { hosting: { rewrites: Rewrite[] } }).hosting.rewrites;
}

/** Hands to its function what hosting would hand to it. @returns whether it did */
export function passToFunction(request: IncomingMessage, response: ServerResponse): boolean {
  const { VITE_FUNCTIONS_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = process.env;
  const page = PAGES.find(({ start }) => request.url?.startsWith(start));
  if (page === undefined || !emulator || !project) return false;
  const { functionId, region } = page.by;
  const asked = ask(
    `http://${emulator}/${project}/${region}/${functionId}${request.url}`,
    { method: request.method, headers: { ...request.headers, "x-forwarded-for": "127.0.0.1" } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on("error", () => response.writeHead(502).end());
  request.pipe(asked);
  return true;
}
