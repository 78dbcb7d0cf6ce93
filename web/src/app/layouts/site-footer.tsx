import { PRODUCT, SUPPORT } from "@niyamdesk/domain/product";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { CATEGORY_VIEWS, categoryPath } from "../../features/catalogue/categories.ts";
import { PATHS } from "../../lib/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { accountLinks } from "./account-links.ts";
import { useViewer } from "./use-viewer.ts";

const VISITOR = [
  { to: PATHS.login, label: "Login" },
  { to: PATHS.register, label: "Register" },
  { to: PATHS.userOrders, label: "My Orders" },
];

export function SiteFooter() {
  const viewer = useViewer();
  const links = viewer ? accountLinks(viewer.role) : VISITOR;
  return (
    <footer className="mt-16 border-t border-base-300 bg-base-200 sm:mt-24">
      <div className="page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div>
          <Logo />
          <p className="muted mt-4 max-w-sm text-sm">
            {PRODUCT} prepares documents and files them for you. It is not a law firm or a firm of chartered
            accountants, and it is not affiliated to the Government.
          </p>
        </div>
        <Column title="Services">
          {CATEGORY_VIEWS.map((view) => (
            <FooterLink key={view.query} to={categoryPath(view)}>
              {view.label}
            </FooterLink>
          ))}
        </Column>
        {links.length > 0 && (
          <Column title="Account">
            {links.map(({ to, label }) => (
              <FooterLink key={to} to={to}>
                {label}
              </FooterLink>
            ))}
          </Column>
        )}
        <Column title="Support">
          <li>
            <a href={`mailto:${SUPPORT.email}`} className="support-link py-1">
              <Icon name="mail" size={16} />
              {SUPPORT.email}
            </a>
          </li>
          <li>
            <a href={`tel:${SUPPORT.phone}`} className="support-link figures py-1">
              <Icon name="phone" size={16} />
              {SUPPORT.phoneLabel}
            </a>
          </li>
          <li className="muted flex items-center gap-2 py-1">
            <Icon name="clock" size={16} />
            {SUPPORT.hours}
          </li>
          <FooterLink to={PATHS.contact}>Write to us</FooterLink>
          <FooterLink to={PATHS.faq}>Questions and answers</FooterLink>
        </Column>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
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
