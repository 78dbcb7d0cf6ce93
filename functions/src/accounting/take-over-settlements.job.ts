import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { onSchedule } from "firebase-functions/scheduler";
import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { takeOverSettlements as takeOver } from "../jobs.ts";

export const takeOverSettlements = onSchedule(
  {
    schedule: "every 24 hours",
    timeZone: TIME_ZONE,
    maxInstances: 1,
    timeoutSeconds: 540,
    memory: "512MiB",
    secrets: RAZORPAY_SECRETS,
  },
  async () => {
    await takeOver();
  },
);
