/** Languages that somebody who calls can speak, those of most people first. */
export const SPOKEN_LANGUAGES = [
  "hi",
  "en",
  "bn",
  "mr",
  "te",
  "ta",
  "gu",
  "kn",
  "ml",
  "pa",
  "or",
  "ur",
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
