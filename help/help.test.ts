import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../contracts/languages.ts';
import { getHelpTopics } from './lookup.ts';
import { createHelpSearch } from './search.ts';

const entries = getHelpTopics('en').flatMap((topic) => topic.entries);
const search = createHelpSearch(getHelpTopics('en'), 'en');
const best = (query: string) =>
  search(query)
    .slice(0, 3)
    .map(({ entry }) => entry.slug);

describe('the Help Center', () => {
  test('answers at least forty questions, each with a unique slug', () => {
    expect(entries.length).toBeGreaterThanOrEqual(40);
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    for (const { slug } of entries) expect(slug).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  test('has questions that end in a question mark and answers in complete sentences', () => {
    for (const { question, answer } of entries) {
      expect(question).toMatch(/^\p{Lu}.*\?|What now\?$/u);
      expect(answer).toMatch(/^[\p{Lu}‘].*\.$/su);
      expect(question + answer).not.toContain('!');
    }
  });

  test('has the same topics, questions and links in every language', () => {
    const shapeOf = (language: Language) =>
      getHelpTopics(language).map(({ id, entries }) => [
        id,
        entries.map(({ slug, links }) => [slug, links.map(({ to }) => to)]),
      ]);
    for (const language of languages) expect(shapeOf(language)).toEqual(shapeOf('en'));
  });

  test.each([
    ['how big can my photo be', 'photo-formats'],
    ['delete my account', 'close-account'],
    ['is the wallet real money', 'sandbox'],
    ['upgrade', 'plans'],
    ['forgotten passwords', 'forgot-password'],
    ['the category is wrong', 'wrong-category'],
    ['translated into japanese', 'which-languages'],
    ['T4L', 'tokens'],
    ['dark mode', 'theme-currency'],
    ['where is my payout', 'when-paid'],
    ['No previous product UUID found', 'generate-again'],
    ['shippi', 'shipping-cost'],
  ])('a search for ‘%s’ finds the answer %s', (query, slug) => {
    expect(best(query)).toContain(slug);
  });

  test('finds nothing for unknown words or stop words', () => {
    expect(search('zebra')).toEqual([]);
    expect(search('how do i')).toEqual([]);
    expect(search('')).toEqual([]);
  });
});

describe('the help for buyers', () => {
  const shapeOf = (language: Language) =>
    getHelpTopics(language, 'customer').map(({ id, entries }) => [id, entries.map(({ slug }) => slug)]);

  test('has the same questions in every language, and shares no name with the help for sellers', () => {
    for (const language of languages) expect(shapeOf(language)).toEqual(shapeOf('en'));
    const slugs = getHelpTopics('en', 'customer').flatMap((topic) => topic.entries.map(({ slug }) => slug));
    expect(new Set([...slugs, ...entries.map(({ slug }) => slug)]).size).toBe(slugs.length + entries.length);
  });

  test.each<[Language, string, string]>([
    ['en', 'where is my parcel', 'track-order'],
    ['en', 'i want my money back', 'refund-time'],
    ['en', 'can i pay cash', 'payment-methods'],
    ['en', 'return broken lamp', 'return-order'],
    ['en', 'is it a scam', 'safe-buying'],
    ['th', 'เก็บเงินปลายทาง', 'payment-methods'],
    ['th', 'ติดตามพัสดุ', 'track-order'],
    ['th', 'ยกเลิกคำสั่งซื้อ', 'cancel-order'],
    ['zh', '怎么退货', 'return-order'],
    ['vi', 'hoàn tiền', 'refund-time'],
    ['es', 'cambiar dirección', 'delivery-address'],
    ['ja', '返品したい', 'return-order'],
    ['ko', '배송조회', 'track-order'],
  ])('a search in %s for ‘%s’ finds the answer %s', (language, query, slug) => {
    const found = createHelpSearch(getHelpTopics(language, 'customer'), language)(query);
    expect(found.slice(0, 2).map(({ entry }) => entry.slug)).toContain(slug);
  });
});

test('every link of an answer has a label, in every language and for both roles', () => {
  for (const language of languages)
    for (const role of ['seller', 'customer'] as const)
      for (const { entries } of getHelpTopics(language, role))
        for (const { slug, links } of entries)
          for (const { to, label } of links) expect(label, `${language} ${slug} ${to}`).toMatch(/\S/);
});

describe('a search in another language', () => {
  const entry = (slug: string, question: string, answer = '') => ({ slug, question, answer, keywords: '', links: [] });
  const inLanguage = {
    th: [entry('password', 'ฉันลืมรหัสผ่าน ส่งให้ฉันได้ไหม'), entry('photos', 'อัปโหลดรูปภาพแบบใดได้บ้าง')],
    zh: [entry('password', '我忘记了密码，能发给我吗？'), entry('photos', '可以上传哪些照片？')],
    vi: [
      entry('password', 'Tôi quên mật khẩu. Có gửi lại được không?'),
      entry('photos', 'Tôi có thể tải lên những ảnh nào?'),
    ],
    es: [entry('password', 'Olvidé mi contraseña. ¿Me la pueden enviar?'), entry('photos', '¿Qué fotos puedo subir?')],
    ja: [
      entry('password', 'パスワードを忘れました。送ってもらえますか？'),
      entry('photos', 'どんな写真をアップロードできますか？'),
    ],
    ko: [
      entry('password', '비밀번호를 잊었습니다. 보내 주실 수 있나요?'),
      entry('photos', '어떤 사진을 올릴 수 있나요?'),
    ],
  };

  test.each([
    ['th', 'ลืมรหัสผ่าน', 'password'],
    ['th', 'รูปภาพ', 'photos'],
    ['zh', '密码忘记了怎么办', 'password'],
    ['zh', '照', 'photos'],
    ['vi', 'quen mat khau', 'password'],
    ['es', 'contraseñas', 'password'],
    ['es', 'foto', 'photos'],
    ['ja', 'ぱすわーど', 'password'],
    ['ja', '写真の種類', 'photos'],
    ['ko', '비밀번호가 뭐였지', 'password'],
    ['ko', '사진은', 'photos'],
  ] as const)('in %s for ‘%s’ finds the answer %s first', (language, query, slug) => {
    const search = createHelpSearch([{ id: 'all', title: '', entries: inLanguage[language] }], language);
    expect(search(query)[0]?.entry.slug).toBe(slug);
  });
});
