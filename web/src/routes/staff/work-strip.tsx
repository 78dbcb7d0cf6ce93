import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { isAway } from "@niyamdesk/domain/staff/availability";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { desk } from "#messages/workspaces/order-desk.ts";
import { useOpenCount } from "../../features/orders/data/open-count.ts";
import { useAvailability } from "../../features/staff/data/availability.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { TextLink } from "../../ui/text-link.tsx";

const words = desk.queue;

interface WorkStripProps {
  workspace: "tax_executive" | "ca";
}

/** Said while nothing new comes: whoever is away or full would otherwise wonder why. */
export function WorkStrip({ workspace }: WorkStripProps) {
  const uid = useOwnUid();
  const live = useAvailability(uid);
  const now = useServerMinute();
  const availability = live.status === "ready" ? live.value : null;
  const isLimited = availability !== null && availability.capacity !== null;
  const open = useOpenCount(uid, isLimited);
  if (availability === null) return null;
  const { away, capacity } = availability;
  const said =
    away !== null && isAway(availability, now)
      ? words.away(istFullDate(startOfIstDayNamed(away.until)))
      : capacity !== null && open !== null && open >= capacity
        ? words.full(open, capacity)
        : null;
  if (said === null) return null;
  return (
    <p role="status" className="strip justify-between">
      <span>{said}</span>
      <TextLink to={WORKSPACES[workspace].pages.profile}>{words.change}</TextLink>
    </p>
  );
}
