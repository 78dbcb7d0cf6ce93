import { expect, it } from "vitest";
import { rowsInTurn } from "./rows-in-turn.ts";

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => ({ id: `r${from + n}` }));

it("[N-32] a list that is opened, and another search's rows, begin with a screenful", () => {
  expect(rowsInTurn(numbered(0, 50), [])).toHaveLength(20);
  expect(rowsInTurn(numbered(100, 150), numbered(0, 50))).toHaveLength(20);
  expect(rowsInTurn(numbered(0, 7), [])).toHaveLength(7);
});

it("[N-32] rows that stand stay while others come before, between and behind them", () => {
  const before = numbered(0, 50);
  expect(rowsInTurn(before, before)).toBe(before);
  expect(rowsInTurn(numbered(0, 100), before)).toEqual(before);
  const among = [{ id: "new" }, ...before.slice(0, 30), { id: "other" }, ...before.slice(30)];
  expect(rowsInTurn([...among, ...numbered(50, 80)], before)).toEqual(among);
});
