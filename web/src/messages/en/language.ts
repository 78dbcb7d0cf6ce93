/** The language this build of the site speaks: each is a build of its own, English at `/`, Hindi at `/hi/`. */
export const LANGUAGE: "en" | "hi" = "en";

/** Put before every address of the site in this language. */
export const PREFIX: "" | "/hi" = "";

/** For numbers, dates and sorting; digits are Latin in every language. */
export const LOCALE = "en-IN";

/** The site in the other language; its name in that language. */
export const OTHER: { language: "en" | "hi"; prefix: "" | "/hi"; name: string } = {
  language: "hi",
  prefix: "/hi",
  name: "हिन्दी",
};
