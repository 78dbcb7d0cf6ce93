/** What a person did on a page that could not answer yet: kept, and done again once it can. Links work by themselves. */
export interface EarlyInput {
  /** Puts typed fields back as they were written at build, right before the application takes the page over. */
  pause(): void;
  replay(): void;
  /** The application does not come. Forms still stay: sent by the browser, what was typed would stand in the address. */
  forget(): void;
}

const ARROWS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight"]);

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entry {
  found: Found<Typed>;
  value: string;
  /** What had been typed when the field was put back: what is typed from then on comes behind it. */
  before: string;
}

export function keepEarlyInput(host: HTMLElement): EarlyInput {
  const done: (() => void)[] = [];
  const typed = new Map<Typed, Entry>();
  /** Pressed, and seen to be. */
  const waiting = new Set<HTMLElement>();
  const kept = new AbortController();
  const listen = { capture: true, signal: kept.signal };

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button === null) return;
    // A form would be sent by the browser itself, with what was typed in the address.
    event.preventDefault();
    event.stopPropagation();
    const found = foundAgain(host, button);
    waiting.add(button);
    button.dataset.waiting = "";
    done.push(() => found()?.click());
  };
  // Enter and space press a button by themselves. Arrows move from the tab that the one before led to.
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const tab =
      ARROWS.has(key) && target instanceof Element ? target.closest<HTMLElement>("[role=tab]") : null;
    if (tab === null) return;
    const found = foundAgain(host, tab);
    done.push(() => {
      const from = document.activeElement?.closest("[role=tab]") ?? found();
      from?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
  };
  const onInput = ({ target }: Event) => {
    if (!isField(target)) return;
    const { found, before } = typed.get(target) ?? { found: foundAgain(host, target), before: "" };
    typed.set(target, { found, before, value: before + target.value });
  };
  host.addEventListener("click", onClick, listen);
  host.addEventListener("keydown", onKeyDown, listen);
  const stay = (event: Event) => event.preventDefault();
  host.addEventListener("submit", stay, listen);
  host.addEventListener("input", onInput, listen);

  return {
    pause() {
      for (const button of waiting) delete button.dataset.waiting;
      for (const [field, entry] of typed) {
        if (!(field instanceof HTMLSelectElement)) entry.before = entry.value;
        setValue(field, originalOf(field));
      }
    },
    replay() {
      kept.abort();
      for (const { found, value } of typed.values()) {
        const field = found();
        if (field === null) continue;
        setValue(field, value);
        const event = field instanceof HTMLSelectElement ? "change" : "input";
        field.dispatchEvent(new Event(event, { bubbles: true }));
      }
      for (const act of done) act();
    },
    forget() {
      kept.abort();
      host.addEventListener("submit", stay, { capture: true });
      for (const button of waiting) delete button.dataset.waiting;
    },
  };
}

/** An element, or what stands in its place once the page was drawn anew; null when nothing does. */
type Found<T extends HTMLElement> = () => T | null;

function foundAgain<T extends HTMLElement>(host: HTMLElement, element: T): Found<T> {
  const alike = () =>
    [...host.querySelectorAll<T>(element.localName)].filter((other) => looks(other) === known);
  const known = looks(element);
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : (alike()[place] ?? null));
}

/** What a person knows it by. */
function looks(element: HTMLElement): string {
  const words = isField(element) ? "" : element.textContent;
  return [element.getAttribute("name"), element.getAttribute("aria-label"), words].join("|");
}

function isField(target: EventTarget | null): target is Typed {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio")
  );
}

function originalOf(field: Typed): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? "";
}

/** By the element's own setter: React puts one of its own before it, to know what it wrote itself. */
function setValue(field: Typed, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
}
