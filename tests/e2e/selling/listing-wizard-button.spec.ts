import type { Page } from '@playwright/test';
import { type Language, languages } from '../../../contracts/languages.ts';
import { doneRecord } from '../../../web/domains/selling/listing-wizard/analysis/proposal.fixture.ts';
import { emptyDraft, type ListingDraft, steps } from '../../../web/domains/selling/listing-wizard/draft/draft.ts';
import { withAnalysis } from '../../../web/domains/selling/listing-wizard/draft/fill-draft.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';

/** The browser logs that the connection is cut on purpose. */
test.use({ allowedConsoleErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

/** The bars that can stand above or below the wizard: a reminder, an offer of a language, and that the server is away. */
const bars = { none: [], reminder: ['reminder'], all: ['reminder', 'offer', 'offline'] } as const;
type Bars = keyof typeof bars;

const screens = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a phone with its keyboard open', width: 360, height: 360 },
  { name: 'a desktop zoomed to 200 %', width: 720, height: 450 },
  { name: 'a phone zoomed to 200 %', width: 180, height: 320 },
];

function draftAt(owner: string, step: ListingDraft['step']): ListingDraft {
  const goal = { monthlySalesTarget: '800', sellUnits: '40', marketingBudget: '50', stock: '3' };
  return { ...withAnalysis(emptyDraft(owner), doneRecord), ...goal, categoryId: '2101', step };
}

/** Opens the wizard at a step, with bars, as a seller whose contact may not be verified yet. */
async function openStep(page: Page, language: Language, step: ListingDraft['step'], shown: Bars) {
  const given: readonly string[] = bars[shown];
  // Leaves the chat, so that its sheet is closed and its draft is free.
  await page.goto('/faq');
  await page.evaluate(
    ({ draft, isUnverified, isOffered }) => {
      const session = JSON.parse(localStorage.getItem('snapbazaar.session') ?? '{}');
      session.post.has_verified_contact = !isUnverified;
      localStorage.setItem('snapbazaar.session', JSON.stringify(session));
      localStorage.setItem(
        'snapbazaar.listing-draft',
        JSON.stringify({ ...draft, owner: session.post.id ?? session.token }),
      );
      if (!isOffered) document.body.removeAttribute('data-offered-language');
    },
    { draft: draftAt('', step), isUnverified: given.includes('reminder'), isOffered: given.includes('offer') },
  );
  await page.goto(`${language === 'en' ? '' : `/${language}`}/chat`);
  if (given.includes('offer')) await page.evaluate(() => document.body.setAttribute('data-offered-language', 'vi'));
}

const submit = (page: Page) => page.locator('form button[type=submit]').last();

/** The whole button is on the screen, and nothing lies over it. */
async function expectInView(page: Page, what: string): Promise<void> {
  await expect
    .poll(
      () =>
        submit(page).evaluate((button) => {
          const { top, bottom, left, right } = button.getBoundingClientRect();
          if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return `at ${top} to ${bottom}`;
          const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const corner = document.elementFromPoint((left + right) / 2, bottom - 2);
          return button.contains(middle) && button.contains(corner) ? 'in view' : 'covered';
        }),
      { message: what },
    )
    .toBe('in view');
}

for (const { name, ...viewport } of screens) {
  test(`the wizard's button is in view on ${name}, at every step, with every bar, in every language`, {
    tag: slow,
  }, async ({ page, request, context }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await signIn(page, request, 'seller');
    for (const [at, language] of languages.entries()) {
      for (const step of steps) {
        // Every bar at every step in every language; without bars one language a step is enough.
        const shown: Bars = at === 0 ? 'none' : at === 1 ? 'reminder' : 'all';
        await openStep(page, language, step, shown);
        const isWide = viewport.width >= 1024;
        if (!isWide) await page.locator('li button[aria-current=step]').click();
        await expect(submit(page)).toBeVisible();
        if (shown === 'all') await context.setOffline(true);
        await expectInView(page, `${language} ${step} ${shown}`);
        await context.setOffline(false);
      }
    }
  });
}
