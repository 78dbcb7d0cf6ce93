import { monthFrom, monthOf } from "@niyamdesk/domain/accounting/month";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { books } from "#messages/workspaces/accounting.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { Button } from "../../../ui/button.tsx";

const words = books.month;
/** Two years back, which corrections and annual returns ask for. */
const MONTHS = 24;

/** Which month the page shows: the latest ones by name, and one further either way. */
export function MonthChoice({ month, onChange }: { month: string; onChange(month: string): void }) {
  const id = useId();
  const now = monthOf(Date.now());
  const recent = Array.from({ length: MONTHS }, (_, back) => monthFrom(now, -back));
  const options = recent.includes(month) ? recent : [...recent, month].sort().reverse();
  const step = (by: number) => onChange(monthFrom(month, by));
  return (
    <div className="flex items-center gap-2">
      <Button look="outline" className="min-h-11 px-3" aria-label={words.before} onClick={() => step(-1)}>
        <ChevronLeft size={18} aria-hidden="true" />
      </Button>
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <select
        id={id}
        className="select min-h-11 w-44"
        value={month}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {monthWords(option)}
          </option>
        ))}
      </select>
      <Button
        look="outline"
        className="min-h-11 px-3"
        aria-label={words.after}
        disabled={month >= now}
        onClick={() => step(1)}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
