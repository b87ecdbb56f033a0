import { writeFileSync } from 'node:fs';
import { subCategoryProductTypes } from '../catalog/product-types/product-types.ts';
import { classMap } from '../server/vision/class-maps/class-map.ts';
import { foodAndLiving } from '../server/vision/class-maps/food-and-living.ts';

/** `name-classes.ts FILE`: writes which kind of its categories each class of the classifier names, by the words of both. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write.');

const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const singular = (text: string) => plain(text).replace(/(?<=[^s])s$/, '');

const lines = [...(classMap + foodAndLiving).matchAll(/^(\d+) ([^:]+): (.+)$/gm)].flatMap(
  ([, index, name = '', shares = '']) => {
    const named = shares.split(' ').flatMap((share) => {
      const categoryId = Number(share.split('*')[0]);
      const own = productTypes.filter((productType) => productType.categoryId === categoryId);
      const words = (productType: (typeof own)[number]) =>
        [productType.en.noun, ...(productType.en.also ?? []), ...(productType.en.british ?? [])].map(singular);
      const exact =
        own.find((productType) => singular(productType.en.noun) === singular(name)) ??
        own.find((productType) => words(productType).includes(singular(name)));
      const last = (text: string) => text.split(' ').at(-1) as string;
      const close = own.find((productType) => last(singular(productType.en.noun)) === last(singular(name)));
      const productType = exact ?? close;
      return productType ? [`${categoryId}=${productType.id}`] : [];
    });
    return named.length > 0 ? [`${index} ${name}: ${named.join(' ')}`] : [];
  },
);
writeFileSync(
  file,
  `/** The kind that a class of the classifier names in its categories, where it names one. Made by \`training/name-classes.ts\`. */\nexport const classProductTypes = \`\n${lines.join('\n')}\n\`;\n`,
);
