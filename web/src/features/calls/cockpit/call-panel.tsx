import {
  CALL_DISPOSITIONS,
  CALL_STATUSES,
  type CallDisposition,
  type CallStatus,
} from "@niyamdesk/domain/calls/call";
import { useState } from "react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useOnline } from "../../../lib/device/online.ts";
import { useMedia, WIDE } from "../../../lib/device/use-media.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { useCalledLead } from "../data/queue.ts";
import { CallFacts } from "./call-facts.tsx";
import { CallHead } from "./call-head.tsx";
import { CallLength, ForgottenCall } from "./call-length.tsx";
import { CallOutcomes } from "./call-outcomes.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import { type CallTimes, followUpAt, missingIn, withStatus } from "./follow-up.ts";
import type { OngoingCall } from "./ongoing-call.ts";
import { PhoneLine } from "./phone-line.tsx";
import { ResultForm } from "./result-form.tsx";
import { SaveButtons } from "./save-buttons.tsx";
import { SessionFoot } from "./session-parts.tsx";
import { offlineWords } from "./unsent-strip.tsx";
import { NEXT_KEYS, OUTCOME_KEYS, RESULT_KEYS, useCallKeys } from "./use-call-keys.ts";
import { useReturn } from "./use-return.ts";

/** The call that runs, until it is saved. */
export function CallPanel({ model, call }: { model: CockpitModel; call: OngoingCall }) {
  const isOnline = useOnline();
  const isWide = useMedia(WIDE);
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
    <div className="grid gap-4 pt-1 lg:gap-3">
      <CallHead call={call} model={model} />
      {/* The sheet of a phone lies over the banner. */}
      {!isWide && !isOnline && (
        <p className="call-offline alert alert-warning alert-soft text-sm text-base-content">
          {offlineWords(model)}
        </p>
      )}
      <ForgottenCall model={model} call={call} />
      {!isPhone && <PhoneLine phone={call.phone} />}
      <CallFacts leadId={call.leadId} isBrief={call.status !== null} />
      <CallOutcomes call={call} onSay={say} />
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
      <SessionFoot model={model} canSkip={false} />
    </div>
  );
}
