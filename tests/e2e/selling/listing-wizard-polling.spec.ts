import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { anyToast, toast } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';
import { button, drawnPhoto, field, heading, mockAnalysis, openChat, photoField } from './listing-wizard-steps.ts';

const analysisCall = '**/api/v1/remote/products/*';
const stillWaiting = { aimodel: 'wait....', stage: 'reading' as const, rawJSONData: null };

/** Opens the wizard with a photo whose analysis is in progress. */
async function beginWaiting(page: Page): Promise<void> {
  await photoField(page).setInputFiles(await drawnPhoto());
  await expect(heading(page, 'Please wait')).toBeVisible();
}

/** Records the times of all analysis polls from now on. */
function watchPolls(page: Page): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (/\/remote\/products\/[^/]+$/.test(request.url())) times.push(Date.now());
  });
  return times;
}

test.describe('waiting for the analysis', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  for (const status of [500, 503, 429]) {
    test(`stops with the server's error field when a poll is answered ${status}, and can be retried`, async ({
      page,
      request,
    }) => {
      await page.clock.install();
      await openChat(page, request);
      await mockAnalysis(page, stillWaiting);
      await beginWaiting(page);
      const error = 'The shelf of analyses is being repaired.';
      await page.route(analysisCall, (route) => route.fulfill({ status, json: { error } }));
      await page.clock.runFor(2000);
      await expect(toast(page, error)).toBeVisible();
      await expect(heading(page, 'Please wait')).toBeHidden();
      await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
      const polls = watchPolls(page);
      await page.clock.runFor(2500);
      // A poll would be noticed before this request is answered.
      await page.evaluate(() => fetch('/favicon.svg'));
      expect(polls).toEqual([]);
      await page.unroute(analysisCall);
      await mockAnalysis(page);
      await button(page, 'Try again').click();
      await expect(field(page, 'Title')).toHaveValue('english title');
    });
  }

  test('reports once that there is no answer, and polls every two seconds, never faster', { tag: slow }, async ({
    page,
    request,
  }) => {
    await openChat(page, request);
    await mockAnalysis(page, stillWaiting);
    await beginWaiting(page);
    await page.route(analysisCall, (route) => route.abort());
    await expect(toast(page, 'The server cannot be reached.')).toBeVisible();
    const polls = watchPolls(page);
    await expect.poll(() => polls.length).toBeGreaterThanOrEqual(3);
    const pauses = polls.slice(1).map((time, place) => time - (polls[place] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1900);
    expect(await anyToast(page).count()).toBeLessThanOrEqual(1);
    await expect(heading(page, 'Please wait')).toBeVisible();
    await page.unroute(analysisCall);
    await mockAnalysis(page);
    await expect(field(page, 'Title')).toHaveValue('english title');
  });

  test('reports a lost network beside the connection bar, and resumes when it is back', async ({
    page,
    request,
    context,
  }) => {
    await openChat(page, request);
    await mockAnalysis(page, stillWaiting);
    await beginWaiting(page);
    await context.setOffline(true);
    await expect(toast(page, 'The server cannot be reached.')).toBeVisible();
    await expect(page.getByText('We keep trying; nothing you typed is lost.')).toBeVisible();
    await mockAnalysis(page);
    await context.setOffline(false);
    await expect(field(page, 'Title')).toHaveValue('english title');
  });
});
