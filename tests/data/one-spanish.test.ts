import { expect, test } from 'vitest';
import { tree } from '../../catalog/categories/tree.ts';
import { domainsOf, readDomain } from '../../i18n/compile/read-messages.ts';

/** Words of the Americas or of Spain alone; keywords, which readers type, may hold them. */
const regionalWord =
  /(?<!\p{L})(publicaci(ón|ones)|autos?|celular(es)?|computador(a|as|es)?|ordenador(es)?)(?!\p{L})/iu;

test('Spanish messages use words that readers in Spain and in the Americas share', () => {
  const messages = domainsOf('es').flatMap((domain) =>
    Object.entries(readDomain('es', domain)).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => ({ name: `${domain}.${group}.${key}`, text })),
    ),
  );
  expect(messages.length).toBeGreaterThan(2000);
  const regional = messages.filter(({ name, text }) => !name.endsWith('Keywords') && regionalWord.test(text));
  expect(regional).toEqual([]);
});

test('Spanish names of categories use words that readers in Spain and in the Americas share', () => {
  const names = tree.flatMap((top) => [
    top.names.es,
    ...top.subCategories.flatMap((sub) => [sub.names.es, ...sub.leafCategories.map((leaf) => leaf.names.es)]),
  ]);
  expect(names.filter((name) => regionalWord.test(name))).toEqual([]);
});
