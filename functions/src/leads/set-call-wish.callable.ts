import { defineCallable } from "../platform/define-callable.ts";
import { setWish } from "./set-wish.ts";

/** Keeps when a person wants to be called. */
export const setCallWish = defineCallable(
  "setCallWish",
  { roles: ["telecaller", "ca"] },
  async ({ lead_id, wish }, caller) => {
    await setWish(lead_id, wish, caller);
    return {};
  },
);
