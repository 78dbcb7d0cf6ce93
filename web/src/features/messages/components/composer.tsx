import { isWriting, tidyLines } from "@niyamdesk/domain/fields/writing";
import { type Secret, secretIn } from "@niyamdesk/domain/messages/secret";
import { Paperclip, Send, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { common } from "#messages/common.ts";
import { thread as words } from "#messages/thread.ts";
import { clearDraft, writeDraft } from "../../../lib/device/draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { PickButton } from "../../../ui/documents/file-picker.tsx";
import { enqueue } from "../data/outbox.ts";
import type { Attachable, ThreadFiles } from "../thread-files.ts";
import { draftOfOrder, typedMessage } from "../typed-message.ts";

/** As the function takes it. */
const LIMIT = 4000;
const COUNT_FROM = 3200;
const MOST_ATTACHED = 5;

/** @param insert puts words where the writer stands */
export type ComposerTools = (insert: (text: string) => void) => ReactNode;

interface ComposerProps {
  orderId: string;
  uid: string;
  attachable: readonly Attachable[];
  files?: ThreadFiles;
  tools?: ComposerTools;
  onSent(): void;
}

/** Enter is a new line, since keyboards of Hindi and Marathi confirm a word with it; Ctrl Enter sends. What is typed survives a reload. */
export function Composer({ orderId, uid, attachable, files, tools, onSent }: ComposerProps) {
  const draft = draftOfOrder(orderId);
  const [text, setText] = useState(() => typedMessage(orderId));
  const [attached, setAttached] = useState<readonly Attachable[]>([]);
  const [asked, setAsked] = useState<Secret | null>(null);
  const taken = useRef<ReadonlySet<string>>(new Set());
  const arrived = files?.arrived;
  useEffect(() => {
    const fresh = (arrived ?? []).filter(({ id: one }) => !taken.current.has(one));
    if (fresh.length === 0) return;
    taken.current = new Set([...taken.current, ...fresh.map(({ id: one }) => one)]);
    setAttached((before) => [...before, ...fresh].slice(0, MOST_ATTACHED));
  }, [arrived]);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isTooLong = text.length > LIMIT;
  // The function takes no markup, and a message that comes back would be found hours later.
  const isPlain = text === "" || (isWriting(tidyLines(text)) && !/[<>]/.test(text));
  const isOff = isTooLong || !isPlain;

  function type(next: string): void {
    setText(next);
    if (next === "") clearDraft(draft);
    else writeDraft(draft, { text: next });
  }

  function send(): void {
    enqueue(uid, { orderId, text: text.trim(), attachments: attached.map(({ id: one }) => one) });
    type("");
    setAttached([]);
    setAsked(null);
    onSent();
    field.current?.focus();
  }

  function trySending(): void {
    const secret = secretIn(text);
    if (text.trim() === "" || isOff) field.current?.focus();
    else if (secret === null) send();
    else setAsked(secret);
  }

  function insert(more: string): void {
    type(text === "" ? more : `${text.trimEnd()}\n${more}`);
    field.current?.focus();
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        trySending();
      }}
    >
      {attached.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {attached.map((one) => (
            <li key={one.id} className="thread-attached">
              <span className="min-w-0 truncate">{words.attached(one.name)}</span>
              <button
                type="button"
                className="btn btn-ghost btn-square btn-sm min-h-11 min-w-11"
                aria-label={words.detach(one.name)}
                onClick={() => setAttached(attached.filter(({ id: other }) => other !== one.id))}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {files && <PendingFiles files={files} />}
      <label htmlFor={id} className="sr-only">
        {words.write}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        className={`textarea field-sizing-content max-h-48 w-full ${isOff ? "textarea-error" : ""}`}
        placeholder={words.write}
        value={text}
        aria-invalid={isOff}
        aria-describedby={`${id}-length`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          trySending();
        }}
      />
      <p id={`${id}-length`} className={`figures text-sm empty:hidden ${isOff ? "text-error" : "muted"}`}>
        {text.length >= COUNT_FROM && common.lengthOf(text.length, LIMIT)}
        {isTooLong && ` · ${words.tooLong(LIMIT.toLocaleString("en-IN"))}`}
        {!isPlain && words.plain}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <AttachMenu
          attachable={attachable.filter((one) => !attached.some(({ id: other }) => other === one.id))}
          full={attached.length >= MOST_ATTACHED}
          {...(files ? { onFile: files.send } : {})}
          onAttach={(one) => setAttached([...attached, one])}
        />
        {tools?.(insert)}
        <Button type="submit" className="ml-auto" disabled={isOff}>
          {words.send}
          <Send size={18} aria-hidden="true" />
        </Button>
      </div>
      {asked !== null && (
        <Dialog open title={words.write} onClose={() => setAsked(null)}>
          <p className="mb-5">{words.guard[asked]}</p>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button look="outline" onClick={send}>
              {words.guard.send}
            </Button>
            <Button onClick={() => setAsked(null)}>{words.guard.keep}</Button>
          </div>
        </Dialog>
      )}
    </form>
  );
}

interface AttachMenuProps {
  attachable: readonly Attachable[];
  full: boolean;
  onAttach(one: Attachable): void;
  onFile?: (file: File) => void;
}

function AttachMenu({ attachable, full, onAttach, onFile }: AttachMenuProps) {
  if (full || (attachable.length === 0 && onFile === undefined)) return null;
  return (
    <Disclosure
      className="relative"
      label={words.attach}
      buttonClass="btn btn-ghost btn-square"
      panelClass="menu-panel top-auto bottom-full left-0 mb-1 max-h-72 w-72 max-w-[80vw] overflow-y-auto"
      button={() => <Paperclip size={20} aria-hidden="true" />}
    >
      {(close) => (
        <>
          {onFile && (
            <PickButton
              look="outline"
              block
              onPick={(file) => {
                close();
                onFile(file);
              }}
            >
              {words.newFile}
            </PickButton>
          )}
          {attachable.length > 0 && <p className="muted px-3 pt-2 pb-1 text-sm">{words.attachHint}</p>}
          <ul className="grid gap-0.5">
            {attachable.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className="menu-link w-full text-left"
                  onClick={() => {
                    close();
                    onAttach(one);
                  }}
                >
                  <span className="min-w-0 truncate">{one.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
}

/** On their way into the vault; what cannot be taken says why. */
function PendingFiles({ files: { pending, dismiss } }: { files: ThreadFiles }) {
  if (pending.length === 0) return null;
  const said = { sending: words.fileSending, checking: words.fileChecking };
  return (
    <ul className="grid gap-1 text-sm">
      {pending.map(({ key, name, state, why }) => (
        <li key={key} role={state === "refused" ? "alert" : "status"} className="flex items-center gap-2">
          {state === "refused" ? (
            <>
              <span className="min-w-0 wrap-anywhere text-error">{words.fileRefused(name, why ?? "")}</span>
              <Button look="quiet" size="small" className="min-h-11" onClick={() => dismiss(key)}>
                {words.dismiss}
              </Button>
            </>
          ) : (
            <span className="muted min-w-0 wrap-anywhere">{said[state](name)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
