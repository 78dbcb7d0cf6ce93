import { defineCallable } from "../platform/define-callable.ts";
import { publishNotification as publish } from "./publish-notification.ts";

/** Announces something, corrects an announcement, or ends it. */
export const publishNotification = defineCallable(
  "publishNotification",
  { roles: ["admin"], rateLimit: { calls: 30, perSeconds: 60 } },
  async (input, caller) => ({ version: await publish(input, caller) }),
);
