import { PATHS } from "@niyamdesk/domain/base/addresses";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { dashboard as words } from "#messages/dashboard.ts";
import { LANGUAGE } from "#messages/language.ts";
import { istDayMonth } from "../../../lib/time/ist-words.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useOwnCalendar } from "../data/own-calendar.ts";
import { isToDo } from "../read-calendar.ts";

const SHOWN = 5;

/** The next dates of the law. A failure is said, with the way to the calendar. @param today such as `2026-12-01` */
export function NextDates({ uid, today }: { uid: string; today: string }) {
  const live = useOwnCalendar(uid);
  const calendar = live.status === "ready" ? live.value : null;
  const none = calendar ? words.lawNone : words.lawAsk;
  const next = calendar?.dates.filter((date) => date.day >= today && isToDo(date, calendar.marks)) ?? [];
  return (
    <Panel title={words.law} aside={<TextLink to={PATHS.user.calendar}>{words.lawAll}</TextLink>} framed>
      {next.length === 0 ? (
        <p className="muted">
          {live.status === "ready" ? none : live.status === "failed" ? words.lawFailed : words.lawLoading}
        </p>
      ) : (
        <ul className="grid gap-1.5">
          {next.slice(0, SHOWN).map(({ key, title, day }) => (
            <li key={key} className="flex min-h-11 items-center justify-between gap-4">
              <span className="min-w-0">{title[LANGUAGE]}</span>
              <span className="figures shrink-0 text-sm">{istDayMonth(startOfIstDayNamed(day))}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
