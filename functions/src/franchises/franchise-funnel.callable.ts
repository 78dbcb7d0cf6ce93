import { defineCallable } from "../platform/define-callable.ts";
import { funnelOf } from "./funnel.ts";

/** How far what a partner brought in a month has come. */
export const franchiseFunnel = defineCallable(
  "franchiseFunnel",
  { roles: ["franchise", "admin"] },
  (input, caller) => funnelOf(input, caller),
);
