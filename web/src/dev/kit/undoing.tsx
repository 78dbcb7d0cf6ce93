import { useState } from "react";
import { kit as words } from "#messages/kit.ts";
import { toast } from "../../lib/page/toast.ts";
import { doWithUndo } from "../../lib/undo/undo.ts";
import { Button } from "../../ui/button.tsx";
import { Group, Piece } from "./shown.tsx";

export function Undoing() {
  const [leads, setLeads] = useState(12);
  const archive = (counter: () => Promise<void>) =>
    doWithUndo(words.archived, {
      act: async () => setLeads((count) => count - 3),
      counter,
      onFailed: () => toast("error", words.failure),
      onStays: () => toast("error", words.stays),
    });
  return (
    <Group id="undo" title={words.groups.undo}>
      <Piece of="lib/undo" wide>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="outline" onClick={() => archive(async () => setLeads((count) => count + 3))}>
            {words.archive}
          </Button>
          <Button look="quiet" onClick={() => archive(() => Promise.reject(new Error(words.stays)))}>
            {words.undoFails}
          </Button>
          <p role="status" className="muted figures">
            {words.leads(leads)}
          </p>
        </div>
      </Piece>
    </Group>
  );
}
