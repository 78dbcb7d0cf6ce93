import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { careForApplications as care } from "../jobs.ts";

export const careForApplications = onSchedule(
  { schedule: "every 15 minutes", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await care();
  },
);
