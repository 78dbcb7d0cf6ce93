/** What a form says of what was typed; the forms' schemas speak English. */
export const fieldWords = (english: string): string => english;

/** Brings what forms of a workspace say; the schemas speak English. */
export const alsoFieldWords = (_more: readonly (readonly [words: string, said: string])[]): void => {};
