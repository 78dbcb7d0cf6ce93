import {
  CALL_DISPOSITIONS,
  CALL_STATUSES,
  type CallDisposition,
  type CallStatus,
} from "@niyamdesk/domain/calls/call";
import type { CsvColumn } from "@niyamdesk/domain/lists/csv";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { type ExportedRecord, type ListExport, textColumn, timeColumn } from "./columns.ts";

const OUTCOMES: Readonly<Record<CallStatus, string>> = {
  connected: "Connected",
  no_answer: "No answer",
  busy: "Busy",
  voicemail: "Voicemail",
  failed: "Failed",
};

const RESULTS: Readonly<Record<CallDisposition, string>> = {
  interested: "Interested",
  not_interested: "Not interested",
  callback: "Call back",
  converted: "Converted",
  do_not_call: "Do not call",
};

export const callsExport: ListExport = {
  fileName: "calls",
  columns: [
    minuteColumn("Called (IST)", "call_started_at"),
    textColumn("Name", "lead_name"),
    { ...textColumn("Phone", "lead_phone"), kind: "phone" },
    namedColumn("Direction", "call_type", ["outbound", "inbound"], {
      outbound: "Outgoing",
      inbound: "Incoming",
    }),
    namedColumn("Outcome", "call_status", CALL_STATUSES, OUTCOMES),
    namedColumn("Result", "call_disposition", CALL_DISPOSITIONS, RESULTS),
    {
      heading: "Seconds talked",
      kind: "number",
      value: ({ data }) => (typeof data.call_duration === "number" ? data.call_duration : null),
    },
    {
      heading: "Follow-up open",
      kind: "text",
      value: ({ data }) => (data.follow_up_required === true ? "Yes" : "No"),
    },
    timeColumn("Follow-up", "follow_up_date"),
    textColumn("Notes", "notes"),
  ],
};

function minuteColumn(heading: string, field: string): CsvColumn<ExportedRecord> {
  return {
    heading,
    kind: "text",
    value: ({ data }) => {
      const at = data[field];
      return at instanceof Timestamp ? formatDateTime(at.toMillis()) : null;
    },
  };
}

/** A field that holds one of a few words. */
function namedColumn<Key extends string>(
  heading: string,
  field: string,
  known: readonly Key[],
  names: Readonly<Record<Key, string>>,
): CsvColumn<ExportedRecord> {
  return {
    heading,
    kind: "text",
    value: ({ data }) => {
      const key = known.find((one) => one === data[field]);
      return key === undefined ? null : names[key];
    },
  };
}
