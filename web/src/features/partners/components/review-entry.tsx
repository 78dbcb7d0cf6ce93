import type { Review } from "@niyamdesk/domain/reviews/shown-review";
import { directory, partner as words } from "#messages/directory.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Stars } from "../../../ui/stars.tsx";

const MINUTE_MS = 60_000;

export function ReviewEntry({ review }: { review: Review<number> }) {
  const { rating, text, author_name, created_at, updated_at } = review;
  return (
    <li className="py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} label={directory.stars(String(rating))} size={16} />
        <span className="font-medium">{author_name}</span>
        <span className="muted text-sm">
          <time dateTime={new Date(created_at).toISOString()}>{istFullDate(created_at)}</time>
          {updated_at - created_at > MINUTE_MS && ` · ${words.changed}`}
        </span>
      </div>
      <p className="mt-1.5 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
    </li>
  );
}
