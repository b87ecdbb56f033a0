import { addressesOf, amountOf, categoryPath, cutTo, type Feed, pricesOf } from './feed-format.ts';
import type { VariantItem } from './variant-items.ts';
import { element, optionalElement, wrap } from './xml.ts';

const longestTitle = 150;
const longestDescription = 5000;
const mostOtherImages = 10;

/** The fields that Google Merchant Center and Meta read by the same names, in the order of Google's specification. */
export function merchantFields(item: VariantItem, feed: Feed): string {
  const { page, image, otherImages } = addressesOf(item, feed);
  const { usual, reduced } = pricesOf(item);
  return [
    element('g:id', item.id),
    optionalElement('g:item_group_id', item.groupId),
    element('g:title', cutTo(longestTitle, item.title)),
    element('g:description', cutTo(longestDescription, item.description)),
    element('g:link', page),
    element('g:image_link', image),
    ...otherImages.slice(0, mostOtherImages).map((address) => element('g:additional_image_link', address)),
    element('g:price', usual),
    optionalElement('g:sale_price', reduced),
    element('g:condition', item.condition),
    element('g:product_type', categoryPath(item)),
    ...item.facts.map(({ label, text }) =>
      wrap('g:product_detail', element('g:attribute_name', label) + element('g:attribute_value', text)),
    ),
    ...item.attributes.map(([attribute, value]) => element(`g:${attribute}`, value)),
    ...item.recommended_countries.map(({ code, delivery_minor: fee }) =>
      fee === null
        ? ''
        : wrap('g:shipping', element('g:country', code) + element('g:price', amountOf(fee, item.currency))),
    ),
  ].join('');
}
