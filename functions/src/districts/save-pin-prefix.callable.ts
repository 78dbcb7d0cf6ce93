import { defineCallable } from "../platform/define-callable.ts";
import { savePinPrefix as save } from "./save-pin-prefix.ts";

/** The States of PIN codes that begin alike, as they count instead of what is built in. */
export const savePinPrefix = defineCallable("savePinPrefix", { roles: ["admin"] }, async (input, caller) => ({
  version: await save(input, caller),
}));
