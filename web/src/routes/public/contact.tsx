import { SUPPORT } from "@niyamdesk/domain/product";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ContactForm } from "../../features/contact/components/contact-form.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { PATHS } from "../../lib/paths.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";

export default function ContactPage() {
  usePageTitle("Contact");
  return (
    <div className="page grid gap-10 pt-8 pb-4 sm:pt-12 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
      <div>
        <h1 className="text-title">Talk to us</h1>
        <p className="muted mt-2 max-w-md">
          Not sure which service fits, or something about an order? Call, write, or send the form.
        </p>
        <ul className="mt-8 grid gap-6">
          <Way icon="phone" title="Phone">
            <a href={`tel:${SUPPORT.phone}`} className="link figures">
              {SUPPORT.phoneLabel}
            </a>
          </Way>
          <Way icon="mail" title="Email">
            <a href={`mailto:${SUPPORT.email}`} className="link">
              {SUPPORT.email}
            </a>
          </Way>
          <Way icon="clock" title="Hours">
            {SUPPORT.hours}
          </Way>
        </ul>
        <p className="muted mt-8 max-w-md text-sm">
          Many answers stand in the{" "}
          <Link to={PATHS.faq} className="link">
            questions and answers
          </Link>{" "}
          and on each service's page. We never ask for a password or an OTP.
        </p>
      </div>
      <div className="rounded-box border border-base-300 bg-base-100 p-5 sm:p-7">
        <ContactForm />
      </div>
    </div>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="icon-tile shrink-0">
        <Icon name={icon} size={22} />
      </span>
      <div>
        <h2 className="text-sm font-semibold">{title}</h2>
        <p className="leading-snug">{children}</p>
      </div>
    </li>
  );
}
