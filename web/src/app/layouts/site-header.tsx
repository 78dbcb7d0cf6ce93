import { PRODUCT } from "@niyamdesk/domain/product";
import { Link } from "react-router-dom";
import { PATHS } from "../../lib/paths.ts";

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <div className="page flex h-16 items-center gap-6">
        <Link to={PATHS.home} className="text-xl font-bold tracking-tight">
          {PRODUCT}
        </Link>
        <nav aria-label="Main">
          <Link to={PATHS.services}>Services</Link>
        </nav>
      </div>
    </header>
  );
}
