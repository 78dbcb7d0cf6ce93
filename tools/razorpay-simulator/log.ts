/** One line for the developer; nothing is logged unless somebody listens. */
export type Log = (line: string) => void;
