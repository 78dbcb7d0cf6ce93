import { clearKeptDraft, keepDraft, readKeptDraft } from "../../lib/device/kept-draft.ts";

/** What is typed to us, kept on the device, and the id it is sent under: a second try writes nothing twice. */
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

export function keepTicketDraft(uid: string, name: string, { typed, requestId }: TicketDraft): void {
  keepDraft(nameOf(uid, name), { ...typed, requestId });
}

export function clearTicketDraft(uid: string, name: string): void {
  clearKeptDraft(nameOf(uid, name));
}

function nameOf(uid: string, name: string): string {
  return `${name}.${uid}`;
}
