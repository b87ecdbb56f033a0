import { pathInLanguage } from '../../../../../contracts/pages/language-path.ts';
import { feedsText } from '../../../../../i18n/generated/feeds.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import type { Feed } from './feed-format.ts';
import { element, escapeXml } from './xml.ts';

const spaces = [
  'xmlns:g="http://base.google.com/ns/1.0"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/** The beginning of an RSS 2.0 document, with the links of RFC 5005 to this page and the next. */
export function openChannel({ origin, language, shop, self, next }: Feed): string {
  const title = withLocale(language, () =>
    shop ? feedsText('newAt', { name: shop.name }) : feedsText('newOnSite', { name: 'Snapbazaar' }),
  );
  const home = origin + pathInLanguage(shop ? `/seller/${shop.id}` : '/', language);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}>\n<channel>\n`,
    ...[element('title', title), element('link', home), element('description', title), element('language', language)],
    linkTo('self', self),
    next ? linkTo('next', next) : '',
  ].join('');
}

export const closeChannel = '</channel>\n</rss>\n';

const linkTo = (relation: string, address: string) =>
  `<atom:link rel="${relation}" type="application/rss+xml" href="${escapeXml(address)}"/>\n`;
