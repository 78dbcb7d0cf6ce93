/**
 * Money is an integer number of paise in code; stored `amount` fields are whole rupees.
 */
export type Paise = number;

const PAISE_PER_RUPEE = 100;

/** Whole or two-decimal rupees → paise, without binary drift (4.35 → 435). @throws RangeError when not finite. */
export function paiseOfRupees(rupees: number): Paise {
  if (!Number.isFinite(rupees)) throw new RangeError("Rupees must be a finite number");
  return Math.round(Number((rupees * PAISE_PER_RUPEE).toFixed(4)));
}

/** Paise → rupees, for stored whole-rupee fields and for display. */
export function rupeesOfPaise(paise: Paise): number {
  return paise / PAISE_PER_RUPEE;
}

/** Rounds to the nearest rupee, half up (CGST Act s. 170). */
export function roundToRupee(paise: Paise): Paise {
  return Math.floor((paise + PAISE_PER_RUPEE / 2) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** The share of an amount, such as a discount of 10 %, rounded half up to whole paise. */
export function percentOf(paise: Paise, percent: number): Paise {
  return Math.floor((paise * percent) / 100 + 0.5);
}

const wholeRupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const withPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** `₹1,00,000`, or `₹1,178.82` when there are paise. Indian grouping. */
export function formatPaise(paise: Paise): string {
  const rupees = rupeesOfPaise(paise);
  return Number.isInteger(rupees) ? wholeRupees.format(rupees) : withPaise.format(rupees);
}

/** `₹1,00,000.00`: always with paise, as on tax documents. */
export function formatPaiseExact(paise: Paise): string {
  return withPaise.format(rupeesOfPaise(paise));
}

/** Whole rupees (a stored `amount`) for display. */
export function formatRupees(rupees: number): string {
  return formatPaise(paiseOfRupees(rupees));
}

const TYPED_AMOUNT = /^(?:₹\s*)?(\d{1,3}(?:,\d{2,3})*|\d+)(?:\.(\d{1,2}))?$/;

/**
 * What a person typed (`1,00,000`, `₹ 2,499.50`) → paise, or null when it is not an amount.
 * Signs, exponents and foreign grouping are refused rather than guessed.
 */
export function parseTypedRupees(text: string): Paise | null {
  const match = TYPED_AMOUNT.exec(text.trim());
  if (!match?.[1]) return null;
  const digits = match[1].replaceAll(",", "");
  if (match[1].includes(",") && wholeRupees.format(Number(digits)) !== `₹${match[1]}`) return null;
  const paise = Number(digits) * PAISE_PER_RUPEE + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(paise) ? paise : null;
}

/** `whole` in the proportion of a part to all, rounded half up, exactly. */
export function shareOf(whole: Paise, part: Paise, all: Paise): Paise {
  const twice = 2n * BigInt(whole) * BigInt(part) + BigInt(all);
  return Number(twice / (2n * BigInt(all)));
}
