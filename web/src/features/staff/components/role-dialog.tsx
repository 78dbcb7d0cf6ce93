import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import { changeStaffRoleInput } from "@niyamdesk/domain/staff/staff";
import { useState } from "react";
import * as z from "zod/mini";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { changeRole } from "../data/staff-calls.ts";
import { useStaffWork } from "../hooks/use-staff-work.ts";
import type { Member } from "../read-member.ts";
import { ROLE_OPTIONS } from "../staff-words.ts";
import { WorkInHand } from "./work-in-hand.tsx";

const schema = z.strictObject({ role: changeStaffRoleInput.shape.role });

export function RoleDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const work = useStaffWork(member.uid);
  const [role, setRole] = useState<Member["role"]>(member.role);
  const loses = role !== member.role && role !== "ca";
  const seen = work.status === "ready" ? work.value.consultations.map(({ id }) => id) : [];

  async function change(next: Member["role"]): Promise<void> {
    try {
      await changeRole(member.uid, next, seen);
    } catch (error) {
      if (error instanceof AppError && error.code === "bookings_ahead" && work.status === "ready")
        work.retry();
      throw error;
    }
  }

  return (
    <Dialog open title={`Role of ${member.name}`} onClose={onClose}>
      <p className="muted mb-4">
        This takes effect immediately: any screen {member.name} has open switches to the new role, and what
        only the old role may see closes.
      </p>
      <Form
        label={`Role of ${member.name}`}
        schema={schema}
        defaultValues={{ role: member.role }}
        onChange={({ role: chosen }) => setRole(chosen ?? member.role)}
        onSubmit={async ({ role }) => {
          if (role !== member.role) {
            await change(role);
            toast("success", `${member.name} works as ${ROLE_LABELS[role]} now.`);
          }
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <SelectField name="role" label="Role" options={ROLE_OPTIONS} placeholder="Choose a role" />
            {loses && <WorkInHand work={work} keepsLeads={role === "telecaller"} />}
            <Button type="submit" block busy={busy} disabled={loses && work.status !== "ready"}>
              Change role
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
