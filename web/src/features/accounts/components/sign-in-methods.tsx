import { PATHS } from "@niyamdesk/domain/base/addresses";
import { type ReactNode, useState } from "react";
import { ownAccount } from "#messages/own-account.ts";
import { withReturn } from "../../../lib/page/return-path.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import type { SignedIn } from "../../../lib/session/session-store.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { PasswordLink } from "./password-link.tsx";
import { PhoneDialog } from "./phone-dialog.tsx";
import { RemovePhoneDialog } from "./remove-phone-dialog.tsx";

/** By what the person signs in. `here`: the page to come back to after the address is verified. */
export function SignInMethods({ session, here }: { session: SignedIn; here: string }) {
  const { email, emailVerified, phone } = session;
  const shown = useShownPhone();
  const [open, setOpen] = useState<"email" | "phone" | "no-phone" | null>(null);
  const unconfirmed = email !== null && !emailVerified;
  const close = () => setOpen(null);
  return (
    <>
      <ul className="divide-y divide-base-300">
        <Method
          name={ownAccount.email}
          value={email}
          badge={
            email !== null && (
              <Badge tone={emailVerified ? "success" : "warning"}>
                {emailVerified ? ownAccount.verified : ownAccount.notVerified}
              </Badge>
            )
          }
        >
          {unconfirmed && (
            <ButtonLink to={withReturn(PATHS.verifyEmail, here)} look="soft">
              {phone === null ? ownAccount.verifyOrChange : ownAccount.verify}
            </ButtonLink>
          )}
          {/* Without a number it is changed where it is verified, with the password. */}
          {!(unconfirmed && phone === null) && (
            <Button look="outline" onClick={() => setOpen("email")}>
              {email === null ? ownAccount.addEmail : ownAccount.changeEmail}
            </Button>
          )}
        </Method>
        <Method name={ownAccount.phone} value={phone && shown(phone)}>
          <Button look="outline" onClick={() => setOpen("phone")}>
            {phone === null ? ownAccount.addPhone : ownAccount.changePhone}
          </Button>
          {/* The address remains, with a password that a mailed link sets. */}
          {phone !== null && email !== null && emailVerified && (
            <Button look="quiet" onClick={() => setOpen("no-phone")}>
              {ownAccount.removePhone}
            </Button>
          )}
        </Method>
        {email !== null && emailVerified && <PasswordLink email={email} />}
      </ul>
      {open === "email" && <EmailDialog current={email} verified={emailVerified} onClose={close} />}
      {open === "no-phone" && phone !== null && <RemovePhoneDialog phone={phone} onClose={close} />}
      {open === "phone" && <PhoneDialog current={phone} onClose={close} />}
    </>
  );
}

function Method({
  name,
  value,
  badge,
  children,
}: {
  name: string;
  value: string | null;
  badge?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="muted text-sm">{name}</p>
        <p translate="no" className="figures flex flex-wrap items-center gap-x-3 gap-y-1 break-all">
          {value ?? ownAccount.notAdded} {badge}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
