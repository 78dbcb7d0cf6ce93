import { STATE_LISTS } from "@niyamdesk/domain/places/queries";
import { defineCallable } from "../platform/define-callable.ts";
import { recordRef } from "../platform/refs.ts";

/** What administrators changed of a State's districts, for whoever fills in a form without an account. */
export const listDistricts = defineCallable("listDistricts", { roles: "anyone" }, async ({ state }) => {
  const list = (await recordRef(STATE_LISTS, state).get()).data();
  const said = Object.values(list?.districts ?? {});
  return { districts: said.map(({ code, name, offered }) => ({ code, name, offered })) };
});
