import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { formatRupees } from "@niyamdesk/domain/money/money";
import { useMemo } from "react";
import { Link, useParams } from "react-router-dom";
import { payments } from "#messages/payments.ts";
import { books } from "#messages/workspaces/books.ts";
import { workPayments } from "#messages/workspaces/payments.ts";
import { AuditTrail } from "../../features/audit/audit-trail.tsx";
import { FindingsOfPayment } from "../../features/books/components/findings.tsx";
import { InvoicePaper } from "../../features/payments/components/invoice-paper.tsx";
import { usePayment } from "../../features/payments/data/payment.ts";
import { PAYMENT_TONES } from "../../features/payments/payment-words.ts";
import type { PaymentView } from "../../features/payments/read-payment.ts";
import { OrderMoney } from "../../features/refunds/admin/order-money.tsx";
import { useStaff } from "../../features/staff/data/staff.ts";
import { useNameOf } from "../../features/views/data/views.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { LiveRecord } from "../../ui/live-record.tsx";
import { Panel } from "../../ui/panel.tsx";

const words = books.payment;
const LIST = WORKSPACES.admin.pages.allPayments;

/** One payment with all that belongs to it. */
export default function PaymentPage() {
  const { paymentId = "" } = useParams();
  const live = usePayment(paymentId);
  usePageTitle(words.facts);
  return (
    <LiveRecord live={live} words={words} list={LIST}>
      {(payment) => <Known payment={payment} />}
    </LiveRecord>
  );
}

function Known({ payment }: { payment: PaymentView }) {
  const { id, service, amount, status } = payment;
  const staff = useStaff();
  const members = staff.status === "ready" ? staff.value : null;
  const names = useMemo(() => new Map(members?.map(({ uid, name }) => [uid, name] as const)), [members]);
  return (
    <>
      <BackLink to={LIST}>{words.back}</BackLink>
      <header className="mb-6">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
          <span translate="no" className="figures">
            {formatRupees(amount)}
          </span>
          <Badge tone={PAYMENT_TONES[status]}>{payments.statuses[status]}</Badge>
        </h1>
        <p className="muted">
          {service} · <span translate="no">{id}</span>
        </p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <PaymentFacts payment={payment} />
        <OrderMoney paymentId={id} status="completed" />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8">
        <FindingsOfPayment paymentId={id} />
        <AuditTrail words={words.trail} subject={`payments/${id}`} names={names} />
      </div>
    </>
  );
}

function PaymentFacts({ payment }: { payment: PaymentView }) {
  const { at, userId, orderId, invoiceNumber, refunds, replaced, holdReason, status } = payment;
  const notes = refunds.flatMap(({ creditNote }) => (creditNote === null ? [] : [creditNote]));
  return (
    <Panel title={words.facts} framed>
      <Facts>
        <Fact term={words.paid}>{istDateTime(at)}</Fact>
        {status === "held" && (
          <Fact term={payments.statuses.held}>
            {holdReason === null ? workPayments.holdUnknown : workPayments.holds[holdReason]}
          </Fact>
        )}
        {userId !== null && (
          <Fact term={words.client}>
            <ClientLink uid={userId} />
          </Fact>
        )}
        <Fact term={words.order}>
          {orderId === null ? (
            words.noOrder
          ) : (
            <Link to={PATHS.workOrder("admin", orderId)} className="link thumb" translate="no">
              {orderId}
            </Link>
          )}
        </Fact>
        {invoiceNumber !== null && (
          <Fact term={words.invoice}>
            <InvoicePaper number={invoiceNumber} />
          </Fact>
        )}
        {replaced.map(({ invoice, creditNote }) => (
          <Fact key={invoice} term={words.before}>
            <span className="flex flex-wrap justify-end gap-x-3">
              <InvoicePaper number={invoice} />
              <InvoicePaper number={creditNote} />
            </span>
          </Fact>
        ))}
        {notes.map((number) => (
          <Fact key={number} term={words.creditNote}>
            <InvoicePaper number={number} />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

/** Who is to be called when money does not go where it should. */
function ClientLink({ uid }: { uid: string }) {
  const live = useNameOf(uid);
  const name = live.status === "ready" ? live.value : null;
  return (
    <Link to={PATHS.client(uid)} className="link thumb">
      {name ?? words.client}
    </Link>
  );
}
