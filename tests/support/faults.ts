import type { StackFault } from "../../tools/stack/control-client.ts";
import { addresses } from "./stack.ts";

/** While it runs, nothing answers where mail is sent; mails received before stay readable. */
export async function withoutMailServer<T>(run: () => Promise<T>): Promise<T> {
  await ask("mail-server/down");
  try {
    return await run();
  } finally {
    await ask("mail-server/up");
  }
}

/** Kills the function processes in the middle of whatever they do; the next call gets a new one. */
export function killFunctions(): Promise<void> {
  return ask("functions/kill");
}

async function ask(fault: StackFault): Promise<void> {
  const answer = await fetch(`${addresses.control}/${fault}`, { method: "POST" });
  if (!answer.ok) throw new Error(`The stack refused ${fault}: ${await answer.text()}`);
}
