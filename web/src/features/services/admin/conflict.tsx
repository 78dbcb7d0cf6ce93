import type { FieldConflict } from "@niyamdesk/domain/services/callables";
import type { FieldValue } from "@niyamdesk/domain/services/service-fields";
import { serviceAdmin } from "#messages/workspaces/service-admin.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import type { Editor } from "./use-editor.ts";

const words = serviceAdmin.conflict;

/** Somebody else changed the same field: both are shown, and whoever came second chooses. */
export function Conflict({ editor, field }: { editor: Editor; field: string }) {
  const conflict: FieldConflict | undefined = editor.conflicts[field];
  if (conflict === undefined) return null;
  return (
    <div role="alert" className="mt-2 rounded-box border border-warning/60 bg-warning/15 p-3 text-sm">
      <p className="font-semibold">{words.title(conflict.by_name, istDateTime(conflict.at))}</p>
      <dl className="mt-2 grid gap-2 sm:grid-cols-2">
        <Side term={words.theirs} value={conflict.value} />
        <Side term={words.mine} value={editor.fields[field] ?? null} />
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" look="outline" onClick={() => editor.takeTheirs(field)}>
          {words.takeTheirs}
        </Button>
        <Button size="small" onClick={() => editor.keepMine(field)}>
          {words.keepMine}
        </Button>
      </div>
    </div>
  );
}

function Side({ term, value }: { term: string; value: FieldValue }) {
  return (
    <div>
      <dt className="muted">{term}</dt>
      <dd className="whitespace-pre-line break-words">{shown(value)}</dd>
    </div>
  );
}

function shown(value: FieldValue): string {
  if (value === null || value === "") return words.nothing;
  return typeof value === "object" ? value.join(", ") : String(value);
}
