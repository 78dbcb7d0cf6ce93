/** What may be called and texted: `+`, country code 1-3 digits, then 8-15 digits in all. */
const E164 = /^\+[1-9]\d{7,14}$/;
const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const DEVANAGARI_ZERO = 0x0966;

/**
 * One number, however it was typed (`098765 43210`, `+91 98765-43210`, `0091…`, Devanagari digits) → E.164, or null.
 * A bare ten-digit Indian mobile gets +91. Indian landlines and short numbers are refused: nothing can be texted to them.
 */
export function normalisePhone(typed: string): string | null {
  const text = latinDigits(typed).replace(/[\s().\u00a0-]/g, "");
  if (!/^\+?\d+$/.test(text)) return null;
  if (text.startsWith("+")) return international(text.slice(1));
  if (text.startsWith("00")) return international(text.slice(2));
  const national = text.replace(/^0/, "");
  if (INDIAN_MOBILE.test(national)) return `+91${national}`;
  return text.length === 12 && text.startsWith("91") ? international(text) : null;
}

/** `+91 98765 43210` for Indian mobiles; other numbers as stored. */
export function formatPhone(e164: string): string {
  const match = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return match ? `+91 ${match[1]} ${match[2]}` : e164;
}

function international(digits: string): string | null {
  // No country code begins with 0: `+098765 43210` is an Indian number with its trunk 0 behind a plus put there by a form.
  if (digits.startsWith("91") || digits.startsWith("0")) {
    const national = digits.replace(/^91/, "").replace(/^0/, "");
    return INDIAN_MOBILE.test(national) ? `+91${national}` : null;
  }
  const number = `+${digits}`;
  return E164.test(number) ? number : null;
}

/** Devanagari digits as Latin ones; all else as it is. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
