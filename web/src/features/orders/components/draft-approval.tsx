import type { DraftAnswer } from "@niyamdesk/domain/steps/order-work";
import { useEffect, useRef, useState } from "react";
import { common } from "#messages/common.ts";
import { orderPage } from "#messages/order-page.ts";
import { useOnline } from "../../../lib/device/online.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Part } from "../../../ui/part.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { draftToAnswer } from "../need.ts";
import type { WorkView } from "../read-work.ts";

const words = orderPage.draft;
const ApproveDialog = lazyPage(() => import("./approve-dialog.tsx"));
const ChangesDialog = lazyPage(() => import("./changes-dialog.tsx"));

interface DraftApprovalProps {
  orderId: string;
  work: WorkView;
  assignedName: string | null;
  /** Where a document is seen. */
  viewAt(documentId: string): string;
  /** It was opened from a mail: reading begins here. */
  focused: boolean;
}

/** What will be filed, for the client to approve or to have changed. Only the newest version has buttons, in every open tab. */
export function DraftApproval({ orderId, work, assignedName, viewAt, focused }: DraftApprovalProps) {
  // Of the version that was on the screen when it was pressed: a newer one is nobody's answer.
  const [asked, setAsked] = useState<{ answer: DraftAnswer; version: number } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnline = useOnline();
  const draft = draftToAnswer(work);
  const version = draft?.version ?? null;
  useEffect(() => {
    if (focused && version !== null) heading.current?.focus();
  }, [focused, version]);
  if (draft === null) return null;
  const close = () => setAsked(null);
  return (
    <section aria-label={words.title(draft.version)} className="order-draft">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {words.title(draft.version)}
      </h2>
      <p className="muted text-sm">{words.sentOn(istDateTime(draft.sent_at))}</p>
      {draft.words !== null && (
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
          <span className="muted block text-sm">{words.says(assignedName ?? words.us)}</span>
          {draft.words}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={viewAt(draft.document_id)} look="outline">
          {words.view}
        </ButtonLink>
        <Button disabled={!isOnline} onClick={() => setAsked({ answer: "approved", version: draft.version })}>
          {words.approve}
        </Button>
        <Button
          look="quiet"
          disabled={!isOnline}
          onClick={() => setAsked({ answer: "changes", version: draft.version })}
        >
          {words.change}
        </Button>
      </div>
      {!isOnline && <p className="muted mt-2 text-sm">{orderPage.needsInternet}</p>}
      {asked !== null && (
        <Part waiting={<p role="status">{common.loading}</p>}>
          {asked.answer === "approved" ? (
            <ApproveDialog orderId={orderId} version={asked.version} onClose={close} />
          ) : (
            <ChangesDialog orderId={orderId} version={asked.version} onClose={close} />
          )}
        </Part>
      )}
    </section>
  );
}

/** What the client has said of each version, with its time. */
export function DraftAnswers({ work, viewAt }: Pick<DraftApprovalProps, "work" | "viewAt">) {
  const answered = work.drafts.filter(({ answer, answered_at }) => answer !== null && answered_at !== null);
  if (answered.length === 0) return null;
  return (
    <ul aria-label={words.earlier} className="grid gap-3 text-sm">
      {answered.toReversed().map(({ version, answer, answered_at, answer_words, document_id }) => {
        const time = istDateTime(answered_at ?? 0);
        return (
          <li key={version}>
            <p>{answer === "approved" ? words.approved(version, time) : words.changed(version, time)}</p>
            {answer_words !== null && (
              <p className="muted wrap-anywhere whitespace-pre-wrap">{answer_words}</p>
            )}
            <TextLink to={viewAt(document_id)}>{words.viewVersion(version)}</TextLink>
          </li>
        );
      })}
    </ul>
  );
}
