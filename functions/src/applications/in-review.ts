import { applicantName } from "@niyamdesk/domain/applications/application";
import { decidedBy } from "@niyamdesk/domain/applications/tracked-application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import * as z from "zod/mini";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { applicationRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";

/** What a mail tells about an application that is being reviewed. */
export interface InReview {
  language: Language;
  id: string;
  territory_name: string;
  territory_code: string;
  /** Until when it is decided; epoch ms. */
  by: number;
  name: string;
  href: string;
}

/** A mail about it, by its template and how it is written. */
export function inReviewMail(template: string, write: (review: InReview) => MailContent) {
  return defineMail({
    template,
    data: z.object({ application_id: z.string() }),
    async read({ application_id }) {
      const review = await readInReview(application_id);
      return review && write(review);
    },
    samples: (language) => [write(inReviewSample(language))],
  });
}

/** As it is now. Null: decided meanwhile, and another mail tells that. */
async function readInReview(id: string): Promise<InReview | null> {
  const application = (await applicationRef(id).get()).data();
  if (application?.status !== "under_review" || application.review_started_at === null) return null;
  const { language, territory_name, territory_code } = application;
  const by = decidedBy(application.review_started_at.toMillis());
  const href = sitePage(PATHS.trackedApplication(id), language);
  return { language, id, territory_name, territory_code, by, name: applicantName(application), href };
}

const inReviewSample = (language: Language): InReview => ({
  ...{ language, id: SAMPLE.application, name: SAMPLE.name, href: SAMPLE.link, by: SAMPLE.at },
  ...{ territory_name: SAMPLE.territory, territory_code: SAMPLE.territory_code },
});
