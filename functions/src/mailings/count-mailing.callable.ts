import { defineCallable } from "../platform/define-callable.ts";
import { countPeople } from "./look-at-mailing.ts";

/** How many a mailing would go to. */
export const countMailing = defineCallable("countMailing", { roles: ["admin"] }, countPeople);
