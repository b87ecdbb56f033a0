import type { InEveryLanguage } from '../../contracts/languages.ts';

/**
 * Last lines of a description: a shop's for new goods, a person's for second-hand ones. Some listings have none. They suit
 * one article and several, working or not, and the same place in every language means nearly the same.
 */
export const closings: Record<'shop' | 'person', InEveryLanguage<readonly string[]>> = {
  shop: {
    en: ['Thanks for looking!', 'Thank you for visiting our shop.', 'We hope this is what you are looking for.'],
    th: ['ขอบคุณที่แวะชมค่ะ', 'ขอบคุณที่แวะมาที่ร้านนะคะ', 'หวังว่าจะถูกใจนะคะ'],
    zh: ['感谢您的浏览。', '感谢光临本店。', '希望合您心意。'],
    vi: ['Cảm ơn bạn đã xem sản phẩm ạ.', 'Cảm ơn bạn đã ghé shop!', 'Mong bạn sẽ ưng ý ạ.'],
    es: ['Gracias por ver nuestra publicación.', 'Gracias por visitar nuestra tienda.', 'Esperamos que sea lo que buscas.'],
    ja: [
      'ご覧いただきありがとうございます。',
      '当店にお越しいただきありがとうございます。',
      'お気に召していただければ幸いです。',
    ],
    ko: ['저희 상품을 봐 주셔서 감사합니다.', '저희 스토어를 찾아 주셔서 감사합니다.', '마음에 드셨으면 좋겠어요.'],
  },
  person: {
    en: ['Thanks for looking!', 'I hope someone gets good use out of this.', 'Thanks for your interest.'],
    th: ['ขอบคุณที่แวะชมนะคะ', 'อยากส่งต่อให้คนที่ได้ใช้ค่ะ', 'ขอบคุณที่สนใจนะคะ'],
    zh: ['感谢浏览。', '希望能转给有需要的人。', '谢谢喜欢。'],
    vi: ['Cảm ơn bạn đã xem tin nhé.', 'Mong để lại được cho bạn nào đang cần.', 'Cảm ơn bạn đã quan tâm nhé.'],
    es: ['Gracias por ver mi publicación.', 'Espero que le sirva a alguien.', 'Gracias por tu interés.'],
    ja: [
      'ご覧いただきありがとうございます。',
      '必要な方にお譲りできればうれしいです。',
      'ご検討よろしくお願いいたします。',
    ],
    ko: ['봐 주셔서 감사해요.', '필요하신 분께 갔으면 좋겠어요.', '관심 가져 주셔서 감사해요.'],
  },
};
