import type { TranslationOf } from '../define-messages.ts';
import type { helpCenter as english } from '../en/help-center.ts';

export const helpCenter: TranslationOf<typeof english> = {
  title: 'ヘルプセンター',
  description: '出品の始め方と、よくある質問への回答をまとめています。',
  sellerTypes: 'どのタイプの出品者ですか？',
  beginner: '初めての個人出品者',
  beginnerText:
    'まずは写真1枚から始めましょう。7言語の商品ページが自動で作成されるので、内容を確認し、価格と販売する国を決めるだけです。',
  addProducts: '商品を出品',
  experienced: '経験のある出品者',
  experiencedText:
    '相場をご存じの方は、見積もりを使って国やプラットフォームを比較できます。文章は言語ごとに編集でき、すべての商品をマイストアでまとめて管理できます。',
  manufacturer: 'メーカー・サプライヤー',
  manufacturerText:
    'まずは商品シリーズごとに1点ずつ出品しましょう。1点だけをはっきり写した写真が最も正確に認識されます。商品説明には、納品内容と最小注文数を記載してください。',
  retailer: '仕入れ先を探している小売業者',
  retailerText:
    '7言語のいずれでもショップを検索でき、価格やおすすめの販売国で絞り込んで、必要な商品の出品者を探せます。Snapbazaarから出品者へ連絡する機能はまだありません。',
  questions: 'よくある質問',
  search: 'ヘルプを検索',
  answerCount: '{count}件の回答',
  noAnswer: '「{query}」に該当する回答が見つかりませんでした',
  noAnswerText: '別のキーワードで検索するか、このサーバーの運営者にお問い合わせください。',
  linkToAnswer: 'この回答へのリンク',
  writeToUs: 'お問い合わせフォーム',
  topic: 'お問い合わせの種類',
  question: 'ご質問',
  problem: '不具合の報告',
  idea: 'ご意見・ご提案',
  message: 'メッセージ',
  messageHint: 'このサーバーの運営者に届きます。返信先は{address}です。',
  messageHintNoAddress: 'このサーバーの運営者に届きます。返信先はアカウントの登録連絡先です。',
  send: 'メッセージを送信',
  thanks: 'メッセージを受け付けました。ありがとうございます。',
};
