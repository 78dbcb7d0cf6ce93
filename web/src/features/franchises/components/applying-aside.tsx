import { PATHS } from "@niyamdesk/domain/base/addresses";
import { BUILT_IN_REACH } from "@niyamdesk/domain/base/product";
import type { ReactNode } from "react";
import { application } from "#messages/application.ts";
import { franchise } from "#messages/franchise.ts";
import { useSupport } from "../../../lib/page/reach.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { CommissionTable } from "./commission-table.tsx";

const words = application.aside;

/** Beside the wizard on a desk; on a phone it unfolds below. */
export function ApplyingAside({ children }: { children: ReactNode }) {
  return (
    <>
      <aside aria-label={words.label} className="hidden content-start gap-7 lg:grid">
        <Contents>{children}</Contents>
      </aside>
      <details className="rounded-box border border-base-300 bg-base-100 lg:hidden">
        <summary className="min-h-11 cursor-pointer px-4 py-3 font-medium">{words.more}</summary>
        <div className="grid gap-7 border-t border-base-300 px-4 py-5">
          <Contents>{children}</Contents>
        </div>
      </details>
    </>
  );
}

function Contents({ children }: { children: ReactNode }) {
  const support = useSupport();
  const isBuiltIn = [BUILT_IN_REACH.hours, BUILT_IN_REACH.hoursHindi].includes(support.hours);
  const hours = isBuiltIn ? words.hours : support.hours;
  return (
    <>
      <p>
        <TextLink to={PATHS.franchiseTrack}>{words.track}</TextLink>
      </p>
      <section>
        <h2 className="text-lg">{franchise.commissionTitle}</h2>
        <p className="muted mt-1 mb-2 text-sm">{franchise.commissionLead}</p>
        <CommissionTable />
      </section>
      <section>
        <h2 className="text-lg">{franchise.benefitsTitle}</h2>
        <ul className="mt-2 grid gap-2">
          {franchise.benefits.map(({ title }) => (
            <li key={title} className="flex gap-2.5">
              <Icon name="check" size={18} className="mt-1 shrink-0 text-success" />
              {title}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-lg">{words.helpTitle}</h2>
        <ul className="mt-1 grid gap-1">
          <li>
            <a href={`tel:${support.phone}`} className="support-link figures min-h-11">
              <Icon name="phone" size={18} />
              {support.phoneLabel}
            </a>
          </li>
          <li>
            <a href={`mailto:${support.email}`} className="support-link min-h-11">
              <Icon name="mail" size={18} />
              {support.email}
            </a>
          </li>
          <li className="muted flex items-center gap-2 py-1">
            <Icon name="clock" size={18} />
            {hours}
          </li>
        </ul>
      </section>
      <p className="muted text-sm">{words.free}</p>
      {children}
    </>
  );
}
