import { PATHS } from "@niyamdesk/domain/base/addresses";
import { orders as words } from "#messages/orders.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** The same words for an order that is another client's and for one that never was. */
export function OrderNotFound() {
  return (
    <div className="rounded-box border border-base-300 bg-base-100 px-6 py-12 text-center">
      <h1 className="text-title">{words.notFound}</h1>
      <p className="muted mx-auto mt-2 max-w-prose">{words.notFoundWhy}</p>
      <ButtonLink to={PATHS.user.orders} className="mt-5">
        {words.toOrders}
      </ButtonLink>
    </div>
  );
}
