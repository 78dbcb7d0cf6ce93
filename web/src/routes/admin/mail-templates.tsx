import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { MailTemplate } from "@niyamdesk/domain/mail/templates";
import { mailNames } from "#messages/workspaces/mail-names.ts";
import { mailTemplates as words } from "#messages/workspaces/mail-templates.ts";
import { useWordings, type WordingView } from "../../features/mails/wording.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Badge } from "../../ui/badge.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CommunicationWays } from "./communication-ways.tsx";

/** Every kind of mail the product writes: when, to whom, and which read otherwise than they were written. */
export default function MailTemplates() {
  usePageTitle(words.title);
  const wordings = useWordings();
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <CommunicationWays />
      <LivePanel live={wordings} label={words.loading} failure={words.failed} rows={8}>
        {(all) => (
          <div className="grid gap-8">
            {words.groups.map(({ title, kinds }) => (
              <Panel key={title} title={title}>
                <WorkList label={title}>
                  {kinds.map((template) => (
                    <Kind
                      key={template}
                      template={template}
                      wording={all.find(({ id }) => id === template)}
                    />
                  ))}
                </WorkList>
              </Panel>
            ))}
          </div>
        )}
      </LivePanel>
    </WorkspacePage>
  );
}

function Kind({ template, wording }: { template: MailTemplate; wording: WordingView | undefined }) {
  const name = mailNames[template];
  const { when, to } = words.kinds[template];
  const changed = wording?.words.length ?? 0;
  return (
    <WorkRow
      title={<TextLink to={PATHS.mailTemplate(template)}>{name}</TextLink>}
      detail={`${when} · ${words.toWhom(to)}`}
      aside={changed > 0 ? <Badge tone="info">{words.changed(changed)}</Badge> : null}
    />
  );
}
