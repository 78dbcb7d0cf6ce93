import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useSearchParams } from "react-router-dom";
import { faq } from "#messages/faq.ts";
import { Questions } from "../../features/faq/components/questions.tsx";
import { useSupport } from "../../lib/page/reach.ts";
import { questions } from "../../lib/page/structured-data.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Tabs } from "../../ui/tabs.tsx";

const TABS = faq.topics.map(({ id, label, questions }) => ({
  label,
  content: <Questions key={id} questions={questions} />,
}));

const DATA = [questions(faq.topics.flatMap((topic) => topic.questions))];

/** The topic stands in the address, so that an answer can be sent to somebody. */
export default function FaqPage() {
  const [address, setAddress] = useSearchParams();
  const current = Math.max(
    0,
    faq.topics.findIndex(({ id }) => id === address.get("topic")),
  );
  const select = (index: number) =>
    setAddress({ topic: faq.topics[index]?.id ?? "general" }, { replace: true, preventScrollReset: true });
  return (
    <div className="page pt-8 pb-4 sm:pt-12">
      <PageHead title={faq.title} description={faq.description} path={PATHS.faq} data={DATA} />
      <h1 className="text-title">{faq.title}</h1>
      <p className="muted mt-2 max-w-2xl">{faq.lead}</p>
      <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_20rem] lg:gap-16">
        <div className="min-w-0">
          <Tabs label={faq.topicsLabel} tabs={TABS} current={current} onSelect={select} />
        </div>
        <StillHaveQuestions />
      </div>
      <section className="call-band mt-16 sm:mt-24">
        <div>
          <h2 className="text-title">{faq.readyTitle}</h2>
          <p className="mt-2 max-w-lg opacity-85">{faq.readyLead}</p>
        </div>
        <ButtonLink
          to={PATHS.register}
          size="large"
          className="border-transparent bg-accent text-accent-content"
        >
          {faq.createAccount}
        </ButtonLink>
      </section>
    </div>
  );
}

function StillHaveQuestions() {
  const support = useSupport();
  return (
    <section className="self-start rounded-box border border-base-300 bg-base-100 p-5 sm:p-6">
      <h2 className="text-xl font-semibold">{faq.stillTitle}</h2>
      <p className="muted mt-2 text-sm">{support.hours}</p>
      <ul className="mt-3 grid gap-1">
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
      </ul>
      <ButtonLink to={PATHS.contact} look="outline" block className="mt-5">
        {faq.write}
      </ButtonLink>
    </section>
  );
}
