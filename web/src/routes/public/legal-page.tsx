import { COMPANY } from "@niyamdesk/domain/base/product";
import { formatDate } from "@niyamdesk/domain/time/time";
import { legal } from "#messages/legal.ts";
import { PageHead } from "../../ui/page-head.tsx";

type Document = (typeof legal)["terms"];

/** Epoch ms: change it whenever a text changes in what it means. */
const IN_FORCE = Date.parse("2026-11-28T00:00:00+05:30");

/** Terms, privacy and refunds: numbered parts that can be linked to. */
export function LegalPage({ document, path }: { document: Document; path: string }) {
  return (
    <div className="page pt-8 pb-4 sm:pt-12">
      <PageHead title={document.title} description={document.description} path={path} />
      <h1 className="text-title">{document.title}</h1>
      <p className="mt-3 max-w-2xl text-lg">{document.lead}</p>
      <p className="muted mt-2 text-sm">
        {COMPANY.legalName} · {legal.updated(formatDate(IN_FORCE))}
      </p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <nav aria-label={legal.contents} className="self-start lg:sticky lg:top-24">
          <h2 className="text-sm font-semibold">{legal.contents}</h2>
          <ol className="mt-2 grid gap-0.5 text-sm">
            {document.sections.map(({ title }, index) => (
              <li key={title}>
                <a href={`#part-${index + 1}`} className="footer-link">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-2xl">
          {document.sections.map(({ title, text }, index) => (
            <section
              key={title}
              id={`part-${index + 1}`}
              className="scroll-mt-24 border-t border-base-300 py-7 first:border-t-0 first:pt-0"
            >
              <h2 className="text-xl">
                <span translate="no" className="figures muted mr-3 font-normal">
                  {index + 1}
                </span>
                {title}
              </h2>
              {text.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
