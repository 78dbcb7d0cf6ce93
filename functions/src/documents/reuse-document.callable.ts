import { defineCallable } from "../platform/define-callable.ts";
import { reuseDocument as reuse } from "./reuse-document.ts";

/** What was accepted for one order is sent for another, without being uploaded again. */
export const reuseDocument = defineCallable("reuseDocument", { roles: ["client_user"] }, reuse);
