import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { orderAdmin as words } from "#messages/workspaces/order-admin.ts";
import { PageWays } from "./page-ways.tsx";

const { orders, orderPeople } = WORKSPACES.admin.pages;
const WAYS = [
  [orders, words.ways.all],
  [orderPeople, words.ways.people],
] as const;

export function OrderWays() {
  return <PageWays label={words.ways.label} ways={WAYS} />;
}
