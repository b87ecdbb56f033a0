import { expect, test } from 'vitest';
import type { Order, OrderReturn } from '../../../../contracts/ordering/orders/orders.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { moreProducts, titleAndUnits } from './goods-text.ts';
import { lineStateOf } from './line-state.ts';
import { returnedTitles } from './return-item.tsx';
import { unitsAndPrice } from './sold-line.tsx';
import { StateBadges } from './state-badges.tsx';
import { Timeline } from './timeline.tsx';

test('units are named only where there are several, on the line of the last word', () => {
  expect(titleAndUnits('Paper lantern', 1)).toBe('Paper lantern');
  expect(titleAndUnits('Paper lantern', 2)).toBe('Paper lantern\u00a0×\u00a02');
  expect(moreProducts(1)).toBe('and 1 more product');
  expect(moreProducts(3)).toBe('and 3 more products');
  expect(unitsAndPrice({ units: 2, unit_price_cents: 1200 } as never, 'USD')).toBe('2 × $ 12.00');
});

test('a return names its own lines in the language of its reader', () => {
  const order = {
    lines: [
      { id: '1', title: 'Lamp', original_title: 'โคมไฟ' },
      { id: '2', title: 'Mug', original_title: 'แก้ว' },
      { id: '3', title: 'Box', original_title: 'กล่อง' },
    ],
  } as unknown as Order;
  const asked = { line_ids: ['1', '3'] } as OrderReturn;
  expect(returnedTitles(order, asked, 'title')).toMatch(/^Lamp.*Box$/);
  expect(returnedTitles(order, asked, 'title')).not.toContain('Mug');
  expect(returnedTitles(order, asked, 'original_title')).toMatch(/^โคมไฟ.*กล่อง$/);
});

test('a step that has passed has a time, and one ahead has words', async () => {
  const steps = [
    { title: 'Paid', time: { at: '2026-11-15T09:00:00.000Z' }, text: '' },
    { title: 'Arrives', time: { ahead: 'in 3 days' }, text: 'With Flash Express' },
  ];
  const { place } = await renderPage(<Timeline steps={steps} />);
  const [paid, arrives] = place.querySelectorAll('li');
  expect(paid?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-15T09:00:00.000Z');
  expect(paid?.querySelectorAll('p')).toHaveLength(1);
  expect(arrives?.querySelector('time')).toBeNull();
  expect(arrives?.textContent).toBe('Arrives in 3 daysWith Flash Express');
});

test('an open return stands beside the state of the order', async () => {
  const badges = (openReturn: string | null) => <StateBadges tone="good" state="Delivered" openReturn={openReturn} />;
  expect((await renderPage(badges(null))).place.textContent).toBe('Delivered');
  expect((await renderPage(badges('Return open'))).place.textContent).toBe('DeliveredReturn open');
});

test('a line that was decided for the buyer is not called returned', () => {
  const order = { returns: [{ state: 'decided', line_ids: ['1'] }] } as unknown as Order;
  expect(lineStateOf(order, { id: '1', state: 'returned' })).toBe('decided');
  expect(lineStateOf(order, { id: '2', state: 'returned' })).toBe('returned');
  expect(lineStateOf(order, { id: '1', state: 'open' })).toBe('open');
});
