import type { serviceInputs } from "@niyamdesk/domain/services/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const PLAN = {
  id: "salaried",
  name: "Salaried",
  description: "",
  eligibility: "",
  price: 999,
  turnaround: "",
};

const SERVICE = {
  id: "new-service",
  name: "Income tax return",
  category: "tax",
  icon: "file-text",
  summary: "Filed by a professional",
  description: "We file it.",
  eligibility: "",
  popular: false,
  feature_list: ["Checked twice"],
  required_documents: [{ id: "pan", label: "PAN card", required: true }],
  plans: [PLAN],
  faqs: [{ question: "When?", answer: "In a week." }],
  government_fee: null,
  sac: "998232",
  turnaround: "7 working days",
  active: true,
};

export default {
  saveService: {
    by: ["admin"],
    input: { service: SERVICE, seen_version: null },
    harmful: fc
      .record({ id, name: fc.string({ minLength: 1, unit: "binary", maxLength: 60 }), price: fc.integer() })
      .map(({ id, name, price }) => ({
        service: { ...SERVICE, id, name, plans: [{ ...PLAN, price }] },
        seen_version: 7,
      })),
  },
} satisfies Attacks<typeof serviceInputs>;
