import { Menu, X } from "lucide-react";
import { frame } from "#messages/workspaces/frame.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PortalAccount } from "./portal-account.tsx";
import { PortalElsewhere } from "./portal-nav.tsx";
import type { Portal } from "./portals.ts";

/** On a phone: who is signed in, and the ways out. */
export function PortalMenu({ ways, elsewhere }: Pick<Portal, "ways" | "elsewhere">) {
  return (
    <Disclosure
      label={frame.menu}
      buttonClass="btn btn-ghost btn-square -mr-2"
      panelClass="menu-panel right-3 max-h-[calc(100dvh-4.5rem)] w-64 overflow-y-auto overscroll-contain *:border-t-0"
      button={(open) => (open ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />)}
    >
      {() => (
        <>
          <PortalElsewhere {...(elsewhere && { elsewhere })} />
          <PortalAccount ways={ways} />
        </>
      )}
    </Disclosure>
  );
}
