import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { site } from "#messages/site.ts";
import { onFirstSign } from "../../lib/loading/first-sign.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { accountLinks } from "./account-links.ts";
import { useSignOut, warmSignOut } from "./use-sign-out.ts";
import type { Viewer } from "./use-viewer.ts";

/** Ways in for a visitor; for somebody signed in, their pages and the way out. */
export function AccountMenu({ viewer }: { viewer: Viewer | null }) {
  const isSomebody = viewer !== null;
  useEffect(() => (isSomebody ? onFirstSign(warmSignOut) : undefined), [isSomebody]);
  if (viewer === null) {
    return (
      <div className="flex items-center gap-2">
        <ButtonLink to={PATHS.login} look="quiet">
          {site.login}
        </ButtonLink>
        <ButtonLink to={PATHS.register}>{site.register}</ButtonLink>
      </div>
    );
  }
  return (
    <Disclosure
      className="relative"
      buttonClass="nav-link max-w-56"
      panelClass="menu-panel right-0 w-64"
      button={(open) => (
        <>
          <Icon name="circle-user-round" />
          <span className="truncate">{site.myAccount}</span>
          <Icon
            name="chevron-down"
            size={16}
            className={`transition-transform ${open ? "rotate-180" : ""}`}
          />
        </>
      )}
    >
      {(close) => <AccountLinks viewer={viewer} onFollow={close} />}
    </Disclosure>
  );
}

export function AccountLinks({ viewer, onFollow }: { viewer: Viewer; onFollow: () => void }) {
  const { begin, asked } = useSignOut();
  return (
    <>
      {viewer.name !== null && (
        <p className="mb-1 border-b border-base-300 px-3 pt-1 pb-2.5 text-sm">
          <span className="block truncate font-semibold">{viewer.name}</span>
          {viewer.role !== null && <span className="muted">{site.roles[viewer.role]}</span>}
        </p>
      )}
      <ul className="grid gap-0.5">
        {accountLinks(viewer.role).map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow} className="menu-link">
              <Icon name={icon} size={18} className="muted" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className="menu-link w-full" onClick={() => void begin()}>
            <Icon name="log-out" size={18} className="muted" />
            {site.logOut}
          </button>
          {asked}
        </li>
      </ul>
    </>
  );
}
