import { loginOf, PATHS } from "@niyamdesk/domain/base/addresses";
import { franchise } from "#messages/franchise.ts";
import { CommissionTable } from "../../features/franchises/components/commission-table.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { TextLink } from "../../ui/text-link.tsx";

export default function FranchisePage() {
  return (
    <>
      <PageHead title={franchise.title} description={franchise.description} path={PATHS.franchise} />
      <section className="hero-ground">
        <div className="page grid items-start gap-10 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
          <div>
            <h1 className="text-display max-w-[14ch]">{franchise.heading}</h1>
            <p className="muted mt-5 max-w-xl text-lg">{franchise.lead}</p>
            <div className="mt-8 grid gap-4 sm:mt-10 sm:grid-cols-2">
              <div className="flex flex-col items-start rounded-box border border-base-300 bg-base-100 p-5 sm:p-6">
                <h2 className="text-xl">{franchise.newTitle}</h2>
                <p className="muted mt-1.5 mb-5 grow">{franchise.newLead}</p>
                <ButtonLink to={PATHS.franchiseRegister}>{franchise.start}</ButtonLink>
              </div>
              <div className="flex flex-col items-start rounded-box border border-base-300 bg-base-100 p-5 sm:p-6">
                <h2 className="text-xl">{franchise.existingTitle}</h2>
                <p className="muted mt-1.5 mb-5 grow">{franchise.existingLead}</p>
                <ButtonLink to={loginOf("franchise")} look="outline">
                  {franchise.login}
                </ButtonLink>
              </div>
            </div>
            <p className="mt-5 flex flex-wrap items-center gap-x-3">
              <span className="muted">{franchise.trackLead}</span>
              <TextLink to={PATHS.franchiseTrack}>{franchise.track}</TextLink>
            </p>
          </div>
          <div className="rounded-box border border-base-300 bg-base-100 p-5 sm:p-6">
            <h2 className="text-xl">{franchise.commissionTitle}</h2>
            <p className="muted mt-1 mb-3 text-sm">{franchise.commissionLead}</p>
            <CommissionTable />
            <p className="muted mt-3 text-sm">{franchise.note}</p>
          </div>
        </div>
      </section>
      <section className="page mt-16 sm:mt-24">
        <h2 className="text-title">{franchise.benefitsTitle}</h2>
        <ul className="mt-6 grid gap-x-10 gap-y-7 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4">
          {franchise.benefits.map(({ title, words }) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="muted mt-1">{words}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="page mt-16 grid gap-6 sm:mt-24 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <h2 className="text-title">{franchise.whoTitle}</h2>
        <ul className="grid max-w-2xl gap-3 text-lg">
          {franchise.who.map((who) => (
            <li key={who} className="flex gap-3">
              <Icon name="check" size={20} className="mt-1 shrink-0 text-success" />
              {who}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
