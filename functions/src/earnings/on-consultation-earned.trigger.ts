import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { keepConsultationFee } from "./keep-fees.ts";

/** A consultation was held, or was not after all. */
export const onConsultationEarned = onDocumentUpdated(
  { document: `${COLLECTIONS.consultations}/{consultationId}`, retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    if (before?.get("status") !== after?.get("status"))
      await keepConsultationFee(event.params.consultationId);
  },
);
