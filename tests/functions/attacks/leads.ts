import type { leadInputs } from "@niyamdesk/domain/leads/callables";
import type { Attacks } from "../attacked.ts";

export default {
  lookAtLeadRows: {
    by: ["admin"],
    input: { rows: [{ line: 2, phone: "98765 43210", email: null }] },
  },
  beginLeadImport: {
    by: ["admin"],
    input: {
      file_hash: "0123456789abcdef".repeat(4),
      name: "fair.csv",
      consent_source: "Visitors of the fair, on paper",
      rows: 1,
      slices: 1,
    },
  },
  addLeadRows: {
    by: ["admin"],
    input: {
      import_id: "imp_1",
      slice: 0,
      rows: [
        {
          ...{
            line: 2,
            name: "Asha Rao",
            phone: "98765 43210",
            email: null,
            company: null,
            location: "Pune",
          },
          ...{ service_interest: null, notes: "", next_follow_up: null },
        },
      ],
    },
  },
  undoLeadImport: {
    by: ["admin"],
    input: { import_id: "imp_1" },
  },
  claimLead: {
    by: ["telecaller"],
    input: { lead_id: "lead-1" },
  },
  handBackLeads: {
    by: ["telecaller"],
    input: { lead_ids: ["lead-1"] },
  },
  moveLead: {
    by: ["telecaller", "ca", "franchise"],
    input: { lead_id: "lead-1", seen: "new", to: "contacted" },
  },
  takeBackConversion: {
    by: ["telecaller", "ca", "admin"],
    input: { lead_id: "lead-1", reason: "Wrong row" },
  },
  editLead: {
    by: ["telecaller", "ca", "franchise"],
    input: { lead_id: "lead-1", notes: { was: "", now: "Sends PAN tonight" } },
  },
  addLead: {
    by: ["telecaller", "franchise"],
    input: {
      request_id: "request-0123456789ab",
      name: "Asha Rao",
      phone: "98765 43210",
      email: null,
      company: "",
      service_interest: "",
      notes: "",
    },
  },
  leadHistory: {
    by: ["telecaller", "ca", "admin"],
    input: { lead_id: "lead-1" },
  },
  setCallWish: {
    by: ["telecaller", "ca"],
    input: { lead_id: "lead-1", wish: { from: 600, to: 720 } },
  },
  stopCalling: {
    by: ["telecaller", "ca"],
    input: { lead_id: "lead-1" },
  },
  allowCalling: {
    by: ["admin"],
    input: { phone: "98765 43210", reason: "Asked to be called again" },
  },
  assignLeads: {
    by: ["admin"],
    input: { lead_ids: ["lead-1"], to: null },
  },
  mergeLeads: {
    by: ["telecaller", "admin"],
    input: { keep_id: "lead-1", merged_id: "lead-2" },
  },
  undoMerge: {
    by: ["telecaller", "admin"],
    input: { keep_id: "lead-1", merged_id: "lead-2" },
  },
  sendCheckoutLink: {
    by: ["telecaller", "ca", "admin"],
    input: { lead_id: "lead-1", service_id: "itr-filing", plan_id: "salary", mail_in: "hi" },
  },
  setTargets: {
    by: ["admin"],
    input: {
      uid: "caller-1",
      targets: { daily_calls: 60, daily_leads: 30, daily_conversions: 8, weekly_calls: 300 },
      away: false,
      lead_cap: null,
    },
  },
  setCallingRules: {
    by: ["admin"],
    input: {
      seen_at: null,
      days: [1, 2, 3, 4, 5],
      hours: { from: 600, to: 1140 },
      holidays: ["2026-12-25"],
      share_out: false,
      cap: null,
      idle_days: 7,
      first_call_minutes: 30,
    },
  },
} satisfies Attacks<typeof leadInputs>;
