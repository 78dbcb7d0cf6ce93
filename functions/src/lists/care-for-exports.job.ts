import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { careForExports as care } from "../jobs.ts";

export const careForExports = onSchedule(
  {
    schedule: "every 5 minutes",
    timeZone: TIME_ZONE,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: "1GiB",
  },
  async () => {
    await care();
  },
);
