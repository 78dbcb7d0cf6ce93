import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Order } from "@niyamdesk/domain/orders/order";
import { onDocumentWritten } from "firebase-functions/firestore";
import { keepCalendar } from "./keep-calendar.ts";

/** What is ordered, done or cancelled, or who has it, shows in its client's calendar, and the date of the law on the order. */
export const onOrderDated = onDocumentWritten(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true },
  async (event) => {
    const [before, after] = [event.data?.before.data(), event.data?.after.data()] as unknown as [
      Order?,
      Order?,
    ];
    if (after === undefined) return;
    if (before?.status === after.status && before.assigned_name === after.assigned_name) return;
    await keepCalendar(after.user_id);
  },
);
