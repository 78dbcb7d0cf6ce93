import { endAnnouncementInput, saveAnnouncementInput } from "./notification-input.ts";

export const notificationInputs = {
  saveAnnouncement: saveAnnouncementInput,
  endAnnouncement: endAnnouncementInput,
} as const;

export interface NotificationOutputs {
  saveAnnouncement: { version: number };
  endAnnouncement: Record<string, never>;
}
