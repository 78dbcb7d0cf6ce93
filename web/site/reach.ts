import { reachOn, reachVersions } from "@niyamdesk/domain/settings/reach-read";
import { istDay } from "@niyamdesk/domain/time/time";
import { loadEnv } from "vite";
import { REACH_OF_BUILD } from "../vite-built-reach.ts";
import { WEB } from "./config.ts";

const TIMEOUT_MS = 5_000;

/**
 * Looks up how to reach us as an administrator has set it, for the build that begins. A project that does not answer, as on a machine without
 * a network, leaves what is built in: the pages read it again once somebody is there.
 */
export async function takeReachForBuild(now: number = Date.now()): Promise<void> {
  if (process.env[REACH_OF_BUILD] !== undefined) return;
  const { VITE_FIRESTORE_EMULATOR, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY } = loadEnv(
    "production",
    WEB,
    "VITE_",
  );
  const origin = VITE_FIRESTORE_EMULATOR
    ? `http://${VITE_FIRESTORE_EMULATOR}`
    : "https://firestore.googleapis.com";
  const record = `${origin}/v1/projects/${VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents/settings/public`;
  try {
    const answer = await fetch(`${record}?key=${encodeURIComponent(VITE_FIREBASE_API_KEY ?? "")}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return;
    const versions = reachVersions(versionsIn(await answer.json()));
    if (versions.length === 0) return;
    process.env[REACH_OF_BUILD] = JSON.stringify(reachOn(versions, now));
    console.log(`The pages say how to reach us as it is set on ${istDay(now)}`);
  } catch {
    console.log("How to reach us could not be looked up: the pages say what is built in");
  }
}

/** Of Firestore's REST answer: a list of maps of texts. */
export function versionsIn(answer: unknown): unknown[] {
  const values = at(at(at(at(answer, "fields"), "versions"), "arrayValue"), "values");
  if (!Array.isArray(values)) return [];
  return values.map((entry) =>
    Object.fromEntries(
      Object.entries(at(at(entry, "mapValue"), "fields") ?? {}).map(([name, value]) => [
        name,
        at(value, "stringValue"),
      ]),
    ),
  );
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
