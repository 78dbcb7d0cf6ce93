/** A dot that a longer word follows: where mail programs look for an address. Initials stay as they are. */
const BEFORE_A_WORD = /(?<=[\p{L}\p{M}\p{N}])([.\u3002])(?=[\p{L}\p{N}][\p{L}\p{M}\p{N}])/gu;

/** A name as a mail says it: `K.Dev` is a name, and `dev` an ending of addresses, so a space stands after the dot. */
export function nameInMail(name: string): string {
  return name.replace(BEFORE_A_WORD, "$1 ");
}
