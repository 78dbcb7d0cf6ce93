import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { orderPage } from "#messages/order-page.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { WorkView } from "../read-work.ts";

const words = orderPage.proof;

interface FiledProofProps {
  serviceName: string;
  work: WorkView;
  /** How its file is seen and taken along, by the document's id. */
  file(documentId: string): ReactNode;
}

/** What an order was for, on top of it once it is done: number, date and file. */
export function FiledProof({ serviceName, work, file }: FiledProofProps) {
  const last = work.steps.at(-1);
  if (work.clock !== null || last?.proof == null) return null;
  const { number, on, document_id } = last.proof;
  const day = startOfIstDayNamed(on);
  return (
    <section aria-label={words.title} className="order-proof">
      <p className="flex items-center gap-2 text-lg font-semibold text-success">
        <CircleCheck size={22} aria-hidden="true" />
        {words.title}: {serviceName}
      </p>
      <p className="mt-1">
        {last.name}
        {Number.isFinite(day) && <> · {words.filedOn(istFullDate(day))}</>}
      </p>
      {number !== null && (
        <p translate="no">
          {words.number} <span className="font-mono wrap-anywhere">{number}</span>
        </p>
      )}
      {document_id !== null && <div className="mt-3 flex flex-wrap gap-3">{file(document_id)}</div>}
    </section>
  );
}
