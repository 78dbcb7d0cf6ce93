import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import type { CallDevice } from "@niyamdesk/domain/calls/current-call";
import type { Held } from "./call-lock.ts";
import type { Callee, Cockpit } from "./cockpit.ts";
import type { OngoingCall } from "./ongoing-call.ts";
import type { UnsentCall } from "./unsent-call.ts";
import type { Next } from "./use-call-queue.ts";
import type { Session } from "./use-call-session.ts";

/** A card that stands open without a call. */
export type Card =
  | { kind: "none" }
  /** Before a call: whom, and why not, where the server said no. */
  | { kind: "before"; callee: Callee; refusal: string | null }
  | { kind: "log"; callee: Callee }
  /** Whom to call next is not known yet. */
  | { kind: "looking" }
  /** The queue is done. */
  | { kind: "done" };

export interface CockpitModel {
  cockpit: Cockpit;
  uid: string;
  device: CallDevice;
  hours: CallingHours;
  /** False: they are the usual ones, which nobody is told as if they were set. */
  areHoursKnown: boolean;
  /** The call that runs; null: none. */
  call: OngoingCall | null;
  held: Held;
  takeHere(): void;
  /** Whose call was saved in the other tab that had it; null: nothing to say. */
  savedElsewhere: string | null;
  closeSaved(): void;
  /** How often a press wanted something else and was led to the call. */
  pointed: number;
  /** It was there when this page came: a reload, a crash, another day. */
  isResumed: boolean;
  confirmResumed(): void;
  card: Card;
  isFolded: boolean;
  fold(isFolded: boolean): void;
  close(): void;
  /** Leads to the call that goes on, here or in another tab. */
  returnTo(): void;
  next: Next | null;
  session: Session;
  unsent: readonly UnsentCall[];
  /** Gives up a call that the server will not have. One that it still holds open comes back, to be saved anew. */
  discard(callId: string): void;
  /** Shows who is next, without calling them. */
  offerNext(): void;
  /** Passes over whoever is offered. */
  skip(): void;
  /** Begins again with those that were passed over. */
  backToSkipped(): void;
  pause(isPaused: boolean): void;
  endSession(): void;
  /** Epoch ms of the server's clock, by the call's own measure of it. */
  now(): number;
  begin(callee: Callee): void;
  change(change: Partial<OngoingCall>): void;
  connect(): void;
  /** Ends and keeps the call; then calls the next one, or none. */
  save(then: Next | null): void;
  saveLog(call: UnsentCall): void;
}
