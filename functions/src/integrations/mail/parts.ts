import { type Html, html } from "./html.ts";

/** Pieces that mails are put together from. */

export function heading(text: string): Html {
  return html`<h1 class="ink" style="margin:0 0 12px;font-size:24px;line-height:1.25;letter-spacing:-.02em;color:#14213d">${text}</h1>`;
}

export function subheading(text: string): Html {
  return html`<h2 class="ink" style="margin:28px 0 10px;font-size:16px;line-height:1.4;color:#14213d">${text}</h2>`;
}

export function paragraph(content: string | Html): Html {
  return html`<p class="ink" style="margin:0 0 14px;font-size:16px;line-height:1.6;overflow-wrap:anywhere;color:#27324a">${content}</p>`;
}

export function note(content: string): Html {
  return html`<p class="soft" style="margin:6px 0 0;font-size:14px;line-height:1.55;color:#56637a">${content}</p>`;
}

export interface Row {
  label: string;
  value: string;
  /** The sum under the line. */
  total?: boolean;
}

/** Label left, value right; figures line up. */
export function rows(entries: readonly Row[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${entries.map(rowOf)}</table>`;
}

/** A tinted box for what matters most. */
export function panel(content: Html): Html {
  return html`<div class="panel" style="margin:20px 0;padding:6px 18px;background:#f3f6fb;border-radius:10px">${content}</div>`;
}

export function button(label: string, href: string): Html {
  return html`<p style="margin:26px 0 6px"><a href="${href}" style="display:block;background:#1d4ed8;color:#ffffff;text-align:center;text-decoration:none;font-size:16px;font-weight:600;line-height:1.25;padding:15px 22px;border-radius:10px">${label}</a></p>`;
}

export function numbered(steps: readonly string[]): Html {
  return html`<ol class="ink" style="margin:0;padding:0 0 0 22px;font-size:16px;line-height:1.6;color:#27324a">${steps.map((step) => html`<li style="padding:0 0 8px 4px">${step}</li>`)}</ol>`;
}

export function bullets(points: readonly string[]): Html {
  return html`<ul class="ink" style="margin:0;padding:0 0 0 20px;font-size:15px;line-height:1.55;color:#27324a">${points.map((point) => html`<li style="padding:0 0 7px 4px">${point}</li>`)}</ul>`;
}

function rowOf({ label, value, total = false }: Row): Html {
  const line = total ? "border-top:1px solid #cfd7e3;font-weight:700;font-size:16px" : "font-size:15px";
  return html`<tr>
<td class="${total ? "ink rule" : "soft"}" style="padding:9px 12px 9px 0;vertical-align:top;line-height:1.45;color:${total ? "#14213d" : "#56637a"};${line}">${label}</td>
<td class="ink${total ? " rule" : ""}" align="right" style="padding:9px 0;vertical-align:top;line-height:1.45;text-align:right;color:#14213d;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;${line}">${value}</td>
</tr>`;
}
