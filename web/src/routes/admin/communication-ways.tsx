import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { communications } from "#messages/workspaces/communications.ts";
import { PageWays } from "./page-ways.tsx";

const { ways } = communications;
const pages = WORKSPACES.admin.pages;

export function CommunicationWays() {
  return (
    <PageWays
      label={ways.label}
      ways={[
        [pages.communications, ways.announcements],
        [pages.mailings, ways.mailings],
        [pages.mailTemplates, ways.templates],
        [pages.mails, ways.mails],
      ]}
    />
  );
}
