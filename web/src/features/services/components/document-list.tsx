import type { RequiredDocument } from "@niyamdesk/domain/services/service";
import { FileText } from "lucide-react";
import { service as words } from "#messages/service.ts";

/** What the client will be asked for; the condition says when a paper is needed at all. */
export function DocumentList({ documents }: { documents: readonly RequiredDocument[] }) {
  if (documents.length === 0) {
    return <p className="opacity-85">{words.noDocuments}</p>;
  }
  return (
    <ul className="grid gap-2.5">
      {documents.map((document) => (
        <li key={document.id} className="flex gap-2.5 leading-snug">
          <FileText size={17} className="mt-0.5 shrink-0 text-primary" aria-hidden="true" />
          <span>
            {document.label}
            {document.condition && <span className="block text-sm opacity-75">{document.condition}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
