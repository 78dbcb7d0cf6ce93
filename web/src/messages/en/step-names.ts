/** A step's name as orders keep it: records speak English. */
export const shownStep = (stored: string): string => stored;
