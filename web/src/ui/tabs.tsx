import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

export interface Tab {
  label: string;
  content: ReactNode;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** As much of the neighbour is seen, px: there is more to the side. */
const PEEK = 40;

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Index of the open tab; who shows them keeps it, in the address where it should be shared. */
  current: number;
  onSelect(index: number): void;
}

/** Arrow keys move between the tabs, the panel follows. */
export function Tabs({ label, tabs, current, onSelect }: TabsProps) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  // On a phone they reach beyond its width: the open one is in sight, and the page stays where it is.
  useEffect(() => {
    const button = buttons.current[current];
    const strip = button?.parentElement;
    if (!button || !strip) return;
    const [begins, ends] = [button.offsetLeft, button.offsetLeft + button.offsetWidth];
    if (ends > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = ends - strip.clientWidth + PEEK;
    else if (begins < strip.scrollLeft) strip.scrollLeft = begins - PEEK;
  }, [current]);

  function move(event: KeyboardEvent, from: number) {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // From the tab that has the focus: where the address is waited for, the open one comes after it.
    const next = (from + step + tabs.length) % tabs.length;
    onSelect(next);
    buttons.current[next]?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="relative flex gap-5 overflow-x-auto border-b border-base-300"
      >
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
            className="-mb-px shrink-0 cursor-pointer border-b-2 border-transparent py-2.5 text-sm font-semibold opacity-75 hover:opacity-100 aria-selected:border-primary aria-selected:text-primary aria-selected:opacity-100"
            onClick={() => onSelect(index)}
            onKeyDown={(event) => move(event, index)}
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
