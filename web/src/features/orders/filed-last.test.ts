import { BUILT_IN_PLANS } from "@niyamdesk/domain/steps/built-in-plans";
import { STEP_NAMES_HI } from "@niyamdesk/domain/steps/step-names-hi";
import { expect, test } from "vitest";
import { filedLast, isAcknowledgement } from "./filed-last.ts";

const proof = (number: string | null, on: string) => ({ number, on, document_id: null, at: 0 });

test("[E-02] what is delivered has the number of the filing where it is its acknowledgement, in both languages", () => {
  const last = BUILT_IN_PLANS.flatMap(({ service_id, steps }) => {
    const step = steps.at(-1);
    return step === undefined ? [] : [{ service_id, ...step }];
  });
  expect(last.filter(isAcknowledgement).map(({ service_id }) => service_id)).toEqual([
    ...["itr-filing", "itr-business", "tax-notice", "corporate-tax"],
    ...["trademark", "consumer-complaint", "tds-return"],
  ]);
  for (const step of last) {
    const hindi = { ...step, name: STEP_NAMES_HI[step.name] ?? "" };
    expect(isAcknowledgement(hindi), step.name).toBe(isAcknowledgement(step));
  }
});

test("[O-02] the number that a portal asks for is of what was filed last", () => {
  const work = { closes: "work", proof: null } as const;
  expect(filedLast([work, { closes: "filing", proof: null }])).toBeNull();
  expect(
    filedLast([
      { closes: "filing", proof: proof("A-1", "2026-11-02") },
      { closes: "filing", proof: proof("A-2", "2026-11-28") },
      { closes: "decision", proof: proof("D-9", "2026-11-30") },
      work,
    ]),
  ).toEqual({ number: "A-2", on: "2026-11-28" });
});
