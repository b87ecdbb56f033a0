import type { Language } from '../../../../../contracts/languages.ts';
import type { FeedFile } from '../../../../../contracts/marketplace/feeds.ts';
import { type PictureWidth, pictureAddress } from '../../../../../contracts/marketplace/pictures.ts';
import { isReduced } from '../../../../../contracts/marketplace/price-rules.ts';
import { pathInLanguage } from '../../../../../contracts/pages/language-path.ts';
import { formatPlainAmount } from '../../../../../i18n/format-money.ts';
import type { FeedItem } from '../feeds.service.ts';

/** What is written around the goods. */
export interface Feed {
  origin: string;
  language: Language;
  path: string;
  /** Absolute addresses of this page and of the one after it. */
  self: string;
  next: string | null;
  /** Null for the feed of the whole marketplace. */
  shop: { id: string; name: string } | null;
}

export interface FeedFormat {
  file: FeedFile;
  type: string;
  /** How many goods it has unless the reader asks for another number; null for all of them. */
  limit: number | null;
  head(feed: Feed): string;
  item(item: FeedItem, feed: Feed): string;
  tail: string;
}

/** All of these readers take JPEG, and not all take WebP. */
const pictureWidth: PictureWidth = 800;

/** A variant has the page of its listing. */
type AddressedItem = Pick<FeedItem, 'id' | 'language' | 'images' | 'seller'> & { groupId?: string | null };

/** The absolute addresses of what an item names. */
export function addressesOf(
  { id, groupId, language, images, seller }: AddressedItem,
  { origin }: Pick<Feed, 'origin'>,
) {
  const [image = '', ...otherImages] = images.map((file) => origin + pictureAddress(file, pictureWidth, 'jpg'));
  return {
    page: origin + pathInLanguage(`/product/${groupId ?? id}`, language),
    shop: origin + pathInLanguage(`/seller/${seller.id}`, language),
    image,
    otherImages,
  };
}

/** An amount with the decimals of its currency and its code: `49.00 USD`, `4900 JPY`. */
export const amountOf = (minor: number, currency: string) => `${formatPlainAmount(minor, currency)} ${currency}`;

/** The usual price, and the lower one of a reduction; null where the price is not reduced. */
export function pricesOf(item: FeedItem): { usual: string; reduced: string | null } {
  const now = amountOf(item.price_minor, item.currency);
  return isReduced(item)
    ? { usual: amountOf(item.price_before_minor, item.currency), reduced: now }
    : { usual: now, reduced: null };
}

/** The names of the category and those above it. */
export const categoryPath = (item: FeedItem) =>
  [item.category_name, item.sub_category_name, item.super_sub_category_name].join(' > ');

/** As many characters as a reader takes; never half of one. */
export function cutTo(most: number, text: string): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
