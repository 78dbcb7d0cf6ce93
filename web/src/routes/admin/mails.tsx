import { MAIL_STATUSES } from "@niyamdesk/domain/mail/mail";
import { useState } from "react";
import { mails as words } from "#messages/workspaces/mails.ts";
import { resendMail } from "../../features/mails/mail-calls.ts";
import { MailDialog } from "../../features/mails/mail-dialog.tsx";
import { MAIL_COLUMNS, MailCard } from "../../features/mails/mail-rows.tsx";
import { type MailView, readMailRecord } from "../../features/mails/read-mail.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { toast } from "../../lib/page/toast.ts";
import { ActMenu, type MenuAct } from "../../ui/act-menu.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const STATUS_OPTIONS = [
  ["", words.all],
  ...MAIL_STATUSES.map((status) => [status, words.statuses[status]] as const),
] as const;

/** All mails with where they stand; what was given up can be sent again. */
export default function Mails() {
  usePageTitle(words.title);
  const [reading, setReading] = useState<MailView | null>(null);
  const { model, counts } = useTabbedList("mails", readMailRecord, "status");
  const { at } = model;
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <ListScreen
        model={model}
        label={words.list}
        columns={MAIL_COLUMNS}
        card={mailCard}
        nameOf={nameOf}
        acts={(mail) => <ActMenu label={words.menu(mail.to)} acts={actsOf(mail, setReading)} />}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        search={{ label: words.search, placeholder: words.searchHint }}
        keys={useSingleKeys()}
        tools={<SavedViewsMenu list="mails" at={at} />}
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
      {reading && <MailDialog mail={reading} onClose={() => setReading(null)} />}
    </WorkspacePage>
  );
}

function actsOf(mail: MailView, onRead: (mail: MailView) => void): MenuAct[] {
  const read: MenuAct = [words.read, () => onRead(mail)];
  return mail.status === "failed" ? [[words.again, () => void sendAgain(mail)], read] : [read];
}

async function sendAgain({ id }: MailView): Promise<void> {
  try {
    await resendMail(id);
    toast("success", words.queuedAgain);
  } catch (error) {
    toast("error", errorWords(error));
  }
}

function mailCard(mail: MailView) {
  return <MailCard mail={mail} />;
}

function nameOf({ to }: MailView): string {
  return to;
}
