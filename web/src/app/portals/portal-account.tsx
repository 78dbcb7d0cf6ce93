import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Globe, Languages, LogOut } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { roles } from "#messages/roles.ts";
import { onFirstSign } from "../../lib/loading/first-sign.ts";
import { LanguageLink } from "../layouts/language-link.tsx";
import { useSignOut, warmSignOut } from "../layouts/use-sign-out.ts";
import { useViewer } from "../layouts/use-viewer.ts";
import type { Portal } from "./portals.ts";
import { sendWaitingEdits } from "./waiting-edits.ts";

/** Who is signed in, and the ways out of the workspace. */
export function PortalAccount({ ways }: { ways: Portal["ways"] }) {
  const viewer = useViewer();
  const { begin, asked } = useSignOut();
  useEffect(
    () =>
      onFirstSign(() => {
        warmSignOut();
        sendWaitingEdits();
      }),
    [],
  );
  if (viewer === null) return null;
  return (
    <div className="border-t border-base-300 pt-3">
      <p className="px-3 pb-2 text-sm">
        <span className="block truncate font-semibold">{viewer.name}</span>
        {viewer.role !== null && <span className="muted">{roles[viewer.role]}</span>}
      </p>
      <ul className="grid gap-0.5">
        <li>
          <Link to={PATHS.home} className="side-link">
            <Globe size={18} aria-hidden="true" />
            {ways.home}
          </Link>
        </li>
        <li>
          <LanguageLink className="side-link" icon={<Languages size={18} aria-hidden="true" />} />
        </li>
        <li>
          <button type="button" className="side-link w-full" onClick={() => void begin()}>
            <LogOut size={18} aria-hidden="true" />
            {ways.out}
          </button>
          {asked}
        </li>
      </ul>
    </div>
  );
}
