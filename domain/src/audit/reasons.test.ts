import { expect, it } from "vitest";
import { REFUND_REASON_LABELS } from "../refunds/reason-labels.ts";
import { REFUND_REASONS } from "../refunds/refund-request.ts";
import { reasonWords } from "./reasons.ts";

it("[Z-02] a reason is told by the words of its form, with what somebody wrote", () => {
  expect(reasonWords("goodwill", "Sorry for the delay.")).toBe("Goodwill: Sorry for the delay.");
  expect(reasonWords("not_as_promised", null)).toBe("Our mistake");
  for (const kind of REFUND_REASONS.filter((one) => one !== "other")) {
    expect(reasonWords(kind, null)).toBe(REFUND_REASON_LABELS[kind]);
  }
  expect(reasonWords("lost_phone", "On a train.")).toBe("Lost phone: On a train.");
  expect(reasonWords("other", "It is so.")).toBe("It is so.");
  expect([reasonWords("other", null), reasonWords(null, ""), reasonWords("toString", null)]).toEqual([
    null,
    null,
    "ToString",
  ]);
});
