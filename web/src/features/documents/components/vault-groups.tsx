import { PATHS } from "@niyamdesk/domain/base/addresses";
import { FileCheck2, FileText, FileX2 } from "lucide-react";
import { Link } from "react-router-dom";
import { documents as documentWords } from "#messages/documents.ts";
import { orders as orderWords } from "#messages/orders.ts";
import { vault as words } from "#messages/vault.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { DocumentView } from "../read-document.ts";
import type { VaultEntry, VaultGroup } from "../vault.ts";

/** Documents by order: each row is one link to the document itself. */
export function VaultGroups({ groups }: { groups: readonly VaultGroup[] }) {
  return (
    <div className="grid gap-8">
      {groups.map(({ orderId, serviceName, entries }) => (
        <Panel
          key={orderId}
          title={serviceName ?? orderWords.order}
          among
          aside={<TextLink to={PATHS.userOrder(orderId)}>{words.toOrder}</TextLink>}
        >
          <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100">
            {entries.map((entry) => (
              <li key={entry.document.id}>
                <Row entry={entry} />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

function Row({ entry }: { entry: VaultEntry }) {
  const { document, kind, label, number, version } = entry;
  const title = version === null ? label : words.draftOf(version);
  const { text, tone } =
    kind === "sent" ? standing(document) : { text: words.kinds[kind], tone: toneOf(kind) };
  return (
    <Link
      to={PATHS.documentViewer(document.id)}
      className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-base-200 sm:px-5"
    >
      <Mark document={document} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-44">
          <span className="block leading-snug font-medium">{title}</span>
          {title !== document.name && <span className="muted block truncate text-sm">{document.name}</span>}
          {number !== null && (
            <span translate="no" className="muted block font-mono text-xs wrap-anywhere">
              {words.number(number)}
            </span>
          )}
          {document.status === "rejected" && document.reason !== null && (
            <span className="block text-sm text-error">{document.reason}</span>
          )}
        </span>
        <span className="muted figures text-sm">{istFullDate(document.sentAt)}</span>
        <Badge tone={tone}>{text}</Badge>
      </span>
    </Link>
  );
}

function toneOf(kind: "proof" | "filing" | "draft" | "other"): Tone {
  return kind === "proof" || kind === "filing" ? "success" : "neutral";
}

/** Of what its client sent. */
function standing({ status }: DocumentView): { text: string; tone: Tone } {
  if (status === "accepted") return { text: documentWords.states.accepted, tone: "success" };
  if (status === "rejected") return { text: documentWords.states.send_again, tone: "warning" };
  if (status === "replaced") return { text: words.replaced, tone: "neutral" };
  return { text: documentWords.states.received, tone: "info" };
}

function Mark({ document: { status, isOurs } }: { document: DocumentView }) {
  const look = { size: 20, "aria-hidden": true } as const;
  if (status === "rejected") return <FileX2 {...look} className="shrink-0 text-error" />;
  if (status === "accepted") return <FileCheck2 {...look} className="shrink-0 text-success" />;
  return <FileText {...look} className={`shrink-0 ${isOurs ? "text-primary" : "muted"}`} />;
}
