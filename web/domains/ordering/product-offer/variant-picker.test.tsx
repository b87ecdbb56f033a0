import { act, useState } from 'react';
import { expect, test } from 'vitest';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { chosenVariant, isLeft } from './use-variant.ts';
import { VariantPicker } from './variant-picker.tsx';

const variant = (id: string, values: string[], stock: number | null) => ({
  ...{ id, values, name: values.join(', '), sku: null, price: 20, price_minor: 2000, price_cents: 2000 },
  ...{ price_before_minor: null, stock, image: null, weight_grams: null },
  availability: stock === 0 ? ('out_of_stock' as const) : ('in_stock' as const),
});

const product: Pick<ProductDetails, 'options' | 'variants'> = {
  options: [
    {
      ...{ id: 'shoe-size-men', name: 'Men’s shoe size' },
      values: [
        { id: 'eu-42', name: 'EU 42', sizes: { US: '8.5', UK: '8' } },
        { id: 'eu-43', name: 'EU 43', sizes: {} },
      ],
    },
    {
      ...{ id: 'colour', name: 'Colour' },
      values: [
        { id: 'red', name: 'Red', sizes: {} },
        { id: 'blue', name: 'Blue', sizes: {} },
      ],
    },
  ],
  variants: [
    variant('1', ['eu-42', 'red'], 3),
    variant('2', ['eu-42', 'blue'], 0),
    variant('3', ['eu-43', 'blue'], null),
  ],
};

function Page() {
  const [chosen, setChosen] = useState(['', '']);
  return <VariantPicker product={product} chosen={chosen} onChoose={setChosen} />;
}

test('a variant is known when each option is chosen, and one that does not exist is none', () => {
  expect(chosenVariant(product, ['eu-42', ''])).toBeNull();
  expect(chosenVariant(product, ['eu-42', 'red'])?.id).toBe('1');
  expect(chosenVariant(product, ['eu-43', 'red'])).toBeNull();
  expect([
    isLeft(product, ['eu-42', '']),
    isLeft(product, ['eu-42', 'blue']),
    isLeft(product, ['eu-43', 'blue']),
  ]).toEqual([...[true, false, true]]);
});

test('options are groups of radio buttons that tell sizes of other systems and what is sold out', async () => {
  const { place } = await renderPage(<Page />);
  const groups = [...place.querySelectorAll('fieldset')];
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(['Men’s shoe size', 'Colour']);
  const press = async (value: string) => {
    await act(async () => place.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click());
  };
  await press('eu-42');
  expect(groups[0]?.textContent).toContain('US 8.5 · UK 8');
  expect(groups[1]?.textContent).toBe('ColourRedBlue (Sold out)');
  await press('blue');
  expect(place.textContent).toMatch(/Sold out$/);
  await press('red');
  expect(place.textContent).toMatch(/3 left$/);
});
