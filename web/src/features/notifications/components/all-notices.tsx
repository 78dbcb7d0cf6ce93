import { PATHS } from "@niyamdesk/domain/base/addresses";
import { NOTIFICATION_TYPES, type NotificationType } from "@niyamdesk/domain/notifications/notification";
import { useState } from "react";
import { notifications as words } from "#messages/notifications.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { useChoice } from "../../../lib/page/use-choice.ts";
import { byIstDay } from "../../../lib/time/by-day.ts";
import { istFullDate, istWeekday } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PartMissing } from "../../../ui/part-missing.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useClosed } from "../closed.ts";
import { useAnnouncements } from "../data/announcements.ts";
import { useInbox, useWholeInbox } from "../data/inbox.ts";
import { useMarking } from "../hooks/use-marking.ts";
import { type Notice, withoutTypes } from "../notice.ts";
import { MarkAll } from "./mark-all.tsx";
import { NoticeList } from "./notice-list.tsx";

const EVERY = "all";
/** As many as `useInbox` brings: where there are fewer, there is nothing earlier. */
const FIRST = 50;

interface AllNoticesProps {
  uid: string;
  /** Announcements of these types are not wanted. */
  unwanted: readonly NotificationType[];
  /** Of the profile; null: not known yet. */
  audiences: readonly string[] | null;
}

/** All that a client was told, by day and kind, live; announcements stand above. */
export function AllNotices(props: AllNoticesProps) {
  const [whole, setWhole] = useState(false);
  return whole ? <Whole {...props} /> : <Newest {...props} onEarlier={() => setWhole(true)} />;
}

function Newest({ onEarlier, ...props }: AllNoticesProps & { onEarlier(): void }) {
  const inbox = useInbox(props.uid);
  const isFull = inbox.status === "ready" && inbox.value.length >= FIRST;
  return (
    <>
      <Shown {...props} inbox={inbox} />
      {isFull && (
        <Button look="quiet" className="mt-3" onClick={onEarlier}>
          {words.earlier}
        </Button>
      )}
    </>
  );
}

function Whole(props: AllNoticesProps) {
  return <Shown {...props} inbox={useWholeInbox(props.uid)} />;
}

function Shown({ uid, unwanted, audiences, inbox }: AllNoticesProps & { inbox: Live<Notice[]> }) {
  const [kind, choose] = useChoice("kind", [EVERY, ...NOTIFICATION_TYPES]);
  const announcements = useAnnouncements("client_user", audiences);
  const { isClosed, close } = useClosed(uid);
  const isOfKind = ({ type }: Notice) => kind === EVERY || type === kind;
  const isOpen = ({ id }: Notice) => !isClosed(id);
  const toAll =
    announcements.status === "ready"
      ? withoutTypes(announcements.value, unwanted).filter(isOfKind).filter(isOpen)
      : [];
  const marking = useMarking(uid, inbox.status === "ready" ? inbox.value : []);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Choices
          label={words.filter}
          options={[
            [EVERY, words.everyKind],
            ...NOTIFICATION_TYPES.map((type) => [type, words.kinds[type]] as const),
          ]}
          chosen={kind}
          onChoose={choose}
        />
        <MarkAll unread={marking.unread} onAll={marking.readAll} />
      </div>
      {toAll.length > 0 && (
        <Panel title={words.announcements}>
          <NoticeList notices={toAll} onRead={marking.read} onClose={({ id }) => close(id)} />
        </Panel>
      )}
      <PartMissing live={announcements} what={words.announcementsFailed} />
      <LivePanel live={inbox} label={words.loading} failure={words.failed} rows={3}>
        {(own) => {
          const shown = own.filter(isOfKind);
          if (shown.length === 0) {
            return toAll.length > 0 ? null : (
              <p className="muted">{kind === EVERY ? words.none : words.noneOfKind}</p>
            );
          }
          return byIstDay(shown).map(({ start, entries }) => (
            <Panel key={start} title={`${istWeekday(start)} ${istFullDate(start)}`}>
              <NoticeList notices={entries} onRead={marking.read} />
            </Panel>
          ));
        }}
      </LivePanel>
      <p>
        <TextLink to={PATHS.user.profile}>{words.settings}</TextLink>
      </p>
    </div>
  );
}
