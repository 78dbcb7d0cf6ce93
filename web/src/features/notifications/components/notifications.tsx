import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { NotificationType } from "@niyamdesk/domain/notifications/notification";
import { notifications } from "#messages/notifications.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PartMissing } from "../../../ui/part-missing.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useClosed } from "../closed.ts";
import { useAnnouncements } from "../data/announcements.ts";
import { useInbox } from "../data/inbox.ts";
import { useMarking } from "../hooks/use-marking.ts";
import { inOrder, withoutTypes } from "../notice.ts";
import { MarkAll } from "./mark-all.tsx";
import { NoticeList } from "./notice-list.tsx";

interface NotificationsProps {
  uid: string;
  /** Announcements of these types are not wanted. */
  unwanted: readonly NotificationType[];
  /** Of the profile; null: not known yet. */
  audiences: readonly string[] | null;
  /** As many are shown here; all of them have a page. */
  most: number;
}

/** Announcements and the client's own messages in one list. One source failing does not hide the other. */
export function Notifications({ uid, unwanted, audiences, most }: NotificationsProps) {
  const inbox = useInbox(uid);
  const announcements = useAnnouncements("client_user", audiences);
  const { isClosed } = useClosed(uid);
  const lacking = announcements.status === "failed" || announcements.status === "refused";
  const more =
    announcements.status === "ready"
      ? withoutTypes(announcements.value, unwanted).filter(({ id }) => !isClosed(id))
      : [];
  const marking = useMarking(uid, inbox.status === "ready" ? inbox.value : []);

  return (
    <Panel title={notifications.title} aside={<MarkAll unread={marking.unread} onAll={marking.readAll} />}>
      <LivePanel live={inbox} label={notifications.loading} failure={notifications.failed}>
        {(own) =>
          lacking && own.length === 0 ? null : (
            <NoticeList notices={inOrder([...own, ...more]).slice(0, most)} onRead={marking.read} />
          )
        }
      </LivePanel>
      <PartMissing live={announcements} what={notifications.announcementsFailed} />
      <p className="mt-2">
        <TextLink to={PATHS.user.notifications}>{notifications.all}</TextLink>
      </p>
    </Panel>
  );
}
