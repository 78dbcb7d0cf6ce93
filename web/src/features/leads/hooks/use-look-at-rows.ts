import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import { useEffect, useMemo, useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { lookAtRows, type Mark } from "../data/imports.ts";
import type { Problem } from "../import/rows-of.ts";

export type Looked =
  | { status: "looking"; done: number }
  | { status: "ready"; problems: readonly Problem[] }
  | { status: "failed"; why: string; retry(): void };

/** What the database knows of rows before they are sent. Asked again when other numbers or addresses are meant, not for a new city. */
export function useLookAtRows(rows: readonly ImportRow[]): Looked {
  const marks = useMemo(
    () => JSON.stringify(rows.map(({ line, phone, email }): Mark => ({ line, phone, email }))),
    [rows],
  );
  const [tries, setTries] = useState(0);
  const [seen, setSeen] = useState<{ of: string; looked: Looked } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another look
  useEffect(() => {
    let gone = false;
    const tell = (looked: Looked) => {
      if (!gone) setSeen({ of: marks, looked });
    };
    tell({ status: "looking", done: 0 });
    lookAtRows(
      JSON.parse(marks) as Mark[],
      (done) => tell({ status: "looking", done }),
      () => gone,
    ).then(
      (problems) => tell({ status: "ready", problems }),
      (error: unknown) =>
        tell({ status: "failed", why: errorWords(error), retry: () => setTries((before) => before + 1) }),
    );
    return () => {
      gone = true;
    };
  }, [marks, tries]);
  return seen?.of === marks ? seen.looked : { status: "looking", done: 0 };
}
