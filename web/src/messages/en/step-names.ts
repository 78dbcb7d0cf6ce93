/** A step's name as an order keeps it: records speak English. */
export const shownStep = (stored: string): string => stored;
