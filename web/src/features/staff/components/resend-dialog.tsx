import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { Resend } from "../../../ui/resend.tsx";
import { resendInvitation } from "../data/staff-calls.ts";
import type { Member } from "../read-member.ts";

export function ResendDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const [from, setFrom] = useState(0);
  return (
    <Dialog open title={`Invite ${member.name} again`} onClose={onClose}>
      <p className="mb-5">
        Another mail goes to <strong className="font-semibold">{member.email}</strong>. The link of the latest
        one counts; earlier ones stop working.
      </p>
      <Resend
        from={from}
        label="Send the invitation again"
        onResend={async () => {
          const { isOnItsWay, nextFrom } = await resendInvitation(member.uid);
          setFrom(nextFrom);
          return isOnItsWay
            ? `The invitation to ${member.email} is on its way.`
            : `An invitation was sent to ${member.email} less than a minute ago, so nothing was sent now.`;
        }}
      />
    </Dialog>
  );
}
