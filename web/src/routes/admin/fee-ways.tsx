import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { PageWays } from "./page-ways.tsx";

const words = feeAdmin.ways;
const { fees, feesToPay, feesAgreed } = WORKSPACES.admin.pages;
const WAYS = [
  [fees, words.lines],
  [feesToPay, words.pay],
  [feesAgreed, words.agreed],
] as const;

export function FeeWays() {
  return <PageWays label={words.label} ways={WAYS} />;
}
