import { OUR_SLOT } from "@niyamdesk/domain/documents/document";
import { useEffect, useMemo, useState } from "react";
import { documents as words } from "#messages/documents.ts";
import { forgetUpload, startUpload, type Upload, useUploads } from "../../../lib/files/uploads.ts";
import { problemWords } from "../../../ui/documents/problem-words.ts";
import { slotOfOrder } from "../data/send.ts";
import type { DocumentView } from "../read-document.ts";
import { isDecided } from "../slot-view.ts";

export interface OtherFile {
  key: string;
  name: string;
  state: "sending" | "checking" | "refused";
  why: string | null;
}

/** Slots of what a client sends besides what is asked for, and of what we send with a message. */
const SLOTS = { client: "other_", ours: `${OUR_SLOT}m_` } as const;

/**
 * Files that are sent for an order though nothing asks for them, such as with a message: documents like others, each in a slot of its
 * own, so that none takes another's place.
 */
export function useOtherFiles(
  orderId: string,
  documents: readonly DocumentView[],
  by: keyof typeof SLOTS = "client",
) {
  const uploads = useUploads();
  const prefix = `${orderId}/${SLOTS[by]}`;
  // Of this visit: what was sent before attaches itself to nothing.
  const [sent, setSent] = useState<readonly string[]>([]);
  const own = useMemo(() => [...uploads].filter(([key]) => key.startsWith(prefix)), [uploads, prefix]);

  useEffect(() => {
    for (const [key, { phase, id }] of own) {
      if (phase !== "sent" || id === null) continue;
      const document = documents.find((one) => one.id === id);
      if (!isDecided(document)) continue;
      if (document?.status === "refused") continue;
      setSent((before) => [...before, id]);
      forgetUpload(key);
    }
  }, [own, documents]);

  const arrived = useMemo(
    () => documents.filter(({ id }) => sent.includes(id)).map(({ id, name }) => ({ id, name })),
    [documents, sent],
  );
  return {
    send: (file: File) => {
      const slot = `${SLOTS[by]}${crypto.randomUUID().slice(0, 8)}`;
      startUpload(`${orderId}/${slot}`, file, slotOfOrder(orderId, slot));
    },
    pending: own.map(([key, upload]) => pendingOf(key, upload, documents)),
    dismiss: forgetUpload,
    arrived,
  };
}

function pendingOf(key: string, upload: Upload, documents: readonly DocumentView[]): OtherFile {
  const { name, phase } = upload;
  if (phase === "refused") return { key, name, state: "refused", why: problemWords(upload.problem) };
  if (phase === "failed") return { key, name, state: "refused", why: upload.words };
  if (phase !== "sent") return { key, name, state: "sending", why: null };
  const refusal = documents.find(({ id }) => id === upload.id)?.refusal ?? null;
  return refusal === null
    ? { key, name, state: "checking", why: null }
    : { key, name, state: "refused", why: words.refusals[refusal] };
}
