import americanWords from '../../data/listing-copy/es-419-words.json' with { type: 'json' };
import { nounIncludesMaterial, sharesWord } from '../checks/repetition.ts';
import { capitalize, joinWords } from '../compose/join-words.ts';
import type { LanguageRules, ListingContent } from '../compose/listing-content.ts';
import type { ProductTypeWithCopy } from '../product-types/product-type-with-copy.ts';
import { conditionInTitle } from '../words/conditions.ts';
import { labelsIn } from '../words/fact-labels.ts';
import { modelWords } from '../words/model-words.ts';

const forms: readonly ProductTypeWithCopy['es']['form'][] = ['m', 'f', 'mp', 'fp'];

/** Joins two words with y, or with e before an i sound. */
export function joinWithY(first: string, second: string): string {
  return `${first} ${/^[«“"]?(?:[ií]|h[ií](?![aeo]))/iu.test(second) ? 'e' : 'y'} ${second}`;
}

function listInSpanish(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : joinWithY(items.slice(0, -1).join(', '), last);
}

function agreeing(choices: readonly string[], { es }: ProductTypeWithCopy): string {
  return choices[forms.indexOf(es.form)] ?? '';
}

/** Words of Spain and their American counterparts. */
const american = new Map(americanWords.words.map(({ word, replacement }) => [word, replacement]));

/** A coffee grinder is not called "de café café". */
const inRegion = (word: string, { spanish, productType }: ListingContent) =>
  spanish === 'spain' || (word.startsWith('marr') && /caf[eé]/u.test(productType.es.noun))
    ? word
    : (american.get(word) ?? word);

/** "Color crema", but "beige y crema"; wine is a drink too, so it is always "color vino". */
function colours(content: ListingContent): string {
  const words = content.colours.map((colour) => inRegion(agreeing(colour.es, content.productType), content));
  return listInSpanish(words.map((word, at) => (at === 0 ? word : word.replace(/^color (?!vino)/, ''))));
}

/** The colour's name alone agrees with the word color. */
const colourNames = (content: ListingContent) =>
  listInSpanish(content.colours.map((colour) => inRegion(colour.es[0], content).replace(/^color /, '')));

function material(content: ListingContent): string {
  const { titleMaterial: material, productType } = content;
  if (!material || nounIncludesMaterial(productType.es.noun, material, 'es')) return '';
  return typeof material.es === 'string' ? inRegion(material.es, content) : agreeing(material.es, productType);
}

const quote = (words: readonly string[]) => listInSpanish(words.map((word) => `«${word}»`));

/** After these a colour would describe the person or the animal. */
const person = 'niñ[oa]s?|bebés?|mujer|hombre|mascotas';
/** There is red hair and green tea too: "rizador de pelo" becomes "rizador rojo para el pelo". */
const hair = '(?:pelo|cabello)(?: de (?:niña|bebé))?$';
const substance = `${hair}|(?:barba|vino|cerveza|limón|ajos|papas|ropa|cinta adhesiva)$|(?<!(?:juego|cápsulas|pompas|jugo|zumo|plato|dispensador) de )(?:té|café|jabón|verduras)$`;
const endOfHead = new RegExp(` para |(?<! de .*) con | de (?:(?:${person}|perros?|gatos?)(?: |$)|${substance})`, 'u');
const ofHair = new RegExp(`^de (?=${hair})`, 'u');
const ofPerson = new RegExp(`^de (?=${person}|${substance})`, 'u');
const forWhom = (complement: string) => complement.replace(ofHair, 'para el ').replace(ofPerson, 'para ');

const headOf = (noun: string) => noun.slice(0, endOfHead.exec(noun)?.index);

/** A colour after these would be that of the milk, the ice or the tea. */
const coloured =
  / de (?:(?:leche|fórmula|(?<!patines de )hielo|vinos|pan|formas)(?= para | con |$)|(?:pelo|cabello)(?= para ))|(?<=^juego) de té$/u;

/** The form that a colour would have if it belonged to a word, as far as its ending tells. */
function formOf(word: string): ProductTypeWithCopy['es']['form'] | null {
  if (/^(?:mano|moto|foto|radio)s?$/.test(word)) return null;
  const endings: [RegExp, ProductTypeWithCopy['es']['form']][] = [
    [/o$/, 'm'],
    [/(?:a|dad|ión)$/, 'f'],
    [/os$/, 'mp'],
    [/as$/, 'fp'],
  ];
  return endings.find(([ending]) => ending.test(word))?.[1] ?? null;
}

/** "Amarilla" cannot belong to the last word of "fuente de laboratorio". */
function isUnmistakable({ productType, colours }: ListingContent): boolean {
  const form = formOf(headOf(productType.es.noun).split(' ').at(-1) ?? '');
  return form !== null && colours.every(({ es }) => es[forms.indexOf(form)] !== agreeing(es, productType));
}

/** A colour would seem to belong to the last part of "sensor de presión y altitud" or "máquina de ruido blanco". */
function isLong(content: ListingContent): boolean {
  const head = headOf(content.productType.es.noun);
  if (/(?<!\p{L})(?:blanc[oa]|azul|roj[oa]|negr[oa]|gris)(?!\p{L})/u.test(head)) return true;
  if (coloured.test(content.productType.es.noun)) return true;
  return / (?:de|del|a|al|en) .* (?:de|del|a|al|en|por|con) | y /u.test(head) && !isUnmistakable(content);
}

/** After "para coche" or "con ruedas" a colour, material or brand would describe the car or the wheels, so they go before. */
function named(noun: string, ...details: readonly string[]): string {
  const at = noun.search(endOfHead);
  const isPlain = details.every((detail) => detail === '');
  return at < 0 || isPlain
    ? joinWords(noun, ...details)
    : joinWords(noun.slice(0, at), ...details, forWhom(noun.slice(at + 1)));
}

/** "De repuesto" or "antirrobo" belongs to the noun and precedes its colour. */
const isOfNoun = (ending: string) => /^de |^[^ ]+$/.test(ending);

/** These say which article it is, so a title keeps them even where the description says them too. */
const isNeeded = (ending: string) =>
  /^de |^[^ ]+$|coche|auto|moto|bici|vehículo|móvil|celular|portátil|laptop|tablet|PC|cámara|niñ|bebé|mujer|hombre|perro|gato|mascota|^para (?:ropa|plantas)$/u.test(
    ending,
  );

/** A garment or instrument with a foreign name needs what it is beside it: "cítara coreana". */
const origin = /^(?!para |estilo ).* (?:corean[oa]|japon[eé]sa?|chin[oa]|tailand[eé]sa?|vietnamita|indi[oa])$/u;

const longWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => word !== 'para').map((word) => word.slice(0, 5));

/** Whether the description says some of what an ending says. */
function isNotified(ending: string, { phrases }: ProductTypeWithCopy): boolean {
  const words = longWords(ending);
  const [, ...lines] = phrases.es;
  return words.length > 0 && lines.some((line) => longWords(line).some((word) => words.includes(word)));
}

function nounWith(noun: string, ending: string): string {
  const at = noun.search(endOfHead);
  return at < 0 ? joinWords(noun, ending) : joinWords(noun.slice(0, at), ending, noun.slice(at + 1));
}

/** A use follows directly unless the title already has a "para"; another name follows after a comma. */
const followsDirectly = (thing: string, ending: string) =>
  /^(?:para|con|en|a|al|por|sin|estilo) /.test(ending) && !(ending.startsWith('para ') && / para /.test(thing));

/** What is written on the article comes after whom or what it is for. */
function withEnding(thing: string, ending: string, print: string): string {
  return followsDirectly(thing, ending)
    ? joinWords(thing, ending, print)
    : [joinWords(thing, print), ending].filter(Boolean).join(', ');
}

const likeNew = ['como nuevo', 'como nueva', 'como nuevos', 'como nuevas'];
const used = ['usado', 'usada', 'usados', 'usadas'];

/** Sellers in the Americas write "usada" where those in Spain write "de segunda mano". */
function conditionOf(content: ListingContent): string {
  const { condition, productType, spanish } = content;
  if (condition === 'like-new') return agreeing(likeNew, productType);
  const isUsed = condition === 'used-good' || condition === 'used-fair';
  return isUsed && spanish === 'americas' ? agreeing(used, productType) : conditionInTitle(content, 'es');
}

/** A colour that follows the rest: after a comma, or without one where another part of the title has it. */
function withLast(whole: string, content: ListingContent, hasComma: boolean): string {
  const isName = content.colours.every(({ es }) => !/^(?:multicolor|transparente)/.test(es[0]));
  return hasComma && isName ? `${whole} en color ${colourNames(content)}` : `${whole}, ${colours(content)}`;
}

/** The ending, unless the description repeats it and the title says enough without it. */
function endingOf({ productType, brand, words, colours, titleMaterial }: ListingContent, ending: string): string {
  const isBare = !productType.es.noun.includes(' ') && !brand && !titleMaterial && words.length + colours.length === 0;
  return !isBare && !isNeeded(ending) && !origin.test(ending) && isNotified(ending, productType) ? '' : ending;
}

function title(content: ListingContent, offered: string): string {
  const { productType, brand, words, wordsRole } = content;
  const ending = endingOf(content, offered);
  const condition = conditionOf(content);
  const work = wordsRole === 'title' ? quote(words.slice(0, 1)) : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words.length > 0 ? `con el texto ${quote(words.slice(0, 1))}` : '';
  const colour = colours(content);
  const isLast = colour !== '' && isLong(content);
  const noun = isOfNoun(ending) ? nounWith(productType.es.noun, ending) : productType.es.noun;
  // A publisher right after "libro de historia" would seem to be what the book is about.
  const maker = joinWords(work === '' ? (brand?.name ?? '') : '', model);
  const publisher = work === '' ? '' : (brand?.name ?? '');
  const look = colour.startsWith('color ') ? [material(content), colour] : [colour, material(content)];
  const details = isLast ? [material(content)] : look;
  const thing = joinWords(named(noun, maker, ...details), work);
  const whole = withEnding(thing, isOfNoun(ending) ? '' : ending, print);
  const rest = [publisher, condition].filter(Boolean);
  const productAndColour = isLast ? withLast(whole, content, rest.length > 0 || whole.includes(', ')) : whole;
  return capitalize([productAndColour, ...rest].join(', '));
}

export const spanish: LanguageRules = {
  title,
  repeats: (title, ending) => sharesWord(title, ending) || (ending.startsWith('para ') && / para /.test(title)),
  ...labelsIn('es'),
  gift: /^(?:es |son |en \p{L}+ es )?una? .*\b(?:regalo|detalle|obsequio)\b|^para regal|\by regalo$/iu,
  wearer: new RegExp(`^para (?:mujer|hombre|niñ[oa]|bebé|(?:coche|auto|moto|bicicleta)$)|${origin.source}`, 'u'),
  labelSeparator: ': ',
  colours: colourNames,
  material: (content) => {
    const word = content.material?.es ?? '';
    return typeof word === 'string' ? inRegion(word, content).replace(/^de |^en /, '') : `tejido ${word[0]}`;
  },
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
