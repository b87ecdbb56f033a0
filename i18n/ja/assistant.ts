import type { TranslationOf } from '../define-messages.ts';
import type { assistant as english } from '../en/assistant.ts';

export const assistant: TranslationOf<typeof english> = {
  pageTitle: 'AIチャット · Snapbazaar',
  pageDescription: '写真1枚から、7言語の商品ページを公開できます。',
  welcome: 'ようこそ',
  welcomeByName: 'ようこそ、{name}さん',
  lead: '写真1枚から出品まで。続きからすぐに再開できます。',
  createProduct: '商品・ストアの作成',
  setGoal: '販売目標・キャンペーン設定',
  setRegion: '販売地域・価格プラン設定',
  setDelivery: '物流・配送の設定',
  askAnything: '何でも質問してください',
  samplePrompt: '私の商品を紹介して',
  attach: '添付',
  voiceMessage: '音声入力',
  voiceMessageUnsupported: '音声入力<hidden>：このブラウザは音声入力に対応していません</hidden>',
  voiceUnsupported: 'このブラウザは音声入力に対応していません。',
  listening: '聞き取り中',
  browsePrompts: '質問例を見る',
  length: '{count}/{max}',
  tooLong: '{count}/{max}<hidden>、文字数を減らしてください</hidden>',
  stop: '停止',
  send: '送信',
};
