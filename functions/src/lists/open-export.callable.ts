import { ROLES } from "@niyamdesk/domain/base/roles";
import { defineCallable } from "../platform/define-callable.ts";
import { openExport as open } from "./open-export.ts";

/** Asks for a file that a job has written for the caller; `documentFile` then gives it out. */
export const openExport = defineCallable("openExport", { roles: ROLES }, open);
