import type { FranchiseStatus } from "@niyamdesk/domain/franchises/franchise";
import type { Tone } from "../../ui/badge.tsx";

export const FRANCHISE_TONES: Record<FranchiseStatus, Tone> = {
  active: "success",
  suspended: "warning",
  ended: "neutral",
};
