import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { line, text } from "../fields/written.ts";
import { seenVersion } from "../services/service-input.ts";
import { NOTIFICATION_TYPES, OPEN_AUDIENCES } from "./notification.ts";

/** `publishNotification`: a new announcement, a correction of one, or its end (`isActive: false`). */
export const publishNotificationInput = z.strictObject({
  /** Chosen by who writes it: a second try finds the first. */
  notification_id: documentId,
  title: line(1, 150),
  content: text(1, 2000),
  type: z.enum(NOTIFICATION_TYPES),
  audience: z.enum([...OPEN_AUDIENCES, "admin"]),
  isActive: z.boolean(),
  seen_version: seenVersion,
});
