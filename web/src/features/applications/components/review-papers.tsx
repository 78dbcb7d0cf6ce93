import {
  APPLICATION_SLOTS,
  type ApplicationSlot,
  REQUIRED_SLOTS,
} from "@niyamdesk/domain/applications/application-papers";
import { applications as words } from "#messages/workspaces/applications.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PAPER_TONES } from "../application-tones.ts";
import type { ApplicationView } from "../read-application.ts";

interface PaperListProps {
  papers: ApplicationView["papers"];
  chosen: ApplicationSlot | null;
  onChoose(slot: ApplicationSlot): void;
}

const MEGABYTE = 1024 * 1024;

/** The five slots with what stands in each; one is read beside them. */
export function PaperList({ papers, chosen, onChoose }: PaperListProps) {
  return (
    <Panel title={words.documents.title}>
      <ul className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100">
        {APPLICATION_SLOTS.map((slot) => {
          const paper = papers.find((one) => one.slot === slot);
          const name = words.papers[slot];
          if (paper === undefined) {
            return (
              <li key={slot} className="flex min-h-14 items-center justify-between gap-3 px-4 py-2">
                <span>{name}</span>
                <span className="muted text-sm">
                  {REQUIRED_SLOTS.includes(slot) ? words.documents.missing : words.documents.optional}
                </span>
              </li>
            );
          }
          return (
            <li key={slot}>
              <button
                type="button"
                aria-pressed={slot === chosen}
                className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 px-4 py-2 text-start hover:bg-base-200 aria-pressed:bg-secondary"
                onClick={() => onChoose(slot)}
              >
                <span className="min-w-0">
                  <span className="block font-medium">{name}</span>
                  <span translate="no" className="muted block truncate text-xs">
                    {paper.name} · {words.documents.size(Math.max(0.1, paper.size / MEGABYTE).toFixed(1))}
                  </span>
                </span>
                <Badge tone={PAPER_TONES[paper.status]}>{words.paperStatuses[paper.status]}</Badge>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
