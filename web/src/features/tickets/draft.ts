import { clearKeptDraft, keepDraft, readKeptDraft } from "../../lib/device/kept-draft.ts";

/** What is typed to us, kept on the device, and the id it is sent under: a second try of the same writes nothing twice. */
export interface TicketDraft {
  typed: Readonly<Record<string, string>>;
  requestId: string;
}

/** @param name such as `ticket.new` or `ticket.tkt_1` */
export function ticketDraft(uid: string, name: string): TicketDraft {
  const kept = readKeptDraft(nameOf(uid, name))?.values;
  const typed = Object.entries(kept ?? {}).filter(
    (entry): entry is [string, string] => entry[0] !== "requestId" && typeof entry[1] === "string",
  );
  const requestId = typeof kept?.requestId === "string" ? kept.requestId : crypto.randomUUID();
  return { typed: Object.fromEntries(typed), requestId };
}

/**
 * Keeps what is typed now. What was changed is sent under another id: an earlier try may have arrived without its answer, and would swallow it.
 *
 * @param before as it was until now
 */
export function keepTicketDraft(
  uid: string,
  name: string,
  before: TicketDraft,
  typed: TicketDraft["typed"],
): TicketDraft {
  const isSame = JSON.stringify(typed) === JSON.stringify(before.typed);
  const requestId = isSame ? before.requestId : crypto.randomUUID();
  keepDraft(nameOf(uid, name), { ...typed, requestId });
  return { typed, requestId };
}

export function clearTicketDraft(uid: string, name: string): void {
  clearKeptDraft(nameOf(uid, name));
}

function nameOf(uid: string, name: string): string {
  return `${name}.${uid}`;
}
