import type { DocumentType } from "@niyamdesk/domain/documents/document";
import { errors } from "#messages/errors.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { functionAddress } from "../../../lib/backend/function-address.ts";

export interface OpenedFile {
  name: string;
  type: DocumentType;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The file of a document that was checked: asked for by who is signed in, then fetched with a ticket that lives for minutes and
 * stands in no address.
 *
 * @throws AppError
 */
export async function openDocument(document_id: string, stop: AbortSignal): Promise<OpenedFile> {
  const { ticket, name, content_type: type } = await call("openDocument", { document_id });
  try {
    const answer = await fetch(functionAddress("documentFile"), {
      headers: { authorization: `Bearer ${ticket}` },
      signal: stop,
    });
    if (answer.status === 404) throw new AppError("document_not_found", errors.document_not_found);
    if (!answer.ok) throw new AppError("internal", errors.internal);
    return { name, type, bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw navigator.onLine
      ? new AppError("timeout", errors.timeout)
      : new AppError("offline", errors.offline);
  }
}
