import type { keptForm as english } from "../en/kept-form.ts";
import type { Texts } from "../texts.ts";

export const keptForm: Texts<typeof english> = {
  changed: "आपके लिखते समय किसी और ने इसे बदलकर सेव किया। आपका लिखा यहीं है।",
  take: "उनका बदलाव दिखाएँ",
};
