import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { directory } from "#messages/directory.ts";
import { Stars } from "../../../ui/stars.tsx";
import { ratingWords } from "../words.ts";

/** Five stars, the average or 'New', and of how many reviews. */
export function Rating({ partner }: { partner: Pick<CaPartner, "average_rating" | "total_reviews"> }) {
  const { average_rating, total_reviews } = partner;
  const rated = total_reviews > 0;
  const words = ratingWords(average_rating);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Stars rating={average_rating} label={rated ? directory.stars(words) : directory.noStars} />
      <span translate="no" className="figures font-semibold">
        {rated ? words : directory.unrated}
      </span>
      <span className="muted">{directory.reviewCount(total_reviews)}</span>
    </p>
  );
}
