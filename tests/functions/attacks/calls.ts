import type { callInputs } from "@niyamdesk/domain/calls/callables";
import type { Attacks } from "../attacked.ts";

const ENDED_CALL = {
  call_id: "call-0123456789abcdef",
  status: "connected",
  disposition: "interested",
  notes: "Sends PAN tonight",
  follow_up: null,
};

export default {
  startCall: {
    by: ["telecaller", "ca"],
    input: { call_id: "call-0123456789abcdef", lead_id: "lead-1", device: "desk" },
  },
  connectCall: {
    by: ["telecaller", "ca"],
    input: { call_id: "call-0123456789abcdef" },
  },
  saveCall: {
    by: ["telecaller", "ca"],
    input: { ...ENDED_CALL, ended_ago: 0, told_seconds: null },
  },
  logCall: {
    by: ["telecaller", "ca"],
    input: {
      ...ENDED_CALL,
      lead_id: "lead-1",
      call_type: "inbound",
      started_at: Date.parse("2026-11-28T12:00:00+05:30"),
      seconds: 60,
    },
  },
  sumOfCalls: {
    by: ["telecaller", "ca"],
    input: {},
  },
  exportPerformance: {
    by: ["telecaller"],
    input: { from: "2026-11-29", last: "2026-12-05" },
  },
} satisfies Attacks<typeof callInputs>;
