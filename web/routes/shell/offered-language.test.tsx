import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { Link } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { OfferedLanguage } from './offered-language.tsx';

beforeEach(() => {
  localStorage.clear();
  return () => {
    vi.restoreAllMocks();
    localStorage.clear();
    delete document.body.dataset.offeredLanguage;
  };
});

async function openPage(...browserLanguages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browserLanguages);
  const { place } = await renderPage(
    <>
      <OfferedLanguage />
      <Link to="/about?cursor=5&q=lamp">Next page</Link>
    </>,
    '/signup',
  );
  // The words are loaded after the page.
  await act(() => import('./language-offer.tsx'));
  const find = <Found extends HTMLElement>(selector: string) =>
    place.querySelector<Found>(`.language-offer ${selector}`);
  return {
    line: () => place.querySelector('.language-offer'),
    isReserved: () => document.body.dataset.offeredLanguage !== undefined,
    region: () => find('aside'),
    link: () => find<HTMLAnchorElement>('a'),
    dismiss: () => act(async () => find('button')?.click()),
    followNextPage: () => act(async () => place.querySelector<HTMLElement>('.language-offer + a')?.click()),
  };
}

describe('the offer of another language', () => {
  test('is an empty line in the HTML, which is the same for everyone', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['th']);
    expect(renderToString(<OfferedLanguage />)).toBe('<div class="language-offer"></div>');
  });

  test('speaks the offered language, to screen readers too', async () => {
    const page = await openPage('th-TH', 'en');
    expect(page.isReserved()).toBe(true);
    expect(page.region()?.lang).toBe('th');
    expect(page.region()?.getAttribute('aria-label')).toBe('ภาษา');
    expect(page.link()?.textContent).toBe('ดูหน้านี้เป็นภาษาไทย');
    expect(page.link()?.getAttribute('href')).toBe('/th/signup');
    expect(page.link()?.hreflang).toBe('th');
    expect(page.region()?.querySelector('button')?.getAttribute('aria-label')).toBe('ปิด');
  });

  test('leads to the page that is shown, also after a link was followed', async () => {
    const page = await openPage('th');
    await page.followNextPage();
    expect(page.isReserved()).toBe(true);
    expect(page.link()?.getAttribute('href')).toBe('/th/about?q=lamp');
  });

  test('leaves no empty line when another tab dismissed it while the page was loading', async () => {
    document.body.dataset.offeredLanguage = 'th';
    localStorage.setItem(storageKeys.language, 'en');
    const page = await openPage('th');
    expect(page.isReserved()).toBe(false);
  });

  test('is not made to a reader of the page’s language', async () => {
    const page = await openPage('en-US', 'th');
    expect(page.isReserved()).toBe(false);
    expect(page.line()?.childElementCount).toBe(0);
  });

  test('goes away at once when it is dismissed, and stays away', async () => {
    const page = await openPage('th');
    await page.dismiss();
    expect(page.isReserved()).toBe(false);
    expect(page.line()?.childElementCount).toBe(0);
    expect(localStorage.getItem(storageKeys.language)).toBe('en');
    const later = await openPage('th');
    expect(later.isReserved()).toBe(false);
  });

  test('goes away where storage is forbidden', async () => {
    const page = await openPage('th');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await page.dismiss();
    expect(page.isReserved()).toBe(false);
    expect(page.line()?.childElementCount).toBe(0);
  });
});
