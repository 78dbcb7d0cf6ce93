import { expect, it } from "vitest";
import { readOrder } from "./read-order.ts";

const at = (millis: number) => ({ toMillis: () => millis });

it("[O-02] the timeline is newest first, entries of the same moment in the order they were written", () => {
  const order = readOrder("ORD-1", {
    timeline: [
      { date: at(1000), event: "Order placed", description: "" },
      { date: at(5000), event: "In progress", description: "" },
      { date: at(5000), event: "In review", description: "" },
    ],
  });
  expect(order.timeline.map((entry) => entry.event)).toEqual(["In review", "In progress", "Order placed"]);
});

it("[FS-05] a time that is still on its way to the server is now, never 1970", () => {
  const before = Date.now();
  const order = readOrder("ORD-1", { date: null, timeline: [{ date: null, event: "Order placed" }] });
  expect(order.placedAt).toBeGreaterThanOrEqual(before);
  expect(order.timeline[0]?.at).toBeGreaterThanOrEqual(before);
});

it("[O-02] a record that lacks nearly everything still shows what it has", () => {
  const order = readOrder("ORD-1", {
    service_name: "GST registration",
    status: "on the moon",
    timeline: "?",
  });
  expect(order).toMatchObject({
    id: "ORD-1",
    serviceName: "GST registration",
    status: "pending",
    amount: 0,
    timeline: [],
    customer: { name: null, email: null, phone: null },
    paymentId: null,
  });
});
