import { defineCallable } from "../platform/define-callable.ts";
import { disownNumber as disown } from "./disown-number.ts";

/** 'This is not my account': by the ticket of the refused sign-in. */
export const disownNumber = defineCallable("disownNumber", { roles: "anyone" }, async ({ token }) => {
  await disown(token);
  return {};
});
