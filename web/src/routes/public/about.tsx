import { PATHS } from "@niyamdesk/domain/base/addresses";
import { about } from "#messages/about.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Impact } from "./home/impact.tsx";
import { Reasons } from "./home/reasons.tsx";

export default function AboutPage() {
  return (
    <>
      <PageHead title={about.title} description={about.description} path={PATHS.about} />
      <section className="hero-ground">
        <div className="page grid gap-8 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:gap-16">
          <h1 className="text-display max-w-[16ch]">{about.heading}</h1>
          <p className="muted text-lg lg:pb-2">{about.lead}</p>
        </div>
      </section>
      <Impact />
      <section className="page mt-16 grid gap-6 sm:mt-24 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <h2 className="text-title">{about.storyTitle}</h2>
        <div className="grid max-w-2xl gap-5 text-lg">
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="page mt-16 sm:mt-24">
        <h2 className="text-title">{about.valuesTitle}</h2>
        <ol className="mt-6 grid border-t border-base-300 sm:mt-8 md:grid-cols-2 md:gap-x-16">
          {about.values.map(({ title, words }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] border-b border-base-300 py-5">
              <span
                translate="no"
                className="figures pt-0.5 text-sm font-semibold text-primary"
                aria-hidden="true"
              >
                {String(index + 1).padStart(2, "0")}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="muted mt-1">{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="page mt-16 sm:mt-24">
        <h2 className="text-title">{about.teamTitle}</h2>
        <p className="muted mt-2 max-w-2xl">{about.teamLead}</p>
        <ul className="mt-6 grid gap-4 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4">
          {about.team.map(({ title, words }) => (
            <li key={title} className="rounded-box border border-base-300 bg-base-100 p-5">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="muted mt-1.5 text-sm">{words}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="page mt-16 sm:mt-24">
        <h2 className="text-title">{about.reasonsTitle}</h2>
        <div className="mt-6 sm:mt-8">
          <Reasons />
        </div>
      </section>
      <section className="page mt-16 sm:mt-24">
        <div className="call-band">
          <div>
            <h2 className="text-title">{about.ctaTitle}</h2>
            <p className="mt-2 max-w-lg opacity-85">{about.ctaLead}</p>
          </div>
          <div className="flex flex-col gap-3 sm:flex-row">
            <ButtonLink
              to={PATHS.services}
              size="large"
              className="border-transparent bg-accent text-accent-content"
            >
              {about.ctaServices}
            </ButtonLink>
            <ButtonLink to={PATHS.contact} size="large" className="call-band-phone">
              {about.ctaContact}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
