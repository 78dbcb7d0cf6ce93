import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords } from "./in-words.ts";

test.each([
  [0, "Rupees Zero Only"],
  [117_900, "Rupees One Thousand One Hundred Seventy Nine Only"],
  [10_000_050, "Rupees One Lakh and Paise Fifty Only"],
  [
    1_234_567_899,
    "Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Paise Ninety Nine Only",
  ],
  [2_000, "Rupees Twenty Only"],
  [1_00_00_00_00_00_000, "Rupees Ten Thousand Crore Only"],
])("[Y-08] %i paise in words, in lakh and crore", (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

const VALUES = new Map(
  Object.entries({
    ...{ Zero: 0, One: 1, Two: 2, Three: 3, Four: 4, Five: 5, Six: 6, Seven: 7, Eight: 8, Nine: 9, Ten: 10 },
    ...{ Eleven: 11, Twelve: 12, Thirteen: 13, Fourteen: 14, Fifteen: 15, Sixteen: 16, Seventeen: 17 },
    ...{ Eighteen: 18, Nineteen: 19, Twenty: 20, Thirty: 30, Forty: 40, Fifty: 50, Sixty: 60, Seventy: 70 },
    ...{ Eighty: 80, Ninety: 90 },
  }),
);
const SIZES = new Map(Object.entries({ Hundred: 100, Thousand: 1_000, Lakh: 100_000, Crore: 10_000_000 }));

/** Reads the words again, by another way than they were written. */
function value(words: string): number {
  let total = 0;
  let open = 0;
  for (const word of words.split(" ")) {
    const size = SIZES.get(word);
    if (size === undefined) open += VALUES.get(word) ?? Number.NaN;
    else if (size === 100) open *= 100;
    else if (size === 10_000_000) [total, open] = [(total + open) * size, 0];
    else [total, open] = [total + open * size, 0];
  }
  return total + open;
}

test("[Y-08] whatever the amount, its words read back are it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
      const [rupees = "", rest = "Zero Only"] = amountInWords(paise)
        .replace("Rupees ", "")
        .split(" and Paise ");
      const whole = value(rupees.replace(" Only", ""));
      expect(whole * 100 + value(rest.replace(" Only", ""))).toBe(paise);
    }),
  );
});
