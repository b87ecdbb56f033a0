import { expect, onTestFinished, test } from 'vitest';
import { allLeafCategories, pathTo } from '../../../../../catalog/categories/lookup.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { CategoryChoice } from './category-choice.tsx';

const leafCategory = allLeafCategories().find(({ names }) => names.en === 'Footballs');

test.each(languages)('the path of the category is in the language of the page, %s', async (language) => {
  document.documentElement.lang = language;
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const id = String(leafCategory?.id);
  const ignore = () => undefined;
  const { place } = await renderPage(
    <CategoryChoice categoryId={id} error={undefined} isPicking={false} onPick={ignore} onChoose={ignore} />,
  );
  const [topCategory, section, chosen] = pathTo(id).map(({ names }) => names[language]);
  expect(place.querySelector('p')?.textContent).toBe(`${chosen}${topCategory}${section}`);
});
