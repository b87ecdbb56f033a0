const firstHan = 0x4e00;
const lastHan = 0x9fff;
/** Letters of the private use area stand for syllables. */
const firstSyllable = 0xe000;

/**
 * Korean letters at the end of a syllable, as they sound there: those that sound like d are one, as are those like g and b.
 * The last but six is ng.
 */
const firstFinal = 0x11a8;
const finals = 'ᄀ ᄀ ᄀ ᄂ ᄂ ᄂ ᄃ ᄅ ᄀ ᄆ ᄅ ᄅ ᄅ ᄅ ᄅ ᄆ ᄇ ᄇ ᄃ ᄃ ᆼ ᄃ ᄃ ᄀ ᄃ ᄇ ᄃ'.split(' ');

/** Korean by its letters: a silent beginning is left out, and letters that sound alike are one: 배게 is 베개. */
const soundOfKorean = (letters: string) =>
  letters
    .replace(/[\u11a8-\u11c2]/g, (final) => finals[final.charCodeAt(0) - firstFinal] ?? final)
    .replace(/\u110b/g, '')
    .replace(/\u1162/g, '\u1166')
    .replace(/\u1164/g, '\u1168');

/**
 * The letters of a form as they are compared for corrections: Korean syllables are taken apart, and Chinese characters are
 * what they sound like, because an input method offers those of the same sound.
 */
export function lettersOf(form: string, syllables: Uint16Array): string {
  const letters = soundOfKorean(form.normalize('NFD'));
  return letters.replace(/[\u4e00-\u9fff]/g, (character) => {
    const syllable = syllables[character.charCodeAt(0) - firstHan] ?? 0;
    return syllable === 0 ? character : String.fromCharCode(firstSyllable + syllable);
  });
}

/** Numbers the syllables of all characters. */
export async function listSyllables(): Promise<Uint16Array> {
  const { pinyin } = await import('pinyin-pro');
  const numbers = new Map<string, number>();
  return Uint16Array.from({ length: lastHan - firstHan + 1 }, (_, at) => {
    const character = String.fromCharCode(firstHan + at);
    const sound = pinyin(character, { toneType: 'none' });
    if (sound === character) return 0;
    const number = numbers.get(sound) ?? numbers.size + 1;
    numbers.set(sound, number);
    return number;
  });
}
