import { BUILT_IN_DATES } from "@niyamdesk/domain/statutory/built-in-dates";
import { expect, test } from "vitest";
import { ruleWords, whomWords } from "./rule-words.ts";

const of = (code: string) => {
  const rule = BUILT_IN_DATES.find((one) => one.code === code);
  if (rule === undefined) throw new RangeError(code);
  return [ruleWords(rule.recurs), whomWords(rule.concerns)];
};

test("[CAL-02] an administrator reads when each date is due, with its month, and whom it is for", () => {
  expect(of("itr_audit")).toEqual([
    "Every year, on the last day of October",
    "proprietors, partnership firms, LLPs · with an audit · not those who ticked “Transactions with related companies abroad”",
  ]);
  expect(of("gstr_3b_x")).toEqual([
    "Every quarter, on day 22 of the month after it",
    "GST quarterly (QRMP) · States of group X",
  ]);
  expect(of("tds_payment")).toEqual([
    "Every month, on day 7 of the month after it; for March, on day 30 of the month after it",
    "those who ticked “I deduct TDS from payments I make” or “I collect TCS from buyers”",
  ]);
  expect(of("tds_statement")[0]).toBe(
    "Every quarter, on the last day of the month after it; for January to March, on the last day of the 2nd month after it",
  );
  expect(of("advance_tax")[0]).toBe("Every quarter, on day 15 of its last month");
  expect(of("lut")[0]).toBe("Every year, on the last day of March");
  expect(of("aoc_4_opc")[0]).toBe("Every year, 180 days after it ends");
  expect(of("e_verify")[1]).toBe("everybody");
});

test("[CAL-02] no two dates of one law read the same", () => {
  const read = BUILT_IN_DATES.map(({ authority, words, recurs, concerns }) =>
    [authority, words.en.title, ruleWords(recurs), whomWords(concerns)].join(" "),
  );
  expect(new Set(read).size).toBe(read.length);
});
