import type { notificationInputs } from "@niyamdesk/domain/notifications/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const words = { title: "New due date", content: "31 August" };
const ANNOUNCED = {
  words: { en: words, hi: words },
  type: "compliance",
  audience: { to: ["all"], services: [], states: [] },
  ...{ language: null, starts_at: null, ends_at: null },
} as const;

export default {
  saveAnnouncement: {
    by: ["admin"],
    input: { announcement_id: "due-date", announcement: ANNOUNCED, seen_version: null },
    harmful: fc
      .record({ announcement_id: id, title: fc.string({ unit: "binary", maxLength: 200 }), service: id })
      .map(({ announcement_id, title, service }) => ({
        announcement: {
          ...ANNOUNCED,
          words: { en: { ...words, title }, hi: words },
          audience: { to: ["client_user"], services: [service], states: [] },
        },
        ...{ announcement_id, seen_version: null },
      })),
  },
  endAnnouncement: {
    by: ["admin"],
    input: { announcement_id: "due-date" },
    harmful: fc.record({ announcement_id: id }),
  },
} satisfies Attacks<typeof notificationInputs>;
