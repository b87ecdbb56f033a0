import { nounIncludesMaterial, sharesPhrase } from '../checks/repetition.ts';
import { capitalize, joinList, joinWords } from '../compose/join-words.ts';
import type { LanguageRules, ListingContent } from '../compose/listing-content.ts';
import { conditionInTitle } from '../words/conditions.ts';
import { labelsIn } from '../words/fact-labels.ts';
import type { Material } from '../words/materials.ts';
import { modelWords } from '../words/model-words.ts';

function colours({ colours, productType }: ListingContent): string {
  const [first, second] = colours.map((colour) => colour.vi);
  if (!first) return '';
  const tone = /(?:^| )màu(?: |$)/i.test(productType.vi.noun) ? 'tông' : 'màu';
  const leading = first.tone ? `${tone} ${first.word}` : first.word;
  if (!second) return leading;
  // Only clothes and bags are said to combine colours.
  const isFashion = /^(?:wear|carry)/.test(productType.use);
  return `${leading} ${isFashion ? 'phối' : 'và'} ${second.tone && !first.tone ? `${tone} ${second.word}` : second.word}`;
}

const isHard = (material: Material) => !/^(?:vải|len|lụa|nhung|da|tông)(?: |$)/.test(material.vi);

/** How nouns begin whose material no seller names in a title: an engine, a pen, cards, what is in a bottle. */
const namedWithoutMaterial = new RegExp(
  `^(?:${[
    'động cơ|bơm|hộp số|giảm xóc|càng A|bi moay|trục|vỏ thân|heo phanh|két nước|bộ đề|phanh|xích|sên|dây curoa|lọc gió',
    'máy(?! bay| xúc)|súng bắn|súng bơm|bộ vá|bộ dụng cụ|bộ đồ nghề|bộ thí nghiệm|bộ sơ cứu|bộ lướt|dụng cụ sửa|dụng cụ khí|thiết bị|vật tư',
    'đèn(?! lồng)|cáp|dây nguồn|ăng-ten|đầu|ổ cắm|thẻ|USB|tai nghe|ống nhòm|ống ngắm|ống kính|màn hình|camera|nam châm|thanh nam',
    'kính|gương|đồng hồ|mặt số|mắt dây|mặt nạ|miếng dán màn|tản nhiệt|cuộn cảm|patch|mũi|lưỡi|kim|tua vít|tay co',
    'bút|mực|hộp mực|băng keo|cuộn băng|băng dính|băng nhãn|màng|túi OPP|xốp|decal|sticker|hình xăm|tem|gôm|dây thun|compa',
    'sổ|vở|thiệp|lịch|bưu thiếp|danh thiếp|phong bì|bản đồ|bản nhạc|bao lì|tập|tranh cạo|bài|board|photocard|tiền|album|bia',
    'nước|gel|xịt|đồ đuổi|bình xịt côn|bình ga|bình chữa|than|tinh dầu|tampon|vòng cổ trị|bùa|trang sức|đá|sỏi|thiên|hóa thạch',
    'đệm|nệm|phao|thuyền hơi|bể bơi|chăn|mũ bảo|mũ trượt|giày trượt|giày patin|quả|bóng|bong bóng|set|bi|que phát|hộp nhạc',
    'minifigure|amiibo|blind|art|gashapon|rubik|rummikub',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

function material({ titleMaterial: material, productType }: ListingContent): string {
  if (!material || nounIncludesMaterial(productType.vi.noun, material, 'vi')) return '';
  if (isHard(material) && namedWithoutMaterial.test(productType.vi.noun)) return '';
  if (/(?:^| )vải(?: |$)/i.test(productType.vi.noun)) return material.vi.replace(/^vải /, '');
  const isWorn = /^(?:wear|carry)/.test(productType.use) && !productType.vi.noun.includes(' cho ');
  if (material.vi === 'nylon' && isWorn) return 'vải nylon';
  // A chair is covered with leather and not made of it.
  if (productType.use === 'sit-on' && material.vi.startsWith('da')) return `bọc ${material.vi}`;
  // Of a bicycle or stroller only the frame is of metal.
  if (
    productType.vi.noun.startsWith('xe ') &&
    productType.use !== 'play-with' &&
    /^(?:sắt|nhôm|inox)$/.test(material.vi)
  )
    return `khung ${material.vi}`;
  // After a longer noun a hard material would describe its last word: máy dò cá nhựa.
  const isLong = productType.vi.noun.split(' ').length >= 3;
  // Leather shoes and bags are said without 'bằng', but not a steering wheel cover or sandals for a baby.
  if (!isLong || (material.vi.startsWith('da') ? isWorn : !isHard(material))) return material.vi;
  // 'Bằng' is not said twice: máy hút sữa bằng tay, ván thăng bằng.
  return `${/(?:^| )bằng(?: |$)/.test(productType.vi.noun) ? 'chất liệu' : 'bằng'} ${material.vi}`;
}

const quote = (words: readonly string[]) =>
  joinList(
    words.map((word) => `“${word}”`),
    'và',
  );

/** A use follows directly, another name after a comma. */
const isUse = (ending: string) =>
  /^(?:cho|để|dùng|khi|đi|mặc|uống|ăn|làm|học|chơi|trang trí|đựng|treo|lót|nướng|kho|cắt|dự|tập|cài|pha|nấu|tặng|lau|rửa|chụp|nghe|xem|đeo|thay|sửa|gắn|dán|kê|phơi|phun|tưới|câu|đá|đánh|vẽ|viết|ghi|giữ|đo|chăm|dưỡng|tẩy|tạo|trồng|nuôi|sạc|bày|cắm|gội|giặt|hút|khoan|lắp|mài|quay|quét|sấy|ủi|xay|xào|chuốt|mở|dẫn|buộc|mang|rang) /.test(
    ending,
  );

function title(content: ListingContent, ending: string): string {
  const { productType, brand, words, wordsRole } = content;
  const used = conditionInTitle(content, 'vi');
  const named = wordsRole === 'title' ? quote(words.slice(0, 1)) : '';
  const read = modelWords(content, quote);
  // In the middle of a title quoted words would read as the brand of the material or vehicle before them.
  const isModel = read !== '' && !read.startsWith('“');
  const model = isModel ? read : '';
  // What is read on a bottle or a box is its name.
  // Letters on a ring or goggles are not printed, so the wording leaves open how they were made.
  const isName = wordsRole === 'model' && productType.conditions === 'new';
  const lettering = wordsRole === 'title' || isModel ? '' : quote(words.slice(0, 1));
  const stuff = material(content);
  const maker = joinWords(brand?.name ?? '', model);
  // 'Bằng nhựa Bosch' would be plastic by Bosch.
  const isClause = /^(?:bằng|chất liệu|khung|bọc) /.test(stuff);
  const thing = joinWords(
    productType.vi.noun,
    isClause ? '' : stuff,
    named,
    maker,
    isClause ? stuff : '',
    colours(content),
    lettering && !isName ? `có chữ ${lettering}` : lettering,
  );
  const repeatsSyllable = thing.split(' ').at(-1) === ending.split(' ')[0];
  const whole =
    isUse(ending) && !repeatsSyllable ? joinWords(thing, ending) : [thing, ending].filter(Boolean).join(', ');
  return capitalize([whole, used].filter(Boolean).join(', '));
}

export const vietnamese: LanguageRules = {
  title,
  repeats: sharesPhrase,
  ...labelsIn('vi'),
  gift: /quà|tặng|biếu|sinh nhật/iu,
  labelSeparator: ': ',
  colours: (content) => capitalize(colours(content).replace(/^(?:màu|tông) /, '')),
  // A pot of cast iron is called 'nồi gang', which 'sắt' would contradict.
  material: ({ material, productType }) =>
    capitalize(
      material?.vi === 'sắt' && /(?:^| )gang(?: |$)/.test(productType.vi.noun) ? 'gang' : (material?.vi ?? ''),
    ),
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
