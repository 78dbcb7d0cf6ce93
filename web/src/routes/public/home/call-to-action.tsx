import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { common } from "#messages/common.ts";
import { home } from "#messages/home.ts";
import { useSupport } from "../../../lib/page/reach.ts";
import { Icon } from "../../../ui/icon.tsx";

export function CallToAction() {
  const support = useSupport();
  return (
    <section className="page">
      <div className="call-band">
        <div>
          <h2 className="text-title">{home.callTitle}</h2>
          <p className="mt-2 max-w-lg opacity-85">{home.callLead}</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Link to={PATHS.services} className="btn btn-lg border-transparent bg-accent text-accent-content">
            {common.allServices}
          </Link>
          <a href={`tel:${support.phone}`} className="btn btn-lg figures call-band-phone">
            <Icon name="phone" size={18} />
            {support.phoneLabel}
          </a>
        </div>
      </div>
    </section>
  );
}
