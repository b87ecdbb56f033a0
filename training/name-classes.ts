import { writeFileSync } from 'node:fs';
import { sectionKinds } from '../catalog/kinds.ts';
import { foodAndLiving } from '../server/vision/goods/food-and-living.ts';
import { things } from '../server/vision/goods/things.ts';

/** `name-classes.ts FILE`: writes which kind of its categories each class of the classifier names, by the words of both. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write.');

const kinds = sectionKinds.flatMap((section) => section.kinds);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const singular = (text: string) => plain(text).replace(/(?<=[^s])s$/, '');

const lines = [...(things + foodAndLiving).matchAll(/^(\d+) ([^:]+): (.+)$/gm)].flatMap(
  ([, index, name = '', shares = '']) => {
    const named = shares.split(' ').flatMap((share) => {
      const leaf = Number(share.split('*')[0]);
      const own = kinds.filter((kind) => kind.leaf === leaf);
      const words = (kind: (typeof own)[number]) =>
        [kind.en.noun, ...(kind.en.also ?? []), ...(kind.en.british ?? [])].map(singular);
      const exact =
        own.find((kind) => singular(kind.en.noun) === singular(name)) ??
        own.find((kind) => words(kind).includes(singular(name)));
      const last = (text: string) => text.split(' ').at(-1) as string;
      const close = own.find((kind) => last(singular(kind.en.noun)) === last(singular(name)));
      const kind = exact ?? close;
      return kind ? [`${leaf}=${kind.id}`] : [];
    });
    return named.length > 0 ? [`${index} ${name}: ${named.join(' ')}`] : [];
  },
);
writeFileSync(
  file,
  `/** The kind that a class of the classifier names in its categories, where it names one. Made by \`training/name-classes.ts\`. */\nexport const classKinds = \`\n${lines.join('\n')}\n\`;\n`,
);
