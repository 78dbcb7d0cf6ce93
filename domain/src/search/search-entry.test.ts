import { expect, test } from "vitest";
import { entryWordTyped, inOrder, invoiceEntry, orderEntry, paymentEntry } from "./search-entry.ts";

const at = (ms: number) => ({ toMillis: () => ms });
const order = orderEntry({
  id: "ORD-7K2M9P4X1A8BP6R8",
  user_id: "u1",
  service_name: "Trademark",
  date: at(1),
});

test("[Z-23] a number is found by its beginning, by its end, and as screens shorten it", () => {
  for (const typed of ["ORD-7K2M9P4X1A8BP6R8", "ord-7k2", "7K2M9", "P6R8", "ORD-…P6R8", "ord-...p6r8"]) {
    expect(order.words).toContain(entryWordTyped(typed));
  }
  for (const typed of ["ORD", "7K2", "M9P4", "Trademark"])
    expect(order.words).not.toContain(entryWordTyped(typed));
  const invoice = invoiceEntry({
    number: "INV-26-27-000002",
    user_id: "u1",
    total_paise: 70_790_0,
    issued_at: at(1),
  });
  for (const typed of ["INV-26-27-000002", "inv 26 27 000002", "26-27-000002", "000002"]) {
    expect(invoice.words).toContain(entryWordTyped(typed));
  }
});

test("[Z-23] an entry names nobody", () => {
  const payment = paymentEntry({
    id: "pay_QYXiXLab12cd34",
    user_id: null,
    amount_paise: 117_900,
    date: at(1),
  });
  expect(payment).toMatchObject({ id: "payment_pay_QYXiXLab12cd34", user_id: null, label: "₹1,179" });
});

test("[Z-23] the record of that very number comes first, then the newest", () => {
  const found = ["ORD-1", "ORD-12", "ORD-123"].map((record_id, day) => ({ record_id, at: at(day) }));
  expect(inOrder(found, "ord-1")).toEqual([0, 2, 1]);
  expect(inOrder(found, "ord")).toEqual([2, 1, 0]);
});

test("[Z-23] too little is no question", () => {
  for (const typed of ["", " ", "ab", "…", "₹"]) expect(entryWordTyped(typed)).toBeNull();
});
