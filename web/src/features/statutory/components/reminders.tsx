import { REMINDER_DAYS, type ReminderChoice } from "@niyamdesk/domain/statutory/reminders";
import { useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { statutory as words } from "#messages/statutory.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { changeAddress, chooseReminders } from "../data/calendar-acts.ts";

/** A switch for each way and each time; saved with the press. */
export function Reminders({ choice: saved }: { choice: ReminderChoice }) {
  const [sent, setSent] = useState<ReminderChoice | null>(null);
  const choice = sent ?? saved;
  async function save(next: ReminderChoice): Promise<void> {
    setSent(next);
    try {
      await chooseReminders({ ...next, days: [...next.days], language: LANGUAGE });
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setSent(null);
    }
  }
  return (
    <div className="grid gap-1">
      <Switch label={words.inbox} on={choice.inbox} onChange={(inbox) => void save({ ...choice, inbox })} />
      <Switch label={words.mail} on={choice.mail} onChange={(mail) => void save({ ...choice, mail })} />
      {REMINDER_DAYS.map((days) => (
        <Switch
          key={days}
          label={words.daysBefore(days)}
          on={choice.days.includes(days)}
          onChange={(on) =>
            void save({
              ...choice,
              days: REMINDER_DAYS.filter((one) => (one === days ? on : choice.days.includes(one))),
            })
          }
        />
      ))}
    </div>
  );
}

/** The private address for other calendars: shown once when it is made. */
export function PrivateAddress({ since }: { since: number | null }) {
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function act(what: "renew" | "remove"): Promise<void> {
    setBusy(true);
    try {
      setAddress((await changeAddress(what)).address);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-3">
      <p className="muted text-sm">{words.addressHint}</p>
      {address !== null && (
        <label className="grid gap-1 text-sm">
          <span className="font-semibold">{words.address}</span>
          <input
            readOnly
            className="input w-full"
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <span className="muted">{words.addressOnce}</span>
        </label>
      )}
      {address === null && since !== null && (
        <p className="text-sm">
          {words.addressSince(istFullDate(since))} {words.addressRenewHint}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="outline" busy={busy} onClick={() => void act("renew")}>
          {since === null ? words.makeAddress : words.renewAddress}
        </Button>
        {since !== null && (
          <Button look="quiet" disabled={busy} onClick={() => void act("remove")}>
            {words.removeAddress}
          </Button>
        )}
      </div>
    </div>
  );
}
