import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { keptForm as words } from "#messages/kept-form.ts";
import { Button } from "./button.tsx";
import { begun, followed, refused, saved, sent, touched } from "./kept-value.ts";

/** What a form tells of itself. */
export interface FormGuard {
  /** Something was typed or chosen. */
  touched(): void;
  /** Saves it: the version that comes of it is the form's own. @throws what `act` throws */
  saving<R>(act: () => Promise<R>): Promise<R>;
}

interface KeptFormProps<T> {
  /** As it comes in, live. */
  value: T;
  /** Another one with each change. */
  version: number | null;
  /** The form: it begins with this value, and is saved over no other. */
  children: (begun: T, guard: FormGuard) => ReactNode;
}

/**
 * Around a form about what others may change as well. It follows them until somebody types; from then on it stays as it began, so that nothing
 * typed is lost, and the function refuses it for what it was begun with. Whoever wants to can see theirs instead.
 */
export function KeptForm<T>({ value, version, children }: KeptFormProps<T>) {
  const [before, setKept] = useState(() => begun(value, version));
  const kept = followed(before, value, version);
  if (kept !== before) setKept(kept);
  const [taken, setTaken] = useState(0);
  const message = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever goes by the keyboard is at the form.
  useEffect(() => {
    const form = message.current?.nextElementSibling;
    if (taken === 0 || !(form instanceof HTMLElement)) return;
    if (form.tabIndex < 0) form.setAttribute("tabindex", "-1");
    form.focus({ preventScroll: true });
  }, [taken]);
  const isOther = kept.version !== version && kept.phase === "touched";
  const guard: FormGuard = {
    touched: () => setKept(touched),
    async saving(act) {
      setKept(sent);
      try {
        const result = await act();
        setKept(saved);
        return result;
      } catch (error) {
        setKept(refused);
        throw error;
      }
    },
  };
  return (
    <>
      <div ref={message} role="status" className="empty:hidden">
        {isOther && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border border-warning/60 bg-warning/15 px-4 py-3 text-sm">
            <p className="min-w-0 flex-1 basis-56">{words.changed}</p>
            <Button
              look="outline"
              size="small"
              className="min-h-11"
              onClick={() => {
                setKept(begun(value, version, kept.form + 1));
                setTaken((times) => times + 1);
              }}
            >
              {words.take}
            </Button>
          </div>
        )}
      </div>
      <Fragment key={kept.form}>{children(kept.value, guard)}</Fragment>
    </>
  );
}
