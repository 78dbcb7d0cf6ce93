import {
  type ExportedRecord,
  type ListExport,
  moneyColumn,
  textColumn,
  timeColumn,
  wordColumn,
} from "./columns.ts";

export const couponsExport: ListExport = {
  fileName: "coupons",
  columns: [
    { heading: "Code", kind: "text", value: ({ id }) => id },
    textColumn("For", "note"),
    { heading: "Percent", kind: "number", value: ({ data }) => numberOf(data, "percent") },
    moneyColumn("Amount off (INR)", (data) => numberOf(data, "amount_paise")),
    textColumn("From", "from"),
    textColumn("Until", "until"),
    textColumn("Uses", "uses"),
    textColumn("Most uses", "most_uses"),
    textColumn("Most for each person", "most_per_person"),
    wordColumn("Status", "status"),
    timeColumn("Created", "created_at"),
  ],
};

export const couponUsesExport: ListExport = {
  fileName: "coupon-uses",
  columns: [
    textColumn("Code", "code"),
    textColumn("Client", "client_name"),
    textColumn("Service", "service_name"),
    textColumn("Plan", "plan_name"),
    moneyColumn("Price before tax (INR)", ({ price_paise }) => price_paise),
    moneyColumn("Taken off (INR)", ({ discount_paise }) => discount_paise),
    wordColumn("Status", "status"),
    textColumn("Order", "order_id"),
    timeColumn("When", "created_at"),
  ],
};

/** What comes off is a percentage or an amount. */
function numberOf({ discount }: ExportedRecord["data"], part: "percent" | "amount_paise"): number | null {
  const value: unknown =
    typeof discount === "object" && discount !== null ? Reflect.get(discount, part) : null;
  return typeof value === "number" ? value : null;
}
