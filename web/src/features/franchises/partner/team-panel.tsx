import { invitePartnerStaffInput } from "@niyamdesk/domain/franchises/franchise-input";
import { MOST_MEMBERS } from "@niyamdesk/domain/franchises/member";
import { useState } from "react";
import * as z from "zod/mini";
import { LANGUAGE } from "#messages/language.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { type MemberView, useMembers } from "../data/members.ts";
import { invitePartnerStaff, removePartnerStaff } from "../data/partner-staff-calls.ts";
import type { FranchiseView } from "../read-franchise.ts";

const words = partner.team;
const { name, email } = invitePartnerStaffInput.shape;
const schema = z.strictObject({ name, email });

/** Who works for the partner, and who is asked to. */
export function TeamPanel({ franchise }: { franchise: FranchiseView }) {
  const members = useMembers(franchise.userId);
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<MemberView | null>(null);
  return (
    <Panel title={words.title} framed>
      <p className="muted mb-4 text-sm">{words.lead}</p>
      <LivePanel live={members} label={words.loading} failure={words.failed} rows={1}>
        {(found) => (
          <>
            {found.length > 0 && (
              <WorkList label={words.title}>
                {found.map((member) => (
                  <Member key={member.id} member={member} onRemove={() => setLeaving(member)} />
                ))}
              </WorkList>
            )}
            <div className={found.length > 0 ? "mt-4" : ""}>
              {franchise.status === "active" && found.length < MOST_MEMBERS ? (
                <Button look="outline" onClick={() => setInviting(true)}>
                  {words.invite}
                </Button>
              ) : (
                <p className="muted text-sm">{franchise.status === "active" ? words.full : words.held}</p>
              )}
            </div>
          </>
        )}
      </LivePanel>
      {inviting && <InviteDialog franchiseId={franchise.id} onClose={() => setInviting(false)} />}
      {leaving !== null && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

function Member({ member, onRemove }: { member: MemberView; onRemove(): void }) {
  const { name: called, email: address, hasAccepted } = member;
  return (
    <WorkRow
      title={called}
      detail={<span className="wrap-anywhere">{address}</span>}
      aside={
        <>
          {!hasAccepted && <Badge tone="warning">{words.invited}</Badge>}
          <Button
            look="outline"
            size="small"
            className="min-h-11 sm:min-h-9"
            aria-label={words.removeOf(called)}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </>
      }
    />
  );
}

function InviteDialog({ franchiseId, onClose }: { franchiseId: string; onClose(): void }) {
  return (
    <Dialog open title={words.inviteTitle} onClose={onClose}>
      <Form
        label={words.inviteTitle}
        schema={schema}
        defaultValues={{ name: "", email: "" }}
        fieldsOf={{ email_in_use: "email" }}
        onSubmit={async (invited) => {
          await invitePartnerStaff({ franchise_id: franchiseId, language: LANGUAGE, ...invited });
          toast("success", words.sent(invited.email));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <p className="muted mb-4 text-sm">{words.inviteLead}</p>
            <Field name="name" label={words.name} autoComplete="off" />
            <Field name="email" label={words.email} type="email" autoComplete="off" inputMode="email" />
            <Button type="submit" block busy={busy} className="mt-2">
              {words.send}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ member, onClose }: { member: MemberView; onClose(): void }) {
  return (
    <ConfirmDialog
      danger
      title={words.removeTitle(member.name)}
      confirm={words.remove}
      keep={words.keep}
      onConfirm={async () => {
        await removePartnerStaff(member.id);
        toast("success", words.removed(member.name));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{member.hasAccepted ? words.removeWhat : words.withdrawWhat}</p>
    </ConfirmDialog>
  );
}
