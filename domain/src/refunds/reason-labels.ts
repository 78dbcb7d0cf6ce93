import type { RefundReason } from "./refund-request.ts";

/** Why money is given back, as the form asks for it and the audit log tells it. */
export const REFUND_REASON_LABELS: Readonly<Record<RefundReason, string>> = {
  cancelled_by_client: "Client cancelled",
  service_not_possible: "We can't do it",
  not_as_promised: "Our mistake",
  charged_twice: "Paid twice",
  goodwill: "Goodwill",
  other: "Another reason",
};
