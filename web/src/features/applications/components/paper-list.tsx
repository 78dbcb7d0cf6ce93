import { type ApplicationSlot, SLOT_RULES } from "@niyamdesk/domain/applications/application-papers";
import { Circle, CircleCheck, CircleDot, CircleX } from "lucide-react";
import { application } from "#messages/application.ts";
import { common } from "#messages/common.ts";
import { useMedia } from "../../../lib/device/use-media.ts";
import { Button } from "../../../ui/button.tsx";
import { PickButton } from "../../../ui/documents/file-picker.tsx";
import { MaskedHelp } from "../../../ui/documents/masked-help.tsx";
import { percentOf } from "../../../ui/documents/slot-state.ts";
import { UploadBar } from "../../../ui/documents/upload-bar.tsx";
import type { PaperState, PaperView } from "../paper-view.ts";

const words = application.documents;
const MEGABYTE = 1024 * 1024;
const PDF = "application/pdf,.pdf";

interface PaperListProps {
  label: string;
  papers: readonly PaperView[];
  /** Why it is asked for again, by slot. */
  reasons?: Readonly<Partial<Record<ApplicationSlot, string>>>;
  onPick(slot: ApplicationSlot, file: File): void;
  onRetry(slot: ApplicationSlot): void;
  onCancel(slot: ApplicationSlot): void;
  onRemove(slot: ApplicationSlot): void;
  onView(slot: ApplicationSlot): void;
}

/** Documents of an application, each with its state in words and what can be done with it in its row. */
export function PaperList({ label, papers, reasons = {}, ...acts }: PaperListProps) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300"
    >
      {papers.map((paper) => (
        <li key={paper.slot} className="grid gap-2 bg-base-100 px-4 py-4 sm:px-5">
          <Row paper={paper} reason={reasons[paper.slot] ?? null} {...acts} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Omit<PaperListProps, "label" | "papers" | "reasons"> & {
  paper: PaperView;
  reason: string | null;
};

function Row({ paper, reason, onPick, onRetry, onCancel, onRemove, onView }: RowProps) {
  const { slot, label, required, state, problem, asksForMasked } = paper;
  const isMoving = state.is === "preparing" || state.is === "uploading" || state.is === "waiting";
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Mark is={problem !== null && state.is !== "completed" ? "failed" : state.is} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium">
            {label}
            <span className="muted font-normal"> {required ? `(${words.required})` : common.optional}</span>
          </p>
          {reason !== null && <p className="text-sm">{reason}</p>}
          {"name" in state ? (
            <p className="muted figures text-sm wrap-anywhere">
              {state.name}
              {state.is === "completed" && state.size > 0 && `  ${words.size(megabytes(state.size))}`}
            </p>
          ) : (
            <p className="muted text-sm">{kindsOf(slot)}</p>
          )}
        </div>
        <p role="status" className="figures shrink-0 text-sm">
          <span className="sr-only">{label}: </span>
          <span>{stateWords(state)}</span>
        </p>
      </div>
      {(state.is === "uploading" || state.is === "waiting") && (
        <UploadBar label={label} sent={state.sent} size={state.size} waiting={state.is === "waiting"} />
      )}
      <div role="alert">
        {problem !== null && <p className="text-sm font-medium text-error">{problem}</p>}
      </div>
      {asksForMasked && <MaskedHelp />}
      <div className="flex flex-wrap gap-2">
        {state.is === "failed" && (
          <Button size="small" onClick={() => onRetry(slot)}>
            {words.tryAgain}
          </Button>
        )}
        {(state.is === "pending" || state.is === "failed") && (
          <Pick slot={slot} label={label} onPick={onPick} />
        )}
        {isMoving && (
          <Button
            look="outline"
            size="small"
            aria-label={words.cancelOne(label)}
            onClick={() => onCancel(slot)}
          >
            {words.cancel}
          </Button>
        )}
        {state.is === "pending" && problem !== null && !required && (
          <Button
            look="quiet"
            size="small"
            aria-label={words.removeOne(label)}
            onClick={() => onRemove(slot)}
          >
            {words.remove}
          </Button>
        )}
        {state.is === "completed" && (
          <>
            <Button
              look="outline"
              size="small"
              aria-label={words.viewOne(label)}
              onClick={() => onView(slot)}
            >
              {words.view}
            </Button>
            <Button
              look="outline"
              size="small"
              aria-label={words.removeOne(label)}
              onClick={() => onRemove(slot)}
            >
              {words.remove}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** The camera where there is one in the hand and a photo will do. */
function Pick({ slot, label, onPick }: Pick<RowProps, "onPick"> & { slot: ApplicationSlot; label: string }) {
  const isPhone = useMedia("(pointer: coarse)");
  const takesPhotos = SLOT_RULES[slot].types.length > 1;
  return (
    <>
      <PickButton
        look="outline"
        size="small"
        label={words.chooseFor(label)}
        {...(takesPhotos ? {} : { accept: PDF })}
        onPick={(file) => onPick(slot, file)}
      >
        {words.choose}
      </PickButton>
      {isPhone && takesPhotos && (
        <PickButton
          accept="image/*"
          camera
          look="outline"
          size="small"
          label={words.photoFor(label)}
          onPick={(file) => onPick(slot, file)}
        >
          {words.takePhoto}
        </PickButton>
      )}
    </>
  );
}

function kindsOf(slot: ApplicationSlot): string {
  const { types, megabytes: limit } = SLOT_RULES[slot];
  return types.length > 1 ? words.anyKind(limit) : words.pdfOnly(limit);
}

function stateWords(state: PaperState): string {
  return state.is === "uploading" ? words.states.uploading(percentOf(state)) : words.states[state.is];
}

function Mark({ is }: { is: PaperState["is"] }) {
  const look = { size: 20, "aria-hidden": true } as const;
  if (is === "completed") return <CircleCheck {...look} className="mt-0.5 shrink-0 text-success" />;
  if (is === "failed") return <CircleX {...look} className="mt-0.5 shrink-0 text-error" />;
  if (is === "pending") return <Circle {...look} className="muted mt-0.5 shrink-0" />;
  return <CircleDot {...look} className="mt-0.5 shrink-0 text-primary" />;
}

function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / MEGABYTE).toFixed(1);
}
