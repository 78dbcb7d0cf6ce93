import { withGst } from "@niyamdesk/domain/money/gst";
import { formatPaise, paiseOfRupees } from "@niyamdesk/domain/money/money";
import { Copy } from "lucide-react";
import { useEffect, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { returns as words } from "#messages/workspaces/returns.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";

export interface Sold {
  id: string;
  name: string;
  plans: readonly { id: string; name: string /** Whole rupees without GST. */; price: number }[];
}

const chosenOf = (missing: string) => z.string().check(z.minLength(1, missing));

/** What is sold, as a form asks for it: nobody types these, so the only mistake is to choose none. */
export const chosen = {
  service_id: chosenOf(words.chooseService),
  plan_id: chosenOf(words.choosePlan),
};

/** Plans of the service that is chosen, each with its price as the client pays it. */
export function Plan({ services }: { services: readonly Sold[] }) {
  const chosen: unknown = useWatch({ name: "service_id" });
  const { setValue } = useFormContext();
  const service = services.find(({ id }) => id === chosen);
  // Of another service none of the plans before is one; where there is one alone, nobody is asked.
  const only = service?.plans.length === 1 ? (service.plans[0]?.id ?? "") : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each service
  useEffect(() => setValue("plan_id", only), [service?.id]);
  if (service === undefined) return null;
  return (
    <SelectField
      key={service.id}
      name="plan_id"
      label={words.plan}
      placeholder={words.choosePlan}
      options={service.plans.map(
        (plan) =>
          [
            plan.id,
            `${plan.name}, ${words.price(formatPaise(withGst(paiseOfRupees(plan.price)).total_paise))}`,
          ] as const,
      )}
    />
  );
}

interface ReadyProps {
  prepared: { text: string; link: string; mailed: boolean; name: string };
  /** Said where no mail went. */
  notSent: string;
  onAgain(): void;
}

/** What was prepared, to be sent another way too. */
export function Ready({ prepared, notSent, onAgain }: ReadyProps) {
  const id = useId();
  const { text, link, mailed } = prepared;
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg font-semibold">
        {mailed ? words.sent(prepared.name) : notSent}
      </p>
      <p>{words.begins}</p>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {words.message}
        </label>
        <textarea id={id} readOnly rows={6} className="textarea w-full" value={text} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(text, words)}>
          <Copy size={18} aria-hidden="true" />
          {words.copy}
        </Button>
        <Button look="outline" onClick={() => void copyText(link, words)}>
          {words.copyLink}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}
