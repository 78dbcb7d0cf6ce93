import type { statutoryInputs } from "@niyamdesk/domain/statutory/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const written = fc.string({ unit: "binary", maxLength: 250 });
const LAW = { law: "CGST Rules, Rule 61", source: "cbic-gst.gov.in", checked_on: "2026-11-30", version: 0 };
const REASON = "Read in the notification";

export default {
  calendarAddress: { by: ["client_user"], input: { act: "renew" } },
  chooseReminders: {
    by: ["client_user"],
    input: { inbox: true, mail: false, days: [7, 1], language: "en" },
  },
  endReminderMails: { by: "anyone", input: { token: "a".repeat(43) } },
  extendStatutoryDate: {
    by: ["admin"],
    input: {
      ...{ code: "gstr_9", period: "2025-26", day: "2027-01-15", order: "Notification 1/2027" },
      ...{ source_url: "https://cbic.gov.in", checked_on: "2026-12-20", reason: REASON, version: 0 },
    },
    harmful: fc.record({ order: written, reason: written }).map((words) => ({
      ...{ code: "gstr_9", period: "2025-26", day: null, source_url: "https://cbic.gov.in" },
      ...{ checked_on: "2026-12-20", version: 0 },
      ...words,
    })),
  },
  markDate: { by: ["client_user"], input: { key: "gstr_9_2025-26", mark: "done" } },
  saveCalendarFacts: {
    by: ["client_user"],
    input: {
      ...{ kind: "llp", gst: "none", turnover: null, audit: false, also: ["tds"], language: "hi" },
      ...{ incorporated_on: null, agm_on: null, kyc_year: null },
    },
  },
  saveStatutoryDate: {
    by: ["admin"],
    input: { ...LAW, code: "gstr_3b", paused: false, day: 20, source_url: null, reason: REASON },
    harmful: fc.record({ law: written, source: written, reason: written }).map((words) => ({
      ...LAW,
      ...{ code: "gstr_3b", paused: false, day: 20, source_url: null },
      ...words,
    })),
  },
} satisfies Attacks<typeof statutoryInputs>;
