import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { applications as words } from "#messages/workspaces/applications.ts";
import { PageWays } from "./page-ways.tsx";

const { franchises, franchisePartners, districts } = WORKSPACES.admin.pages;
const WAYS = [
  [franchises, words.ways.applications],
  [franchisePartners, words.ways.partners],
  [districts, words.ways.districts],
] as const;

export function FranchiseWays() {
  return <PageWays label={words.ways.label} ways={WAYS} />;
}
