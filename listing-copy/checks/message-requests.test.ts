import { describe, expect, it } from 'vitest';
import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import { conditionIds } from '../../contracts/marketplace/conditions.ts';
import { composeListing } from '../compose/compose.ts';
import { productTypeIdsOf } from '../product-types/product-type-table.ts';
import { messageRequests } from './message-requests.ts';

/** Last lines of descriptions on marketplaces where buyers can write to the seller. */
const requests: InEveryLanguage<readonly string[]> = {
  en: [
    'Questions? Send us a message.',
    'Message me if you like it.',
    'Happy to send more photos.',
    'Feel free to ask.',
  ],
  th: ['สนใจทักแชทได้เลยค่ะ', 'สอบถามเพิ่มเติมได้ทางแชทนะคะ', 'ขอดูรูปเพิ่มเติมได้นะคะ'],
  zh: ['有疑问欢迎随时咨询。', '感兴趣可以私信我。', '有问题随时问我。'],
  vi: ['Nhắn shop để được tư vấn thêm ạ.', 'Bạn quan tâm cứ nhắn mình nhé.', 'Có gì bạn cứ hỏi mình nhé.'],
  es: ['¿Dudas? Escríbenos.', 'Si te interesa, mándame un mensaje.', 'Puedo enviarte más fotos.'],
  ja: ['お気軽にお問い合わせください。', '気になる点はコメントでお知らせください。', 'ご質問はお気軽にどうぞ。'],
  ko: ['편하게 문의 주세요.', '궁금한 점은 채팅 주세요.', '사진이 더 필요하시면 말씀해 주세요.'],
};

describe.each(languages)('A listing in %s', (language) => {
  it('asks for no message, because buyers cannot write to a seller', () => {
    // A dress, a laptop, a mug and a cream.
    for (const categoryId of [2101, 1101, 3303, 6101]) {
      for (const condition of conditionIds) {
        for (let variant = 0; variant < 12; variant += 1) {
          const facts = { categoryId, productType: productTypeIdsOf(categoryId)[0], colours: [], condition };
          expect(composeListing(facts, { variant })[language].description).not.toMatch(messageRequests[language]);
        }
      }
    }
  });

  it('would be found if it did', () => {
    for (const request of requests[language]) expect(request).toMatch(messageRequests[language]);
  });
});
