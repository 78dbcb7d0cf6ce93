import type { Paise } from "./money.ts";

const SMALL =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const TENS = "Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

/** The largest first, as India counts. */
const UNITS = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1_000, "Thousand"],
  [100, "Hundred"],
] as const;

/**
 * An amount as a tax document states it: `Rupees One Lakh Seventeen Thousand Nine Hundred and Paise Fifty Only`.
 *
 * @param paise a whole number from 0 on
 */
export function amountInWords(paise: Paise): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError("Only whole paise are put in words");
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const words = `Rupees ${inWords(rupees)}`;
  return rest === 0 ? `${words} Only` : `${words} and Paise ${inWords(rest)} Only`;
}

function inWords(count: number): string {
  if (count < SMALL.length) return SMALL[count] ?? "";
  for (const [size, name] of UNITS) {
    if (count < size) continue;
    const head = `${inWords(Math.floor(count / size))} ${name}`;
    return count % size === 0 ? head : `${head} ${inWords(count % size)}`;
  }
  const tens = TENS[Math.floor(count / 10)] ?? "";
  return count % 10 === 0 ? tens : `${tens} ${SMALL[count % 10] ?? ""}`;
}
