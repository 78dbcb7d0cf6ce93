import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { careForClients as care } from "../jobs.ts";

export const careForClients = onSchedule(
  { schedule: "every 24 hours", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await care();
  },
);
