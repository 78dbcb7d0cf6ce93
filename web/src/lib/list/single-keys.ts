import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { useFirestore } from "reactfire";
import { useLiveDocument } from "../firestore/live.ts";
import { partIn } from "../firestore/stored.ts";
import { useOwnUid } from "../session/use-own-uid.ts";

const PREFERENCE = "single_keys";

/** Whether letters alone do something, as the person chose; they do unless switched off. */
export function useSingleKeys(): { on: boolean; set(on: boolean): Promise<void> } {
  const db = useFirestore();
  const uid = useOwnUid();
  const off = useLiveDocument([COLLECTIONS.profiles, uid], isOff);
  return {
    on: off.status !== "ready" || off.value !== true,
    set: (on) =>
      updateDoc(doc(db, COLLECTIONS.profiles, uid), {
        [`preferences.${PREFERENCE}`]: on,
        updated_at: serverTimestamp(),
      }),
  };
}

function isOff(_: string, data: Readonly<Record<string, unknown>>): boolean {
  return partIn(data, "preferences")[PREFERENCE] === false;
}
