import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentCreated } from "firebase-functions/firestore";
import { MAILS } from "../nouns.ts";
import { SMTP_URL } from "../platform/params.ts";
import { deliverMail } from "./deliver-mail.ts";

/** Sends a mail as soon as it is in the outbox; what fails or is missed here is sent by `sendQueuedMail`. */
export const onMailCreated = onDocumentCreated(
  // An invoice is drawn with fonts.
  { document: `${COLLECTIONS.mail}/{mailId}`, secrets: [SMTP_URL], timeoutSeconds: 120, memory: "512MiB" },
  async (event) => {
    await deliverMail(event.params.mailId, MAILS);
  },
);
