import type { TranslationOf } from '../define-messages.ts';
import type { helpMoney as english } from '../en/help-money.ts';

export const helpMoney: TranslationOf<typeof english> = {
  title: '注文・お金・トークン',
  ordersQuestion: '購入者はどのように注文しますか？',
  ordersAnswer:
    '購入者は「今すぐ購入」を押すか、商品をカートに入れて注文します。注文はマイストアの「注文」に表示され、発送、代金の受け取りの確認、返品への回答など、必要な作業もそこで確認できます。事前に一度だけ、設定で配送と支払い方法を登録してください。',
  ordersKeywords: '購入手続き 購入 カート 注文 購入者 支払い 販売',
  whenPaidQuestion: '売上はいつ受け取れますか？',
  whenPaidAnswer:
    'カード払いの代金は、配達の7日後に取引が完了するまでSnapbazaarがお預かりし、その後、販売手数料を差し引いた金額がウォレットに入金されます。送金と代金引換の代金は、購入者から直接支払われます。運営者がカード決済サービスを設定するまで、カード払いはテスト環境のため、実際のお金は動きません。',
  whenPaidKeywords: 'お金 どこ 振込 出金 収益 収入 売上 銀行',
  sandboxQuestion: '入金、出金、銀行口座の連携は本物ですか？',
  sandboxAnswer:
    'いいえ。テスト環境であることを明記しており、実際のお金は動きません。連携する銀行口座もテスト用です。実際の口座情報は入力しないでください。',
  sandboxKeywords: 'ウォレット 入金 出金 口座連携 テスト お金 USDT 即時振込 請求書',
  sellingFeeQuestion: '出品料や販売手数料はかかりますか？',
  sellingFeeAnswer:
    '出品は無料です。取引が完了するごとに、販売手数料がかかります。手数料は、設定と出品の最後のステップで、公開前に確認できます。',
  sellingFeeKeywords: '販売 パーセント 費用 手数料',
  sampleDataQuestion: '「サンプルデータ」とは何ですか？',
  sampleDataAnswer:
    '横に表示されている数値が例であり、あなたの実績ではないことを示しています。あなたのアカウントに実際の記録ができると、そのデータが表示され、このバッジは消えます。',
  sampleDataKeywords: '偽 例 デモ 数値 数字 仮 アナリティクス サンプル',
  tokensQuestion: 'T4Lトークンとは何ですか？',
  tokensAnswer:
    'パーソナライズへの協力で付与される、Snapbazaar内のポイントです。お金ではなく、売買できず、Snapbazaarの外では価値がありません。プロフィールの「トークン履歴を見る」で、付与と取り消しの記録をすべて確認できます。',
  tokensKeywords: 'トークン 残高 暗号資産 コイン 特典 ポイント 獲得',
  earnTokensQuestion: '+5\u00a0T4Lを獲得するには？',
  earnTokensAnswer:
    'プロフィールで「行動データの収集を許可する」にチェックを入れてください。5\u00a0T4Lが一度付与されます。チェックを外すと取り消され、もう一度入れると再び付与されますが、この項目で5\u00a0T4Lを超えることはありません。',
  earnTokensKeywords: 'ボーナス 特典 トークン チェックボックス パーソナライズ',
  claimTokenQuestion: 'Google、Facebook、Twitterのトークンを受け取れないのはなぜですか？',
  claimTokenAnswer:
    '受け取りにはSNSアカウントの連携が必要ですが、このサーバーでは連携がまだ設定されていません。設定されるまでは、サンプルの数値が表示されます。',
  claimTokenKeywords: '受け取り トークン SNS 連携 ログイン Google Facebook Twitter',
};
