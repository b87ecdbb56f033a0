import type { TranslationOf } from '../define-messages.ts';
import type { helpGettingStarted as english } from '../en/help-getting-started.ts';

export const helpGettingStarted: TranslationOf<typeof english> = {
  title: 'はじめに',
  whatIsSnapbazaarQuestion: 'Snapbazaarとは何ですか？',
  whatIsSnapbazaarAnswer:
    '誰でも商品を見ることができ、出品者は商品写真1枚から7言語の商品ページを公開できるマーケットプレイスです。写真を撮ると、解析AIが文章、カテゴリー、価格帯、販売国を提案します。何を公開するかは、ご自身で決められます。',
  whatIsSnapbazaarKeywords: '紹介 概要 目的',
  photoToListingQuestion: '写真からどのように商品ページができるのですか？',
  photoToListingAnswer:
    'AIチャットを開いて写真を1枚追加します。解析AIが写真を見てカテゴリーを選び、7言語でタイトルと商品説明を作成し、価格を見積もります。文章を確認して「すべて承認」を押したら、地域と価格、販売目標、物流の3つの短いステップに進みます。「保存して設定を完了」を押すと公開されます。それまでは、あなた以外には表示されません。',
  photoToListingKeywords: '始め方 最初 作成 追加 商品 出品 アップロード 販売 方法 手順 ステップ',
  howLongQuestion: '解析にはどのくらい時間がかかりますか？',
  howLongAnswer:
    '通常は数秒です。多くの写真が順番待ちの場合は、もう少しかかります。画面には進行状況（写真の解析、カテゴリーの選択、7言語の文章作成、価格の見積もり）が2秒ごとに更新されて表示され、完了するとフォームに自動で入力されます。',
  howLongKeywords: '遅い 待つ 止まった 待ち時間 速度 時間 速い',
  plansQuestion: 'アップグレードとは何ですか？有料プランはありますか？',
  plansAnswer:
    'プランは無料の1種類のみで、すべての出品者がすべての機能を使えます。アップグレードのページでは、含まれる機能と現在の上限を確認できます。有料プランができる場合は、まずそのページでご案内します。',
  plansKeywords: '費用 料金 サブスクリプション プレミアム プロ 無料 支払い 手数料 上限',
  sellerOrCustomerQuestion: '同じメールアドレスで出品者と購入者の両方になれますか？',
  sellerOrCustomerAnswer:
    'はい。出品者アカウントと購入者アカウントは別々に管理され、パスワードも別々です。1つのメールアドレスまたは電話番号で両方を持つことができます。出品者は「出品者ログイン」、購入者は「ログイン」からログインしてください。もう一方のアカウント専用のページを開くと、同じメールアドレスまたは電話番号とパスワードでアカウントを作成できます。',
  sellerOrCustomerKeywords: '購入者 アカウント 同じメールアドレス 2つのアカウント 切り替え',
  phoneOnlyQuestion: 'スマートフォンだけですべて操作できますか？',
  phoneOnlyAnswer:
    'はい。すべてのページが幅360ピクセル以上の画面に対応しています。スマートフォンではサイドバーが画面下のバーになり、その他の項目は「その他」から開けます。出品画面は全画面で表示され、その場でカメラを使って撮影できます。',
  phoneOnlyKeywords: 'スマホ モバイル アプリ iOS Android カメラ 小さい画面',
  whichSellerTypeQuestion: 'このページの上部で選ぶ出品者の種類によって、何か変わりますか？',
  whichSellerTypeAnswer:
    'いいえ。4つの選択肢は始め方をご案内するためのものです。選択は保存されず、機能のオン・オフにも影響しません。',
  whichSellerTypeKeywords: '初心者 経験者 メーカー サプライヤー 小売 種類',
};
