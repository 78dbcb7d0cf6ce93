import { DOCUMENT_STATUSES } from "@niyamdesk/domain/documents/document";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paperDesk } from "#messages/workspaces/paper-desk.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { useListModel } from "../../../lib/list/use-list-model.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { type DocumentView, readDocument } from "../read-document.ts";
import { PAPER_TONES } from "./paper-tones.ts";
import type { PaperOrder } from "./papers-to-check.tsx";

const words = paperDesk.all;

const FILTERS = [
  {
    name: "status",
    label: words.status,
    any: words.any,
    options: DOCUMENT_STATUSES.map((status) => [status, paperDesk.statuses[status]] as const),
  },
];

interface PaperListProps {
  list: "workDocuments" | "caDocuments";
  orderOf(id: string): PaperOrder | null;
  /** Where a document is looked at, within its order. */
  addressOf(paper: DocumentView): string;
}

/** All documents of somebody's orders, whatever became of them. */
export function PaperList({ list, orderOf, addressOf }: PaperListProps) {
  const model = useListModel(list, readDocument);
  const keys = useSingleKeys();
  const columns = useMemo(() => columnsOf({ orderOf, addressOf }), [orderOf, addressOf]);
  return (
    <ListScreen
      model={model}
      label={words.label}
      columns={columns}
      card={(paper) => <PaperCard {...{ paper, orderOf, addressOf }} />}
      nameOf={({ name }) => name}
      filters={FILTERS}
      keys={keys}
      canExport
      noMatch={words.noMatch}
      empty={<EmptyState title={words.none}>{words.noneWhy}</EmptyState>}
    />
  );
}

type Known = Pick<PaperListProps, "orderOf" | "addressOf">;

function columnsOf({ orderOf, addressOf }: Known): readonly ListColumn<DocumentView>[] {
  return [
    {
      heading: words.headings.document,
      width: "minmax(0,1fr)",
      cell: (paper) => <Name {...{ paper, orderOf, addressOf }} />,
    },
    {
      heading: words.headings.client,
      width: "minmax(0,1fr)",
      cell: ({ orderId }) => <Whose order={orderOf(orderId)} />,
    },
    {
      heading: words.headings.sent,
      width: "13rem",
      sort: "sent",
      cell: ({ sentAt }) => <span className="figures">{istDateTime(sentAt)}</span>,
    },
    { heading: words.headings.status, width: "11rem", cell: (paper) => <Standing paper={paper} /> },
  ];
}

function PaperCard({ paper, ...known }: Known & { paper: DocumentView }) {
  return (
    <>
      <Name paper={paper} {...known} />
      <p className="muted text-sm">
        <Whose order={known.orderOf(paper.orderId)} />
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Standing paper={paper} />
        <span className="figures muted">{istDateTime(paper.sentAt)}</span>
      </div>
    </>
  );
}

function Name({ paper, orderOf, addressOf }: Known & { paper: DocumentView }) {
  return (
    <Link to={addressOf(paper)} className="line-clamp-2 font-medium after:absolute after:inset-0">
      {orderOf(paper.orderId)?.labelOf(paper.slot) ?? paper.name}
    </Link>
  );
}

function Whose({ order }: { order: PaperOrder | null }) {
  return order === null ? (
    <span className="muted">{words.unknownOrder}</span>
  ) : (
    <span className="line-clamp-2">
      {order.clientName} <span className="muted">· {order.serviceName}</span>
    </span>
  );
}

function Standing({ paper: { status, isOurs } }: { paper: DocumentView }) {
  if (isOurs) return <span className="muted">{words.fromUs}</span>;
  return <Badge tone={PAPER_TONES[status]}>{paperDesk.statuses[status]}</Badge>;
}
