import type { InEveryLanguage } from '../../../../contracts/languages.ts';
import { messageRequests } from '../../../../listing-copy/checks/message-requests.ts';
import { unsupportedClaims } from '../../../../listing-copy/checks/unsupported-claims.ts';
import type { Fault } from './fault.ts';
import { entriesOf, type Slots, wholeText } from './slots.ts';

/** A definition of the product, or its seller in the third person. */
const distant: InEveryLanguage<RegExp> = {
  en: /\bthe seller\b|\b(?:is|are) (?:an? |the )?(?:kinds?|types?|sorts?|devices?|articles?|items?|products?|garments?|containers?) (?:of|that|which|for|used|worn|designed|made|to)\b/i,
  th: /ผู้ขาย|คือ(?:อุปกรณ์|ผลิตภัณฑ์|สินค้า|เครื่อง)/u,
  zh: /卖家|是一[种款件](?:用于|用来|可以|能够)/u,
  vi: /(?:liên hệ|nhắn|của) người bán|là (?:một )?(?:loại|sản phẩm) /iu,
  es: /\b(?:el vendedor|la vendedora|es un tipo|es una clase|es un dispositivo|es un artículo|es un producto|es una prenda)\b/iu,
  ja: /出品者|とは、|の一種です/u,
  ko: /판매자(?:가|는|의)|의 일종/u,
};

/** Finds claims, homework for the buyer, requests for a message and definitions. */
export function claimFaults(slots: Partial<Slots>): Fault[] {
  return entriesOf(slots).flatMap(([language, slot]): Fault[] => {
    const text = wholeText(slot).normalize('NFC');
    const claim = text.match(unsupportedClaims[language])?.[0];
    const request = text.match(messageRequests[language])?.[0];
    const remote = text.match(distant[language])?.[0];
    return [
      ...(claim
        ? [`texts.${language}: “${claim}” is a claim that a photo cannot support, or work for the buyer.`]
        : []),
      ...(request ? [`texts.${language}: “${request}” asks for a message, which buyers cannot send.`] : []),
      ...(remote ? [`texts.${language}: “${remote}” defines the article or speaks of its seller.`] : []),
    ].map((message) => ({ rule: 'claims', language, message }));
  });
}
