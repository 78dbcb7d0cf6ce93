import { defineCallable } from "../platform/define-callable.ts";
import { companyVersions } from "./company.ts";

/** What invoices say of us, from which day on. */
export const readCompany = defineCallable("readCompany", { roles: ["admin"] }, () => companyVersions());
