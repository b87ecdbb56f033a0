const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What XML 1.0 cannot hold, not even escaped. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`;

/** The same where there is something to write. */
export const optionalElement = (name: string, text: string | null): string => (text ? element(name, text) : '');

/** A line for each, because Meta refuses lines of more than five megabytes. */
export const wrap = (name: string, content: string): string => `<${name}>\n${content}</${name}>\n`;
