import { act } from 'react';
import { expect, test } from 'vitest';
import type { HelpTopic } from '../../../../help/entry.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { Questions } from './questions.tsx';

const entry = (slug: string, question: string, answer: string) => ({ slug, question, answer, keywords: '', links: [] });
const topics: HelpTopic[] = [
  {
    id: 'photos',
    title: 'Photos',
    entries: [entry('good-photo', 'What makes a good photo?', 'Light and one article.')],
  },
  { id: 'money', title: 'Money', entries: [entry('payout', 'When is a payout made?', 'After the return window.')] },
];

async function type(place: HTMLElement, text: string) {
  const input = place.querySelector<HTMLInputElement>('input[type=search]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const shownIn = (place: HTMLElement) => [...place.querySelectorAll('details')].map(({ id }) => id);

test('all questions stand under their topics until something is searched', async () => {
  const { place } = await renderPage(<Questions topics={topics} contactPath="#contact" />);
  expect([...place.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Photos', 'Money']);
  expect(shownIn(place)).toEqual(['good-photo', 'payout']);
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
});

test('a search shows only the answers that fit, and how many', async () => {
  const { place } = await renderPage(<Questions topics={topics} contactPath="#contact" />);
  await type(place, 'payout');
  expect(shownIn(place)).toEqual(['payout']);
  expect(place.querySelector('[role=status]')?.textContent).toContain('1');
});

test('a search without an answer leads to the contact form', async () => {
  const { place } = await renderPage(<Questions topics={topics} contactPath="#contact" />);
  await type(place, 'zzzzzz');
  expect(shownIn(place)).toEqual([]);
  expect(place.textContent).toContain('zzzzzz');
  expect(place.querySelector('a')?.getAttribute('href')).toContain('#contact');
});

test('an address with the name of a question opens its answer', async () => {
  const { place } = await renderPage(<Questions topics={topics} contactPath="#contact" />, '/faq#payout');
  await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(place.querySelector<HTMLDetailsElement>('#payout')?.open).toBe(true);
  expect(place.querySelector<HTMLDetailsElement>('#good-photo')?.open).toBe(false);
});
