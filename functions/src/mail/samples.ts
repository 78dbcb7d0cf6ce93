import type { Language } from "@niyamdesk/domain/base/languages";
import type { Moment } from "@niyamdesk/domain/time/moment";

/** What mails are filled with where an administrator looks at their words. Nobody has these names, numbers and addresses. */
export const SAMPLE = {
  name: "Asha Rao",
  first: "Asha",
  ca: "CA Meera Iyer",
  email: "asha@example.in",
  phone: "+919876500000",
  /** Leads nowhere. */
  link: "https://example.in/open",
  service: "GST Registration",
  plan: "Standard",
  sum: "₹2,949",
  paise: 294_900,
  order: "ORD-7K2M9Q",
  payment: "pay_N8sample0001",
  application: "APP-2026-0042",
  territory: "Thane",
  territory_code: "MH-THN",
  referral: "THANE42",
  /** Late in the morning of 3 December 2026, in India. */
  at: Date.parse("2026-12-03T11:30:00+05:30"),
} as const;

/** What people write, in the language of who reads it. */
export const SAMPLE_WORDS: Record<
  Language,
  { reason: string; question: string; answer: string; paper: string }
> = {
  en: {
    reason: "The corners of the page are cut off.",
    question: "Which documents do you need?",
    answer: "We need your PAN and proof of your address.",
    paper: "PAN card",
  },
  hi: {
    reason: "पेज के कोने कट गए हैं।",
    question: "कौन से दस्तावेज़ चाहिए?",
    answer: "हमें आपका PAN और पते का प्रमाण चाहिए।",
    paper: "PAN कार्ड",
  },
};

/** A moment as records have it. */
export const sampleMoment = (): Moment => ({ toMillis: () => SAMPLE.at });
