import type { notificationInputs } from "@niyamdesk/domain/notifications/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const PUBLISHED = {
  notification_id: "due-date",
  title: "New due date",
  content: "31 August",
  type: "compliance",
  audience: "all",
  isActive: true,
  seen_version: null,
};

export default {
  publishNotification: {
    by: ["admin"],
    input: PUBLISHED,
    harmful: fc
      .record({
        notification_id: id,
        title: fc.string({ unit: "binary", maxLength: 200 }),
        seen_version: fc.integer(),
      })
      .map((change) => ({ ...PUBLISHED, ...change })),
  },
} satisfies Attacks<typeof notificationInputs>;
