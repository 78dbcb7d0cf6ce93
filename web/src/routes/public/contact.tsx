import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { contact } from "#messages/contact.ts";
import { ContactForm } from "../../features/contact/components/contact-form.tsx";
import { useSupport } from "../../lib/page/reach.ts";
import { organization } from "../../lib/page/structured-data.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export default function ContactPage() {
  const support = useSupport();
  return (
    <div className="page grid gap-10 pt-8 pb-4 sm:pt-12 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
      <PageHead
        title={contact.title}
        description={contact.description}
        path={PATHS.contact}
        data={[organization()]}
      />
      <div>
        <h1 className="text-title">{contact.heading}</h1>
        <p className="muted mt-2 max-w-md">{contact.lead}</p>
        <ul className="mt-8 grid gap-6">
          <Way icon="phone" title={contact.phone}>
            <a href={`tel:${support.phone}`} className="link thumb figures">
              {support.phoneLabel}
            </a>
          </Way>
          <Way icon="mail" title={contact.email}>
            <a href={`mailto:${support.email}`} className="link thumb">
              {support.email}
            </a>
          </Way>
          <Way icon="clock" title={contact.hours}>
            {support.hours}
          </Way>
        </ul>
        <p className="muted mt-8 max-w-md text-sm">
          {contact.answersBefore}
          <Link to={PATHS.faq} className="link">
            {contact.answersLink}
          </Link>
          {contact.answersAfter}
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
