import { type ReactNode, useEffect, useState } from "react";
import { documents as words } from "#messages/documents.ts";
import { papers as paperWords } from "#messages/papers.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { useBeingSent } from "../../../lib/files/hold-tab.ts";
import {
  cancelUpload,
  forgetUpload,
  repeatUpload,
  retryUpload,
  startUpload,
  useUploads,
} from "../../../lib/files/uploads.ts";
import { toast } from "../../../lib/page/toast.ts";
import { SlotList } from "../../../ui/documents/slot-list.tsx";
import { SlotSheet } from "../../../ui/documents/slot-sheet.tsx";
import { confirmAct, forgetDocument, slotOfOrder } from "../data/send.ts";
import type { Paper } from "../papers.ts";
import type { DocumentView } from "../read-document.ts";
import { isDecided, slotView } from "../slot-view.ts";

interface OrderSlotsProps {
  orderId: string;
  slots: readonly Paper[];
  documents: readonly DocumentView[];
  /** Whether something can still be sent. */
  open: boolean;
  /** The slot that is open in its sheet; null: none is. */
  chosen: string | null;
  onChoose(slot: string | null): void;
  /** False: how many are there is said elsewhere. */
  counted?: boolean;
  /** Another way than a file, such as what was accepted before; tells while it is at it. */
  instead?: (slot: string, whileBusy: (busy: boolean) => void) => ReactNode;
  /** Of what is done in place of a document: where and how. */
  how?: (slot: string) => ReactNode;
}

/** The documents that an order asks for: each is sent, followed and seen here. */
export function OrderSlots(props: OrderSlotsProps) {
  const { orderId, slots, documents, open, chosen, onChoose, counted = true, instead, how } = props;
  const uploads = useUploads();
  const [taken, setTaken] = useState<string | null>(null);
  const paperOf = (slot: string) => slots.find(({ id }) => id === slot);
  const keyOf = (slot: string) => `${orderId}/${slot}`;
  const beingSent = useBeingSent(
    documents.filter(({ status }) => status === "announced").map(({ id }) => id),
  );
  useDecided(orderId, slots, documents);

  const shown = slots.map((slot) => {
    const upload = uploads.get(keyOf(slot.id)) ?? null;
    const seen = {
      ...slotView({ slot, said: slot.act ?? null, documents, upload, beingSent, open }),
      note: noteOf(slot),
    };
    // Nobody uploads what is taken from an earlier order: it is announced for a moment, and then there.
    return seen.state.is === "unfinished" && taken === slot.id
      ? { ...seen, state: { ...seen.state, is: "checking" as const } }
      : seen;
  });
  const files = shown.filter(({ state, condition }) => state.is !== "told" && condition === null);
  const sent = files.filter(({ state }) => state.is === "received" || state.is === "accepted");

  return (
    <>
      <p className="muted mb-4 text-sm">
        {counted && files.length > 0 && (
          <span className="figures font-medium">{words.progress(sent.length, files.length)}. </span>
        )}
        {open && words.lead}
      </p>
      <SlotList label={words.listLabel} slots={shown} onOpen={onChoose} />
      <SlotSheet
        slot={shown.find(({ id }) => id === chosen) ?? null}
        onClose={() => onChoose(null)}
        {...(instead ? { instead: (id: string) => instead(id, (busy) => setTaken(busy ? id : null)) } : {})}
        {...(how ? { how } : {})}
        onPick={(id, file) =>
          startUpload(keyOf(id), file, slotOfOrder(orderId, id, paperOf(id)?.takes === "tables"))
        }
        onConfirm={(id) => confirmAct(orderId, id, paperOf(id)?.act?.at ?? null)}
        onRetry={(id) => retryUpload(keyOf(id))}
        onCancel={(id) => {
          if (uploads.has(keyOf(id))) cancelUpload(keyOf(id));
          else void forget(documents.find(({ slot, status }) => slot === id && status === "announced"));
        }}
      />
    </>
  );
}

function noteOf({ why }: Paper): string | null {
  return why === null ? null : paperWords.why(why);
}

async function forget(document: DocumentView | undefined): Promise<void> {
  if (document === undefined) return;
  await forgetDocument(document.id).catch((error: unknown) => toast("error", errorWords(error)));
}

/** Once the check has said what a file is, its record is what counts; damaged on its way, it is sent once more from memory. */
function useDecided(orderId: string, slots: readonly Paper[], documents: readonly DocumentView[]): void {
  const uploads = useUploads();
  useEffect(() => {
    for (const { id } of slots) {
      const key = `${orderId}/${id}`;
      const upload = uploads.get(key);
      if (upload?.phase !== "sent") continue;
      const document = documents.find((entry) => entry.id === upload.id);
      if (!isDecided(document)) continue;
      if (document?.refusal === "not_as_sent" && repeatUpload(key)) continue;
      forgetUpload(key);
    }
  }, [orderId, slots, documents, uploads]);
}
