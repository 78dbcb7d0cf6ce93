import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { useState } from "react";
import { common } from "#messages/common.ts";
import { directory, partner as words } from "#messages/directory.ts";
import { Button } from "../../../ui/button.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { useReviews } from "../data/reviews.ts";
import { ratingWords } from "../words.ts";
import { ReviewBars } from "./review-bars.tsx";
import { ReviewEntry } from "./review-entry.tsx";

/** What clients say: average, how the stars are spread, and the reviews themselves. */
export function Reviews({ partner }: { partner: CaPartner }) {
  const { average_rating, total_reviews, id } = partner;
  const { shown, hasOlder, failed, retry, readOlder } = useReviews(id);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24">
      <h2 id="reviews-title" className="text-xl">
        {words.reviews}
      </h2>
      <p className="muted mt-1 text-sm">{words.reviewsBy}</p>
      {total_reviews > 0 && (
        <div className="mt-5 grid items-center gap-x-10 gap-y-4 rounded-box border border-base-300 p-5 sm:grid-cols-[auto_1fr]">
          <div>
            <p translate="no" className="figures text-title leading-none font-semibold">
              {ratingWords(average_rating)}
            </p>
            <div className="mt-2">
              <Stars rating={average_rating} label={directory.stars(ratingWords(average_rating))} />
            </div>
            <p className="muted figures mt-1 text-sm">{directory.reviewCount(total_reviews)}</p>
          </div>
          {shown && shown.length > 0 && <ReviewBars reviews={shown} total={total_reviews} />}
        </div>
      )}
      <div className="mt-5">
        {shown !== undefined ? (
          <Entries
            reviews={shown}
            hasOlder={hasOlder && shown.length < total_reviews}
            readOlder={readOlder}
          />
        ) : failed ? (
          <ErrorState title={words.reviewsFailed} onRetry={retry} />
        ) : (
          <SkeletonRows label={words.loadingReviews} rows={2} />
        )}
      </div>
    </section>
  );
}

interface EntriesProps {
  reviews: NonNullable<ReturnType<typeof useReviews>["shown"]>;
  hasOlder: boolean;
  readOlder(): Promise<void>;
}

function Entries({ reviews, hasOlder, readOlder }: EntriesProps) {
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  if (reviews.length === 0) return <p className="muted">{words.noReviews}</p>;
  const more = () => {
    setState("reading");
    readOlder().then(
      () => setState("idle"),
      () => setState("failed"),
    );
  };
  return (
    <>
      <ul className="divide-y divide-base-300">
        {reviews.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </ul>
      {hasOlder && (
        <Button look="outline" className="mt-4" busy={state === "reading"} onClick={more}>
          {state === "failed" ? common.tryAgain : words.moreReviews}
        </Button>
      )}
      <p role="status" className="muted mt-2 text-sm empty:hidden">
        {state === "failed" && words.reviewsFailed}
      </p>
    </>
  );
}
