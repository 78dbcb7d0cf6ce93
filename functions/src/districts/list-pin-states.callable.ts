import { pinPrefixesRef } from "../franchises/watched-places.ts";
import { defineCallable } from "../platform/define-callable.ts";

/** What administrators said of the State that a PIN code lies in, for whoever fills in a form without an account. */
export const listPinStates = defineCallable("listPinStates", { roles: "anyone" }, async ({ prefix }) => {
  const said = (await pinPrefixesRef().get()).data()?.prefixes[prefix];
  return { states: said === undefined ? null : [...said.states] };
});
