import { expect, it } from "vitest";
import { clientsFound, clientsOf } from "./clients-of.ts";
import { readDeskOrder } from "./desk-order.ts";

const moment = (day: number) => ({ toMillis: () => Date.UTC(2026, 10, day) });
const order = (id: string, day: number, user_id: string, name: string, more: object = {}) =>
  readDeskOrder(id, {
    ...{ user_id, date: moment(day), status: "processing" },
    customer_info: { name, email: `${user_id}@niyamdesk.example`, phone: "+919812345601" },
    ...more,
  });

it("[K-01] clients are those of one's orders, each once, whoever ordered last first", () => {
  const meera = order("ORD-1", 3, "meera", "Meera Iyer");
  const clients = clientsOf([
    meera,
    order("ORD-2", 9, "rohan", "Rohan Kulkarni"),
    order("ORD-3", 5, "meera", "Meera S. Iyer", { status: "completed" }),
    // Open orders and all orders are read apart.
    meera,
  ]);
  expect(clients.map(({ id, name, open, orders: { length } }) => [id, name, open, length])).toEqual([
    ["rohan", "Rohan Kulkarni", 1, 1],
    ["meera", "Meera S. Iyer", 1, 2],
  ]);
});

it("[K-01] a client is found by parts of the name, address or number, however it is written", () => {
  const clients = clientsOf([order("ORD-1", 3, "meera", "Meera Iyer"), order("ORD-2", 4, "om", "Om")]);
  for (const typed of ["iyer me", "MEERA@", "98123 45601", "+91-98123"]) {
    expect(
      clientsFound(clients, typed).some(({ id }) => id === "meera"),
      typed,
    ).toBe(true);
  }
  expect(clientsFound(clients, "kulkarni")).toEqual([]);
});
