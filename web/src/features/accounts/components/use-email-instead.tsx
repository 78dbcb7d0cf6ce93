import { Link, useLocation } from "react-router-dom";
import { accounts } from "#messages/accounts.ts";
import { wayAddress } from "./way-switch.tsx";

/** The way on when no text message can be sent now. */
export function UseEmailInstead() {
  const { pathname, search } = useLocation();
  return (
    <p className="mb-4">
      <Link to={wayAddress(pathname, search, "email")} replace className="link link-primary font-medium">
        {accounts.useEmail}
      </Link>
    </p>
  );
}
