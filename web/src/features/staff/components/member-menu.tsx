import { Ellipsis } from "lucide-react";
import { staff as words } from "#messages/workspaces/staff.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { Member } from "../read-member.ts";

/** What an administrator may do about a member of staff. */
export type Change = keyof typeof words.changes;

export function MemberMenu({ member, onChange }: { member: Member; onChange(change: Change): void }) {
  return (
    <Disclosure
      className="relative inline-block"
      label={words.change(member.name)}
      buttonClass="btn btn-ghost btn-square"
      panelClass="menu-panel right-0 w-56"
      button={() => <Ellipsis size={20} aria-hidden="true" />}
    >
      {(close) => (
        <ul className="grid gap-0.5">
          {changesOf(member).map((change) => (
            <li key={change}>
              <button
                type="button"
                className="menu-link w-full"
                onClick={() => {
                  close();
                  onChange(change);
                }}
              >
                {words.changes[change]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function changesOf({ status }: Member): Change[] {
  if (status === "suspended") return ["reinstate", "role"];
  return status === "invited" ? ["resend", "role", "suspend"] : ["role", "suspend"];
}
