import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { PhoneIncoming, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { leads as words } from "#messages/workspaces/leads.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { LayoutSwitch } from "../../../ui/list/layout-switch.tsx";
import { WorkspacePage } from "../../../ui/workspace-page.tsx";
import { LeadDesk, type LeadDeskProps } from "./lead-desk.tsx";
import { LogCallDialog } from "./log-call-dialog.tsx";

type LeadsPageProps = Pick<LeadDeskProps, "caller" | "services"> & {
  workspace: LeadWorkspace;
  title: string;
};

/** The list of leads in whichever workspace. Only telecallers add people: a CA's are given to them. */
export function LeadsPage({ workspace, title, caller, services }: LeadsPageProps) {
  const [count, setCount] = useState<string | null>(null);
  const isFree = useSearchParams()[0].get("of") === "unassigned";
  const [isAdding, setIsAdding] = useState(false);
  const [isLogging, setIsLogging] = useState(false);
  usePageTitle(count === null ? title : `${title} (${count})`);
  return (
    <WorkspacePage
      title={title}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          {!isFree && (
            <div className="hidden lg:block">
              <LayoutSwitch words={words.layout} />
            </div>
          )}
          <Button look="outline" className="max-sm:btn-square" onClick={() => setIsLogging(true)}>
            <PhoneIncoming size={18} aria-hidden="true" />
            <span className="max-sm:sr-only">{words.logCall}</span>
          </Button>
          {workspace === "telecaller" && (
            <Button className="max-sm:btn-square" onClick={() => setIsAdding(true)}>
              <Plus size={18} aria-hidden="true" />
              <span className="max-sm:sr-only">{words.add.open}</span>
            </Button>
          )}
        </div>
      }
    >
      <LeadDesk
        {...{ workspace, caller, services, isAdding }}
        onAdded={() => setIsAdding(false)}
        onCount={setCount}
      />
      {isLogging && <LogCallDialog caller={caller} onClose={() => setIsLogging(false)} />}
    </WorkspacePage>
  );
}
