import type { ClientDocument } from "../documents/document.ts";
import { contentsOf } from "../documents/document-slots.ts";
import type { SlotState } from "./work.ts";

type Sent = Pick<ClientDocument, "slot" | "status" | "created_at" | "sender_id">;

/** Where each slot of an order stands by what its client has sent; what was only announced, or is being checked, is still missing. */
export function slotStates(documents: readonly Sent[]): Map<string, SlotState> {
  const bySlot = new Map<string, Sent[]>();
  for (const document of documents) {
    if (document.sender_id !== undefined) continue;
    bySlot.set(document.slot, [...(bySlot.get(document.slot) ?? []), document]);
  }
  return new Map([...bySlot].map(([slot, sent]) => [slot, stateOf(sent)]));
}

function stateOf(sent: readonly Sent[]): SlotState {
  const newestFirst = [...sent].sort((one, next) => next.created_at.toMillis() - one.created_at.toMillis());
  switch (contentsOf(newestFirst).current?.status) {
    case "received":
      return "to_check";
    case "accepted":
      return "accepted";
    case "rejected":
      return "again";
    default:
      return "missing";
  }
}
