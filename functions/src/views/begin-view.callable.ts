import { defineCallable } from "../platform/define-callable.ts";
import { beginView as begin } from "./view.ts";

/** An administrator sees a workspace as its owner does, read-only and for a while. */
export const beginView = defineCallable("beginView", { roles: ["admin"] }, (input, caller) =>
  begin(input, caller),
);
