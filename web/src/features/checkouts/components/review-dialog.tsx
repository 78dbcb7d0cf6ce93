import type { Plan, Service } from "@niyamdesk/domain/services/service";
import { checkout } from "#messages/checkout.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { quoteOf } from "../quote.ts";
import { PriceBreakup } from "./price-breakup.tsx";

interface ReviewDialogProps {
  service: Service;
  /** Null while nothing is being reviewed. */
  plan: Plan | null;
  onConfirm(): void;
  onClose(): void;
}

/** 'Is this what you want?', before anything is asked of the client. */
export function ReviewDialog({ service, plan, onConfirm, onClose }: ReviewDialogProps) {
  return (
    <Dialog open={plan !== null} title={checkout.reviewTitle} onClose={onClose}>
      {plan && (
        <>
          <p className="text-lg leading-snug font-semibold">{service.name}</p>
          <p className="opacity-85">{plan.name}</p>
          <p className="mt-1 mb-4 text-sm opacity-75">{checkout.usualTime(plan.turnaround)}</p>
          <PriceBreakup quote={quoteOf(plan.price)} governmentFee={service.government_fee !== null} />
          <div className="mt-6 grid gap-2 sm:grid-cols-2">
            <Button className="sm:order-2" onClick={onConfirm}>
              {checkout.confirm}
            </Button>
            <Button look="outline" onClick={onClose}>
              {service.plans.length > 1 ? checkout.anotherPlan : checkout.notYet}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
