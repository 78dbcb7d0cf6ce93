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
} satisfies Attacks<typeof consultationInputs>;
