import type { ClientDocument } from "../documents/document.ts";
import { idWords } from "../lists/id-words.ts";
import { searchWordsOf } from "../lists/search-words.ts";
import { type AskedDocument, isActToCheck } from "../steps/order-work.ts";
import type { Turn } from "../steps/step.ts";
import type { Order } from "./order.ts";

/** What an order is found by on a desk: its number, by its ending too, its client and its service. */
export function orderSearchWords({
  id,
  customer_info: { name, phone, email },
  service_name,
}: Pick<Order, "id" | "customer_info" | "service_name">): string[] {
  // Ways to type the number come last: of a very long name some of them may be left out.
  return searchWordsOf([name, service_name, id, email, phone]).concat(idWords(id)).slice(0, MOST_WORDS);
}

const MOST_WORDS = 300;

/**
 * Whose turn it is for whoever works on the order: what a client has sent or done is ours to look at, also while more of theirs is missing and the
 * order's clock waits for them.
 */
export function deskTurn(
  waits_for: Turn | null,
  documents: readonly Pick<ClientDocument, "status" | "sender_id">[],
  asked: readonly Pick<AskedDocument<unknown>, "takes" | "act" | "waived" | "applies">[],
): Turn | null {
  if (waits_for === null) return null;
  const isSent = documents.some(({ status, sender_id }) => status === "received" && sender_id === undefined);
  return isSent || asked.some(isActToCheck) ? "us" : waits_for;
}
