import { expect, test } from "vitest";
import { openSums } from "./open-sums.ts";

const at = (day: string) => ({ toMillis: () => Date.parse(`${day}T12:00:00+05:30`) });
const line = (
  day: string,
  status: "accrued" | "payable" | "paid" | "reversed",
  amount_paise: number,
  month: string | null = null,
  taken_back_paise = 0,
) => ({ created_at: at(day), status, amount_paise, taken_back_paise, month });

test("[F-09] sums of a partner count what is left of each line: earned this month, waiting, payable by month", () => {
  const lines = [
    line("2026-12-01", "accrued", 22_485, null, 2_485),
    line("2026-12-01", "reversed", 9_000, null, 9_000),
    line("2026-11-20", "accrued", 10_000),
    line("2026-10-20", "payable", 30_000, "2026-12"),
    line("2026-12-01", "payable", -5_000, "2026-12"),
    line("2026-10-02", "payable", 40_000, "2026-11"),
    line("2026-09-02", "paid", 70_000, "2026-10"),
  ];
  expect(openSums(lines, at("2026-12-01").toMillis())).toEqual({
    ...{ month_paise: 15_000, waiting_paise: 30_000 },
    payable: { "2026-12": 25_000, "2026-11": 40_000 },
  });
});
