import { useState } from "react";
import { errorWords } from "../../lib/backend/app-error.ts";
import { type BulkOutcome, doToEach } from "../../lib/list/bulk.ts";
import type { ListModel } from "../../lib/list/use-list-model.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../button.tsx";
import { BulkBar } from "./bulk-bar.tsx";

/** Something that can be done to many rows. */
export interface BulkAct<T> {
  label: string;
  /** To all at once, or … */
  all?(rows: T[]): Promise<void>;
  /** … to each by itself: one that is refused stops no other. */
  each?(row: T): Promise<void>;
  /** Said at the end. */
  outcome?(outcome: BulkOutcome<T>): void;
}

/** What can be done to the rows that are selected, and how far it has come. */
export function BulkActs<T>({
  model,
  bulk,
  selected,
  whole,
  isTooMany,
  onClear,
}: {
  model: ListModel<T>;
  bulk: readonly BulkAct<T>[];
  selected: number;
  whole: Parameters<typeof BulkBar>[0]["whole"];
  isTooMany: boolean;
  onClear(): void;
}) {
  const [progress, setProgress] = useState<{ done: number; rows: number } | null>(null);
  async function run({ all, each, outcome }: BulkAct<T>): Promise<void> {
    setProgress({ done: 0, rows: selected });
    try {
      const rows = await model.collect();
      if (all) await all(rows);
      if (each) {
        const result = await doToEach(rows, each, (done) => setProgress({ done, rows: rows.length }));
        outcome?.(result);
      }
      onClear();
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setProgress(null);
    }
  }
  return (
    <BulkBar {...{ selected, whole, isTooMany, progress, onClear }}>
      {bulk.map((act) => (
        <Button
          key={act.label}
          size="small"
          look="soft"
          disabled={progress !== null}
          onClick={() => void run(act)}
        >
          {act.label}
        </Button>
      ))}
    </BulkBar>
  );
}
