import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import type { StaffStatus } from "@niyamdesk/domain/staff/staff";

const statuses: Record<StaffStatus, string> = {
  invited: "Invited",
  active: "Active",
  suspended: "Suspended",
};

/** The staff, for administrators. */
export const staff = {
  title: "Staff",
  intro: "Everyone who works here and their role. Changes take effect right away.",
  none: "Nobody works here yet",
  noneHint: "Everyone you invite shows here with their role.",
  search: "Search staff",
  searchHint: "Name, email, phone",
  allRoles: "All roles",
  everyone: "Everyone",
  statuses,
  name: "Name",
  email: "Email",
  phone: "Phone",
  role: "Role",
  chooseRole: "Choose a role",
  status: "Status",
  since: "Since",
  you: "You",
  noName: "Name not given",
  noEmail: "No email",
  noPhone: "No phone",
  /** Read out: the menu beside a person. */
  change: (name: string) => `Change ${name}`,
  changes: {
    role: "Change role",
    suspend: "Suspend",
    reinstate: "Restore access",
    resend: "Resend invitation",
    see: "View as them",
  },
};

/** What can be done to several members of staff at once. */
export const staffBulk = {
  copy: "Copy email addresses",
  copied: (count: number) => `${count === 1 ? "1 address" : `${count} addresses`} copied`,
  resend: "Resend invitations",
  resent: (count: number) =>
    count === 1 ? "1 invitation is on its way." : `${count} invitations are on their way.`,
  /** `why` is a sentence; `others` were refused besides. */
  refused: (name: string, why: string, others: number) =>
    `No invitation for ${name}: ${why}${others === 0 ? "" : ` ${others} more could not be sent.`}`,
};

export const invitation = {
  open: "Invite",
  title: "Invite a member of staff",
  lead: `We'll email them a link to set their own password. It's valid for ${INVITATION_DAYS} days.`,
  /** Before the number as it was understood. */
  phoneUse: "We'll ask them to confirm",
  phoneHint: "Once they confirm it, they can also sign in with a code.",
  send: "Send invitation",
  sent: (email: string) => `The invitation to ${email} is on its way.`,
  emailOfClient: "This address belongs to a client's account. Please use another one.",
  emailOfStaff: "This address already belongs to a member of staff.",
  againTitle: (name: string) => `Resend the invitation to ${name}?`,
  again: "We'll send another email to {email}. Its link replaces the earlier one, which will stop working.",
  sendAgain: "Resend invitation",
  sentBefore: (email: string) =>
    `We sent an invitation to ${email} less than a minute ago, so we didn't send another.`,
};

export const roleChange = {
  title: (name: string) => `Change the role of ${name}`,
  lead: (name: string) =>
    `This takes effect right away: every screen ${name} has open switches to the new role, and what only the old role may see closes.`,
  held: (name: string) =>
    `${name} holds a territory as a franchise partner, so the role can't change yet. End the franchise or hand the territory over first:`,
  confirm: "Change role",
  done: (name: string, role: string) => `${name} now has the role ${role}.`,
};

export const suspension = {
  title: (name: string) => `Suspend ${name}?`,
  effects: (name: string) => [
    `${name} is signed out everywhere and can't sign in.`,
    "Nothing can be changed or paid out through this account any more.",
    `You can restore access for ${name} at any time. What was cancelled or handed over stays that way.`,
  ],
  why: "Why?",
  whyHint: "Kept in the audit log, for administrators only.",
  reasons: {
    left: "Has left",
    leave: "On long leave",
    inquiry: "Something is being looked into",
    access: "Account or device may be in other hands",
    other: "Something else",
  },
  confirm: "Suspend",
  confirming: "Suspending…",
  keep: "Not now",
  done: (name: string) => `${name} is suspended.`,
  endTitle: (name: string) => `Restore access for ${name}?`,
  endEffect: (name: string) =>
    `${name} can sign in again with the same role, and takes bookings again if the directory lists them.`,
  endConfirm: "Restore access",
  ended: (name: string) => `${name} can sign in again.`,
};

/** What a member of staff has in hand, and what becomes of it. */
export const workInHand = {
  label: "Work affected",
  loading: "Looking up this person's work",
  failed: "We couldn't look up this person's work",
  none: "No bookings or assigned work are affected.",
  consultations: (count: number) =>
    count === 1
      ? "One booked consultation will be cancelled and the client notified:"
      : `${count} booked consultations will be cancelled and the clients notified:`,
  leads: (count: number) => `${counted(count, "open lead")} will go back to the pool for others to take.`,
  orders: (count: number) =>
    `${counted(count, "open order")} will go to colleagues, with the documents and messages.`,
  franchises:
    "The franchise keeps running and earning commission. To stop that too, put it on hold or end it on its page:",
  tasks: (count: number) => `${counted(count, "open task")} will stay assigned to this person.`,
};

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
