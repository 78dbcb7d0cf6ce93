import { changeStaffRoleInput, keepsLeads } from "@niyamdesk/domain/staff/staff";
import { WORKER_ROLES } from "@niyamdesk/domain/steps/step";
import { useState } from "react";
import * as z from "zod/mini";
import { roles } from "#messages/roles.ts";
import { staff, roleChange as words } from "#messages/workspaces/staff.ts";
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
import { HeldTerritories } from "./held-territories.tsx";
import { WorkInHand } from "./work-in-hand.tsx";

const schema = z.strictObject({ role: changeStaffRoleInput.shape.role });

export function RoleDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const work = useStaffWork(member.uid);
  const [role, setRole] = useState<Member["role"]>(member.role);
  const changes = role !== member.role;
  const held = work.status === "ready" && changes ? work.value.franchises : [];
  const seen = work.status === "ready" ? work.value.consultations.map(({ id }) => id) : [];

  async function change(next: Member["role"]): Promise<void> {
    try {
      await changeRole(member.uid, next, seen);
    } catch (error) {
      const isLate = error instanceof AppError && ["bookings_ahead", "franchise_held"].includes(error.code);
      if (isLate && work.status === "ready") work.retry();
      throw error;
    }
  }

  return (
    <Dialog open title={words.title(member.name)} onClose={onClose}>
      <p className="muted mb-4">{words.lead(member.name)}</p>
      <Form
        label={words.title(member.name)}
        schema={schema}
        defaultValues={{ role: member.role }}
        onChange={({ role: chosen }) => setRole(chosen ?? member.role)}
        onSubmit={async ({ role }) => {
          if (role !== member.role) {
            await change(role);
            toast("success", words.done(member.name, roles[role]));
          }
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <SelectField
              name="role"
              label={staff.role}
              options={ROLE_OPTIONS}
              placeholder={staff.chooseRole}
            />
            {changes && held.length === 0 && (
              <WorkInHand
                work={work}
                keepsLeads={keepsLeads(member.role, role)}
                keepsOrders={WORKER_ROLES.some((worker) => worker === role)}
              />
            )}
            <HeldTerritories franchises={held}>{words.held(member.name)}</HeldTerritories>
            <Button
              type="submit"
              block
              busy={busy}
              disabled={changes && (work.status !== "ready" || held.length > 0)}
            >
              {words.confirm}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
