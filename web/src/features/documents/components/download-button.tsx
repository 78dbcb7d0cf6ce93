import { useRef, useState } from "react";
import { orderPage } from "#messages/order-page.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { openDocument } from "../data/open.ts";

const words = orderPage.proof;

/** Takes a document along, without looking at it first. */
export function DownloadButton({ documentId, primary = false }: { documentId: string; primary?: boolean }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  async function download(): Promise<void> {
    setBusy(true);
    setFailure(null);
    stop.current = new AbortController();
    try {
      const { bytes, type, name } = await openDocument(documentId, stop.current.signal);
      saveFile(bytes, type, name);
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button look={primary ? "primary" : "outline"} busy={busy} onClick={() => void download()}>
        {busy ? words.downloading : words.download}
      </Button>
      <p role="alert" className="basis-full text-sm text-error empty:hidden">
        {failure}
      </p>
    </>
  );
}
