import type { CallSaved } from "@niyamdesk/domain/calls/callables";
import { useCallback, useEffect, useRef } from "react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useOnline } from "../../../lib/device/online.ts";
import { toast } from "../../../lib/page/toast.ts";
import { sendCalls } from "../data/send-calls.ts";
import { useUnsentCalls } from "./outbox.ts";
import type { UnsentCall } from "./unsent-call.ts";

const AGAIN_MS = 30_000;

/** Sends what waits as soon as it can: at once, when the network returns, when somebody comes back, and now and then. */
export function useSending(uid: string): { unsent: readonly UnsentCall[]; send(): Promise<boolean> } {
  const unsent = useUnsentCalls(uid);
  const waited = useWaited(unsent);
  const send = useCallback(async () => {
    let late = 0;
    const isDone = await sendCalls(uid, (call, saved) => {
      if (waited.delete(call.callId)) late += 1;
      tellTaken(call, saved);
    }).catch(() => false);
    if (late > 0) toast("success", words.sent(late));
    return isDone;
  }, [uid, waited]);
  const waiting = unsent.filter(({ refusal }) => refusal === null).length;
  useEffect(() => {
    if (waiting === 0) return;
    const again = () => void send();
    again();
    const ticking = window.setInterval(again, AGAIN_MS);
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.clearInterval(ticking);
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [waiting, send]);
  return { unsent, send };
}

/** Ids of calls that somebody was told to be waiting, or that were waiting when the page came: their arrival is worth a word. */
function useWaited(unsent: readonly UnsentCall[]): Set<string> {
  const isOnline = useOnline();
  const isFirst = useRef(true);
  const waited = useRef(new Set<string>()).current;
  if (isFirst.current || !isOnline) for (const { callId } of unsent) waited.add(callId);
  isFirst.current = false;
  return waited;
}

function tellTaken({ name }: UnsentCall, { lead_is_others, lead_moved_on }: CallSaved): void {
  if (lead_is_others) toast("info", words.takenMeanwhile(name));
  else if (lead_moved_on) toast("info", words.movedOn(name));
}
