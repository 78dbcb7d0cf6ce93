import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { retainRecords as retain } from "../jobs.ts";

export const retainRecords = onSchedule(
  { schedule: "every 24 hours", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await retain();
  },
);
