import type { Noun } from '../phrase.ts';
import { nounSaysMaterial } from '../said.ts';
import type { LanguageRules, Telling } from '../telling.ts';
import { capitalised, spaced } from '../tidy.ts';

const forms: readonly Noun['es'][1][] = ['m', 'f', 'mp', 'fp'];

// Feminine nouns that begin with a stressed a take "un" in the singular.
const stressedA = /^(?:agua|águila|ala|alga|ama|ancla|ánfora|área|arma|arpa|aspa|aula|hacha|hada)(?![\p{L}])/iu;

/** Joins two words with y, which becomes e before the sound of i. */
export function joinedWithY(first: string, second: string): string {
  return `${first} ${/^[«“"]?(?:[ií]|h[ií](?![aeo]))/iu.test(second) ? 'e' : 'y'} ${second}`;
}

function listedInSpanish(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : joinedWithY(items.slice(0, -1).join(', '), last);
}

function agreeing(choices: readonly string[], { es }: Noun): string {
  return choices[forms.indexOf(es[1])] ?? '';
}

// "Falda de mujer negra" speaks of the woman and "cargador para coche negro" of the car, so colour and material go
// before such a complement.
const complement = / (?:para|con) | de (?:hombre|mujer|niñ[oa]|bebé|perro|gato|mascota|adulto|chic[oa]|ave|pájaro)/u;

function parted({ es }: Noun): [head: string, tail: string] {
  const at = es[0].search(complement);
  return at < 0 ? [es[0], ''] : [es[0].slice(0, at), es[0].slice(at + 1)];
}

function named(noun: Noun, ...inner: readonly string[]): string {
  const [head, tail] = parted(noun);
  return spaced(head, ...inner, tail);
}

/** The noun with its brand, which follows "cargador para coche" but comes before "de mujer". */
function branded(noun: Noun, brand: string, ...inner: readonly string[]): string {
  return parted(noun)[1].startsWith('para ') ? spaced(named(noun, ...inner), brand) : named(noun, brand, ...inner);
}

function isPlural({ es }: Noun): boolean {
  return es[1] === 'mp' || es[1] === 'fp';
}

function colourWords({ colours, noun }: Telling): string {
  return listedInSpanish(colours.map((colour) => agreeing(colour.es, noun)));
}

function materialWords({ material, noun }: Telling): string {
  if (!material || nounSaysMaterial(noun.es[0], material, 'es')) return '';
  return typeof material.es === 'string' ? material.es : agreeing(material.es, noun);
}

function article(noun: Noun): string {
  const { en, zh, es } = noun;
  const isStuff = en[1] === 'mass' && /[袋盒瓶包罐桶份支卷块]/.test(zh[1]);
  if (isStuff || /^(?:material|maquillaje|papel|ropa) /.test(es[0])) return '';
  return es[1] === 'f' && stressedA.test(es[0]) ? 'un' : agreeing(['un', 'una', 'unos', 'unas'], noun);
}

// "Cargador para coche para conducir" stumbles over its second "para".
function withUse({ noun, brand }: Telling, thing: string, use: string): string {
  const stumbles = brand === '' && use !== '' && parted(noun)[1].startsWith('para ');
  return stumbles ? `${thing}, ${use}` : spaced(thing, use);
}

function title(telling: Telling): string {
  const { brand, noun, titlePattern, titleUses, condition } = telling;
  const uses = titleUses.map((use) => use.es).join(', ');
  const colour = colourWords(telling);
  const material = materialWords(telling);
  const used = condition?.inTitle ? `, ${condition.inTitle.es}` : '';
  if (titlePattern === 'turned' && telling.colours.length > 0 && telling.colours.every((one) => one.en.plain)) {
    const shade = listedInSpanish(telling.colours.map((one) => one.es[0].replace('color ', '')));
    return capitalised(spaced(branded(noun, brand, material), `en color ${shade}`, uses)) + used;
  }
  if (titlePattern === 'tail' && brand !== '') {
    return capitalised(spaced(named(noun, colour, material), `de la marca ${brand}`, uses)) + used;
  }
  return capitalised(withUse(telling, branded(noun, brand, colour, material), uses)) + used;
}

function opening(telling: Telling): string {
  const { brand, words, noun } = telling;
  const many = isPlural(noun);
  const from = brand === '' ? '' : `de la marca ${brand}`;
  const quoted = listedInSpanish(words.map((word) => `«${word}»`));
  const inscription = `${words.length > 1 ? 'las inscripciones' : 'la inscripción'} ${quoted}`;
  const marks = words.length === 0 ? '' : `con ${inscription}`;
  const thing = spaced(named(noun, colourWords(telling), materialWords(telling)), from);
  const use = telling.use?.es ?? '';
  switch (telling.opening) {
    case 'purpose':
      return capitalised(
        marks === '' ? `${withUse(telling, thing, use)}.` : `${[thing, marks, use].filter(Boolean).join(', ')}.`,
      );
    case 'this': {
      const pointer = agreeing(['Este', 'Esta', 'Estos', 'Estas'], noun);
      const is = telling.colours.length === 0 ? '' : `${many ? 'son' : 'es'} ${colourWords(telling)}`;
      const bears = words.length === 0 ? '' : `${many ? 'llevan' : 'lleva'} ${inscription}`;
      return `${spaced(pointer, named(noun, materialWords(telling)), from, [is, bears].filter(Boolean).join(' y '))}.`;
    }
    case 'photo':
      return `En la foto se ${many ? 'ven' : 've'} ${[spaced(article(noun), thing), marks].filter(Boolean).join(', ')}.`;
    case 'sale':
      return `Se ${many ? 'venden' : 'vende'} ${[spaced(article(noun), thing), marks].filter(Boolean).join(', ')}.`;
  }
}

export const spanish: LanguageRules = { title, opening, gap: ' ' };
