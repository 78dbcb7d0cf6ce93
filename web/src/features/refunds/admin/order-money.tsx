import { formatPaise } from "@niyamdesk/domain/money/money";
import { isOpenOrder, type OrderStatus } from "@niyamdesk/domain/orders/order";
import {
  type DisputeStatus,
  isTransfer,
  type Refund,
  refundedPaise,
} from "@niyamdesk/domain/payments/payment";
import {
  refundLeft,
  refundRefusal,
  refundsOfDisputes,
  takenPaise,
} from "@niyamdesk/domain/payments/refund-left";
import type { RefundReason } from "@niyamdesk/domain/refunds/refund-request";
import { useState } from "react";
import { payments } from "#messages/payments.ts";
import { workRefunds as words } from "#messages/workspaces/refunds.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { usePaymentMoney, useRequestsOf } from "../data/money.ts";
import { owedNow } from "../owed.ts";
import type { PaymentMoney } from "../read-money.ts";
import type { RequestView } from "../read-request.ts";
import { RefundDialog, type SentAgain } from "./refund-dialog.tsx";

const TransferDialog = lateDialog(() => import("./transfer-dialog.tsx"));

/** Of an order for an administrator: what was paid, what went back, and the two acts that move money. */
export function OrderMoney({ paymentId, status }: { paymentId: string | null; status: OrderStatus }) {
  if (paymentId === null) return null;
  return (
    <Panel title={words.title} framed>
      <Money paymentId={paymentId} isOpen={isOpenOrder(status)} />
    </Panel>
  );
}

function Money({ paymentId, isOpen }: { paymentId: string; isOpen: boolean }) {
  const live = usePaymentMoney(paymentId);
  const [act, setAct] = useState<Act | null>(null);
  const [again, setAgain] = useState<SentAgain | null>(null);
  return (
    <>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={2}>
        {(money) =>
          money === null ? (
            <p className="muted text-sm">{words.gone}</p>
          ) : (
            <>
              <Sums money={money} />
              <DisputesOf money={money} />
              <RefundsOf money={money} onAgain={setAgain} />
              <Acts money={money} isOpen={isOpen} onAct={setAct} />
            </>
          )
        }
      </LivePanel>
      {act !== null && (
        <RefundDialog paymentId={paymentId} cancels={act === "cancel"} onClose={() => setAct(null)} />
      )}
      {again !== null && <RefundDialog paymentId={paymentId} again={again} onClose={() => setAgain(null)} />}
    </>
  );
}

type Act = "refund" | "cancel";

/** What can be done now, or why nothing can go back. */
function Acts({ money, isOpen, onAct }: { money: PaymentMoney; isOpen: boolean; onAct(act: Act): void }) {
  const left = refundLeft(money);
  const barred = refundRefusal(money);
  const why = barred === null ? (left === 0 ? words.nothingLeft : null) : words.barred[barred];
  return (
    <>
      {why !== null && <p className="muted mt-4 text-sm">{why}</p>}
      {(why === null || isOpen) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {why === null && (
            <Button look="outline" size="small" className="min-h-11" onClick={() => onAct("refund")}>
              {words.refund}
            </Button>
          )}
          {isOpen && (
            <Button look="outline" size="small" className="min-h-11" onClick={() => onAct("cancel")}>
              {words.cancelOrder}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Sums({ money }: { money: PaymentMoney }) {
  const back = refundedPaise(money) + (money.asking_paise ?? 0);
  const taken = takenPaise(money);
  return (
    <Facts>
      <Fact term={words.paid}>{formatPaise(money.amount_paise)}</Fact>
      <Fact term={words.method}>{payments.methodName(money.method)}</Fact>
      {back > 0 && <Fact term={words.back}>{formatPaise(back)}</Fact>}
      {taken > 0 && <Fact term={words.taken}>{formatPaise(taken)}</Fact>}
      {back + taken > 0 && <Fact term={words.left}>{formatPaise(refundLeft(money))}</Fact>}
    </Facts>
  );
}

/** Money that the client's bank asks back, and what it has decided. */
function DisputesOf({ money: { disputes } }: { money: PaymentMoney }) {
  if (disputes.length === 0) return null;
  return (
    <ul aria-label={words.disputes} className="mt-4 grid gap-3 border-t border-base-300 pt-3 text-sm">
      {disputes.map(({ id, amount_paise, deducted_paise, reason_code, status, created_at }) => (
        <li key={id}>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">
              {words.dispute}{" "}
              <span translate="no" className="figures">
                {formatPaise(deducted_paise || amount_paise)}
              </span>
            </span>
            <Badge tone={DISPUTE_TONES[status]}>{words.disputeStates[status]}</Badge>
          </p>
          <p className="muted">
            {[
              istDateTime(created_at.toMillis()),
              words.disputeReasons[reason_code] ?? reason_code.replaceAll("_", " "),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  );
}

const DISPUTE_TONES: Record<DisputeStatus, Tone> = {
  ...{ open: "warning", under_review: "warning" },
  ...{ won: "success", closed: "neutral", lost: "error" },
};

type State = RequestView["status"] | Refund["status"];

const TONES: Record<State, Tone> = {
  asked: "warning",
  accepted: "info",
  refused: "error",
  pending: "info",
  processed: "success",
  failed: "error",
};

interface Line {
  id: string;
  /** Of the refund, once the provider has it. */
  refundId: string | null;
  paise: number;
  at: number;
  state: State;
  about: string;
  said: string | null;
  /** The bank's, once it has told one. */
  reference: string | null;
  help: string | null;
  /** Why it was to go back. */
  reason: RefundReason;
}

const isUnsent = ({ state }: Line) => state === "failed" || state === "refused";

function RefundsOf({ money, onAgain }: { money: PaymentMoney; onAgain(again: SentAgain): void }) {
  const requests = useRequestsOf(money.id);
  const [sent, setSent] = useState<SentAgain | null>(null);
  const asked = requests.status === "ready" ? requests.value : [];
  const lines = linesOf(money, asked);
  const owed = owedNow(money, asked);
  const left = refundRefusal(money) === null ? refundLeft(money) : 0;
  if (lines.length === 0) return null;
  return (
    <>
      <ul aria-label={words.requests} className="mt-4 grid gap-3 border-t border-base-300 pt-3 text-sm">
        {lines.map((line) => {
          const { id, paise, at, state, about, said, reference, help } = line;
          const stuck = owed.find((one) => one.id === id || one.id === line.refundId);
          const isLeft = stuck !== undefined;
          return (
            <li key={id}>
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span translate="no" className="figures font-semibold">
                  {formatPaise(paise)}
                </span>
                <Badge tone={TONES[state]}>{words.requestStates[state]}</Badge>
              </p>
              <p className="muted">
                {istDateTime(at)} · {about}
              </p>
              {said !== null && <p className="wrap-anywhere whitespace-pre-line">{said}</p>}
              {reference !== null && (
                <p>
                  {words.reference}{" "}
                  <span translate="no" className="font-mono text-xs wrap-anywhere">
                    {reference}
                  </span>
                </p>
              )}
              {help !== null && (isLeft || !isUnsent(line)) && <p className="mt-1 font-medium">{help}</p>}
              {isUnsent(line) && !isLeft && <p className="muted">{words.settled}</p>}
              {isLeft && stuck.paise < paise && (
                <p className="mt-1 font-medium">{words.partOwed(formatPaise(stuck.paise))}</p>
              )}
              {isLeft && left > 0 && (
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button
                    {...{ look: "outline", size: "small", className: "min-h-11" }}
                    onClick={() => onAgain({ ...stuck, reason: line.reason })}
                  >
                    {words.tryAgain}
                  </Button>
                  <Button
                    {...{ look: "outline", size: "small", className: "min-h-11" }}
                    onClick={() => setSent({ ...stuck, reason: line.reason })}
                  >
                    {words.transfer}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {sent !== null && (
        <TransferDialog {...{ paymentId: money.id, left, again: sent }} onClose={() => setSent(null)} />
      )}
    </>
  );
}

/** What we asked for with what the provider made of it, and what was begun in its dashboard; the last first. */
function linesOf(money: PaymentMoney, requests: readonly RequestView[]): Line[] {
  const { refunds } = money;
  const ofDisputes = new Set(refundsOfDisputes(money).map(({ id }) => id));
  const ours = requests.map((request): Line => {
    const refund = refunds.find(({ id }) => id === request.refundId);
    const state = refund?.status ?? request.status;
    return {
      ...{ id: request.id, refundId: request.refundId, paise: request.paise, at: request.at, state },
      about: aboutOf(request),
      ...{ said: request.words, help: helpFor(state, request.refusal) },
      ...{ reference: refund?.reference ?? null, reason: request.reason },
    };
  });
  const asked = new Set(requests.map(({ refundId }) => refundId));
  const others = refunds
    .filter(({ id }) => !asked.has(id))
    .map(({ id, amount_paise: paise, status: state, created_at, reference = null }): Line => {
      const about = ofDisputes.has(id) ? words.ofDispute : words.fromDashboard;
      const line = {
        id,
        refundId: id,
        paise,
        at: created_at.toMillis(),
        state,
        about,
        said: null,
        reference,
      };
      return { ...line, help: helpFor(state, ""), reason: "other" };
    });
  return [...ours, ...others].sort((one, other) => other.at - one.at);
}

function aboutOf({ reason, refundId }: RequestView): string {
  const why = words.reasons[reason];
  return refundId !== null && isTransfer({ id: refundId }) ? `${words.byTransfer} · ${why}` : why;
}

function helpFor(state: State, refusal: string): string | null {
  if (state === "asked") return words.requestHelp.asked;
  if (state === "refused") return words.requestHelp.refused(refusal);
  return state === "failed" ? words.requestHelp.failed : null;
}
