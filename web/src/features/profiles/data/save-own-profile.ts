import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OwnDetails } from "@niyamdesk/domain/profiles/own-details";
import type { Preference } from "@niyamdesk/domain/profiles/preferences";
import { doc, runTransaction, serverTimestamp, updateDoc } from "firebase/firestore";
import { errors } from "#messages/errors.ts";
import { profiles } from "#messages/profiles.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { firebaseFirestore } from "../../../lib/backend/firebase.ts";
import { refuseInView } from "../../../lib/session/refuse-in-view.ts";
import { changesOf, conflictsOf } from "../changed-details.ts";
import { type Detail, type StoredDetails, storedDetails } from "../stored-details.ts";

/** Another window changed the same meanwhile; nothing was written. */
export class DetailsConflict extends Error {
  readonly fields: readonly Detail[];
  /** What the record has. */
  readonly now: StoredDetails;

  constructor(fields: readonly Detail[], now: StoredDetails) {
    super("The profile was changed meanwhile");
    this.fields = fields;
    this.now = now;
  }
}

/**
 * Writes what was changed since the form began, and what is blank now is taken off. Resolves with all details once the
 * server has them. @throws DetailsConflict; AppError
 */
export async function saveDetails(
  uid: string,
  begun: StoredDetails,
  sent: OwnDetails,
): Promise<StoredDetails> {
  const changes = changesOf(begun, sent);
  return online(async () => {
    const db = await firebaseFirestore();
    const own = doc(db, COLLECTIONS.profiles, uid);
    return runTransaction(db, async (transaction) => {
      const now = storedDetails((await transaction.get(own)).data() ?? {});
      const conflicts = conflictsOf(changes, begun, now);
      if (conflicts.length > 0) throw new DetailsConflict(conflicts, now);
      if (Object.keys(changes).length > 0) {
        transaction.update(own, { ...changes, updated_at: serverTimestamp() });
      }
      return { ...now, ...changes };
    });
  });
}

/** @throws AppError */
export function saveName(uid: string, name: string): Promise<void> {
  return online(async () => {
    const db = await firebaseFirestore();
    await updateDoc(doc(db, COLLECTIONS.profiles, uid), { name, updated_at: serverTimestamp() });
  });
}

/** @throws AppError */
export function savePreference(uid: string, preference: Preference, on: boolean): Promise<void> {
  return online(async () => {
    const db = await firebaseFirestore();
    const change = { [`preferences.${preference}`]: on, updated_at: serverTimestamp() };
    await updateDoc(doc(db, COLLECTIONS.profiles, uid), change);
  });
}

async function online<T>(write: () => Promise<T>): Promise<T> {
  await refuseInView();
  // Kept and sent later, the write would outlast the page that says whether it was saved.
  if (!navigator.onLine) {
    throw new AppError("offline", errors.offline);
  }
  try {
    return await write();
  } catch (error) {
    if (error instanceof DetailsConflict) throw error;
    console.error(error);
    throw new AppError("internal", profiles.notSaved);
  }
}
