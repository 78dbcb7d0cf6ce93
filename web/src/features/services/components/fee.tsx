import { formatRupees } from "@niyamdesk/domain/money/money";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { common } from "#messages/common.ts";

/** The fee as every list shows it: before GST, and said so. */
export function Fee({ service, className = "" }: { service: ServiceSummary; className?: string }) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-1.5 ${className}`}>
      {service.plans_total > 1 && <span className="muted text-sm">{common.from}</span>}
      <span translate="no" className="figures text-xl font-semibold">
        {formatRupees(service.amount)}
      </span>
      <span className="muted text-sm">{common.plusGst}</span>
    </p>
  );
}
