import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { db } from "../platform/firestore.ts";

/** Written only when they differ: what is written calls this again. */
export async function keepSearchWords(uid: string): Promise<void> {
  const own = db().collection(COLLECTIONS.profiles).doc(uid);
  await db().runTransaction(async (together) => {
    const profile = (await together.get(own)).data();
    if (profile === undefined) return;
    const words = searchWordsOf(
      [profile.name, profile.email, profile.phone, profile.pan, profile.gstin].map(textOrNull),
    ).sort();
    if (JSON.stringify(words) !== JSON.stringify(profile.search_words))
      together.update(own, { search_words: words });
  });
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
