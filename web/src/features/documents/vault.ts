import type { OrderWork } from "@niyamdesk/domain/steps/order-work";
import type { DocumentView } from "./read-document.ts";

/** As much of an order as names its documents. */
export interface VaultOrder {
  id: string;
  serviceName: string;
  work: OrderWork<number> | null;
}

export type VaultKind = "proof" | "filing" | "draft" | "other" | "sent";

/** A document as people look for it: by what it is, and not by what its file was called. */
export interface VaultEntry {
  document: DocumentView;
  kind: VaultKind;
  /** Of the slot, the step, or the file. */
  label: string;
  /** The office's number that stands on it; null: none is known. */
  number: string | null;
  /** Of a draft; null of others. */
  version: number | null;
}

export interface VaultGroup {
  orderId: string;
  /** Null: the order is not among those that were read. */
  serviceName: string | null;
  entries: VaultEntry[];
}

/** Documents under their orders, both newest first. What is on its way or was refused is no document yet. */
export function vaultOf(orders: readonly VaultOrder[], documents: readonly DocumentView[]): VaultGroup[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const groups = new Map<string, VaultGroup>();
  for (const document of documents.toSorted((one, next) => next.sentAt - one.sentAt)) {
    if (!["received", "accepted", "rejected", "replaced"].includes(document.status)) continue;
    const order = byId.get(document.orderId) ?? null;
    const group = groups.get(document.orderId) ?? {
      ...{ orderId: document.orderId, serviceName: order?.serviceName ?? null, entries: [] },
    };
    group.entries.push(entryOf(document, order?.work ?? null));
    groups.set(document.orderId, group);
  }
  return [...groups.values()];
}

function entryOf(document: DocumentView, work: OrderWork<number> | null): VaultEntry {
  const plain = { document, label: document.name, number: null, version: null };
  if (!document.isOurs) {
    const asked = work?.asked.find(({ slot }) => slot === document.slot);
    return { ...plain, kind: "sent", label: asked?.label ?? document.name };
  }
  const step = work?.steps.find(({ proof }) => proof?.document_id === document.id);
  if (step) {
    const kind = step.closes === "proof" ? "proof" : "filing";
    return { ...plain, kind, label: step.name, number: step.proof?.number ?? null };
  }
  const draft = work?.drafts.find(({ document_id }) => document_id === document.id);
  return draft ? { ...plain, kind: "draft", version: draft.version } : { ...plain, kind: "other" };
}

/** Those that a search finds, by name, number, file or service; whatever its letters' case. */
export function found(groups: readonly VaultGroup[], search: string): VaultGroup[] {
  const words = search.trim().toLocaleLowerCase();
  if (words === "") return [...groups];
  const has = (text: string | null) => text?.toLocaleLowerCase().includes(words) ?? false;
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ label, number, document }) =>
          has(label) || has(number) || has(document.name) || has(group.serviceName),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
