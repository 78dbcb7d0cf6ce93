import { isBelow, PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { common } from "#messages/common.ts";
import { site } from "#messages/site.ts";
import { CATEGORY_VIEWS, categoryPath } from "../../features/services/categories.ts";
import { useSupport } from "../../lib/page/reach.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { accountLinks } from "./account-links.ts";
import { LanguageLink } from "./language-link.tsx";
import { sitePages } from "./site-pages.ts";
import { useViewer } from "./use-viewer.ts";

const VISITOR = [
  { to: PATHS.login, label: site.login },
  { to: PATHS.register, label: site.register },
];

const BUSINESS = [
  ["franchise", site.franchiseLogin],
  ["admin", site.adminLogin],
  ["ca", site.caLogin],
  ["telecaller", site.telecallerLogin],
  ["tax_executive", site.taxExecutiveLogin],
] as const;

const LEGAL = [
  { to: PATHS.terms, label: site.terms },
  { to: PATHS.privacy, label: site.privacy },
  { to: PATHS.refunds, label: site.refunds },
  { to: PATHS.grievance, label: site.grievance },
  { to: PATHS.accessibility, label: site.accessibility },
];

/** A client's own pages have what they need above: there only whom to write to and the law stand below. */
export function SiteFooter() {
  const { pathname } = useLocation();
  const isOwnPage = isBelow(pathname, WORKSPACES.client_user.prefix);
  return (
    <footer className="mt-16 border-t border-base-300 bg-base-200 sm:mt-24">
      {isOwnPage || <Ways />}
      <nav aria-label={site.legalLabel} className="border-t border-base-300">
        <ul className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-sm">
          {isOwnPage && (
            <>
              <FooterLink to={PATHS.contact}>{site.writeToUs}</FooterLink>
              <FooterLink to={PATHS.faq}>{site.questions}</FooterLink>
            </>
          )}
          {LEGAL.map(({ to, label }) => (
            <FooterLink key={to} to={to}>
              {label}
            </FooterLink>
          ))}
          <li className="ml-auto">
            <LanguageLink className="footer-link font-semibold" />
          </li>
        </ul>
      </nav>
    </footer>
  );
}

/** To all there is. */
function Ways() {
  const support = useSupport();
  const viewer = useViewer();
  const account = viewer ? accountLinks(viewer.role) : VISITOR;
  const { before, after } = sitePages(viewer);
  return (
    <div className="page grid gap-x-8 gap-y-10 grid-cols-2 pt-12 pb-10 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1.3fr]">
      <div className="max-lg:col-span-2">
        <Logo />
        <p className="muted mt-4 max-w-sm text-sm">{site.whoWeAre}</p>
      </div>
      <Column title={common.services}>
        {CATEGORY_VIEWS.map((view) => (
          <FooterLink key={view.query} to={categoryPath(view)}>
            {view.label}
          </FooterLink>
        ))}
      </Column>
      <Column title={site.company}>
        {[...before, ...after].map(({ to, label }) => (
          <FooterLink key={to} to={to}>
            {label}
          </FooterLink>
        ))}
      </Column>
      <div className="grid content-start gap-8 max-lg:col-span-2 max-lg:grid-cols-2">
        {account.length > 0 && (
          <Column title={site.accountLabel}>
            {account.map(({ to, label }) => (
              <FooterLink key={to} to={to}>
                {label}
              </FooterLink>
            ))}
          </Column>
        )}
        <Column title={site.businessLogins}>
          {BUSINESS.map(([type, label]) => (
            <FooterLink key={type} to={`${PATHS.login}?type=${type}`}>
              {label}
            </FooterLink>
          ))}
        </Column>
      </div>
      <Column title={site.supportLabel} className="max-sm:col-span-2">
        <li>
          <a href={`mailto:${support.email}`} className="support-link py-1">
            <Icon name="mail" size={16} />
            {support.email}
          </a>
        </li>
        <li>
          <a href={`tel:${support.phone}`} className="support-link figures py-1">
            <Icon name="phone" size={16} />
            {support.phoneLabel}
          </a>
        </li>
        <li className="muted flex items-center gap-2 py-1">
          <Icon name="clock" size={16} />
          {support.hours}
        </li>
        <FooterLink to={PATHS.contact}>{site.writeToUs}</FooterLink>
        <FooterLink to={PATHS.faq}>{site.questions}</FooterLink>
      </Column>
    </div>
  );
}

function Column({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 grid gap-0.5 text-sm">{children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="footer-link">
        {children}
      </Link>
    </li>
  );
}
