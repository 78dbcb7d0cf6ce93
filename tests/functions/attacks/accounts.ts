import type { accountInputs } from "@niyamdesk/domain/accounts/callables";
import { ROLES } from "@niyamdesk/domain/base/roles";
import * as fc from "fast-check";
import { type Attacks, email } from "../attacked.ts";

export default {
  sendVerificationMail: {
    by: "signed_in",
    input: {},
  },
  changeEmail: {
    by: "signed_in",
    input: { email: "asha@example.in" },
    harmful: fc.record({ email }),
  },
  requestPasswordReset: {
    by: "anyone",
    input: { email: "asha@example.in" },
    harmful: fc.record({ email }),
  },
  lookAtLink: {
    by: "anyone",
    input: { token: "A".repeat(43) },
    harmful: fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/) }),
  },
  setNewPassword: {
    by: "anyone",
    input: { token: "A".repeat(43), password: "a-long-password" },
    harmful: fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/), password: fc.string() }),
  },
  confirmEmail: {
    by: "anyone",
    input: { token: "A".repeat(43) },
    harmful: fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/) }),
  },
  sendNumberProof: {
    by: "anyone",
    input: { token: "A".repeat(43) },
  },
  confirmNumber: {
    by: "anyone",
    input: { token: "A".repeat(43) },
  },
  disownNumber: {
    by: "anyone",
    input: { token: "A".repeat(43) },
  },
  exportOwnData: {
    by: ROLES,
    input: {},
  },
  deleteOwnAccount: {
    by: ["client_user"],
    input: {},
  },
} satisfies Attacks<typeof accountInputs>;
