import type { StatementStatus } from "@niyamdesk/domain/commissions/statement";
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

const closed = (month: string, status: StatementStatus, commissionPaise: number, carried = [0, 0]) => ({
  ...{ franchiseId: "KA", month, status, commissionPaise, paidAt: null },
  ...{ carriedInPaise: carried[0] ?? 0, carriedOutPaise: carried[1] ?? 0 },
});

test("[F-09] [N-26] what more was taken back than earned is deducted from what is payable, until a month makes up for it", () => {
  const payable = (lines: ReturnType<typeof line>[], months: ReturnType<typeof closed>[]) =>
    ownSums(openSumsOf(lines, NOW), months, NOW).payablePaise;
  const october = closed("2026-10", "nothing", 0, [0, -10_000]);
  // Lines of a month that came to nothing are settled; what it leaves is not.
  const settled = line("2026-10-05", "paid", -10_000, "2026-10");
  const november = line("2026-11-05", "payable", 30_000, "2026-11");
  expect(payable([settled], [october])).toBe(-10_000);
  expect(payable([settled, november], [october])).toBe(20_000);
  expect(payable([settled, november], [closed("2026-11", "closed", 20_000, [-10_000, 0]), october])).toBe(
    20_000,
  );
  const paid = { ...closed("2026-11", "paid", 20_000, [-10_000, 0]), paidAt: null };
  expect(payable([settled, { ...november, status: "paid" }], [paid, october])).toBe(0);
  // Of each territory its own.
  expect(payable([], [{ ...october, franchiseId: "MH" }, october])).toBe(-20_000);
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
    closed("2026-11", "closed", 40_000),
    closed("2026-09", "returned", 7_000),
    { ...closed("2026-10", "paid", 50_000), paidAt: at("2026-11-10") },
    { ...closed("2026-02", "paid", 60_000), paidAt: at("2026-03-10") },
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
