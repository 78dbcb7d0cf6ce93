import { districtsOf, type SaidName } from "@niyamdesk/domain/places/districts";
import { lettersOfState } from "@niyamdesk/domain/places/state-letters";
import { STATES } from "@niyamdesk/domain/places/states";
import { call } from "../../lib/backend/callables.ts";

/** What administrators changed, by State: asked for once. */
const asked = new Map<string, Promise<readonly SaidName[]>>();

/** Districts of a State by its name; none where we have no list. Those that an administrator changed come after `built`. */
export function districtNames(state: string): { built: readonly string[]; now: Promise<readonly string[]> } {
  const [code = ""] = STATES.find(([, name]) => name === state) ?? [];
  const letters = lettersOfState(code);
  const named = (said: readonly SaidName[]) =>
    letters === null ? [] : districtsOf(letters, said).map(({ name }) => name);
  const built = named([]);
  return { built, now: letters === null ? Promise.resolve(built) : said(letters).then(named) };
}

function said(letters: string): Promise<readonly SaidName[]> {
  const before = asked.get(letters);
  if (before !== undefined) return before;
  const found = call("listDistricts", { state: letters }).then(({ districts }) => districts);
  asked.set(letters, found);
  // Asked again the next time: a network was gone, perhaps.
  found.catch(() => asked.delete(letters));
  return found;
}
