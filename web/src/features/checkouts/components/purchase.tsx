import type { Plan, Service } from "@niyamdesk/domain/services/service";
import { errors } from "#messages/errors.ts";
import { purchase } from "#messages/purchase.ts";
import { FirestoreProvider } from "../../../lib/firestore/firestore-provider.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, Loading } from "../../../ui/states.tsx";
import type { PurchaseProps } from "../checkout-props.ts";
import { knownContact } from "../contact.ts";
import { useOwnProfile } from "../data/live-checkout.ts";
import { purchaseDraft } from "../draft.ts";
import { Confirmation } from "./confirmation.tsx";
import { NewPurchase } from "./new-purchase.tsx";
import { ResumedPurchase } from "./resumed-purchase.tsx";

/** A signed-in client's purchase. Loaded with the Firebase SDK, and so not before somebody buys. */
export default function Purchase(props: PurchaseProps) {
  return (
    <FirestoreProvider fallback={<Loading />}>
      <Steps {...props} />
    </FirestoreProvider>
  );
}

function Steps(props: PurchaseProps) {
  const { service, address, session } = props;
  const { step, checkoutId } = address;
  const profile = useOwnProfile(session.uid);
  const plan = planOf(service, address.planId);

  if (step === "confirmation" && checkoutId) {
    return (
      <Confirmation key={checkoutId} service={service} checkoutId={checkoutId} documents={props.documents} />
    );
  }
  if (checkoutId && purchaseDraft(service.id).checkout !== checkoutId) {
    return <ResumedPurchase key={checkoutId} {...props} checkoutId={checkoutId} />;
  }
  if (!plan) return <NoPlan onChoose={() => address.go({ step: "select", plan: null, checkout: null })} />;
  if (profile.status === "loading") return <Loading />;
  const known = knownContact(profile.status === "ready" ? profile.value : null, session);
  return <NewPurchase {...props} plan={plan} known={known} />;
}

function NoPlan({ onChoose }: { onChoose(): void }) {
  return (
    <EmptyState
      title={errors.plan_not_found}
      action={<Button onClick={onChoose}>{purchase.choosePlan}</Button>}
    />
  );
}

function planOf(service: Service, planId: string | null): Plan | null {
  return service.plans.find((plan) => plan.id === planId) ?? null;
}
