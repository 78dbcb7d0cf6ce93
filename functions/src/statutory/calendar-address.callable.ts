import { defineCallable } from "../platform/define-callable.ts";
import { changeAddress } from "./calendar-address.ts";

/** Makes a client's calendar one to subscribe to by a new private address, or takes that away. */
export const calendarAddress = defineCallable(
  "calendarAddress",
  { roles: ["client_user"], rateLimit: { calls: 10, perSeconds: 3600 } },
  async (input, caller) => ({ address: await changeAddress(input, caller) }),
);
