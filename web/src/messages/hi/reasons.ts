import type { reasons as english } from "../en/reasons.ts";
import type { Texts } from "../texts.ts";

export const reasons: Texts<typeof english> = {
  choose: "कृपया कोई कारण चुनें",
  write: "कृपया कारण थोड़े शब्दों में लिखें",
  own: "अपने शब्दों में",
  tooLong: (limit) => `कृपया ${limit} अक्षरों तक में लिखें`,
};
