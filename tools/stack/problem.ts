/** Something the person at the keyboard can mend; the message is one line that says how. */
export class Problem extends Error {}
