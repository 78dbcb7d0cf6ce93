import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { Copy, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { documents } from "#messages/documents.ts";
import { howTo as words } from "#messages/how-to.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { useSupport } from "../../../lib/page/reach.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { filedLast } from "../filed-last.ts";
import type { WorkView } from "../read-work.ts";

const DAY_MS = 86_400_000;
/** Days that a portal gives from filing on, by the step: Income-tax Rules, and GSTN's advisory on Rule 8 of the CGST Rules. */
const PORTAL_DAYS = { everify: 30, aadhaar: 15 } as const;

interface Way {
  steps: readonly string[];
  otherwise?: string;
  site?: { name: string; url: string };
}

function wayOf(ways: Readonly<Record<string, Way>>, id: string): Way | null {
  return Object.hasOwn(ways, id) ? (ways[id] ?? null) : null;
}

export type HowToProps = { step: string; work: WorkView } | { slot: string };

/** How the client does their own part of an order: a step of it, or what is done in place of a document. */
export default function HowTo(props: HowToProps) {
  return "step" in props ? <HowToStep {...props} /> : <HowToAct {...props} />;
}

/** Nothing where an administrator made the step up. */
function HowToStep({ step, work }: { step: string; work: WorkView }) {
  const way = wayOf(words.steps, step);
  if (way === null) return null;
  const filed = filedLast(work.steps);
  const last = (days: number) =>
    filed === null ? null : istFullDate(startOfIstDayNamed(filed.on) + days * DAY_MS);
  const [forReturn, forApplication] = [last(PORTAL_DAYS.everify), last(PORTAL_DAYS.aadhaar)];
  return (
    <WayList
      heading="h2"
      way={way}
      fact={step === "everify" && filed ? [words.number, filed.number] : null}
      last={<p className="muted text-sm">{documents.neverAsked}</p>}
    >
      {step === "everify" && forReturn !== null && (
        <p>
          {words.lawBy(forReturn)} {words.late}
        </p>
      )}
      {step === "aadhaar" && forApplication !== null && <p>{words.gstBy(forApplication)}</p>}
    </WayList>
  );
}

/** How something is done in place of a document, and whom to name there. */
function HowToAct({ slot }: { slot: string }) {
  const { email, gstPractitioner } = useSupport();
  const way = wayOf(words.acts, slot);
  if (way === null) return null;
  const facts: Readonly<Record<string, readonly [string, string] | null>> = {
    "gstin-access": gstPractitioner === "" ? null : [words.enrolment, gstPractitioner],
    software: [words.ourEmail, email],
  };
  return (
    <WayList heading="h3" way={way} fact={facts[slot] ?? null}>
      {slot === "gstin-access" && gstPractitioner === "" && <p>{words.askForIt}</p>}
    </WayList>
  );
}

interface ListProps {
  /** Below the title of the page, or of a dialog. */
  heading: "h2" | "h3";
  way: Way;
  /** What the portal asks for: what it is, and its value. */
  fact: readonly [string, string] | null;
  /** Until when, and what else is to be known before. */
  children: ReactNode;
  last?: ReactNode;
}

function WayList({ heading: Heading, way: { steps, otherwise, site }, fact, children, last }: ListProps) {
  return (
    <section aria-label={words.title} className="mt-4 grid gap-3 border-t border-base-300 pt-4">
      <Heading className="text-base font-semibold">{words.title}</Heading>
      {children}
      {fact !== null && <Given name={fact[0]} value={fact[1]} />}
      <ol className="grid list-decimal gap-2 pl-5 text-base marker:font-semibold">
        {steps.map((one) => (
          <li key={one} className="pl-1">
            {one}
          </li>
        ))}
      </ol>
      {site && (
        <p>
          <a
            href={site.url}
            target="_blank"
            rel="noreferrer"
            className="btn btn-outline border-base-300 hover:border-transparent"
          >
            {site.name}
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        </p>
      )}
      {otherwise !== undefined && (
        <details>
          <summary className="link flex min-h-11 cursor-pointer items-center">{words.otherwise}</summary>
          <p className="mt-1">{otherwise}</p>
        </details>
      )}
      {last}
    </section>
  );
}

/** It is typed elsewhere: one press takes it along. */
function Given({ name, value }: { name: string; value: string }) {
  return (
    <p className="flex items-center justify-between gap-3 rounded-field bg-base-200 py-1 pr-1 pl-3">
      <span className="min-w-0">
        <span className="muted block text-sm">{name}</span>
        <span translate="no" className="font-mono wrap-anywhere">
          {value}
        </span>
      </span>
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={`${words.copy}: ${name}`}
        onClick={() => void copyText(value, words)}
      >
        <Copy size={18} aria-hidden="true" />
      </button>
    </p>
  );
}
