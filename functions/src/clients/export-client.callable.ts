import { BELONGINGS } from "../nouns.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { exportClient as exportData } from "./export-client.ts";

/** Everything we hold of a client, for who asked for it by mail or phone. */
export const exportClient = defineCallable(
  "exportClient",
  { roles: ["admin"], rateLimit: { calls: 20, perSeconds: 3600 } },
  async (input, caller) => ({ data: await exportData(input, caller, BELONGINGS) }),
);
