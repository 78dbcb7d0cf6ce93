import { defineCallable } from "../platform/define-callable.ts";
import { preparePurchase as prepare } from "./prepare-purchase.ts";

/** Makes the address at which a client finds what a partner prepared, and pays in their own account. */
export const preparePurchase = defineCallable("preparePurchase", { roles: ["franchise"] }, prepare);
