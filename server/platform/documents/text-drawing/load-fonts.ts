import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { PackageFile, PackageFiles } from '../../package-files/package-files.ts';
import { canDraw } from './can-draw.ts';
import { latinFiles, type ScriptFace, scriptFaces } from './font-files.ts';
import { hasAllHan } from './han-coverage.ts';
import { otherScripts } from './other-scripts.ts';

export type Style = 'display' | 'body' | 'strong';

/** The fonts that a picture's text is drawn with. */
export interface FontSet {
  /** Selects the Chinese, Japanese or Korean form of a Han character. */
  language: Language;
  /** Pango font descriptions, without the size. */
  font: Record<Style, string>;
  /** All loaded font files; drawing with them needs `registerFonts`. */
  files: string[];
  /** Of these, the files for body text, the Latin one first, those of other scripts last. */
  bodyFiles: string[];
  /** False where system fonts replace some of the language's that could not be fetched. */
  isComplete: boolean;
}

const scriptPatterns: Record<ScriptFace, RegExp> = {
  thai: /\p{Script=Thai}/u,
  chinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
};
const faceOf: Partial<Record<Language, ScriptFace>> = { th: 'thai', zh: 'chinese', ja: 'japanese', ko: 'korean' };
const supportedLetters =
  /[\p{Script=Latin}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The faces that a text needs, the language's own first, because Han characters exist in three of them. */
export function facesFor(text: string, language: Language): ScriptFace[] {
  const needed = (Object.keys(scriptPatterns) as ScriptFace[]).filter((face) => scriptPatterns[face].test(text));
  const own = faceOf[language] ?? (needed.includes('japanese') ? 'japanese' : undefined);
  const hasOwnHan =
    (own === 'japanese' && hasAllHan(text, own)) ||
    (own === 'korean' && !needed.includes('japanese') && hasAllHan(text, own));
  const rest = needed.filter((face) => face !== own && !(face === 'chinese' && hasOwnHan));
  const isOwnUsed = own && (needed.includes(own) || (own !== 'thai' && needed.includes('chinese')));
  return own && isOwnUsed ? [own, ...rest] : rest;
}

export type LoadFonts = (text: string, language: Language) => Promise<FontSet>;

/** Fetches font files on first use; system fonts replace those that cannot be fetched. */
export function createFontLoader(files: PackageFiles): LoadFonts {
  const load = (file: PackageFile) => files.get(file).catch(() => null);

  return async (text, language) => {
    const faces = facesFor(text, language);
    const fontFiles = [...latinFiles, ...faces.flatMap((face) => scriptFaces[face].files)];
    const others = otherScripts.filter(({ pattern }) => pattern.test(text)).map(({ file }) => file);
    const [loaded, loadedOthers] = await Promise.all([Promise.all(fontFiles.map(load)), Promise.all(others.map(load))]);
    const isBody = (at: number) => fontFiles[at]?.file.includes('/500Medium/');
    const families = faces.map((face) => scriptFaces[face].family);
    const font = (family: string, weight: string) => `${[family, ...families].join(',')} ${weight}`;
    return {
      language: faces.includes('japanese') && !faceOf[language] ? 'ja' : language,
      font: {
        display: font('Bricolage Grotesque', 'ExtraBold'),
        body: font('Plus Jakarta Sans', 'Medium'),
        strong: font('Plus Jakarta Sans', 'Bold'),
      },
      files: [...loaded, ...loadedOthers].filter((filePath) => filePath !== null),
      bodyFiles: [...loaded.filter((_, at) => isBody(at)), ...loadedOthers].filter((filePath) => filePath !== null),
      isComplete: loaded.every((filePath) => filePath !== null),
    };
  };
}

/** Removes characters that no font has; throws if they belong to one of the seven languages. */
export async function drawablePart(text: string, fonts: FontSet): Promise<string> {
  const doubtful = [...new Set(text)].filter((character) =>
    fonts.isComplete ? !/[ -~]/.test(character) && !supportedLetters.test(character) : character !== ' ',
  );
  const isDrawable = await Promise.all(doubtful.map((character) => canDraw(character, fonts.font.display)));
  const missing = doubtful.filter((_, index) => !isDrawable[index]);
  if (missing.some((character) => supportedLetters.test(character))) {
    throw new AppError('unavailable', { message: 'The letters for this language could not be loaded on this server.' });
  }
  return [...text]
    .filter((character) => !missing.includes(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
