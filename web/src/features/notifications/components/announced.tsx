import type { Role } from "@niyamdesk/domain/base/roles";
import { ChevronDown, X } from "lucide-react";
import { useState } from "react";
import { notifications as words } from "#messages/notifications.ts";
import { useClosed } from "../closed.ts";
import { useAnnouncements } from "../data/announcements.ts";
import type { Notice } from "../notice.ts";

/** As many stand above a page at once. */
const MOST = 2;
const NOWHERE_ELSE: readonly string[] = [];

/** What is announced to somebody at work, above their pages until they close it. */
export default function Announced({ uid, role }: { uid: string; role: Role }) {
  const announcements = useAnnouncements(role, NOWHERE_ELSE);
  const { isClosed, close } = useClosed(uid);
  if (announcements.status !== "ready") return null;
  const shown = announcements.value.filter(({ id }) => !isClosed(id)).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <section aria-label={words.announcements} className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2">
      {shown.map((notice) => (
        <AnnouncedLine key={notice.id} notice={notice} onClose={() => close(notice.id)} />
      ))}
    </section>
  );
}

/** One line, so that the work below stays in sight; a press shows all of it. */
function AnnouncedLine({ notice: { type, title, content }, onClose }: { notice: Notice; onClose(): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={`flex items-start rounded-box border ${
        type === "alert" ? "border-warning/60 bg-warning/20" : "border-base-300 bg-secondary/40"
      }`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-2 py-2 ps-4 text-start"
        onClick={() => setOpen(!isOpen)}
      >
        <span className={isOpen ? "min-w-0 grow wrap-anywhere" : "min-w-0 grow truncate"}>
          {words.kinds[type]}: <span className="font-semibold">{title}</span>
          {content !== "" && (
            <span className={`muted text-sm ${isOpen ? "block whitespace-pre-line" : ""}`}>
              {isOpen ? content : ` · ${content}`}
            </span>
          )}
        </span>
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
