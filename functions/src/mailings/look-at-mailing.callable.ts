import { defineCallable } from "../platform/define-callable.ts";
import { lookAt } from "./look-at-mailing.ts";

/** How a mailing reads. */
export const lookAtMailing = defineCallable("lookAtMailing", { roles: ["admin"] }, lookAt);
