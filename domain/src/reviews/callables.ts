import { reviewPartnerInput } from "./review.ts";

export const reviewInputs = {
  reviewPartner: reviewPartnerInput,
} as const;

export interface ReviewOutputs {
  reviewPartner: { review_id: string };
}
