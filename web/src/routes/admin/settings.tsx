import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { settings as words } from "#messages/workspaces/settings.ts";
import { CompanyPanel } from "../../features/settings/components/company-panel.tsx";
import { SecondStepForm } from "../../features/settings/components/second-step-form.tsx";
import { SenderForm } from "../../features/settings/components/sender-form.tsx";
import { useAccess, useCompany, useMailSender } from "../../features/settings/data/settings.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { KeptForm } from "../../ui/kept-form.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const { pages } = WORKSPACES.admin;
const ELSEWHERE = {
  commission: pages.commissionRules,
  calling: pages.telecalling,
  targets: pages.telecalling,
  steps: pages.steps,
  services: pages.services,
  fees: pages.feesAgreed,
  calendar: pages.calendar,
} as const;

/** What an administrator sets for the firm: here, or on the page of what it is about. */
export default function Settings() {
  usePageTitle(words.title);
  const company = useCompany();
  const sender = useMailSender();
  const access = useAccess();
  const now = useServerMinute();
  const { title, rows, open } = words.elsewhere;
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <WorkPanel words={words.company} live={company} rows={2}>
        {(known) => <CompanyPanel company={known} now={now} />}
      </WorkPanel>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <WorkPanel words={words.mail} live={sender} rows={2} framed>
          {(known) => (
            <KeptForm value={known} version={known.setAt}>
              {(sender, guard) => <SenderForm {...{ sender, guard }} />}
            </KeptForm>
          )}
        </WorkPanel>
        <WorkPanel words={words.secondStep} live={access} rows={2} framed>
          {(known) => (
            <KeptForm value={known} version={known.setAt}>
              {(access, guard) => <SecondStepForm {...{ access, guard }} />}
            </KeptForm>
          )}
        </WorkPanel>
        <Panel title={title}>
          <WorkList label={title}>
            {(Object.keys(ELSEWHERE) as (keyof typeof ELSEWHERE)[]).map((name) => (
              <WorkRow
                key={name}
                title={rows[name][0]}
                detail={rows[name][1]}
                aside={
                  <TextLink to={ELSEWHERE[name]}>
                    {open}
                    <span className="sr-only">: {rows[name][0]}</span>
                  </TextLink>
                }
              />
            ))}
          </WorkList>
        </Panel>
      </div>
    </WorkspacePage>
  );
}
