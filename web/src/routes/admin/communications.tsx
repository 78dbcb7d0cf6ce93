import { ANNOUNCEMENT_STATUSES } from "@niyamdesk/domain/notifications/notification";
import { Plus } from "lucide-react";
import { useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { announcements as words } from "#messages/workspaces/communications.ts";
import { AnnouncementDialog } from "../../features/communications/announcement-dialog.tsx";
import { ANNOUNCEMENT_COLUMNS, AnnouncementCard } from "../../features/communications/announcement-rows.tsx";
import { endAnnouncement } from "../../features/communications/calls.ts";
import {
  type AnnouncementView,
  readAnnouncementRecord,
} from "../../features/communications/read-announcement.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { noteOwn } from "../../lib/list/own-doings.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { toast } from "../../lib/page/toast.ts";
import { ActMenu, type MenuAct } from "../../ui/act-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CommunicationWays } from "./communication-ways.tsx";

const STATUS_OPTIONS = (["", ...ANNOUNCEMENT_STATUSES] as const).map(
  (status) => [status, words.statuses[status]] as const,
);

type Act = { what: "save"; before: AnnouncementView | null } | { what: "end"; before: AnnouncementView };

/** What is announced to whom, and until when. */
export default function Communications() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("announcements", readAnnouncementRecord, "status");
  const [act, setAct] = useState<Act | null>(null);
  const { state } = model;
  // Announcements come first; services are for the dialog.
  const services = useServicesOnSale(state.status !== "loading");
  const close = () => setAct(null);
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={
        <Button
          disabled={services.status === "loading"}
          onClick={() => setAct({ what: "save", before: null })}
        >
          <Plus size={18} aria-hidden="true" />
          {words.add}
        </Button>
      }
    >
      <CommunicationWays />
      <ListScreen
        model={model}
        label={words.list}
        columns={ANNOUNCEMENT_COLUMNS}
        card={announcementCard}
        nameOf={nameOf}
        acts={(before) => <Acts before={before} onAct={setAct} />}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
      {act?.what === "save" && (
        <AnnouncementDialog
          before={act.before}
          services={services.status === "ready" ? services.value : []}
          onSaved={(id) => noteOwn(id)}
          onClose={close}
        />
      )}
      {act?.what === "end" && <EndDialog announcement={act.before} onClose={close} />}
    </WorkspacePage>
  );
}

function Acts({ before, onAct }: { before: AnnouncementView; onAct(act: Act): void }) {
  if (before.status === "ended") return null;
  const acts: MenuAct[] = [
    [words.edit, () => onAct({ what: "save", before })],
    [words.end, () => onAct({ what: "end", before })],
  ];
  return <ActMenu label={words.acts(nameOf(before))} acts={acts} />;
}

function EndDialog({ announcement, onClose }: { announcement: AnnouncementView; onClose(): void }) {
  const said = words.ending;
  return (
    <ConfirmDialog
      title={said.title(nameOf(announcement))}
      confirm={said.confirm}
      confirming={said.confirming}
      keep={said.keep}
      danger
      onConfirm={async () => {
        await endAnnouncement(announcement.id);
        noteOwn(announcement.id);
        toast("success", said.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{said.text}</p>
    </ConfirmDialog>
  );
}

function announcementCard(announcement: AnnouncementView) {
  return <AnnouncementCard announcement={announcement} />;
}

function nameOf({ words: said }: AnnouncementView): string {
  return said[LANGUAGE].title;
}
