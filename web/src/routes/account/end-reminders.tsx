import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { endReminders as words } from "#messages/end-reminders.ts";
import { AccountCard } from "../../features/accounts/components/account-card.tsx";
import { endReminderMails } from "../../features/statutory/data/calendar-acts.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

/** What a mail's link leads to: it asks first, since mail programs open links by themselves. */
export default function EndReminders() {
  const [params] = useSearchParams();
  const [state, setState] = useState<"asked" | "busy" | "ended">("asked");
  const [failure, setFailure] = useState<string | null>(null);
  usePageTitle(words.title);

  async function end(): Promise<void> {
    setState("busy");
    setFailure(null);
    try {
      await endReminderMails(params.get("token") ?? "");
      setState("ended");
    } catch (error) {
      setFailure(errorWords(error));
      setState("asked");
    }
  }

  return (
    <AccountCard
      title={state === "ended" ? words.ended : words.title}
      intro={state === "ended" ? words.endedHint : words.lead}
      foot={
        <ButtonLink to={PATHS.user.calendar} look="quiet" block>
          {words.toCalendar}
        </ButtonLink>
      }
    >
      <p role="alert" className="mb-3 text-sm font-medium text-error empty:hidden">
        {failure}
      </p>
      {state !== "ended" && (
        <Button block busy={state === "busy"} onClick={() => void end()}>
          {words.end}
        </Button>
      )}
    </AccountCard>
  );
}
