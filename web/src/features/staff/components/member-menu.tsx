import { Ellipsis } from "lucide-react";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { Member } from "../read-member.ts";

/** What an administrator may do about a member of staff. */
export type Change = "role" | "suspend" | "reinstate" | "resend";

const LABELS: Record<Change, string> = {
  role: "Change role",
  suspend: "Suspend",
  reinstate: "Let in again",
  resend: "Resend invitation",
};

export function MemberMenu({ member, onChange }: { member: Member; onChange(change: Change): void }) {
  return (
    <Disclosure
      className="relative inline-block"
      label={`Change ${member.name}`}
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
                {LABELS[change]}
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
