import type { OpenSums } from "@niyamdesk/domain/commissions/open-sums";
import { ownCommissionsQuery } from "@niyamdesk/domain/commissions/queries";
import { useEffect, useState } from "react";
import type { Live } from "../../../lib/firestore/live.ts";
import { ownCommissionSums } from "../data/commissions.ts";
import { openSumsOf } from "../own-sums.ts";
import type { CommissionView } from "../read-commission.ts";

/** Of all lines of the partner: of those that are listened to, or, where there are more of them, the server's. Null: not known. */
export function useOpenSums(lines: Live<CommissionView[]>, now: number): OpenSums | null {
  const found = lines.status === "ready" ? lines.value : null;
  const areMore = found !== null && found.length >= ownCommissionsQuery.limit;
  // Asked again when the newest lines change.
  const seen = areMore ? found.map(({ id, status, paise }) => `${id} ${status} ${paise}`).join() : "";
  const [sums, setSums] = useState<OpenSums | null>(null);
  useEffect(() => {
    if (seen === "") return;
    let isShown = true;
    ownCommissionSums().then(
      (answer) => isShown && setSums(answer),
      () => isShown && setSums(null),
    );
    return () => {
      isShown = false;
    };
  }, [seen]);
  if (found === null) return null;
  return areMore ? sums : openSumsOf(found, now);
}
