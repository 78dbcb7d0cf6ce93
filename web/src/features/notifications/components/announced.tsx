import type { Role } from "@niyamdesk/domain/base/roles";
import { X } from "lucide-react";
import { notifications as words } from "#messages/notifications.ts";
import { useClosed } from "../closed.ts";
import { useAnnouncements } from "../data/announcements.ts";

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
    <section aria-label={words.announcements} className="mb-4 grid gap-2">
      {shown.map(({ id, type, title, content }) => (
        <div
          key={id}
          className={`flex items-start gap-3 rounded-box border px-4 py-3 ${
            type === "alert" ? "border-warning/60 bg-warning/20" : "border-base-300 bg-secondary/40"
          }`}
        >
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">
              <span className="font-normal">{words.kinds[type]}: </span>
              {title}
            </p>
            {content !== "" && <p className="text-sm whitespace-pre-line wrap-anywhere">{content}</p>}
          </div>
          <button
            type="button"
            aria-label={words.close(title)}
            className="-my-1.5 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-field hover:bg-base-200"
            onClick={() => close(id)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      ))}
    </section>
  );
}
