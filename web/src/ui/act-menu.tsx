import { Ellipsis } from "lucide-react";
import { Menu } from "./menu.tsx";

export type MenuAct = readonly [label: string, act: () => void];

interface ActMenuProps {
  /** Says of what, for a screen reader. */
  label: string;
  acts: readonly MenuAct[];
}

/** Behind three dots at the end of a row: what is done too seldom for a button of its own. */
export function ActMenu({ label, acts }: ActMenuProps) {
  return (
    <Menu
      label={label}
      buttonClass="btn btn-ghost btn-square btn-sm act-button"
      button={<Ellipsis size={20} aria-hidden="true" />}
    >
      {(close) => (
        <ul className="grid gap-0.5">
          {acts.map(([text, act]) => (
            <li key={text}>
              <button
                type="button"
                className="menu-link w-full"
                onClick={() => {
                  close();
                  act();
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}
