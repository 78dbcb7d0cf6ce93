import { leads as words } from "#messages/workspaces/leads.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { consentWords } from "../consent-words.ts";
import { minuteWords } from "../lead-times.ts";
import type { LeadView } from "../read-lead.ts";

/** Who somebody is, how they came to us, and why and when they may be called. @param assigned to whom, in words */
export function LeadFacts({ lead, assigned }: { lead: LeadView; assigned: string }) {
  const { email, company, location, interest, sources, consent, wish, createdAt } = lead;
  const [first, ...later] = sources;
  return (
    <Facts>
      <Fact term={words.page.wants}>{interest ?? words.wantsUnknown}</Fact>
      {company && <Fact term={words.page.company}>{company}</Fact>}
      {email && (
        <Fact term={words.page.email}>
          <a href={`mailto:${email}`} className="link break-all">
            {email}
          </a>
        </Fact>
      )}
      {location && <Fact term={words.page.place}>{location}</Fact>}
      {first && <Fact term={words.page.sources}>{words.sources[first]}</Fact>}
      {later.length > 0 && (
        <Fact term={words.page.alsoCame}>{later.map((source) => words.sources[source]).join(", ")}</Fact>
      )}
      <Fact term={words.page.since}>{istFullDate(createdAt)}</Fact>
      <Fact term={words.page.consent}>
        {consent ? `${consentWords(consent.source)}, ${istFullDate(consent.at)}` : words.page.noConsent}
      </Fact>
      <Fact term={words.page.wish}>
        {wish ? words.wish.between(minuteWords(wish.from), minuteWords(wish.to)) : words.page.hours}
      </Fact>
      <Fact term={words.page.assigned}>{assigned}</Fact>
    </Facts>
  );
}
