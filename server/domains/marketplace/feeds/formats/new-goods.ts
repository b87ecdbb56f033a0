import { isReduced } from '../../../../../contracts/marketplace/price-rules.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import type { FeedItem } from '../feeds.service.ts';
import { closeChannel, openChannel } from './channel.ts';
import { addressesOf, type FeedFormat, pricesOf } from './feed-format.ts';
import { element, escapeXml, optionalElement, wrap } from './xml.ts';

/** New goods for people who follow a shop or the marketplace in a feed reader, newest first. */
export const newGoodsFeed: FeedFormat = {
  file: 'new.rss',
  type: 'application/rss+xml; charset=utf-8',
  limit: 50,
  head: openChannel,
  item: (item, feed) => {
    const { page, image } = addressesOf(item, feed);
    const { usual, reduced } = pricesOf(item);
    return wrap(
      'item',
      [
        element('title', item.title),
        element('link', page),
        `<guid isPermaLink="false">${escapeXml(`${feed.origin}/product/${item.id}`)}</guid>\n`,
        element('pubDate', item.createdAt.toUTCString()),
        element('category', item.category_name),
        element(
          'description',
          withLocale(feed.language, () => describe(item)),
        ),
        `<media:content medium="image" url="${escapeXml(image)}"/>\n`,
        ...[element('g:price', usual), optionalElement('g:sale_price', reduced)],
        ...[element('g:availability', item.availability), element('g:condition', item.condition)],
      ].join(''),
    );
  },
  tail: closeChannel,
};

/** As HTML, which feed readers show. */
function describe(item: FeedItem): string {
  const price = escapeXml(formatMoney(item.price_minor, item.currency));
  const before = isReduced(item) ? ` <s>${escapeXml(formatMoney(item.price_before_minor, item.currency))}</s>` : '';
  return `<p><b>${price}</b>${before}</p><p>${escapeXml(item.description).replaceAll('\n', '<br>')}</p>`;
}
