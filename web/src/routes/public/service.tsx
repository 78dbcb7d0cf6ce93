import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Service } from "@niyamdesk/domain/services/service";
import { useEffect, useRef } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import { common } from "#messages/common.ts";
import { service as words } from "#messages/service.ts";
import { Checkout, prepareCheckout } from "../../features/checkouts/components/checkout.tsx";
import { CheckoutSteps } from "../../features/checkouts/components/checkout-steps.tsx";
import { OrderCard } from "../../features/checkouts/components/order-card.tsx";
import { ReviewDialog } from "../../features/checkouts/components/review-dialog.tsx";
import {
  type CheckoutAddress,
  useCheckoutAddress,
} from "../../features/checkouts/hooks/use-checkout-address.ts";
import { CallMe } from "../../features/contact/components/call-me.tsx";
import { DocumentList } from "../../features/services/components/document-list.tsx";
import { Included } from "../../features/services/components/included.tsx";
import { PlanList } from "../../features/services/components/plan-list.tsx";
import { ServiceHead } from "../../features/services/components/service-head.tsx";
import { ServiceHeader } from "../../features/services/components/service-header.tsx";
import { useService, writtenPrices } from "../../features/services/data/service.ts";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { useSession } from "../../lib/session/session.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Part } from "../../ui/part.tsx";
import { StalePrices } from "../../ui/stale-prices.tsx";
import { ErrorState, Loading } from "../../ui/states.tsx";

const ResumeBanner = lazyPage(() => import("../../features/checkouts/components/resume-banner.tsx"));

/** `/services/{slug}`: what the service is, its plans, and the way to an order. */
export default function ServicePage() {
  const slug = useParams().slug?.trim() ?? "";
  const read = useService(slug);
  if (slug === "") return <Failed title={words.idMissing} />;
  if (read.failed) {
    return <Failed title={words.loadFailed} onRetry={read.retry} />;
  }
  if (!read.data) return <Loading label={words.loading} />;
  if (read.data.service === null) return <NotFound />;
  return <Shown service={read.data.service} stale={read.data.stale} onRefresh={read.retry} />;
}

function Shown({ service, stale, onRefresh }: { service: Service; stale: boolean; onRefresh(): void }) {
  const address = useCheckoutAddress();
  const { step, planId, go } = address;
  const plan = service.plans.find((candidate) => candidate.id === planId) ?? null;
  const single = service.plans.length === 1;
  const choosing = step === "select" || step === "review";
  const wasChoosing = useRef(choosing);
  useEffect(() => {
    // Back from the payment: the keyboard goes on where the plans are.
    if (choosing && !wasChoosing.current) document.getElementById("plans")?.focus();
    wasChoosing.current = choosing;
  }, [choosing]);
  return (
    <>
      <ServiceHead service={service} />
      {choosing && (
        <>
          <Part waiting={null}>
            <LastPurchase service={service} address={address} />
          </Part>
          <ServiceHeader service={service} />
        </>
      )}
      <CheckoutSteps step={step} />
      <div className="page py-8 sm:py-10">
        {choosing ? (
          <>
            {stale && <StalePrices onRetry={onRefresh} className="mb-6" />}
            <div
              className={single ? "gap-x-14 lg:grid lg:grid-cols-[7fr_5fr]" : ""}
              {...writtenPrices(service)}
            >
              <PlanList
                service={service}
                selected={planId}
                onSelect={(id) => {
                  prepareCheckout();
                  go({ step: "review", plan: id, checkout: null });
                }}
              />
              <Included features={service.feature_list} narrow={single} />
            </div>
            <CallMe serviceId={service.id} serviceName={service.name} choice={!single} />
            <ReviewDialog
              service={service}
              plan={step === "review" ? plan : null}
              onConfirm={() => go({ step: "payment" })}
              onClose={() => go({ step: "select" })}
            />
          </>
        ) : (
          <>
            <Checkout
              service={service}
              address={address}
              onServiceChanged={onRefresh}
              documents={<DocumentList documents={service.required_documents} />}
            />
            {step !== "confirmation" && <OrderCard service={service} plan={plan} />}
          </>
        )}
      </div>
    </>
  );
}

/** Only for a client who is signed in, and so not a byte of it for a visitor. */
function LastPurchase({ service, address }: { service: Service; address: CheckoutAddress }) {
  const session = useSession();
  if (session.status !== "signed_in" || session.role !== "client_user") return null;
  return <ResumeBanner uid={session.uid} service={service} address={address} />;
}

function NotFound() {
  return <Navigate to={PATHS.serviceNotFound} replace />;
}

function Failed({ title, onRetry }: { title: string; onRetry?: () => void }) {
  return (
    <div className="page py-12">
      <PageHead title={words.failedTitle} description={title} path={PATHS.services} indexed={false} />
      <ErrorState title={title} {...(onRetry ? { onRetry } : {})}>
        <Link className="link" to={PATHS.services}>
          {common.allServices}
        </Link>
      </ErrorState>
    </div>
  );
}
