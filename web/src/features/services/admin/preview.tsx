import { resolveService } from "@niyamdesk/domain/services/service";
import { serviceOfFields } from "@niyamdesk/domain/services/service-fields";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { PlanCard } from "../components/plan-card.tsx";
import type { EditorLanguage } from "./edit-text.tsx";
import { inHindiFields } from "./hindi.ts";
import type { Editor } from "./use-editor.ts";

interface PreviewProps {
  serviceId: string;
  editor: Editor;
  language: EditorLanguage;
}

/** Each plan as a buyer would see it if the draft were published now. */
export function Preview({ serviceId, editor, language }: PreviewProps) {
  const fields = language === "hi" ? inHindiFields(editor) : editor.fields;
  const service = resolveService(serviceId, serviceOfFields(serviceId, fields, true), null);
  if (service === null) return <p className="muted text-sm">{words.previewNone}</p>;
  return (
    <div className="grid gap-4" {...(language === "hi" ? { lang: "hi" } : {})}>
      {service.plans.map((plan) => (
        <PlanCard key={plan.id} {...{ service, plan }} selected={false} documentsFirst={false} />
      ))}
    </div>
  );
}
