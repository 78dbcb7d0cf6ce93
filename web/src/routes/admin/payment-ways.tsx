import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { books } from "#messages/workspaces/books.ts";
import { PageWays } from "./page-ways.tsx";

const { payments, allPayments } = WORKSPACES.admin.pages;
const WAYS = [
  [payments, books.ways.desk],
  [allPayments, books.ways.all],
] as const;

export function PaymentWays() {
  return <PageWays label={books.ways.label} ways={WAYS} />;
}
