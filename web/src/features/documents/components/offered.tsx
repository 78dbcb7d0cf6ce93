import { useState } from "react";
import { papers as words } from "#messages/papers.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { reuseDocument } from "../data/reuse.ts";
import type { Offer } from "../offers.ts";

interface OfferedProps {
  offer: Offer;
  /** For what it was sent. */
  service: string;
  /** The order that it is for. */
  orderId: string;
  whileBusy(busy: boolean): void;
}

/** What was accepted for an earlier order: used at a press, never by itself. */
export function Offered({ offer: { document }, service, orderId, whileBusy }: OfferedProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function use(): Promise<void> {
    setBusy(true);
    whileBusy(true);
    setFailure(null);
    try {
      await reuseDocument(document.id, orderId);
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
      whileBusy(false);
    }
  }
  return (
    <div className="rounded-field border border-base-300 p-3">
      <p className="font-medium wrap-anywhere">{document.name}</p>
      <p className="muted text-sm">{words.offer(service, istFullDate(document.sentAt))}</p>
      <Button className="mt-2" look="outline" block busy={busy} onClick={() => void use()}>
        {busy ? words.using : words.useThat}
      </Button>
      <p role="alert" className="mt-1 text-sm text-error empty:hidden">
        {failure}
      </p>
      <p className="muted mt-2 text-sm">{words.orAnother}</p>
    </div>
  );
}
