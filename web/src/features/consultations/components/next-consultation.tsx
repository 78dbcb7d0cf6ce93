import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { consultations as words } from "#messages/consultations.ts";
import { useIstDay } from "../../../lib/time/use-ist-day.ts";
import { useMinute } from "../../../lib/time/use-minute.ts";
import { Panel } from "../../../ui/panel.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useOwnUpcomingConsultations } from "../data/upcoming.ts";
import { isAhead } from "../read-consultation.ts";
import { When } from "./when.tsx";

/** The client's next consultation; nothing where none is booked. */
export function NextConsultation({ uid }: { uid: string }) {
  const live = useOwnUpcomingConsultations(uid, useIstDay());
  const now = useMinute();
  if (live.status === "failed" || live.status === "refused") {
    return (
      <Panel title={words.next}>
        <ErrorState title={words.failed} onRetry={live.retry} />
      </Panel>
    );
  }
  const next = live.status === "ready" ? live.value.find((entry) => isAhead(entry, now)) : undefined;
  if (next === undefined) return null;
  return (
    <Panel title={words.next} aside={<TextLink to={PATHS.user.consultations}>{words.all}</TextLink>} framed>
      <p className="font-medium">
        <When consultation={next} />
      </p>
      <p className="muted text-sm">
        <Link to={PATHS.caPartner(next.caId)} className="link-hover">
          {next.caName}
        </Link>
      </p>
    </Panel>
  );
}
