/** What a form says of what was typed; the forms' schemas speak English. */
export const fieldWords = (english: string): string => english;
