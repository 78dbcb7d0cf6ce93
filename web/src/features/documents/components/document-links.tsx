import { PATHS } from "@niyamdesk/domain/base/addresses";
import { FileText } from "lucide-react";
import { Link } from "react-router-dom";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { DocumentView } from "../read-document.ts";

interface DocumentLinksProps {
  title: string;
  documents: readonly DocumentView[];
}

/** Documents that are no slot's: each leads to itself. What is still being checked is not there yet. */
export function DocumentLinks({ title, documents }: DocumentLinksProps) {
  const shown = documents.filter(({ status }) => status === "received" || status === "accepted");
  if (shown.length === 0) return null;
  return (
    <div className="mt-5 border-t border-base-300 pt-4">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1">
        {shown.map(({ id, name, sentAt }) => (
          <li key={id}>
            <Link to={PATHS.documentViewer(id)} className="link-hover flex min-h-11 items-center gap-2">
              <FileText size={18} className="shrink-0 text-primary" aria-hidden="true" />
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="muted figures shrink-0 text-sm">{istFullDate(sentAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
