import {
  PERIOD_KINDS,
  type Period,
  type PeriodKind,
  periodAfter,
  periodBefore,
} from "@niyamdesk/domain/calls/period";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { reports as words } from "#messages/workspaces/reports.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Choices } from "../../../ui/choices.tsx";

interface PeriodChoiceProps {
  period: Period;
  /** Epoch ms: nothing has happened after it. */
  now: number;
  onChoose(kind: PeriodKind, at: number): void;
}

/** A day, week or month, and the ones before and after it. */
export function PeriodChoice({ period, now, onChoose }: PeriodChoiceProps) {
  const { kind, from, until } = period;
  const last = until - 1;
  const isLatest = until > now;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Choices
        label={words.periods.label}
        options={PERIOD_KINDS.map((one) => [one, words.periods[one]] as const)}
        chosen={kind}
        // Of another length around the same days; of those that are still going on, around now.
        onChoose={(next) => onChoose(next, isLatest ? now : from)}
      />
      <div className="flex items-center gap-1">
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={words.before[kind]}
          onClick={() => onChoose(kind, periodBefore(period).from)}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
        <p className="figures min-w-40 text-center text-sm font-medium" aria-live="polite">
          {kind === "day" ? istFullDate(from) : words.span(istFullDate(from), istFullDate(last))}
        </p>
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={words.after[kind]}
          disabled={isLatest}
          onClick={() => onChoose(kind, periodAfter(period).from)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
