import { Link } from "react-router-dom";
import { desk } from "#messages/workspaces/order-desk.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { WorkView } from "../read-work.ts";

interface OrderDraftsProps {
  work: WorkView;
  /** Where a document of the order is looked at. */
  documentAt(id: string): string;
}

/** The versions that its client was sent, the last first. */
export function OrderDrafts({ work, documentAt }: OrderDraftsProps) {
  if (work.drafts.length === 0) return null;
  return (
    <Panel title={desk.drafts.title} framed>
      <ul className="grid gap-4">
        {work.drafts.toReversed().map(({ version, answer, answer_words, sent_at, document_id }) => (
          <li key={version} className="grid gap-1">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{desk.drafts.version(version)}</span>
              <Badge tone={answer === "approved" ? "success" : answer === "changes" ? "warning" : "info"}>
                {answer === null ? desk.drafts.waiting : desk.drafts[answer]}
              </Badge>
            </p>
            <p className="muted text-sm">{istFullDate(sent_at)}</p>
            {answer_words !== null && <p className="text-sm whitespace-pre-line">{answer_words}</p>}
            <Link to={documentAt(document_id)} className="link thumb text-sm">
              {desk.drafts.open}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
