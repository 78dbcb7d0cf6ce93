import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { sendQueuedMail as sendDue } from "../jobs.ts";
import { SMTP_URL } from "../platform/params.ts";

export const sendQueuedMail = onSchedule(
  {
    schedule: "every 1 minutes",
    timeZone: TIME_ZONE,
    maxInstances: 1,
    timeoutSeconds: 540,
    // An invoice is drawn with fonts.
    memory: "512MiB",
    secrets: [SMTP_URL],
  },
  async () => {
    await sendDue();
  },
);
