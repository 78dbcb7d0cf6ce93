import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import type { ClientDate } from "@niyamdesk/domain/statutory/client-dates";
import { daysFrom } from "@niyamdesk/domain/statutory/day";
import { isOpenDate } from "@niyamdesk/domain/statutory/reminders";
import { formatDate, formatDateInHindi, istDay, startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { sitePage } from "../platform/site-page.ts";
import { calendarRef } from "./calendar-gate.ts";
import { endingAddress, newEnding } from "./end-reminder-mails.ts";

/** Dates of a client that are near. Null when all were done, ordered or marked meanwhile, are past, or mails were ended. */
export const datesNearMail = defineMail({
  template: "dates-near",
  data: z.object({ uid: z.string(), keys: z.array(z.string()) }),
  async read({ uid, keys }, { to }) {
    const [account, found] = await Promise.all([addressee(uid), calendarRef(uid).get()]);
    const calendar = found.data();
    if (account === null || !calendar?.reminders.mail) return null;
    const today = istDay(Date.now());
    const near = calendar.dates.filter(
      (date) => keys.includes(date.key) && date.day >= today && isOpenDate(date, calendar.marks),
    );
    if (near.length === 0) return null;
    const token = await newEnding(uid);
    const { language } = calendar;
    return {
      ...letterOf({
        ...{ language, near, today, name: greeted(account, to) },
        calendar: sitePage(PATHS.user.calendar, language),
        ending: sitePage(`${PATHS.endReminders}?${new URLSearchParams({ token })}`, language),
      }),
      unsubscribe: endingAddress(token),
    };
  },
  samples: (language) => {
    const date = (day: string, en: string) => ({ day, title: { en, hi: en } });
    const dates = [date("2026-12-11", "GSTR-1, November 2026"), date("2026-12-20", "GSTR-3B, November 2026")];
    return [dates.slice(0, 1), dates].map((near) =>
      letterOf({
        ...{ language, near, today: "2026-12-04", name: SAMPLE.name },
        ...{ calendar: SAMPLE.link, ending: SAMPLE.link },
      }),
    );
  },
});

interface Facts {
  language: Language;
  near: readonly Pick<ClientDate, "title" | "day">[];
  /** Such as `2026-11-27`. */
  today: string;
  name: string;
  calendar: string;
  ending: string;
}

const DAY: Record<Language, (instant: number) => string> = { en: formatDate, hi: formatDateInHindi };

const LEFT: Record<Language, (days: number) => string> = {
  en: (days) => (days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`),
  hi: (days) => (days === 0 ? "आज" : days === 1 ? "एक दिन बाक़ी" : `${days} दिन बाक़ी`),
};

function letterOf({ language, near, today, name, calendar, ending }: Facts): MailContent {
  const line = (date: Facts["near"][number], reader: Language) =>
    `${date.title[reader]}: ${DAY[reader](startOfIstDayNamed(date.day))} (${LEFT[reader](daysFrom(today, date.day))})`;
  const [first] = near;
  const title = (reader: Language) => first?.title[reader] ?? "";
  const left = (reader: Language) => LEFT[reader](daysFrom(today, first?.day ?? today));
  const one = near.length === 1;
  const count = near.length;
  return letterIn(language, {
    en: {
      subject: one
        ? shortened(say`${{ title: title("en") }} is due ${{ left: left("en") }}`)
        : say`${{ count }} compliance dates are near`,
      title: one
        ? say`${{ title: title("en") }} is due ${{ left: left("en") }}`
        : say`${{ count }} dates are near`,
      preview: near.map((date) => date.title.en).join(", "),
      name,
      paragraphs: near.map((date) => line(date, "en")),
      action: { label: say`Open my calendar`, href: calendar },
      notes: [
        say`Already done? Mark it in the calendar and we won't remind you again.`,
        `Don't want these emails? Stop them here: ${ending}`,
      ],
    },
    hi: {
      subject: one ? shortened(`${title("hi")}: ${left("hi")}`) : say`${{ count }} तारीख़ें पास हैं`,
      title: one ? `${title("hi")}: ${left("hi")}` : say`${{ count }} तारीख़ें पास हैं`,
      preview: near.map((date) => date.title.hi).join(", "),
      name,
      paragraphs: near.map((date) => line(date, "hi")),
      action: { label: say`मेरा कैलेंडर खोलें`, href: calendar },
      notes: [
        say`हो चुका है? कैलेंडर में निशान लगा दें, फिर हम याद नहीं दिलाएँगे।`,
        `ये ईमेल नहीं चाहिए? यहाँ बंद करें: ${ending}`,
      ],
    },
  });
}

function shortened(subject: string): string {
  return subject.length <= 78 ? subject : `${subject.slice(0, 77)}…`;
}
