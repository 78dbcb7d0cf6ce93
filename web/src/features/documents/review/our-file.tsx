import { OUR_SLOT } from "@niyamdesk/domain/documents/document";
import { useEffect, useRef, useState } from "react";
import { documents } from "#messages/documents.ts";
import { paperDesk } from "#messages/workspaces/paper-desk.ts";
import { cancelUpload, retryUpload, startUpload, useUploads } from "../../../lib/files/uploads.ts";
import { Button } from "../../../ui/button.tsx";
import { PickButton } from "../../../ui/documents/file-picker.tsx";
import { problemWords } from "../../../ui/documents/problem-words.ts";
import { UploadBar } from "../../../ui/documents/upload-bar.tsx";
import { useDocument } from "../data/order-documents.ts";
import { slotOfOrder } from "../data/send.ts";
import { isDecided } from "../slot-view.ts";

const words = paperDesk.file;

interface OurFileProps {
  orderId: string;
  label: string;
  hint: string;
  /** The document that it has become once it was checked; null: there is none yet. */
  onReady(documentId: string | null): void;
}

/** A file of ours to the client, such as a draft: sent and checked as a client's is. */
export function OurFile({ orderId, label, hint, onReady }: OurFileProps) {
  const [key] = useState(() => `${orderId}/${OUR_SLOT}${crypto.randomUUID().slice(0, 8)}`);
  const upload = useUploads().get(key) ?? null;
  const ready = useRef(onReady);
  ready.current = onReady;

  function pick(file: File): void {
    ready.current(null);
    startUpload(key, file, slotOfOrder(orderId, key.slice(orderId.length + 1)));
  }
  function remove(): void {
    ready.current(null);
    cancelUpload(key);
  }
  // What was not sent yet goes with the dialog.
  useEffect(() => () => cancelUpload(key), [key]);

  return (
    <div className="mb-4">
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      {hint !== "" && <p className="muted mb-2 text-sm">{hint}</p>}
      {upload === null || upload.phase === "refused" || upload.phase === "failed" ? (
        <div className="grid gap-2">
          {upload !== null && (
            <p role="alert" className="text-sm font-medium text-error">
              {upload.phase === "refused" ? problemWords(upload.problem) : upload.words}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {upload?.phase === "failed" && (
              <Button size="small" className="min-h-11" onClick={() => retryUpload(key)}>
                {words.tryAgain}
              </Button>
            )}
            <PickButton look="outline" onPick={pick}>
              {upload === null ? words.choose : words.another}
            </PickButton>
          </div>
          <p className="muted text-sm">{documents.kinds}</p>
        </div>
      ) : (
        <div className="grid gap-2">
          <p className="text-sm wrap-anywhere" translate="no">
            {upload.name}
          </p>
          {(upload.phase === "sending" || upload.phase === "waiting") && (
            <UploadBar
              label={label}
              sent={upload.sent}
              size={upload.size}
              waiting={upload.phase === "waiting"}
            />
          )}
          {upload.id !== null && upload.phase === "sent" ? (
            <Checked id={upload.id} onReady={(id) => ready.current(id)} />
          ) : (
            <p role="status" className="muted text-sm">
              {upload.phase === "waiting" ? documents.offline : documents.states.preparing}
            </p>
          )}
          <div>
            <Button look="quiet" size="small" className="min-h-11" onClick={remove}>
              {words.remove}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The check's word counts: only what it found to be what it claims is sent on. */
function Checked({ id, onReady }: { id: string; onReady(id: string | null): void }) {
  const live = useDocument(id);
  const document = live.status === "ready" ? live.value : null;
  const status = document?.status;
  const told = useRef(onReady);
  told.current = onReady;
  useEffect(() => {
    if (status !== undefined) told.current(status === "received" ? id : null);
  }, [id, status]);
  if (document === null || !isDecided(document)) {
    return (
      <p role="status" className="muted text-sm">
        {words.checking}
      </p>
    );
  }
  if (document.status === "refused") {
    return (
      <p role="alert" className="text-sm font-medium text-error">
        {documents.refusals[document.refusal ?? "damaged"]}
      </p>
    );
  }
  return (
    <p role="status" className="text-sm font-medium text-success">
      {words.ready(document.name)}
    </p>
  );
}
