import { PATHS } from "@niyamdesk/domain/base/addresses";
import { answerComplaintInput } from "@niyamdesk/domain/complaints/complaint";
import { useState } from "react";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { answerComplaint } from "../data/answer-complaint.ts";
import type { OfficeComplaint } from "./office-complaint.ts";

const words = orderAdmin.complaints;
const LIMIT = 4000;
const schema = z.strictObject({ answer: answerComplaintInput.shape.answer });

interface ComplaintListProps {
  label: string;
  complaints: readonly OfficeComplaint[];
  /** Epoch ms. */
  now: number;
  /** False on the order's own page. */
  linksToOrder?: boolean;
}

/** What clients complain of, each with its answer or the time that is left for one. */
export function ComplaintList({ label, complaints, now, linksToOrder = true }: ComplaintListProps) {
  const [answering, setAnswering] = useState<OfficeComplaint | null>(null);
  return (
    <>
      <ul
        aria-label={label}
        className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100"
      >
        {complaints.map((complaint) => (
          <li key={complaint.id} className="grid gap-2 px-4 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="font-semibold">
                {linksToOrder && `${complaint.serviceName}: `}
                {words.reasons[complaint.reason]}
              </p>
              <Standing complaint={complaint} now={now} />
            </div>
            <p className="max-w-prose whitespace-pre-line wrap-anywhere" lang={complaint.language}>
              {complaint.words}
            </p>
            <p className="muted text-sm">{words.came(istDateTime(complaint.at))}</p>
            {complaint.answer !== null && (
              <p className="max-w-prose border-l-2 border-base-300 pl-3 whitespace-pre-line wrap-anywhere">
                {complaint.answer}
              </p>
            )}
            <div className="flex flex-wrap items-center gap-4">
              {complaint.status === "open" && (
                <Button size="small" className="min-h-11" onClick={() => setAnswering(complaint)}>
                  {words.answer}
                </Button>
              )}
              {linksToOrder && (
                <Link to={PATHS.workOrder("admin", complaint.orderId)} className="link thumb text-sm">
                  {words.order}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      {answering !== null && <AnswerDialog complaint={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

function Standing({ complaint, now }: { complaint: OfficeComplaint; now: number }) {
  const { status, answerDue, answeredAt } = complaint;
  if (status === "answered") {
    return (
      <Badge tone="success">
        {answeredAt === null ? words.answered : words.answeredOn(istDateTime(answeredAt))}
      </Badge>
    );
  }
  return (
    <span className={`figures text-sm ${answerDue < now ? "font-semibold text-error" : ""}`}>
      {words.due} <time dateTime={new Date(answerDue).toISOString()}>{istDateTime(answerDue)}</time>
    </span>
  );
}

function AnswerDialog({ complaint, onClose }: { complaint: OfficeComplaint; onClose(): void }) {
  const title = words.answerTitle(complaint.serviceName);
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="mb-4 max-h-40 overflow-y-auto rounded-field bg-base-200 px-3 py-2 whitespace-pre-line">
        {complaint.words}
      </p>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ answer: "" }}
        onSubmit={async ({ answer }) => {
          await answerComplaint({ complaint_id: complaint.id, answer });
          toast("success", words.sent);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <TextField
              name="answer"
              label={words.answerLabel}
              hint={`${words.answerHint} ${words.languageNote[complaint.language]}`}
              rows={6}
              maxLength={LIMIT}
            />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? words.sending : words.send}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
