import { listIn, type ServiceFields } from "@niyamdesk/domain/services/service-fields";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { Button } from "../../../ui/button.tsx";
import { Conflict } from "./conflict.tsx";
import { anchorOf, type EditorLanguage } from "./edit-text.tsx";
import type { Editor } from "./use-editor.ts";

export type PartKind = keyof typeof words.parts;

interface EditListProps {
  editor: Editor;
  language: EditorLanguage;
  kind: PartKind;
  /** Field that has the order. */
  field: string;
  most: number;
  /** Fields of a new part, by what comes after its id. */
  fresh: ServiceFields;
  children(id: string, place: number): ReactNode;
}

/** Parts of a service in their order: moved, added and taken away in English, translated in Hindi. */
export function EditList({ editor, language, kind, field, most, fresh, children }: EditListProps) {
  const ids = listIn(editor.fields, field);
  const name = words.parts[kind];
  const put = (order: readonly string[]) => editor.set(field, order);
  function add(): void {
    const id = `${kind}-${crypto.randomUUID().slice(0, 8)}`;
    const own = Object.entries(fresh).map(([part, value]) => [
      part === "" ? `${kind}.${id}` : `${kind}.${id}.${part}`,
      value,
    ]);
    editor.setAll({ ...Object.fromEntries(own), [field]: [...ids, id] });
  }
  return (
    <div id={anchorOf(field)} className="grid scroll-mt-24 gap-4">
      <Conflict {...{ editor, field }} />
      <ol className="grid gap-4">
        {ids.map((id, place) => (
          <li key={id} className="rounded-box border border-base-300 bg-base-100 p-4">
            <fieldset>
              <legend className="float-left font-semibold">{words.part(name, place + 1)}</legend>
              {language === "en" && (
                <div className="-mt-2 -mr-2 flex justify-end">
                  <PartButton
                    label={words.partUp(name, place + 1)}
                    off={place === 0}
                    press={() => put(swapped(ids, place, place - 1))}
                  >
                    <ArrowUp size={18} aria-hidden="true" />
                  </PartButton>
                  <PartButton
                    label={words.partDown(name, place + 1)}
                    off={place === ids.length - 1}
                    press={() => put(swapped(ids, place, place + 1))}
                  >
                    <ArrowDown size={18} aria-hidden="true" />
                  </PartButton>
                  <PartButton
                    label={words.partRemove(name, place + 1)}
                    off={false}
                    press={() => put(ids.filter((one) => one !== id))}
                  >
                    <Trash2 size={18} aria-hidden="true" />
                  </PartButton>
                </div>
              )}
              <div className="clear-both grid gap-4 pt-2">{children(id, place)}</div>
            </fieldset>
          </li>
        ))}
      </ol>
      {language === "en" && ids.length < most && (
        <div>
          <Button look="outline" onClick={add}>
            <Plus size={18} aria-hidden="true" />
            {words.add[kind]}
          </Button>
        </div>
      )}
    </div>
  );
}

function swapped(ids: readonly string[], from: number, to: number): string[] {
  const [one, other] = [ids[from], ids[to]];
  return one === undefined || other === undefined ? [...ids] : ids.with(from, other).with(to, one);
}

interface PartButtonProps {
  label: string;
  off: boolean;
  press(): void;
  children: ReactNode;
}

export function PartButton({ label, off, press, children }: PartButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={press}
    >
      {children}
    </button>
  );
}
