/** A review as public pages show it; plain types without a schema library. Who may write one is in `review.ts`. */

/** `ca_partners/{id}/reviews/{consultation or order}`: public, so no id of a person stands in it. */
export interface Review<Time> {
  id: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  text: string;
  /** First name and initial. */
  author_name: string;
  created_at: Time;
  /** Later than `created_at` when its author changed it. */
  updated_at: Time;
}

/** With times in epoch ms; null when it has no stars, or no time yet. Times may be an SDK's or ISO 8601 text. */
export function readReview(id: string, data: Readonly<Record<string, unknown>>): Review<number> | null {
  const created_at = instant(data.created_at);
  const { rating } = data;
  if (created_at === null || typeof rating !== "number" || !(rating >= 1 && rating <= 5)) return null;
  return {
    id,
    rating: Math.round(rating),
    text: typeof data.text === "string" ? data.text : "",
    author_name:
      typeof data.author_name === "string" && data.author_name !== "" ? data.author_name : "Client",
    created_at,
    updated_at: instant(data.updated_at) ?? created_at,
  };
}

function instant(value: unknown): number | null {
  if (typeof value === "string") return Number.isNaN(Date.parse(value)) ? null : Date.parse(value);
  if (typeof value !== "object" || value === null || !("toMillis" in value)) return null;
  return typeof value.toMillis === "function" ? Number(value.toMillis()) : null;
}
