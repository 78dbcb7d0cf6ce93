import type { charts as english } from "../en/charts.ts";
import type { Texts } from "../texts.ts";

export const charts: Texts<typeof english> = {
  asTable: "टेबल में देखें",
  asChart: "चार्ट देखें",
  target: (value) => `लक्ष्य ${value}`,
};
