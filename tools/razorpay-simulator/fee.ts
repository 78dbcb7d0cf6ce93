/** 2 % and 18 % GST on it; `fee` includes `tax`. */
export function feeFor(amount: number): { fee: number; tax: number } {
  const base = Math.round(amount * 0.02);
  const tax = Math.round(base * 0.18);
  return { fee: base + tax, tax };
}
