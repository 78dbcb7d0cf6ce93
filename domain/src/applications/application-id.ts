/** Crockford's letters: none that is taken for another. */
const BASE32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ID = /^APP-\d{13}-[0-9A-HJKMNP-TV-Z]{6}$/;

/**
 * `APP-1795862400000-K7M2Q9`: when it was made, and a tail of 30 bits that nobody guesses.
 *
 * @param random six bytes of a source fit for secrets
 */
export function applicationId(at: number, random: Uint8Array): string {
  const tail = Array.from(random.slice(0, 6), (byte) => BASE32[byte % 32]).join("");
  return `APP-${at}-${tail}`;
}

/** As people type or paste it; null: it can be none of ours. */
export function typedApplicationId(typed: string): string | null {
  const id = typed
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .toUpperCase();
  return ID.test(id) ? id : null;
}
