import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { onRequest } from "firebase-functions/https";
import { paperOfTicket } from "../applications/open-paper.ts";
import { exportOfTicket } from "../lists/open-export.ts";
import { attachmentNamed, lengthTold } from "../platform/attachment.ts";
import { logFailure } from "../platform/log.ts";
import { callingOrigins } from "../platform/params.ts";
import { files } from "../platform/storage.ts";
import { documentOfTicket } from "./open-document.ts";

const TICKET = /^Bearer ([A-Za-z0-9_-]{20,100})$/;

/**
 * Gives out the file of a document to whoever brings the ticket of `openDocument`, `openApplicationPaper` or `openExport`, in a header: the address is the same for every
 * file, and nothing that stands in a log opens any. Never drawn by the browser itself: it is saved, or read by our viewer.
 */
export const documentFile = onRequest(
  { invoker: "public", cors: callingOrigins(), timeoutSeconds: 120 },
  async (request, response) => {
    response.set({
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    });
    const ticket = TICKET.exec(request.get("authorization") ?? "")?.[1];
    if (request.method !== "GET" || ticket === undefined) {
      response.status(request.method === "GET" ? 401 : 405).end();
      return;
    }
    try {
      const { path, name, content_type, size } =
        (await paperOfTicket(ticket)) ?? (await exportOfTicket(ticket)) ?? (await documentOfTicket(ticket));
      const content = (await files()).file(path).createReadStream({ decompress: false });
      // A pipeline that breaks takes the connection with it: whether the file is there is known before one begins.
      await once(content, "readable");
      response.set({
        "Content-Type": content_type,
        ...lengthTold(size),
        "Content-Disposition": attachmentNamed(name),
      });
      await pipeline(content, (bytes: AsyncIterable<Buffer>) => ofLength(size, bytes), response);
    } catch (error) {
      const isRefusal = error instanceof DomainError;
      if (!isRefusal && !isGone(error)) logFailure("a document was not given out", error);
      if (response.headersSent) return response.destroy() as unknown as undefined;
      response.removeHeader("Content-Length");
      response.status(isRefusal || isGone(error) ? 404 : 503).end();
    }
  },
);

/** A file that is not as long as its record says ends as a failure: an answer with less than it announces would never end. */
async function* ofLength(size: number, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = size;
  for await (const some of bytes) {
    left -= some.length;
    if (left < 0) break;
    yield some;
  }
  if (left !== 0) throw new Error("A stored file is not as long as its record says");
}

/** Whoever reads stopped, or the file was erased meanwhile. */
function isGone(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 404 || code === "ERR_STREAM_PREMATURE_CLOSE";
}
