import type { TranslationOf } from '../define-messages.ts';
import type { helpLinks as english } from '../en/help-links.ts';

export const helpLinks: TranslationOf<typeof english> = {
  about: 'Snapbazaarとは',
  addProduct: '商品を出品する',
  upgrade: 'アップグレード',
  privacyPolicy: 'プライバシーポリシー',
  openChat: 'AIチャットを開く',
  orders: '注文',
  myStorefront: 'マイストア',
  chooseCurrency: '表示する通貨を選ぶ',
  continueDraft: '下書きを続ける',
  wallet: 'ウォレット・銀行口座',
  yourTokens: '保有トークン',
  personalization: 'パーソナライズ',
  socialProfile: 'SNSプロフィール',
  yourProfile: 'プロフィール',
  changePassword: 'パスワードを変更',
  contact: 'お問い合わせ',
  sessions: 'ログイン中の端末',
  managePrivacy: 'プライバシー管理',
  downloadData: 'データをダウンロード',
  closeAccount: '退会する',
  settings: '設定',
  askAnything: 'アシスタントに質問する',
  writeToUs: 'お問い合わせフォーム',
};
