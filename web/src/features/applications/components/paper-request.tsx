import { useEffect, useState } from "react";
import { tracker } from "#messages/tracker.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { forgetPapers, sendPapersAgain } from "../data/send.ts";
import { lookAtPaperRequest, type PapersAsked } from "../data/track.ts";
import { deskOf, isThere, usePapers } from "../papers.ts";
import { PapersDesk } from "./papers-desk.tsx";

const words = tracker.papers;

type Looking = { is: "looking" } | { is: "dead" } | { is: "failed" } | { is: "asked"; asked: PapersAsked };

interface PaperRequestProps {
  token: string;
  /** Whose application it is. */
  onKnown(applicationId: string): void;
}

/** What a mailed link asks for again, and nothing else of the application's documents. */
export default function PaperRequest({ token, onKnown }: PaperRequestProps) {
  const [looking, setLooking] = useState<Looking>({ is: "looking" });
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew by a press
  useEffect(() => {
    let gone = false;
    setLooking({ is: "looking" });
    lookAt(token).then((next) => {
      if (gone) return;
      setLooking(next);
      if (next.is === "asked") onKnown(next.asked.application_id);
    });
    return () => {
      gone = true;
    };
  }, [token, tries]);

  return (
    <section
      aria-label={words.title}
      className="mt-6 rounded-box border border-base-300 bg-base-100 p-5 sm:p-6"
    >
      {sent ? (
        <div role="status">
          <h2 className="text-xl">{words.doneTitle}</h2>
          <p className="mt-1">{words.done}</p>
        </div>
      ) : (
        <>
          <h2 className="text-xl">{words.title}</h2>
          {looking.is === "looking" && <p role="status">{words.looking}</p>}
          {looking.is === "dead" && <p role="alert">{words.dead}</p>}
          {looking.is === "failed" && (
            <div role="alert">
              <p>{words.lookFailed}</p>
              <Button look="outline" className="mt-3" onClick={() => setTries(tries + 1)}>
                {words.tryAgain}
              </Button>
            </div>
          )}
          {looking.is === "asked" && (
            <Asked token={token} asked={looking.asked} onSent={() => setSent(true)} />
          )}
        </>
      )}
    </section>
  );
}

async function lookAt(token: string): Promise<Looking> {
  if (token === "") return { is: "dead" };
  try {
    return { is: "asked", asked: await lookAtPaperRequest(token) };
  } catch (error) {
    const isDead = error instanceof AppError && error.code === "link_not_valid";
    return { is: isDead ? "dead" : "failed" };
  }
}

function Asked({ token, asked, onSent }: { token: string; asked: PapersAsked; onSent(): void }) {
  const desk = deskOf(asked.application_id);
  const papers = usePapers(desk);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const slots = asked.papers.map(({ slot }) => slot);
  if (slots.length === 0) return <p className="mt-1">{words.none}</p>;
  const isReady = slots.every((slot) => isThere(papers[slot]));

  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      if (await sendPapersAgain(token, desk, slots)) {
        await forgetPapers(desk);
        toast("success", words.doneTitle);
        onSent();
      } else setProblem(words.chooseAgain);
    } catch {
      setProblem(words.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !busy) void send();
      }}
    >
      <p className="mt-1 mb-4">{words.lead}</p>
      <PapersDesk
        desk={desk}
        label={words.listLabel}
        slots={slots}
        reasons={Object.fromEntries(asked.papers.map(({ slot, reason }) => [slot, reason]))}
      />
      <div role="alert">{problem !== null && <p className="mt-3 font-medium text-error">{problem}</p>}</div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} disabled={!isReady}>
          {busy ? words.sending : words.send}
        </Button>
        {!isReady && <p className="muted text-sm">{words.missing}</p>}
      </div>
    </form>
  );
}
