import type { InEveryLanguage } from '../contracts/languages.ts';

/** Last lines of a description: a shop's for new goods, a person's for second-hand ones. Some listings have none. */
export const closings: Record<'shop' | 'person', InEveryLanguage<readonly string[]>> = {
  shop: {
    en: [
      'Questions? Send us a message.',
      'Message us any time if you would like to know more.',
      'More photos on request.',
    ],
    th: ['สนใจทักแชทได้เลยค่ะ', 'สอบถามเพิ่มเติมได้ทางแชทนะคะ', 'มีข้อสงสัยทักมาได้เลยค่ะ ยินดีตอบทุกคำถาม'],
    zh: ['有疑问欢迎随时咨询。', '感兴趣的话，欢迎私信了解。', '想看更多细节图可以私信我们。'],
    vi: [
      'Bạn cần thêm thông tin cứ nhắn tin cho shop nhé!',
      'Nhắn shop để được tư vấn thêm ạ.',
      'Cần xem thêm ảnh, bạn nhắn shop nhé!',
    ],
    es: ['¿Dudas? Escríbenos.', 'Si quieres saber más, envíanos un mensaje.', 'Enviamos más fotos si las necesitas.'],
    ja: [
      'ご不明な点はお気軽にお問い合わせください。',
      '気になる点がございましたらコメントください。',
      'ご質問などお気軽にお寄せください。',
    ],
    ko: ['궁금한 점은 편하게 문의 주세요.', '문의는 언제든지 환영해요.', '더 궁금하신 점이 있으면 메시지 주세요.'],
  },
  person: {
    en: ['Message me if you have any questions.', 'Happy to send more photos.', 'Feel free to ask me anything.'],
    th: ['สนใจทักแชทมาได้เลยค่ะ', 'ขอดูรูปเพิ่มเติมได้นะคะ', 'สอบถามก่อนได้เลยนะคะ'],
    zh: ['感兴趣可以私信我。', '需要更多实拍图可以私信我。', '有问题随时问我。'],
    vi: ['Bạn quan tâm cứ nhắn mình nhé.', 'Cần xem thêm ảnh thật, bạn nhắn mình nha.', 'Có gì bạn cứ hỏi mình nhé.'],
    es: ['Cualquier duda, escríbeme.', 'Si te interesa, mándame un mensaje.', 'Puedo enviarte más fotos.'],
    ja: [
      'ご質問はコメントでお気軽にどうぞ。',
      '気になる点はコメントでお知らせください。',
      '追加のお写真が必要な場合はコメントください。',
    ],
    ko: ['궁금한 점은 채팅 주세요.', '사진이 더 필요하시면 말씀해 주세요.', '편하게 문의 주세요.'],
  },
};
