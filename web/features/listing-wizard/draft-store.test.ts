import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storageKeys } from '../../lib/storage-keys.ts';
import type { ListingDraft } from './draft.ts';
import { openDraftStore } from './draft-store.ts';
import { withText } from './fill-draft.ts';

interface Holder {
  name: string;
  lose: (error: Error) => void;
}

/** The browser's locks between tabs, as far as a draft needs them. */
function fakeLocks() {
  const holders: Holder[] = [];
  const request = async (
    name: string,
    { steal = false, signal }: LockOptions,
    hold: () => Promise<void> | undefined,
  ) => {
    const holder = holders.find((one) => one.name === name);
    if (holder && steal) {
      holders.splice(holders.indexOf(holder), 1);
      holder.lose(new DOMException('stolen', 'AbortError'));
    } else if (holder) {
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    const lost = Promise.withResolvers<void>();
    const mine = { name, lose: lost.reject };
    holders.push(mine);
    await Promise.race([hold(), lost.promise]).finally(() => {
      if (holders.includes(mine)) holders.splice(holders.indexOf(mine), 1);
    });
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

/** The browser tells every other tab of what one of them has stored. */
const tellTheOthers = () => window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.listingDraft }));

function openTab(owner = 'malee') {
  const store = openDraftStore(owner);
  onTestFinished(store.open());
  const type = (title: string) => store.change((draft: ListingDraft) => withText(draft, 'en', 'title', title));
  return { ...store, type, title: () => store.get().draft.texts.en.title, hold: () => store.get().hold };
}

beforeEach(() => {
  localStorage.clear();
  fakeLocks();
});

describe('a listing draft', () => {
  test('is stored as it is typed, and found again by its owner alone', async () => {
    openTab().type('Red lamp');
    expect(openTab().title()).toBe('Red lamp');
    expect(openTab('somchai').title()).toBe('');
  });

  test('is not stored before anything was typed', async () => {
    openTab();
    expect(localStorage.length).toBe(0);
  });

  test('is open in one tab at a time, and a second one changes nothing', async () => {
    const first = openTab();
    first.type('Red lamp');
    await vi.waitFor(() => expect(first.hold()).toBe('here'));
    const second = openTab();
    await vi.waitFor(() => expect(second.hold()).toBe('elsewhere'));
    second.type('Blue lamp');
    expect(second.title()).toBe('Red lamp');
  });

  test('goes on in the tab that takes it over, with what was typed last, and the other is told', async () => {
    const first = openTab();
    first.type('Red lamp');
    await vi.waitFor(() => expect(first.hold()).toBe('here'));
    const second = openTab();
    await vi.waitFor(() => expect(second.hold()).toBe('elsewhere'));
    first.type('Red lamp, large');
    second.takeOver();
    expect(second.title()).toBe('Red lamp, large');
    await vi.waitFor(() => expect(first.hold()).toBe('elsewhere'));
  });

  test('is empty again after it was thrown away, here and in other tabs', async () => {
    const first = openTab();
    first.type('Red lamp');
    const second = openTab();
    first.clear();
    tellTheOthers();
    expect(first.title()).toBe('');
    expect(second.title()).toBe('');
    expect(localStorage.length).toBe(0);
  });
});
