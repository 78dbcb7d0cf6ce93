import { BUILT_IN_REACH, type Reach } from "@niyamdesk/domain/base/product";
import type { Plugin } from "vite";

const PRODUCT = /\/domain\/src\/base\/product\.ts$/;
/** The line that says which values count. */
const BUILT_IN = "export const SUPPORT: Reach = { ...BUILT_IN_REACH };";

/** Whoever builds a release says how to reach us as the records have it; without, what is built in stands. */
export const REACH_OF_BUILD = "NIYAM_REACH";

/** The site of this build says how to reach us as it is set by then: in every text and on every page that is written. */
export function builtReach(): Plugin {
  return {
    name: "niyamdesk:built-reach",
    enforce: "pre",
    transform(code, id) {
      const set = process.env[REACH_OF_BUILD];
      if (set === undefined || !PRODUCT.test(id)) return null;
      if (!code.includes(BUILT_IN)) throw new Error("How to reach us is not where the build looks for it");
      return code.replace(BUILT_IN, () => `export const SUPPORT: Reach = ${JSON.stringify(reachIn(set))};`);
    },
  };
}

function reachIn(set: string): Reach {
  return { ...BUILT_IN_REACH, ...(JSON.parse(set) as Partial<Reach>) };
}
