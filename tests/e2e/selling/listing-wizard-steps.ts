import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type InEveryLanguage, languages } from '../../../contracts/languages.ts';
import { type AnalysisRecord, uploadAcceptedKey } from '../../../contracts/selling/listing-analysis.ts';
import { doneRecord, proposal } from '../../../web/domains/selling/listing-wizard/analysis/proposal.fixture.ts';
import { listProducts } from '../marketplace/browse-steps.ts';
import { signIn } from '../marketplace/product-steps.ts';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A product photo of the demo shop, from a category whose lists no other test compares. */
export async function photoFromShop(request: APIRequestContext): Promise<ChosenFile> {
  const { products } = await listProducts(request, { category_id: '5000', limit: 100 });
  // The oldest product, because an earlier test may have published the newest.
  const picture = await request.get(`/uploads/${products.at(-1)?.productImage}`);
  const buffer = await sharp(await picture.body())
    .jpeg()
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** A small picture, for tests that do not analyse it. */
export async function drawnPhoto(): Promise<ChosenFile> {
  const create = { width: 320, height: 240, channels: 3, background: '#3366aa' } as const;
  return { name: 'photo.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The label of a text field also contains its language. */
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}(, \\w+)?$`) });
export const tab = (page: Page, code: string) => page.getByRole('tab', { name: new RegExp(`^${code},`) });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const photoField = (page: Page) => page.getByLabel('Choose a photo');

/** Signs a new seller in and opens the chat home. */
export async function openChat(page: Page, request: APIRequestContext): Promise<void> {
  await signIn(page, request, 'seller');
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Malee');
}

/** The same name in every language. */
export const namesOf = (name: string) =>
  Object.fromEntries(languages.map((language) => [language, name])) as InEveryLanguage;

/** Waits for the analysis; where the photo does not tell what it is, says so with the first chip. */
export async function answerWhatItIs(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'What is it?' });
  await expect(question).toBeVisible({ timeout: 90_000 });
  if ((await field(page, 'Title').inputValue()) === '') await question.getByRole('button').first().click();
  await expect(field(page, 'Title')).not.toHaveValue('', { timeout: 10_000 });
}

const reply = (rest: object) => ({ json: { status: 1, message: 'Analysis found', ...rest } });

/** Mocks the analysis with an immediate result, for tests that need no real photo. */
export async function mockAnalysis(page: Page, record: Partial<AnalysisRecord> = {}): Promise<void> {
  const { productUUID } = doneRecord;
  await page.route('**/api/v1/remote/upload', (route) =>
    route.fulfill(reply({ message: 'Uploaded', message_key: uploadAcceptedKey, product: { productUUID } })),
  );
  await page.route('**/api/v1/remote/products/*', (route) =>
    route.fulfill(reply({ product: [{ ...doneRecord, productImage: '', ...record }] })),
  );
  await page.route('**/api/v1/remote/products/*/analyze', (route) =>
    route.fulfill(reply({ product: { productUUID } })),
  );
  await page.route('**/api/v1/remote/products/*/category', (route) => {
    const { category_id, product_type_id } = route.request().postDataJSON();
    const english = { title: `English of ${category_id}`, description: `Description of ${category_id}` };
    const productType = { id: product_type_id ?? 'usual', names: namesOf(`kind of ${category_id}`) };
    return route.fulfill(
      reply({
        category_id,
        product_type: productType,
        rawJSONData: { ...proposal, english },
        estimated_on: '2026-11-12',
      }),
    );
  });
}

/** Chooses a photo and waits until the first step is filled. */
export async function choosePhoto(page: Page): Promise<void> {
  await photoField(page).setInputFiles(await drawnPhoto());
  await expect(field(page, 'Title')).toHaveValue('english title');
}

/** Drops files onto the photo area, or pastes them into the page. */
export async function bringFiles(page: Page, how: 'drop' | 'paste', files: ChosenFile[]): Promise<void> {
  const serialized = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of all) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    }
    return transfer;
  }, serialized);
  if (how === 'drop') {
    const place = page.getByRole('region', { name: 'Photo of your product' });
    await place.dispatchEvent('drop', { dataTransfer: data });
  } else {
    await page.evaluate((clipboardData) => {
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, data);
  }
}
