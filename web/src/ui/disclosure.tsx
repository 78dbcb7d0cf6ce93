import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface DisclosureProps {
  /** What stands in the button, told whether the panel is open. */
  button: (open: boolean) => ReactNode;
  /** The button's name where its content is only a drawing. */
  label?: string;
  buttonClass: string;
  panelClass: string;
  className?: string;
  /** Called with both while it is open: where the panel stands, unless the styles say so. */
  place?: (panel: HTMLElement, opener: HTMLElement) => () => void;
  children: (close: () => void) => ReactNode;
}

/** A button and what it opens. Escape, a press outside and leaving by keyboard close it; Escape gives focus back. */
export function Disclosure({
  button,
  label,
  buttonClass,
  panelClass,
  className = "",
  place,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onEscape);
    };
  }, [open]);

  useEffect(() => {
    if (open && place && panel.current && opener.current) return place(panel.current, opener.current);
  }, [open, place]);

  return (
    <div ref={frame} className={className}>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button(open)}
      </button>
      <div ref={panel} id={panelId} hidden={!open} className={panelClass}>
        {open && children(close)}
      </div>
    </div>
  );
}
