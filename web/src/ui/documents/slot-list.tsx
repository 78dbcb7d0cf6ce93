import { ChevronRight, FileCheck2, FileClock, FilePlus2, FileText, FileX2 } from "lucide-react";
import { documents as words } from "#messages/documents.ts";
import { Badge } from "../badge.tsx";
import { chipOf, percentOf, type Slot, type SlotState } from "./slot-state.ts";
import { UploadBar } from "./upload-bar.tsx";

interface SlotListProps {
  label: string;
  slots: readonly Slot[];
  onOpen(id: string): void;
}

/** Documents one below the other, each with its state in words; pressing one opens it. What is only told is no button. */
export function SlotList({ label, slots, onOpen }: SlotListProps) {
  return (
    <ul aria-label={label} className="-mx-4 -my-2 divide-y divide-base-300 sm:-mx-5">
      {slots.map((slot) => (
        <li key={slot.id}>
          {isStill(slot.state) ? (
            <div className="flex min-h-16 items-center gap-3 px-4 py-3 sm:px-5">
              <Row slot={slot} />
            </div>
          ) : (
            <button
              type="button"
              className="flex min-h-16 w-full cursor-pointer items-center gap-3 px-4 py-3 text-left hover:bg-base-200 sm:px-5"
              onClick={() => onOpen(slot.id)}
            >
              <Row slot={slot} />
              <ChevronRight size={18} className="muted shrink-0" aria-hidden="true" />
            </button>
          )}
          <Spoken slot={slot} />
        </li>
      ))}
    </ul>
  );
}

function Row({ slot }: { slot: Slot }) {
  const { label, condition, state, problem, note } = slot;
  const chip = chipOf(slot);
  const isMoving = state.is === "sending" || state.is === "waiting";
  return (
    <>
      <Mark is={state.is} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-44">
          <span className="block leading-snug">{label}</span>
          {condition !== null && <span className="muted block text-sm">{condition}</span>}
          {note && isWanted(state) && <span className="muted block text-sm">{note}</span>}
          {state.is === "told" && <span className="muted block text-sm">{words.toldOnly}</span>}
          {"name" in state && state.name !== "" && (
            <span className="muted block truncate text-sm">{state.name}</span>
          )}
          {problem !== null && <span className="mt-0.5 block text-sm text-error">{problem}</span>}
        </span>
        {state.is !== "told" && <Badge tone={chip.tone}>{chip.text}</Badge>}
        {isMoving && (
          <span className="basis-full">
            <UploadBar label={label} sent={state.sent} size={state.size} waiting={state.is === "waiting"} />
          </span>
        )}
      </span>
    </>
  );
}

/** Why it is asked for is read by whoever has to send it. */
function isWanted({ is }: SlotState): boolean {
  return is === "asked" || is === "send_again" || is === "unfinished" || is === "failed";
}

function isStill({ is }: SlotState): boolean {
  return is === "told" || is === "not_needed";
}

function Mark({ is }: { is: SlotState["is"] }) {
  const look = { size: 20, className: "shrink-0", "aria-hidden": true } as const;
  if (is === "accepted" || is === "received")
    return <FileCheck2 {...look} className="shrink-0 text-success" />;
  if (is === "send_again" || is === "failed" || is === "unfinished") {
    return <FileX2 {...look} className="shrink-0 text-error" />;
  }
  if (is === "asked") return <FilePlus2 {...look} className="shrink-0 text-primary" />;
  if (is === "told" || is === "not_needed") return <FileText {...look} className="muted shrink-0" />;
  return <FileClock {...look} className="shrink-0 text-primary" />;
}

/** To a screen reader: each change of state, and each quarter of an upload, not each byte. */
function Spoken({ slot: { label, state, ...slot } }: { slot: Slot }) {
  const isQuiet = state.is === "asked" || isStill(state);
  const quarter = state.is === "sending" ? Math.floor(percentOf(state) / 25) * 25 : 0;
  const said =
    state.is === "sending" ? words.states.sending(quarter) : chipOf({ label, state, ...slot }).text;
  return (
    <span role="status" className="sr-only">
      {isQuiet ? "" : words.spoken(label, said)}
    </span>
  );
}
