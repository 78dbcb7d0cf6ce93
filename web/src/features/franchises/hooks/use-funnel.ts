import type { CallableOutputs } from "@niyamdesk/domain/callables";
import type { FunnelMonth } from "@niyamdesk/domain/franchises/funnel";
import { useEffect, useState } from "react";
import { franchiseFunnel } from "../data/franchise-calls.ts";

type FunnelView = CallableOutputs["franchiseFunnel"];

type Counted =
  | { status: "loading" }
  | { status: "ready"; funnel: FunnelView }
  | { status: "failed"; retry(): void };

/** Counted anew at each look, since nothing of it is kept. */
export function useFunnel(franchise_id: string, month: FunnelMonth): Counted {
  const [tries, setTries] = useState(0);
  const wanted = `${franchise_id} ${month} ${tries}`;
  const [answer, setAnswer] = useState<{ to: string; funnel: FunnelView | null } | null>(null);
  useEffect(() => {
    let isShown = true;
    const tell = (funnel: FunnelView | null) => isShown && setAnswer({ to: wanted, funnel });
    franchiseFunnel({ franchise_id, month }).then(tell, () => tell(null));
    return () => {
      isShown = false;
    };
  }, [franchise_id, month, wanted]);
  if (answer?.to !== wanted) return { status: "loading" };
  if (answer.funnel === null) return { status: "failed", retry: () => setTries((count) => count + 1) };
  return { status: "ready", funnel: answer.funnel };
}
