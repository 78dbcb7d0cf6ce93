import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatRupees } from "@niyamdesk/domain/money/money";
import { Link } from "react-router-dom";
import { orders as words } from "#messages/orders.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { OrderView } from "../read-order.ts";
import { OrderClock } from "./order-clock.tsx";
import { OrderStatusBadge } from "./order-status.tsx";
import { StepTrack } from "./step-track.tsx";

/** One order of a list: the whole row leads to it. */
export function OrderRow({
  order,
  heading: Heading,
  nextStep = false,
}: {
  order: OrderView;
  heading: "h2" | "h3";
  nextStep?: boolean;
}) {
  return (
    <li className="group relative px-4 py-4 transition-colors hover:bg-base-200 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <Heading className="min-w-0 text-base font-semibold">
          <Link
            to={PATHS.userOrder(order.id)}
            className="after:absolute after:inset-0 group-hover:text-primary"
          >
            {order.serviceName}
          </Link>
        </Heading>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="muted mt-1 flex flex-wrap items-baseline gap-x-2 text-sm">
        {order.planName && <span>{order.planName}</span>}
        {order.planName && <span aria-hidden="true">·</span>}
        <span translate="no" className="figures">
          {formatRupees(order.amount)}
        </span>
        <span aria-hidden="true">·</span>
        <time dateTime={new Date(order.placedAt).toISOString()}>{istFullDate(order.placedAt)}</time>
      </p>
      {nextStep && <Standing order={order} />}
    </li>
  );
}

/** How far it is and whose turn; of an order without steps, what its status says. */
function Standing({ order }: { order: OrderView }) {
  if (order.work === null) return <p className="mt-2 text-sm">{words.nextSteps[order.status]}</p>;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StepTrack work={order.work} />
      <OrderClock order={order} />
    </p>
  );
}
