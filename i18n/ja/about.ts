import type { TranslationOf } from '../define-messages.ts';
import type { about as english } from '../en/about.ts';

export const about: TranslationOf<typeof english> = {
  title: 'Snapbazaarとは',
  description: '商品写真1枚から7言語の商品ページを作れる、オープンソースのマーケットプレイスです。',
  lead: '商品写真が1枚あれば、7言語の商品ページを公開できるマーケットプレイスです。',
  buyers: '購入される方へ',
  aisles:
    '15の売り場を、会員登録なしでどなたでもご覧いただけます。すべての商品が英語、タイ語、中国語、ベトナム語、スペイン語、日本語、韓国語で紹介されています。',
  sellers: '出品される方へ',
  photo:
    '写真を1枚アップロードすると、サーバーが写真を解析し、各言語のタイトルと商品説明、販売に向いた国、価格帯を提案します。公開する前に、出品者がすべての内容を確認します。',
  marks:
    'AIが作成・提案したものは、紫色ときらめきのマークで示しています。例として載せている数値には「サンプルデータ」と表示しています。',
  operator: '運営について',
  openSource:
    'SnapbazaarはMITライセンスのオープンソースソフトウェアで、Snapbazaarのコントリビューターが開発しています。このサイトはそのソフトウェアで動いているサイトの1つで、ここで何を販売できるかはサイトの運営者が決めています。連絡方法は<contact>お問い合わせ</contact>をご覧ください。',
};
