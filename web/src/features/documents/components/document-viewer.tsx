import { type ReactNode, useState } from "react";
import { documents } from "#messages/documents.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/states.tsx";
import { TablePane } from "../../../ui/viewer/table-pane.tsx";
import { Viewer } from "../../../ui/viewer/viewer.tsx";
import { ViewerFrame } from "../../../ui/viewer/viewer-frame.tsx";
import { useOpening } from "../hooks/use-opening.ts";
import type { DocumentView } from "../read-document.ts";

const words = documents.viewer;

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
  if (opening.is === "open" && opening.table !== null) {
    const { file, table } = opening;
    return (
      <ViewerFrame name={name} onClose={onClose} bar={standing}>
        <TablePane
          className="h-full"
          {...{ name, table }}
          onDownload={() => saveFile(file.bytes, file.type, file.name)}
        />
      </ViewerFrame>
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
