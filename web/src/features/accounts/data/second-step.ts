import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Live, mapLive, useLiveDocument } from "../../../lib/firestore/live.ts";
import { oneIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

export interface SecondStepView {
  kind: "phone" | "app";
  /** The last digits of the number. */
  end: string;
  /** Epoch ms. */
  since: number;
}

/** What somebody's profile says of their second step, live; null: none. */
export function useSecondStepOf(uid: string): Live<SecondStepView | null> {
  const live = useLiveDocument([COLLECTIONS.profiles, uid], (_, data) => ({
    step: readStep(data.second_step),
  }));
  return mapLive(live, (known) => known?.step ?? null);
}

function readStep(stored: unknown): SecondStepView | null {
  if (typeof stored !== "object" || stored === null) return null;
  const data = stored as StoredData;
  return {
    kind: oneIn(data, "kind", ["phone", "app"], "phone"),
    end: textIn(data, "phone_end") ?? "",
    since: timeIn(data, "added_at") ?? Date.now(),
  };
}
