import { defineCallable } from "../platform/define-callable.ts";
import { saveCompany as save } from "./company.ts";

/** Other details of the company from a day on. */
export const saveCompany = defineCallable("saveCompany", { roles: ["admin"] }, async (input, caller) => {
  await save(input, caller);
  return {};
});
