import type { CallDisposition } from "@niyamdesk/domain/calls/call";
import { callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { useId } from "react";
import { common } from "#messages/common.ts";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { serviceOptions } from "../../../lib/services/service-options.ts";
import { useServiceNames } from "../../../lib/services/use-service-names.ts";
import { istInput } from "../../../lib/time/ist-input.ts";
import { istDayWords, istTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { CallRadios } from "./call-choice.tsx";
import { type CallTimes, followUpAt, pickedAt } from "./follow-up.ts";
import type { CallForm, FollowUpKind } from "./ongoing-call.ts";
import { NEXT_KEYS, RESULT_KEYS } from "./use-call-keys.ts";

interface ResultFormProps {
  form: CallForm;
  /** E.164 */
  phone: string;
  times: CallTimes;
  /** Epoch ms of the server's clock. */
  now: number;
  asksPayment: boolean;
  /** Keys stand on the buttons where there is a keyboard. */
  hasKeys: boolean;
  canResolve(disposition: CallDisposition): boolean;
  change(change: Partial<CallForm>): void;
}

/** In the order in which they are needed. */
const RESULTS = ["interested", "callback", "not_interested", "converted", "do_not_call"] as const;

/** What came of a call, when the next one is, and what was said. */
export function ResultForm(props: ResultFormProps) {
  const { form, canResolve, hasKeys, change } = props;
  const { disposition, notes } = form;
  const noteId = useId();
  const isOver =
    disposition === "converted" || disposition === "not_interested" || disposition === "do_not_call";
  return (
    <>
      {RESULTS.some(canResolve) && (
        <CallRadios
          legend={words.result}
          options={RESULTS.filter(canResolve)}
          chosen={disposition}
          onChoose={(result) => change({ disposition: result, barred: false })}
          wordsOf={words.results}
          keyOf={hasKeys ? (result) => RESULT_KEYS[result] : undefined}
        />
      )}
      {disposition === "do_not_call" && <Bar {...props} />}
      {disposition === "converted" && <Converted {...props} />}
      {!isOver && <NextCall {...props} />}
      <div>
        <label htmlFor={noteId} className="mb-1.5 block text-sm font-semibold">
          {words.note}
        </label>
        <textarea
          id={noteId}
          rows={2}
          maxLength={4000}
          className="textarea w-full"
          value={notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </div>
    </>
  );
}

/** Asked in its place: the sheet of a phone is a dialog already, and no dialog opens a dialog. */
function Bar({ form, phone, change }: ResultFormProps) {
  const shown = useShownPhone();
  if (form.barred)
    return (
      <p role="status" className="text-sm">
        {words.barred}
      </p>
    );
  return (
    <div role="alert" className="alert alert-error alert-soft text-base-content">
      <div className="grid gap-2.5">
        <p className="font-medium">{words.barTitle(shown(phone))}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" className="act-button" look="danger" onClick={() => change({ barred: true })}>
            {words.barYes}
          </Button>
          <Button
            size="small"
            className="act-button"
            look="outline"
            onClick={() => change({ disposition: null })}
          >
            {words.barNo}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Converted({ form, asksPayment, change }: ResultFormProps) {
  const id = useId();
  const names = useServiceNames();
  // What a payment converted stands: there is nothing to ask, and nothing to take back.
  if (!asksPayment) return null;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.paid}
      </label>
      <select
        id={id}
        className="select w-full"
        value={form.paid}
        onChange={({ target }) => change({ paid: target.value })}
      >
        <option value="">{common.choose}</option>
        {serviceOptions(form.paid === "" ? names : [form.paid, ...names]).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <p className="muted mt-1 text-sm">{words.convertedOnce}</p>
    </div>
  );
}

const KINDS = ["hours", "tomorrow", "week", "pick", "none"] as const;

function NextCall({ form: { followUp, disposition }, times, now, hasKeys, change }: ResultFormProps) {
  const dayId = useId();
  const timeId = useId();
  const { kind, at, day, time } = followUp;
  const choose = (chosen: FollowUpKind) => change({ followUp: followUpAt(chosen, now, times) });
  const pick = (pickedDay: string, pickedTime: string) =>
    change({ followUp: pickedAt(pickedDay, pickedTime) });
  const window = at === null ? null : callWindow(at, times.hours, times.wish);
  return (
    <CallRadios
      legend={words.next}
      options={KINDS.filter((one) => one !== "none" || disposition !== "callback")}
      chosen={kind}
      onChoose={choose}
      wordsOf={words}
      keyOf={hasKeys ? keyOfNext : undefined}
    >
      {kind === "pick" && (
        <div className="mt-2.5 grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-3">
          <label htmlFor={dayId} className="text-sm">
            <span className="muted mb-1 block">{words.pickDay}</span>
            <input
              id={dayId}
              type="date"
              className="input w-full min-w-0"
              min={istInput(now).day}
              value={day}
              onChange={({ target }) => pick(target.value, time)}
            />
          </label>
          <label htmlFor={timeId} className="text-sm">
            <span className="muted mb-1 block">{words.pickTime}</span>
            <input
              id={timeId}
              type="time"
              className="input w-full min-w-0"
              value={time}
              onChange={({ target }) => pick(day, target.value)}
            />
          </label>
        </div>
      )}
      <p aria-live="polite" className="muted mt-1.5 text-sm empty:hidden">
        {at !== null && `${istDayWords(at)}, ${istTime(at)}`}
      </p>
      {window !== null && !window.open && window.opens !== null && (
        <p className="text-sm">{words.outside(window.opens)}</p>
      )}
    </CallRadios>
  );
}

function keyOfNext(kind: FollowUpKind): string | null {
  return kind === "pick" || kind === "none" ? null : NEXT_KEYS[kind];
}
