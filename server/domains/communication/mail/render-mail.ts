import type { Language } from '../../../../contracts/languages.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import { mailFrameText } from '../../../../i18n/generated/mail-frame.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { MailContent } from '../../../platform/mail/template.ts';

interface Frame {
  language: Language;
  /** The origin of the site, for links. */
  origin: string;
  /** The page that stops mails of this kind; a path of the English site. */
  stopPath?: string | undefined;
}

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail as text and as HTML; only photos of goods are loaded, from the site itself. */
export function renderMail(content: MailContent, { language, origin, stopPath }: Frame): RenderedMail {
  const urlOf = (path: string) => urlOfPage(origin, path, language);
  const { subject, heading, paragraphs, code, button, items = [], facts = [] } = content;
  const buttonUrl = button && urlOf(button.path);
  const stopUrl = stopPath && urlOf(stopPath);
  return withLocale(language, () => {
    const footer = mailFrameText('footer', { site: origin.replace(/^https?:\/\//, '') });
    const stop = mailFrameText('stop');
    const text = [
      heading,
      ...paragraphs.slice(0, 1),
      ...(code ? [code] : []),
      ...(items.length > 0 ? [items.map(({ title, amount }) => `${title}: ${amount}`).join('\n')] : []),
      ...(facts.length > 0 ? [facts.map(writeFact).join('\n')] : []),
      ...(button ? [`${button.label}:\n${buttonUrl}`] : []),
      ...paragraphs.slice(1),
      `--\n${footer}${stopUrl ? `\n${stop}: ${stopUrl}` : ''}`,
    ].join('\n\n');
    const body = [
      `<h1>${escapeHtml(heading)}</h1>`,
      ...paragraphs.slice(0, 1).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...(code ? [`<p class="code">${escapeHtml(code)}</p>`] : []),
      ...(items.length > 0 ? [`<table>${items.map((item) => itemRow(item, origin)).join('')}</table>`] : []),
      ...(facts.length > 0 ? [`<table>${facts.map(factRow).join('')}</table>`] : []),
      ...(button && buttonUrl
        ? [`<p><a class="button" href="${escapeHtml(buttonUrl)}">${escapeHtml(button.label)}</a></p>`]
        : []),
      ...paragraphs.slice(1).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ].join('\n');
    const stopLink = stopUrl ? `<br><a href="${escapeHtml(stopUrl)}">${escapeHtml(stop)}</a>` : '';
    return { subject, text, html: page(language, escapeHtml(subject), body, `${escapeHtml(footer)}${stopLink}`) };
  });
}

type Item = NonNullable<MailContent['items']>[number];
type Fact = NonNullable<MailContent['facts']>[number];

const writeFact = ({ label, value, link }: Fact) => `${label}: ${value}${link ? `\n${link.label}: ${link.url}` : ''}`;

const itemRow = ({ title, amount, image }: Item, origin: string) =>
  `<tr><td class="photo"><img src="${escapeHtml(origin + image)}" width="64" height="64" alt=""></td><td>${escapeHtml(title)}</td><td class="amount">${escapeHtml(amount)}</td></tr>`;

function factRow({ label, value, link }: Fact): string {
  const anchor = link ? `<br><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>` : '';
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}${anchor}</td></tr>`;
}

/** Writes a text message. */
export function renderSms(content: MailContent, { language, origin }: Frame): string {
  const link = content.button ? urlOfPage(origin, content.button.path, language) : origin;
  return withLocale(language, () => content.short?.(link) ?? content.subject);
}

const urlOfPage = (origin: string, path: string, language: Language) => `${origin}${pathInLanguage(path, language)}`;

const page = (language: Language, title: string, body: string, footer: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<p class="brand">Snapbazaar</p>
<main>
${body}
<footer>${footer}</footer>
</main>
</body>
</html>
`;

/** The colors of the site, written out because mails know no variables of its style sheet. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #faf8f4; color: #1c1a22; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 28px 24px; background: #ffffff; border: 1px solid #e6e0d6; border-radius: 16px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; text-wrap: balance; word-break: auto-phrase; }
p { margin: 0 0 16px; overflow-wrap: anywhere; text-wrap: pretty; }
.brand { max-width: 480px; margin: 0 auto 12px; padding: 0 24px; color: #c2410c; font-size: 18px; font-weight: 700; }
table { width: 100%; margin: 0 0 16px; border-collapse: collapse; font-size: 15px; }
td, th { padding: 6px 8px 6px 0; text-align: left; vertical-align: top; font-weight: 400; }
th { width: 36%; color: #676170; }
.photo { width: 72px; }
.photo img { display: block; border-radius: 10px; object-fit: cover; }
.amount { white-space: nowrap; text-align: right; }
.code { font-size: 32px; font-weight: 700; letter-spacing: 6px; }
.button { display: inline-block; padding: 12px 22px; border-radius: 999px; background: #c2410c; color: #ffffff; font-weight: 600; text-decoration: none; }
footer { margin-top: 28px; color: #676170; font-size: 13px; word-break: auto-phrase; }
footer a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #131118; color: #f5f2ee; }
  main { background: #1c1923; border-color: #312c3b; }
  .brand { color: #ff8a4c; }
  .button { background: #ff8a4c; color: #24110a; }
  footer, th { color: #aca5b7; }
  td a { color: #ff8a4c; }
}`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
