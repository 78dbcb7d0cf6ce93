import type { Review } from "@niyamdesk/domain/reviews/shown-review";
import { partner as words } from "#messages/directory.ts";

const STARS = [5, 4, 3, 2, 1] as const;

/** How many of the reviews that were read gave how many stars. */
export function ReviewBars({ reviews, total }: { reviews: readonly Review<number>[]; total: number }) {
  return (
    <div>
      <ul aria-label={words.distribution} className="figures grid gap-1 text-sm">
        {STARS.map((stars) => {
          const count = reviews.filter(({ rating }) => rating === stars).length;
          return (
            <li key={stars} className="grid grid-cols-[2.25rem_1fr_1.75rem] items-center gap-2">
              <span className="sr-only">{words.starRow(stars, count)}</span>
              <span aria-hidden="true" className="muted">
                {words.starsShort(stars)}
              </span>
              <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full">
                <rect width="100" height="8" rx="2" className="fill-base-300" />
                {count > 0 && (
                  <rect width={(100 * count) / reviews.length} height="8" rx="2" className="fill-accent" />
                )}
              </svg>
              <span aria-hidden="true" className="text-right">
                {count}
              </span>
            </li>
          );
        })}
      </ul>
      {reviews.length < total && <p className="muted mt-1 text-sm">{words.distributionOf(reviews.length)}</p>}
    </div>
  );
}
