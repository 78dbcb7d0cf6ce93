import { COLLECTIONS } from "@niyamdesk/domain/paths";
import { type Live, mapLive, useLiveDocument } from "../../../lib/live.ts";

/** Whether the account has a profile, live. */
export function useHasProfile(uid: string): Live<boolean> {
  const profile = useLiveDocument([COLLECTIONS.profiles, uid], () => "there");
  return mapLive(profile, (found) => found !== null);
}
