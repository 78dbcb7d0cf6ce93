import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Mode } from "./mode.ts";

/** Where a stack keeps what outlives it: the emulators' data, mails and the Razorpay simulator's state. */
export function dataFolder(mode: Mode): string {
  return path.join(mode.dir, "data");
}

/** The emulators' part of it; there only after a run that was ended in good order. */
export function emulatorsData(mode: Mode): string {
  return path.join(dataFolder(mode), "firebase");
}

/** Saves the running emulators' data; what was saved before is replaced only once the new is complete. */
export async function saveEmulatorsData(mode: Mode): Promise<void> {
  const saved = emulatorsData(mode);
  const fresh = `${saved}-new`;
  rmSync(fresh, { recursive: true, force: true });
  const answer = await fetch(`http://127.0.0.1:${mode.ports.hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: fresh, initiatedBy: "npm start" }),
  });
  if (!answer.ok) throw new Error(`The emulators' data could not be saved: ${await answer.text()}`);
  rmSync(saved, { recursive: true, force: true });
  renameSync(fresh, saved);
}
