import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { type OwnProfile, readOwnProfile } from "../read-own-profile.ts";

/** The person's own profile, live; null while it is being made. */
export function useOwnProfile(uid: string): Live<OwnProfile | null> {
  return useLiveDocument([COLLECTIONS.profiles, uid], readOwnProfile);
}
