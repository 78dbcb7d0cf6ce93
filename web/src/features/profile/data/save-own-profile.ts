import type { OwnDetails, Preference } from "@niyamdesk/domain/own-details";
import { COLLECTIONS } from "@niyamdesk/domain/paths";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { AppError } from "../../../lib/app-error.ts";
import { firebaseFirestore } from "../../../lib/firebase.ts";

type Changes = Record<string, string | boolean | null>;

/** What is blank is taken off the profile. Resolves once the server has it. @throws AppError */
export function saveDetails(uid: string, details: OwnDetails): Promise<void> {
  const { name, phone, address, state_code, pan, gstin, billing_name } = details;
  const kept = { phone, address, state_code, pan, gstin, billing_name };
  const changes = Object.entries(kept).map(([field, value]) => [field, value ?? null]);
  return write(uid, { name, ...Object.fromEntries(changes) });
}

/** @throws AppError */
export function savePreference(uid: string, preference: Preference, on: boolean): Promise<void> {
  return write(uid, { [`preferences.${preference}`]: on });
}

async function write(uid: string, changes: Changes): Promise<void> {
  // Kept and sent later, the write would outlast the page that says whether it was saved.
  if (!navigator.onLine) {
    throw new AppError("offline", "You appear to be offline. Please check your connection and try again.");
  }
  try {
    const db = await firebaseFirestore();
    await updateDoc(doc(db, COLLECTIONS.profiles, uid), { ...changes, updated_at: serverTimestamp() });
  } catch (error) {
    console.error(error);
    throw new AppError("internal", "Your changes could not be saved. Please try again.");
  }
}
