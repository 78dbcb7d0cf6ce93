import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { desk } from "#messages/workspaces/order-desk.ts";
import { istFullDate, istWeekday } from "../../../lib/time/ist-words.ts";
import { NothingHere } from "../../../ui/work-list.tsx";
import { daysAhead } from "./days-ahead.ts";
import type { DeskOrder } from "./desk-order.ts";
import type { QueueContext } from "./queue-columns.tsx";
import { WorkRows } from "./work-rows.tsx";

const words = desk.calendar;
const DAY_MS = 86_400_000;

interface DeadlinesProps {
  orders: readonly DeskOrder[];
  context: QueueContext;
  days: number;
  /** Of a day: below what they stand under. */
  heading: "h2" | "h3";
}

/** What was promised for each of the days to come, whoever has to keep it. */
export function Deadlines({ orders, context, days, heading: Heading }: DeadlinesProps) {
  const ahead = daysAhead(orders, context.now, days);
  if (ahead.length === 0) return <NothingHere>{desk.day.nothingDue}</NothingHere>;
  return (
    <ol className="grid gap-5">
      {ahead.map(({ day, orders: due }) => (
        <li key={day}>
          <Heading className="mb-1.5 text-sm font-semibold">
            {nameOf(day, context.now)}
            <span className="muted font-normal">
              {" "}
              {istWeekday(day)}, {istFullDate(day)}
            </span>
          </Heading>
          <WorkRows
            label={istFullDate(day)}
            orders={due}
            context={context}
            hidesDate
            aside={({ turn }) =>
              turn === null ? null : <span className="muted">{words.whose(desk.turns[turn])}</span>
            }
          />
        </li>
      ))}
    </ol>
  );
}

function nameOf(day: number, now: number): string {
  const days = Math.round((day - startOfIstDay(now)) / DAY_MS);
  return days === 0 ? words.today : days === 1 ? words.tomorrow : "";
}
