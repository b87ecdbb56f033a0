import { conditionInTitle } from '../conditions.ts';
import { capitalize, joinList, joinWords } from '../join-words.ts';
import type { LanguageRules, ListingContent } from '../listing-content.ts';
import { modelWords } from '../model-words.ts';
import { nounIncludesMaterial, sharesPhrase } from '../repetition.ts';

function colours({ colours, kind }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.vi);
  if (!first) return '';
  const tone = kind.vi.noun.endsWith('màu') ? 'tông' : 'màu';
  const leading = first.tone ? `${tone} ${first.word}` : first.word;
  if (!second) return leading;
  return `${leading} ${second.tone && !first.tone ? `${tone} ${second.word}` : `phối ${second.word}`}`;
}

function material({ titleMaterial: material, kind }: ListingContent): string {
  if (!material || nounIncludesMaterial(kind.vi.noun, material, 'vi')) return '';
  if (/(?:^| )vải(?: |$)/i.test(kind.vi.noun)) return material.vi.replace(/^vải /, '');
  // After a longer noun a hard material would describe its last word: máy dò cá nhựa.
  const isLong = kind.vi.noun.split(' ').length >= 3;
  if (!isLong || /^(?:vải|len|lụa|nhung|da|tông) ?/.test(material.vi)) return material.vi;
  // 'Bằng' is not said twice: máy hút sữa bằng tay, ván thăng bằng.
  return `${/(?:^| )bằng(?: |$)/.test(kind.vi.noun) ? 'chất liệu' : 'bằng'} ${material.vi}`;
}

const quote = (words: readonly string[]) =>
  joinList(
    words.map((word) => `“${word}”`),
    'và',
  );

/** A use follows directly, another name after a comma. */
const isUse = (ending: string) =>
  /^(?:cho|để|dùng|khi|đi|mặc|uống|ăn|làm|học|chơi|trang trí|đựng|treo|lót|nướng|kho|cắt|dự|tập|cài|pha|nấu|tặng|lau|rửa|chụp|nghe|xem|đeo|thay|sửa|gắn|dán|kê|phơi|phun|tưới|câu|đá|đánh|vẽ|viết|ghi|giữ|đo|chăm|dưỡng|tẩy|tạo|trồng|nuôi|sạc|bày|cắm|gội|giặt|hút|khoan|lắp|mài|quay|quét|rang|sấy|tưới|ủi|xay|xào) /.test(
    ending,
  );

function title(content: ListingContent, ending: string): string {
  const { kind, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'vi');
  const named = wordsRole === 'title' ? quote(words.slice(0, 1)) : '';
  const model = modelWords(content, quote);
  const print = wordsRole === 'print' && words[0] ? `in chữ “${words[0]}”` : '';
  const thing = joinWords(kind.vi.noun, material(content), named, brand?.name ?? '', model, colours(content), print);
  const repeatsSyllable = thing.split(' ').at(-1) === ending.split(' ')[0];
  const whole =
    isUse(ending) && !repeatsSyllable ? joinWords(thing, ending) : [thing, ending].filter(Boolean).join(', ');
  return capitalize([whole, used].filter(Boolean).join(', '));
}

export const vietnamese: LanguageRules = {
  title,
  repeats: sharesPhrase,
  labels: {
    brand: 'Thương hiệu',
    colour: 'Màu sắc',
    material: 'Chất liệu',
    condition: 'Tình trạng',
    model: 'Mẫu',
    size: 'Kích thước',
    quantity: 'Số lượng',
    box: 'Bộ sản phẩm gồm',
  },
  wordsLabels: { title: 'Tên', print: 'Chữ trên sản phẩm', model: 'Chữ trên sản phẩm' },
  wornSize: 'Size',
  gift: /quà|tặng|biếu|sinh nhật/iu,
  labelSeparator: ': ',
  colours: (content) => capitalize(colours(content).replace(/^(?:màu|tông) /, '')),
  material: ({ material }) => capitalize(material?.vi ?? ''),
  quantity: ({ quantity, kind }) => `${quantity} ${kind.vi.counter}`,
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
