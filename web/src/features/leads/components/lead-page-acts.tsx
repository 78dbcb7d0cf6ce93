import { Link2, Merge } from "lucide-react";
import { useState } from "react";
import { leadActs as words } from "#messages/workspaces/lead-acts.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { planNameOf, useServicesOnSale } from "../data/lead-acts.ts";
import type { LeadView } from "../read-lead.ts";
import { CheckoutLinkDialog } from "./checkout-link-dialog.tsx";
import { MergesOf } from "./merges-of.tsx";
import { OwnMergeDialog } from "./own-merge-dialog.tsx";

/** What else can be done from a lead's page, below its next step. */
export function LeadPageActs({ lead, canMerge }: { lead: LeadView; canMerge: boolean }) {
  const [open, setOpen] = useState<"link" | "merge" | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="mt-4 grid gap-3 rounded-box border border-base-300 bg-base-100 p-4">
      {lead.mayBeCalled && (
        <div>
          <Button look="outline" block onClick={() => setOpen("link")}>
            <Link2 size={18} aria-hidden="true" />
            {words.link.open}
          </Button>
          {lead.link !== null && <LastLink link={lead.link} />}
        </div>
      )}
      {canMerge && (
        <>
          <Button look="quiet" size="small" className="act-button" onClick={() => setOpen("merge")}>
            <Merge size={16} aria-hidden="true" />
            {words.merge.open}
          </Button>
          <MergesOf lead={lead} />
        </>
      )}
      {open === "link" && <CheckoutLinkDialog lead={lead} onClose={close} />}
      {open === "merge" && <OwnMergeDialog lead={lead} onClose={close} />}
    </section>
  );
}

/** What was sent last, by its name; one that is no longer on sale has none here. */
function LastLink({ link }: { link: NonNullable<LeadView["link"]> }) {
  const services = useServicesOnSale();
  const name = services.status === "ready" ? planNameOf(services.value, link) : null;
  const when = istDateTime(link.at);
  return (
    <p className="muted mt-1.5 text-sm">
      {name === null ? words.link.lastAt(when) : words.link.last(name, when)}
    </p>
  );
}
