import type { Language } from "../base/languages.ts";

/** Why staff ask for a document again, in the order in which they are offered; `other`: own words say it. */
export const REJECTION_REASONS = [
  "blurred",
  "cut_off",
  "pages_missing",
  "other_document",
  "too_old",
  "name_differs",
  "unsigned",
  "aadhaar",
  "other",
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** As the client reads it; empty: only staff's own words say it. */
export const REJECTION_WORDS: Record<Language, Record<RejectionReason, string>> = {
  en: {
    blurred: "Blurred or too dark to read",
    cut_off: "Part of the page is cut off",
    pages_missing: "Not all pages are there",
    other_document: "This is another document",
    too_old: "Too old: it must be from the last 2 months",
    name_differs: "The name differs from the PAN",
    unsigned: "The signature or stamp is missing",
    aadhaar: "The full Aadhaar number is visible",
    other: "",
  },
  hi: {
    blurred: "धुँधला या अँधेरा है, पढ़ा नहीं जा रहा",
    cut_off: "पेज का कुछ हिस्सा कटा हुआ है",
    pages_missing: "सारे पेज नहीं हैं",
    other_document: "यह कोई दूसरा दस्तावेज़ है",
    too_old: "पुराना है: पिछले 2 महीनों का चाहिए",
    name_differs: "नाम PAN से अलग है",
    unsigned: "हस्ताक्षर या मुहर नहीं है",
    aadhaar: "पूरा आधार नंबर दिख रहा है",
    other: "",
  },
};

/** The reason with staff's own words beside it. */
export function rejectionWords(
  reason: RejectionReason,
  words: string | null,
  language: Language = "en",
): string {
  return [REJECTION_WORDS[language][reason], words ?? ""]
    .filter((part) => part !== "")
    .join(language === "hi" ? "। " : ". ");
}
