import { defineCallable } from "../platform/define-callable.ts";
import { exportPerformance as exportDays } from "./export-performance.ts";

/** Own figures as a spreadsheet, a row for each day. */
export const exportPerformance = defineCallable(
  "exportPerformance",
  { roles: ["telecaller"], rateLimit: { calls: 20, perSeconds: 3600 } },
  ({ from, last }, caller) => exportDays(from, last, caller),
);
