import { t } from '../../shared/text.ts';

/** Who an email comes from: what every email names (decisions 9, Canada's anti-spam law). */
export interface MailBrand {
  productName: string;
  publicUrl: string;
  senderAddress: string;
  supportEmail: string;
}

/** What an email says, before it has a look. All of it is plain text but the body. */
export interface Letter {
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /**
   * Below the paragraphs, where an email holds more than those: sanitised HTML with inline styles, and the
   * same as text.
   */
  body?: { html: string; text: string };
  /** Names and values, shown as a small table. */
  facts?: [string, string][];
  action?: { label: string; url: string };
  /** Said small, under the action: how long a link lives, what to do when it was not you. */
  footnotes?: string[];
  /** One click that ends emails of this kind; given for every commercial email. */
  unsubscribeUrl?: string;
}

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  );

const FONT = "-apple-system,'Segoe UI',Inter,Roboto,Helvetica,Arial,sans-serif";
const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";

/** Mail programs that know dark schemes get one; the others keep the light colours of the inline styles. */
const DARK = `@media (prefers-color-scheme:dark){.paper{background:#191a19!important}.card{background:#202120!important;border-color:#343532!important}
.ink{color:#eceae4!important}.muted{color:#aaa79f!important}.link{color:#7fcac5!important}.button{background:#2b7f7d!important}.line{border-color:#343532!important}
.ins{color:#9fe0b8!important;background:#143723!important}.del{color:#f2b3ab!important;background:#43201c!important}}`;

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font:400 16px/26px ${FONT};color:#3b3732">${escapeHtml(text)}</p>`;

const factRow = ([name, value]: [string, string]): string =>
  `<tr><td class="muted line" style="padding:9px 16px 9px 0;border-bottom:1px solid #e6e1d8;font:400 14px/20px ${FONT};color:#625c53;vertical-align:top;white-space:nowrap">${escapeHtml(name)}</td>` +
  `<td class="ink line" style="padding:9px 0;border-bottom:1px solid #e6e1d8;font:500 14px/20px ${FONT};color:#24211d">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

function html(brand: MailBrand, letter: Letter): string {
  const { facts = [], footnotes = [], action, unsubscribeUrl } = letter;
  const table = facts.length
    ? `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px">${facts.map(factRow).join('')}</table>`
    : '';
  const button = action
    ? `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 20px"><tr><td class="button" style="border-radius:6px;background:#1f6f6f">
<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 22px;font:600 15px/20px ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>
<p class="muted" style="margin:0 0 20px;font:400 13px/20px ${FONT};color:#625c53">${escapeHtml(t('If the button does not work, copy this address into your browser:'))}<br><a class="link" href="${escapeHtml(action.url)}" style="color:#185b5c;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : '';
  const small = footnotes
    .map(
      (text) =>
        `<p class="muted" style="margin:0 0 10px;font:400 13px/20px ${FONT};color:#625c53">${escapeHtml(text)}</p>`,
    )
    .join('');
  const unsubscribe = unsubscribeUrl
    ? ` <a class="link" href="${escapeHtml(unsubscribeUrl)}" style="color:#185b5c">${escapeHtml(t('Unsubscribe'))}</a>`
    : '';
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(letter.heading)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:#f8f6f2">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="paper" style="background:#f8f6f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px"><a class="ink" href="${escapeHtml(brand.publicUrl)}" style="font:600 21px/28px ${SERIF};color:#24211d;text-decoration:none">${escapeHtml(brand.productName)}</a></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e6e1d8;border-radius:12px;padding:32px 32px 22px">
<h1 class="ink" style="margin:0 0 16px;font:600 24px/32px ${SERIF};color:#24211d">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map(paragraph).join('\n')}${letter.body?.html ?? ''}${table}${button}${small}
</td></tr>
<tr><td class="muted" style="padding:18px 4px 0;font:400 12px/19px ${FONT};color:#625c53">${escapeHtml(t('{{product}} is general information and not legal advice.', { product: brand.productName }))}<br>
${escapeHtml(brand.senderAddress)} · <a class="link" href="mailto:${escapeHtml(brand.supportEmail)}" style="color:#185b5c">${escapeHtml(brand.supportEmail)}</a>${unsubscribe}</td></tr>
</table></td></tr></table></body></html>`;
}

function text(brand: MailBrand, letter: Letter): string {
  const { facts = [], footnotes = [], action, unsubscribeUrl } = letter;
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    letter.body?.text ?? '',
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...footnotes,
    '--',
    t('{{product}} is general information and not legal advice.', { product: brand.productName }),
    `${brand.senderAddress}\n${brand.supportEmail}`,
    unsubscribeUrl ? `${t('Unsubscribe')}: ${unsubscribeUrl}` : '',
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A letter in the product's look: HTML that mail programs show well, and the same as plain text. */
export const composeEmail = (brand: MailBrand, letter: Letter): { html: string; text: string } => ({
  html: html(brand, letter),
  text: text(brand, letter),
});
