import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { audit } from "./audit.ts";
import type { Caller } from "./caller.ts";
import { MINUTE_MS } from "./clock.ts";
import { db } from "./firestore.ts";
import { logFailure } from "./log.ts";
import { commitTogether } from "./unit-of-work.ts";

/** However often somebody tries, one entry says so. */
const WINDOW_MS = 10 * MINUTE_MS;
const MOST_REMEMBERED = 10_000;
const noted = new Set<string>();

/**
 * That somebody was refused what is not theirs to do, once in ten minutes for each person and callable. A failure to note it changes
 * nothing of the answer.
 */
export async function noteRefusal(name: string, { uid, role }: Caller, code: string): Promise<void> {
  const id = `refused_${name}_${uid}_${Math.floor(Date.now() / WINDOW_MS)}`;
  if (noted.has(id)) return;
  if (noted.size >= MOST_REMEMBERED) noted.clear();
  noted.add(id);
  try {
    const ref = db().collection(COLLECTIONS.auditLog).doc(id);
    await commitTogether(async (unit) => {
      if (await unit.get(ref)) return;
      audit(unit, id, {
        ...{ actor: uid, role: role ?? "", action: "access.refused", subject: `callables/${name}` },
        ...{ before: null, after: { refused: code } },
      });
    });
  } catch (error) {
    logFailure("a refusal was not noted", error);
  }
}
