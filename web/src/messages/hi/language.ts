import type * as english from "../en/language.ts";

export const LANGUAGE: typeof english.LANGUAGE = "hi";
export const PREFIX: typeof english.PREFIX = "/hi";
export const LOCALE = "hi-IN-u-nu-latn";
export const OTHER: typeof english.OTHER = { language: "en", prefix: "", name: "English" };
