import { mailings } from "#messages/workspaces/communications.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import type { MailingView } from "./read-mailing.ts";

const words = mailings.figures;

/** How many were to get a mailing, and what became of each. */
export function MailingFigures({ mailing }: { mailing: MailingView }) {
  const { written, sent, waiting, failed, bounced, unsubscribed } = mailing;
  const dropped = Math.max(0, written - sent - waiting - failed);
  return (
    <>
      <Facts>
        <Fact term={words.written}>{String(written)}</Fact>
        <Fact term={words.sent}>{String(sent)}</Fact>
        <Fact term={words.waiting}>{String(waiting)}</Fact>
        <Fact term={words.failed}>{String(failed)}</Fact>
        <Fact term={words.dropped}>{String(dropped)}</Fact>
        <Fact term={words.bounced}>{String(bounced)}</Fact>
        <Fact term={words.unsubscribed}>{String(unsubscribed)}</Fact>
      </Facts>
      <p className="muted mt-3 text-sm">{words.note}</p>
    </>
  );
}
