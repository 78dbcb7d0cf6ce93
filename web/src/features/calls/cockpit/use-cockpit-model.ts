import { callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { useCallback, useMemo, useRef, useState } from "react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useServerClock } from "../../../lib/time/server-clock.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { connectCall, startCall, useCallingHours } from "../data/current-call.ts";
import { useOwnCalled } from "../data/queue.ts";
import type { Callee, Cockpit } from "./cockpit.ts";
import type { Card, CockpitModel } from "./cockpit-model.ts";
import { keepCall, keptCall } from "./kept-call.ts";
import { newCall, type OngoingCall } from "./ongoing-call.ts";
import { dropUnsent, putUnsent } from "./outbox.ts";
import { refusalWords } from "./refusal-words.ts";
import { type UnsentCall, unsentOf } from "./unsent-call.ts";
import { useCallLock } from "./use-call-lock.ts";
import { type Next, useNext } from "./use-call-queue.ts";
import { useCallSession } from "./use-call-session.ts";
import { useCallDevice } from "./use-device.ts";
import { useOngoingCall } from "./use-ongoing-call.ts";
import { useSending } from "./use-sending.ts";
import { useSignOfLife } from "./use-sign-of-life.ts";

const NONE: Card = { kind: "none" };
/** Says nothing about whether the call may be made: it goes on, and is told as a whole when it is over. */
const PASSING: readonly string[] = ["offline", "timeout", "internal", "too_many_requests"];

export function useCockpitModel(uid: string, role: "telecaller" | "ca"): CockpitModel {
  const device = useCallDevice();
  const hours = useCallingHours();
  const ahead = useServerClock();
  const minute = useServerMinute();
  const leads = useOwnCalled(uid, role);
  const [card, setCard] = useState<Card>(NONE);
  const [isFolded, setFolded] = useState(false);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const session = useCallSession();

  const { unsent, send } = useSending(uid);
  const { call, known } = useOngoingCall(uid, unsent, () => setCard(NONE));
  const { held, takeHere } = useCallLock(call?.callId ?? null);
  useSignOfLife(uid, call, held === "here");

  const shown = call?.leadId ?? (card.kind === "before" ? card.callee.lead_id : null);
  const { skipped } = session;
  const without = useMemo(() => [...skipped, ...unsent.map(({ leadId }) => leadId)], [skipped, unsent]);
  const next = useNext(leads, { uid, hours, now: minute, without }, shown);

  const state = useRef({ call, card, held, ahead, device, hours, leads });
  state.current = { call, card, held, ahead, device, hours, leads };

  const now = useCallback(() => Date.now() + (state.current.call?.ahead ?? state.current.ahead), []);

  const change = useCallback(
    (some: Partial<OngoingCall>) => {
      const { call } = state.current;
      if (call === null) return;
      const changed = { ...call, ...some, seenAt: Date.now() + call.ahead };
      state.current.call = changed;
      keepCall(uid, changed);
    },
    [uid],
  );

  /** Tells the server of a call that has begun here. A passing failure leaves it: it is told as a whole in the end. */
  const announce = useCallback(
    async (begunCall: OngoingCall, callee: Callee) => {
      const { callId, leadId, device } = begunCall;
      try {
        // The one before must have arrived: nobody is on two calls.
        await send();
        const startedAt = await startCall(callId, leadId, device);
        const kept = keptCall(uid);
        if (kept?.callId === callId)
          keepCall(uid, { ...kept, startedAt, isKnown: true, ahead: startedAt - Date.now() });
      } catch (error) {
        if (error instanceof AppError && PASSING.includes(error.code)) return;
        const kept = keptCall(uid);
        if (kept?.callId !== callId) return;
        known.over.add(callId);
        keepCall(uid, null);
        setCard({ kind: "before", callee, refusal: refusalWords(error) });
      }
    },
    [uid, send, known],
  );

  const begin = useCallback(
    (callee: Callee) => {
      const { phone_e164 } = callee;
      if (phone_e164 === null) {
        setCard({ kind: "before", callee, refusal: null });
        return;
      }
      const { ahead, device } = state.current;
      const callId = crypto.randomUUID();
      known.begun.add(callId);
      const made = newCall({ ...callee, phone_e164 }, { callId, device, ahead, now: Date.now() + ahead });
      state.current.call = made;
      keepCall(uid, made);
      setCard(NONE);
      setFolded(false);
      setConfirmed(callId);
      void announce(made, callee);
    },
    [uid, announce, known],
  );

  const start = useCallback(
    (callee: Callee) => {
      const { call, device, hours, ahead, leads } = state.current;
      setFolded(false);
      if (call !== null) {
        if (call.leadId !== callee.lead_id) toast("info", words.busyWith(call.name));
        return;
      }
      const lead = leads.status === "ready" ? leads.value.find(({ id }) => id === callee.lead_id) : undefined;
      const isOpen = callWindow(Date.now() + ahead, hours, lead?.wish ?? null).open;
      if (device === "phone" || callee.phone_e164 === null || lead?.do_not_call || !isOpen)
        setCard({ kind: "before", callee, refusal: null });
      else begin(callee);
    },
    [begin],
  );

  const connect = useCallback(() => {
    const { call } = state.current;
    if (call === null || call.connectedAt !== null) return;
    const { callId } = call;
    change({ status: "connected", connectedAt: Date.now() + call.ahead });
    connectCall(callId).then(
      (connectedAt) => {
        const kept = keptCall(uid);
        if (kept?.callId === callId) keepCall(uid, { ...kept, connectedAt, isConnectKnown: true });
      },
      // It is told with the end.
      () => undefined,
    );
  }, [uid, change]);

  const offer = useCallback((found: Next | null) => {
    setFolded(false);
    setCard(found ? { kind: "before", callee: found.callee, refusal: null } : { kind: "done" });
  }, []);

  const save = useCallback(
    (then: Next | null) => {
      const { call } = state.current;
      if (call === null) return;
      known.over.add(call.callId);
      putUnsent(uid, unsentOf(call, Date.now() + call.ahead, words.paidNote));
      state.current.call = null;
      keepCall(uid, null);
      session.count();
      setFolded(false);
      if (then) begin(then.callee);
      else if (session.isOn && !session.isPaused) offer(next);
      else setCard(NONE);
      void send();
    },
    [uid, send, begin, session, next, offer, known],
  );

  const saveLog = useCallback(
    (logged: UnsentCall) => {
      putUnsent(uid, logged);
      setCard(NONE);
      void send();
    },
    [uid, send],
  );

  const startSession = useCallback(() => {
    session.begin();
    if (state.current.call === null) offer(next);
    setFolded(false);
  }, [session, next, offer]);

  const cockpit = useMemo<Cockpit>(
    () => ({
      busyWith: call?.leadId ?? null,
      start,
      log: (callee) => {
        setFolded(false);
        const { call } = state.current;
        if (call !== null) toast("info", words.busyWith(call.name));
        else setCard({ kind: "log", callee });
      },
      startSession,
    }),
    [call?.leadId, start, startSession],
  );

  return {
    ...{ cockpit, uid, device, hours, call, held, takeHere, card, isFolded, next, session, unsent },
    ...{ now, begin, change, connect, save, saveLog },
    isResumed: call !== null && confirmed !== call.callId,
    confirmResumed: () => setConfirmed(call?.callId ?? null),
    fold: setFolded,
    close: () => {
      setCard(NONE);
      setFolded(false);
    },
    discard: (callId) => {
      known.over.delete(callId);
      dropUnsent(uid, callId);
    },
    offerNext: () => offer(next),
    skip: () => {
      if (card.kind === "before") session.skip(card.callee.lead_id);
      offer(next);
    },
    pause: (isPaused) => {
      session.pause(isPaused);
      if (isPaused) setCard(NONE);
      else if (call === null) offer(next);
    },
    endSession: () => {
      session.end();
      setCard(NONE);
    },
  };
}
