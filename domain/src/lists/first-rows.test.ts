import { expect, test } from "vitest";
import { openApplicationsQuery } from "../applications/queries.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { latestRunsQuery, openFindingsQuery } from "../books/queries.ts";
import { firstWaitingQuery, latestPayoutsQuery } from "../commissions/queries.ts";
import { openComplaintsQuery } from "../complaints/queries.ts";
import { incidentsQuery } from "../incidents/queries.ts";
import { newestOrdersQuery } from "../orders/queries.ts";
import { retentionRunsQuery } from "../retention/queries.ts";
import * as found from "../search/queries.ts";
import { ticketAnswersQuery } from "../tickets/queries.ts";
import { declarationsOf } from "./list.ts";
import { LISTS } from "./lists.ts";

/** What the first rows of a screen may cost, however much there is; the profile and what the frame asks for are three of them. */
const MOST = { list: 53, search: 30, dashboard: 20 };
const FRAME = 3;

const sumOf = (asked: readonly QueryDeclaration[]) => asked.reduce((sum, { limit }) => sum + limit, 0);

test.each(Object.entries(LISTS))(
  "[FS-04] whatever is filtered, the first rows of %s are one page",
  (_, list) => {
    for (const [view, asked] of declarationsOf(list)) {
      expect(asked.limit + FRAME, view).toBeLessThanOrEqual(MOST.list);
    }
  },
);

test.each<[page: string, asked: QueryDeclaration[]]>([
  ["late applications, which come after their list", [openApplicationsQuery]],
  ["complaints; the answered ones come after those to answer", [openComplaintsQuery]],
  ["findings of the books; those set aside come after those to decide", [openFindingsQuery, latestRunsQuery]],
  ["incidents", [incidentsQuery]],
  ["commission that waits for a payout, and payouts of a year", [firstWaitingQuery, latestPayoutsQuery]],
  ["ready answers", [ticketAnswersQuery]],
  ["what retention did", [retentionRunsQuery]],
])("[FS-04] %s: no more than a list", (_, asked) => {
  expect(sumOf(asked) + FRAME).toBeLessThanOrEqual(MOST.list);
});

test("[Z-23] one search over everything is answered with 30 documents at most", () => {
  const asked = Object.values(found).filter(
    (one): one is QueryDeclaration & typeof one => typeof one === "object",
  );
  expect(asked).toHaveLength(6);
  expect(sumOf(asked)).toBeLessThanOrEqual(MOST.search);
});

test("[Z-01] the dashboard reads what needs a person, two months and the newest orders", () => {
  expect(1 + 2 + newestOrdersQuery.limit + FRAME).toBeLessThanOrEqual(MOST.dashboard);
});
