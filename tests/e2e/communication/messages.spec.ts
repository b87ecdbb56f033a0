import type { Browser, Page } from '@playwright/test';
import { drawing } from '../../support/photos/draw-photo.ts';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { newEmail, store } from '../identity/account-steps.ts';
import { api } from '../marketplace/product-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { signInSeller } from '../ordering/order-steps.ts';

/** A tab of somebody with this session. */
async function openTab(browser: Browser, session: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? '' });
  const page = openHydrated(await context.newPage());
  await store(page, 'snapbazaar.session', session);
  return page;
}

test('a Thai buyer asks a Spanish seller about a product, and both see each word without loading the page anew', async ({
  browser,
  request,
}) => {
  const seller = await signInSeller(request);
  const product = seller.listings[0]?.id ?? '';
  const data = { login_type: 'email', email: newEmail(), password: 'papaya salad 7' };
  const signedUp = await (await request.post(`${api}/customer/signup`, { data })).json();
  const session = JSON.stringify({ token: signedUp.token, user_type: 'customer', post: signedUp.post });
  const buyerPage = await openTab(browser, session);
  await buyerPage.goto(`/th/product/${product}`);
  await buyerPage.getByRole('link', { name: 'ถามผู้ขาย' }).click();
  await expect(buyerPage).toHaveURL(/\/th\/messages\/\d+$/);
  const question = `ส่งถึงมาดริดไหมคะ ${Date.now()}`;
  await buyerPage.getByRole('textbox', { name: 'ข้อความของคุณ' }).fill(question);
  await buyerPage.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(buyerPage.getByRole('log').getByText(question)).toBeVisible();

  const sellerPage = await openTab(browser, seller.session);
  await sellerPage.goto('/es/storefront/messages');
  await sellerPage.getByRole('link', { name: question }).click();
  await expect(sellerPage.getByRole('log').getByText(question)).toBeVisible();
  const answer = `Sí, llega en 8 días ${Date.now()}`;
  await sellerPage.getByRole('textbox', { name: 'Tu mensaje' }).fill(answer);
  await sellerPage.keyboard.press('Enter');
  await expect(buyerPage.getByRole('log').getByText(answer)).toBeVisible();
  const thanks = `ขอบคุณค่ะ ${Date.now()}`;
  await buyerPage.getByRole('textbox', { name: 'ข้อความของคุณ' }).fill(thanks);
  await buyerPage.keyboard.press('Enter');
  await expect(sellerPage.getByRole('log').getByText(thanks)).toBeVisible();
  await expect(buyerPage.getByText('อ่านแล้ว')).toBeVisible();
  await sendOutside(buyerPage, sellerPage);
  await sendPhotoAndReply(buyerPage, sellerPage);
  await expectAccessible(buyerPage);
  await expectAccessible(sellerPage);
});

/** Contact data is hidden from the other side, and a request for money elsewhere warns the reader, each in their language. */
async function sendOutside(buyerPage: Page, sellerPage: Page): Promise<void> {
  const phone = 'โทร 081 234 5678 ค่ะ';
  await buyerPage.getByRole('textbox', { name: 'ข้อความของคุณ' }).fill(phone);
  await buyerPage.keyboard.press('Enter');
  await expect(buyerPage.getByText('อีกฝ่ายจะเห็นข้อมูลติดต่อ')).toBeVisible();
  await expect(buyerPage.getByRole('log').getByText(phone)).toBeVisible();
  await expect(sellerPage.getByRole('log').getByText('โทร •••••• ค่ะ')).toBeVisible();
  await expect(sellerPage.getByText('Los datos de contacto están ocultos.')).toBeVisible();
  await sellerPage.getByRole('textbox', { name: 'Tu mensaje' }).fill('Mejor págame directamente, fuera de la web');
  await sellerPage.keyboard.press('Enter');
  await expect(buyerPage.getByText('ชำระเงินในหน้าคำสั่งซื้อเท่านั้น')).toBeVisible();
  await expect(sellerPage.getByRole('log').getByText('Paga solo')).toHaveCount(0);
  await expect(buyerPage.getByRole('log').getByRole('link')).toHaveCount(0);
}

/** A photo is seen by the other side and enlarged; a quick reply is read in the language of the reader, the original beside it. */
async function sendPhotoAndReply(buyerPage: Page, sellerPage: Page): Promise<void> {
  const buffer = await drawing({ width: 900, height: 600 }).jpeg().toBuffer();
  await buyerPage.getByLabel('เพิ่มรูป').setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer });
  await expect(buyerPage.getByRole('img', { name: 'รูปที่ 1 ยังไม่ได้ส่ง' })).toBeVisible();
  await buyerPage.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(buyerPage.getByRole('log').getByRole('img', { name: 'รูปที่ 1 ที่คุณส่ง' })).toBeVisible();
  await sellerPage.getByRole('button', { name: /^Ver en grande: Foto 1 de/ }).click();
  await expect(sellerPage.getByRole('dialog').getByRole('img')).toBeVisible();
  await sellerPage.keyboard.press('Escape');

  await sellerPage.getByRole('button', { name: 'Sí, está disponible.' }).click();
  await sellerPage.getByRole('button', { name: 'Enviar', exact: true }).click();
  const log = buyerPage.getByRole('log');
  await expect(log.getByText('Sí, está disponible.')).toBeVisible();
  await expect(log.getByText('มีสินค้าพร้อมส่ง')).toBeVisible();
  await expect(log.getByText('ข้อความด่วนในภาษาของคุณ')).toBeVisible();
}
