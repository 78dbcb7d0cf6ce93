import { type ReactNode, useEffect, useRef } from "react";
import { stepWords as words } from "#messages/steps.ts";
import { istTime } from "../lib/time/ist-words.ts";
import { Button } from "./button.tsx";
import { StepsBar } from "./steps-bar.tsx";

interface WizardFrameProps {
  labels: readonly string[];
  index: number;
  children: ReactNode;
}

/**
 * The steps above, the current one below. When another step comes, reading goes on at its heading, which says where one is; not
 * when the page has only just opened. It stays mounted from step to step.
 */
export function WizardFrame({ labels, index, children }: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [index]);
  return (
    <>
      <StepsBar labels={labels} current={index} isHeaded />
      <section className="page py-6 sm:py-8">
        <h2 ref={heading} tabIndex={-1} className="mb-5 scroll-mt-24 text-xl outline-none">
          <span className="sr-only">{words.position(index + 1, labels.length)}: </span>
          {labels[index]}
        </h2>
        {children}
      </section>
    </>
  );
}

interface WizardButtonsProps {
  isFirst: boolean;
  /** Instead of 'Next', such as on the last step. */
  next?: string;
  busy?: boolean;
  /** What keeps the step from being left: said beside the button, which is off. */
  why?: string | null;
  /** Epoch ms at which what is typed was kept on this device; null before. */
  savedAt: number | null;
  onPrevious(): void;
}

/** Back and on, at the foot of a step's form; on a phone they stay at the lower edge. The one that goes on sends the form. */
export function WizardButtons({
  isFirst,
  next = words.next,
  busy = false,
  why = null,
  savedAt,
  onPrevious,
}: WizardButtonsProps) {
  return (
    <div className="wizard-buttons">
      <Button look="outline" disabled={isFirst || busy} onClick={onPrevious}>
        {words.previous}
      </Button>
      <p className="muted figures order-first basis-full text-sm sm:order-none sm:flex-1 sm:basis-0 sm:text-center">
        {why ?? (savedAt === null ? words.notSaved : words.saved(istTime(savedAt)))}
      </p>
      <Button type="submit" busy={busy} disabled={why !== null} className="flex-1 sm:flex-none">
        {next}
      </Button>
    </div>
  );
}
