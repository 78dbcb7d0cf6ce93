import { expect, test } from "vitest";
import { readWorkOrder } from "./read-work-order.ts";

test("[FS-05] an order that lacks everything still shows, with nothing invented", () => {
  const order = readWorkOrder("ORD-1", {
    date: { toMillis: () => 5 },
    customer_info: "odd",
    due_date: "soon",
  });
  expect(order).toEqual({
    id: "ORD-1",
    serviceName: "Service",
    planName: null,
    clientName: "Client",
    status: "pending",
    amount: 0,
    placedAt: 5,
    dueAt: null,
    isAssigned: false,
  });
});
