import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { dashboard as words } from "#messages/dashboard.ts";
import { promiseWords } from "../../../lib/time/promise-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { Waiting } from "../waiting.ts";

const FIRST = 5;

/** What waits for the client, the most urgent opened out with its button. Each row is one link to where it is done. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const [whole, setWhole] = useState(false);
  const [first, ...others] = whole ? waiting : waiting.slice(0, FIRST);
  if (first === undefined) return null;
  const hidden = waiting.length - others.length - 1;
  return (
    <>
      <ul aria-label={words.waiting} className="waiting-list">
        <li className="waiting-first">
          <p className="font-semibold">{first.title}</p>
          <p className="muted text-sm">
            <About one={first} />
          </p>
          <ButtonLink to={first.to} className="mt-3 max-sm:w-full">
            {words.acts[first.kind]}
          </ButtonLink>
        </li>
        {others.map((one) => (
          <li key={one.id}>
            <Link to={one.to} className="waiting-row">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{one.title}</span>
                <span className="muted block text-sm">
                  <About one={one} />
                </span>
              </span>
              <ChevronRight size={18} className="muted shrink-0" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" className="mt-2" onClick={() => setWhole(true)}>
          {words.showAll(waiting.length)}
        </Button>
      )}
    </>
  );
}

/** For what it is, why, and by when. */
function About({ one: { service, detail, due } }: { one: Waiting }) {
  const now = useServerMinute();
  const by = due === null ? null : due < now ? words.overdue : words.neededBy;
  return (
    <>
      {service}
      {detail !== null && <> · {detail}</>}
      {by !== null && due !== null && <> · {by(promiseWords(due, now))}</>}
    </>
  );
}
