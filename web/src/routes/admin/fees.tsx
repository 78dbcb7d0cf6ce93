import { FEE_STATUSES } from "@niyamdesk/domain/earnings/ca-fee";
import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { fees as words } from "#messages/workspaces/fees.ts";
import { lastMonths } from "../../features/commissions/last-months.ts";
import { FeeCard, feeColumns, whatOf } from "../../features/earnings/components/fee-rows.tsx";
import { useAgreements } from "../../features/earnings/data/earnings.ts";
import { type FeeView, readFee } from "../../features/earnings/read-fee.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { FeeWays } from "./fee-ways.tsx";

const STATUS_OPTIONS = [
  ["", words.all],
  ...FEE_STATUSES.map((status) => [status, words.statuses[status]] as const),
] as const;

/** What all CAs earned. */
export default function Fees() {
  usePageTitle(feeAdmin.title);
  const { model, counts } = useTabbedList("fees", readFee, "status");
  const { state } = model;
  // Fees come first, names after them.
  const agreements = useAgreements(state.status !== "loading");
  const cas = agreements.status === "ready" ? agreements.value : [];
  const nameOf = (id: string) => cas.find(({ caId }) => caId === id)?.ca ?? "";
  const columns = [
    ...feeColumns("admin"),
    {
      heading: feeAdmin.ca,
      width: "minmax(0,0.8fr)",
      cell: ({ caId }: FeeView) => <span className="block truncate">{nameOf(caId)}</span>,
    },
  ];
  return (
    <WorkspacePage title={feeAdmin.title} intro={feeAdmin.intro}>
      <FeeWays />
      <ListScreen
        model={model}
        label={words.list}
        columns={columns}
        card={(fee: FeeView) => (
          <>
            <p className="muted text-sm">{nameOf(fee.caId)}</p>
            <FeeCard fee={fee} workspace="admin" />
          </>
        )}
        nameOf={(fee: FeeView) => whatOf(fee)}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        filters={[
          {
            ...{ name: "ca", label: feeAdmin.ca, any: feeAdmin.anyCa },
            options: cas.map(({ caId, ca }) => [caId, ca] as const),
          },
        ]}
        periods={{ ...words.period, options: lastMonths(Date.now()) }}
        canExport
        empty={<EmptyState title={words.none} />}
      />
    </WorkspacePage>
  );
}
