import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatRupees } from "@niyamdesk/domain/money/money";
import type { ReactNode } from "react";
import { checkout } from "#messages/checkout.ts";
import { common } from "#messages/common.ts";
import { coupon } from "#messages/coupon.ts";
import { purchase as words } from "#messages/purchase.ts";
import type { AppError } from "../../../lib/backend/app-error.ts";
import { withReturn } from "../../../lib/page/return-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { PaymentScreenProps } from "../checkout-props.ts";

interface RefusalProps extends PaymentScreenProps {
  error: AppError;
  onRetry(): void;
}

/** Why the payment cannot start, and for each reason the way on. Nothing typed is lost by any of them. */
export function Refusal(props: RefusalProps) {
  const { error } = props;
  return (
    <div className="mt-4">
      <p
        role="alert"
        className={`alert alert-soft mb-4 ${NEWS.has(error.code) ? "alert-info" : "alert-error"}`}
      >
        {wordsOf(error)}
      </p>
      <div className="grid gap-2">{wayOn(props)}</div>
    </div>
  );
}

/** Nothing went wrong: there is something to know before going on. */
const NEWS = new Set<AppError["code"]>(["recently_paid", "already_paid", "price_changed"]);

function wordsOf({ code, message, facts }: AppError): string {
  if (code === "price_changed" && facts.total) {
    return words.newTotal(message, formatRupees(Number(facts.total)));
  }
  return code === "internal" || code === "gateway_refused" ? words.orderFailed(message) : message;
}

function wayOn({
  error,
  purchase,
  address,
  onRetry,
  onStartAgain,
  onServiceChanged,
  onChangeContact,
}: RefusalProps): ReactNode {
  const { facts } = error;
  switch (error.code) {
    case "price_changed": {
      const total = Number(facts.total);
      const agree = () => {
        onServiceChanged();
        onStartAgain({ agreed: { plan: purchase.plan_id, total } });
      };
      return total > 0 && <Button onClick={agree}>{words.continueWith(formatRupees(total))}</Button>;
    }
    case "recently_paid":
    case "already_paid":
      return (
        <>
          {facts.order_id && (
            <ButtonLink to={PATHS.userOrder(facts.order_id)}>{checkout.viewOrder}</ButtonLink>
          )}
          <Button look="outline" onClick={() => onStartAgain({ repeat: purchase.plan_id })}>
            {words.buyAgain}
          </Button>
        </>
      );
    case "coupon_refused":
    case "coupon_used":
    case "coupon_in_use":
      return (
        <Button onClick={() => onStartAgain({ coupon: undefined, agreed: undefined })}>
          {coupon.withoutIt}
        </Button>
      );
    case "checkout_expired":
    case "checkout_not_found":
      return <Button onClick={() => onStartAgain({})}>{words.startAgain}</Button>;
    case "invalid_input":
      return <Button onClick={onChangeContact}>{words.checkDetails}</Button>;
    case "plan_not_found":
    case "service_not_found":
      return (
        <Button
          onClick={() => {
            onServiceChanged();
            address.go({ step: "select", plan: null, checkout: null });
          }}
        >
          {checkout.anotherPlan}
        </Button>
      );
    case "unauthenticated":
      return <ButtonLink to={withReturn(PATHS.login, address.here)}>{checkout.signIn}</ButtonLink>;
    default:
      return <Button onClick={onRetry}>{common.tryAgain}</Button>;
  }
}
