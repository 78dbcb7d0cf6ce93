import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { expect, it } from "vitest";
import { orders } from "./orders.ts";
import { shownWords } from "./recorded-words.ts";

/** Every text that is written into records, with these values. */
function writtenWith(words: object, values: readonly string[]): string[] {
  return Object.values(words).flatMap((part: unknown) => {
    if (typeof part === "function") return [String(part(...values))];
    return typeof part === "object" && part !== null ? writtenWith(part, values) : [String(part)];
  });
}

it("[P-13] whatever the product writes into a timeline or an inbox is said in Hindi, with its values", () => {
  const values = ["₹1,769.50 (1)", "₹2+", "₹3?"];
  const written = [...writtenWith(TIMELINE_WORDS, values), ...writtenWith(NOTICE_WORDS, values)];
  expect(written.length).toBeGreaterThan(30);
  for (const english of written) {
    const hindi = shownWords(english);
    expect(hindi, english).not.toMatch(/[A-Za-z]{2,}(?<!UPI|CA)/);
    for (const value of values.filter((sum) => english.includes(sum))) expect(hindi).toContain(value);
  }
  for (const status of ORDER_STATUSES) {
    expect(shownWords(ORDER_STATUS_LABELS[status])).toBe(orders.statuses[status]);
  }
});

it("[P-13] [FRM-05] a time within is said as the site says times; what a person wrote stays as it is", () => {
  const booked = NOTICE_WORDS.booked.content("CA Kavita Rao", "27 Nov 2026, 12:15 am IST");
  expect(shownWords(booked)).toMatch(/^CA Kavita Rao के साथ .*27 Nov 2026, 12:15\sam बजे/);
  for (const text of ["Form opened.", "", "We received your payment of", "Order received today"]) {
    expect(shownWords(text)).toBe(text);
  }
});
