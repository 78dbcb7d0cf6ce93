import { isIstDayName, istDay, startOfIstDayNamed, startOfIstWeek } from "@niyamdesk/domain/time/time";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { practice as words } from "#messages/workspaces/practice.ts";
import { useConsultationsBetween, useOwnListing } from "../../features/consultations/data/practice.ts";
import { ConsultationSheet } from "../../features/consultations/week/consultation-sheet.tsx";
import { DayDialog } from "../../features/consultations/week/day-dialog.tsx";
import { TimesDialog } from "../../features/consultations/week/times-dialog.tsx";
import { Week } from "../../features/consultations/week/week.tsx";
import { daysOfWeek, type WeekDay } from "../../features/consultations/week/week-days.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { FollowUpForm } from "../../features/orders/desk/follow-up-form.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istDayMonth } from "../../lib/time/ist-words.ts";
import { useMinute } from "../../lib/time/use-minute.ts";
import { Button } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const DAY_MS = 86_400_000;

/** A CA's week: what is booked, when it can be, what comes after a consultation. */
export default function CaConsultations() {
  usePageTitle(words.title);
  const uid = useOwnUid();
  const now = useMinute();
  const { start, choose } = useWeek(now);
  const consultations = useConsultationsBetween(uid, start, start + 7 * DAY_MS);
  const listing = useOwnListing(uid);
  const services = useServicesOnSale();
  const [openId, setOpenId] = useState<string | null>(null);
  const [day, setDay] = useState<WeekDay | null>(null);
  const [changing, setChanging] = useState(false);
  const own = listing.status === "ready" ? listing.value : null;
  const open =
    consultations.status === "ready" ? consultations.value.find(({ id }) => id === openId) : undefined;
  return (
    <WorkspacePage
      title={words.title}
      actions={
        own !== null && (
          <Button look="outline" onClick={() => setChanging(true)}>
            {words.times.change}
          </Button>
        )
      }
    >
      {listing.status === "ready" && own === null && <p className="muted max-w-prose">{words.notListed}</p>}
      {own?.paused === true && <p className="muted max-w-prose">{words.paused}</p>}
      <WeekChoice start={start} now={now} onChange={choose} />
      <LivePanel live={consultations} label={words.loading} failure={words.failed} rows={5}>
        {(found) => (
          <Week
            days={daysOfWeek(start, own?.paused === false ? own : null, found)}
            now={now}
            onOpen={({ id }) => setOpenId(id)}
            onDay={own === null ? null : setDay}
          />
        )}
      </LivePanel>
      {open !== undefined && (
        <ConsultationSheet
          consultation={open}
          now={now}
          onClose={() => setOpenId(null)}
          followUp={
            <LivePanel live={services} label={words.loading} failure={words.failed} rows={2}>
              {(onSale) => (
                <FollowUpForm consultationId={open.id} client={open.clientName ?? ""} services={onSale} />
              )}
            </LivePanel>
          }
        />
      )}
      {day !== null && own !== null && <DayDialog day={day} own={own} onClose={() => setDay(null)} />}
      {changing && own !== null && <TimesDialog own={own} onClose={() => setChanging(false)} />}
    </WorkspacePage>
  );
}

/** The week in the address by one of its days; this one where it names none. */
function useWeek(now: number): { start: number; choose(start: number): void } {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("week") ?? "";
  const start = startOfIstWeek(isIstDayName(named) ? startOfIstDayNamed(named) : now);
  const choose = (next: number) => setParameters({ week: istDay(next) }, { replace: true });
  return { start, choose };
}

function WeekChoice({ start, now, onChange }: { start: number; now: number; onChange(start: number): void }) {
  const present = startOfIstWeek(now);
  return (
    <nav aria-label={words.week} className="flex flex-wrap items-center gap-2">
      <Button
        look="outline"
        className="min-h-11 px-3"
        aria-label={words.before}
        onClick={() => onChange(start - 7 * DAY_MS)}
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </Button>
      <p className="figures min-w-36 text-center font-medium" aria-live="polite">
        {words.weekOf(istDayMonth(start), istDayMonth(start + 6 * DAY_MS))}
      </p>
      <Button
        look="outline"
        className="min-h-11 px-3"
        aria-label={words.after}
        onClick={() => onChange(start + 7 * DAY_MS)}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
      {start !== present && (
        <Button look="quiet" onClick={() => onChange(present)}>
          {words.thisWeek}
        </Button>
      )}
    </nav>
  );
}
