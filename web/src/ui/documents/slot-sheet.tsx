import { type ReactNode, useRef, useState } from "react";
import { common } from "#messages/common.ts";
import { documents as words } from "#messages/documents.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import type { TakenPage } from "../../lib/files/page-photo.ts";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { Button, ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Part } from "../part.tsx";
import { FilePicker } from "./file-picker.tsx";
import { MaskedHelp } from "./masked-help.tsx";
import type { PagesPickerProps } from "./pages-picker.tsx";
import { type Slot, takesFile } from "./slot-state.ts";
import { UploadBar } from "./upload-bar.tsx";

const PagesPicker = lazyPage(() => import("./pages-picker.tsx"));

interface SlotSheetProps {
  slot: Slot | null;
  /** Another way than a file, above it: what was sent before. */
  instead?: (id: string) => ReactNode;
  /** Of what is done in place of a document: where and how. */
  how?: (id: string) => ReactNode;
  onClose(): void;
  onPick(id: string, file: File): void;
  /** What is under way is called off, or what never arrived is forgotten. */
  onCancel(id: string): void;
  onRetry(id: string): void;
  /** What is done and not sent is said to be done. */
  onConfirm(id: string): Promise<void>;
}

/** One document: how to send it, how far it is, what is wrong with it, and what became of it. */
export function SlotSheet({ slot, onClose, ...acts }: SlotSheetProps) {
  // Photos that were taken stay, though the sheet is closed for a look at the list.
  const [taken, setTaken] = useState<Readonly<Record<string, readonly TakenPage[]>>>({});
  const pages = slot === null ? [] : (taken[slot.id] ?? []);
  const onPages: PagesPickerProps["onPages"] = (change) => {
    if (slot === null) return;
    setTaken((before) => ({ ...before, [slot.id]: change(before[slot.id] ?? []) }));
  };
  return (
    <Dialog open={slot !== null} title={slot?.label ?? ""} onClose={onClose}>
      {slot?.takes === "act" && <ActContents key={slot.id} slot={slot} onClose={onClose} {...acts} />}
      {slot && slot.takes !== "act" && (
        <Contents key={slot.id} slot={slot} onClose={onClose} pages={pages} onPages={onPages} {...acts} />
      )}
    </Dialog>
  );
}

interface ContentsProps extends SlotSheetProps, Pick<PagesPickerProps, "pages" | "onPages"> {
  slot: Slot;
}

function Contents(props: ContentsProps) {
  const { slot, instead, pages, onPages, onClose, onPick, onCancel, onRetry } = props;
  const [isCollecting, setCollecting] = useState(pages.length > 0);
  const { id, state, condition, problem, viewAt, note } = slot;
  const isFirst = state.is === "asked" || state.is === "send_again" || state.is === "unfinished";
  const isUnderWay = state.is === "preparing" || state.is === "sending" || state.is === "waiting";
  const isThere = state.is === "received" || state.is === "accepted";
  const sending = takesFile(state) && (
    <>
      {state.is === "received" && <p className="border-t border-base-300 pt-4">{words.replaceWith}</p>}
      <FilePicker
        takesTables={slot.takes === "tables"}
        primary={isFirst && !isCollecting}
        also={
          !isCollecting && (
            <Button look="outline" block onClick={() => setCollecting(true)}>
              {words.pages.begin}
            </Button>
          )
        }
        choose={state.is === "received" ? words.replace : isFirst ? words.choose : words.chooseAnother}
        onPick={(file) => onPick(id, file)}
      />
      {isCollecting && (
        <Part waiting={<p role="status">{common.loading}</p>}>
          <PagesPicker
            name={slot.label}
            pages={pages}
            onPages={onPages}
            onSend={(file) => {
              onPages(() => []);
              setCollecting(false);
              onPick(id, file);
            }}
          />
        </Part>
      )}
      <p className="muted text-sm">
        {slot.takes === "tables" ? words.tableKinds : words.kinds} {words.tips}
      </p>
    </>
  );
  return (
    <div className="grid gap-4">
      {condition !== null && <p className="muted">{condition}</p>}
      {note && <p className="muted">{note}</p>}
      <Standing slot={slot} />
      <div role="alert">{problem !== null && <p className="alert alert-error alert-soft">{problem}</p>}</div>
      {slot.asksForMasked && problem !== null && <MaskedHelp />}
      {isFirst && instead?.(id)}
      {state.is === "failed" && <Button onClick={() => onRetry(id)}>{words.tryAgain}</Button>}
      {!isThere && sending}
      {viewAt !== null && (
        <ButtonLink to={viewAt} look={isThere ? "primary" : "outline"}>
          {words.view}
        </ButtonLink>
      )}
      {(isUnderWay || state.is === "unfinished") && (
        <Button look="outline" onClick={() => onCancel(id)}>
          {isUnderWay ? words.cancel : words.forget}
        </Button>
      )}
      {(isThere || state.is === "checking") && (
        <Button look="quiet" onClick={onClose}>
          {words.done}
        </Button>
      )}
      {isThere && sending}
    </div>
  );
}

interface ActContentsProps extends Pick<SlotSheetProps, "how" | "onClose" | "onConfirm"> {
  slot: Slot;
}

/** What is done on a portal: its client says when it is. */
function ActContents({
  slot: { id, state, condition, note, problem },
  how,
  onClose,
  onConfirm,
}: ActContentsProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const standing = useRef<HTMLDivElement>(null);
  const isOpen = state.is === "asked" || state.is === "send_again";
  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm(id);
      // The button that was pressed goes.
      standing.current?.focus();
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-4">
      {condition !== null && <p className="muted">{condition}</p>}
      {note && <p className="muted">{note}</p>}
      <div role="alert">{problem !== null && <p className="alert alert-error alert-soft">{problem}</p>}</div>
      {/* Always the same element: what becomes of it is spoken. */}
      <div ref={standing} role="status" tabIndex={-1} className="outline-none">
        {isOpen && words.act.lead}
        {state.is === "received" && words.act.doneWords(state.when)}
        {state.is === "accepted" && words.act.acceptedWords(state.when)}
        {state.is === "not_needed" && words.act.closed}
      </div>
      {isOpen && how?.(id)}
      <p role="alert" className="text-sm text-error empty:hidden">
        {failure}
      </p>
      {isOpen ? (
        <Button block busy={busy} onClick={() => void confirm()}>
          {busy ? words.act.confirming : words.act.confirm}
        </Button>
      ) : (
        <Button look="quiet" onClick={onClose}>
          {words.done}
        </Button>
      )}
      <p className="muted text-sm">{words.neverAsked}</p>
    </div>
  );
}

/** How it stands, in a sentence. */
function Standing({ slot: { label, state, replaced } }: { slot: Slot }) {
  if (state.is === "preparing") return <p>{words.preparingWords}</p>;
  if (state.is === "sending" || state.is === "waiting") {
    const isWaiting = state.is === "waiting";
    return (
      <div className="grid gap-2">
        <p className="flex justify-between gap-4">
          <span className="min-w-0 truncate">{state.name}</span>
          <span className="figures shrink-0" translate="no">
            {words.uploading(megabytes(state.sent), megabytes(state.size))}
          </span>
        </p>
        <UploadBar label={label} sent={state.sent} size={state.size} waiting={isWaiting} />
        <p className="muted text-sm">{isWaiting ? words.offline : words.canClose}</p>
      </div>
    );
  }
  if (state.is === "checking") return <p>{words.checkingWords}</p>;
  if (state.is === "elsewhere") return <p>{words.elsewhereWords(state.name)}</p>;
  if (state.is === "unfinished") return <p>{words.unfinishedWords(state.name)}</p>;
  if (state.is === "received" || state.is === "accepted") {
    const said = state.is === "received" ? words.receivedWords : words.acceptedWords;
    return (
      <div>
        <p className="font-medium wrap-anywhere">{state.name}</p>
        <p>{said(state.when)}</p>
        {replaced > 0 && <p className="muted text-sm">{words.earlier(replaced)}</p>}
      </div>
    );
  }
  return null;
}

function megabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1);
}
