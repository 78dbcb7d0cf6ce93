/** What the product itself wrote into a record, such as a step of an order: records speak English. */
export const shownWords = (stored: string): string => stored;

/** What stands within such a text. */
export const shownValue = (value: string): string => value;
