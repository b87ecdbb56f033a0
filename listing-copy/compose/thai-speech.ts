import type { ThaiSpeech } from '../../contracts/languages.ts';

/** A polite particle at the end of a phrase; in คะแนน another Thai letter follows, and โยคะ (yoga) ends with its letters. */
const particle = /(นะ)?(?:ค่ะ|(?<!โย)คะ)(?![\u0E00-\u0E7F])/gu;

/** The copy is written as a woman speaks; a man says ครับ, and a text that does not tell has no particle. */
export function inThaiSpeech(text: string, speech: ThaiSpeech = 'neutral'): string {
  if (speech === 'female') return text;
  return text.replace(particle, (_, softener = '') => (speech === 'male' ? `${softener}ครับ` : ''));
}
