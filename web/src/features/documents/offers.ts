import { mayBeReused } from "@niyamdesk/domain/documents/reuse";
import type { DocumentView } from "./read-document.ts";

/** A document of an earlier order that can stand for a slot of this one. */
export interface Offer {
  document: DocumentView;
  orderId: string;
}

/**
 * What was accepted before and lasts, by slot; the newest of each. Never attached by itself: somebody chooses it.
 *
 * @param all of the client, whatever the order
 */
export function offersFor(orderId: string, all: readonly DocumentView[], now: number): Map<string, Offer> {
  const offers = new Map<string, Offer>();
  const newestFirst = all.toSorted((one, next) => next.sentAt - one.sentAt);
  for (const document of newestFirst) {
    const { slot, status, isOurs } = document;
    if (isOurs || status !== "accepted" || document.orderId === orderId || offers.has(slot)) continue;
    if (mayBeReused(document, now)) offers.set(slot, { document, orderId: document.orderId });
  }
  return offers;
}
