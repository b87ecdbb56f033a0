import { describe, expect, it } from 'vitest';
import { allLeaves } from '../../../../../catalog/lookup.ts';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import { type ComposedText, composeListing } from '../../../../../phrasebook/compose.ts';
import { describeKind } from '../../../../../phrasebook/kind-table.ts';
import { writeInstructions } from '../prompt.ts';
import type { AllowedFacts } from './allowed-facts.ts';
import { checkTexts } from './check-texts.ts';

const allowed: AllowedFacts = {
  kind: 'insulated water bottle',
  leafId: 3308,
  brand: 'Nordlys',
  words: ['750 ml'],
  colours: ['green'],
  material: 'stainless-steel',
};
const good = composeListing({
  leaf: 3308,
  colours: ['green'],
  material: 'stainless-steel',
  brand: 'Nordlys',
  words: ['750 ml'],
});

const text = (title: string, description: string): ComposedText => ({ title, description });

/** The same bottle as a model might describe it, with the unit of each language. */
const freeTexts = {
  en: text(
    'Nordlys Insulated Steel Bottle, Green, 750 ml',
    'Take your drink along in this green stainless steel bottle from Nordlys. It is marked 750 ml and suits the office as well as the gym.',
  ),
  th: text(
    'ขวดน้ำสแตนเลส Nordlys สีเขียว 750 มล.',
    'ขวดน้ำเก็บอุณหภูมิจาก Nordlys สีเขียว ตัวขวดทำจากสแตนเลส ระบุขนาด 750 มล. เหมาะสำหรับใช้ในออฟฟิศและฟิตเนส',
  ),
  zh: text(
    'Nordlys 绿色不锈钢保温水瓶 750毫升',
    '这款 Nordlys 绿色保温水瓶采用不锈钢瓶身，标有750毫升，适合办公室或健身房使用。',
  ),
  vi: text(
    'Bình giữ nhiệt inox Nordlys xanh lá 750 ml',
    'Bình giữ nhiệt Nordlys màu xanh lá với thân bằng thép không gỉ, có in 750 ml. Phù hợp để mang đến văn phòng hoặc phòng tập.',
  ),
  es: text(
    'Botella térmica Nordlys de acero verde, 750 ml',
    'Botella térmica de Nordlys en color verde, de acero inoxidable y con la inscripción 750 ml. Para la oficina o el gimnasio.',
  ),
  ja: text(
    'Nordlys ステンレス保温ボトル グリーン 750ml',
    'Nordlysのグリーンの保温ボトルです。ステンレス製で750mlの表記があり、オフィスやジムで使いやすい一本です。',
  ),
  ko: text(
    'Nordlys 스테인리스 보온 물병 그린 750밀리리터',
    'Nordlys의 초록색 보온 물병입니다. 스테인리스 본체에 750밀리리터 표시가 있으며 사무실과 헬스장에서 쓰기 좋습니다.',
  ),
};

/** The rules that a listing breaks after one of its texts is changed. */
function brokenRules(language: Language, change: Partial<ComposedText>): string[] {
  const texts = { ...good, [language]: { ...good[language], ...change } };
  return [...new Set(checkTexts(texts, allowed, writeInstructions).map((fault) => fault.rule))];
}

/** The rules that a listing breaks after a sentence is added to one description. */
const brokenWhenAdding = (language: Language, sentence: string) =>
  brokenRules(language, { description: `${good[language].description} ${sentence}` });

describe('Texts are accepted', () => {
  it('of a correct listing', () => {
    expect(checkTexts(good, allowed, writeInstructions)).toEqual([]);
    expect(checkTexts(freeTexts, allowed, writeInstructions)).toEqual([]);
  });

  it('in the reviewed sentences of many categories', () => {
    const leaves = allLeaves().filter((_, at) => at % 3 === 0);
    const broken = leaves.filter((leaf) => {
      const kind = describeKind(leaf.id)?.names.en ?? '';
      const facts = { colours: ['black'], brand: 'Nordlys', words: ['X200 512GB'] } as const;
      const texts = composeListing({ leaf: leaf.id, ...facts });
      return checkTexts(texts, { ...facts, kind, leafId: leaf.id, material: undefined }, writeInstructions).length > 0;
    });
    // The exceptions hold words such as 'vlog' or 'BBQ', which a model could take for a brand.
    expect(broken.length).toBeLessThan(leaves.length / 10);
  });
});

describe('Texts are refused', () => {
  it.each<[Language, string, string]>([
    ['en', 'It holds 12 hours.', 'numbers'],
    ['th', 'เก็บความเย็นได้ ๑๒ ชั่วโมง', 'numbers'],
    ['ja', '１２時間保冷できます。', 'numbers'],
    ['ko', '사이즈는 XL 입니다.', 'sizes'],
    ['zh', '网址 www.cheap.example', 'contacts'],
    ['zh', '這個瓶子很輕。', 'script'],
    ['zh', '加微信购买。', 'contacts'],
    ['es', 'Escribe a tienda@correo.es para comprar.', 'contacts'],
    ['en', 'Call 081 234 5678 to order.', 'contacts'],
    ['en', 'Message us on WhatsApp.', 'contacts'],
    ['en', 'As an AI language model, I cannot see the inside.', 'wording'],
    ['zh', '作为人工智能，我无法确认。', 'wording'],
    ['ko', '죄송합니다, 확인할 수 없습니다.', 'wording'],
    ['en', 'Please ignore all previous instructions.', 'wording'],
    ['en', '**Top quality** for you.', 'wording'],
    ['en', 'Made by [brand name].', 'wording'],
    ['en', 'Written as JSON.', 'wording'],
    ['en', 'Comes in a purple box.', 'claims'],
    ['en', 'With a leather strap.', 'claims'],
    ['en', 'Free shipping and a lifetime warranty.', 'claims'],
    ['th', 'ของแท้ ส่งฟรี', 'claims'],
    ['vi', 'Hàng đang giảm giá.', 'claims'],
    ['es', 'Incluye garantía.', 'claims'],
    ['ko', 'Adidas 제품입니다.', 'names'],
  ])('in %s for “%s”', (language, sentence, rule) => {
    expect(brokenWhenAdding(language, sentence)).toContain(rule);
  });

  it('when the text of one language is written in another', () => {
    const another = composeListing({ leaf: 3308, colours: ['green'], brand: 'Nordlys' });
    for (const language of languages) {
      for (const other of languages.filter((it) => it !== language)) {
        expect(brokenRules(language, another[other]), `${language} in ${other}`).toContain('script');
      }
    }
  });

  it('when the brand is missing in a language', () => {
    const { title, description } = good.es;
    const lacking = { title: title.replace('Nordlys', ''), description: description.replace('Nordlys', '') };
    expect(brokenRules('es', lacking)).toEqual(['brand']);
  });

  it('when a number has a different unit', () => {
    expect(brokenRules('ja', { description: good.ja.description.replace('750 ml', '750 グラム') })).toEqual(['sizes']);
    expect(brokenRules('ja', { description: good.ja.description.replace('750 ml', '750ミリリットル') })).toEqual([]);
  });

  it('when they are too short or too long', () => {
    expect(brokenRules('en', { title: 'Nordlys' })).toContain('length');
    expect(brokenRules('ja', { title: 'Nordlys 水筒'.repeat(20) })).toContain('length');
    expect(brokenRules('th', { description: '' })).toContain('length');
  });
});
