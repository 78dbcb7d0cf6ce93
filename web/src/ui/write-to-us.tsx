import { SUPPORT } from "@niyamdesk/domain/base/product";
import { checkoutWords } from "#messages/checkout-states.ts";

/** A mail to support that names what it is about. */
export function WriteToUs({ about }: { about: string }) {
  return (
    <a className="btn btn-ghost" href={`mailto:${SUPPORT.email}?subject=${encodeURIComponent(about)}`}>
      {checkoutWords.ways.contact}
    </a>
  );
}
