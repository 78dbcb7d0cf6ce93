import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { support as words } from "#messages/workspaces/support.ts";
import { PageWays } from "./page-ways.tsx";

const { support, supportAnswers } = WORKSPACES.admin.pages;
const WAYS = [
  [support, words.ways.tickets],
  [supportAnswers, words.ways.answers],
] as const;

export function SupportWays() {
  return <PageWays label={words.ways.label} ways={WAYS} />;
}
