import { createRequire } from "node:module";
import { SIGNATURE_HEADER, TARGET_HEADER } from "./function-target.ts";

/** As the emulator's runtime gives it to a function: an Express request. */
interface Incoming {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  rawBody: Buffer;
  header(name: string): string | undefined;
}
interface Outgoing {
  headersSent: boolean;
  status(code: number): { send(body: string): void };
  send(body: unknown): void;
}

const { EventUtils } = createRequire(import.meta.url)("firebase-tools/lib/emulator/events/types.js") as {
  EventUtils: {
    isBinaryCloudEvent(request: Incoming): boolean;
    extractBinaryCloudEventContext(request: Incoming): Record<string, unknown>;
  };
};

/**
 * Hands what a process is sent on to the function that it is for, as firebase-tools' runtime does where a process has one. A function that
 * throws answers 500, and the others at work beside it go on.
 *
 * @param functions all that are exported
 */
export function routerOf(functions: Readonly<Record<string, unknown>>) {
  return async (request: Incoming, response: Outgoing): Promise<void> => {
    const name = request.header(TARGET_HEADER) ?? "";
    const signature = request.header(SIGNATURE_HEADER);
    delete request.headers[TARGET_HEADER];
    delete request.headers[SIGNATURE_HEADER];
    const target = functions[name];
    try {
      if (typeof target !== "function") throw new Error(`No function is called ${name}`);
      if (signature === "http") {
        await target(request, response);
        return;
      }
      await target(eventOf(request));
      response.send({ status: "acknowledged" });
    } catch (error) {
      console.error(`${name} failed:`, error);
      if (!response.headersSent) response.status(500).send(String(error));
    }
  };
}

function eventOf(request: Incoming): unknown {
  if (!EventUtils.isBinaryCloudEvent(request)) return JSON.parse(request.rawBody.toString());
  return { ...EventUtils.extractBinaryCloudEventContext(request), data: request.body };
}
