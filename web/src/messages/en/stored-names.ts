/** A name of the catalogue as a record keeps it: records speak English. */
export const shownName = (stored: string): string => stored;
