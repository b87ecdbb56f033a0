import type { TranslationOf } from '../define-messages.ts';
import type { helpAsking as english } from '../en/help-asking.ts';

export const helpAsking: TranslationOf<typeof english> = {
  title: 'サポート・質問',
  askAnythingQuestion: '「何でも質問してください」では何を聞けますか？',
  askAnythingAnswer:
    'Snapbazaarの使い方や、あなたの出品・下書きについて質問できます。たとえば、公開中の商品の数、下書きのままの商品、商品の価格などです。このヘルプセンターとあなたの出品情報をもとに回答し、わからない場合はその旨をお伝えします。質問は3,000文字まで入力できます。',
  askAnythingKeywords: 'こんにちは ありがとう あなたは誰 チャット アシスタント ボット AI 質問 ヘルプ',
  assistantActsQuestion: 'アシスタントに出品や変更を任せられますか？',
  assistantActsAnswer:
    'いいえ。アシスタントは回答のみを行い、あなたに代わって操作することはありません。ご自身で操作できるページをご案内します。',
  assistantActsKeywords: '代わりに 自動 操作 変更 編集 チャット アシスタント',
  voiceMessageQuestion: '音声入力が使えないのはなぜですか？',
  voiceMessageAnswer:
    '音声入力はブラウザの音声認識機能を使用しており、対応していないブラウザもあります。対応していない場合はボタンが無効になり、理由が表示されます。その場合は文字で入力してください。',
  voiceMessageKeywords: 'マイク 音声 話す ボイス 音声入力',
  contactUsQuestion: '担当者に問い合わせるには？',
  contactUsAnswer:
    'このページの最後にあるフォームからお問い合わせください。メッセージはアカウント情報とともにこのサーバーの運営者に届き、運営者は登録済みのメールアドレスまたは電話番号に返信できます。確認の時期は運営者によって異なります。パスワードは絶対に送らないでください。',
  contactUsKeywords: 'サポート 連絡 問い合わせ メール 担当者 メッセージ 報告 不具合 バグ 苦情 運営者',
};
