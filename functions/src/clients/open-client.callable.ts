import { defineCallable } from "../platform/define-callable.ts";
import { openClient as open } from "./open-client.ts";

/** What a client's account says of itself, for administrators; noted. */
export const openClient = defineCallable("openClient", { roles: ["admin"] }, ({ uid }, caller) =>
  open(uid, caller),
);
