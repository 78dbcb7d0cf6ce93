import { Link, useLocation, useSearchParams } from "react-router-dom";
import { accounts } from "#messages/accounts.ts";

const WAYS = ["email", "phone"] as const;
export type Way = (typeof WAYS)[number];

/** By email or by phone; kept in the address as `tab`. */
export function useWay(): Way {
  const [parameters] = useSearchParams();
  return parameters.get("tab") === "phone" ? "phone" : "email";
}

/** The address of the same screen with another way. */
export function wayAddress(pathname: string, search: string, way: Way): string {
  const parameters = new URLSearchParams(search);
  if (way === "phone") parameters.set("tab", "phone");
  else parameters.delete("tab");
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}

export function WaySwitch({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const current = useWay();
  return (
    <nav aria-label={label} className="way-switch mb-6">
      {WAYS.map((way) => (
        <Link
          key={way}
          to={wayAddress(pathname, search, way)}
          replace
          aria-current={way === current ? "page" : undefined}
          className="way-link"
        >
          {accounts.ways[way]}
        </Link>
      ))}
    </nav>
  );
}
