import type { APIRequestContext, Page } from '@playwright/test';
import { codeOfApp } from '../../support/identity/authenticator-app.ts';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { field, newEmail, openAccount } from '../identity/account-steps.ts';
import { api } from '../marketplace/product-steps.ts';
import { signInSeller } from '../ordering/order-steps.ts';
import {
  inviteOperator,
  openOperatorSession,
  operatorPassword,
  runCommand,
  storeOperatorSession,
} from './operator-steps.ts';

// A code of the app that was used once, and a decision about a report that was decided meanwhile, are refused.
test.use({ allowedConsoleErrors: [/status of 4(0[0149]|10)/] });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const pressSignIn = (page: Page) => page.getByRole('button', { name: 'Sign in' }).click();

test('an operator sets up the sign-in with the link of the command, and comes back with password and code', async ({
  page,
}) => {
  await page.goto('/operator/reports');
  await expect(heading(page, 'Operator sign-in')).toBeVisible();
  const { email, path } = await inviteOperator();
  await page.goto(path);
  await expect(page.getByText(`This link is for ${email}.`)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/./);
  await field(page, 'Code').fill(codeOfApp(secret, new Date()));
  await field(page, 'Password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
  await expect(heading(page, 'Today')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, 'Operator sign-in')).toBeVisible();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(operatorPassword);
  await field(page, 'Code').fill(codeOfApp(secret, new Date()));
  await pressSignIn(page);
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/sign-in details are not right/);
  // The code of the next half minute, which clocks that run ahead show already.
  await field(page, 'Code').fill(codeOfApp(secret, new Date(), 1));
  await pressSignIn(page);
  await expect(heading(page, 'Today')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('alert')).toHaveText(/This link is no longer valid/);
});

test('an operator decides a report once, answers a message, and finds both in the audit', async ({ page, request }) => {
  const reason = `They asked for my bank card ${newEmail()}`;
  const id = await reportConversation(request, reason);
  const writer = newEmail();
  const written = { name: 'Mali', email: writer, topic: 'question', message: `Where is my parcel? ${writer}` };
  await request.post(`${api}/messages`, { data: written });
  const session = (await openOperatorSession(request)) as { token: string };
  await storeOperatorSession(page, JSON.stringify(session));

  await page.goto('/operator');
  await page.getByRole('link', { name: `Report · ${id}` }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('Please send me your bank card')).toBeVisible();
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${session.token}` };
  await page.getByLabel('Reason, for the audit').fill('Warned the seller by phone');
  await page.getByRole('button', { name: 'Close the report' }).click();
  await expect(heading(page, 'Reports')).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(0);
  const again = await request.post(`${api}/operator/reports/read`, { headers, data: { id } });
  expect((await again.json()).code).toBe('case_not_found');

  await page.getByRole('link', { name: 'Messages' }).click();
  const card = page.getByRole('listitem').filter({ hasText: writer });
  await card.getByLabel('Answer').fill('It is on its way.');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Send and close' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => runCommand('outbox'), { timeout: 60_000 }).toContain('An answer to your message');

  await page.getByRole('link', { name: 'Audit' }).click();
  for (const done of [`Conversation read · ${id}`, `Report closed, nothing removed · ${id}`]) {
    await expect(page.getByText(done)).toBeVisible();
  }
  await expect(page.getByText('Warned the seller by phone')).toBeVisible();
  await expect(page.getByText(/^Message answered · M\d+$/).first()).toBeVisible();
  // Both toasts may still stand, each with its button.
  await expectAccessible(page, 'main');
  expect(await runCommand('audit')).toMatch(/^The audit has \d+ rows and is whole/m);
});

/** A customer writes to a shop and reports the conversation; returns the id of the report. */
async function reportConversation(request: APIRequestContext, reason: string): Promise<string> {
  const { listings } = await signInSeller(request);
  const customer = await openAccount(request, 'customer');
  const headers = { authorization: `Bearer ${customer.token}` };
  const post = async (path: string, data: object) =>
    (await request.post(`${api}/user/threads/${path}`, { headers, data })).json();
  const opened = await post('open', { subject: 'product', subject_id: listings[0]?.id });
  const id = opened.thread_id;
  const text = 'Please send me your bank card';
  await post(`${id}/messages`, { text, key: `message-${Date.now()}`, language: 'en' });
  await post(`${id}/report`, { reason });
  return `T${id}-${customer.post.id}`;
}
