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
    'bút|ruột bút|mực|hộp mực|băng keo|cuộn băng|băng dính|băng nhãn|màng|túi OPP|xốp|decal|sticker|hình xăm|tem|gôm|dây thun|compa',
    'sổ|vở|thiệp|lịch|bưu thiếp|danh thiếp|phong bì|bản đồ|bản nhạc|bao lì|tập|tranh cạo|bài|board|photocard|tiền|album|bia',
    'nước|gel|xịt|đồ đuổi|bình xịt côn|bình ga|bình chữa|than|tinh dầu|tampon|vòng cổ trị|bùa|trang sức|đá|sỏi|thiên|hóa thạch',
    'đệm|nệm|phao|thuyền hơi|bể bơi|chăn|mũ bảo|mũ trượt|giày trượt|giày patin|quả|bóng|bong bóng|set|bi|que phát|hộp nhạc',
    'minifigure|amiibo|blind|art|gashapon|rubik|rummikub',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** A noun that ends with who uses it or what for has a material before that: găng tay da đi xe máy. */
const beforeUser: readonly (readonly [stuff: RegExp, user: RegExp])[] = [
  [/^/u, / cho (?!con bú|bé uống).+$/u],
  [/^(?!bằng|chất liệu|khung|bọc)/u, / trẻ em$/u],
  [/^da(?: |$)/u, / (?:nữ|nam|(?:mùa đông )?đi (?:xe máy|mô tô|tuyết)|đua mô tô|bảo hộ(?: lao động)?|làm vườn)$/u],
];

/** The noun with its material, and the material alone where it stands after the brand: 'bằng nhựa Bosch' would be plastic by Bosch. */
function withMaterial(content: ListingContent): [named: string, after: string] {
  const { noun } = content.productType.vi;
  for (const [stuffs, users] of beforeUser) {
    const [user = ''] = users.exec(noun) ?? [];
    const head = noun.slice(0, noun.length - user.length);
    const stuff = user === '' ? '' : material(content, head);
    if (stuff !== '' && stuffs.test(stuff)) return [`${head} ${stuff}${user}`, ''];
  }
  const stuff = material(content, noun);
  return /^(?:bằng|chất liệu|khung|bọc|vải) /.test(stuff) ? [noun, stuff] : [joinWords(noun, stuff), ''];
}

/** The material as it is called for this noun: bedding is of bamboo fibre, and a cast iron pot is called 'nồi gang'. */
function materialName({ vi }: Material, noun: string): string {
  if (vi === 'tre' && /^(?:đồ ngủ|túi ngủ|khăn|ga |vỏ chăn|bộ chăn|tấm bảo vệ nệm|chăn)/.test(noun))
    return 'vải sợi tre';
  return vi === 'sắt' && /(?:^| )gang(?: |$)/.test(noun) ? 'gang' : vi;
}

/** What a title says of the material after these words of the noun. */
function material({ titleMaterial, productType }: ListingContent, head: string): string {
  const { noun } = productType.vi;
  if (!titleMaterial || nounIncludesMaterial(noun, titleMaterial, 'vi')) return '';
  if (isHard(titleMaterial) && namedWithoutMaterial.test(noun)) return '';
  const name = materialName(titleMaterial, noun);
  if (/(?:^| )vải(?: |$)/i.test(noun)) return name.replace(/^vải /, '');
  const isWorn = /^(?:wear|carry)/.test(productType.use);
  if (name === 'nylon' && isWorn) return 'vải nylon';
  const isLeather = name.startsWith('da');
  // A chair is covered with leather and not made of it.
  if (isLeather && (productType.use === 'sit-on' || /^(?:giường|sofa)/.test(noun))) return `bọc ${name}`;
  // Of a bicycle or stroller only the frame is of metal.
  if (noun.startsWith('xe ') && productType.use !== 'play-with' && /^(?:sắt|nhôm|inox)$/.test(name))
    return `khung ${name}`;
  // After a longer noun a hard material would describe its last word: máy dò cá nhựa; leather only after a long one.
  const isLong = head.split(' ').length >= (isLeather && isWorn ? 4 : 3);
  if (!isLong || !(isLeather || isHard(titleMaterial)) || name.startsWith('vải ')) return name;
  // 'Bằng' is not said twice: máy hút sữa bằng tay, ván thăng bằng.
  return `${/(?:^| )bằng(?: |$)/.test(noun) ? 'chất liệu' : 'bằng'} ${name}`;
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
  const [thingNamed, stuff] = withMaterial(content);
  const maker = joinWords(brand?.name ?? '', model);
  const thing = joinWords(
    thingNamed,
    named,
    maker,
    stuff,
    colours(content),
    lettering && !isName ? `có chữ ${lettering}` : lettering,
  );
  const repeatsSyllable = thing.split(' ').at(-1) === ending.split(' ')[0];
  const whole =
    isUse(ending) && !repeatsSyllable ? joinWords(thing, ending) : [thing, ending].filter(Boolean).join(', ');
  // After a list of uses the condition would be one more of them.
  const condition = whole.includes(', ') ? ` (${used})` : `, ${used}`;
  return capitalize(used === '' ? whole : whole + condition);
}

export const vietnamese: LanguageRules = {
  title,
  repeats: sharesPhrase,
  ...labelsIn('vi'),
  gift: /quà|tặng|biếu|sinh nhật/iu,
  labelSeparator: ': ',
  colours: (content) => capitalize(colours(content).replace(/^(?:màu|tông) /, '')),
  material: ({ material, productType }) => (material ? capitalize(materialName(material, productType.vi.noun)) : ''),
  quote,
  list: (items) => items.join(', '),
  sentenceSeparator: ' ',
};
