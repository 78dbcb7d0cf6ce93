import { eventually } from "../../support/eventually.ts";

/** Empties this project's Firestore, so that no round pays for what earlier ones left (the emulator scans). */
export function clearFirestore(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const url = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  // A trigger that is writing holds a lock, and the emulator gives up rather than waits.
  return eventually(async () => {
    const answer = await fetch(url, { method: "DELETE" });
    if (!answer.ok) throw new Error(`Firestore was not emptied: ${answer.status} ${await answer.text()}`);
  });
}
