import type { Role } from "@niyamdesk/domain/base/roles";
import { ChevronDown, X } from "lucide-react";
import { useEffect, useState } from "react";
import { notifications as words } from "#messages/notifications.ts";
import { keepLines } from "../announced-lines.ts";
import { useClosed } from "../closed.ts";
import { useAnnouncements } from "../data/announcements.ts";
import type { Notice } from "../notice.ts";
import { ANNOUNCED, ANNOUNCED_LINE, AnnouncedRoom } from "./announced-room.tsx";

/** As many stand above a page at once; on a phone one, until it is opened. */
const MOST = 2;
const NOWHERE_ELSE: readonly string[] = [];

/** What is announced to somebody at work, above their pages until they close it; what warns comes first. */
export default function Announced({ uid, role }: { uid: string; role: Role }) {
  const announcements = useAnnouncements(role, NOWHERE_ELSE);
  const { isClosed, close } = useClosed(uid);
  const [open, setOpen] = useState<string | null>(null);
  const shown =
    announcements.status === "ready"
      ? announcements.value
          .filter(({ id }) => !isClosed(id))
          .sort((one, next) => Number(next.type === "alert") - Number(one.type === "alert"))
          .slice(0, MOST)
      : null;
  const lines = shown?.length;
  useEffect(() => {
    if (lines !== undefined) keepLines(uid, lines);
  }, [uid, lines]);
  if (announcements.status === "loading") return <AnnouncedRoom uid={uid} />;
  if (shown === null || shown.length === 0) return null;
  const isOpen = shown.some(({ id }) => id === open);
  return (
    <section aria-label={words.announcements} className={ANNOUNCED}>
      {shown.map((notice, at) => (
        <AnnouncedLine
          key={notice.id}
          notice={notice}
          isOpen={notice.id === open}
          behind={isOpen || at > 0 ? 0 : shown.length - 1}
          isBehind={!isOpen && at > 0}
          onOpen={(opens) => setOpen(opens ? notice.id : null)}
          onClose={() => close(notice.id)}
        />
      ))}
    </section>
  );
}

interface AnnouncedLineProps {
  notice: Notice;
  isOpen: boolean;
  /** So many are not seen on a phone until this one is opened. */
  behind: number;
  /** Whether it is one of those. */
  isBehind: boolean;
  onOpen(opens: boolean): void;
  onClose(): void;
}

/** One line, on a phone along the bar above, so that the work below stays in sight; a press shows all of it. */
function AnnouncedLine({ notice, isOpen, behind, isBehind, onOpen, onClose }: AnnouncedLineProps) {
  const { type, title, content } = notice;
  return (
    <div
      className={`flex items-start ${ANNOUNCED_LINE} ${isBehind ? "max-lg:hidden" : ""} ${
        type === "alert" ? "border-warning/60 bg-warning/20" : "border-base-300 bg-secondary/40"
      }`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-2 py-2 ps-4 text-start"
        onClick={() => onOpen(!isOpen)}
      >
        <span className={isOpen ? "min-w-0 grow wrap-anywhere" : "min-w-0 grow truncate"}>
          {words.kinds[type]}: <span className="font-semibold">{title}</span>
          {content !== "" && (
            <span className={`muted text-sm ${isOpen ? "block whitespace-pre-line" : ""}`}>
              {isOpen ? content : ` · ${content}`}
            </span>
          )}
        </span>
        {behind > 0 && (
          <span className="muted figures shrink-0 text-sm lg:hidden">{words.behind(behind)}</span>
        )}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={`shrink-0 transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <button
        type="button"
        aria-label={words.close(title)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-field hover:bg-base-200"
        onClick={onClose}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
