import { useSearchParams } from "react-router-dom";

/**
 * What somebody chose of a page, as its address says it: a link leads to it, and Back to what was chosen before. The first of
 * the known ones stands for an address that says nothing, or something unknown.
 *
 * @param name of the parameter, `?tab=`
 */
export function useChoice<T extends string>(
  name: string,
  known: readonly [T, ...T[]],
): readonly [chosen: T, choose: (next: T) => void] {
  const [address, setAddress] = useSearchParams();
  const chosen = known.find((one) => one === address.get(name)) ?? known[0];
  const choose = (next: T) => {
    if (next !== chosen) setAddress(choiceIn(address, name, next === known[0] ? null : next));
  };
  return [chosen, choose];
}

/** What was chosen within another choice goes with it. */
function choiceIn(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const kept = [...address].filter(([known]) => known !== name);
  return new URLSearchParams(value === null ? kept : [...kept, [name, value]]);
}
