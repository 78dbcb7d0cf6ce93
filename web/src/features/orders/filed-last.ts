import type { WorkStep } from "@niyamdesk/domain/steps/order-work";

/** Number and day of what was filed last in an order; null: nothing yet. */
export function filedLast(
  steps: readonly Pick<WorkStep<unknown>, "closes" | "proof">[],
): { number: string; on: string } | null {
  const proof = steps.findLast(({ closes, proof }) => closes === "filing" && proof !== null)?.proof;
  if (proof == null || proof.number === null) return null;
  return { number: proof.number, on: proof.on };
}

/** What is delivered acknowledges what was filed: both have one number and one day. A certificate has its own. */
export function isAcknowledgement({ closes, name }: Pick<WorkStep<unknown>, "closes" | "name">): boolean {
  return closes === "proof" && /^acknowledgement\b|पावती/i.test(name);
}
