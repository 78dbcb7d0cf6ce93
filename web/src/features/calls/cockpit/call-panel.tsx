import {
  CALL_DISPOSITIONS,
  CALL_STATUSES,
  type CallDisposition,
  type CallStatus,
} from "@niyamdesk/domain/calls/call";
import { useEffect, useRef, useState } from "react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useOnline } from "../../../lib/device/online.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { useCalledLead } from "../data/queue.ts";
import { CallAct, CallKey } from "./call-choice.tsx";
import { CallClock } from "./call-clock.tsx";
import { CallFacts } from "./call-facts.tsx";
import { CallLength, ForgottenCall } from "./call-length.tsx";
import { type CallTimes, followUpAt, missingIn, withStatus } from "./follow-up.ts";
import { aboutMinutes, NO_FOLLOW_UP, type OngoingCall, phaseOf, secondsOf } from "./ongoing-call.ts";
import { PhoneLine } from "./phone-line.tsx";
import { ResultForm } from "./result-form.tsx";
import { SessionFoot } from "./session-parts.tsx";
import { NEXT_KEYS, OUTCOME_KEYS, RESULT_KEYS, useCallKeys } from "./use-call-keys.ts";
import type { CockpitModel } from "./use-cockpit-model.ts";

/** The call that runs, until it is saved. */
export function CallPanel({ model, call }: { model: CockpitModel; call: OngoingCall }) {
  const isOnline = useOnline();
  const live = useCalledLead(call.leadId);
  const lead = live.status === "ready" ? live.value : null;
  const asksPayment = lead !== null && !lead.isPaid;
  const times: CallTimes = { hours: model.hours, wish: lead?.wish ?? null };
  const [showsMissing, setShowsMissing] = useState(false);
  const missing = missingIn(call, model.now(), asksPayment);
  const isPhone = call.device === "phone";
  useReturn(model, call);

  function say(status: CallStatus): void {
    const now = model.now();
    const form = withStatus(call, status, now, times);
    const { status: known, disposition, followUp } = form;
    const said = { status: known, disposition, followUp };
    if (status !== "connected") model.change({ ...said, endedAt: call.endedAt ?? now });
    else if (isPhone) model.change({ ...said, endedAt: call.endedAt ?? now });
    else if (call.connectedAt === null) {
      model.change({ ...said, endedAt: null });
      model.connect();
    } else model.change(said);
  }
  const resolve = (disposition: CallDisposition) => model.change({ disposition, barred: false });
  const canResolve = (disposition: CallDisposition) =>
    call.status === "connected" || (call.status !== null && disposition === "do_not_call");

  /** Whether it was saved. */
  function save(goesOn: boolean): boolean {
    if (missingIn(call, model.now(), asksPayment) !== null) {
      setShowsMissing(true);
      return false;
    }
    model.save(goesOn ? model.next : null);
    return true;
  }

  useCallKeys(useSingleKeys().on, {
    ...Object.fromEntries(CALL_STATUSES.map((status) => [OUTCOME_KEYS[status], () => say(status)])),
    ...Object.fromEntries(
      CALL_DISPOSITIONS.filter(canResolve).map((result) => [RESULT_KEYS[result], () => resolve(result)]),
    ),
    ...(call.status === null
      ? {}
      : Object.fromEntries(
          (["hours", "tomorrow", "week"] as const).map((kind) => [
            NEXT_KEYS[kind],
            () => model.change({ followUp: followUpAt(kind, model.now(), times) }),
          ]),
        )),
    "Ctrl+Enter": () => save(!isPhone),
  });

  return (
    <div className="grid gap-4 pt-1">
      <Head call={call} model={model} />
      {!isOnline && !call.isKnown && (
        <p className="alert alert-warning alert-soft text-sm text-base-content">{words.offline}</p>
      )}
      <ForgottenCall model={model} call={call} />
      {!isPhone && <PhoneLine phone={call.phone} />}
      {call.status === null && <CallFacts leadId={call.leadId} now={model.now()} />}
      <Outcomes call={call} onSay={say} />
      {call.status === "connected" && <CallLength model={model} call={call} />}
      {call.status !== null && (
        <>
          <ResultForm
            form={call}
            phone={call.phone}
            times={times}
            now={model.now()}
            asksPayment={asksPayment}
            hasKeys={!isPhone}
            canResolve={canResolve}
            change={model.change}
          />
          <SaveButtons
            model={model}
            isPhone={isPhone}
            onSave={save}
            missing={showsMissing && missing !== null ? words.missing[missing] : null}
          />
        </>
      )}
      {call.status !== null && !isPhone && (
        <details className="text-sm">
          <summary className="muted cursor-pointer">{words.facts}</summary>
          <div className="pt-2">
            <CallFacts leadId={call.leadId} now={model.now()} />
          </div>
        </details>
      )}
      <SessionFoot model={model} canSkip={false} />
    </div>
  );
}

/** On a phone the page sleeps while people talk: whoever comes back has just hung up, until they say otherwise. */
function useReturn(model: CockpitModel, call: OngoingCall): void {
  const { change, now, isResumed } = model;
  const isWaiting = call.device === "phone" && call.status === null;
  const wasReloaded = useRef(isResumed);
  useEffect(() => {
    if (!isWaiting) return;
    if (wasReloaded.current) {
      wasReloaded.current = false;
      change({ endedAt: now() });
    }
    const back = () => {
      if (document.visibilityState === "visible") change({ endedAt: now() });
    };
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [isWaiting, change, now]);
}

function Head({ call, model }: { call: OngoingCall; model: CockpitModel }) {
  const phase = phaseOf(call);
  const said = { dialing: words.dialing, connected: words.onCall, ended: words.ended }[phase];
  const isBack = call.device === "phone" && call.status === null && call.endedAt !== null;
  const hasClock = call.status === null || (call.device === "desk" && call.status === "connected");
  return (
    <div className="flex min-h-9 items-center gap-2 text-sm">
      <span className={phase === "connected" ? "font-semibold text-success" : "muted"} role="status">
        {isBack
          ? words.about(aboutMinutes(secondsOf(call, model.now())))
          : call.status === null || call.status === "connected"
            ? said
            : words.outcomes[call.status]}
      </span>
      {hasClock && !isBack && (
        <span className="text-lg font-semibold">
          <CallClock call={call} now={model.now} />
        </span>
      )}
      <span className="ms-auto flex gap-1">
        {call.status !== null && (
          <Button
            size="small"
            className="act-button"
            look="quiet"
            onClick={() => model.change({ status: null, disposition: null, followUp: NO_FOLLOW_UP })}
          >
            {words.change}
          </Button>
        )}
        {phase === "connected" && (
          <Button
            size="small"
            className="act-button"
            look="outline"
            onClick={() => model.change({ endedAt: model.now() })}
          >
            {words.endCall}
          </Button>
        )}
      </span>
    </div>
  );
}

const NOT_REACHED = ["no_answer", "busy", "voicemail", "failed"] as const;

interface OutcomesProps {
  call: OngoingCall;
  onSay(status: CallStatus): void;
}

/** How the call ended. Once somebody was spoken to, the result is what is asked. */
function Outcomes({ call, onSay }: OutcomesProps) {
  const isPhone = call.device === "phone";
  const shown = useShownPhone();
  if (call.status === "connected") return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{words.outcome}</legend>
      {call.status === null && (
        <Button size="large" block onClick={() => onSay("connected")}>
          {isPhone ? words.yesTalked : words.outcomes.connected}
          {!isPhone && <CallKey of={OUTCOME_KEYS.connected} />}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2">
        {NOT_REACHED.map((status) => (
          <CallAct
            key={status}
            isChosen={call.status === status}
            onPress={() => onSay(status)}
            hint={isPhone ? null : OUTCOME_KEYS[status]}
          >
            {words.outcomes[status]}
          </CallAct>
        ))}
      </div>
      {isPhone && call.status === null && (
        <a href={`tel:${call.phone}`} className="thumb link self-start text-sm">
          {words.again} · {shown(call.phone)}
        </a>
      )}
    </fieldset>
  );
}

interface SaveProps {
  model: CockpitModel;
  isPhone: boolean;
  onSave(goesOn: boolean): boolean;
  missing: string | null;
}

/** 'Save and call {next}' is one press; on a phone it opens the dialler itself, since only a pressed link may. */
function SaveButtons({ model: { next }, isPhone, onSave, missing }: SaveProps) {
  return (
    <div className="call-save">
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {missing}
      </p>
      {next !== null &&
        (isPhone ? (
          <a
            href={`tel:${next.callee.phone_e164}`}
            className="btn btn-primary btn-lg btn-block"
            onClick={(event) => {
              if (!onSave(true)) event.preventDefault();
            }}
          >
            {words.saveAndCall(next.callee.name)}
          </a>
        ) : (
          <Button size="large" block onClick={() => onSave(true)}>
            {words.saveAndCall(next.callee.name)}
            <CallKey of={words.saveKeys} />
          </Button>
        ))}
      <Button
        block
        {...(next === null ? { size: "large" } : { look: "outline" })}
        onClick={() => onSave(false)}
      >
        {next === null ? words.save : words.saveOnly}
        {next === null && !isPhone && <CallKey of={words.saveKeys} />}
      </Button>
    </div>
  );
}
