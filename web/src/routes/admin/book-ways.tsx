import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { books } from "#messages/workspaces/accounting.ts";
import { PageWays } from "./page-ways.tsx";

const { ways } = books;
const { books: register, bookSettlements } = WORKSPACES.admin.pages;

/** Both keep the month. */
export function BookWays({ month }: { month: string }) {
  const at = new URLSearchParams({ month });
  return (
    <PageWays
      label={ways.label}
      ways={[
        [`${register}?${at}`, ways.month],
        [`${bookSettlements}?${at}`, ways.settlements],
      ]}
    />
  );
}
