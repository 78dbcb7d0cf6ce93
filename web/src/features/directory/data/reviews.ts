import { type Review, readReview } from "@niyamdesk/domain/shown-review";
import { useState } from "react";
import { type PublicQuery, queryPublic } from "../../../lib/firestore-rest.ts";
import { usePublicRead } from "../../../lib/public-read.ts";
import { partnerReviews, partnerReviewsBefore } from "./public-queries.ts";

interface Reviews {
  /** The newest first; undefined while none were read. */
  shown: readonly Review<number>[] | undefined;
  failed: boolean;
  retry(): void;
  /** Reads the next older ones; rejects when they could not be read. */
  readOlder(): Promise<void>;
}

/** The reviews of a CA, page by page. */
export function useReviews(partnerId: string): Reviews {
  const { data, failed, retry } = usePublicRead(`reviews/${partnerId}`, () =>
    readReviews(partnerReviews(partnerId)),
  );
  const [older, setOlder] = useState<readonly Review<number>[]>([]);
  const shown = data && [...data, ...older];
  return {
    shown,
    failed,
    retry,
    readOlder: async () => {
      const last = shown?.at(-1);
      if (last === undefined) return;
      const more = await readReviews(partnerReviewsBefore(partnerId, last.created_at));
      setOlder((before) => [...before, ...more]);
    },
  };
}

async function readReviews(query: PublicQuery): Promise<Review<number>[]> {
  const records = await queryPublic(query);
  return records.map((record) => readReview(record.id, record)).filter((entry) => entry !== null);
}
