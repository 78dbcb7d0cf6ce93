import type { secondStep as english } from "../en/second-step-title.ts";
import type { Texts } from "../texts.ts";

export const secondStep: Texts<typeof english> = {
  step: "साइन इन का दूसरा क़दम",
  sessions: "आप कहाँ-कहाँ साइन इन हैं",
};
