import { dayOfRule, isCounted, type StandingDate } from "@niyamdesk/domain/statutory/statutory-date";
import { istDay } from "@niyamdesk/domain/time/time";
import { type FormEvent, type ReactNode, useState } from "react";
import { statutoryAdmin as words } from "#messages/workspaces/statutory-admin.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { extendStatutoryDate, saveStatutoryDate } from "../data/statutory-dates.ts";

interface DateDialogProps {
  date: StandingDate;
  onClose(): void;
}

/** What counts instead of what is built in; all that was typed stays where it is refused. */
export function ChangeDate({ date, onClose }: DateDialogProps) {
  const [day, setDay] = useState(String(dayOfRule(date.recurs)));
  const [law, setLaw] = useState(date.law);
  const [source, setSource] = useState(date.source);
  const [url, setUrl] = useState(date.source_url ?? "");
  const [checked, setChecked] = useState(() => istDay(Date.now()));
  const [paused, setPaused] = useState(date.paused);
  const [reason, setReason] = useState("");
  return (
    <Act
      title={words.changeTitle(nameOf(date))}
      onClose={onClose}
      act={() =>
        saveStatutoryDate({
          ...{ code: date.code, paused, day: Number(day), law, source, reason, version: date.version },
          ...{ source_url: url === "" ? null : url, checked_on: checked },
        })
      }
    >
      <Text
        label={isCounted(date.recurs) ? words.fields.counted : words.fields.dayOfMonth}
        type="number"
        value={day}
        onChange={setDay}
      />
      <Text label={words.fields.law} value={law} onChange={setLaw} />
      <Text label={words.fields.source} value={source} onChange={setSource} />
      <Text label={words.fields.source_url} type="url" value={url} onChange={setUrl} optional />
      <Text label={words.fields.checked_on} type="date" value={checked} onChange={setChecked} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox checkbox-sm checkbox-primary"
          checked={paused}
          onChange={(event) => setPaused(event.target.checked)}
        />
        {words.fields.paused}
      </label>
      <Text label={words.fields.reason} value={reason} onChange={setReason} />
    </Act>
  );
}

/** An authority moved the date of one period. */
export function ExtendDate({ date, onClose }: DateDialogProps) {
  const [period, setPeriod] = useState("");
  const [day, setDay] = useState("");
  const [order, setOrder] = useState("");
  const [url, setUrl] = useState("");
  const [reason, setReason] = useState("");
  return (
    <Act
      title={words.extendTitle(nameOf(date))}
      onClose={onClose}
      act={() =>
        extendStatutoryDate({
          ...{ code: date.code, period, day: day === "" ? null : day, order, source_url: url, reason },
          ...{ checked_on: istDay(Date.now()), version: date.version },
        })
      }
    >
      <Text label={words.fields.period} value={period} onChange={setPeriod} />
      <Text label={words.fields.extended_to} type="date" value={day} onChange={setDay} optional />
      <Text label={words.fields.order} value={order} onChange={setOrder} />
      <Text label={words.fields.source_url} type="url" value={url} onChange={setUrl} />
      <Text label={words.fields.reason} value={reason} onChange={setReason} />
    </Act>
  );
}

/** The title of a date without a period. */
export function nameOf({ words: { en } }: Pick<StandingDate, "words">): string {
  return en.title.replace(/,? ?\{share\}/, "").replace(/ (for )?\{period\}/, "");
}

interface ActProps {
  title: string;
  act(): Promise<unknown>;
  onClose(): void;
  children: ReactNode;
}

function Act({ title, act, onClose, children }: ActProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await act();
      toast("success", words.saved);
      onClose();
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog open title={title} closable={!busy} onClose={onClose}>
      <form aria-label={title} className="grid gap-4" onSubmit={(event) => void send(event)}>
        {children}
        <p role="alert" className="text-sm font-medium text-error empty:hidden">
          {failure}
        </p>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="outline" disabled={busy} onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface TextProps {
  label: string;
  type?: "text" | "number" | "url" | "date";
  value: string;
  optional?: boolean;
  onChange(value: string): void;
}

function Text({ label, type = "text", value, optional = false, onChange }: TextProps) {
  return (
    <label className="grid gap-1.5 text-sm">
      <span className="font-semibold">{label}</span>
      <input
        type={type}
        className="input w-full"
        required={!optional}
        maxLength={300}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
