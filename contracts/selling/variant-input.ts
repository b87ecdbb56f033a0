import { z } from 'zod';
import { isObject, readAs, readJson, Unreadable } from '../input/input-shapes.ts';
import { maxOptions, maxOptionValues, maxVariants, optionNameLength, skuLength } from '../marketplace/variant-rules.ts';

// Bounds that only limit the work; the rules give the message.
const figure = z.string().max(200);
const name = z.string().max(4 * optionNameLength);

const optionInput = z.object({
  /** The id or the name of a known option in any language, or a name of the seller's own. */
  name: name.meta({ example: 'Size' }),
  /** Likewise; those of the variants where none are given. */
  values: z.array(name).max(maxOptionValues).default([]),
});

const variantInput = z.object({
  /** Of a variant that there is, so that its values can be renamed; otherwise it is known by its values. */
  id: z.string().max(15).optional(),
  /** A value of each option in their order; none for a listing without options. */
  values: z.array(name).max(maxOptions).default([]),
  sku: z
    .string()
    .max(4 * skuLength)
    .default(''),
  /** As typed, in the currency of the set; that of the listing where it is left out. */
  price: figure.optional().meta({ example: '1290' }),
  /** Units left as typed. Where it is left out, what there is stays, and a new one has none. */
  stock: figure.optional().meta({ example: '12' }),
  /** The stock that was shown when it was changed: what was sold since then is taken off. */
  stock_before: figure.optional().meta({ example: '12' }),
  /** Whether sales take from the stock; where it is left out, as it was, and a new one is counted. */
  is_counted: z.boolean().optional(),
  /** File name below `/uploads/` of a photo of the listing, or another that the seller uploaded. */
  photo: z.string().max(100).nullable().default(null),
  /** In kilograms. */
  weight: figure.default(''),
});

export type VariantInput = z.output<typeof variantInput>;

export const variantSet = z.object({
  options: z.array(optionInput).max(maxOptions).default([]),
  variants: z.array(variantInput).min(1).max(maxVariants),
});

export type VariantSet = z.output<typeof variantSet>;

const example =
  '{"options":[{"name":"Size"}],"variants":[{"values":["M"],"price":"19.90","stock":"3"},{"values":["L"],"price":"21.90","stock":"5"}]}';

/**
 * A set of variants as JSON text of a form: options and variants, or a list of variants whose `values` are an object by
 * option. Null where it is left out.
 */
export const variantsField = readAs<VariantSet | null, string | undefined>(
  (value) => {
    if (value === undefined || value === null || value === '') return null;
    const parsed = withNamedValues(readJson(value));
    const result = variantSet.safeParse(parsed);
    return result.success ? result.data : new Unreadable(`The field 'variants' must be JSON, for example ${example}.`);
  },
  { description: 'JSON: the options of the listing and its variants, where it has several.', example },
);

/** Options are taken from variants that name them, and numbers are read as typed. */
function withNamedValues(given: unknown): unknown {
  const set = Array.isArray(given) ? { variants: given } : given;
  if (!isObject(set) || !Array.isArray(set.variants)) return set;
  const named = set.variants.map((variant) => (isObject(variant) && isObject(variant.values) ? variant.values : {}));
  const names = [...new Set(named.flatMap((values) => Object.keys(values)))];
  const options = set.options ?? names.map((option) => ({ name: option }));
  const variants = set.variants.map((variant, at) => {
    if (!isObject(variant)) return variant;
    const texts = Object.fromEntries(
      Object.entries(variant).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
    );
    return isObject(variant.values)
      ? { ...texts, values: names.map((option) => String(named[at]?.[option] ?? '')) }
      : texts;
  });
  return { options, variants };
}
