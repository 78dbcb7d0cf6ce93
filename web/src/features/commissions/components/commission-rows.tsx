import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { commissions as words } from "#messages/workspaces/commissions.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LINE_TONES } from "../commission-tones.ts";
import type { CommissionView } from "../read-commission.ts";

export function LineBadge({ line: { status, held } }: { line: CommissionView }) {
  return (
    <span title={held ? words.held : undefined}>
      <Badge tone={held ? "warning" : LINE_TONES[status]}>{words.statuses[status]}</Badge>
    </span>
  );
}

/** `−₹224.85` where it goes back. */
export function Earned({ paise }: { paise: number }) {
  const sum = formatPaiseExact(Math.abs(paise));
  return (
    <span translate="no" className="figures whitespace-nowrap">
      {paise < 0 ? `−${sum}` : sum}
    </span>
  );
}

/** `15% of ₹1,499.00, your territory` @param said to whoever is not the partner */
export function Share({
  line: { percent, basePaise, rule },
  said = words.said,
}: {
  line: CommissionView;
  said?: Pick<typeof words.said, "rules">;
}) {
  return <>{words.line.of(percent, formatPaiseExact(Math.abs(basePaise)), said.rules[rule])}</>;
}

/** The service, and before it what kind of line this is. */
export function whatOf({ kind, service }: Pick<CommissionView, "kind" | "service">): string {
  const word = words.kinds[kind];
  return word === "" ? service : `${word}: ${service}`;
}
