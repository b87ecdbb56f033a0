import type { ProductRecord } from '../../../../../contracts/marketplace/listings.ts';
import { closeChannel, openChannel } from './channel.ts';
import { cutTo, type FeedFormat } from './feed-format.ts';
import { merchantFields } from './merchant-item.ts';
import { variantItems } from './variant-items.ts';
import { element, wrap } from './xml.ts';

const availabilities: Record<ProductRecord['availability'], string> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
};

const longestBrand = 100;

/** A catalogue of Meta as RSS, which needs no protection against spreadsheets. It wants a brand: of goods without one, the shop. */
export const metaFeed: FeedFormat = {
  file: 'meta.xml',
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
            element('g:availability', availabilities[one.availability]),
            element('g:brand', cutTo(longestBrand, one.seller.name)),
          ].join(''),
        ),
      )
      .join(''),
  tail: closeChannel,
};
