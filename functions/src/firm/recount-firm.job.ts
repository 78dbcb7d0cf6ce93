import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { recountFirm as recount } from "../jobs.ts";

export const recountFirm = onSchedule(
  { schedule: "every 60 minutes", timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await recount();
  },
);
