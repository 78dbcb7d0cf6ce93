import { ROLE_FACTS } from "@niyamdesk/domain/roles";
import { changeStaffRoleInput } from "@niyamdesk/domain/staff";
import * as z from "zod/mini";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { changeRole } from "../data/staff-calls.ts";
import type { Member } from "../read-member.ts";
import { ROLE_OPTIONS } from "../staff-words.ts";

const schema = z.strictObject({ role: changeStaffRoleInput.shape.role });

export function RoleDialog({ member, onClose }: { member: Member; onClose(): void }) {
  return (
    <Dialog open title={`Role of ${member.name}`} onClose={onClose}>
      <p className="muted mb-4">
        The change counts at once: screens that {member.name} has open go over to the new role, and what only
        the old one may see closes.
      </p>
      <Form
        label={`Role of ${member.name}`}
        schema={schema}
        defaultValues={{ role: member.role }}
        onSubmit={async ({ role }) => {
          if (role !== member.role) {
            await changeRole(member.uid, role);
            toast("success", `${member.name} works as ${ROLE_FACTS[role].label} now.`);
          }
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <SelectField name="role" label="Role" options={ROLE_OPTIONS} placeholder="Choose a role" />
            <Button type="submit" block busy={busy}>
              Change role
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
