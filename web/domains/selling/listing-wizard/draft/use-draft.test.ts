import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import type { ListingDraft } from './draft.ts';
import { withText } from './fill-draft.ts';
import { openDraftStore } from './use-draft.ts';

interface Holder {
  name: string;
  lose: (error: Error) => void;
}

/** A fake of the Web Locks API with the parts that a draft uses. */
function fakeLocks() {
  const holders: Holder[] = [];
  const request = async (
    name: string,
    { steal = false, signal }: LockOptions,
    callback: () => Promise<void> | undefined,
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
    await Promise.race([callback(), lost.promise]).finally(() => {
      if (holders.includes(mine)) holders.splice(holders.indexOf(mine), 1);
    });
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

/** The storage event that the browser sends to every other tab. */
const notifyOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.listingDraft }));

function openTab(owner = 'malee') {
  const store = openDraftStore(owner);
  onTestFinished(store.open());
  const type = (title: string) => store.change((draft: ListingDraft) => withText(draft, 'en', 'title', title));
  return { ...store, type, title: () => store.get().draft.texts.en.title, ownership: () => store.get().ownership };
}

beforeEach(() => {
  localStorage.clear();
  fakeLocks();
});

describe('a listing draft', () => {
  test('is stored while it is typed, and loaded for its owner only', async () => {
    openTab().type('Red lamp');
    expect(openTab().title()).toBe('Red lamp');
    expect(openTab('somchai').title()).toBe('');
  });

  test('is not stored again by an answer that arrives after the page was left', () => {
    const store = openDraftStore('malee');
    const leave = store.open();
    store.change((draft) => withText(draft, 'en', 'title', 'Red lamp'));
    leave();
    localStorage.clear();
    store.change((draft) => withText(draft, 'en', 'title', 'Red lamp of paper'));
    expect(localStorage.getItem(storageKeys.listingDraft)).toBeNull();
  });

  test('is not stored before something is typed', async () => {
    openTab();
    expect(localStorage.length).toBe(0);
  });

  test('is open in one tab at a time, and a second tab cannot change it', async () => {
    const first = openTab();
    first.type('Red lamp');
    await expect.poll(() => first.ownership()).toBe('here');
    const second = openTab();
    await expect.poll(() => second.ownership()).toBe('elsewhere');
    second.type('Blue lamp');
    expect(second.title()).toBe('Red lamp');
  });

  test('continues with the latest text in the tab that takes over, and the other tab loses it', async () => {
    const first = openTab();
    first.type('Red lamp');
    await expect.poll(() => first.ownership()).toBe('here');
    const second = openTab();
    await expect.poll(() => second.ownership()).toBe('elsewhere');
    first.type('Red lamp, large');
    second.takeOver();
    expect(second.title()).toBe('Red lamp, large');
    await expect.poll(() => first.ownership()).toBe('elsewhere');
  });

  test('is empty in every tab after it was cleared', async () => {
    const first = openTab();
    first.type('Red lamp');
    const second = openTab();
    first.clear();
    notifyOtherTabs();
    expect(first.title()).toBe('');
    expect(second.title()).toBe('');
    expect(localStorage.length).toBe(0);
  });
});
