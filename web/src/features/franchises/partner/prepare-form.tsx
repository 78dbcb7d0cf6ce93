import { preparePurchaseInput } from "@niyamdesk/domain/franchises/franchise-input";
import { LINK_LANGUAGES, type LinkLanguage } from "@niyamdesk/domain/leads/link-words";
import { withGst } from "@niyamdesk/domain/money/gst";
import { formatPaise, paiseOfRupees } from "@niyamdesk/domain/money/money";
import { Copy, Share2 } from "lucide-react";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { LANGUAGE } from "#messages/language.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { preparePurchase } from "../data/franchise-calls.ts";

const words = partner.prepare;
const { name, service_id, plan_id } = preparePurchaseInput.shape;
const schema = z.strictObject({ name, service_id, plan_id });

interface Sold {
  id: string;
  name: string;
  plans: readonly { id: string; name: string /** Whole rupees without GST. */; price: number }[];
}

interface PrepareFormProps {
  franchiseId: string;
  services: readonly Sold[];
  /** Whom it is for, where that is known already. */
  client?: string;
}

type Prepared = Awaited<ReturnType<typeof preparePurchase>>;

/** What a client needs, as a link that they pay in their own account. */
export function PrepareForm({ franchiseId, services, client = "" }: PrepareFormProps) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  if (prepared !== null) return <Ready prepared={prepared} onAgain={() => setPrepared(null)} />;
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{ name: client, service_id: "", plan_id: "" }}
      onSubmit={async (wanted) =>
        setPrepared(await preparePurchase({ franchise_id: franchiseId, ...wanted }))
      }
    >
      {({ busy }) => (
        <>
          <Field name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
          <SelectField
            name="service_id"
            label={words.service}
            placeholder={words.chooseService}
            options={services.map((service) => [service.id, service.name] as const)}
          />
          <Plan services={services} />
          <Button type="submit" block busy={busy}>
            {words.make}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Plans of the service that is chosen, each with its price as the client pays it. */
function Plan({ services }: { services: readonly Sold[] }) {
  const chosen: unknown = useWatch({ name: "service_id" });
  const service = services.find(({ id }) => id === chosen);
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

function Ready({ prepared, onAgain }: { prepared: Prepared; onAgain(): void }) {
  const id = useId();
  const [language, setLanguage] = useState<LinkLanguage>(LANGUAGE === "hi" ? "hi" : "en");
  const text = prepared.texts[language];
  const canShare = typeof navigator.share === "function";
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg font-semibold">
        {words.ready}
      </p>
      <Choices<LinkLanguage>
        label={words.language}
        options={LINK_LANGUAGES.map((one) => [one, words.languages[one]] as const)}
        chosen={language}
        onChoose={setLanguage}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {words.message}
        </label>
        <textarea id={id} lang={language} readOnly rows={6} className="textarea w-full" value={text} />
      </div>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            <Share2 size={18} aria-hidden="true" />
            {words.share}
          </Button>
        )}
        <Button look={canShare ? "outline" : "primary"} onClick={() => void copyText(text, partner.link)}>
          <Copy size={18} aria-hidden="true" />
          {words.copy}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
      <p className="muted text-sm">{words.validity}</p>
    </div>
  );
}
