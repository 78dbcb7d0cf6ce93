import { useState } from "react";
import { ticketPage } from "#messages/workspaces/support.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ActMenu, type MenuAct } from "../../../ui/act-menu.tsx";
import { closeTicket } from "../data/desk-tickets.ts";
import type { TicketView } from "../read-ticket.ts";
import { CallDialog } from "./call-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

const words = ticketPage.acts;

/** What is done with a question besides answering it. */
export function TicketActs({ ticket }: { ticket: TicketView }) {
  const [open, setOpen] = useState<"call" | "link" | "merge" | null>(null);
  const close = () => setOpen(null);
  const isClosed = ticket.status === "closed";
  async function closeOrOpen(): Promise<void> {
    try {
      await closeTicket(ticket.id, !isClosed);
      toast("success", isClosed ? words.reopened : words.closed);
    } catch (error) {
      toast("error", errorWords(error));
    }
  }
  const acts: MenuAct[] = [
    [words.call, () => setOpen("call")],
    [words.link, () => setOpen("link")],
    [words.merge, () => setOpen("merge")],
    [isClosed ? words.reopen : words.close, () => void closeOrOpen()],
  ];
  return (
    <>
      <ActMenu label={words.label} acts={acts} />
      {open === "call" && <CallDialog ticket={ticket} onClose={close} />}
      {open === "link" && <LinkDialog ticket={ticket} onClose={close} />}
      {open === "merge" && <MergeDialog ticket={ticket} onClose={close} />}
    </>
  );
}
