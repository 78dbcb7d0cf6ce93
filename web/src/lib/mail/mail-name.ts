import { fieldWords } from "@niyamdesk/domain/audit/acts";
import { MAIL_TEMPLATES, type MailTemplate } from "@niyamdesk/domain/mail/templates";
import { mailNames } from "#messages/workspaces/mail-names.ts";

/** What a kind of mail is called where its words are chosen; one that an earlier release wrote has no name any more. */
export function mailName(template: string): string {
  return isTemplate(template) ? mailNames[template] : fieldWords(template);
}

function isTemplate(name: string): name is MailTemplate {
  return MAIL_TEMPLATES.some((template) => template === name);
}
