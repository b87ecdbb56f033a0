import { nounIncludesMaterial, sharesWord } from '../checks/repetition.ts';
import { capitalize, joinList, joinWords } from '../compose/join-words.ts';
import type { LanguageRules, ListingContent } from '../compose/listing-content.ts';
import { brandNameOf } from '../words/brands.ts';
import { conditionInTitle } from '../words/conditions.ts';
import { labelsIn } from '../words/fact-labels.ts';
import type { Material } from '../words/materials.ts';
import { modelWords } from '../words/model-words.ts';

const quote = (words: readonly string[]) =>
  joinList(
    words.map((word) => `“${word}”`),
    'and',
  );

/** A known brand in quotation marks would look doubted. */
const quoteUnlessBrand = ([word = '', ...rest]: readonly string[]) =>
  rest.length === 0 && 'topCategoryIds' in brandNameOf(word) ? word : quote([word, ...rest]);

/** Colours that white follows: 'black and white'. */
const beforeWhite =
  /^(?:black|gray|red|pink|orange|yellow|green|olive green|teal|light blue|blue|navy blue|purple|brown|burgundy)$/;

function colours({ colours }: ListingContent): string {
  const [first = '', second = ''] = colours.map((colour) => colour.en.word);
  const pair = first === 'white' && beforeWhite.test(second) ? [second, first] : [first, second];
  return pair.filter(Boolean).join(' and ');
}

/** A colour that with the noun would name another product: a 'black pepper mill' may be red. */
const otherProduct =
  /^(?:(?:black|white|green|red) (?:tea|pepper)|(?:red|white|burgundy|orange) wine|(?:brown|white|black|red) rice|(?:white|brown) bread|red meat|gold fish|black light|(?:gold|silver) jewelry cleaner|orange juicer)\b/;

/** Beside cosmetics and food, cream is not only a colour: 'cream makeup sponge'. */
const namesCream = ({ productType }: ListingContent, noun: string) =>
  Math.floor(productType.categoryId / 1000) === 6 ||
  /^(?:creamer|pitcher|cake|cookie|soda|soap|ice cream|oil)\b/.test(noun);

/** A noun that begins with a colour of its own has the colour after it: 'blue light glasses in red'. */
function colourPlaces(content: ListingContent, noun: string): [before: string, after: string] {
  const told = colours(content);
  if (told === 'cream' && namesCream(content, noun)) return ['cream-colored', ''];
  const beginsWithColour = /^(?:black|white|red|blue|green|orange|clear|hot)\b/i.test(noun);
  if (told === '' || !(beginsWithColour || otherProduct.test(`${told} ${noun}`))) return [told, ''];
  if (noun.startsWith(`${told} `)) return ['', ''];
  return content.colours.every(({ en }) => en.plain) ? ['', `in ${told}`] : [told, ''];
}

/** Goods that are called iron ones; others of it are said to be metal. */
const ofIron =
  /\b(?:wok|pans?|griddle|skillet|stove|grill|fire pit|pot|cookware|oven|teapot|kettle|anchor|dumbbell|kettlebell|barbell|weight plate)\b/;

const materialName = ({ en }: Material, noun: string) => (en === 'iron' && !ofIron.test(noun) ? 'metal' : en);

function material({ titleMaterial: material, productType }: ListingContent): string {
  const { noun } = productType.en;
  return material && !nounIncludesMaterial(noun, material, 'en') ? materialName(material, noun) : '';
}

/** A use follows directly, another name in brackets: 'mug for tea', 'shogi set (Japanese chess)'. */
const isUse = (ending: string) => /^(?:for|to|with|in|on|as|at|by|from|of) /.test(ending);
const isName = (ending: string) => ending !== '' && !/(?:^| )(?:for|to|with|in|on|as|at|by|from|of) /.test(ending);

/** Who wears it goes first: women's navy hoodie; but red kids' bike. */
const audience = /^((?:wo)?men['’]s|(?:kids|girls|boys)['’]) (.+)$/;
const audienceOf = (noun: string, use: string) =>
  use.startsWith('wear') || /^(?:wo)?men/.test(noun) ? audience.exec(noun) : null;
const wearers: Readonly<Record<string, string>> = { 'for women': 'women’s', 'for men': 'men’s' };

/** Only clothes are surely printed; lettering may be cast, engraved or embroidered too. */
function lettering({ productType, words, wordsRole }: ListingContent): string {
  if (wordsRole !== 'print' || words.length === 0) return '';
  const isClothing = productType.use === 'wear' || productType.use === 'wear-on-legs';
  return `with ${quote(words.slice(0, 1))} ${isClothing ? 'print' : 'lettering'}`;
}

function title(content: ListingContent, ending: string): string {
  const { productType, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'en');
  const work = wordsRole === 'title' && words.length > 0 ? quote(words.slice(0, 1)) : '';
  const model = modelWords(content, quoteUnlessBrand);
  const print = lettering(content);
  const named = productType.en.noun.replaceAll("'", '’');
  const [, ownWho = '', noun = named] = audienceOf(named, productType.use) ?? [];
  const who = ownWho || (wearers[ending] ?? '');
  const [before, after] = colourPlaces(content, noun);
  const name = isName(ending) ? `(${ending})` : '';
  // 'Used' goes first, 'as is' last.
  const isLast = used === 'as is';
  const thing = joinWords(
    isLast ? '' : used,
    brand?.name ?? '',
    work,
    model,
    who,
    before,
    material(content),
    noun,
    name,
    after,
    print,
  );
  return capitalize(`${thing}${tail(ending, after !== '' || print !== '')}${isLast ? ', as is' : ''}`);
}

/** The part of an ending that stands last; after a colour or lettering a use would seem to be theirs. */
function tail(ending: string, isClosed: boolean): string {
  if (ending === '' || isName(ending) || ending in wearers || isClosed) return '';
  return isUse(ending) ? ` ${ending}` : `, ${ending}`;
}

export const english: LanguageRules = {
  title,
  repeats: sharesWord,
  ...labelsIn('en'),
  gift: /\b(?:gifts?|presents|a present|stocking stuffer)\b/i,
  labelSeparator: ': ',
  colours: (content) => capitalize(colours(content)),
  material: ({ material, productType }) =>
    capitalize(
      (material ? materialName(material, productType.en.noun) : '')
        .replace(/^wooden$/, 'wood')
        .replace(/^silky$/, 'silky fabric'),
    ),
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
