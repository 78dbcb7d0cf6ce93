import { PATHS } from "@niyamdesk/domain/base/addresses";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { EditorLanguage } from "./edit-text.tsx";
import { EditorSide } from "./editor-side.tsx";
import { DocumentsTab, FeeTab, PlansTab, QuestionsTab, TextsTab } from "./editor-tabs.tsx";
import { type EditorTab, editorTab } from "./field-name.ts";
import { OnSaleDialog } from "./on-sale-dialog.tsx";
import type { DraftView, Sold } from "./read-editor.ts";
import { useEditor } from "./use-editor.ts";
import { useReach } from "./use-reach.ts";
import { VersionsTab } from "./versions-tab.tsx";

interface ServiceEditorProps {
  serviceId: string;
  sold: Sold;
  draft: DraftView | null;
}

/** A service as it is changed: its parts, and beside them what a buyer would see and what a publishing changes. */
export function ServiceEditor({ serviceId, sold, draft }: ServiceEditorProps) {
  const editor = useEditor(serviceId, sold, draft);
  const [query, setQuery] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const language: EditorLanguage = query.get("in") === "hi" ? "hi" : "en";
  const tab = editorTab(query.get("tab"));
  const go = (changes: { tab?: EditorTab; in?: EditorLanguage }) =>
    setQuery({ tab, in: language, ...changes }, { replace: true, preventScrollReset: true });
  const part = { editor, language };
  const contents: readonly (readonly [EditorTab, ReactNode])[] = [
    ["texts", <TextsTab key="texts" {...part} />],
    ["plans", <PlansTab key="plans" {...part} />],
    ["fee", <FeeTab key="fee" {...part} />],
    ["documents", <DocumentsTab key="documents" {...part} />],
    ["faq", <QuestionsTab key="faq" {...part} />],
    ["versions", tab === "versions" && <VersionsTab key="versions" {...{ serviceId, sold }} />],
  ];
  const { service } = sold;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <State sold={sold} />
        <span className="muted text-sm">{words.editing(sold.version + 1)}</span>
        <TextLink to={PATHS.stepPlan(serviceId)}>{words.steps}</TextLink>
        {service?.active && <TextLink to={PATHS.service(serviceId)}>{words.page}</TextLink>}
        {service && (
          <Button size="small" look="outline" onClick={() => setAsking(true)}>
            {service.active ? words.hide.button : words.show.button}
          </Button>
        )}
      </div>
      {service && !service.active && <HiddenNote serviceId={serviceId} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <LanguageChoice language={language} onChange={(chosen) => go({ in: chosen })} />
            <a href="#preview" className="link text-sm lg:hidden">
              {words.toPreview}
            </a>
          </div>
          <Tabs
            label={words.tabs.label}
            current={contents.findIndex(([name]) => name === tab)}
            onSelect={(index) => go({ tab: contents[index]?.[0] ?? "texts" })}
            tabs={contents.map(([name, content]) => ({ label: words.tabs[name], content }))}
          />
        </div>
        <EditorSide
          {...{ serviceId, editor, sold, draft, language }}
          onShow={(tab, chosen) => go({ tab, in: chosen })}
        />
      </div>
      {isAsking && service && <OnSaleDialog service={service} onClose={() => setAsking(false)} />}
    </>
  );
}

function State({ sold: { service, version } }: { sold: Sold }) {
  if (service === null) return <Badge tone="warning">{words.neverPublished}</Badge>;
  return (
    <Badge tone={service.active ? "success" : "neutral"}>
      {`${service.active ? words.onSale : words.hidden}, ${words.version(version).toLowerCase()}`}
    </Badge>
  );
}

function HiddenNote({ serviceId }: { serviceId: string }) {
  const reach = useReach(serviceId);
  return <p className="text-sm">{words.hiddenNote(reach?.open_orders ?? 0)}</p>;
}

const LANGUAGES = ["en", "hi"] as const;

function LanguageChoice({
  language,
  onChange,
}: {
  language: EditorLanguage;
  onChange(language: EditorLanguage): void;
}) {
  return (
    <fieldset className="join">
      <legend className="sr-only">{words.language}</legend>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language === one}
          className={`btn btn-sm join-item ${language === one ? "btn-primary" : "btn-outline border-base-300"}`}
          onClick={() => onChange(one)}
        >
          {words.languages[one]}
        </button>
      ))}
    </fieldset>
  );
}
