import { formatPaise } from "@niyamdesk/domain/money/money";
import { MOST_PARTS, MOST_PLANS } from "@niyamdesk/domain/services/field-rules";
import { DOCUMENT_TAKES, SERVICE_CATEGORIES } from "@niyamdesk/domain/services/service";
import { FEE_KINDS } from "@niyamdesk/domain/services/service-fields";
import { istDay } from "@niyamdesk/domain/time/time";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { priceOf } from "../../../lib/money/price-of.ts";
import { EditList } from "./edit-list.tsx";
import { EditChoice, EditDay, type EditorLanguage, EditRupees, EditText, EditTick } from "./edit-text.tsx";
import type { Editor } from "./use-editor.ts";

const names = words.fields;

interface TabProps {
  editor: Editor;
  language: EditorLanguage;
}

export function TextsTab({ editor, language }: TabProps) {
  const text = { editor, language };
  const isEnglish = language === "en";
  return (
    <div className="grid gap-5">
      <EditText {...text} field="name" label={names.name} />
      <EditText
        {...text}
        field="summary"
        label={names.summary}
        hint={isEnglish ? names.summaryHint : undefined}
        rows={2}
      />
      <EditText {...text} field="description" label={names.description} rows={5} />
      <EditText {...text} field="eligibility" label={names.eligibility} rows={4} />
      <EditText {...text} field="turnaround" label={names.turnaround} />
      {isEnglish && (
        <div className="grid gap-5 sm:grid-cols-2">
          <EditChoice
            editor={editor}
            field="category"
            label={names.category}
            options={SERVICE_CATEGORIES.map((one) => [one, words.categories[one]] as const)}
          />
          <EditText {...text} field="sac" label={names.sac} />
          <EditTick editor={editor} field="popular" label={names.popular} otherwise={false} />
        </div>
      )}
      <h2 className="text-lg font-semibold">{names.features}</h2>
      <EditList {...text} kind="feature" field="features" most={MOST_PARTS} fresh={{ "": "" }}>
        {(id) => <EditText {...text} field={`feature.${id}`} label={names.feature} />}
      </EditList>
    </div>
  );
}

const NEW_PLAN = { name: "", description: "", eligibility: "", turnaround: "", price: null };

export function PlansTab({ editor, language }: TabProps) {
  const text = { editor, language };
  return (
    <EditList {...text} kind="plan" field="plans" most={MOST_PLANS} fresh={NEW_PLAN}>
      {(id) => (
        <>
          <EditText {...text} field={`plan.${id}.name`} label={names.planName} />
          {language === "en" && <Price editor={editor} field={`plan.${id}.price`} />}
          <EditText {...text} field={`plan.${id}.turnaround`} label={names.turnaround} />
          <EditText {...text} field={`plan.${id}.description`} label={names.planDescription} rows={3} />
          <EditText {...text} field={`plan.${id}.eligibility`} label={names.eligibility} rows={2} />
        </>
      )}
    </EditList>
  );
}

/** With what buyers pay now, and what they paid. */
function Price({ editor, field }: { editor: Editor; field: string }) {
  const [now, before] = [editor.fields[field], editor.sold[field]];
  const total = (rupees: number) => formatPaise(priceOf(rupees).total);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <EditRupees editor={editor} field={field} label={names.price} />
      {typeof now === "number" && now > 0 && (
        <p translate="no" className="figures text-sm leading-10">
          <strong>{words.withGst(total(now))}</strong>{" "}
          {typeof before === "number" && before !== now && (
            <span className="muted">{words.was(total(before))}</span>
          )}
        </p>
      )}
    </div>
  );
}

export function FeeTab({ editor, language }: TabProps) {
  const { fee } = editor.fields;
  if (language === "hi") {
    return fee === "none" ? (
      <p className="muted text-sm">{words.onlyEnglish}</p>
    ) : (
      <EditText {...{ editor, language }} field="fee.note" label={names.feeNote} rows={2} />
    );
  }
  return (
    <div className="grid gap-5">
      <EditChoice
        editor={editor}
        field="fee"
        label={names.fee}
        options={FEE_KINDS.map((kind) => [kind, names.feeKinds[kind]] as const)}
      />
      {fee === "amount" && <EditRupees editor={editor} field="fee.amount" label={names.feeAmount} />}
      {fee !== "none" && (
        <>
          <EditText {...{ editor, language }} field="fee.note" label={names.feeNote} rows={2} />
          <EditText
            {...{ editor, language }}
            field="fee.source"
            label={names.feeSource}
            hint={names.feeSourceHint}
          />
          <EditDay editor={editor} field="fee.day" label={names.feeDay} max={istDay(Date.now())} />
        </>
      )}
    </div>
  );
}

export function DocumentsTab({ editor, language }: TabProps) {
  const text = { editor, language };
  const fresh = { label: "", required: true, condition: "", takes: "file" };
  return (
    <EditList {...text} kind="document" field="documents" most={MOST_PARTS} fresh={fresh}>
      {(id) => (
        <>
          <EditText
            {...text}
            field={`document.${id}.label`}
            label={names.label}
            hint={
              language === "en" && editor.fields[`document.${id}.takes`] === "act" ? names.actHint : undefined
            }
          />
          {language === "en" && (
            <EditChoice
              editor={editor}
              field={`document.${id}.takes`}
              label={names.takes}
              options={DOCUMENT_TAKES.map((takes) => [takes, names.takesKinds[takes]] as const)}
            />
          )}
          {language === "en" && (
            <EditTick
              editor={editor}
              field={`document.${id}.required`}
              label={names.required}
              otherwise={true}
            />
          )}
          {(language === "hi" || editor.fields[`document.${id}.required`] === false) && (
            <EditText
              {...text}
              field={`document.${id}.condition`}
              label={names.condition}
              hint={language === "en" ? names.conditionHint : undefined}
            />
          )}
        </>
      )}
    </EditList>
  );
}

export function QuestionsTab({ editor, language }: TabProps) {
  const text = { editor, language };
  return (
    <EditList {...text} kind="faq" field="faqs" most={MOST_PARTS} fresh={{ question: "", answer: "" }}>
      {(id) => (
        <>
          <EditText {...text} field={`faq.${id}.question`} label={names.question} />
          <EditText {...text} field={`faq.${id}.answer`} label={names.answer} rows={4} />
        </>
      )}
    </EditList>
  );
}
