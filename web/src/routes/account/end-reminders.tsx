import { PATHS } from "@niyamdesk/domain/base/addresses";
import { endReminders as words } from "#messages/end-reminders.ts";
import { EndMails } from "../../features/accounts/components/end-mails.tsx";
import { endReminderMails } from "../../features/statutory/data/calendar-acts.ts";
import { ButtonLink } from "../../ui/button.tsx";

export default function EndReminders() {
  return (
    <EndMails
      words={words}
      end={endReminderMails}
      foot={
        <ButtonLink to={PATHS.user.calendar} look="quiet" block>
          {words.toCalendar}
        </ButtonLink>
      }
    />
  );
}
