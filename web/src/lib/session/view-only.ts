import type { CallableName } from "@niyamdesk/domain/callables";
import { view as words } from "#messages/view.ts";
import { AppError } from "../backend/app-error.ts";

/** Functions that change nothing of anybody: whoever looks on may ask them, as the administrator that they are. */
const READS: ReadonlySet<CallableName> = new Set<CallableName>([
  ...(["openDocument", "orderClient", "leadHistory", "printInvoice", "printFreeOrder"] as const),
  ...([
    "printStatement",
    "franchiseSums",
    "franchiseFunnel",
    "lookAtCoupon",
    "sumOfCalls",
    "endView",
  ] as const),
]);

export const viewOnly = (name: string | null): AppError =>
  new AppError("view_only", words.refused(name ?? ""));

/** @throws AppError view_only for what would change something */
export function refuseChange(callable: CallableName, name: string | null): void {
  if (!READS.has(callable)) throw viewOnly(name);
}
