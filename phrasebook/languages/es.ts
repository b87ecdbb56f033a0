import { conditionInTitle } from '../conditions.ts';
import { capitalize, joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { modelWords } from '../model-words.ts';
import type { PhrasedKind } from '../phrased-kind.ts';
import { nounIncludesMaterial, sharesWord } from '../repetition.ts';

const forms: readonly PhrasedKind['es']['form'][] = ['m', 'f', 'mp', 'fp'];

/** Joins two words with y, or with e before an i sound. */
export function joinWithY(first: string, second: string): string {
  return `${first} ${/^[«“"]?(?:[ií]|h[ií](?![aeo]))/iu.test(second) ? 'e' : 'y'} ${second}`;
}

function listInSpanish(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : joinWithY(items.slice(0, -1).join(', '), last);
}

function agreeing(choices: readonly string[], { es }: PhrasedKind): string {
  return choices[forms.indexOf(es.form)] ?? '';
}

/** Words of Spain and their American counterparts. */
const american = new Map([
  ['burdeos', 'color vino'],
  ['de nailon', 'de nylon'],
]);

const inRegion = (word: string, { spanish }: ListingContent) =>
  spanish === 'americas' ? (american.get(word) ?? word) : word;

const colours = (content: ListingContent) =>
  listInSpanish(content.colours.map((colour) => inRegion(agreeing(colour.es, content.kind), content)));

function material(content: ListingContent): string {
  const { titleMaterial: material, kind } = content;
  if (!material || nounIncludesMaterial(kind.es.noun, material, 'es')) return '';
  return typeof material.es === 'string' ? inRegion(material.es, content) : agreeing(material.es, kind);
}

const quote = (words: readonly string[]) => listInSpanish(words.map((word) => `«${word}»`));

/** After these a colour would describe the child, the animal or the vehicle. */
const owners =
  'niñ[oa]s?|bebés?|mujer|hombre|perros?|gatos?|motos?|motocicletas?|coches?|autos?|carros?|bicis?|bicicletas?';
const endOfHead = new RegExp(` (?:para|con) | de (?:${owners})(?: |$)`, 'u');

/** After "para coche" or "con ruedas" a colour or material would describe the car or the wheels, so they go before. */
function named(noun: string, maker: string, ...details: readonly string[]): string {
  const at = noun.search(endOfHead);
  return at < 0
    ? joinWords(noun, maker, ...details)
    : joinWords(noun.slice(0, at), ...details, noun.slice(at + 1), maker);
}

/** A use follows directly unless the title already has a "para"; another name follows after a comma. */
function withEnding(thing: string, ending: string): string {
  const isUse = /^(?:para|de|con|en|a|al|por) /.test(ending) && !(ending.startsWith('para ') && / para /.test(thing));
  return isUse ? joinWords(thing, ending) : [thing, ending].filter(Boolean).join(', ');
}

function title(content: ListingContent, ending: string): string {
  const { kind, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'es');
  const work = wordsRole === 'title' ? quote(words.slice(0, 1)) : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words.length > 0 ? `con estampado ${quote(words.slice(0, 1))}` : '';
  const maker = joinWords(brand?.name ?? '', model);
  const thing = joinWords(named(kind.es.noun, maker, colours(content), material(content)), work, print);
  return capitalize([withEnding(thing, ending), used].filter(Boolean).join(', '));
}

/** The colour's name alone agrees with the word color. */
const colourNames = (content: ListingContent) =>
  listInSpanish(content.colours.map((colour) => inRegion(colour.es[0], content).replace(/^color /, '')));

export const spanish: LanguageRules = {
  title,
  repeats: (title, ending) => sharesWord(title, ending) || (ending.startsWith('para ') && / para /.test(title)),
  labels: {
    brand: 'Marca',
    colour: 'Color',
    material: 'Material',
    condition: 'Estado',
    model: 'Modelo',
    size: 'Tamaño',
    quantity: 'Cantidad',
    box: 'Incluye',
  },
  wordsLabels: { title: 'Título', print: 'Texto impreso', model: 'Texto' },
  wornSize: 'Talla',
  gift: /\b(?:regal\w*|obsequi\w*|detalle|cumpleaños|sorpresa)\b/iu,
  wearer: /^para (?:mujer|hombre|niñ[oa]|bebé)/u,
  labelSeparator: ': ',
  colours: colourNames,
  material: (content) => {
    const word = typeof content.material?.es === 'string' ? content.material.es : (content.material?.es[0] ?? '');
    return inRegion(word, content).replace(/^de |^en /, '');
  },
  quantity: ({ quantity }) => String(quantity),
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
