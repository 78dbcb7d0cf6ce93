import { documents as words } from "#messages/documents.ts";
import { percentOf } from "./slot-state.ts";

interface UploadBarProps {
  label: string;
  sent: number;
  size: number;
  waiting: boolean;
}

/** How much of a file has arrived: what was sent and not yet acknowledged does not count. */
export function UploadBar({ label, sent, size, waiting }: UploadBarProps) {
  const percent = percentOf({ sent, size });
  return (
    <progress
      className={`progress h-1.5 w-full ${waiting ? "progress-warning" : "progress-primary"}`}
      value={percent}
      max={100}
      aria-label={label}
      aria-valuetext={words.percentOf(percent, label)}
    />
  );
}
