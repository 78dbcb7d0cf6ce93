import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { application } from "#messages/application.ts";
import { SITE_ORIGIN } from "../../../lib/backend/env.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDayMonth } from "../../../lib/time/ist-words.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { appliedAt } from "../sent-applications.ts";

const words = application.sent;

/** The ID in large type, ways to keep it, and what comes next by when. */
export function ApplicationSent({ id }: { id: string }) {
  const link = `${SITE_ORIGIN}${inLanguage(PATHS.trackedApplication(id))}`;
  const text = new URLSearchParams({ text: words.whatsAppText(id, link) });
  return (
    <Frame title={words.title}>
      <div className="mt-6 rounded-box border border-base-300 bg-base-100 p-5 sm:p-7">
        <p className="muted text-sm">{words.yourId}</p>
        <p translate="no" className="mt-1 font-mono text-xl font-semibold wrap-anywhere sm:text-2xl">
          {id}
        </p>
        <p className="muted mt-2 text-sm">{words.keep}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={PATHS.trackedApplication(id)}>{words.track}</ButtonLink>
          <Button look="outline" onClick={() => void copyId(id)}>
            {words.copy}
          </Button>
          <a
            href={`https://wa.me/?${text}`}
            target="_blank"
            rel="noreferrer"
            className="btn btn-outline border-base-300 hover:border-transparent"
          >
            {words.whatsApp}
          </a>
        </div>
      </div>
      <section className="mt-8">
        <h2 className="text-xl">{words.nextTitle}</h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-5">
          {words.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </Frame>
  );
}

/** Another one of the same person for the same territory is open: it stands, and this form stays as it is. */
export function AppliedBefore({ id, onBack }: { id: string; onBack(): void }) {
  return (
    <Frame title={words.knownTitle} level="h2">
      <p className="mt-3">
        <Filled
          text={words.known(istDayMonth(appliedAt(id)))}
          parts={{
            id: (
              <span translate="no" className="font-mono font-semibold wrap-anywhere">
                {id}
              </span>
            ),
          }}
        />
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={PATHS.trackedApplication(id)}>{words.trackIt}</ButtonLink>
        <Button look="outline" onClick={onBack}>
          {words.goBack}
        </Button>
      </div>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  level?: "h1" | "h2";
  children: ReactNode;
}

function Frame({ title, level: Heading = "h1", children }: FrameProps) {
  return (
    <div className="page max-w-3xl pt-8 pb-4 sm:pt-12">
      <Heading tabIndex={-1} ref={takeFocus} className="text-title outline-none">
        {title}
      </Heading>
      {children}
    </div>
  );
}

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
}

async function copyId(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toast("success", words.copied);
  } catch {
    // The browser lets no page copy: it stands there to be chosen by hand.
  }
}
