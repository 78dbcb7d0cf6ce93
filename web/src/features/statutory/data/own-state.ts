import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { stateOf } from "@niyamdesk/domain/statutory/facts";
import { useLiveDocument } from "../../../lib/firestore/live.ts";
import { textIn } from "../../../lib/firestore/stored.ts";

/** The State that the person's profile says, as their dates go by it; null while nothing is known. */
export function useOwnState(uid: string): string | null {
  const live = useLiveDocument([COLLECTIONS.profiles, uid], (_, data) =>
    stateOf({ gstin: textIn(data, "gstin"), state_code: textIn(data, "state_code") }),
  );
  return live.status === "ready" ? live.value : null;
}
