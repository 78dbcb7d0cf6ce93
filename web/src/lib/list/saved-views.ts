import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ListName } from "@niyamdesk/domain/lists/lists";
import { MOST_SAVED_VIEWS, savedViewKey, savedViewsIn } from "@niyamdesk/domain/lists/saved-views";
import { deleteField, doc, type FieldValue, serverTimestamp, setDoc } from "firebase/firestore";
import { useMemo } from "react";
import { useFirestore } from "reactfire";
import { useLiveDocument } from "../firestore/live.ts";
import { partIn } from "../firestore/stored.ts";
import { refuseInView } from "../session/refuse-in-view.ts";
import { useOwnUid } from "../session/use-own-uid.ts";

export interface SavedView {
  name: string;
  address: string;
}

export interface SavedViews {
  /** Of this list, by name. */
  views: readonly SavedView[];
  isFull: boolean;
  save(name: string, address: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** The views of a list that the person has named; null until they are known, and when they cannot be. */
export function useSavedViews(list: ListName): SavedViews | null {
  const db = useFirestore();
  const uid = useOwnUid();
  const stored = useLiveDocument([COLLECTIONS.savedViews, uid], readViews);
  const all = stored.status === "ready" ? (stored.value ?? NO_VIEWS) : null;
  return useMemo(() => {
    if (all === null) return null;
    const write = async (name: string, value: string | FieldValue) => {
      await refuseInView();
      await setDoc(
        doc(db, COLLECTIONS.savedViews, uid),
        { views: { [savedViewKey(list, name)]: value }, updated_at: serverTimestamp() },
        { merge: true },
      );
    };
    return {
      views: savedViewsIn(all, list),
      isFull: Object.keys(all).length >= MOST_SAVED_VIEWS,
      save: write,
      remove: (name) => write(name, deleteField()),
    };
  }, [all, db, uid, list]);
}

const NO_VIEWS: Readonly<Record<string, unknown>> = {};

function readViews(_: string, data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return partIn(data, "views");
}
