import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { careForLeads as care } from "../jobs.ts";

export const careForLeads = onSchedule(
  { schedule: "every 5 minutes", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await care();
  },
);
