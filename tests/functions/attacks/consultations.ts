import type { consultationInputs } from "@niyamdesk/domain/consultations/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

export default {
  bookConsultation: {
    by: ["client_user"],
    input: {
      ca_id: "kavita-rao",
      slot: "20261128T1030",
      notes: "Capital gains",
      phone: "98765 43210",
    },
    harmful: fc.record({ ca_id: id, slot: fc.stringMatching(/^\d{8}T\d{4}$/), notes: fc.string() }),
  },
  cancelConsultation: {
    by: ["client_user", "ca"],
    input: { consultation_id: "cons_1", reason: "Travelling" },
    harmful: fc.record({ consultation_id: id, reason: fc.string({ maxLength: 300 }) }),
  },
  endConsultation: {
    by: ["ca"],
    input: { consultation_id: "cons_1", outcome: "completed" },
    harmful: fc.record({
      consultation_id: id,
      outcome: fc.constantFrom("completed", "no_show", "cancelled"),
    }),
  },
  setConsultationTimes: {
    by: ["ca"],
    input: {
      ...{ ca_id: "kavita-rao", days: [1, 2], periods: [{ from: "10:00", to: "13:00" }] },
      ...{ buffer_minutes: 30, days_off: ["2099-12-24"] },
    },
    harmful: fc.record({ ca_id: id }).map((ids) => ({
      ...{ ...ids, days: [1], periods: [{ from: "10:00", to: "13:00" }], buffer_minutes: 0, days_off: [] },
    })),
  },
  noteConsultation: {
    by: ["ca"],
    input: { consultation_id: "cons_1", text: "Wants to sell a flat", seen_at: null },
    harmful: fc.record({ consultation_id: id, text: fc.string(), seen_at: fc.constant(null) }),
  },
  prepareFollowUp: {
    by: ["ca"],
    input: {
      ...{
        consultation_id: "cons_1",
        service_id: "itr-filing",
        plan_id: "salaried",
        note: "As we discussed",
      },
      ...{ language: "en", request_id: "a".repeat(20) },
    },
    harmful: fc.record({ consultation_id: id, service_id: id, plan_id: id, note: fc.string() }),
  },
} satisfies Attacks<typeof consultationInputs>;
