import { openStep } from "@niyamdesk/domain/steps/work";
import { orderPage as words } from "#messages/order-page.ts";
import type { Need } from "./need.ts";
import type { WorkView } from "./read-work.ts";

/** What comes next, as its client reads it. */
export function nextPart(work: WorkView, need: Need | null): string {
  if (need?.kind === "draft") return words.needs.draft(need.version);
  if (need?.kind === "documents") {
    const [again] = need.again;
    const [missing] = need.missing;
    if (need.again.length + need.missing.length > 1) {
      return words.needs.many(need.again.length + need.missing.length);
    }
    return again ? words.needs.again(again.label) : words.needs.send(missing?.label ?? "");
  }
  const step = openStep(work);
  // The step has the name of the client's own part, which they have done.
  if (work.clock?.waits_for === "us" && (step?.closes === "documents" || step?.closes === "approval")) {
    return words.ours[step.closes];
  }
  return step?.name ?? "";
}
