import { MAIL_NAMES } from "@niyamdesk/domain/mail/template-names";

/** What administrators call each kind of mail. */
export const mailNames = MAIL_NAMES;
