import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import type { PaymentView } from "../read-payment.ts";

/** What was paid for, leading to its order when there is one. */
export function ServiceOf({ payment }: { payment: PaymentView }) {
  if (payment.orderId === null) return <span className="font-medium">{payment.service}</span>;
  return (
    <Link
      to={PATHS.userOrder(payment.orderId)}
      className="thumb font-medium underline decoration-base-300 underline-offset-4 hover:text-primary hover:decoration-current"
    >
      {payment.service}
    </Link>
  );
}
