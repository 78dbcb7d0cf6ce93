import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { endMailings as words } from "#messages/end-mailings.ts";
import { AccountCard } from "../../features/accounts/components/account-card.tsx";
import { endMailings } from "../../features/communications/end-mailings.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

/** What a mail's link leads to: it asks first, since mail programs open links by themselves. */
export default function EndMailings() {
  const [params] = useSearchParams();
  const [state, setState] = useState<"asked" | "busy" | "ended">("asked");
  const [failure, setFailure] = useState<string | null>(null);
  usePageTitle(words.title);

  async function end(): Promise<void> {
    setState("busy");
    setFailure(null);
    try {
      await endMailings(params.get("token") ?? "");
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
        <ButtonLink to={PATHS.user.privacy} look="quiet" block>
          {words.toPrivacy}
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
