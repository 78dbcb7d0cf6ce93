/** What a person did on a page that could not answer yet: kept, and done again once it can. Links work by themselves. */
export interface EarlyInput {
  /** Puts typed fields back as they were written at build, right before the application takes the page over. */
  pause(): void;
  replay(): void;
  forget(): void;
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function keepEarlyInput(host: HTMLElement): EarlyInput {
  const pressed: HTMLElement[] = [];
  const typed = new Map<Typed, string>();
  const kept = new AbortController();
  const listen = { capture: true, signal: kept.signal };

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button === null) return;
    // A form would be sent by the browser itself, with what was typed in the address.
    event.preventDefault();
    event.stopPropagation();
    pressed.push(button);
  };
  const onInput = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  host.addEventListener("click", onClick, listen);
  host.addEventListener("submit", (event) => event.preventDefault(), listen);
  host.addEventListener("input", onInput, listen);

  return {
    pause() {
      for (const field of typed.keys()) setValue(field, originalOf(field));
    },
    replay() {
      kept.abort();
      for (const [field, value] of typed) {
        if (!field.isConnected) continue;
        setValue(field, value);
        const event = field instanceof HTMLSelectElement ? "change" : "input";
        field.dispatchEvent(new Event(event, { bubbles: true }));
      }
      for (const button of pressed) if (button.isConnected) button.click();
    },
    forget: () => kept.abort(),
  };
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
