import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { keepNeeds as keep } from "../jobs.ts";

export const keepNeeds = onSchedule(
  { schedule: "every 5 minutes", timeZone: TIME_ZONE, maxInstances: 1 },
  async () => {
    await keep();
  },
);
