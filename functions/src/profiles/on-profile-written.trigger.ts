import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentWritten } from "firebase-functions/firestore";
import { keepDerived } from "./keep-derived.ts";

/** Whoever changed a name, an address or a number: the person is found by it from then on. */
export const onProfileWritten = onDocumentWritten(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  async (event) => {
    if (event.data?.after.exists) await keepDerived(event.params.uid);
  },
);
