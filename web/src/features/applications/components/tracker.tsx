import { typedApplicationId } from "@niyamdesk/domain/applications/application-id";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useEffect, useId, useRef, useState } from "react";
import { errors } from "#messages/errors.ts";
import { tracker as words } from "#messages/tracker.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { useOnline } from "../../../lib/device/online.ts";
import { istDayMonth } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { type Tracked, trackApplication } from "../data/track.ts";
import { useSentApplications } from "../sent-applications.ts";
import { TrackedApplication } from "./tracked-application.tsx";

type Finding =
  | { is: "idle" }
  | { is: "searching"; before: Found | null }
  | { is: "failed"; why: string; before: Found | null }
  | Found;
interface Found {
  is: "found";
  application: Tracked;
  /** Epoch ms. */
  at: number;
}

interface TrackerProps {
  /** The ID that the address names; null: none. */
  asked: string | null;
  /** The address may now name it. */
  onFound(id: string): void;
}

/** Whoever has the ID learns how the application stands. */
export function Tracker({ asked, onFound }: TrackerProps) {
  const [typed, setTyped] = useState(asked ?? "");
  const [finding, setFinding] = useState<Finding>({ is: "idle" });
  const online = useOnline();
  const search = useSearch(setFinding, onFound);
  const id = useId();

  // A link leads straight to it; what was just found is not asked again.
  useEffect(() => {
    if (asked !== null) search(asked);
  }, [asked, search]);

  const isSearching = finding.is === "searching";
  const found = finding.is === "found" ? finding : finding.is === "idle" ? null : finding.before;
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14">
      <div>
        <form
          method="post"
          aria-label={words.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== "" && !isSearching && online) search(typed.trim(), true);
          }}
        >
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {words.id}
          </label>
          <input
            id={id}
            name="application_id"
            className="input w-full font-mono"
            placeholder={EXAMPLE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            aria-invalid={finding.is === "failed"}
            aria-describedby={`${id}-error`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div id={`${id}-error`} role="alert">
            {finding.is === "failed" && <p className="mt-2 font-medium text-error">{finding.why}</p>}
          </div>
          <Button type="submit" block className="mt-3" busy={isSearching} disabled={!online}>
            {isSearching ? words.searching : words.submit}
          </Button>
          {!online && <p className="muted mt-2 text-sm">{words.offline}</p>}
        </form>
        <Remembered
          shown={found?.application.id ?? null}
          onChoose={(known) => {
            setTyped(known);
            search(known, true);
          }}
        />
        <p className="muted mt-5 text-sm">{words.lost}</p>
        <p className="mt-2">
          <TextLink to={PATHS.franchiseRegister}>{words.apply}</TextLink>
        </p>
      </div>
      <div aria-live="polite">
        {found !== null && <TrackedApplication application={found.application} at={found.at} />}
      </div>
    </div>
  );
}

/** The form of an ID is the same in every language. */
const EXAMPLE = "APP-1795862400000-K7M2Q9";

/** Sent from here or looked at here: offered as a press and not filled in, since this may be somebody else's device. */
function Remembered({ shown, onChoose }: { shown: string | null; onChoose(id: string): void }) {
  const known = useSentApplications().filter(({ id }) => id !== shown);
  if (known.length === 0) return null;
  return (
    <section className="mt-5">
      <h2 className="text-sm font-semibold">{words.onThisDevice}</h2>
      <ul className="mt-1">
        {known.map(({ id, appliedAt }) => (
          <li key={id}>
            <button
              type="button"
              className="link min-h-11 text-left font-mono text-sm wrap-anywhere"
              onClick={() => onChoose(id)}
            >
              {id} <span className="muted font-sans">{words.remembered(istDayMonth(appliedAt))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The latest question counts. An ID that was just answered is asked again by a press only. */
function useSearch(
  setFinding: (change: (before: Finding) => Finding) => void,
  onFound: (id: string) => void,
) {
  const latest = useRef(0);
  const answered = useRef<string | null>(null);
  const told = useRef(onFound);
  told.current = onFound;
  const [search] = useState(() => async (typed: string, byPress = false) => {
    if (!byPress && answered.current === typedApplicationId(typed)) return;
    latest.current += 1;
    const turn = latest.current;
    setFinding((before) => ({ is: "searching", before: foundIn(before) }));
    try {
      const application = await trackApplication(typed);
      if (turn !== latest.current) return;
      answered.current = application.id;
      setFinding(() => ({ is: "found", application, at: Date.now() }));
      told.current(application.id);
    } catch (error) {
      if (turn !== latest.current) return;
      const isTooMany = error instanceof AppError && error.code === "too_many_requests";
      const isKept = error instanceof AppError && error.code !== "application_not_found";
      const why = isTooMany ? words.tooMany : errors.application_not_found;
      setFinding((before) => ({ is: "failed", why, before: isKept ? foundIn(before) : null }));
    }
  });
  return search;
}

function foundIn(finding: Finding): Found | null {
  if (finding.is === "found") return finding;
  return finding.is === "idle" ? null : finding.before;
}
