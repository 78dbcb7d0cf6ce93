import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

export interface Tab {
  label: string;
  content: ReactNode;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs of one plan; arrow keys move between them, the panel follows. */
export function PlanTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [current, setCurrent] = useState(0);
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function move(event: KeyboardEvent) {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tabs.length) % tabs.length;
    setCurrent(next);
    buttons.current[next]?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="flex gap-5 border-b border-base-300">
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === current ? 0 : -1}
            className="-mb-px cursor-pointer border-b-2 border-transparent py-2.5 text-sm font-semibold opacity-75 hover:opacity-100 aria-selected:border-primary aria-selected:text-primary aria-selected:opacity-100"
            onClick={() => setCurrent(index)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
          className="pt-4"
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
