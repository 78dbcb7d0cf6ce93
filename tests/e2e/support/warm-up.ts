import { CALLABLE_INPUTS } from "@niyamdesk/domain/callables";
import { stack } from "./stack.ts";

/**
 * The emulator starts a process for each function when it is first called, which a busy machine takes long for: that is not
 * what the tests measure. A preflight starts it and does nothing.
 */
export default async function warmUp(): Promise<void> {
  const cold = [...Object.keys(CALLABLE_INPUTS), "razorpayWebhook"];
  const warm = async () => {
    for (let name = cold.shift(); name; name = cold.shift()) {
      await fetch(`${stack.addresses.functions}/${name}`, { method: "OPTIONS" });
    }
  };
  await Promise.all([warm(), warm()]);
}
