import { describe, expect, test } from 'vitest';
import {
  draftOf,
  type EditedOption,
  fillAll,
  hasRoomFor,
  nameOf,
  type VariantDraft,
  withOptions,
} from './variant-draft.ts';
import { checkDraft, isChanged, setOf } from './variant-set.ts';

const sizes = { id: 'size', name: 'Size' };
const colours = { id: 'colour', name: 'Colour' };
const values = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), name, sizes: {} }));

const stored = (
  id: string,
  chosen: string[],
  columns: { stock?: number | null; sku?: string; price?: number } = {},
) => {
  const { stock = 5, sku = null, price = 20 } = columns;
  return {
    ...{ id, values: chosen, name: chosen.join(', '), sku, price, price_minor: price * 100, price_cents: price * 100 },
    ...{ price_before_minor: null, stock, availability: 'in_stock' as const, image: null, weight_grams: 250 },
  };
};

const plain = draftOf({ currency: 'USD', options: [], variants: [stored('1', [], { stock: 7 })] });
const tee = draftOf({
  currency: 'USD',
  options: [{ ...sizes, values: values('M', 'L') }],
  variants: [stored('1', ['m'], { sku: 'T-M' }), stored('2', ['l'], { stock: 3, price: 22 })],
});
const withSizes = (draft: VariantDraft, ...names: string[]) =>
  withOptions(draft, [{ ...sizes, values: values(...names) }]);
const shown = ({ variants, options }: VariantDraft) =>
  variants.map((variant) => [nameOf(variant, options), variant.id, variant.price, variant.stock]);

describe('options of a listing that is edited', () => {
  test('take over its only variant, with its id, price and stock, and give it back when they are removed', () => {
    const sized = withSizes(plain, 'M', 'L');
    expect(shown(sized)).toEqual([
      ['M', '1', '20', '7'],
      ['L', null, '20', ''],
    ]);
    expect(shown(withOptions(sized, []))).toEqual([['', '1', '20', '7']]);
    expect(setOf(withOptions(sized, []))).toEqual(setOf(plain));
  });

  test('keep ids, prices and stock of what stays when a value comes or goes', () => {
    const more = withSizes(tee, 'S', 'M', 'L');
    expect(shown(more)).toEqual([
      ['S', null, '20', ''],
      ['M', '1', '20', '5'],
      ['L', '2', '22', '3'],
    ]);
    const fewer = withSizes(more, 'L');
    expect(shown(fewer)).toEqual([['L', '2', '22', '3']]);
    expect(shown(withSizes(fewer, 'M', 'L'))).toEqual(shown(tee));
  });

  test('are multiplied by another option, whose first value is that of what there is', () => {
    const options: EditedOption[] = [
      { ...sizes, values: values('M', 'L') },
      { ...colours, values: values('Black', 'White') },
    ];
    const both = withOptions(tee, options);
    expect(shown(both)).toEqual([
      ['M, Black', '1', '20', '5'],
      ['M, White', null, '20', ''],
      ['L, Black', '2', '22', '3'],
      ['L, White', null, '22', ''],
    ]);
    expect(shown(withOptions(both, tee.options))).toEqual(shown(tee));
    expect(isChanged(withOptions(both, tee.options), tee)).toBe(false);
  });

  test('an option without values changes nothing until it has one', () => {
    const empty = withOptions(tee, [...tee.options, { ...colours, values: [] }]);
    expect(shown(empty)).toEqual(shown(tee));
    expect(isChanged(empty, tee)).toBe(true);
    expect(checkDraft(empty, 'USD')?.general).toBe('Add at least one value to “Colour”, or remove the option');
  });

  test('have room for a hundred combinations', () => {
    const many = (count: number) => values(...Array.from({ length: count }, (_, at) => `V${at}`));
    const options = (count: number) => [
      { ...sizes, values: many(count) },
      { ...colours, values: many(10) },
    ];
    expect([hasRoomFor(options(10)), hasRoomFor(options(11))]).toEqual([true, false]);
  });

  test('of which a program offered some of very many are edited without the others', () => {
    const letters = values(...Array.from({ length: 60 }, (_, at) => `V${at}`));
    const sparse = draftOf({
      currency: 'USD',
      options: [
        { ...sizes, values: letters },
        { ...colours, values: letters },
      ],
      variants: [stored('1', ['v0', 'v1']), stored('2', ['v5', 'v2'])],
    });
    expect(shown(sparse).map(([name]) => name)).toEqual(['V0, V1', 'V5, V2']);
    expect(shown(withOptions(sparse, sparse.options.slice(0, 1))).map(([name]) => name)).toHaveLength(60);
  });
});

describe('what is sent of edited variants', () => {
  test('is ids, values, figures as typed, and the stock that was shown', () => {
    const changed = fillAll(withSizes(tee, 'M', 'L', 'XL'), { price: '', stock: '9' });
    expect(setOf(changed)).toEqual({
      options: [{ name: 'size', values: ['m', 'l', 'xl'] }],
      variants: [
        {
          id: '1',
          values: ['m'],
          price: '20',
          is_counted: true,
          stock: '9',
          stock_before: '5',
          sku: 'T-M',
          photo: null,
          weight: '0.25',
        },
        {
          id: '2',
          values: ['l'],
          price: '22',
          is_counted: true,
          stock: '9',
          stock_before: '3',
          sku: '',
          photo: null,
          weight: '0.25',
        },
        { values: ['xl'], price: '20', is_counted: true, stock: '9', sku: '', photo: null, weight: '0.25' },
      ],
    });
  });

  test('leaves out a combination that is not for sale, which is offered to be sold again', () => {
    const hidden = draftOf({
      currency: 'USD',
      options: [
        { ...sizes, values: values('M', 'L') },
        { ...colours, values: values('Black', 'White') },
      ],
      variants: [stored('1', ['m', 'black']), stored('2', ['l', 'white'])],
    });
    expect(hidden.variants.map(({ id, isOffered }) => [id, isOffered])).toEqual([
      ['1', true],
      [null, false],
      [null, false],
      ['2', true],
    ]);
    expect(setOf(hidden).variants).toHaveLength(2);
  });

  test('keeps units that are not counted until a number is typed', () => {
    const endless = draftOf({ currency: 'USD', options: [], variants: [stored('1', [], { stock: null })] });
    expect(setOf(endless).variants[0]).toMatchObject({ is_counted: false });
    expect(setOf(fillAll(endless, { price: '', stock: '4' })).variants[0]).toMatchObject({
      is_counted: true,
      stock: '4',
    });
  });

  test('is checked field by field before', () => {
    const [m, l] = tee.variants;
    if (!m || !l) throw new Error('two variants');
    const wrong = {
      ...tee,
      variants: [
        { ...m, price: 'ten' },
        { ...l, stock: '-1', sku: ' T-M ' },
      ],
    };
    const errors = checkDraft(wrong, 'USD');
    expect([...(errors?.variants ?? [])].map(([place, found]) => [place, Object.keys(found)])).toEqual([
      [0, ['price', 'sku']],
      [1, ['stock', 'sku']],
    ]);
    expect(checkDraft(tee, 'USD')).toBeNull();
    const none = { ...tee, variants: tee.variants.map((variant) => ({ ...variant, isOffered: false })) };
    expect(checkDraft(none, 'USD')?.general).toBe('At least one variant must be for sale');
  });
});
