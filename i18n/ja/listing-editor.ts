import type { TranslationOf } from '../define-messages.ts';
import type { listingEditor as english } from '../en/listing-editor.ts';

export const listingEditor: TranslationOf<typeof english> = {
  chooseCategory: 'カテゴリーを選択',
  searchCategories: 'カテゴリーを検索（どの言語でも可）',
  searchExample: 'スニーカー、sneakers、รองเท้า、运动鞋',
  noCategory: '該当するカテゴリーがありません。別のキーワードをお試しください。',
  recommendedCountries: 'おすすめの販売国',
  removeCountry: '{country}を外す',
  addCountry: '国を追加',
  chooseCountry: '国を選択',
  fulfilment: '発送方法',
  self: '自分で梱包・発送する',
  partner: 'プラットフォームの物流パートナーを利用する',
  courier: '配送業者に集荷を依頼する',
  language: '言語',
  languageTab: '{code}、{language}',
  markedLanguageTab: '{code}、{language}、{mark}',
  textMissing: '未入力あり',
  title: 'タイトル',
  titleInLanguage: 'タイトル（{language}）',
  description: '商品説明',
  descriptionInLanguage: '商品説明（{language}）',
};
