import { expect, test } from "vitest";
import { openSumsOf, ownSums } from "./own-sums.ts";
import { readCommission, readStatement } from "./read-commission.ts";

const at = (day: string) => Date.parse(`${day}T12:00:00+05:30`);
const NOW = at("2026-12-01");
const line = (
  day: string,
  status: "accrued" | "payable" | "paid" | "reversed",
  paise: number,
  month: string | null = null,
) => ({
  ...{ at: at(day), status, paise, month },
});

test("[F-09] what a partner reads first: earned this month, still waiting, payable, paid this financial year", () => {
  const lines = [
    line("2026-12-01", "accrued", 22_485),
    line("2026-12-01", "reversed", 0),
    line("2026-11-20", "accrued", 10_000),
    line("2026-10-20", "payable", 30_000, "2026-12"),
    // In a month that is closed and not paid: it is still to come.
    line("2026-10-02", "payable", 40_000, "2026-11"),
  ];
  const months = [
    { status: "closed" as const, commissionPaise: 40_000, paidAt: null },
    { status: "returned" as const, commissionPaise: 7_000, paidAt: null },
    { status: "paid" as const, commissionPaise: 50_000, paidAt: at("2026-11-10") },
    { status: "paid" as const, commissionPaise: 60_000, paidAt: at("2026-03-10") },
  ];
  expect(ownSums(openSumsOf(lines, NOW), months, NOW)).toEqual({
    ...{ monthPaise: 22_485, waitingPaise: 32_485, payablePaise: 77_000, yearPaise: 50_000 },
  });
  expect(ownSums(openSumsOf([], NOW), [], NOW).monthPaise).toBe(0);
});

test("[F-10] a line counts what is left of it; one that does not say where it stands is left out, as such a statement is", () => {
  const stored = { status: "accrued", amount_paise: 100, taken_back_paise: 30, order: { client: "Asha R." } };
  expect(readCommission("1", stored)).toMatchObject({ paise: 70, client: "Asha R." });
  expect(readCommission("2", { ...stored, status: "odd" })).toBeNull();
  expect(readStatement("3", { month: "2026-11", status: "odd" })).toBeNull();
});
