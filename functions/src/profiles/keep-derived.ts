import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { audiencesOf } from "@niyamdesk/domain/notifications/audience";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { db } from "../platform/firestore.ts";

/**
 * What a person is found by, and whose announcements a client is shown. Written only when they differ: what is written calls this
 * again.
 */
export async function keepDerived(uid: string): Promise<void> {
  const own = db().collection(COLLECTIONS.profiles).doc(uid);
  await db().runTransaction(async (together) => {
    const profile = (await together.get(own)).data();
    if (profile === undefined) return;
    const words = searchWordsOf(
      [profile.name, profile.email, profile.phone, profile.pan, profile.gstin].map(textOrNull),
    ).sort();
    const next = { search_words: words, ...announcedTo(profile as Profile) };
    const isOther = Object.entries(next).some(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(profile[field]),
    );
    if (isOther) together.update(own, next);
  });
}

function announcedTo({ role, bought = [], state_code, audiences }: Profile) {
  if (role !== "client_user") return audiences === undefined ? {} : { audiences: [] };
  const own = audiencesOf(bought, state_code ?? null);
  return own.length === 0 && audiences === undefined ? {} : { audiences: own };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
