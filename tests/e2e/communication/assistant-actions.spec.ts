import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { openMyListings } from '../selling/my-listings-steps.ts';

test('a seller asks for a new price, sees it before and after, does it and takes it back', async ({
  page,
  request,
}) => {
  // Not among the headphones, which tests of the search count on.
  const home = { category_id: '3000', sub_category_id: '3100', super_sub_category_id: '3101' };
  const titles = ['Paper lantern', 'Copper kettle', 'Steel kettle'];
  await openMyListings(
    page,
    request,
    titles.map((productTitleEN) => ({ ...home, productTitleEN })),
  );
  await page.goto('/chat');
  const conversation = page.getByRole('region', { name: 'Conversation' });
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Ask Anything' }).fill(question);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await ask('set the price of the paper lantern to 31.50 dollars');
  const card = conversation.getByRole('region', { name: 'Change to confirm' });
  await expect(card.getByText('$ 31.50')).toBeVisible();
  await expectAccessible(page, 'main section[aria-label=Conversation]');
  await card.getByRole('button', { name: 'Do it' }).click();
  await expect(card.getByText('The price of 1 listing is changed.')).toBeVisible();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Taken back; it is as it was before.')).toBeVisible();

  await ask('pause the kettle');
  await conversation.getByRole('button', { name: 'Copper kettle' }).click();
  const second = conversation.getByRole('region', { name: 'Change to confirm' }).last();
  await expect(second.getByText('Copper kettle')).toBeVisible();
  await second.getByRole('button', { name: 'Leave it' }).click();
  await expect(second.getByText('Left as it is. Nothing has changed.')).toBeVisible();
});
