import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { remindOfDates as remind } from "../jobs.ts";

export const remindOfDates = onSchedule(
  { schedule: "every day 08:00", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await remind();
  },
);
