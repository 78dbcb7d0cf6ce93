import type { Belongings } from "../platform/belongings.ts";
import { plain } from "../platform/plain.ts";
import { profileRef } from "../platform/refs.ts";

/** Erased with the note that the account is gone: see `delete-own-account.ts`. */
export const profileBelongings: Belongings = {
  async exported({ uid }) {
    const profile = await profileRef(uid).get();
    return { profile: plain(profile.data() ?? null) };
  },
};
