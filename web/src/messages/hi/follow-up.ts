import type { followUp as english } from "../en/follow-up.ts";
import type { Texts } from "../texts.ts";

export const followUp: Texts<typeof english> = {
  title: (name) => `${name} का फ़ॉलो-अप`,
  when: "कब?",
  hint: "हम आपको उस समय याद दिलाएँगे।",
  save: "फ़ॉलो-अप सेव करें",
  none: "फ़ॉलो-अप नहीं चाहिए",
};
