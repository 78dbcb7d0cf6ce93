import { PATHS } from "@niyamdesk/domain/base/addresses";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import { franchise } from "#messages/franchise.ts";
import { ContactForm } from "../../features/contact/components/contact-form.tsx";
import { CommissionTable } from "../../features/franchises/components/commission-table.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const { register } = franchise;

export default function FranchiseRegisterPage() {
  return (
    <div className="page grid gap-10 pt-8 pb-4 sm:pt-12 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
      <PageHead title={register.title} description={register.description} path={PATHS.franchiseRegister} />
      <div>
        <h1 className="text-title">{register.title}</h1>
        <p className="muted mt-2 max-w-xl">{register.lead}</p>
        <div className="mt-7 rounded-box border border-base-300 bg-base-100 p-5 sm:p-7">
          <ContactForm topic="franchise" hint={register.hint} />
        </div>
      </div>
      <aside className="grid gap-8 self-start lg:sticky lg:top-24">
        <section>
          <h2 className="text-xl">{franchise.commissionTitle}</h2>
          <p className="muted mt-1 mb-3 text-sm">{franchise.commissionLead}</p>
          <CommissionTable />
        </section>
        <section>
          <h2 className="text-xl">{franchise.benefitsTitle}</h2>
          <ul className="mt-3 grid gap-2.5">
            {franchise.benefits.map(({ title }) => (
              <li key={title} className="flex gap-2.5">
                <Icon name="check" size={18} className="mt-1 shrink-0 text-success" />
                {title}
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <TextLink to={PATHS.franchise}>{register.back}</TextLink>
          </p>
        </section>
        <section>
          <h2 className="text-xl">{register.helpTitle}</h2>
          <ul className="mt-2 grid gap-1">
            <li>
              <a href={`tel:${SUPPORT.phone}`} className="support-link figures min-h-11">
                <Icon name="phone" size={18} />
                {SUPPORT.phoneLabel}
              </a>
            </li>
            <li className="muted flex items-center gap-2 py-1">
              <Icon name="clock" size={18} />
              {register.helpHours}
            </li>
          </ul>
        </section>
      </aside>
    </div>
  );
}
