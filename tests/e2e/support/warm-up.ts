import { CALLABLE_INPUTS } from "@niyamdesk/domain/callables";
import { lanes } from "./lane.ts";
import { type StackUnderTest, stack } from "./stack.ts";

/**
 * What a function loads when it is first called takes long on a busy machine: that is not what the tests measure. A preflight
 * loads it and does nothing.
 */
export default async function warmUp(): Promise<void> {
  const stacks = lanes.map(({ NIYAM_STACK }) => JSON.parse(NIYAM_STACK ?? "") as StackUnderTest);
  const names = [...Object.keys(CALLABLE_INPUTS), "razorpayWebhook"];
  await Promise.all(
    (stacks.length > 0 ? stacks : [stack]).map(async ({ addresses }) => {
      for (const name of names) await fetch(`${addresses.functions}/${name}`, { method: "OPTIONS" });
    }),
  );
}
