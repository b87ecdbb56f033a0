import { addressesOf, categoryPath, cutTo, type Feed, type FeedFormat, pricesOf } from './feed-format.ts';
import { type VariantItem, variantItems } from './variant-items.ts';

const longestTitle = 150;
const longestDescription = 5000;
const longestName = 70;

/** The product feed of OpenAI as JSON lines. It wants a brand: of goods without one, the shop. Nothing is bought in a chat. */
export const openAiFeed: FeedFormat = {
  file: 'openai.jsonl',
  type: 'application/jsonl; charset=utf-8',
  limit: null,
  head: () => '',
  item: (item, feed) =>
    variantItems(item)
      .map((one) => writeLine(one, feed))
      .join(''),
  tail: '',
};

function writeLine(item: VariantItem, feed: Feed): string {
  const { page, shop, image, otherImages } = addressesOf(item, feed);
  const { usual, reduced } = pricesOf(item);
  const name = cutTo(longestName, item.seller.name);
  const line = {
    item_id: item.id,
    ...(item.groupId && { group_id: item.groupId, listing_has_variations: true, variant_dict: item.choices }),
    ...Object.fromEntries(item.attributes),
    title: cutTo(longestTitle, item.title),
    description: cutTo(longestDescription, item.description),
    url: page,
    brand: name,
    image_url: image,
    ...(otherImages.length > 0 && { additional_image_urls: otherImages }),
    availability: item.availability,
    price: usual,
    ...(reduced && { sale_price: reduced }),
    condition: item.condition,
    product_category: categoryPath(item),
    seller_name: name,
    seller_url: shop,
    target_countries: item.recommended_countries.map(({ code }) => code),
    ...(item.rating && { star_rating: String(item.rating.average), review_count: item.rating.count }),
    is_eligible_search: true,
    is_eligible_checkout: false,
  };
  return `${JSON.stringify(line)}\n`;
}
