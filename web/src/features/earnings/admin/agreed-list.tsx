import { useState } from "react";
import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { fees } from "#messages/workspaces/fees.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { AgreedFees } from "../components/agreed-fees.tsx";
import type { AgreementView } from "../read-fee.ts";
import { AgreeDialog } from "./agree-dialog.tsx";

const words = feeAdmin.agree;

interface AgreedListProps {
  cas: readonly { id: string; name: string; isSuspended: boolean }[];
  agreements: readonly AgreementView[];
  services: readonly { id: string; name: string }[];
}

/** What is agreed with each CA. */
export function AgreedList({ cas, agreements, services }: AgreedListProps) {
  const [changing, setChanging] = useState<AgreedListProps["cas"][number] | null>(null);
  const of = (id: string) => agreements.find(({ caId }) => caId === id) ?? null;
  const nameOf = (serviceId: string) => services.find(({ id }) => id === serviceId)?.name ?? serviceId;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      {cas.map((ca) => (
        <Panel
          key={ca.id}
          title={ca.isSuspended ? `${ca.name} (${words.suspended})` : ca.name}
          framed
          aside={
            <Button
              look="outline"
              size="small"
              className="min-h-11"
              aria-label={words.changeOf(ca.name)}
              onClick={() => setChanging(ca)}
            >
              {words.change}
            </Button>
          }
        >
          <AgreedFees fees={of(ca.id)?.fees ?? []} nameOf={nameOf} />
          <p className="muted figures mt-3 text-sm">{taxWords(of(ca.id))}</p>
        </Panel>
      ))}
      {changing && (
        <AgreeDialog
          ca={changing}
          agreement={of(changing.id)}
          services={services}
          onClose={() => setChanging(null)}
        />
      )}
    </div>
  );
}

/** `PAN ends in 234F, no GSTIN` */
function taxWords(agreement: AgreementView | null): string {
  return fees.taxIds(agreement?.pan.slice(-4) ?? "", agreement?.gstin.slice(-4) ?? "");
}
