import { Minus, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { common } from "#messages/common.ts";
import { list } from "#messages/list.ts";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useMedia, WIDE } from "../../../lib/device/use-media.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Loading } from "../../../ui/states.tsx";
import { BeforeCall } from "./before-call.tsx";
import { CallBar, SavedBar } from "./call-bar.tsx";
import { CallPanel } from "./call-panel.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import { LogCall } from "./log-call.tsx";
import { closedUntil, QueueDone, SessionBar } from "./session-parts.tsx";

/** Where the cockpit stands: docked at the right on a desk, a sheet on a phone, folded a bar at the lower edge. */
export function CockpitFrame({ model }: { model: CockpitModel }) {
  const isWide = useMedia(WIDE);
  const { call, held, card, isFolded, session, savedElsewhere, fold, close } = model;
  const isOpen = call !== null || card.kind !== "none";
  useEscape(isOpen && !isFolded && isWide, () => (call === null ? close() : fold(true)));

  if (call !== null && held === "asking") return null;
  if (call !== null && (held === "elsewhere" || isFolded)) return <CallBar model={model} call={call} />;
  if (!isOpen && savedElsewhere !== null)
    return <SavedBar name={savedElsewhere} onClose={model.closeSaved} />;
  if (!isOpen) return session.isOn ? <SessionBar model={model} /> : null;

  const title = titleOf(model);
  const content = <Content model={model} />;
  const leave = () => (call === null ? close() : fold(true));
  if (!isWide)
    return (
      <Dialog open title={title} onClose={leave}>
        {content}
      </Dialog>
    );
  return (
    <Dock
      title={title}
      of={shownIn(model)}
      step={call?.status ?? null}
      onLeave={leave}
      isFolding={call !== null}
    >
      {content}
    </Dock>
  );
}

function Content({ model }: { model: CockpitModel }) {
  const { call, card } = model;
  if (call !== null) return <CallPanel key={call.callId} model={model} call={call} />;
  if (card.kind === "before") return <BeforeCall key={card.callee.lead_id} model={model} card={card} />;
  if (card.kind === "log") return <LogCall key={card.callee.lead_id} model={model} callee={card.callee} />;
  if (card.kind === "looking") return <Loading />;
  return <QueueDone model={model} />;
}

function titleOf(model: CockpitModel): string {
  const { call, card } = model;
  if (call !== null)
    return call.device === "phone" && call.status === null ? words.didAnswer(call.name) : call.name;
  if (card.kind === "before") return card.callee.name;
  if (card.kind === "log") return words.log.title(card.callee.name);
  if (card.kind === "looking") return words.session.title;
  return closedUntil(model) === undefined ? words.session.doneTitle : words.session.closedTitle;
}

/** What the cockpit shows now: another person, or another step with the same one. */
function shownIn({ call, card }: CockpitModel): string {
  if (call !== null) return `call ${call.callId}`;
  return "callee" in card ? `${card.kind} ${card.callee.lead_id}` : card.kind;
}

interface DockProps {
  title: string;
  /** What it shows. */
  of: string;
  /** How far the call has come. */
  step: string | null;
  onLeave(): void;
  /** It is not closed, but stays as a bar. */
  isFolding: boolean;
  children: ReactNode;
}

function Dock({ title, of, step, onLeave, isFolding, children }: DockProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  // With what was shown went the button that was pressed: the keyboard goes on from the title of what came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with what is shown
  useEffect(() => heading.current?.focus({ preventScroll: true }), [of]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may take away what was pressed
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <aside className="cockpit-dock" aria-label={words.label}>
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-xl outline-none [overflow-wrap:anywhere]">
          {title}
        </h2>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm act-button -mt-0.5 -mr-2"
          aria-label={isFolding ? words.fold : common.close}
          title={list.keyCaps.escape}
          onClick={onLeave}
        >
          {isFolding ? <Minus size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
        </button>
      </div>
      {children}
    </aside>
  );
}

/** Escape folds it, also from within a field: what is typed stays. */
function useEscape(isOn: boolean, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [isOn]);
}
