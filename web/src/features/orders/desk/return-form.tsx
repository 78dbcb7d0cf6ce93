import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import { keepUnder } from "@niyamdesk/domain/fields/field-words";
import { optionalText } from "@niyamdesk/domain/fields/fields";
import { withGst } from "@niyamdesk/domain/money/gst";
import { formatPaise, paiseOfRupees } from "@niyamdesk/domain/money/money";
import { prepareReturnInput } from "@niyamdesk/domain/orders/order-inputs";
import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { LANGUAGE } from "#messages/language.ts";
import { returns as words } from "#messages/workspaces/returns.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Field, SelectField, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { prepareReturn } from "../data/desk-acts.ts";

const NOTE_LIMIT = 500;
const { name, email, service_id, plan_id, language } = prepareReturnInput.shape;
const schema = z.strictObject({
  // Only fills in the two below it.
  known: z.string(),
  ...{ name, email, service_id, plan_id, language },
  note: optionalText(NOTE_LIMIT, keepUnder(NOTE_LIMIT)),
});

interface Sold {
  id: string;
  name: string;
  plans: readonly { id: string; name: string /** Whole rupees without GST. */; price: number }[];
}

export interface KnownClient {
  id: string;
  name: string;
  email: string | null;
  language: Language;
}

interface ReturnFormProps {
  services: readonly Sold[];
  /** Whom the person works for already. */
  clients: readonly KnownClient[];
}

type Prepared = Awaited<ReturnType<typeof prepareReturn>> & { name: string };

/** What a client needs, as a link that is mailed to them; they pay in their own account. */
export function ReturnForm({ services, clients }: ReturnFormProps) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  // Another wish is another link; a second try of the same finds the first.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  if (prepared !== null) {
    return (
      <Ready
        prepared={prepared}
        onAgain={() => {
          setRequestId(crypto.randomUUID());
          setPrepared(null);
        }}
      />
    );
  }
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{
        ...{ known: "", name: "", email: "", service_id: "", plan_id: "", note: "" },
        language: LANGUAGE === "hi" ? "hi" : "en",
      }}
      onSubmit={async ({ known: _, note, ...wanted }) => {
        const answer = await prepareReturn({ ...wanted, note: note ?? null, request_id: requestId });
        setPrepared({ ...answer, name: wanted.name });
      }}
    >
      {({ busy }) => (
        <>
          <Known clients={clients} />
          <div className="grid gap-x-6 sm:grid-cols-2">
            <Field name="name" label={words.name} autoComplete="off" />
            <Field
              name="email"
              label={words.email}
              hint={words.emailHint}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </div>
          <SelectField
            name="service_id"
            label={words.service}
            placeholder={words.chooseService}
            options={services.map((service) => [service.id, service.name] as const)}
          />
          <Plan services={services} />
          <TextField
            name="note"
            label={words.note}
            hint={words.noteHint}
            rows={2}
            maxLength={NOTE_LIMIT}
            optional
          />
          <ChoiceField
            name="language"
            label={words.language}
            options={LANGUAGES.map((one) => [one, words.languages[one]] as const)}
          />
          <Button type="submit" busy={busy}>
            {busy ? words.sending : words.send}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Whoever is known already need not be typed. */
function Known({ clients }: Pick<ReturnFormProps, "clients">) {
  const { register, setValue } = useFormContext();
  const id = useId();
  const field = register("known");
  const known = clients.filter(({ email: address }) => address !== null);
  if (known.length === 0) return null;
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.known}
      </label>
      <select
        id={id}
        className="select w-full"
        {...field}
        onChange={(event) => {
          const chosen = known.find((one) => one.id === event.target.value);
          if (chosen) {
            setValue("name", chosen.name);
            setValue("email", chosen.email ?? "");
            setValue("language", chosen.language);
          }
          return field.onChange(event);
        }}
      >
        <option value="">{words.knownNone}</option>
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.name}, ${one.email}`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Plans of the service that is chosen, each with its price as the client pays it. */
function Plan({ services }: Pick<ReturnFormProps, "services">) {
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
  const { text, link, mailed } = prepared;
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg font-semibold">
        {mailed ? words.sent(prepared.name) : words.notSent(prepared.name)}
      </p>
      <p>{words.begins}</p>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {words.message}
        </label>
        <textarea id={id} readOnly rows={6} className="textarea w-full" value={text} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy(text)}>
          <Copy size={18} aria-hidden="true" />
          {words.copy}
        </Button>
        <Button look="outline" onClick={() => void copy(link)}>
          {words.copyLink}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("success", words.copied);
  } catch {
    toast("error", words.notCopied);
  }
}
