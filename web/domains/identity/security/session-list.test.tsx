import { expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { SessionList } from './session-list.tsx';

const session = {
  ...{ id: '1', device: 'Chrome on Android', browser: 'Chrome', system: 'Android', country: 'TH' },
  ...{ created_at: '2026-11-01T00:00:00Z', last_used_at: '2026-11-12T00:00:00Z' },
};

test('the badge of this device may wrap below its name, which keeps a readable width', async () => {
  const list = <SessionList sessions={[{ ...session, is_current: true }]} onEnded={() => undefined} />;
  const { place } = await renderPage(list);
  const name = place.querySelector('li p');
  const badge = place.querySelector('li p + span');
  expect(badge?.textContent).toBe('This device');
  expect(badge?.parentElement?.className).toContain('flex-wrap');
  expect(name?.className).toContain('flex-[1_1_12rem]');
});
