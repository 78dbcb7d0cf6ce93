import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { careForCommunications as care } from "../jobs.ts";

export const careForCommunications = onSchedule(
  { schedule: "every 1 minutes", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await care();
  },
);
