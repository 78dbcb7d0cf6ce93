import type { Language } from "@niyamdesk/domain/base/languages";
import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { type Html, html } from "./html.ts";

/** Clients that know dark mode follow this; the others keep the light inline colours. */
const DARK = html`@media (prefers-color-scheme: dark) {
  .page { background: #10151f !important; }
  .card { background: #1a2230 !important; border-color: #2c3849 !important; }
  .ink { color: #eef2f7 !important; }
  .soft { color: #a9b6c6 !important; }
  .rule { border-color: #2c3849 !important; }
  .panel { background: #222d3d !important; }
  .link { color: #8ab4ff !important; }
}
@media (max-width: 480px) { .inner { padding: 24px 20px !important; } }`;

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

const mailLink = () =>
  html`<a class="link" href="mailto:${SUPPORT.email}" style="color:#1d4ed8">${SUPPORT.email}</a>`;
const phoneLink = () =>
  html`<a class="link" href="tel:${SUPPORT.phone}" style="color:#1d4ed8;white-space:nowrap">${SUPPORT.phoneLabel}</a>`;

const QUESTIONS: Record<Language, (mail: Html, phone: Html) => Html> = {
  en: (mail, phone) => html`Questions? Write to ${mail} or call ${phone}, ${SUPPORT.hours}.`,
  hi: (mail, phone) => html`कोई सवाल? ${mail} पर लिखें या ${phone} पर कॉल करें, ${SUPPORT.hoursHindi}।`,
};

interface Page {
  title: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  body: Html;
  /** English, unless it is known that the reader reads another. */
  language?: Language;
}

/** The frame of every mail: one column, readable on a phone, nothing loaded from anywhere. */
export function mailPage({ title, preview, body, language = "en" }: Page): string {
  return html`<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${title}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f9;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f3f5f9">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${FONT}">
<tr><td class="ink" style="padding:0 4px 16px;font-size:18px;font-weight:700;letter-spacing:-.01em;color:#14213d">${PRODUCT}</td></tr>
<tr><td class="card inner" style="background:#ffffff;border:1px solid #dfe4ec;border-radius:14px;padding:32px">${body}</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;font-size:13px;line-height:1.6;color:#56637a">
${QUESTIONS[language](mailLink(), phoneLink())}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;
}

/** The same at the end of every plain text. */
export function textFooter(language: Language = "en"): string {
  return `${QUESTIONS[language](html`${SUPPORT.email}`, html`${SUPPORT.phoneLabel}`).markup}\n\n${PRODUCT}`;
}
