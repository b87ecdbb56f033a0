import type { Language } from '../../../../contracts/languages.ts';
import type { ShopTexts, ShownText } from '../../../../contracts/marketplace/shop-texts.ts';

/** A text in the language of a page, or else as the seller wrote it; null where there is none. */
export function showText(texts: ShopTexts, source: Language, language: Language): ShownText | null {
  for (const shown of [language, source]) {
    const found = texts[shown];
    if (found) return { ...found, language: shown };
  }
  return null;
}
