import { currentNotice } from "@niyamdesk/domain/consents/notices";
import { expect, test } from "vitest";
import { termsNotice as english } from "./en/terms-notice.ts";
import { termsNotice as hindi } from "./hi/terms-notice.ts";

test("[TR-01] what the screens say is what the ledger's version says", () => {
  for (const [language, words] of [
    ["en", english],
    ["hi", hindi],
  ] as const) {
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: keyof typeof words) => words[name]);
    expect(filled(words.account)).toBe(currentNotice("terms").words[language]);
    expect(filled(words.purchase)).toBe(currentNotice("purchase").words[language]);
  }
});
