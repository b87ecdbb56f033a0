import type { TranslationOf } from '../define-messages.ts';
import type { managePrivacy as english } from '../en/manage-privacy.ts';

export const managePrivacy: TranslationOf<typeof english> = {
  title: 'プライバシー管理',
  description: '許可している内容、保存されているデータ、削除方法を確認できます。',
  allowed: '許可している内容',
  onServer: 'このサーバーに保存されているデータ',
  serverData:
    '名前、メールアドレスまたは電話番号、パスワードのハッシュ値、ログイン中の端末、写真、出品、販売プラン、各種の設定とトークン、お送りいただいたメッセージです。保存する理由は<privacy>プライバシーポリシー</privacy>をご覧ください。',
  download: 'すべて確認・ダウンロード',
  delete: 'すべて削除',
  inBrowser: 'このブラウザに保存されているデータ',
  listingDraft: '出品の下書き',
  cart: 'カート',
  country: 'お届け先の国',
  paymentMethod: '前回の支払い方法',
  theme: 'テーマ（ライト・ダーク）',
  language: 'ページの表示言語',
  currency: '通貨',
  sidebar: 'サイドバーの折りたたみ',
  notifications: '通知',
  ordersSeen: '注文を最後に確認した日時',
  carrier: '前回使用した配送業者',
  forget: '消去',
  forgetEntry: '{name}を消去',
  nothingKept: '保存なし',
};
