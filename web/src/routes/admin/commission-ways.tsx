import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { PageWays } from "./page-ways.tsx";

const words = commissionAdmin.ways;
const { commission, commissionStatements, commissionPayouts, commissionRules } = WORKSPACES.admin.pages;
const WAYS = [
  [commission, words.lines],
  [commissionStatements, words.statements],
  [commissionPayouts, words.payouts],
  [commissionRules, words.rules],
] as const;

export function CommissionWays() {
  return <PageWays label={words.label} ways={WAYS} />;
}
