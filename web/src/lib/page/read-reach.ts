import type { Reach } from "@niyamdesk/domain/base/product";
import { EMULATORS, FIREBASE_CONFIG } from "../backend/env.ts";

const TIMEOUT_MS = 8000;
const IST_OFFSET_MS = 19_800_000;

const ORIGIN = EMULATORS.firestore ? `http://${EMULATORS.firestore}` : "https://firestore.googleapis.com";
const DATABASE = `projects/${FIREBASE_CONFIG.projectId}/databases/(default)/documents`;

type Version = Reach & { from: string };

/**
 * How to reach us today; null: nothing was ever set. It stands on every page, so it does without `firestore-rest.ts` and the domain's time:
 * sign-in would get 20 kB heavier with them.
 *
 * @param built what a version has to have
 * @throws when it cannot be read
 */
export async function readReach(built: Reach): Promise<Reach | null> {
  const response = await fetch(
    `${ORIGIN}/v1/${DATABASE}:batchGet?key=${encodeURIComponent(FIREBASE_CONFIG.apiKey)}`,
    {
      method: "POST",
      body: JSON.stringify({ documents: [`${DATABASE}/settings/public`] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  const versions = versionsIn(await response.json(), built);
  const today = new Date(Date.now() + IST_OFFSET_MS).toISOString().slice(0, 10);
  return versions.filter(({ from }) => from <= today).at(-1) ?? null;
}

/** As Firestore's REST interface writes them; one that lacks something is none, unless it is empty as built in. */
function versionsIn(answer: unknown, built: Reach): Version[] {
  const values = at(answer, 0, "found", "fields", "versions", "arrayValue", "values");
  if (!Array.isArray(values)) return [];
  return values
    .map((value): unknown =>
      Object.fromEntries(
        Object.entries({ from: "-", ...built }).map(([f, text]) => [
          f,
          at(value, "mapValue", "fields", f, "stringValue") ?? (text === "" ? text : undefined),
        ]),
      ),
    )
    .filter((one): one is Version => Object.values(one as object).every((text) => typeof text === "string"));
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}
