import { PATHS } from "@niyamdesk/domain/base/addresses";
import { builtInDate } from "@niyamdesk/domain/statutory/built-in-dates";
import { daysFrom, weekdayOf } from "@niyamdesk/domain/statutory/day";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { statutory as words } from "#messages/statutory.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate, istWeekday } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { markDate } from "../data/calendar-acts.ts";
import type { CalendarView, DateView } from "../read-calendar.ts";

interface DateRowProps {
  date: DateView;
  mark: CalendarView["marks"][string] | undefined;
  /** Such as `2026-12-01`. */
  today: string;
}

/** A date: what it is, what being late costs as far as we have a source, who does it, and what can be done. */
export function DateRow({ date, mark, today }: DateRowProps) {
  const { key, code, title, day, legalDay, extendedBy, order } = date;
  const rule = builtInDate(code);
  const text = rule?.words[LANGUAGE];
  const late = daysFrom(day, today);
  const isSettled = order !== null || mark !== undefined;
  const start = startOfIstDayNamed(day);
  return (
    <li id={key} className="grid gap-2 border-base-300 border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className={`font-semibold ${mark === undefined ? "" : "muted"}`}>{title[LANGUAGE]}</h3>
        <p className="figures text-sm">
          {istWeekday(start)}, {istFullDate(start)}
        </p>
      </div>
      {late > 0 && !isSettled && <p className="font-medium text-error text-sm">{words.late(late)}</p>}
      {extendedBy !== null && (
        <p className="text-sm">{words.extended(istFullDate(startOfIstDayNamed(legalDay)), extendedBy)}</p>
      )}
      {!isSettled && rule?.authority === "GST" && weekdayOf(day) === 0 && (
        <p className="text-sm">{words.sunday}</p>
      )}
      <p className="muted text-sm">{[text?.about, text?.late].filter(Boolean).join(" ")}</p>
      <div className="flex flex-wrap items-center gap-3">
        {order !== null && (
          <>
            <Badge tone="success">{order.done ? words.orderDone : words.ordered(order.with)}</Badge>
            <TextLink to={PATHS.userOrder(order.id)}>{words.toOrder}</TextLink>
          </>
        )}
        {order === null && <Marks date={date} mark={mark} />}
      </div>
      {rule !== undefined && (
        <details className="text-sm">
          <summary className="thumb cursor-pointer text-primary">{words.why}</summary>
          <p className="muted mt-1">
            {rule.law} · {words.source(rule.source, istFullDate(startOfIstDayNamed(rule.checked_on)))}
          </p>
        </details>
      )}
    </li>
  );
}

function Marks({ date: { key, service }, mark }: Pick<DateRowProps, "date" | "mark">) {
  const [busy, setBusy] = useState(false);
  async function set(next: "done" | "not_mine" | null): Promise<void> {
    setBusy(true);
    try {
      await markDate({ key, mark: next });
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  if (mark !== undefined) {
    return (
      <>
        <Badge tone={mark === "done" ? "success" : "neutral"}>{words.marks[mark]}</Badge>
        <Button look="quiet" size="small" className="min-h-11" busy={busy} onClick={() => void set(null)}>
          {words.takeBack}
        </Button>
      </>
    );
  }
  return (
    <>
      {service !== null && (
        <ButtonLink to={orderAddress(service)} size="small" className="min-h-11">
          {words.order}
        </ButtonLink>
      )}
      <Button look="outline" size="small" className="min-h-11" busy={busy} onClick={() => void set("done")}>
        {words.done}
      </Button>
      <Button
        look="quiet"
        size="small"
        className="min-h-11"
        disabled={busy}
        onClick={() => void set("not_mine")}
      >
        {words.notMine}
      </Button>
    </>
  );
}

/** The service; where one plan is meant, it is chosen, and the purchase begins where it is looked over. Who is billed is known from the profile. */
function orderAddress({ id, plan }: { id: string; plan: string | null }): string {
  return plan === null
    ? PATHS.service(id)
    : `${PATHS.service(id)}?${new URLSearchParams({ plan, step: "review" })}`;
}
