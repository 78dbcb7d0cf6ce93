import { COMPLAINT_WORDS } from "@niyamdesk/domain/complaints/complaint";
import { useState } from "react";
import { common } from "#messages/common.ts";
import { LANGUAGE } from "#messages/language.ts";
import { orderPage } from "#messages/order-page.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Part } from "../../../ui/part.tsx";
import { useOwnComplaints } from "../data/own-complaints.ts";
import type { ComplaintView } from "../read-complaint.ts";

const words = orderPage.complaint;
const ComplaintDialog = lazyPage(() => import("./complaint-dialog.tsx"));

/** 'Not satisfied?': a way past whoever works on the order, with the time of its answer, and what became of it. */
export function OwnComplaint({ orderId, uid }: { orderId: string; uid: string }) {
  const live = useOwnComplaints(uid);
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={words.title} framed>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={1}>
        {(all) => {
          const ofOrder = all.filter((one) => one.orderId === orderId);
          const isOpen = ofOrder.some(({ status }) => status === "open");
          return (
            <div className="grid gap-4">
              {ofOrder.map((one) => (
                <Complaint key={one.id} one={one} />
              ))}
              {!isOpen && (
                <div>
                  <p className="muted text-sm">{ofOrder.length === 0 ? words.lead : words.again}</p>
                  <Button look="outline" className="mt-3" onClick={() => setAsking(true)}>
                    {words.open}
                  </Button>
                </div>
              )}
            </div>
          );
        }}
      </LivePanel>
      {asking && (
        <Part waiting={<p role="status">{common.loading}</p>}>
          <ComplaintDialog orderId={orderId} onClose={() => setAsking(false)} />
        </Part>
      )}
    </Panel>
  );
}

function Complaint({ one }: { one: ComplaintView }) {
  const now = useServerMinute();
  const isOpen = one.status === "open";
  return (
    <article className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{COMPLAINT_WORDS[LANGUAGE][one.reason]}</p>
        <Badge tone={isOpen ? "info" : "success"}>{isOpen ? words.waiting : words.answered}</Badge>
      </div>
      <p>
        <span className="muted block">{words.toldOn(istDateTime(one.at))}</span>
        <span className="wrap-anywhere whitespace-pre-wrap">{one.words}</span>
      </p>
      {isOpen && (
        <p role="status">
          {now > one.answerDue ? words.overdue : words.answerBy(istDateTime(one.answerDue))}
        </p>
      )}
      {one.answer !== null && (
        <p className="rounded-field bg-base-200 p-3">
          <span className="muted block">{words.answeredOn(istDateTime(one.answeredAt ?? one.at))}</span>
          <span className="wrap-anywhere whitespace-pre-wrap">{one.answer}</span>
        </p>
      )}
    </article>
  );
}
