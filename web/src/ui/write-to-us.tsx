import { checkoutWords } from "#messages/checkout-states.ts";
import { useSupport } from "../lib/page/reach.ts";

/** A mail to support that names what it is about. */
export function WriteToUs({ about }: { about: string }) {
  const support = useSupport();
  return (
    <a className="btn btn-ghost" href={`mailto:${support.email}?subject=${encodeURIComponent(about)}`}>
      {checkoutWords.ways.contact}
    </a>
  );
}
