import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { stateOf } from "@niyamdesk/domain/statutory/facts";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { keepCalendar } from "./keep-calendar.ts";

/** The State of a client, or of their GSTIN, says on which day a quarterly return is due: their dates follow at once. */
export const onProfileDated = onDocumentUpdated(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  async (event) => {
    const [before, after] = [event.data?.before.data(), event.data?.after.data()] as unknown as [
      Profile?,
      Profile?,
    ];
    if (after?.role !== "client_user" || stateOf(before) === stateOf(after)) return;
    await keepCalendar(event.params.uid);
  },
);
