import type { guards as english } from "../en/guards.ts";
import type { Texts } from "../texts.ts";

export const guards: Texts<typeof english> = {
  unverified: "हम यह नहीं देख सके कि आप साइन इन हैं या नहीं",
  restricted: (role) => `यह पेज आपके लिए नहीं है। आपको ${role} डैशबोर्ड पर ले जाया जा रहा है।`,
  changed: (role) => `आपका एक्सेस बदल गया है। आपको ${role} डैशबोर्ड पर ले जाया जा रहा है।`,
};
