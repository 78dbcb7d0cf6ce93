import { queryShape } from "@niyamdesk/domain/base/query";
import { partnerReviewsQuery } from "@niyamdesk/domain/reviews/queries";
import { type Review, readReview } from "@niyamdesk/domain/reviews/shown-review";
import { useState } from "react";
import { type PublicPage, pagePublic } from "../../../lib/firestore/firestore-rest.ts";
import { usePublicRead } from "../../../lib/firestore/public-read.ts";

interface Reviews {
  /** The newest first; undefined while none were read. */
  shown: readonly Review<number>[] | undefined;
  /** There are older ones to read. */
  hasOlder: boolean;
  failed: boolean;
  retry(): void;
  /** Reads the next older ones; rejects when they could not be read. */
  readOlder(): Promise<void>;
}

/** The reviews of a CA, page by page. */
export function useReviews(partnerId: string): Reviews {
  const query = queryShape(partnerReviewsQuery, { partner_id: partnerId });
  const { data, failed, retry } = usePublicRead(`reviews/${partnerId}`, () => pagePublic(query, null));
  const [older, setOlder] = useState<Continued | null>(null);
  // Read anew meanwhile: what followed the former first page need not follow this one.
  const added = older?.first === data ? (older?.pages ?? []) : [];
  const pages = data ? [data, ...added] : undefined;
  const end = pages?.at(-1)?.end ?? null;
  return {
    shown: pages?.flatMap(readReviews),
    hasOlder: end !== null,
    failed,
    retry,
    readOlder: async () => {
      if (end === null) return;
      const next = await pagePublic(query, end);
      setOlder({ first: data, pages: [...added, next] });
    },
  };
}

/** The pages that were read after a first one. */
interface Continued {
  first: PublicPage | undefined;
  pages: readonly PublicPage[];
}

function readReviews({ documents }: PublicPage): Review<number>[] {
  return documents.map((record) => readReview(record.id, record)).filter((entry) => entry !== null);
}
