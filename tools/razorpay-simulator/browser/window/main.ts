import type { WindowOptions } from "../options.ts";
import { loadPreferences } from "./api.ts";
import { Checkout } from "./checkout-flow.ts";
import { onPageMessage, tellPage } from "./page.ts";
import { Shell } from "./shell.ts";

let shell: Shell | null = null;

onPageMessage((message) => {
  if (message.type === "open" && !shell) void open(message.options);
  if (message.type === "ask-to-close") shell?.askToClose();
});
tellPage({ type: "ready" });

async function open(options: WindowOptions): Promise<void> {
  shell = new Shell(options);
  const { key, order_id, amount, currency } = options;
  const asked = { key, order_id, ...(amount === null ? {} : { amount }), ...(currency ? { currency } : {}) };
  try {
    const preferences = await loadPreferences(asked);
    new Checkout(shell, options, preferences).start();
  } catch (error) {
    shell.showDeadEnd(error instanceof Error ? error.message : String(error));
  }
}
