import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { deletionRef } from "../platform/refs.ts";
import { refuseEndedSession } from "../platform/session-gate.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { sessionRef } from "./begin-session.ts";

/**
 * That the caller's session is in use, and in which browser. One that is on no list, from before there were any or after a long rest, is put
 * there.
 *
 * @throws DomainError unauthenticated where everything of this person is erased; session_ended
 */
export async function noteSession(caller: Caller, { device }: ParsedInput<"noteSession">): Promise<void> {
  const { uid, session, signedInAt } = caller;
  const ref = sessionRef(uid, session);
  const isNew = await commitTogether(async (unit) => {
    const [known, deletion] = [await unit.get(ref), await unit.get(deletionRef(uid))];
    if (deletion) throw new DomainError("unauthenticated");
    const last_seen = timestamp();
    if (known) unit.update(ref, { last_seen, ...(device === null ? {} : { device }) });
    else
      unit.create(ref, {
        ...{ id: ref.id, user_id: uid, session, device },
        ...{ first_seen: timestamp(signedInAt || Date.now()), last_seen },
      });
    return !known;
  });
  // Ended while this was under way, by a browser that signed out at once: what says so is on no list.
  if (isNew) await refuseEndedSession(caller).catch((error: unknown) => takeOff(caller, error));
}

async function takeOff({ uid, session }: Caller, error: unknown): Promise<never> {
  if (error instanceof DomainError) await sessionRef(uid, session).delete();
  throw error;
}
