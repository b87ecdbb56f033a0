import { capitalize, joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import type { Noun } from '../phrase.ts';
import { nounIncludesMaterial } from '../repetition.ts';

const forms: readonly Noun['es'][1][] = ['m', 'f', 'mp', 'fp'];

// Feminine nouns that begin with a stressed a take "un" in the singular.
const stressedA = /^(?:agua|águila|ala|alga|ama|ancla|ánfora|área|arma|arpa|aspa|aula|hacha|hada)(?![\p{L}])/iu;

/** Joins two words with y, or with e before an i sound. */
export function joinWithY(first: string, second: string): string {
  return `${first} ${/^[«“"]?(?:[ií]|h[ií](?![aeo]))/iu.test(second) ? 'e' : 'y'} ${second}`;
}

function joinListInSpanish(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : joinWithY(items.slice(0, -1).join(', '), last);
}

function agreeing(choices: readonly string[], { es }: Noun): string {
  return choices[forms.indexOf(es[1])] ?? '';
}

// In "falda de mujer negra" the adjective describes the woman, in "cargador para coche negro" the car, so colour and
// material go before such a complement.
const complement = / (?:para|con) | de (?:hombre|mujer|niñ[oa]|bebé|perro|gato|mascota|adulto|chic[oa]|ave|pájaro)/u;

function parted({ es }: Noun): [head: string, tail: string] {
  const at = es[0].search(complement);
  return at < 0 ? [es[0], ''] : [es[0].slice(0, at), es[0].slice(at + 1)];
}

function named(noun: Noun, ...inner: readonly string[]): string {
  const [head, tail] = parted(noun);
  return joinWords(head, ...inner, tail);
}

/** The noun with its brand, which follows "cargador para coche" but comes before "de mujer". */
function branded(noun: Noun, brand: string, ...inner: readonly string[]): string {
  return parted(noun)[1].startsWith('para ') ? joinWords(named(noun, ...inner), brand) : named(noun, brand, ...inner);
}

function isPlural({ es }: Noun): boolean {
  return es[1] === 'mp' || es[1] === 'fp';
}

function colourWords({ colours, noun }: ListingContent): string {
  return joinListInSpanish(colours.map((colour) => agreeing(colour.es, noun)));
}

function materialWords({ material, noun }: ListingContent): string {
  if (!material || nounIncludesMaterial(noun.es[0], material, 'es')) return '';
  return typeof material.es === 'string' ? material.es : agreeing(material.es, noun);
}

function article(noun: Noun): string {
  const { en, zh, es } = noun;
  const isStuff = en[1] === 'mass' && /[袋盒瓶包罐桶份支卷块]/.test(zh[1]);
  if (isStuff || /^(?:material|maquillaje|papel|ropa) /.test(es[0])) return '';
  return es[1] === 'f' && stressedA.test(es[0]) ? 'un' : agreeing(['un', 'una', 'unos', 'unas'], noun);
}

// "Cargador para coche para conducir" repeats "para", so a comma separates the use.
function withUse({ noun, brand }: ListingContent, thing: string, use: string): string {
  const repeatsPara = brand === '' && use !== '' && parted(noun)[1].startsWith('para ');
  return repeatsPara ? `${thing}, ${use}` : joinWords(thing, use);
}

function title(content: ListingContent): string {
  const { brand, noun, titlePattern, titleUses, condition } = content;
  const uses = titleUses.map((use) => use.es).join(', ');
  const colour = colourWords(content);
  const material = materialWords(content);
  const used = condition?.inTitle ? `, ${condition.inTitle.es}` : '';
  if (
    titlePattern === 'colour-after-noun' &&
    content.colours.length > 0 &&
    content.colours.every((one) => one.en.plain)
  ) {
    const shade = joinListInSpanish(content.colours.map((one) => one.es[0].replace('color ', '')));
    return capitalize(joinWords(branded(noun, brand, material), `en color ${shade}`, uses)) + used;
  }
  if (titlePattern === 'alternative' && brand !== '') {
    return capitalize(joinWords(named(noun, colour, material), `de la marca ${brand}`, uses)) + used;
  }
  return capitalize(withUse(content, branded(noun, brand, colour, material), uses)) + used;
}

function opening(content: ListingContent): string {
  const { brand, words, noun } = content;
  const many = isPlural(noun);
  const from = brand === '' ? '' : `de la marca ${brand}`;
  const quoted = joinListInSpanish(words.map((word) => `«${word}»`));
  const inscription = `${words.length > 1 ? 'las inscripciones' : 'la inscripción'} ${quoted}`;
  const marks = words.length === 0 ? '' : `con ${inscription}`;
  const thing = joinWords(named(noun, colourWords(content), materialWords(content)), from);
  const use = content.use?.es ?? '';
  switch (content.opening) {
    case 'purpose':
      return capitalize(
        marks === '' ? `${withUse(content, thing, use)}.` : `${[thing, marks, use].filter(Boolean).join(', ')}.`,
      );
    case 'this': {
      const pointer = agreeing(['Este', 'Esta', 'Estos', 'Estas'], noun);
      const is = content.colours.length === 0 ? '' : `${many ? 'son' : 'es'} ${colourWords(content)}`;
      const bears = words.length === 0 ? '' : `${many ? 'llevan' : 'lleva'} ${inscription}`;
      return `${joinWords(pointer, named(noun, materialWords(content)), from, [is, bears].filter(Boolean).join(' y '))}.`;
    }
    case 'photo':
      return `En la foto se ${many ? 'ven' : 've'} ${[joinWords(article(noun), thing), marks].filter(Boolean).join(', ')}.`;
    case 'sale':
      return `Se ${many ? 'venden' : 'vende'} ${[joinWords(article(noun), thing), marks].filter(Boolean).join(', ')}.`;
  }
}

export const spanish: LanguageRules = { title, opening, sentenceSeparator: ' ' };
