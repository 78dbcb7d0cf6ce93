import { districtsOf } from "@niyamdesk/domain/places/districts";
import { lettersOfState } from "@niyamdesk/domain/places/state-letters";
import { STATES } from "@niyamdesk/domain/places/states";

/** Districts of a State by its name; none where we have no list. */
export function districtNames(state: string): readonly string[] {
  const [code = ""] = STATES.find(([, name]) => name === state) ?? [];
  const letters = lettersOfState(code);
  return letters === null ? [] : districtsOf(letters).map(({ name }) => name);
}
