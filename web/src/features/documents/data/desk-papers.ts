import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  documentsInHandQuery,
  documentsOfAnyOrderQuery,
  documentsToCheckQuery,
} from "@niyamdesk/domain/documents/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type DocumentView, readDocument } from "../read-document.ts";

/** What this person has to look at, the longest waiting first, live. */
export function usePapersToCheck(uid: string): Live<DocumentView[]> {
  return useLiveQuery(documentsToCheckQuery, { uid }, readDocument);
}

/** All of one order in hand, the newest first, live. */
export function usePapersInHand(uid: string, order_id: string): Live<DocumentView[]> {
  return useLiveQuery(documentsInHandQuery, { uid, order_id }, readDocument);
}

/** The same for an administrator, whoever has the order. */
export function usePapersOfAnyOrder(_uid: string, order_id: string): Live<DocumentView[]> {
  return useLiveQuery(documentsOfAnyOrderQuery, { order_id }, readDocument);
}

/** Accepts a document, or asks for it again. @throws AppError */
export async function reviewPaper(
  document_id: string,
  verdict: CallableInput<"reviewDocument">["verdict"],
): Promise<void> {
  await call("reviewDocument", { document_id, verdict });
}

/** What a client does in place of a document. @throws AppError */
export async function reviewAct(input: CallableInput<"reviewAct">): Promise<void> {
  await call("reviewAct", input);
}
