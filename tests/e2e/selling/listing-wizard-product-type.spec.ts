import { doneRecord } from '../../../web/domains/selling/listing-wizard/analysis/proposal.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { button, drawnPhoto, field, mockAnalysis, namesOf, openChat, photoField, tab } from './listing-wizard-steps.ts';

test('step 1 asks what it is where the photo does not tell, and writes for the answer', async ({ page, request }) => {
  const facts = doneRecord.facts && {
    ...doneRecord.facts,
    categories: [
      { id: '2101', confidence: 0.31, product_type: { id: 'casual-dress', names: namesOf('casual dress') } },
      { id: '2206', confidence: 0.2, product_type: { id: 'hoodie', names: namesOf('hoodie') } },
    ],
  };
  await mockAnalysis(page, { facts });
  await openChat(page, request);
  await photoField(page).setInputFiles(await drawnPhoto());
  const question = page.getByRole('region', { name: 'What is it?' });
  await expect(question.getByRole('button')).toHaveText(['casual dress', 'hoodie']);
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(page.getByText('Written from your photo')).toBeHidden();

  await question.getByRole('button', { name: 'hoodie' }).click();
  await expect(field(page, 'Title')).toHaveValue('English of 2206');
  await expect(question.getByRole('button', { name: 'hoodie' })).toHaveAttribute('aria-pressed', 'true');

  await field(page, 'Title').fill('My own hoodie');
  await tab(page, 'TH').click();
  await expect(page.getByText('You changed the English text.')).toBeVisible();
  await button(page, 'Write it anew').click();
  await expect(page.getByText('It says: English of 2206')).toBeVisible();

  await question.getByRole('searchbox', { name: 'Something else' }).fill('ノートパソコン');
  await question.getByRole('button', { name: 'laptop', exact: true }).click();
  await tab(page, 'EN').click();
  await expect(field(page, 'Title')).toHaveValue('My own hoodie');
  await expect(field(page, 'Description')).toHaveValue('Description of 1101');

  await page.getByText('Details only you know').click();
  await field(page, 'Size').fill('14 inch');
  await field(page, 'In the box').fill('charger, case');
  const asked = page.waitForRequest((sent) => sent.postData()?.includes('like-new') ?? false);
  await button(page, 'Like new').click();
  expect((await asked).postDataJSON().details).toEqual({
    condition: 'like-new',
    size: '14 inch',
    model: null,
    in_the_box: ['charger', 'case'],
  });
});
