import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: '写真1枚から、7言語の商品ページへ。',
  languages: '言語',
  learn: 'このサイトについて',
  about: 'Snapbazaarとは',
  contact: 'お問い合わせ',
  sponsor: 'スポンサー・寄付',
  legal: '規約・ポリシー',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  licenses: 'ライセンス情報',
};
