import { translator } from "@niyamdesk/domain/base/recorded-words";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { expect, it } from "vitest";
import { shownValue, shownWords } from "../recorded-words.ts";
import { orderHistory } from "./order-history.ts";

const say = translator(TIMELINE_WORDS, orderHistory("आशा राव"), shownValue);
const told = (recorded: string) => {
  const own = say(recorded);
  return own === recorded ? shownWords(recorded) : own;
};

it("[E-02] [P-13] in Hindi too a history tells whoever works on the order about the client", () => {
  expect(told(TIMELINE_WORDS.actDone.event)).toBe("ग्राहक (आशा राव) ने कर दिया");
  expect(told(TIMELINE_WORDS.approved.description("2"))).toBe("आशा राव ने संस्करण 2 को मंज़ूरी दी।");
  expect(told(TIMELINE_WORDS.changes.description("1", "पता पुराना है।\nPIN 411001 है।"))).toBe(
    "संस्करण 1 के बारे में आशा राव ने लिखा: पता पुराना है।\nPIN 411001 है।",
  );
  expect(told(TIMELINE_WORDS.stepDone.description("You e-verify the return"))).toBe(
    "पूरा हुआ: रिटर्न को ई-वेरिफ़ाई करें।",
  );
  expect(told(TIMELINE_WORDS.reminder.description("Your approval"))).toContain("ग्राहक की मंज़ूरी");
  const values = ["₹1,769.50 (1)", "₹2+", "₹3?"] as const;
  for (const [part, { event, description }] of Object.entries(TIMELINE_WORDS)) {
    const words = description as string | ((...given: string[]) => string);
    const hindi = `${told(event)} ${told(typeof words === "string" ? words : words(...values))}`;
    expect(hindi, part).not.toMatch(/आप|[A-Za-z]{2,}(?<!UPI)/);
  }
});
