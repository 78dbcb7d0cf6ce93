import type { DocumentType } from "@niyamdesk/domain/documents/document";
import { useEffect, useState } from "react";
import { documents } from "#messages/documents.ts";
import { keptFile } from "../../../lib/device/kept-files.ts";
import { type DrawnDocument, openDrawn } from "../../../lib/files/drawn-document.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { Loading } from "../../../ui/states.tsx";
import { Viewer } from "../../../ui/viewer/viewer.tsx";
import { ViewerFrame } from "../../../ui/viewer/viewer-frame.tsx";

const words = documents.viewer;

interface Opened {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  drawn: DrawnDocument | null;
}

interface OwnPaperProps {
  /** Under which its bytes are kept on this device. */
  fileKey: string;
  name: string;
  onClose(): void;
}

/** A document that was chosen here, as it was sent: drawn from the device, nothing is fetched. */
export default function OwnPaper({ fileKey, name, onClose }: OwnPaperProps) {
  const [opened, setOpened] = useState<Opened | null | undefined>();
  useEffect(() => {
    let gone = false;
    let drawn: DrawnDocument | null = null;
    open(fileKey).then((found) => {
      drawn = found?.drawn ?? null;
      if (gone) drawn?.close();
      else setOpened(found);
    });
    return () => {
      gone = true;
      drawn?.close();
    };
  }, [fileKey]);
  if (opened?.drawn) {
    const { bytes, type, drawn } = opened;
    return (
      <Viewer name={name} document={drawn} onClose={onClose} onDownload={() => saveFile(bytes, type, name)} />
    );
  }
  return (
    <ViewerFrame name={name} onClose={onClose}>
      {opened === undefined ? (
        <Loading label={words.opening} />
      ) : (
        <p className="grid min-h-60 place-content-center px-6 text-center">{words.noDrawing}</p>
      )}
    </ViewerFrame>
  );
}

async function open(fileKey: string): Promise<Opened | null> {
  const file = await keptFile(fileKey);
  if (file === null) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  // pdf.js takes the bytes that it is given away.
  const drawn = await openDrawn(bytes.slice(), file.type as DocumentType).catch(() => null);
  return { bytes, type: file.type, drawn };
}
