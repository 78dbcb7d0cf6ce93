import { defineCallable } from "../platform/define-callable.ts";
import { needTelecaller } from "./need-telecaller.ts";
import { saveTargets } from "./set-targets.ts";

/** Sets what a telecaller aims at, whether they are away, and how many leads they are given. */
export const setTargets = defineCallable("setTargets", { roles: ["admin"] }, async (input, caller) => {
  await needTelecaller(input.uid);
  await saveTargets(input, caller);
  return {};
});
