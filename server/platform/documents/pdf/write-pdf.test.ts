import { expect, test } from 'vitest';
import { type Language, languages } from '../../../../contracts/languages.ts';
import { readPdfLines } from '../../../../tests/support/ordering/pdf-lines.ts';
import { packageCache } from '../../../../tests/support/site/package-cache.ts';
import { createPackageFiles } from '../../package-files/package-files.ts';
import { createFontLoader } from '../text-drawing/load-fonts.ts';
import { writePdf } from './write-pdf.ts';

const loadFonts = createFontLoader(createPackageFiles({ cacheDir: packageCache }));

/** Names, addresses and titles as people write them; the first line of Thai and Lao has a vowel that the others are a part of. */
const texts: Record<Language, string[]> = {
  en: [
    'Zoë’s office (affluent) \\ fi',
    '12½ O’Connell Street, 2nd floor',
    'Coffee tin – 250 g, “fine”',
    'file & coffer',
  ],
  th: [
    'น้ำผึ้งคุณมาลี ทำมือ',
    'ร้านค้าตามาลา',
    '99/1 ถนนราชดำเนิน ตำบลศรีภูมิ อำเภอเมือง',
    'เชียงใหม่ 50200',
    'กิ๊บเก๋ ที่ระลึก ปั้นเอง ฏุ่น ญู',
  ],
  zh: ['王小明商店有限公司', '上海市静安区南京西路1266号', '手工陶瓷杯（蓝色）250毫升', '龍鳳茶具、麵包'],
  vi: ['Nguyễn Thị Ổi ẵm', '12 Đường Nguyễn Huệ, Phường Bến Nghé', 'Bình gốm men xanh, quà tặng mẹ ữ ặ ỡ'],
  es: ['Peñíscola “Muñoz” ¿sí?', 'C/ Alcalá 45, 3.º izq.', 'Taza de cerámica – edición única'],
  ja: ['さくら堂 桜', '〒150-0001 東京都渋谷区神宮前1-2-3', '手作りの湯呑み（青）ー限定', 'ガギグゲゴ パピプペポ'],
  ko: ['김민준 상점', '서울특별시 강남구 테헤란로 152', '수제 도자기 컵 (파란색)', '뷁 쀍 값'],
};

async function write(lines: string[], language: Language): Promise<Buffer> {
  const { bodyFiles: fontFiles } = await loadFonts(lines.join(' '), language);
  const page = { texts: lines.map((text, at) => ({ text, left: 56, top: 60 + at * 24, width: 480 })), rules: [] };
  return writePdf({ title: 'Test', pages: [page], fontFiles });
}

const readTexts = async (file: Buffer) => (await readPdfLines(file)).map(({ text }) => text);

test.each(languages)(
  'every line of a document in %s is copied whole',
  async (language) => {
    expect(await readTexts(await write(texts[language], language))).toEqual(texts[language]);
  },
  60_000,
);

test('a document with names in all languages is copied whole', async () => {
  const lines = Object.values(texts).flat();
  expect(await readTexts(await write(lines, 'en'))).toEqual(lines);
}, 60_000);

test.each([
  ['Cyrillic and Greek', ['Иван Петров', 'Γιώργος Παπαδόπουλος']],
  ['Lao', ['ນ້ຳເຜິ້ງ ບ້ານນາ', 'ສົມພອນ ວົງສາ', 'ຕາມາລາ']],
  ['Devanagari', ['हिन्दी किताब', 'श्री विजय शर्मा', 'क्षत्रिय']],
  ['Bengali', ['বাংলা কিতাব', 'শ্রী বিজয়']],
  ['Tamil', ['தமிழ் கொடி', 'விஜய் செல்வன்']],
])(
  'names in %s are copied whole',
  async (_script, lines) => {
    expect(await readTexts(await write(lines, 'en'))).toEqual(lines);
  },
  60_000,
);

test('fonts stay open, so that only the first document waits for them', async () => {
  const others = '语言字体打开一次之后一直开着'.split('');
  const measure = async (line: string) => {
    const began = performance.now();
    await write([line], 'zh');
    return performance.now() - began;
  };
  const times: number[] = [];
  for (const line of others) times.push(await measure(line));
  // The quickest of them: a machine that is busy with other things only ever adds.
  expect(Math.min(...times)).toBeLessThan(150);
}, 60_000);

test('more documents than can wait are refused with a sentence and a time to come back', async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => write(['Malee'], 'en')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'documents_busy', retryAfterSeconds: 10 });
}, 60_000);
