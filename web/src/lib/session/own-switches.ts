import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { useFirestore } from "reactfire";
import { useLiveDocument } from "../firestore/live.ts";
import { partIn, type StoredData } from "../firestore/stored.ts";
import { useOwnUid } from "./use-own-uid.ts";

/** What somebody switched on or off for themselves, by name, on every device; what was never touched is not there. */
export function useOwnSwitches(): {
  switches: Readonly<Record<string, boolean>>;
  isKnown: boolean;
  set(name: string, on: boolean): Promise<void>;
} {
  const db = useFirestore();
  const uid = useOwnUid();
  const stored = useLiveDocument([COLLECTIONS.profiles, uid], readSwitches);
  return {
    switches: stored.status === "ready" ? (stored.value ?? {}) : {},
    isKnown: stored.status === "ready",
    set: (name, on) =>
      updateDoc(doc(db, COLLECTIONS.profiles, uid), {
        [`preferences.${name}`]: on,
        updated_at: serverTimestamp(),
      }),
  };
}

/** One of them. @param usual where it was never touched */
export function useSwitch(
  name: string,
  usual: boolean,
): { on: boolean; isKnown: boolean; set(on: boolean): Promise<void> } {
  const { switches, isKnown, set } = useOwnSwitches();
  return { on: switches[name] ?? usual, isKnown, set: (on) => set(name, on) };
}

function readSwitches(_: string, data: StoredData): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(partIn(data, "preferences")).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
    ),
  );
}
