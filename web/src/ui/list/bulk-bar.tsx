import { X } from "lucide-react";
import type { ReactNode } from "react";
import { list as words } from "#messages/list.ts";
import { Button } from "../button.tsx";

interface BulkBarProps {
  selected: number;
  /** Everything that is shown is selected, and more matches: all of it can be. Null: it cannot. */
  whole: { matching: number; isSelected: boolean; onSelectAll(): void } | null;
  /** More matches than can be selected at once. */
  isTooMany: boolean;
  /** While something is done to them. */
  progress: { done: number; rows: number } | null;
  onClear(): void;
  /** What can be done to them: buttons. */
  children: ReactNode;
}

/** Stands at the lower edge while rows are selected, and says how many are meant. */
export function BulkBar({ selected, whole, isTooMany, progress, onClear, children }: BulkBarProps) {
  if (selected === 0) return null;
  return (
    <section aria-label={words.selected(selected)} className="bulk-bar">
      <div className="min-w-0 flex-1 basis-52">
        <p aria-live="polite" className="font-semibold">
          {progress === null ? words.selected(selected) : words.working(progress.done, progress.rows)}
        </p>
        {whole && progress === null && (
          <p className="text-sm">
            {whole.isSelected ? (
              words.allSelected(whole.matching)
            ) : (
              <>
                {words.allShownSelected(selected)}{" "}
                <button type="button" className="link font-medium" onClick={whole.onSelectAll}>
                  {words.selectAll(whole.matching)}
                </button>
              </>
            )}
          </p>
        )}
        {isTooMany && <p className="text-sm">{words.tooManyToSelect}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Button look="quiet" size="small" disabled={progress !== null} onClick={onClear}>
          <X size={16} aria-hidden="true" />
          {words.clearSelection}
        </Button>
      </div>
    </section>
  );
}
