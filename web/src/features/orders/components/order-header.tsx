import { PATHS } from "@niyamdesk/domain/base/addresses";
import { orders as words } from "#messages/orders.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import type { OrderView } from "../read-order.ts";
import { OrderStatusBadge } from "./order-status.tsx";

interface OrderHeaderProps {
  order: OrderView;
  /** What comes next is told below, by its steps. */
  told?: boolean;
}

/** Which order, where it stands and what comes next. */
export function OrderHeader({ order, told = false }: OrderHeaderProps) {
  return (
    <header className="mb-6">
      <BackLink to={PATHS.user.orders}>{words.title}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">{order.serviceName}</h1>
        <span role="status">
          <OrderStatusBadge status={order.status} />
        </span>
      </div>
      <p className="muted mt-1.5 flex flex-wrap gap-x-2 text-sm">
        {order.planName && <span>{order.planName}</span>}
        {order.planName && <span aria-hidden="true">·</span>}
        <span>{words.orderedOn(istFullDate(order.placedAt))}</span>
        <span aria-hidden="true" className="max-sm:hidden">
          ·
        </span>
        <span translate="no" className="font-mono max-sm:basis-full text-xs leading-6 break-all">
          {order.id}
        </span>
      </p>
      {!told && (
        <p className="mt-3 max-w-prose">
          {order.status === "awaiting_documents" ? words.documentsAwaited : words.nextSteps[order.status]}
        </p>
      )}
    </header>
  );
}
