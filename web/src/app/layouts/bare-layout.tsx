import { PRODUCT } from "@niyamdesk/domain/product";
import { Link, Outlet } from "react-router-dom";
import { PATHS } from "../../lib/paths.ts";

/** Sign-in screens: no header, no footer, one way home. */
export function BareLayout() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-base-200">
      <header className="page py-5">
        <Link to={PATHS.home} className="text-xl font-bold tracking-tight">
          {PRODUCT}
        </Link>
      </header>
      <main id="main" className="page pb-16">
        <Outlet />
      </main>
    </div>
  );
}
