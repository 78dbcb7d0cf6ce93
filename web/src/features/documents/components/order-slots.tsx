import type { DocumentSlot } from "@niyamdesk/domain/documents/document-slots";
import { useEffect, useState } from "react";
import { documents as words } from "#messages/documents.ts";
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
import { forgetDocument, slotOfOrder } from "../data/send.ts";
import type { DocumentView } from "../read-document.ts";
import { isDecided, slotView } from "../slot-view.ts";

interface OrderSlotsProps {
  orderId: string;
  slots: readonly DocumentSlot[];
  documents: readonly DocumentView[];
  /** Whether something can still be sent. */
  open: boolean;
}

/** The documents that an order asks for: each is sent, followed and seen here. */
export function OrderSlots({ orderId, slots, documents, open }: OrderSlotsProps) {
  const uploads = useUploads();
  const [chosen, setChosen] = useState<string | null>(null);
  const keyOf = (slot: string) => `${orderId}/${slot}`;
  const beingSent = useBeingSent(
    documents.filter(({ status }) => status === "announced").map(({ id }) => id),
  );
  useDecided(orderId, slots, documents);

  const shown = slots.map((slot) => {
    const upload = uploads.get(keyOf(slot.id)) ?? null;
    return slotView({ slot, documents, upload, beingSent, open });
  });
  const files = shown.filter(({ state, condition }) => state.is !== "told" && condition === null);
  const sent = files.filter(({ state }) => state.is === "received" || state.is === "accepted");

  return (
    <>
      <p className="muted mb-4 text-sm">
        {files.length > 0 && (
          <span className="figures font-medium">{words.progress(sent.length, files.length)}. </span>
        )}
        {open && words.lead}
      </p>
      <SlotList label={words.listLabel} slots={shown} onOpen={setChosen} />
      <SlotSheet
        slot={shown.find(({ id }) => id === chosen) ?? null}
        onClose={() => setChosen(null)}
        onPick={(id, file) => startUpload(keyOf(id), file, slotOfOrder(orderId, id))}
        onRetry={(id) => retryUpload(keyOf(id))}
        onCancel={(id) => {
          if (uploads.has(keyOf(id))) cancelUpload(keyOf(id));
          else void forget(documents.find(({ slot, status }) => slot === id && status === "announced"));
        }}
      />
    </>
  );
}

async function forget(document: DocumentView | undefined): Promise<void> {
  if (document === undefined) return;
  await forgetDocument(document.id).catch((error: unknown) => toast("error", errorWords(error)));
}

/** Once the check has said what a file is, its record is what counts; damaged on its way, it is sent once more from memory. */
function useDecided(
  orderId: string,
  slots: readonly DocumentSlot[],
  documents: readonly DocumentView[],
): void {
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
