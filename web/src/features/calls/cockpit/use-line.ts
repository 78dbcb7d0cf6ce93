import { useCurrentCall } from "../data/current-call.ts";
import { useKeptCall } from "./kept-call.ts";
import { useUnsentCalls } from "./outbox.ts";

/** The lead that somebody is on the phone with, in whichever tab or on whichever device, for what stands outside of the cockpit. */
export function useLeadOnLine(uid: string): string | null {
  const kept = useKeptCall(uid);
  const unsent = useUnsentCalls(uid);
  const live = useCurrentCall(uid);
  const server = live.status === "ready" ? live.value : null;
  const isOver = unsent.some(({ callId }) => callId === server?.call_id);
  return kept?.leadId ?? (server === null || isOver ? null : server.lead_id);
}
