import type { OrderStatus } from "@niyamdesk/domain/orders/order";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { clockLine } from "../clock.ts";
import type { WorkView } from "../read-work.ts";

const LOOKS = {
  warning: "font-medium",
  error: "font-medium text-error",
  info: "",
  neutral: "muted",
  success: "",
};

/** Whose turn an order is and until when; nothing where it is closed or nobody knows. */
export function OrderClock({ order }: { order: { status: OrderStatus; work: WorkView | null } }) {
  const line = clockLine(order, useServerMinute());
  return line === null ? null : <span className={LOOKS[line.tone]}>{line.text}</span>;
}
