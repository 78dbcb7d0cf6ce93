import { isTable } from "@niyamdesk/domain/documents/document";
import { useEffect, useState } from "react";
import { documents } from "#messages/documents.ts";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";
import { type DrawnDocument, openDrawn } from "../../../lib/files/drawn-document.ts";
import type { ReadTable } from "../../../lib/files/read-table.ts";
import { loadPart } from "../../../lib/loading/module-recovery.ts";
import { type OpenedFile, openDocument } from "../data/open.ts";

const words = documents.viewer;

export type Opening =
  | { is: "opening" }
  | { is: "open"; file: OpenedFile; drawn: DrawnDocument | null; table: ReadTable | null }
  | { is: "refused"; why: string; again: boolean };

/** The file of a document, once it was checked. @param tries another number opens it once more */
export function useOpening(id: string, isChecked: boolean, tries: number): Opening {
  const [opening, setOpening] = useState<Opening>({ is: "opening" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one
  useEffect(() => {
    if (!isChecked) return;
    const stop = new AbortController();
    let drawn: DrawnDocument | null = null;
    setOpening({ is: "opening" });
    void (async () => {
      try {
        const file = await openDocument(id, stop.signal);
        const table = await tableIn(file).catch(() => null);
        drawn = isTable(file.type) ? null : await openDrawn(file.bytes, file.type).catch(() => null);
        if (stop.signal.aborted) drawn?.close();
        else setOpening({ is: "open", file, drawn, table });
      } catch (error) {
        if (!stop.signal.aborted) setOpening(refusalOf(error));
      }
    })();
    return () => {
      stop.abort();
      drawn?.close();
    };
  }, [id, isChecked, tries]);
  return opening;
}

/** What reads tables is fetched with the first. */
async function tableIn({ type, bytes }: OpenedFile): Promise<ReadTable | null> {
  if (!isTable(type)) return null;
  const { readTable } = await loadPart(() => import("../../../lib/files/read-table.ts"));
  return readTable(bytes, type);
}

function refusalOf(error: unknown): Opening {
  const isFinal = error instanceof AppError && ["document_not_found", "forbidden"].includes(error.code);
  return {
    is: "refused",
    why: isFinal ? words.refused : `${words.failed} ${errorWords(error)}`,
    again: !isFinal,
  };
}
