import { list as words } from "#messages/list.ts";
import { Dialog } from "../dialog.tsx";

interface KeysDialogProps {
  open: boolean;
  onClose(): void;
  keys: readonly (readonly [key: string, label: string])[];
  on: boolean;
  onSwitch(on: boolean): void;
}

/** What the keys of a list do, and the switch for those who press letters by accident or by voice. */
export function KeysDialog({ open, onClose, keys, on, onSwitch }: KeysDialogProps) {
  return (
    <Dialog open={open} title={words.keys} onClose={onClose}>
      <dl className="grid grid-cols-[max-content_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([key, label]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="key-cap">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 cursor-pointer items-center gap-3 border-t border-base-300 pt-3">
        <input
          type="checkbox"
          className="toggle toggle-primary"
          checked={on}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        {words.keysOn}
      </label>
    </Dialog>
  );
}
