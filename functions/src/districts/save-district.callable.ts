import { defineCallable } from "../platform/define-callable.ts";
import { saveDistrict as save } from "./save-district.ts";

/** A district as it counts instead of our built-in one, or a new one. */
export const saveDistrict = defineCallable("saveDistrict", { roles: ["admin"] }, async (input, caller) => ({
  version: await save(input, caller),
}));
