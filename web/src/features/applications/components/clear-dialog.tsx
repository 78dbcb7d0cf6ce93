import { application } from "#messages/application.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

const words = application.clear;

/** What was typed in several sittings is not thrown away by one press. */
export function ClearDialog({ onClear, onClose }: { onClear(): void; onClose(): void }) {
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p className="mb-5">{words.words}</p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button look="danger" onClick={onClear}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
