import { addressesOf } from "./environment.ts";
import type { Mode } from "./mode.ts";

export type StackFault = "mail-server/down" | "mail-server/up" | "functions/kill";

/** Asks a running stack for a fault. */
export async function askStack(mode: Mode, fault: StackFault): Promise<void> {
  const answer = await fetch(`${addressesOf(mode).control}/${fault}`, { method: "POST" });
  if (!answer.ok) throw new Error(`The stack refused ${fault}: ${answer.status} ${await answer.text()}`);
}
