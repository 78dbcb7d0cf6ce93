import { ORDER_STATUS_LABELS, ORDER_STATUSES } from "@niyamdesk/domain/orders/order";
import { type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

export const ordersExport: ListExport = {
  fileName: "orders",
  columns: [
    { heading: "Order", kind: "text", value: ({ id }) => id },
    { heading: "Client", kind: "text", value: ({ data }) => clientOf(data, "name") },
    { heading: "Phone", kind: "phone", value: ({ data }) => clientOf(data, "phone") },
    { heading: "Email", kind: "text", value: ({ data }) => clientOf(data, "email") },
    textColumn("Service", "service_name"),
    textColumn("Plan", "plan_name"),
    textColumn("Paid, with GST", "amount"),
    {
      heading: "Status",
      kind: "text",
      value: ({ data }) => {
        const status = ORDER_STATUSES.find((known) => known === data.status);
        return status === undefined ? null : ORDER_STATUS_LABELS[status];
      },
    },
    wordColumn("Waits for", "waits_for"),
    textColumn("With", "assigned_name"),
    timeColumn("Promised", "due_date"),
    timeColumn("Ordered", "date"),
    timeColumn("Completed", "completed_at"),
  ],
};

function clientOf(data: Readonly<Record<string, unknown>>, field: string): string | null {
  const client = data.customer_info;
  const value: unknown = typeof client === "object" && client !== null ? Reflect.get(client, field) : null;
  return typeof value === "string" ? value : null;
}
