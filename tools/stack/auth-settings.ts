import { addressesOf } from "./environment.ts";
import type { Mode } from "./mode.ts";

/** Projects made since September 2023 do not tell who has an account; the emulator does unless it is told not to. */
export async function protectEmailAddresses(mode: Mode): Promise<void> {
  const answer = await fetch(`${addressesOf(mode).auth}/emulator/v1/projects/${mode.project}/config`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator refused its settings: ${await answer.text()}`);
}
