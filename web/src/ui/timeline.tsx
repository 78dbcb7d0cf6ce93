import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { timeline as words } from "#messages/timeline.ts";
import { byIstDay, istDaysBetween } from "../lib/time/by-day.ts";
import { istFullDate, istTime, istWeekday } from "../lib/time/ist-words.ts";
import { useIstDay } from "../lib/time/use-ist-day.ts";
import { Button } from "./button.tsx";

const TONES = {
  plain: "border-base-300 bg-base-200",
  success: "border-success/25 bg-success/12 text-success",
  warning: "border-warning/60 bg-warning/30",
  error: "border-error/25 bg-error/10 text-error",
} as const;

export interface TimelineEntry {
  id: string | number;
  /** Epoch ms. */
  at: number;
  title: string;
  detail?: ReactNode;
  /** Who did it. */
  who?: string | null;
  icon?: LucideIcon;
  tone?: keyof typeof TONES;
}

interface TimelineProps {
  /** Newest first. */
  entries: readonly TimelineEntry[];
  /** As many are shown until somebody asks for earlier ones. */
  first?: number;
}

/**
 * What happened, by whom and when, the latest on top, under the days of India. What comes while it is open is said politely, and
 * nothing that stands there folds away for it.
 */
export function Timeline({ entries, first = 10 }: TimelineProps) {
  // As many of the oldest are folded away as at the beginning, however many come on top.
  const [folded, setFolded] = useState(() => Math.max(0, entries.length - first));
  const list = useRef<HTMLDivElement>(null);
  const uncovered = useRef<number | null>(null);
  const hidden = Math.min(folded, Math.max(0, entries.length - 1));
  const shown = entries.slice(0, entries.length - hidden);

  // The button that was pressed is gone: reading goes on where it stood.
  useEffect(() => {
    if (uncovered.current === null || hidden > 0) return;
    list.current?.querySelectorAll<HTMLElement>("li")[uncovered.current]?.focus();
    uncovered.current = null;
  }, [hidden]);

  return (
    <div ref={list}>
      {byIstDay(shown).map(({ start, entries: ofDay }) => (
        <DayOf key={start} start={start}>
          {ofDay.map((entry) => (
            <Entry key={entry.id} entry={entry} latest={entry === entries[0]} />
          ))}
        </DayOf>
      ))}
      {hidden > 0 && (
        <Button
          look="quiet"
          className="mt-1 -ml-3"
          onClick={() => {
            uncovered.current = shown.length;
            setFolded(0);
          }}
        >
          {words.earlier(hidden)}
        </Button>
      )}
      <Additions entries={entries} />
    </div>
  );
}

function DayOf({ start, children }: { start: number; children: ReactNode }) {
  const id = useId();
  const today = useIstDay();
  return (
    <>
      <h3 id={id} className="timeline-day">
        {dayWords(start, today)}
      </h3>
      <ol aria-labelledby={id}>{children}</ol>
    </>
  );
}

/** `Today · Sat 28 Nov 2026` */
function dayWords(start: number, today: number): string {
  const date = `${istWeekday(start)} ${istFullDate(start)}`;
  const days = istDaysBetween(today, start);
  if (days === 0) return `${words.today} · ${date}`;
  return days === -1 ? `${words.yesterday} · ${date}` : date;
}

function Entry({ entry, latest }: { entry: TimelineEntry; latest: boolean }) {
  const { at, title, detail, who, icon: Icon, tone = "plain" } = entry;
  return (
    <li tabIndex={-1} className="timeline-entry">
      <span aria-hidden="true" className={`timeline-mark ${TONES[tone]}`}>
        {Icon === undefined ? <span className="timeline-dot" /> : <Icon size={16} />}
      </span>
      <div className="min-w-0 pt-0.5 pb-5">
        <div className="flex items-baseline justify-between gap-4">
          <p className={latest ? "font-semibold" : "font-medium"}>{title}</p>
          <time
            className="muted figures shrink-0 text-sm whitespace-nowrap"
            dateTime={new Date(at).toISOString()}
          >
            {istTime(at)}
          </time>
        </div>
        {detail !== undefined && detail !== "" && <div className="text-sm">{detail}</div>}
        {who && <p className="muted text-sm">{who}</p>}
      </div>
    </li>
  );
}

/** Says what was not there before. The region stands from the beginning: only a change in one is heard. */
function Additions({ entries }: { entries: readonly TimelineEntry[] }) {
  const known = useRef<ReadonlySet<TimelineEntry["id"]> | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const before = known.current;
    known.current = new Set(entries.map(({ id }) => id));
    const added = before === null ? [] : entries.filter(({ id }) => !before.has(id));
    if (added.length > 0) setSaid(added.map(({ title, at }) => words.added(title, istTime(at))).join(" "));
  }, [entries]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
