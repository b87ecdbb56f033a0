import sharp from 'sharp';
import { AppError } from '../../../contracts/errors.ts';
import type { Language } from '../../../contracts/languages.ts';
import type { PackageFile, PackageFiles } from '../package-files/package-files.ts';
import { canDraw } from './can-draw.ts';
import { latinFiles, type ScriptFace, scriptFaces } from './font-files.ts';

export type Style = 'display' | 'body' | 'strong';

/** The letters a picture is written with. */
export interface FontSet {
  /** Chooses between the Chinese, Japanese and Korean forms of one character. */
  language: Language;
  /** A font description of Pango, without the size. */
  font: Record<Style, string>;
  /** The files of the running text's fonts that could be had, the Latin one first. */
  bodyFiles: string[];
  /** False where fonts of the system stand in for some that could not be fetched. */
  isComplete: boolean;
}

const written: Record<ScriptFace, RegExp> = {
  thai: /\p{Script=Thai}/u,
  chinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
};
const faceOf: Partial<Record<Language, ScriptFace>> = { th: 'thai', zh: 'chinese', ja: 'japanese', ko: 'korean' };
const ownLetters =
  /[\p{Script=Latin}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Which faces a text needs, the language's own first: Han alone may be drawn from any of three. */
export function facesFor(text: string, language: Language): ScriptFace[] {
  const needed = (Object.keys(written) as ScriptFace[]).filter((face) => written[face].test(text));
  const own = faceOf[language] ?? (needed.includes('japanese') ? 'japanese' : undefined);
  const hasOwnHan = own === 'japanese' || (own === 'korean' && !needed.includes('japanese'));
  const rest = needed.filter((face) => face !== own && !(face === 'chinese' && hasOwnHan));
  const isOwnUsed = own && (needed.includes(own) || (own !== 'thai' && needed.includes('chinese')));
  return own && isOwnUsed ? [own, ...rest] : rest;
}

export type LoadFonts = (text: string, language: Language) => Promise<FontSet>;

/** Loads letters when they are first needed; the system's own stand in for what cannot be fetched. */
export function createFontLoader(files: PackageFiles): LoadFonts {
  const registered = new Map<string, Promise<void>>();

  async function load(file: PackageFile): Promise<string | null> {
    try {
      const place = await files.get(file);
      const registering = registered.get(place) ?? register(place);
      registered.set(place, registering);
      await registering;
      return place;
    } catch {
      return null;
    }
  }

  return async (text, language) => {
    const faces = facesFor(text, language);
    const wanted = [...latinFiles, ...faces.flatMap((face) => scriptFaces[face].files)];
    const loaded = await Promise.all(wanted.map(load));
    const isBody = (at: number) => wanted[at]?.file.includes('/500Medium/');
    const families = faces.map((face) => scriptFaces[face].family);
    const font = (family: string, weight: string) => `${[family, ...families].join(',')} ${weight}`;
    return {
      language: faces.includes('japanese') && !faceOf[language] ? 'ja' : language,
      font: {
        display: font('Bricolage Grotesque', 'ExtraBold'),
        body: font('Plus Jakarta Sans', 'Medium'),
        strong: font('Plus Jakarta Sans', 'Bold'),
      },
      bodyFiles: loaded.filter((place, at) => place !== null && isBody(at)) as string[],
      isComplete: loaded.every((place) => place !== null),
    };
  };
}

/** What of a text can be drawn; fails when that leaves out letters of our own seven languages. */
export async function drawablePart(text: string, fonts: FontSet): Promise<string> {
  const doubtful = [...new Set(text)].filter((character) =>
    fonts.isComplete ? !/[ -~]/.test(character) && !ownLetters.test(character) : character !== ' ',
  );
  const isDrawable = await Promise.all(doubtful.map((character) => canDraw(character, fonts.font.display)));
  const missing = doubtful.filter((_, index) => !isDrawable[index]);
  if (missing.some((character) => ownLetters.test(character))) {
    throw new AppError('unavailable', { message: 'The letters for this language could not be loaded on this server.' });
  }
  return [...text]
    .filter((character) => !missing.includes(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** The library keeps a font for the life of the process once it has drawn with its file. */
async function register(fontfile: string): Promise<void> {
  await sharp({ text: { text: 'a', font: 'sans 8', fontfile } }).metadata();
}
