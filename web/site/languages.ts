export type Language = "en" | "hi";

/** The builds of the site: where each stands, and the condition that its messages are chosen by. */
export const LANGUAGES: Readonly<
  Record<Language, { prefix: "" | "/hi"; tag: string; conditions: readonly string[] }>
> = {
  en: { prefix: "", tag: "en-IN", conditions: [] },
  hi: { prefix: "/hi", tag: "hi-IN", conditions: ["hindi"] },
};

export const LANGUAGE_CODES: readonly Language[] = ["en", "hi"];
