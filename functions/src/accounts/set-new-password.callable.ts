import { defineCallable } from "../platform/define-callable.ts";
import { setNewPassword as set } from "./set-new-password.ts";

/** A new password, by the token of the mail. */
export const setNewPassword = defineCallable("setNewPassword", { roles: "anyone" }, ({ token, password }) =>
  set(token, password),
);
