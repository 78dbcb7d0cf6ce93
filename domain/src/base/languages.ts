/** What we write in: to visitors, clients and those who call for us. */
export const LANGUAGES = ["en", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];
