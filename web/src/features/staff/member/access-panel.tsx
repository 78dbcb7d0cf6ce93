import { PATHS } from "@niyamdesk/domain/base/addresses";
import { staffMember } from "#messages/workspaces/staff-member.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useAccessBy } from "../data/access-by.ts";

const words = staffMember.access;

/** What of clients somebody looked at, the last on top. */
export function AccessPanel({ uid }: { uid: string }) {
  const live = useAccessBy(uid);
  return (
    <WorkPanel words={words} live={live} rows={3}>
      {(entries) => (
        <WorkList label={words.title}>
          {entries.map(({ id, kind, what, at, client }) => (
            <WorkRow
              key={id}
              title={what === "" ? words.kinds[kind] : what}
              detail={`${words.kinds[kind]} · ${istDateTime(at)}`}
              aside={<TextLink to={PATHS.client(client)}>{words.client}</TextLink>}
            />
          ))}
        </WorkList>
      )}
    </WorkPanel>
  );
}
