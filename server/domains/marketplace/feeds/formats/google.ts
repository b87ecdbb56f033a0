import { closeChannel, openChannel } from './channel.ts';
import type { FeedFormat } from './feed-format.ts';
import { merchantFields } from './merchant-item.ts';
import { variantItems } from './variant-items.ts';
import { element, wrap } from './xml.ts';

/**
 * Google Merchant Center: RSS 2.0 with its namespace. Without brand, because a listing does not say it; Google then takes
 * the goods as without known identifiers.
 */
export const googleFeed: FeedFormat = {
  file: 'google.xml',
  type: 'application/xml; charset=utf-8',
  limit: null,
  head: openChannel,
  item: (item, feed) =>
    variantItems(item)
      .map((one) =>
        wrap(
          'item',
          [
            merchantFields(one, feed),
            element('g:availability', one.availability),
            // Only of an account with many sellers.
            feed.shop ? '' : element('g:external_seller_id', one.seller.id),
          ].join(''),
        ),
      )
      .join(''),
  tail: closeChannel,
};
