/** Days for which a referral code that somebody followed tells who brought them; the last one counts. */
export const REFERRAL_DAYS = 30;

/** Of any address of the site: `?ref=MUM7K2Q`. */
export const REFERRAL_PARAMETER = "ref";

/** `MUM7K2Q`: letters of the territory and a tail. */
const CODE = /^[A-Z]{2,3}[0-9A-HJKMNP-TV-Z]{4}$/;
const BASE32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** @param random four bytes */
export function referralCode(territoryCode: string, random: Uint8Array): string {
  const [state = "", district = state] = territoryCode.split("-");
  return district + Array.from(random.slice(0, 4), (byte) => BASE32[byte % 32]).join("");
}

/** As an address carries it; null: it can be nobody's. */
export function typedReferralCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
