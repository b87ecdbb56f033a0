import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { newEmail, store } from '../identity/account-steps.ts';
import { api } from '../marketplace/product-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { signInSeller } from '../ordering/order-steps.ts';

async function openTab(browser: Browser, session: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? '' });
  const page = openHydrated(await context.newPage());
  await store(page, 'snapbazaar.session', session);
  return page;
}

/** The questions are loaded when the reader comes near them. */
async function openQuestions(page: Page, path: string) {
  await page.goto(path);
  await page.locator('#related').scrollIntoViewIfNeeded();
  const questions = page.locator('section[aria-labelledby="questions"]');
  await questions.scrollIntoViewIfNeeded();
  return questions;
}

test('a Thai customer asks about a product, the Spanish seller answers, and a guest reads both', async ({
  browser,
  page: guest,
  request,
}) => {
  const seller = await signInSeller(request);
  const product = seller.listings[0]?.id ?? '';
  const data = { login_type: 'email', email: newEmail(), password: 'papaya salad 7' };
  const { token, post } = await (await request.post(`${api}/customer/signup`, { data })).json();
  const buyer = await openTab(browser, JSON.stringify({ token, user_type: 'customer', post }));
  const question = `ใส่ในเตาอบได้ไหมคะ ${Date.now()}`;
  const asked = await openQuestions(buyer, `/th/product/${product}`);
  await asked.getByRole('textbox', { name: 'คำถามของคุณ' }).fill(question);
  await asked.getByRole('button', { name: 'ถามผู้ขาย' }).click();
  await expect(asked.getByRole('listitem').getByText(question)).toBeVisible();
  await expectAccessible(buyer);

  const shop = await openTab(browser, seller.session);
  await shop.goto('/es/storefront/questions');
  const item = shop.getByRole('listitem').filter({ hasText: question });
  await expect(item.getByText('Texto original: tailandés')).toBeVisible();
  await item.getByRole('button', { name: 'Responder' }).click();
  const answer = `Sí, hasta 200 °C ${Date.now()}`;
  await item.getByRole('textbox', { name: 'Tu respuesta' }).fill(answer);
  await item.getByRole('button', { name: 'Guardar la respuesta' }).click();
  await expect(item.getByText(answer)).toBeVisible();
  await expectAccessible(shop);

  const read = await openQuestions(openHydrated(guest), `/product/${product}`);
  await expect(read.getByText(answer)).toBeVisible();
  await expect(read.getByText('Original: Spanish').first()).toBeVisible();
  await expect(read.getByRole('link', { name: 'Log in as a customer' })).toBeVisible();
  await expectAccessible(guest);

  await asked.getByRole('listitem').filter({ hasText: question }).getByRole('button', { name: 'ลบคำถามของฉัน' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'ลบคำถามของฉัน' }).last().click();
  await expect(asked.getByText(question)).toHaveCount(0);
});
