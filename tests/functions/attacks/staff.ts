import type { staffInputs } from "@niyamdesk/domain/staff/callables";
import * as fc from "fast-check";
import { type Attacks, email, id, role } from "../attacked.ts";

export default {
  inviteStaff: {
    by: ["admin"],
    input: { name: "Ravi Nair", email: "ravi@example.in", role: "ca" },
    harmful: fc.record({ name: fc.string(), email, role }),
  },
  acceptInvitation: {
    by: "anyone",
    input: { token: "A".repeat(43), password: "a-long-password" },
    harmful: fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/), password: fc.string() }),
  },
  resendInvitation: {
    by: ["admin"],
    input: { uid: "someone" },
    harmful: fc.record({ uid: id }),
  },
  changeStaffRole: {
    by: ["admin"],
    input: { uid: "someone", role: "admin" },
    harmful: fc.record({ uid: id, role }),
  },
  suspendStaff: {
    by: ["admin"],
    input: { uid: "someone", suspended: true },
    harmful: fc.record({ uid: id, suspended: fc.boolean() }),
  },
  staffWork: {
    by: ["admin"],
    input: { uid: "someone" },
  },
  setAvailability: {
    by: ["admin", "ca", "tax_executive"],
    input: { services: ["itr-filing"], capacity: 40, away: { from: "2026-12-01", until: "2026-12-05" } },
    harmful: fc.record({
      uid: id,
      services: fc.array(id, { maxLength: 120 }),
      capacity: fc.integer(),
      away: fc.constant(null),
    }),
  },
} satisfies Attacks<typeof staffInputs>;
