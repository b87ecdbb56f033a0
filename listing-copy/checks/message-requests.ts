import type { InEveryLanguage } from '../../contracts/languages.ts';

/** Words that ask buyers to write to the seller, which nobody can do here. */
export const messageRequests: InEveryLanguage<RegExp> = {
  en: /\b(?:message|contact|ask|tell|write to|write) (?:us|me)\b|\bsend (?:us|me) an?\b|\bquestions\?|\bany questions\b|\bfeel free\b|\bon request\b|\bmore photos\b|\bchat with\b|\bDM\b/i,
  th: /ทักแชท|ทักมา|ทางแชท|อินบ็อกซ์|สอบถาม|มีข้อสงสัย|ขอดูรูป|ติดต่อ(?:ร้าน|เรา|ได้)/u,
  zh: /私信|私聊|(?:给我|欢迎|请)留言|咨询|联系我|问我|有疑问/u,
  vi: /nhắn (?:tin cho )?(?:shop|mình|em)|hỏi (?:shop|mình|em)|liên hệ (?:shop|mình|em)|tư vấn thêm|inbox|xem thêm ảnh/iu,
  es: /escr[ií]b(?:e|a)(?:nos|me)|(?:m[aá]nd|env[ií])a(?:nos|me|rte más)|preg[uú]nta(?:nos|me)|cons[uú]lta(?:nos|me)|cont[aá]cta(?:nos|me)|¿dudas\?|\b(?:cualquier duda|tienes dudas)\b|más fotos/iu,
  ja: /コメント(?:くだ|で|にて|を)|問い?合わ?せ|ご質問|ご不明|ご連絡|お気軽にお|メッセージ(?:くだ|を(?:送|お))|追加の(?:お)?写真/u,
  ko: /문의 ?(?:주|는|하|해)|채팅|쪽지|댓글|메시지 주|연락 ?주|말씀해 주|궁금(?:한|하신) 점/u,
};
