import { useRef } from "react";
import { partner } from "#messages/workspaces/partner.ts";
import { useSeenOnce } from "../../../lib/page/in-sight.ts";
import { latePart } from "../../../ui/late-part.tsx";
import { Panel } from "../../../ui/panel.tsx";

const words = partner.funnel;
const FunnelPanel = latePart(() => import("./funnel-panel.tsx"));

/** Where the funnel stands: it is drawn and counted once somebody comes near it. */
export function FunnelPlace({ franchiseId }: { franchiseId: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeenOnce(frame);
  return (
    <div ref={frame} className="grid min-h-[26rem]">
      {isSeen ? (
        <FunnelPanel franchiseId={franchiseId} />
      ) : (
        <Panel title={words.title} framed>
          <p className="muted text-sm">{words.lead}</p>
        </Panel>
      )}
    </div>
  );
}
