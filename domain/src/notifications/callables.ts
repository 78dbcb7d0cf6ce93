import { publishNotificationInput } from "./notification-input.ts";

export const notificationInputs = {
  publishNotification: publishNotificationInput,
} as const;

export interface NotificationOutputs {
  publishNotification: { version: number };
}
