import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listTasks, type Task } from '../../../../contracts/ordering/tasks.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

afterAll(() => void vi.resetModules());

beforeEach(() => {
  // The answer of the test before is kept for some seconds.
  vi.resetModules();
  return () => localStorage.clear();
});

const task = (type: Task['type'], id: string | null, due_at: string | null = null): Task => ({
  ...{ type, order_id: id, order_number: id && `SB-${id}`, title: id && 'Lantern', due_at },
});

async function bellWith(tasks: Task[] | null, { count = tasks?.length ?? 0, role = 'seller' } = {}) {
  localStorage.setItem(storageKeys.session, JSON.stringify({ token: 'a', user_type: role, post: { id: '3' } }));
  const network = fakeApi();
  if (tasks) network.answer(listTasks, { count, tasks });
  const { TaskButton } = await import('./task-button.tsx');
  const { TaskList } = await import('../../../domains/ordering/tasks/task-list.tsx');
  const { place } = await renderPage(
    <>
      <TaskButton />
      <TaskList onClose={() => undefined} />
    </>,
  );
  return { place, network };
}

const labelOf = (place: HTMLElement) => place.querySelector('button')?.getAttribute('aria-label');
const linksOf = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent?.replace(/\s/g, ' ')]);
const settle = (check: () => void) =>
  waitFor(async () => {
    await act(async () => undefined);
    check();
  });

describe('the bell', () => {
  test('counts what waits for a seller, and each line leads to its record with its deadline', async () => {
    const { place } = await bellWith([
      task('answer_return', '1042', '2020-11-17T09:00:00.000Z'),
      task('ship', '1043'),
      task('pay_commission', null),
      task('confirm_contact', null),
    ]);
    await settle(() => expect(labelOf(place)).toBe('4 things to do'));
    expect(place.querySelector('[role=status]')?.textContent).toBe('4 things to do');
    expect(place.querySelector('button > span')?.textContent).toBe('4');
    expect(linksOf(place)).toEqual([
      [
        '/storefront/orders/1042',
        expect.stringMatching(/^Answer the return requestSB-1042 · LanternWas due 17 Nov 2020/),
      ],
      ['/storefront/orders/1043', 'Ship the orderSB-1043 · Lantern'],
      ['/invoices', 'Pay the commission you owe'],
      ['/profile', 'Confirm your email or phone number'],
    ]);
  });

  test('leads a customer to their own orders and account', async () => {
    const { place } = await bellWith([task('pay', '7'), task('confirm_contact', null)], { role: 'customer' });
    await settle(() => expect(linksOf(place).map(([to]) => to)).toEqual(['/orders/7', '/account']));
  });

  test('says how many more there are than it lists, and stops at 99', async () => {
    const { place } = await bellWith([task('ship', '7')], { count: 120 });
    await settle(() => expect(place.querySelector('button > span')?.textContent).toBe('99+'));
    expect(place.textContent).toContain('and 119 more');
  });

  test('says that all is done, without a number', async () => {
    const { place } = await bellWith([]);
    await settle(() => expect(place.textContent).toContain('All done'));
    expect(labelOf(place)).toBe('Nothing to do');
    expect(place.querySelector('button > span')).toBeNull();
  });

  test('says that the list could not be loaded, and lists it when it is asked again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { place, network } = await bellWith(null);
    await settle(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('could not be loaded'));
    network.answer(listTasks, { count: 1, tasks: [task('ship', '7')] });
    await act(async () => place.querySelector<HTMLButtonElement>('[role=alert] button')?.click());
    await settle(() => expect(linksOf(place)).toHaveLength(1));
    expect(place.querySelector('[role=alert]')).toBeNull();
  });
});
