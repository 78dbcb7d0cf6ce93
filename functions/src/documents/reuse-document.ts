import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { mayBeReused } from "@niyamdesk/domain/documents/reuse";
import type { Caller } from "../platform/caller.ts";
import { sha256 } from "../platform/hash.ts";
import { documentRef } from "../platform/refs.ts";
import { files } from "../platform/storage.ts";
import { announceDocument } from "./announce-document.ts";
import { receiveFile } from "./receive-file.ts";

/**
 * The client sends for an order what was accepted for another of theirs. It is a document of its own, announced, checked and looked at as if it
 * had been uploaded: what was right for one order need not be for the next, and erasing one leaves the other.
 *
 * @throws DomainError document_not_found for another's, or what was not accepted or does not last; and what `announceDocument` refuses
 */
export async function reuseDocument(
  { document_id, order_id }: ParsedInput<"reuseDocument">,
  caller: Caller,
): Promise<CallableOutputs["reuseDocument"]> {
  const known = await reusable(document_id, caller);
  const file = (await files()).file(known.path);
  const [isThere] = await file.exists();
  if (!isThere) throw new DomainError("document_not_found");
  const { slot, name, content_type, size, sha256: hash } = known;
  const announced = await announceDocument(
    // Made of what it is: a second try finds the first.
    { order_id, slot, name, content_type, size, sha256: hash, request_id: requestOf(document_id, order_id) },
    caller,
  );
  if (!announced.arrived) {
    await file.copy(announced.path);
    // The trigger of a stored file says the same a moment later: nothing that is there shows as 'not sent yet'.
    await receiveFile(announced.path);
  }
  return { document_id: announced.document_id };
}

async function reusable(id: string, { uid }: Caller): Promise<ClientDocument> {
  const document = (await documentRef(id).get()).data();
  if (document?.user_id !== uid || document.sender_id !== undefined || document.status !== "accepted") {
    throw new DomainError("document_not_found");
  }
  if (!mayBeReused({ slot: document.slot, sentAt: document.created_at.toMillis() }, Date.now())) {
    throw new DomainError("document_not_found");
  }
  return document;
}

function requestOf(document_id: string, order_id: string): string {
  return `reuse_${sha256(`${document_id} ${order_id}`).slice(0, 40)}`;
}
