import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentWritten } from "firebase-functions/firestore";
import { keepSearchWords } from "./keep-search-words.ts";

/** Whoever changed a name, an address or a number: the person is found by it from then on. */
export const onProfileWritten = onDocumentWritten(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  async (event) => {
    if (event.data?.after.exists) await keepSearchWords(event.params.uid);
  },
);
