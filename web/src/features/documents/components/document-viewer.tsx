import { type ReactNode, useEffect, useState } from "react";
import { documents } from "#messages/documents.ts";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";
import { type DrawnDocument, openDrawn } from "../../../lib/files/drawn-document.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/states.tsx";
import { Viewer } from "../../../ui/viewer/viewer.tsx";
import { ViewerFrame } from "../../../ui/viewer/viewer-frame.tsx";
import { type OpenedFile, openDocument } from "../data/open.ts";
import type { DocumentView } from "../read-document.ts";

const words = documents.viewer;

type Opening =
  | { is: "opening" }
  | { is: "open"; file: OpenedFile; drawn: DrawnDocument | null }
  | { is: "refused"; why: string; again: boolean };

/** Fetches a document and shows it; one that is still being checked is waited for. */
export function DocumentViewer({ document, standing, onClose }: DocumentViewerProps) {
  const { id, status, name } = document;
  const [tries, setTries] = useState(0);
  const isChecked = status !== "announced" && status !== "uploaded" && status !== "refused";
  const opening = useOpening(id, isChecked, tries);
  if (opening.is === "open" && opening.drawn !== null) {
    const { file, drawn } = opening;
    const download = () => saveFile(file.bytes, file.type, file.name);
    return (
      <Viewer name={name} document={drawn} standing={standing} onClose={onClose} onDownload={download} />
    );
  }
  return (
    <ViewerFrame name={name} onClose={onClose}>
      {!isChecked ? (
        <Message>{status === "refused" ? words.refused : words.notChecked}</Message>
      ) : opening.is === "opening" ? (
        <Loading label={words.opening} />
      ) : opening.is === "open" ? (
        <Message>
          {words.noDrawing}
          <Button
            className="mt-4"
            onClick={() => saveFile(opening.file.bytes, opening.file.type, opening.file.name)}
          >
            {words.download}
          </Button>
        </Message>
      ) : (
        <Message>
          {opening.why}
          {opening.again && (
            <Button look="outline" className="mt-4" onClick={() => setTries(tries + 1)}>
              {documents.tryAgain}
            </Button>
          )}
        </Message>
      )}
    </ViewerFrame>
  );
}

interface DocumentViewerProps {
  document: DocumentView;
  /** What became of it, and what is to be done. */
  standing?: ReactNode;
  onClose(): void;
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center px-6 py-16 text-center">
      {children}
    </div>
  );
}

function useOpening(id: string, isChecked: boolean, tries: number): Opening {
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
        drawn = await openDrawn(file.bytes, file.type).catch(() => null);
        if (stop.signal.aborted) drawn?.close();
        else setOpening({ is: "open", file, drawn });
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

function refusalOf(error: unknown): Opening {
  const isFinal = error instanceof AppError && ["document_not_found", "forbidden"].includes(error.code);
  return {
    is: "refused",
    why: isFinal ? words.refused : `${words.failed}. ${errorWords(error)}`,
    again: !isFinal,
  };
}
