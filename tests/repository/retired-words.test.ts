import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'classic-typescript';
import { expect, test } from 'vitest';

/** Words that were given up, as they stand inside names; docs/GLOSSARY.md has the word of the field for each. */
const retired = [
  ...[
    'second step',
    'proof',
    'proven',
    'ways in',
    'way in',
    'sign in ways',
    'sign in way',
    'photo codes',
    'feature code',
  ],
  ...[
    'code index',
    'kind',
    'kinds',
    'aisle',
    'aisles',
    'shelf',
    'shelves',
    'leaf',
    'leaves',
    'section kinds',
    'section id',
  ],
  ...['sold product', 'sold products', 'order papers', 'paper order', 'paper kind', 'order clock', 'run clock'],
  ...['schedule clock', 'lapse', 'lapsed', 'tells', 'tell owner', 'order notice', 'order notices', 'move money'],
  ...[
    'leave orders',
    'books',
    'storefront',
    'ad card',
    'announce listing',
    'says',
    'is near',
    'shown instead',
    'sight',
  ],
  ...['opinion', 'opinions', 'write in', 'page language', 'at once', 'give up', 'phrasebook', 'phrased', 'market plan'],
].map((words) => words.split(' '));

/** Names that contain such a word and mean something else. */
const allowed: { name: RegExp; in: RegExp; because: string }[] = [
  { name: /kind/i, in: /^tests\/(faults|fuzz)\//, because: 'a kind of fault or of hostile request' },
  {
    name: /^kind$/,
    in: /^bench\/soak\/|^tests\/api\/other-clients\/|^bench\/web\//,
    because: 'what a measurement counts',
  },
  { name: /kind/i, in: /web\/build\//, because: 'the name that a parser gives its nodes' },
  { name: /shopSectionId|section_ids?$|sectionIds$/i, in: /./, because: 'a section of a shop, which its seller made' },
  {
    name: /^kind$|^says$/,
    in: /read-draft\.ts$|\.job\.ts$|draft\.test\.ts$/,
    because: 'a field that an earlier version stored',
  },
  {
    name: /^leaf(Category|Categories)?|LeafCategor/,
    in: /./,
    because: 'leaf category: one without categories below it',
  },
  {
    name: /leaf|leaves/i,
    in: /ad-pictures|drawings|stems|training|^demo\//,
    because: 'a leaf that is drawn or for sale',
  },
  { name: /shelf|shelves/i, in: /drawings|drawn|stems|training/, because: 'a shelf that is for sale' },
  { name: /_AT_ONCE$/, in: /config(\.test)?\.ts$/, because: 'a former name of a setting, to be explained' },
  { name: /./, in: /tests\/upgrade\/rows\.ts$/, because: 'names that tables had' },
  { name: /kind/, in: /training\/draw\//, because: 'a kind of metal' },
  { name: /proof/, in: /decisions\//, because: 'slow proofs are tests' },
];

const splitName = (name: string) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());

/** The retired words that a name contains. */
function retiredIn(name: string, file: string): string[] {
  const words = splitName(name);
  const found = retired.filter((wanted) =>
    words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word)),
  );
  const isAllowed = allowed.some((rule) => rule.in.test(file) && rule.name.test(name));
  return found.length === 0 || isAllowed ? [] : found.map((wanted) => wanted.join(' '));
}

function identifiersOf(file: string): Set<string> {
  const names = new Set<string>();
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind));
  return names;
}

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\n')
  .filter(
    (file) => existsSync(file) && !/migrations\/|^tests\/repository\/retired-words|^data\/|package-lock/.test(file),
  );

test('no file is called by a word that was given up', () => {
  expect(
    files.flatMap((file) =>
      file
        .split('/')
        .flatMap((part) => retiredIn(part, file))
        .map((word) => `${file}: ${word}`),
    ),
  ).toEqual([]);
});

test('no identifier contains a word that was given up', { timeout: 60_000 }, () => {
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const offenders = code.flatMap((file) =>
    [...identifiersOf(file)].flatMap((name) => retiredIn(name, file).map((word) => `${file}: ${name} (${word})`)),
  );
  expect(offenders).toEqual([]);
});
