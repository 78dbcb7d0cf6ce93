import { isBelowUsual } from "@niyamdesk/domain/franchises/franchise-level";
import { istDate } from "@niyamdesk/domain/time/time";
import { applications as words } from "#messages/workspaces/applications.ts";
import { istDateTime, istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import type { ApplicationView } from "../read-application.ts";

/** What the applicant told us. */
export function ApplicationFacts({ application }: { application: ApplicationView }) {
  const below = isBelowUsual(application.level, application.investment);
  return (
    <>
      <Panel title={words.person} framed>
        <Facts>
          <Fact term={words.phone}>
            <a href={`tel:${application.phone}`} className="link">
              <PhoneNumber e164={application.phone} />
            </a>
          </Fact>
          <Fact term={words.email}>{application.email}</Fact>
          <Fact term={words.born}>{bornOn(application.born)}</Fact>
          <Fact term={words.address}>
            {`${application.address}, ${application.city}, ${application.state} ${application.pincode}`}
          </Fact>
          <Fact term={words.columns.applied}>
            {`${istDateTime(application.appliedAt)}, ${words.inLanguage[application.language]}`}
          </Fact>
        </Facts>
      </Panel>
      <Panel title={words.business} framed>
        <Facts>
          <Fact term={words.invests}>
            {`${application.investment} · ${below ? words.belowUsual : words.usual}`}
          </Fact>
          <Fact term={words.occupation}>{application.occupation}</Fact>
          <Fact term={words.experience}>{words.years(application.experience)}</Fact>
          <Fact term={words.income}>{application.income}</Fact>
          <Fact term={words.revenue}>{application.revenue}</Fact>
          <Fact term={words.team}>{application.team}</Fact>
          <Fact term={words.office}>{words.offices[application.office] ?? application.office}</Fact>
          <Fact term={words.licence}>{application.hasLicence ? words.yes : words.no}</Fact>
          <Fact term={words.hadFranchise}>{application.hadFranchise ? words.yes : words.no}</Fact>
        </Facts>
        <Long title={words.plan}>{application.plan}</Long>
        <Long title={words.marketing}>{application.marketing}</Long>
      </Panel>
    </>
  );
}

/** Long texts are opened by whoever wants to read them. */
function Long({ title, children }: { title: string; children: string }) {
  return (
    <details className="mt-4 border-t border-base-300 pt-3">
      <summary className="cursor-pointer text-sm font-semibold">
        {title}
        <span className="muted mt-1 line-clamp-2 block font-normal">{children}</span>
      </summary>
      <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">{children}</p>
    </details>
  );
}

/** `2 Apr 1985`, from the day as it was typed. */
function bornOn(day: string): string {
  const at = Date.parse(`${day}T12:00:00+05:30`);
  return Number.isNaN(at) || istDate(at).year < 1900 ? day : istFullDate(at);
}
