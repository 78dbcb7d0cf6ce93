import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { AccountCard } from "./account-card.tsx";

interface EndMailsProps {
  words: Readonly<Record<"title" | "lead" | "end" | "ended" | "endedHint", string>>;
  /** Throws `AppError`. */
  end(token: string): Promise<unknown>;
  foot: ReactNode;
}

/** What the last link of a mail leads to: it asks first, since mail programs open links by themselves. */
export function EndMails({ words, end, foot }: EndMailsProps) {
  const [params] = useSearchParams();
  const [state, setState] = useState<"asked" | "busy" | "ended">("asked");
  const [failure, setFailure] = useState<string | null>(null);
  usePageTitle(words.title);

  async function press(): Promise<void> {
    setState("busy");
    setFailure(null);
    try {
      await end(params.get("token") ?? "");
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
      foot={foot}
    >
      <p role="alert" className="mb-3 text-sm font-medium text-error empty:hidden">
        {failure}
      </p>
      {state !== "ended" && (
        <Button block busy={state === "busy"} onClick={() => void press()}>
          {words.end}
        </Button>
      )}
    </AccountCard>
  );
}
