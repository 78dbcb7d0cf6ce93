import { sellableOf } from "@niyamdesk/domain/services/service-faults";
import { textIn } from "@niyamdesk/domain/services/service-fields";
import { useState } from "react";
import { fieldWords } from "#messages/fields.ts";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { discardServiceDraft } from "../data/editor.ts";
import { anchorOf, type EditorLanguage } from "./edit-text.tsx";
import { type EditorTab, fieldName, tabOf } from "./field-name.ts";
import { missingHindi } from "./hindi.ts";
import { Preview } from "./preview.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import type { DraftView, Sold } from "./read-editor.ts";
import type { Editor } from "./use-editor.ts";

interface EditorSideProps {
  serviceId: string;
  editor: Editor;
  sold: Sold;
  draft: DraftView | null;
  language: EditorLanguage;
  onShow(tab: EditorTab, language: EditorLanguage): void;
}

/** What a buyer would see, what is missing, and the publishing. */
export function EditorSide({ serviceId, editor, sold, draft, language, onShow }: EditorSideProps) {
  const [act, setAct] = useState<"publish" | "discard" | null>(null);
  const { fields, changes, conflicts, refused, isKept } = editor;
  const changed = Object.keys(changes).length;
  const faults = changed === 0 ? [] : (sellableOf(serviceId, fields, changes).faults ?? []);
  const missing = missingHindi(editor);
  const [first] = missing;
  const isReady =
    changed > 0 &&
    isKept &&
    [faults, Object.keys(conflicts), Object.keys(refused)].every(({ length }) => length === 0);
  const name = textIn(fields, "name");
  const show = (field: string, shown: EditorLanguage) => {
    onShow(tabOf(field), shown);
    const anchor = anchorOf(shown === "hi" ? `hi.${field}` : field);
    // Once its tab is there.
    setTimeout(() => {
      const place = document.getElementById(anchor);
      place?.scrollIntoView({ block: "center" });
      place?.querySelector<HTMLElement>(".input,.textarea,.select")?.focus({ preventScroll: true });
    }, 100);
  };
  return (
    <aside
      id="preview"
      aria-label={words.preview}
      className="grid scroll-mt-20 content-start gap-5 lg:sticky lg:top-20"
    >
      <div className="grid gap-3 rounded-box border border-base-300 bg-base-100 p-4">
        <Kept editor={editor} changed={changed} />
        {first !== undefined && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            {words.missingHindi(missing.length)}
            <button type="button" className="link" onClick={() => show(first, "hi")}>
              {words.showMe}
            </button>
          </p>
        )}
        {faults.length > 0 && (
          <div className="text-sm">
            <p className="font-semibold">{words.faults}</p>
            <ul className="mt-1 grid list-disc gap-1 pl-5">
              {faults.map(({ field, words: said }) => (
                <li key={`${field} ${said}`}>
                  <button type="button" className="link text-left" onClick={() => show(field, "en")}>
                    {fieldName(fields, field)}
                  </button>
                  {`: ${fieldWords(said)}`}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button disabled={!isReady || draft === null} onClick={() => setAct("publish")}>
            {words.publish.button}
          </Button>
          {changed > 0 && sold.service !== null && (
            <Button look="outline" disabled={!isKept} onClick={() => setAct("discard")}>
              {words.discard.button}
            </Button>
          )}
        </div>
      </div>
      <section aria-labelledby="preview-title">
        <h2 id="preview-title" className="mb-3 text-lg">
          {words.preview}
        </h2>
        <Preview {...{ serviceId, editor, language }} />
      </section>
      {act === "publish" && draft && (
        <PublishDialog
          {...{ serviceId, editor }}
          version={sold.version}
          rev={draft.rev}
          onSale={sold.onSale}
          onClose={() => setAct(null)}
        />
      )}
      {act === "discard" && draft && (
        <ConfirmDialog
          title={words.discard.title(name)}
          confirm={words.discard.confirm}
          keep={words.discard.keep}
          danger
          onConfirm={async () => {
            await discardServiceDraft({ service_id: serviceId, seen_rev: draft.rev });
            toast("success", words.discard.done);
            setAct(null);
          }}
          onClose={() => setAct(null)}
        >
          <p>{words.discard.text(changed)}</p>
        </ConfirmDialog>
      )}
    </aside>
  );
}

function Kept({ editor, changed }: { editor: Editor; changed: number }) {
  const { failure, isKept, retry } = editor;
  if (failure !== null) {
    return (
      <div role="alert" className="text-sm">
        <p className="font-medium text-error">{words.notKept(failure)}</p>
        <Button size="small" look="outline" className="mt-2" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  const state = isKept ? (changed === 0 ? words.noChanges : words.kept) : words.saving;
  return (
    <p role="status" className="text-sm">
      {changed > 0 && <span className="font-semibold">{`${words.differs(changed)}. `}</span>}
      {state}
    </p>
  );
}
