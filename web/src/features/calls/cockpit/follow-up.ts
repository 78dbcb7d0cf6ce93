import type { CallStatus } from "@niyamdesk/domain/calls/call";
import { type CallingHours, type CallWish, nextCallable } from "@niyamdesk/domain/calls/calling-hours";
import { daysAhead, inHours, instantOf, istInput, nextMonday } from "../../../lib/time/ist-input.ts";
import { type CallForm, type FollowUp, type FollowUpKind, NO_FOLLOW_UP } from "./ongoing-call.ts";

/** When people may be called, and this one. */
export interface CallTimes {
  hours: CallingHours;
  wish: CallWish | null;
}

const MORNING = 10;

/** A time to call again at, within the hours in which that person is called. @param now epoch ms of the server's clock */
export function followUpAt(kind: FollowUpKind, now: number, { hours, wish }: CallTimes): FollowUp {
  if (kind === "none") return NO_FOLLOW_UP;
  const wanted = WANTED[kind](now);
  const at = nextCallable(wanted, hours, wish);
  return { kind, at, ...(at === null ? { day: "", time: "" } : istInput(at)) };
}

const WANTED: Readonly<Record<Exclude<FollowUpKind, "none">, (now: number) => number>> = {
  hours: (now) => inHours(2, now),
  tomorrow: (now) => daysAhead(1, MORNING, now),
  week: (now) => nextMonday(MORNING, now),
  // The fields begin with what is chosen most.
  pick: (now) => daysAhead(1, MORNING, now),
};

/** As it stands in the two fields. */
export function pickedAt(day: string, time: string): FollowUp {
  return { kind: "pick", day, time, at: instantOf({ day, time }) };
}

/** The form after somebody said how the call ended: whoever was not reached has a follow-up chosen already. */
export function withStatus(form: CallForm, status: CallStatus, now: number, times: CallTimes): CallForm {
  if (status === "connected") {
    const isOwnChoice = form.status === null || form.status === "connected";
    return { ...form, status, followUp: isOwnChoice ? form.followUp : NO_FOLLOW_UP };
  }
  const disposition = form.disposition === "do_not_call" ? form.disposition : null;
  const followUp = form.followUp.kind === "none" ? followUpAt("hours", now, times) : form.followUp;
  return { ...form, status, disposition, followUp };
}

/** What keeps a call from being saved. */
export type Missing = "status" | "minutes" | "result" | "when" | "past" | "barred" | "paid";

/**
 * @param now epoch ms of the server's clock
 * @param asksPayment no payment of this person is known
 */
export function missingIn(form: CallForm, now: number, asksPayment: boolean): Missing | null {
  const { status, disposition, followUp, barred, paid } = form;
  if (status === null) return "status";
  if (disposition === "do_not_call") return barred ? null : "barred";
  if (status === "connected" && disposition === null) return "result";
  if (disposition === "converted" && asksPayment && paid === "") return "paid";
  if (disposition === "converted" || disposition === "not_interested") return null;
  if (disposition === "callback" && followUp.at === null) return "when";
  if (followUp.kind === "pick" && followUp.at === null) return "when";
  return followUp.at !== null && followUp.at <= now ? "past" : null;
}

/** The same of a call that is logged afterwards: of one that was answered, how long it was is asked. @param minutes as typed */
export function missingInLog(
  form: CallForm,
  minutes: string,
  now: number,
  asksPayment: boolean,
): Missing | null {
  const isUntold = form.status === "connected" && !(Number.parseInt(minutes, 10) > 0);
  return isUntold ? "minutes" : missingIn(form, now, asksPayment);
}

/** When they are called again; whoever bought, said no or asked not to be called is not. */
export function followUpToSend({ disposition, followUp }: CallForm): number | null {
  const isOver = disposition === "converted" || disposition === "not_interested";
  return isOver || disposition === "do_not_call" ? null : followUp.at;
}
