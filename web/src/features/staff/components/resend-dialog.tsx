import { useState } from "react";
import { staff, invitation as words } from "#messages/workspaces/staff.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { Resend } from "../../../ui/resend.tsx";
import { resendInvitation } from "../data/staff-calls.ts";
import type { Member } from "../read-member.ts";

export function ResendDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const [from, setFrom] = useState(0);
  return (
    <Dialog open title={words.againTitle(member.name)} onClose={onClose}>
      <p className="mb-5">
        <Filled
          text={words.again}
          parts={{ email: <strong className="font-semibold wrap-anywhere">{member.email}</strong> }}
        />
      </p>
      <Resend
        from={from}
        label={words.sendAgain}
        onResend={async () => {
          const { isOnItsWay, nextFrom } = await resendInvitation(member.uid);
          setFrom(nextFrom);
          const email = member.email ?? staff.noEmail;
          return isOnItsWay ? words.sent(email) : words.sentBefore(email);
        }}
      />
    </Dialog>
  );
}
