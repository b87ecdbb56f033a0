import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '../../../contracts/languages.ts';
import { expect, test } from '../fixtures.ts';
import { openHydrated } from '../open-hydrated.ts';
import { slow } from '../slow.ts';
import { listAddresses, openPage, preparePages, type Visitor } from './checks/pages.ts';

interface Control {
  what: string;
  text: string;
}

/** Visible links without a target or a name, and disabled controls that do not say why. */
const findDeadControls = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
    const dead: Control[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a')) {
      if (!isVisible(link)) continue;
      const target = link.getAttribute('href');
      const name = (link.ariaLabel ?? '') + (link.textContent ?? '') + (link.querySelector('img')?.alt ?? '');
      if (!target || target === '#' || /^javascript:/i.test(target)) dead.push({ what: 'link to nowhere', text: name });
      if (!name.trim()) dead.push({ what: 'link without a name', text: target ?? '' });
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled, [aria-disabled=true]')) {
      const hasReason = button.title || button.getAttribute('aria-describedby') || button.closest('form, [title]');
      if (isVisible(button) && !hasReason)
        dead.push({ what: 'disabled without a reason', text: button.textContent ?? '' });
    }
    for (const label of document.querySelectorAll<HTMLElement>('button, a')) {
      if (isVisible(label) && /undefined|\[object|^\{/.test(label.textContent ?? ''))
        dead.push({ what: 'broken text', text: label.textContent ?? '' });
    }
    return dead;
  });

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => new URL(link.href))
      .filter((target) => target.origin === location.origin)
      .map((target) => target.pathname + target.search),
  );

/** Pages that answer 404 on purpose: unknown addresses, and records that do not exist. */
const isMissing = (address: string) => /nowhere|99999999|\/products\/77|^\/products\?/.test(address);

async function findBrokenLinks(request: APIRequestContext, found: ReadonlyMap<string, string>): Promise<string[]> {
  const broken: string[] = [];
  for (const [target, from] of found) {
    const reply = await request.get(target, { maxRedirects: 5 });
    if (reply.status() >= 400) broken.push(`${reply.status()} ${target} on ${from}`);
  }
  return broken;
}

for (const language of ['en', 'th'] satisfies Language[]) {
  for (const visitor of ['guest', 'customer', 'seller'] satisfies Visitor[]) {
    test(`no link or button leads a ${visitor} nowhere in ${language}`, { tag: slow }, async ({ browser, request }) => {
      test.setTimeout(600_000);
      await preparePages(request);
      const links = new Map<string, string>();
      const dead: string[] = [];
      const addresses = listAddresses().filter((page) => page.visitor === visitor || page.visitor === 'guest');
      for (const { address, visitor: needed } of addresses) {
        // Pages for guests send everyone else away.
        if (visitor !== 'guest' && needed === 'guest' && /^\/(sign|forgot|reset|contacts|mail)/.test(address)) continue;
        const page = openHydrated(await browser.newPage());
        await openPage(page, address, visitor, language);
        for (const { what, text } of await findDeadControls(page)) dead.push(`${what}: ${text.trim()} on ${address}`);
        if (!isMissing(address)) for (const link of await linksOf(page)) if (!links.has(link)) links.set(link, address);
        await page.close();
      }
      expect.soft(dead).toEqual([]);
      const perShape = new Map([...links].map(([link, from]) => [link.replace(/\d+/g, '0'), [link, from] as const]));
      expect(await findBrokenLinks(request, new Map(perShape.values()))).toEqual([]);
    });
  }
}
