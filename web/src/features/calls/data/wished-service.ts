import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { withGst } from "@niyamdesk/domain/money/gst";
import { paiseOfRupees } from "@niyamdesk/domain/money/money";
import { resolveSummary, type ServiceSummary } from "@niyamdesk/domain/services/service";
import { translatedCard } from "@niyamdesk/domain/services/translation";
import { useEffect, useState } from "react";
import { useLiveDocument } from "../../../lib/firestore/live.ts";

type BuiltIn = typeof import("virtual:catalogue-summaries");

/** Those that come first are asked for first; all of them would push the call button down. */
const MOST_NAMED = 2;

/** What a caller says of a service before they are asked. */
export interface WishedService {
  /** Paise with GST, of its cheapest plan. */
  price: number;
  hasPlans: boolean;
  /** The first few that the client has to bring, and how many there are. */
  documents: readonly string[];
  documentsTotal: number;
}

/** The built-in services in the language of the site, fetched once somebody asks; null until then, and where they cannot be. */
export function useBuiltInCards(): BuiltIn | null {
  const [builtIn, setBuiltIn] = useState<BuiltIn | null>(null);
  useEffect(() => {
    import("virtual:catalogue-summaries").then(setBuiltIn, () => setBuiltIn(null));
  }, []);
  return builtIn;
}

/** A service as it is sold now: one read, since a call asks for one. Null while it is not known, and where it was withdrawn. */
export function useWishedService(builtIn: BuiltIn, card: ServiceSummary): WishedService | null {
  const live = useLiveDocument([COLLECTIONS.services, card.id], (_, data) => data);
  if (live.status !== "ready") return null;
  const stored = live.value === null ? null : resolveSummary(card.id, live.value, card);
  if (live.value !== null && stored === null) return null;
  const sold =
    stored === null ? card : translatedCard(stored, card, builtIn.ORIGINS[card.id], builtIn.FALLBACKS);
  if (!sold.active) return null;
  return {
    price: withGst(paiseOfRupees(sold.amount)).total_paise,
    hasPlans: sold.plans_total > 1,
    documents: sold.documents.slice(0, MOST_NAMED),
    documentsTotal: sold.documents_total,
  };
}
