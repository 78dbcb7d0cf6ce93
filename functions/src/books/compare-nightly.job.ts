import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { compareNightly as compare } from "../jobs.ts";

export const compareNightly = onSchedule(
  {
    schedule: "every 15 minutes",
    timeZone: TIME_ZONE,
    maxInstances: 1,
    timeoutSeconds: 540,
    secrets: RAZORPAY_SECRETS,
  },
  async () => {
    await compare();
  },
);
