import { CircleAlert, Download, FileSpreadsheet, X } from "lucide-react";
import { useState } from "react";
import { list as words } from "#messages/list.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import type { ExportProgress } from "../../lib/list/export-progress.ts";
import { toast } from "../../lib/page/toast.ts";
import { istTime } from "../../lib/time/ist-words.ts";
import { Button } from "../button.tsx";
import { Progress } from "../progress.tsx";

interface ExportStripProps {
  progress: ExportProgress;
  /** @throws AppError */
  onFetch(): Promise<void>;
  onClose(): void;
}

/** A long export: how far it has come, and its file once it is there. */
export function ExportStrip({ progress, onFetch, onClose }: ExportStripProps) {
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      await onFetch();
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  const { status, goneThrough, matching } = progress;
  return (
    <section
      aria-label={words.exportOf}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 py-3 pr-2 pl-4"
    >
      {status === "failed" ? (
        <CircleAlert size={20} className="shrink-0 text-error" aria-hidden="true" />
      ) : (
        <FileSpreadsheet size={20} className="shrink-0 text-primary" aria-hidden="true" />
      )}
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
        <p role="status" className="font-semibold">
          {titleOf(progress)}
        </p>
        {status === "making" && (
          <Progress value={goneThrough} of={matching} label={words.working(goneThrough, matching)} />
        )}
        <p className="muted text-sm figures">{noteOf(progress)}</p>
      </div>
      {status === "ready" && (
        <Button
          className="order-1 w-[calc(100%-0.5rem)] sm:order-none sm:w-auto"
          busy={busy}
          onClick={() => void download()}
        >
          {!busy && <Download size={18} aria-hidden="true" />}
          {words.exportDownload}
        </Button>
      )}
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={words.exportClose}
        onClick={onClose}
      >
        <X size={19} aria-hidden="true" />
      </button>
    </section>
  );
}

function titleOf({ status, rows }: ExportProgress): string {
  if (status === "ready") return words.exportReady(rows);
  return status === "making" ? words.exportMaking : words.exportNot[status];
}

function noteOf({ status, goneThrough, matching, expiresAt }: ExportProgress): string {
  if (status === "making") return `${words.working(goneThrough, matching)} ${words.exportGoOn}`;
  if (status === "ready" && expiresAt !== null) return words.exportUntil(istTime(expiresAt));
  return words.exportAgain;
}
