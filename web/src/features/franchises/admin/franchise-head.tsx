import type { ReactNode } from "react";
import { franchiseAdmin as words } from "#messages/workspaces/franchise-admin.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import type { FranchiseView } from "../read-franchise.ts";
import { FranchiseBadge } from "./franchise-rows.tsx";

interface HeadProps {
  franchise: FranchiseView;
  title: string;
  back: { to: string; label: string };
  children?: ReactNode;
}

/** Whose page it is, where it stands, and the way back. */
export function FranchiseHead({
  franchise: { level, code, territory, status },
  title,
  back,
  children,
}: HeadProps) {
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere">
            {title}
            <FranchiseBadge status={status} />
          </h1>
          <p className="muted">
            {words.levels[level]} · <span translate="no">{code}</span>, {territory}
          </p>
        </div>
        {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
      </header>
    </>
  );
}
