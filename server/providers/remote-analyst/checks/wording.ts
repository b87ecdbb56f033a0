import type { InEveryLanguage } from '../../../../contracts/languages.ts';
import type { Fault } from './fault.ts';
import { entriesOf, partsOf, type Slots } from './slots.ts';

interface Lengths {
  line: readonly [min: number, max: number];
  ending: readonly [min: number, max: number];
}

const dense: Lengths = { line: [6, 110], ending: [1, 24] };
const wide: Lengths = { line: [14, 240], ending: [2, 45] };
/** How many characters a slot may have; a line is one or two short sentences. */
const lengths: InEveryLanguage<Lengths> = {
  en: wide,
  vi: wide,
  es: wide,
  th: { line: [12, 220], ending: [2, 40] },
  zh: dense,
  ja: dense,
  ko: { line: [10, 150], ending: [1, 30] },
};

// Every repetition is bounded, so that no text can make a check slow.
const refusal =
  /\b(as an? (ai|language model|assistant)|language model|i(['’]m| am) (sorry|unable|not able)|i can(no|['’])t (help|assist|comply|provide|do|process|identify)|i won['’]t|against (my|our) (guidelines|policy)|como (una )?(ia|modelo de lenguaje|inteligencia artificial)|lo siento|xin lỗi)\b|mô hình ngôn ngữ|作为(一个|一款)?(ai|人工智能|语言模型)|抱歉|对不起|申し訳|言語モデル|죄송|언어 모델|ขออภัย|แบบจำลองภาษา/iu;
const instruction =
  /\b(ignore|disregard|forget)\b.{0,30}\b(instructions?|prompts?|rules|previous|above)\b|system prompt|<\/?facts>|\bjson\b/iu;
const markup =
  /```|\*\*|^#|\]\(|<\/?[a-z][^>]{0,80}>|[{}]|\[[^\]]{0,80}\]|\\n|lorem ipsum|…|\.\.\.|\b(undefined|null|TBD)\b/iu;
const contact =
  /https?:|www\.|[\w-]{1,63}\.(com|net|org|shop|store|info|biz|xyz|top|app|link|site|online|io|co|me|ly|cn|jp|kr|th|vn|es)(?![\p{L}\p{N}])|[^\s@]{1,64}@[^\s@]|(^|\s)@\w|\b(whatsapp|wechat|telegram|viber|kakao\s?talk|line\s?id|instagram|zalo)\b|微信|(\+|\b)\d[\d\s().-]{6,20}\d/iu;
const promise =
  /\b(free (shipping|delivery)|warrant(y|ies)|guaranteed?|authentic|genuine|discount|on sale|best price|envío gratis|garantía|garantizad\w+|auténtic\w+|descuento|miễn phí vận chuyển|bảo hành|chính hãng)\b|giảm giá|ส่งฟรี|รับประกัน|ของแท้|ส่วนลด|包邮|保修|正品|折扣|送料無料|正規品|割引|保証|무료\s?배송|정품|할인|품질\s?보증/iu;

/** Whether an answer is a refusal. */
export function isRefusal(text: string): boolean {
  return refusal.test(text);
}

/** Whether a text contains contact details: an address, a number, an account. Marketplaces refuse such listings. */
export function hasContact(text: string): boolean {
  return contact.test(text.normalize('NFKC'));
}

/** Whether a text contains instructions to a model. */
export function isInstruction(text: string): boolean {
  return instruction.test(text);
}

/** Finds slots that no marketplace would accept, or that quote the instructions. */
export function wordingFaults(slots: Partial<Slots>, instructions: string): Fault[] {
  const instructionRuns = new Set(runsOf(instructions));
  return entriesOf(slots).flatMap(([language, slot]) =>
    partsOf(slot).flatMap(([part, text]): Fault[] => {
      const where = `texts.${language}.${part}`;
      const [min, max] = lengths[language][part];
      const length = [...text].length;
      const isAboutItself =
        isRefusal(text) || isInstruction(text) || runsOf(text).some((run) => instructionRuns.has(run));
      const found: [isFault: boolean, rule: Fault['rule'], message: string][] = [
        [length < min || length > max, 'length', `has ${length} characters; ${min} to ${max} are accepted.`],
        [isAboutItself, 'wording', 'speaks of its making or of orders instead of the article.'],
        [markup.test(text), 'wording', 'has markup or gaps left to fill in.'],
        [hasContact(text), 'contacts', 'has an address, a link or a number to call.'],
        [promise.test(text), 'claims', 'makes a promise that the facts do not hold.'],
      ];
      return found
        .filter(([isFault]) => isFault)
        .map(([, rule, message]) => ({ rule, language, message: `${where} ${message}` }));
    }),
  );
}

/** All runs of seven words; a run shared with the instructions means that they were copied. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(6).map((_, at) => words.slice(at, at + 7).join(' '));
}
