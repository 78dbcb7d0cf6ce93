import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { careForOrders as care } from "../jobs.ts";

export const careForOrders = onSchedule(
  { schedule: "every 5 minutes", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await care();
  },
);
