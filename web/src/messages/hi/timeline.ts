import type { timeline as english } from "../en/timeline.ts";
import type { Texts } from "../texts.ts";

export const timeline: Texts<typeof english> = {
  today: "आज",
  yesterday: "बीता कल",
  earlier: (count) => (count === 1 ? "इससे पहले का 1 और दिखाएँ" : `इससे पहले के ${count} और दिखाएँ`),
  added: (title, time) => `नया: ${title}, ${time}।`,
};
