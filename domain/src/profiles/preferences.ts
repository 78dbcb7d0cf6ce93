/** What a client may choose, by the name it is kept under; on unless it was switched off. */
export const PREFERENCES = ["compliance_news", "offers"] as const;
export type Preference = (typeof PREFERENCES)[number];
