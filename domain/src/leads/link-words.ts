import { PRODUCT } from "../base/product.ts";

/** A purchase that was prepared for somebody, as they are told of it. */
export interface PreparedPurchase {
  /** As they gave it; the first word greets them. */
  name: string;
  service: string;
  plan: string;
  /** With GST, such as `₹2,949`. */
  price: string;
  link: string;
  /** First name of who spoke to them; empty: not known. */
  sender: string;
}

export const LINK_LANGUAGES = ["en", "hi"] as const;
export type LinkLanguage = (typeof LINK_LANGUAGES)[number];

/** Why a link was not mailed: nowhere to send it, it went today, or the address was written to too often in the last hour. */
export type LinkNotMailed = "no_address" | "today" | "too_often";

/** Ready to be pasted into WhatsApp. */
export const LINK_MESSAGE: Record<LinkLanguage, (prepared: PreparedPurchase) => string> = {
  en: ({ name, service, plan, price, link, sender }) =>
    `Hello ${firstOf(name)} ji, as we spoke: ${service}, ${plan}, ${price} with GST. Documents and payment: ${link}\n${signed(sender)}`,
  hi: ({ name, service, plan, price, link, sender }) =>
    `नमस्ते ${firstOf(name)} जी, जैसी बात हुई थी: ${service}, ${plan}, GST सहित ${price}। दस्तावेज़ और भुगतान: ${link}\n${signed(sender)}`,
};

/** Longer ones are cut off in the list of an inbox. */
const SUBJECT_LETTERS = 60;

const SUBJECT: Record<LinkLanguage, { talked: string; long: string }> = {
  en: { talked: "what we talked about", long: "What we talked about on the phone" },
  hi: { talked: "जैसी बात हुई थी", long: "फ़ोन पर जैसी बात हुई थी" },
};

/** The subject of the email; a service with a long name stands in the email alone. */
export function linkSubject(language: LinkLanguage, service: string): string {
  const { talked, long } = SUBJECT[language];
  const subject = `${service}: ${talked}`;
  return subject.length > SUBJECT_LETTERS ? long : subject;
}

function signed(sender: string): string {
  return sender === "" ? PRODUCT : `${sender}, ${PRODUCT}`;
}

function firstOf(name: string): string {
  return name.trim().split(/\s/u)[0] ?? name;
}
