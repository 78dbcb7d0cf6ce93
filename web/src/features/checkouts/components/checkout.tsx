import { Suspense } from "react";
import { checkout } from "#messages/checkout.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { useSession } from "../../../lib/session/session.ts";
import { PreparingAccount } from "../../../ui/preparing-account.tsx";
import { SessionUnknown } from "../../../ui/session-unknown.tsx";
import { Loading } from "../../../ui/states.tsx";
import type { CheckoutProps } from "../checkout-props.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";
import { WrongRoleDialog } from "./wrong-role-dialog.tsx";

const loadPurchase = () => import("./purchase.tsx");
const SignedInPurchase = lazyPage(loadPurchase);

/** Fetches what the next step needs while the client reads this one. */
export function prepareCheckout(): void {
  loadPurchase().catch(() => undefined);
}

/** From a confirmed plan to a paid order: who the client is comes first. */
export function Checkout(props: CheckoutProps) {
  const session = useSession({ certain: true });
  const { address } = props;
  const leave = () => address.go({ step: "select" });

  if (session.status === "unknown") {
    return <SessionUnknown session={session} title={checkout.sessionUnknown} />;
  }
  if (session.status === "signed_out") {
    return <SignInDialog here={address.here} begun={address.checkoutId !== null} onClose={leave} />;
  }
  if (session.role === null) return <PreparingAccount />;
  if (session.role !== "client_user") return <WrongRoleDialog role={session.role} onClose={leave} />;
  return (
    <Suspense fallback={<Loading />}>
      <SignedInPurchase {...props} session={session} />
    </Suspense>
  );
}
