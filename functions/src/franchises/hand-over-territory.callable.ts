import { defineCallable } from "../platform/define-callable.ts";
import { handOver } from "./change-franchise.ts";

/** Gives the territory of a franchise to another partner. */
export const handOverTerritory = defineCallable(
  "handOverTerritory",
  { roles: ["admin"] },
  async (input, caller) => {
    return { franchise_id: await handOver(input, caller) };
  },
);
