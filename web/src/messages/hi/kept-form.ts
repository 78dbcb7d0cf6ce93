import type { keptForm as english } from "../en/kept-form.ts";
import type { Texts } from "../texts.ts";

export const keptForm: Texts<typeof english> = {
  changed: "जब आप लिख रहे थे, किसी और ने इसे बदलकर सेव कर दिया। आपका लिखा यहीं है।",
  take: "उनका बदलाव दिखाएँ",
};
