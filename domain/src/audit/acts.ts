/**
 * What the audit log calls each privileged act, to be read after who did it: "Anita Desai suspended a staff member". One line an
 * act; what functions write and is not here does not compile.
 */
export const AUDIT_ACTS = {
  "access.refused": "was refused an act",
  "account.deleted": "deleted their account",
  "account.number_disowned": "said that a phone number isn't theirs",
  "account.password_set": "set a password by a link",
  "account.second_step_added": "added a second step to their sign-in",
  "account.second_step_removed": "removed the second step of their sign-in",
  "account.sessions_ended": "signed themselves out elsewhere",
  "announcement.ended": "ended an announcement",
  "announcement.saved": "saved an announcement",
  "application.approved": "approved a franchise application",
  "application.decision_undone": "took back a decision on an application",
  "application.paper_judged": "checked a document of an application",
  "application.papers_sent": "received documents of an application",
  "application.rejected": "rejected a franchise application",
  "application.review_started": "began to review an application",
  "application.submitted": "received a franchise application",
  "books.exported": "downloaded a file of the books",
  "client.closed": "closed a client's account",
  "client.corrected": "corrected a client's details",
  "client.erased": "erased a client",
  "client.exported": "downloaded a client's data",
  "client.noted": "added a note on a client",
  "client.opened": "opened a client's record",
  "client.reopened": "opened a client's account again",
  "complaint.answered": "answered a complaint",
  "consultation.cancelled": "cancelled a consultation",
  "consultation.closed": "closed a consultation that nobody had marked",
  "consultation.corrected": "corrected how a consultation ended",
  "consultation.ended": "marked how a consultation ended",
  "consultation.followed_up": "prepared an order after a consultation",
  "consultation.times_set": "changed when consultations can be booked",
  "coupon.saved": "saved a coupon",
  "coupon.stopped": "stopped a coupon",
  "directory.saved": "changed what the directory says of a CA",
  "dispute.evidence_taken": "downloaded the evidence for a dispute",
  "district.saved": "changed a district",
  "document.opened": "opened a client's document",
  "fees.agreed": "agreed fees with a CA",
  "fees.begun": "began a payment of fees to a CA",
  "fees.called_off": "called off a payment of fees to a CA",
  "fees.paid": "noted a payment of fees to a CA",
  "finding.mended": "resolved a line of the payments desk",
  "finding.noted": "noted something about the books",
  "finding.reopened": "took up a line of the payments desk again",
  "finding.set_aside": "set aside a line of the payments desk",
  "franchise.bank_saved": "saved a partner's bank account",
  "franchise.ended": "ended a franchise",
  "franchise.handed_over": "handed a territory over",
  "franchise.member_invited": "invited somebody to work for a partner",
  "franchise.member_removed": "took somebody's work for a partner away",
  "franchise.pins_set": "set the PIN codes of a territory",
  "franchise.reinstated": "reinstated a franchise",
  "franchise.suspended": "suspended a franchise",
  "incident.recorded": "recorded an incident",
  "incident.step_noted": "noted a step about an incident",
  "invoice.corrected": "corrected an invoice",
  "lead.assigned": "assigned a lead",
  "lead.calls_allowed": "allowed calls to a number again",
  "lead.conversion_taken_back": "took back a lead's conversion",
  "lead.idle": "took back a lead that nobody worked on",
  "lead.import_begun": "began an import of leads",
  "lead.import_undone": "took back an import of leads",
  "lead.merge_undone": "parted two merged leads",
  "lead.merged": "merged two leads",
  "lead.promise_missed": "passed on a lead after a missed promise",
  "lead.shared_out": "gave out a lead by turn",
  "list.export_fetched": "downloaded an exported list",
  "list.exported": "exported a list",
  "mail.sent_again": "sent an email again",
  "mail.worded": "changed the words of an email",
  "mailing.moved": "started, paused or stopped a mailing",
  "mailing.proved": "sent a test of a mailing",
  "mailing.saved": "saved a mailing",
  "need.snoozed": "put off an item on the dashboard until tomorrow",
  "order.assigned": "assigned an order",
  "order.cancelled": "cancelled an order",
  "order.client_read": "read a client's details for an order",
  "payment.disputed": "reported a dispute of a payment",
  "payment.given_back": "returned a held payment",
  "payment.held": "held a payment",
  "payment.matched": "matched a held payment to an order",
  "payout.confirmed": "confirmed a payout",
  "payout.exported": "downloaded a payout for the bank",
  "payout.made": "prepared a payout",
  "payout.returned": "noted a returned payout",
  "performance.exported": "exported calling figures",
  "pin_prefix.saved": "changed the States of PIN codes",
  "refund.accepted": "passed a refund on to the bank",
  "refund.asked": "asked for a refund",
  "refund.refused": "could not make a refund",
  "refund.transferred": "noted a refund by bank transfer",
  "service.draft_discarded": "threw away unpublished changes of a service",
  "service.hidden": "took a service off sale",
  "service.published": "published a service",
  "service.restored": "went back to an earlier version of a service",
  "service.saved": "changed a service",
  "service.shown": "put a service on sale",
  "services.ordered": "changed the order of the services",
  "settings.access": "changed who needs a second step",
  "settings.calling": "changed the calling rules",
  "settings.commission": "changed the commission rules",
  "settings.company": "changed the company's details",
  "settings.mail": "changed who our emails are from",
  "settings.public": "changed the contact details",
  "staff.accepted": "accepted an invitation",
  "staff.availability": "changed when somebody is available",
  "staff.invitation_withdrawn": "withdrew an invitation",
  "staff.invited": "invited a staff member",
  "staff.invited_again": "sent an invitation again",
  "staff.reinstated": "reinstated a staff member",
  "staff.role_changed": "changed a staff member's role",
  "staff.second_step_removed": "removed a staff member's second step",
  "staff.sessions_ended": "signed a staff member out",
  "staff.suspended": "suspended a staff member",
  "statutory_date.extended": "extended a compliance date",
  "statutory_date.saved": "changed a compliance date",
  "step_plan.saved": "changed the steps of a service",
  "telecaller.targets": "set a telecaller's targets",
  "ticket.answered": "answered a question",
  "ticket.assigned": "assigned a question",
  "ticket.call_noted": "noted a call about a question",
  "ticket.closed": "closed a question",
  "ticket.linked": "linked a question to an order",
  "ticket.merged": "merged a question with another",
  "ticket.noted": "noted a question from a call",
  "ticket.reopened": "reopened a question",
  "ticket_answer.removed": "removed a ready answer",
  "ticket_answer.saved": "saved a ready answer",
  "view.begun": "opened somebody's workspace to look at it",
  "view.ended": "left somebody's workspace",
  "webhook.unreadable": "could not read a message from Razorpay",
} as const;

export type AuditAct = keyof typeof AUDIT_ACTS;

/** What acts are about, as their names begin. */
export const AUDIT_NOUNS: readonly string[] = [...new Set(Object.keys(AUDIT_ACTS).map(nounOf))];
export type AuditNoun = AuditAct extends `${infer Noun}.${string}` ? Noun : never;

/** @param act such as `order.assigned` */
export function nounOf(act: string): string {
  return act.split(".", 1)[0] ?? act;
}

/** Read after who did it. What an earlier or later release wrote is spelled out as it is. */
export function actPhrase(act: string): string {
  return isKnownAct(act) ? AUDIT_ACTS[act] : `did ${inWords(act)}`;
}

export function isKnownAct(act: string): act is AuditAct {
  return Object.hasOwn(AUDIT_ACTS, act);
}

/** `staff_status` as people read it: `Staff status`. */
export function fieldWords(field: string): string {
  const words = inWords(field);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `order.assigned` as words: `order assigned`. */
export function inWords(name: string): string {
  return name.replace(/[._-]+/g, " ").trim();
}
