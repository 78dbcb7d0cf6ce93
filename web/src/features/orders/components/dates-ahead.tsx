import { PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { Link } from "react-router-dom";
import { dashboard as words } from "#messages/dashboard.ts";
import { istDaysBetween } from "../../../lib/time/by-day.ts";
import { promiseWords } from "../../../lib/time/promise-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Panel } from "../../../ui/panel.tsx";
import type { OrderView } from "../read-order.ts";

const SHOWN = 5;

/** What is promised next, by the client and by us; a department promises nothing. */
export function DatesAhead({ orders }: { orders: readonly OrderView[] }) {
  const now = useServerMinute();
  const dates = orders
    .flatMap(({ id, status, serviceName, work }) => {
      const clock = work?.clock ?? null;
      if (!isOpenOrder(status) || clock === null || clock.waits_for === "government") return [];
      return [{ id, serviceName, at: clock.promised, isOurs: clock.waits_for === "us" }];
    })
    .sort((one, next) => one.at - next.at)
    .slice(0, SHOWN);
  return (
    <Panel title={words.ahead} framed>
      {dates.length === 0 ? (
        <p className="muted">{words.aheadNone}</p>
      ) : (
        <ul className="grid gap-1.5">
          {dates.map(({ id, serviceName, at, isOurs }) => {
            const late = istDaysBetween(at, now);
            return (
              <li key={id} className="flex min-h-11 items-center justify-between gap-4">
                <Link to={PATHS.userOrder(id)} className="link-hover thumb min-w-0">
                  {serviceName}
                  <span className="muted block text-sm">{isOurs ? words.ourPart : words.yourPart}</span>
                </Link>
                <span className={`figures shrink-0 text-sm ${late > 0 ? "font-medium text-error" : ""}`}>
                  {late > 0 ? words.late(late) : promiseWords(at, now)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
