import { defineCallable } from "../platform/define-callable.ts";
import { publishNotification as publish } from "./publish-notification.ts";

/** Announces something, corrects an announcement, or ends it. */
export const publishNotification = defineCallable(
  "publishNotification",
  { roles: ["admin"] },
  async (input, caller) => ({ version: await publish(input, caller) }),
);
