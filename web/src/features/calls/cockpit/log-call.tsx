import {
  CALL_STATUSES,
  type CALL_TYPES,
  type CallDisposition,
  type CallStatus,
} from "@niyamdesk/domain/calls/call";
import { useCallback, useId, useState } from "react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { clearKeptDraft, keepDraft, readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { type IstInput, instantOf, istInput } from "../../../lib/time/ist-input.ts";
import { Button } from "../../../ui/button.tsx";
import { useCalledLead } from "../data/queue.ts";
import { CallRadios } from "./call-choice.tsx";
import type { Callee } from "./cockpit.ts";
import type { CockpitModel } from "./cockpit-model.ts";
import { followUpToSend, missingInLog, withStatus } from "./follow-up.ts";
import { type CallForm, EMPTY_FORM } from "./ongoing-call.ts";
import { ResultForm } from "./result-form.tsx";
import { notesOf } from "./unsent-call.ts";

interface Logged {
  callId: string;
  type: (typeof CALL_TYPES)[number];
  began: IstInput;
  minutes: string;
  form: CallForm;
}

/** Those that came in are what is logged most. */
const DIRECTIONS = ["inbound", "outbound"] as const;

const MINUTE_MS = 60_000;
const LATEST_MS = 3 * 86_400_000;
const LONGEST_MIN = 240;

/** A call that came in, or was made without the cockpit. */
export function LogCall({ model, callee }: { model: CockpitModel; callee: Callee }) {
  const { uid, hours, now } = model;
  const draftName = `log.${uid}.${callee.lead_id}`;
  const [logged, setLogged] = useState<Logged>(() => draftOf(draftName) ?? newLog(now()));
  const [fault, setFault] = useState<string | null>(null);
  const live = useCalledLead(callee.lead_id);
  const shown = useShownPhone();
  const lead = live.status === "ready" ? live.value : null;
  const asksPayment = lead !== null && !lead.isPaid;
  const times = { hours, wish: lead?.wish ?? null };
  const minutesId = useId();
  const { type, began, minutes, form } = logged;

  const change = useCallback(
    (some: Partial<Logged>) => {
      setFault(null);
      setLogged((before) => {
        const after = { ...before, ...some };
        keepDraft(draftName, { ...after });
        return after;
      });
    },
    [draftName],
  );
  const changeForm = (some: Partial<CallForm>) => change({ form: { ...form, ...some } });
  const say = (status: CallStatus) => change({ form: withStatus(form, status, now(), times) });
  const canResolve = (disposition: CallDisposition) =>
    form.status === "connected" || (form.status !== null && disposition === "do_not_call");

  function save(): void {
    const at = instantOf(began);
    const time = now();
    const missing = missingInLog(form, minutes, time, asksPayment);
    if (at === null || at > time + MINUTE_MS || at < time - LATEST_MS) {
      setFault(words.log.late);
      return;
    }
    if (missing !== null || form.status === null) {
      setFault(words.missing[missing ?? "status"]);
      return;
    }
    const talked = form.status === "connected" ? secondsIn(minutes) : 0;
    clearKeptDraft(draftName);
    model.saveLog({
      ...{ callId: logged.callId, leadId: callee.lead_id, name: callee.name, wasStarted: false, type },
      ...{ status: form.status, disposition: form.disposition, notes: notesOf(form, words.paidNote) },
      ...{ followUp: followUpToSend(form), told: null, startedAt: at, connectedAt: null },
      ...{ endedAt: at + talked * 1000, seconds: talked, ahead: time - Date.now(), refusal: null },
    });
  }

  return (
    <div className="grid gap-4 pt-1">
      {callee.phone_e164 !== null && (
        <p translate="no" className="figures muted">
          {shown(callee.phone_e164)}
        </p>
      )}
      <CallRadios
        legend={words.log.direction}
        options={DIRECTIONS}
        chosen={type}
        onChoose={(one) => change({ type: one })}
        wordsOf={words.log}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{words.log.began}</legend>
        <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-3">
          <input
            type="date"
            aria-label={words.pickDay}
            className="input w-full min-w-0"
            max={istInput(now()).day}
            value={began.day}
            onChange={({ target }) => change({ began: { ...began, day: target.value } })}
          />
          <input
            type="time"
            aria-label={words.pickTime}
            className="input w-full min-w-0"
            value={began.time}
            onChange={({ target }) => change({ began: { ...began, time: target.value } })}
          />
        </div>
      </fieldset>
      <CallRadios
        legend={words.outcome}
        options={CALL_STATUSES}
        chosen={form.status}
        onChoose={say}
        wordsOf={words.outcomes}
      />
      {form.status === "connected" && (
        <div>
          <label htmlFor={minutesId} className="mb-1.5 block text-sm font-semibold">
            {words.log.minutes}
          </label>
          <input
            id={minutesId}
            inputMode="numeric"
            className="input figures w-24"
            maxLength={3}
            value={minutes}
            onChange={({ target }) => change({ minutes: target.value.replace(/\D/g, "") })}
          />
        </div>
      )}
      <ResultForm
        form={form}
        phone={callee.phone_e164 ?? ""}
        times={times}
        now={now()}
        asksPayment={asksPayment}
        hasKeys={false}
        canResolve={canResolve}
        change={changeForm}
      />
      <div className="call-save">
        <p role="alert" className="text-sm font-medium text-error empty:hidden">
          {fault}
        </p>
        <Button size="large" block onClick={save}>
          {words.log.save}
        </Button>
      </div>
    </div>
  );
}

function newLog(now: number): Logged {
  return {
    callId: crypto.randomUUID(),
    type: "inbound",
    began: istInput(now - 5 * MINUTE_MS),
    minutes: "",
    form: { ...EMPTY_FORM, status: "connected" },
  };
}

function draftOf(name: string): Logged | null {
  const values = readKeptDraft(name)?.values;
  return values !== undefined && typeof values.callId === "string" ? (values as unknown as Logged) : null;
}

function secondsIn(minutes: string): number {
  return Math.min(LONGEST_MIN, Number.parseInt(minutes, 10) || 0) * 60;
}
