import type { Language } from "../base/languages.ts";
import type { DateRule } from "./date-rule.ts";
import type { Period } from "./recurrence.ts";

const LOCALES: Record<Language, string> = { en: "en-IN", hi: "hi-IN" };

const monthName = (language: Language, month: string, length: "long" | "short") =>
  new Intl.DateTimeFormat(LOCALES[language], { month: length, timeZone: "UTC" }).format(
    new Date(`${month}-01`),
  );

/** `November 2026`, `Oct to Dec 2026`, `2026-27` (no month has that number), `2026`; empty where a date has no period. */
export function periodName(period: Period, language: Language): string {
  const month = /^(\d{4})-(\d{2})$/.exec(period);
  const part = /^(\d{4})-([QHS])(\d)$/.exec(period);
  if (part !== null) {
    const [year, kind, turn] = [Number(part[1]), part[2], Number(part[3])];
    const months = kind === "Q" ? 3 : 6;
    // Halves of the calendar begin in January, all else in April.
    const before = kind === "S" ? 0 : 3;
    const [first, last] = [(turn - 1) * months + 1 + before, turn * months + before].map((at) =>
      at > 12 ? at - 12 : at,
    );
    const inYear = (last ?? 0) < 4 ? year + 1 : year;
    const [from, to] = [first, last].map((at) =>
      monthName(language, `2026-${String(at).padStart(2, "0")}`, "short"),
    );
    // Half a year from October on ends in the year after.
    const begins = inYear !== year && (first ?? 0) > 3 ? ` ${year}` : "";
    return language === "en" ? `${from}${begins} to ${to} ${inYear}` : `${from}${begins}-${to} ${inYear}`;
  }
  if (month !== null && Number(month[2]) <= 12) {
    return `${monthName(language, period, "long")} ${month[1]}`;
  }
  return month === null && !/^\d{4}$/.test(period) ? "" : period;
}

/** The financial year that a quarter is part of, `2026-27`: an instalment is one of the year's tax and not of the quarter's. */
function yearName(period: Period): string {
  const year = Number(period.slice(0, 4));
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}

/** How much of the year's advance tax is to be there by each date. */
const SHARES = ["15%", "45%", "75%", "100%"];

export function titleOf({ words }: Pick<DateRule, "words">, period: Period, language: Language): string {
  const share = SHARES[Number(/-Q(\d)$/.exec(period)?.[1] ?? 0) - 1] ?? "";
  return words[language].title
    .replace("{period}", periodName(period, language))
    .replace("{year}", yearName(period))
    .replace("{share}", share);
}
