import { istDateTime } from "../../../lib/time/ist-words.ts";

interface TimelineProps {
  /** Newest first; `at` is epoch ms. */
  entries: readonly { id: number; at: number; event: string; description: string }[];
}

/** What happened and when, the latest on top. Times are those of India. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className="grid">
      {entries.map((entry, position) => (
        <li
          key={entry.id}
          className="relative grid grid-cols-[1rem_1fr] gap-x-3.5 pb-6 last:pb-0 [&:last-child>.timeline-line]:hidden"
        >
          <span
            className={`mt-1.5 size-3 justify-self-center rounded-full border-2 ${
              position === 0 ? "border-primary bg-primary" : "border-base-content/35 bg-base-100"
            }`}
            aria-hidden="true"
          />
          <span
            className="timeline-line absolute top-5 bottom-[-0.375rem] left-2 w-px -translate-x-1/2 bg-base-300"
            aria-hidden="true"
          />
          <div className="min-w-0">
            <p className={position === 0 ? "font-semibold" : "font-medium"}>{entry.event}</p>
            {entry.description !== "" && <p className="text-sm">{entry.description}</p>}
            <time className="muted figures mt-0.5 block text-sm" dateTime={new Date(entry.at).toISOString()}>
              {istDateTime(entry.at)}
            </time>
          </div>
        </li>
      ))}
    </ol>
  );
}
