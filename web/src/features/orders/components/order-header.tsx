import { formatDate } from "@niyamdesk/domain/time/time";
import { ChevronLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { PATHS } from "../../../lib/page/paths.ts";
import type { OrderView } from "../read-order.ts";
import { NEXT_STEPS } from "../status.ts";
import { OrderStatusBadge } from "./order-status.tsx";

/** Which order, where it stands and what comes next. */
export function OrderHeader({ order }: { order: OrderView }) {
  return (
    <header className="mb-8">
      <Link
        to={PATHS.userOrders}
        className="muted mb-1 inline-flex min-h-11 items-center gap-1 text-sm font-medium hover:text-primary"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        My Orders
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">{order.serviceName}</h1>
        <span role="status">
          <OrderStatusBadge status={order.status} />
        </span>
      </div>
      <p className="muted mt-1.5 flex flex-wrap gap-x-2 text-sm">
        {order.planName && <span>{order.planName}</span>}
        {order.planName && <span aria-hidden="true">·</span>}
        <span>Ordered on {formatDate(order.placedAt)}</span>
        <span aria-hidden="true">·</span>
        <span translate="no" className="font-mono text-xs leading-6 break-all">
          {order.id}
        </span>
      </p>
      <p className="mt-3 max-w-prose">
        {order.status === "awaiting_documents"
          ? "We need documents from you to go on: see the list below. We contact you for them."
          : NEXT_STEPS[order.status]}
      </p>
    </header>
  );
}
