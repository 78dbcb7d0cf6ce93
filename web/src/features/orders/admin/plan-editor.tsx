import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { CLOSINGS, MOST_STEPS, TURNS, type WorkerRole } from "@niyamdesk/domain/steps/step";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { clearDraft, readDraft, writeDraft } from "../../../lib/device/draft.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { saveStepPlan } from "../data/desk-acts.ts";
import type { StoredPlan } from "../data/step-plans.ts";
import {
  draftOf,
  keptPlan,
  moved,
  newStep,
  type PlanDraft,
  planOfDraft,
  type StepDraft,
} from "./plan-draft.ts";

const words = orderAdmin.steps;

interface PlanEditorProps {
  serviceId: string;
  serviceName: string;
  stored: StoredPlan;
  /** What the service asks its clients for. */
  documents: readonly { id: string; label: string }[];
}

/** The way of a service from paid to filed, as an administrator sets it. What is typed survives a reload of this tab. */
export function PlanEditor({ serviceId, serviceName, stored, documents }: PlanEditorProps) {
  const key = `step-plan.${serviceId}`;
  const [kept] = useState(() => keptPlan(readDraft(key)));
  const [draft, setDraft] = useState<PlanDraft>(kept?.plan ?? draftOf(stored.plan));
  // What was on the screen when editing began: somebody else's change in between is not overwritten.
  const [seen, setSeen] = useState(kept === null ? stored.version : kept.seen);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isResetting, setResetting] = useState(false);
  const { plan, faults } = planOfDraft(draft);
  const sum = draft.steps.reduce((total, { weight }) => total + (Number(weight) || 0), 0);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(stored.plan));

  useEffect(() => {
    if (isChanged) writeDraft(key, { plan: draft, seen });
    else clearDraft(key);
  }, [key, draft, seen, isChanged]);

  const change = (index: number, changes: Partial<StepDraft>) =>
    setDraft({
      ...draft,
      steps: draft.steps.map((step, at) => (at === index ? { ...step, ...changes } : step)),
    });
  const setSteps = (steps: readonly StepDraft[]) => setDraft({ ...draft, steps });

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { version } = await saveStepPlan({ service_id: serviceId, plan, seen_version: seen });
      setSeen(version);
      clearDraft(key);
      toast("success", words.saved);
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  // The dialog has a form of its own, and none may stand within another.
  return (
    <>
      <form
        aria-label={words.title}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (faults.length === 0) void save();
        }}
      >
        <Select
          label={words.by}
          hint={words.byHint}
          value={draft.by.join(",")}
          options={Object.entries(words.byOptions)}
          onChange={(value) => setDraft({ ...draft, by: value.split(",") as WorkerRole[] })}
        />
        <ol className="grid gap-4">
          {draft.steps.map((step, index) => (
            <li key={step.id} className="rounded-box border border-base-300 bg-base-100 p-4">
              <StepFields
                {...{ step, documents }}
                number={index + 1}
                isLast={index === draft.steps.length - 1}
                onChange={(changes) => change(index, changes)}
                onMove={(by) => setSteps(moved(draft.steps, index, by))}
                onRemove={() => setSteps(draft.steps.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ol>
        {draft.steps.length < MOST_STEPS && (
          <div>
            <Button
              look="outline"
              onClick={() => setSteps([...draft.steps, newStep(`step-${crypto.randomUUID().slice(0, 8)}`)])}
            >
              <Plus size={18} aria-hidden="true" />
              {words.add}
            </Button>
          </div>
        )}
        <div role="status" className="grid gap-1 text-sm">
          <p className={`figures font-medium ${sum === 100 ? "" : "text-error"}`}>{words.sum(sum)}</p>
          {faults.map((fault) => (
            <p key={fault} className="text-error">
              {fault === "unnamed" || fault === "badNumber" ? words[fault] : words.faults[fault]}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={busy} disabled={faults.length > 0 || !isChanged}>
            {busy ? words.saving : words.save}
          </Button>
          {seen !== null && (
            <Button look="outline" disabled={busy} onClick={() => setResetting(true)}>
              {words.reset}
            </Button>
          )}
        </div>
        <p role="alert" className="text-sm font-medium text-error empty:hidden">
          {failure}
        </p>
      </form>
      {isResetting && (
        <ConfirmDialog
          title={words.resetTitle(serviceName)}
          confirm={words.resetConfirm}
          keep={words.resetKeep}
          danger
          onConfirm={async () => {
            await saveStepPlan({ service_id: serviceId, plan: null, seen_version: seen });
            setSeen(null);
            setDraft(draftOf(builtInPlan(serviceId)));
            toast("success", words.resetDone);
            setResetting(false);
          }}
          onClose={() => setResetting(false)}
        >
          <p>{words.resetEffect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface StepFieldsProps {
  step: StepDraft;
  number: number;
  isLast: boolean;
  documents: PlanEditorProps["documents"];
  onChange(changes: Partial<StepDraft>): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

function StepFields({ step, number, isLast, documents, onChange, onMove, onRemove }: StepFieldsProps) {
  const asks = Array.isArray(step.documents) ? "some" : (step.documents as "all" | "none");
  return (
    <fieldset>
      <legend className="float-left text-lg font-semibold">{words.step(number)}</legend>
      <div className="flex justify-end">
        <StepButton label={words.up(number)} off={number === 1} press={() => onMove(-1)}>
          <ArrowUp size={18} aria-hidden="true" />
        </StepButton>
        <StepButton label={words.down(number)} off={isLast} press={() => onMove(1)}>
          <ArrowDown size={18} aria-hidden="true" />
        </StepButton>
        <StepButton label={words.remove(number)} off={false} press={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </StepButton>
      </div>
      <div className="clear-both grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-6">
        <div className="sm:col-span-2 lg:col-span-3">
          <Typed
            label={words.name}
            value={step.name}
            maxLength={100}
            onChange={(name) => onChange({ name })}
          />
        </div>
        <div>
          <Select
            label={words.waitsFor}
            value={step.waits_for}
            options={TURNS.map((turn) => [turn, words.turns[turn]] as const)}
            onChange={(turn) => onChange({ waits_for: TURNS.find((one) => one === turn) ?? "us" })}
          />
        </div>
        <div className="lg:col-span-2">
          <Select
            label={words.closes}
            value={step.closes}
            options={CLOSINGS.map((closing) => [closing, words.closings[closing]] as const)}
            onChange={(closing) => onChange({ closes: CLOSINGS.find((one) => one === closing) ?? "work" })}
          />
        </div>
        <Typed label={words.days} value={step.days} numeric onChange={(days) => onChange({ days })} />
        <Typed
          label={words.weight}
          hint={words.weightHint}
          value={step.weight}
          numeric
          onChange={(weight) => onChange({ weight })}
        />
        <div className="sm:col-span-2">
          <Select
            label={words.documents}
            value={asks}
            options={Object.entries(words.documentsOptions)}
            onChange={(value) =>
              onChange({ documents: value === "some" ? [] : value === "all" ? "all" : "none" })
            }
          />
        </div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm sm:col-span-2 sm:mt-6 sm:self-start">
          <input
            type="checkbox"
            className="checkbox checkbox-sm checkbox-primary"
            checked={step.unnumbered}
            onChange={(event) => onChange({ unnumbered: event.target.checked })}
          />
          {words.unnumbered}
        </label>
      </div>
      {asks === "some" && (
        <div className="mt-3 grid gap-x-5 sm:grid-cols-2">
          {documents.map(({ id, label }) => {
            const chosen = step.documents as readonly string[];
            return (
              <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  className="checkbox checkbox-sm checkbox-primary"
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    onChange({
                      documents: event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                    })
                  }
                />
                {label}
              </label>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  off: boolean;
  press(): void;
  children: ReactNode;
}

function StepButton({ label, off, press, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={press}
    >
      {children}
    </button>
  );
}

interface TypedProps {
  label: string;
  hint?: string;
  value: string;
  numeric?: boolean;
  maxLength?: number;
  onChange(value: string): void;
}

function Typed({ label, hint, value, numeric = false, maxLength, onChange }: TypedProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="input w-full"
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        {...(numeric && { inputMode: "numeric" as const })}
        {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="muted mt-1 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

interface SelectProps {
  label: string;
  hint?: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

function Select({ label, hint, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="max-w-xl">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="select w-full text-ellipsis"
        value={value}
        {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="muted mt-1 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
