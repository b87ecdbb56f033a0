import written from '../../data/listing-copy/colours.json' with { type: 'json' };

/** Masculine, feminine, masculine plural, feminine plural. */
export type SpanishForms = readonly [m: string, f: string, mp: string, fp: string];

/** A colour as each language writes it next to a noun. */
export interface Colour {
  /** A `plain` colour can stand alone: "in black", but not "in clear". */
  en: { word: string; plain: boolean };
  th: string;
  /** `short` is the one-character form that two colours join with: 黑 + 白 → 黑白双色. */
  zh: { word: string; short?: string };
  /** `tone` colours stand after màu; the others are complete without it. */
  vi: { word: string; tone: boolean };
  es: SpanishForms;
  ja: string;
  /** `tag` as in titles (블랙), `word` as in sentences (검은색). */
  ko: { tag: string; word: string };
}

type WrittenColour = Omit<Colour, 'es'> & { es: Record<'m' | 'f' | 'mp' | 'fp', string> };

export type ColourId = keyof typeof written.colours;

export const colours = Object.fromEntries(
  Object.entries<WrittenColour>(written.colours).map(([id, colour]) => [id, { ...colour, es: toForms(colour.es) }]),
) as Record<ColourId, Colour>;

/** The forms of an adjective in the order of its genders and numbers. */
export function toForms({ m, f, mp, fp }: WrittenColour['es']): SpanishForms {
  return [m, f, mp, fp];
}

export const colourIds = Object.keys(colours) as ColourId[];

/** Whether a text is the id of a known colour. */
export function isColourId(id: string): id is ColourId {
  return Object.hasOwn(colours, id);
}
