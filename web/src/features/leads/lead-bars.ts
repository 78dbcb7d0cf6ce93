import { type CallingHours, callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { LONG_CALL_MS } from "@niyamdesk/domain/calls/current-call";
import { leads as words } from "#messages/workspaces/leads.ts";
import { opensWords } from "./lead-times.ts";
import type { LeadView } from "./read-lead.ts";

/** What stands in the way of taking or calling a lead now, in words; null: nothing does. */
export interface Around {
  uid: string;
  /** Epoch ms by the server's clock. */
  now: number;
  isOnline: boolean;
  hours: CallingHours;
}

/** That somebody else is on the phone with the lead. A call that nobody came back to does not hold it for ever. */
export function callingWords(
  { calling }: LeadView,
  { uid, now }: Pick<Around, "uid" | "now">,
): string | null {
  if (calling === null || calling.uid === uid || now - calling.since >= LONG_CALL_MS) return null;
  return calling.name === null ? words.someoneCalling : words.calling(calling.name);
}

export function barOfTaking(lead: LeadView, around: Around): string | null {
  if (!lead.mayBeCalled) return words.doNotCall;
  const calling = callingWords(lead, around);
  if (calling !== null) return calling;
  return around.isOnline ? null : words.offlineTake;
}

export function barOfCalling(lead: LeadView, around: Around): string | null {
  if (lead.phone === null) return words.noPhoneForLead;
  if (!lead.mayBeCalled) return words.doNotCall;
  const calling = callingWords(lead, around);
  if (calling !== null) return calling;
  const window = callWindow(around.now, around.hours, lead.wish);
  if (window.open) return null;
  if (window.opens === null) return words.closedForGood;
  const when = opensWords(window.opens);
  const isTheirWish = lead.wish !== null && callWindow(around.now, around.hours).open;
  return isTheirWish ? words.closedForLead(lead.name, when) : words.closedNow(when);
}

/** Said above the list while nobody at all is called; null: people are. */
export function closedWords(now: number, hours: CallingHours): string | null {
  const window = callWindow(now, hours);
  if (window.open) return null;
  return window.opens === null ? words.closedForGood : words.closedNow(opensWords(window.opens));
}
