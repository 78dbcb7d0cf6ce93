import type { stepWords as english } from "../en/steps.ts";
import type { Texts } from "../texts.ts";

export const stepWords: Texts<typeof english> = {
  label: "चरण",
  done: "(पूरा)",
  position: (step, of) => `${of} में से चरण ${step}`,
  next: "आगे",
  previous: "पीछे",
  saved: (when) => `इस डिवाइस पर सेव है, ${when}`,
  notSaved: "लिखते ही इस डिवाइस पर सेव होता है",
};
