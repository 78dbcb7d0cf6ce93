import { useSearchParams } from "react-router-dom";
import { parametersNow } from "./parameters-now.ts";

/**
 * What somebody chose of a page, as its address says it: a link leads to it, and Back to what was chosen before. The first of
 * the known ones stands for an address that says nothing, or something unknown.
 *
 * @param name of the parameter, `?tab=`
 * @param within parameters of what was chosen, which go with it
 */
export function useChoice<T extends string>(
  name: string,
  known: readonly [T, ...T[]],
  within: readonly string[] = [],
): readonly [chosen: T, choose: (next: T) => void] {
  const [address, setAddress] = useSearchParams();
  const chosen = known.find((one) => one === address.get(name)) ?? known[0];
  const choose = (next: T) => {
    if (next === chosen) return;
    const kept = [...parametersNow()].filter(([other]) => other !== name && !within.includes(other));
    setAddress(new URLSearchParams(next === known[0] ? kept : [...kept, [name, next]]));
  };
  return [chosen, choose];
}
