import type { FeedItem } from '../feeds.service.ts';

/** What readers of feeds call the options that they know. */
type Attribute = 'color' | 'size' | 'material' | 'pattern';

const attributeOf = (option: string): Attribute | null => {
  if (option === 'colour') return 'color';
  if (option === 'material' || option === 'pattern') return option;
  return option === 'waist' || option === 'size' || option.endsWith('-size') || option.startsWith('shoe-size')
    ? 'size'
    : null;
};

/** One article of a feed: a listing without options, or one variant of a listing with them. */
export interface VariantItem extends FeedItem {
  /** The listing whose variants are shown as one; null without options. */
  groupId: string | null;
  attributes: [Attribute, string][];
  /** Every option and its value by their names. */
  choices: Record<string, string>;
}

/** Readers of feeds want an article for each variant, with its own price, stock and photo. */
export function variantItems(item: FeedItem): VariantItem[] {
  if (item.options.length === 0) return [{ ...item, groupId: null, attributes: [], choices: {} }];
  return item.variants.map((variant) => {
    const named = item.options.map((option, at) => {
      const value = option.values.find(({ id }) => id === variant.values[at])?.name ?? '';
      return { attribute: attributeOf(option.id), name: option.name, value };
    });
    const { price, price_minor, price_cents, price_before_minor, availability, image } = variant;
    return {
      ...{ ...item, price, price_minor, price_cents, price_before_minor, availability },
      id: `${item.id}-${variant.id}`,
      title: `${item.title} (${variant.name})`,
      images: image ? [image, ...item.images.filter((other) => other !== image)] : item.images,
      groupId: item.id,
      attributes: named.flatMap(({ attribute, value }): [Attribute, string][] =>
        attribute ? [[attribute, value]] : [],
      ),
      choices: Object.fromEntries(named.map(({ name, value }) => [name, value])),
    };
  });
}
