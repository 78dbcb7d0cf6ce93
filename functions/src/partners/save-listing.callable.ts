import { defineCallable } from "../platform/define-callable.ts";
import { saveListing as save } from "./save-listing.ts";

/** What the directory says of a CA. */
export const saveListing = defineCallable("saveListing", { roles: ["admin"] }, (input, caller) =>
  save(input, caller),
);
