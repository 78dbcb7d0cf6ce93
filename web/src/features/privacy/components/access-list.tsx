import { PATHS } from "@niyamdesk/domain/base/addresses";
import { ACCESS_PAGE, type ShownAccess } from "@niyamdesk/domain/privacy/access";
import { Copy, Eye, FileText, UserRound } from "lucide-react";
import { useState } from "react";
import { privacy } from "#messages/privacy.ts";
import { site } from "#messages/site.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Timeline } from "../../../ui/timeline.tsx";
import { olderAccess } from "../data/own-privacy.ts";

const words = privacy.access;
const ICONS = { document: FileText, record: UserRound, copy: Copy, workspace: Eye } as const;

/** Who of us looked at what, by role and time, the newest first; older pages are fetched when asked for. */
export function AccessList({ newest }: { newest: readonly ShownAccess[] }) {
  const [older, setOlder] = useState<readonly ShownAccess[]>([]);
  const [isWhole, setWhole] = useState(newest.length < ACCESS_PAGE);
  const [busy, setBusy] = useState(false);
  const all = [...newest, ...older];
  const last = all.at(-1);
  if (last === undefined) return <p className="muted text-sm">{words.none}</p>;

  async function more(before: number): Promise<void> {
    setBusy(true);
    try {
      const { access } = await olderAccess(before);
      setOlder((known) => [...known, ...access]);
      setWhole(access.length < ACCESS_PAGE);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Timeline
        entries={all.map(({ kind, what, order_id, by_role, at }) => ({
          id: `${at}_${kind}_${what}_${by_role}`,
          at,
          title: words.kinds[kind](what),
          who: by_role === "system" ? words.system : site.roles[by_role],
          icon: ICONS[kind],
          ...(order_id === null
            ? {}
            : { detail: <TextLink to={PATHS.userOrder(order_id)}>{words.order}</TextLink> }),
        }))}
      />
      {!isWhole && (
        <Button look="outline" busy={busy} className="mt-4" onClick={() => void more(last.at)}>
          {words.older}
        </Button>
      )}
    </>
  );
}
