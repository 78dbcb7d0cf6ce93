import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { SECOND_STEP_RULES, type SecondStepRule } from "@niyamdesk/domain/sessions/second-step";
import { type Live, mapLive, useLiveDocument } from "../../../lib/firestore/live.ts";
import { oneIn } from "../../../lib/firestore/stored.ts";

/** Who needs one, live, for members of staff. */
export function useSecondStepRule(): Live<SecondStepRule> {
  const live = useLiveDocument([COLLECTIONS.settings, "access"], (_, data) =>
    oneIn(data, "second_step", SECOND_STEP_RULES, "nobody"),
  );
  return mapLive(live, (rule) => rule ?? "nobody");
}
