import { expect, test } from "vitest";
import { secondProofError, secondProofOf } from "./second-proof.ts";

const ticket = `${"A".repeat(42)}-`;
const answer = JSON.stringify({
  error: {
    details: { code: "second_proof_needed", facts: { ticket, address: "as•••@example.in" } },
    message: "This account has not been used",
    status: "PERMISSION_DENIED",
  },
});

test("[AX-21] the ticket and the address of a refused sign-in are found in whatever the SDK wraps around them", () => {
  for (const text of [answer, JSON.stringify(answer), JSON.stringify(JSON.stringify(answer))]) {
    const refused = new Error(`Firebase: ((HTTP request to http://x returned HTTP error 403: ${text}))`);
    expect(secondProofOf(secondProofError(refused))).toEqual({ ticket, address: "as•••@example.in" });
  }
  expect(secondProofError(new Error("address_restored"))).toBeNull();
  expect(secondProofError("second_proof_needed")).toBeNull();
});
