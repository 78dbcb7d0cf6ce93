import { defineCallable } from "../platform/define-callable.ts";
import { setPins } from "./change-franchise.ts";

/** Sets which PIN codes a territory has. */
export const setTerritoryPins = defineCallable(
  "setTerritoryPins",
  { roles: ["admin"] },
  async (input, caller) => {
    await setPins(input, caller);
    return {};
  },
);
