/** What forms of the office say of what was typed, beside `fields.ts`; the schemas speak English. */
export const officeFields: readonly (readonly [words: string, said: string])[] = [];
