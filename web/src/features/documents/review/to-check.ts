import { isTable } from "@niyamdesk/domain/documents/document";
import { type AskedDocument, isActToCheck } from "@niyamdesk/domain/steps/order-work";
import type { DocumentView } from "../read-document.ts";

/** What a client says they did in place of a document. */
export interface ActToCheck {
  /** Of no document. */
  id: string;
  orderId: string;
  slot: string;
  /** When they said so, epoch ms. */
  sentAt: number;
}

/** What waits for a look. */
export type ToCheck =
  | ({ kind: "document" | "table"; paper: DocumentView } & ActToCheck)
  | ({ kind: "act"; paper: null } & ActToCheck);

/** Both, the longest waiting first. */
export function toCheck(papers: readonly DocumentView[], acts: readonly ActToCheck[]): ToCheck[] {
  return [
    ...papers.map((paper): ToCheck => {
      const { id, orderId, slot, sentAt, type } = paper;
      return { kind: isTable(type) ? "table" : "document", paper, id, orderId, slot, sentAt };
    }),
    ...acts.map((act): ToCheck => ({ kind: "act", paper: null, ...act })),
  ].sort((one, next) => one.sentAt - next.sentAt);
}

interface Asking {
  id: string;
  work: { asked: readonly AskedDocument<number>[] } | null;
}

/** Of open orders: acts that their clients have confirmed and nobody has looked at. */
export function actsToCheck(orders: readonly Asking[]): ActToCheck[] {
  return orders.flatMap(({ id: orderId, work }) =>
    (work?.asked ?? []).filter(isActToCheck).map(({ slot, act }) => ({
      ...{ id: `${orderId}:${slot}`, orderId, slot },
      sentAt: act?.at ?? 0,
    })),
  );
}
