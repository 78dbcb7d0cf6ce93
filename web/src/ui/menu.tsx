import type { ReactNode } from "react";
import { Disclosure } from "./disclosure.tsx";
import { floatAt } from "./float-at.ts";

interface MenuProps {
  /** What stands in the button. */
  button: ReactNode;
  /** The button's name where its content is only a drawing. */
  label?: string;
  buttonClass: string;
  /** How wide it is where it floats. */
  width?: string;
  children(close: () => void): ReactNode;
}

/**
 * What a button in a page opens, above all that lies there: bars, rows and what scrolls cut nothing off it. It floats below its button, above
 * where there is no room; on a phone it is a sheet at the thumb, and a press beside it only closes it.
 */
export function Menu({ button, label, buttonClass, width = "sm:w-60", children }: MenuProps) {
  return (
    <Disclosure
      className="inline-block"
      {...(label !== undefined && { label })}
      buttonClass={buttonClass}
      panelClass="menu-float"
      place={floatAt}
      button={() => button}
    >
      {(close) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does it by keyboard */}
          <div className="menu-veil" onClick={close} />
          <div className={`menu-box ${width}`}>
            {label !== undefined && (
              <p aria-hidden="true" className="menu-title">
                {label}
              </p>
            )}
            {children(close)}
          </div>
        </>
      )}
    </Disclosure>
  );
}
