import { defineCallable } from "../platform/define-callable.ts";
import { save } from "./save-mailing.ts";

/** Writes a mailing, or changes one that was not sent yet. */
export const saveMailing = defineCallable("saveMailing", { roles: ["admin"] }, async (input, caller) => ({
  version: await save(input, caller),
}));
