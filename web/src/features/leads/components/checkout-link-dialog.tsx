import { LINK_LANGUAGES, type LinkLanguage } from "@niyamdesk/domain/leads/link-words";
import { withGst } from "@niyamdesk/domain/money/gst";
import { formatPaise, paiseOfRupees } from "@niyamdesk/domain/money/money";
import { Copy, Mail } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { leadActs } from "#messages/workspaces/lead-acts.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { type ServiceOnSale, sendCheckoutLink, useServicesOnSale } from "../data/lead-acts.ts";
import type { LeadView } from "../read-lead.ts";

const words = leadActs.link;

interface LinkDialogProps {
  lead: LeadView;
  onClose(): void;
}

/** A purchase is chosen for somebody; then it is mailed, or its text pasted into a chat. */
export function CheckoutLinkDialog({ lead, onClose }: LinkDialogProps) {
  const services = useServicesOnSale();
  return (
    <Dialog open title={words.title(lead.name)} onClose={onClose}>
      <p className="muted mb-4 text-sm">{words.lead}</p>
      <LivePanel live={services} label={words.service} failure={words.servicesFailed} rows={3}>
        {(onSale) => <LinkForm lead={lead} services={onSale} />}
      </LivePanel>
    </Dialog>
  );
}

type Prepared = Awaited<ReturnType<typeof sendCheckoutLink>>;

function LinkForm({ lead, services }: { lead: LeadView; services: readonly ServiceOnSale[] }) {
  const [serviceId, setServiceId] = useState(
    lead.link?.serviceId ?? services.find(({ name }) => name === lead.interest)?.id ?? "",
  );
  const service = services.find(({ id }) => id === serviceId);
  const [planId, setPlanId] = useState(lead.link?.planId ?? "");
  const plan = service?.plans.find(({ id }) => id === planId);
  const [language, setLanguage] = useState<LinkLanguage>(LANGUAGE === "hi" ? "hi" : "en");
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [missing, setMissing] = useState<"service" | "plan" | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const reset = () => {
    setPrepared(null);
    setSaid(null);
    setMissing(null);
  };

  async function prepare(mail: boolean): Promise<void> {
    if (!service || !plan) {
      setMissing(service ? "plan" : "service");
      return;
    }
    setBusy(true);
    setSaid(null);
    try {
      const answer = await sendCheckoutLink({
        ...{ lead_id: lead.id, service_id: service.id, plan_id: plan.id },
        mail_in: mail ? language : null,
      });
      setPrepared(answer);
      if (mail && lead.email !== null) {
        setSaid(answer.not_mailed === null ? words.mailed(lead.email) : words.notMailed[answer.not_mailed]);
      }
    } catch (error) {
      setSaid(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Choice
        label={words.service}
        none={words.chooseService}
        // What is being prepared is of this service and plan: its text must not come to stand below another.
        disabled={busy}
        value={serviceId}
        problem={missing === "service" ? words.chooseService : null}
        options={services.map(({ id, name }) => [id, name] as const)}
        onChange={(id) => {
          setServiceId(id);
          setPlanId("");
          reset();
        }}
      />
      {service && (
        <Choice
          label={words.plan}
          none={words.choosePlan}
          disabled={busy}
          value={planId}
          problem={missing === "plan" ? words.choosePlan : null}
          options={service.plans.map(({ id, name, price }) => [id, `${name}, ${withTax(price)}`] as const)}
          onChange={(id) => {
            setPlanId(id);
            reset();
          }}
        />
      )}
      {plan && <p className="figures -mt-2 mb-4 font-semibold">{words.price(withTax(plan.price))}</p>}
      <fieldset className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <legend className="mb-1.5 text-sm font-semibold">{words.language}</legend>
        {LINK_LANGUAGES.map((one) => (
          <label key={one} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              className="radio radio-sm radio-primary"
              name="link-language"
              checked={language === one}
              onChange={() => setLanguage(one)}
            />
            <span lang={one} translate="no">
              {words.languages[one]}
            </span>
          </label>
        ))}
      </fieldset>
      {prepared === null ? (
        <Button block busy={busy} onClick={() => void prepare(false)}>
          {words.prepare}
        </Button>
      ) : (
        <div className="grid gap-3">
          <Message text={prepared.texts[language]} language={language} />
          <Button block onClick={() => void copyText(prepared.texts[language], words)}>
            <Copy size={18} aria-hidden="true" />
            {words.copy}
          </Button>
          {lead.email === null ? (
            <p className="muted text-sm">{words.noMail}</p>
          ) : (
            <Button look="outline" block busy={busy} onClick={() => void prepare(true)}>
              <Mail size={18} aria-hidden="true" />
              <span className="truncate">{words.mailTo(lead.email)}</span>
            </Button>
          )}
        </div>
      )}
      <p role="status" className="mt-3 text-sm">
        {said}
      </p>
    </>
  );
}

function Message({ text, language }: { text: string; language: LinkLanguage }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.message}
      </label>
      <textarea id={id} lang={language} readOnly rows={6} className="textarea w-full" value={text} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  none: string;
  disabled: boolean;
  value: string;
  /** What is missing here; null: nothing is. */
  problem: string | null;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

function Choice({ label, none, disabled, value, problem, options, onChange }: ChoiceProps) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (problem !== null) field.current?.focus();
  }, [problem]);
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        ref={field}
        id={id}
        className="select w-full"
        disabled={disabled}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-error empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function withTax(rupees: number): string {
  return formatPaise(withGst(paiseOfRupees(rupees)).total_paise);
}
