import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { remindOfConsultations as remind } from "../jobs.ts";

export const remindOfConsultations = onSchedule(
  { schedule: "every 1 hours", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await remind();
  },
);
