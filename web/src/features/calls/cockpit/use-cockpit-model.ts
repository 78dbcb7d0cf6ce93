import { callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useServerClock } from "../../../lib/time/server-clock.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { connectCall, startCall, useCallingHours, useKnownHours } from "../data/current-call.ts";
import { useOwnCalled } from "../data/queue.ts";
import { afterBegin, tellBegin } from "./begins.ts";
import type { Callee, Cockpit } from "./cockpit.ts";
import type { Card, CockpitModel } from "./cockpit-model.ts";
import { keepCall, keptCall } from "./kept-call.ts";
import { forget } from "./known-calls.ts";
import { newCall, type OngoingCall, startedAs } from "./ongoing-call.ts";
import { dropUnsent, putUnsent } from "./outbox.ts";
import { refusalWords } from "./refusal-words.ts";
import { type UnsentCall, unsentOf } from "./unsent-call.ts";
import { useCallLock } from "./use-call-lock.ts";
import { type Next, useNext } from "./use-call-queue.ts";
import { useCallSession } from "./use-call-session.ts";
import { useCallDevice } from "./use-device.ts";
import { useOngoingCall } from "./use-ongoing-call.ts";
import { useSavedElsewhere } from "./use-saved-elsewhere.ts";
import { useSending } from "./use-sending.ts";
import { useSignOfLife } from "./use-sign-of-life.ts";

const NONE: Card = { kind: "none" };
/** Says nothing about whether the call may be made: it goes on, and is told as a whole when it is over. */
const PASSING: readonly string[] = ["offline", "timeout", "internal", "too_many_requests"];

export function useCockpitModel(uid: string): CockpitModel {
  const device = useCallDevice();
  const hours = useCallingHours();
  const areHoursKnown = useKnownHours() !== null;
  const ahead = useServerClock();
  const minute = useServerMinute();
  const leads = useOwnCalled(uid, minute);
  const [card, setCard] = useState<Card>(NONE);
  const [isFolded, setFolded] = useState(false);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const session = useCallSession();

  const { unsent, send } = useSending(uid);
  const { call, known, goesOn } = useOngoingCall(uid, unsent, () => setCard(NONE));
  const { held, takeHere } = useCallLock(call?.callId ?? null, goesOn);
  const { savedElsewhere, close: closeSaved, workHere } = useSavedElsewhere(call, held, known);
  const [pointed, setPointed] = useState(0);
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
      // What another tab has saved meanwhile is not kept anew.
      if (call === null || !goesOn(call.callId)) return;
      workHere();
      const changed = { ...call, ...some, seenAt: Date.now() + call.ahead };
      state.current.call = changed;
      keepCall(uid, changed);
    },
    [uid, workHere, goesOn],
  );

  /** Tells the server of a call that has begun here. A passing failure leaves it: it is told as a whole in the end. */
  const announce = useCallback(
    async (begunCall: OngoingCall, callee: Callee) => {
      const { callId, leadId, device } = begunCall;
      try {
        // The one before must have arrived: nobody is on two calls.
        const startedAt = await tellBegin(callId, send, () => startCall(callId, leadId, device));
        if (startedAt === undefined) return;
        const kept = keptCall(uid);
        if (kept?.callId === callId) keepCall(uid, startedAs(kept, startedAt, Date.now()));
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
      const now = Date.now();
      const made = {
        ...newCall({ ...callee, phone_e164 }, { callId, device, ahead, now: now + ahead }),
        pressedAt: now,
      };
      state.current.call = made;
      keepCall(uid, made);
      setCard(NONE);
      setFolded(false);
      setConfirmed(callId);
      void announce(made, callee);
    },
    [uid, announce, known],
  );

  /** Whether a call goes on. Then it says so where the press wanted something else, and leads to it, also where another tab has it. */
  const leadToCall = useCallback((wanted: string | null): boolean => {
    const { call, held } = state.current;
    setFolded(false);
    if (call === null) return false;
    setPointed((times) => times + 1);
    if (held === "elsewhere") toast("info", words.busyElsewhere(call.name));
    else if (call.leadId !== wanted) toast("info", words.busyWith(call.name));
    return true;
  }, []);

  const start = useCallback(
    (callee: Callee) => {
      if (leadToCall(callee.lead_id)) return;
      const { device, hours, ahead, leads } = state.current;
      const lead = leads.status === "ready" ? leads.value.find(({ id }) => id === callee.lead_id) : undefined;
      const isOpen = callWindow(Date.now() + ahead, hours, lead?.wish ?? null).open;
      if (device === "phone" || callee.phone_e164 === null || lead?.do_not_call || !isOpen)
        setCard({ kind: "before", callee, refusal: null });
      else begin(callee);
    },
    [begin, leadToCall],
  );

  const connect = useCallback(() => {
    const { call } = state.current;
    if (call === null || call.connectedAt !== null) return;
    const { callId } = call;
    const now = Date.now();
    change({ status: "connected", connectedAt: now + call.ahead, answeredAt: now });
    void tellConnected(uid, callId);
  }, [uid, change]);

  const offer = useCallback((found: Next | null) => {
    setFolded(false);
    const none: Card = { kind: state.current.leads.status === "loading" ? "looking" : "done" };
    setCard(found ? { kind: "before", callee: found.callee, refusal: null } : none);
  }, []);

  useEffect(() => {
    if (card.kind === "looking" && leads.status !== "loading") offer(next);
  }, [card.kind, leads.status, offer, next]);

  const save = useCallback(
    (then: Next | null) => {
      const { call } = state.current;
      if (call === null) return;
      workHere();
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
    [uid, send, begin, session, next, offer, known, workHere],
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
    const { call, held } = state.current;
    // What this tab cannot end is no begin of a session here.
    if (call === null || held !== "elsewhere") session.begin();
    if (!leadToCall(call?.leadId ?? null)) offer(next);
  }, [session, next, offer, leadToCall]);

  const cockpit = useMemo<Cockpit>(
    () => ({
      busyWith: call?.leadId ?? null,
      start,
      log: (callee) => {
        if (!leadToCall(null)) setCard({ kind: "log", callee });
      },
      startSession,
    }),
    [call?.leadId, start, startSession, leadToCall],
  );

  return {
    ...{ cockpit, uid, device, hours, call, held, takeHere, card, isFolded, next, session, unsent },
    ...{ areHoursKnown, savedElsewhere, closeSaved, pointed },
    ...{ now, begin, change, connect, save, saveLog },
    isResumed: call !== null && confirmed !== call.callId,
    confirmResumed: () => setConfirmed(call?.callId ?? null),
    fold: setFolded,
    close: () => {
      setCard(NONE);
      setFolded(false);
    },
    discard: (callId) => {
      forget(callId, known);
      dropUnsent(uid, callId);
    },
    returnTo: () => void leadToCall(call?.leadId ?? null),
    offerNext: () => offer(next),
    skip: () => {
      if (card.kind === "before") session.skip(card.callee.lead_id);
      offer(next);
    },
    backToSkipped: () => {
      session.unskip();
      // Who is next is known with the next drawing.
      setCard({ kind: "looking" });
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

/** Somebody answered. Where the server does not come to know it now, it is told with the end. */
async function tellConnected(uid: string, callId: string): Promise<void> {
  await afterBegin(callId);
  if (keptCall(uid)?.callId !== callId) return;
  const connectedAt = await connectCall(callId).catch(() => null);
  const kept = keptCall(uid);
  if (connectedAt !== null && kept?.callId === callId)
    keepCall(uid, { ...kept, connectedAt, isConnectKnown: true });
}
