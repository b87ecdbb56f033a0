import type { TranslationOf } from '../define-messages.ts';
import type { mailOrders as english } from '../en/mail-orders.ts';

export const mailOrders: TranslationOf<typeof english> = {
  open: '注文を見る',
  placedSubject: '【Snapbazaar】ご注文 {number} を受け付けました',
  placedHeading: 'ご注文を受け付けました',
  placedText: '{seller}へのご注文 {number}（{total}）を受け付けました。状況は注文ページでご確認いただけます。',
  newSubject: '【Snapbazaar】新しい注文 {number}',
  newHeading: '新しい注文が入りました',
  newText: '注文 {number}（{total}）の梱包と発送をお願いします。',
  paidSubject: '【Snapbazaar】ご注文 {number} のお支払いを確認しました',
  paidHeading: 'お支払いを確認しました',
  paidText: 'ご注文 {number} のお支払い（{total}）を確認しました。{seller}が発送の準備を進めています。',
  cashText: '{seller}がご注文 {number} の代金 {total} を現金で受け取りました。ありがとうございます。',
  claimedSubject: '【Snapbazaar】注文 {number}：購入者から支払いの連絡がありました',
  claimedHeading: '口座をご確認ください',
  claimedText:
    '購入者から、注文 {number} の代金{total}を送金したと連絡がありました。口座への着金を確認したら、注文ページで「代金の受け取りを確認」を押してください。',
  shippedSubject: '【Snapbazaar】ご注文 {number} が発送されました',
  shippedHeading: '商品が発送されました',
  shippedText: '{seller}がご注文 {number} を発送しました。配送状況は注文ページでご確認いただけます。',
  deliveredSubject: '【Snapbazaar】ご注文 {number} が配達されました',
  deliveredHeading: '商品が配達されました',
  deliveredText: 'ご注文 {number} は配達済みになりました。返品は{days}日以内に申請できます。',
  cancelledSubject: '【Snapbazaar】注文 {number} がキャンセルされました',
  cancelledHeading: '注文がキャンセルされました',
  cancelledText: '注文 {number} はキャンセルされたため、発送されません。',
  lapsedText: '注文 {number} は期限内に支払いがなかったため、キャンセルされました。商品は再び販売中です。',
  declinedSubject: '【Snapbazaar】ご注文 {number}：一部の商品を発送できません',
  declinedHeading: '発送できない商品があります',
  declinedText: '{seller}は、ご注文 {number} の一部の商品を発送できません。理由は注文ページでご確認いただけます。',
  refundSubject: '【Snapbazaar】ご注文 {number} の返金',
  refundHeading: '返金の手続きをしました',
  refundText: 'ご注文 {number} について、{amount}の返金手続きをしました。',
  refundSentText: 'ご注文 {number} の代金を返金しました。口座や利用明細に反映されるまで数日かかる場合があります。',
  paidLateText: 'ご注文 {number} のキャンセル後にお支払いが確認されたため、全額の返金手続きをしました。',
  returnAskedSubject: '【Snapbazaar】注文 {number}：返品の申請について',
  returnAskedHeading: '購入者から返品の申請がありました',
  returnAskedText:
    '注文 {number} の返品申請に、{days}日以内に回答してください。期限を過ぎると、承認したものとみなされます。',
  returnSubject: '【Snapbazaar】ご注文 {number}：返品について',
  returnAcceptedHeading: '返品が承認されました',
  returnAcceptedDaysText:
    'ご注文 {number} の商品を、{days}日以内に届くようにご返送ください。出品者が受け取ると返金されます。',
  returnDeclinedHeading: '返品が承認されませんでした',
  returnDeclinedText: '{seller}は、ご注文 {number} の返品を承認しませんでした。Snapbazaarに判断を依頼できます。',
  returnLapsedHeading: '返品は終了しました',
  returnLapsedText:
    'ご注文 {number} の商品が期限までに出品者に届かなかったため、返金はありません。返送済みの場合は、{days}日以内にSnapbazaarに判断を依頼できます。',
  returnLapsedSellerText:
    '注文 {number} の商品が期限までに届かなかったため、返品は終了しました。購入者は{days}日以内にSnapbazaarに判断を依頼できます。',
  returnDisputedHeading: '返品についてSnapbazaarが判断します',
  returnDisputedText:
    '注文 {number} の返品について、購入者からSnapbazaarに判断の依頼がありました。お手続きは必要ありません。',
  returnDecidedHeading: '返品についての判断が出ました',
  returnDecidedText:
    '注文 {number} の返品について確認した結果、返金は行わないことになりました。代金はそのまま出品者が受け取ります。',
  completedSubject: '【Snapbazaar】注文 {number} の取引が完了しました',
  completedHeading: '取引が完了しました',
  completedText: '注文 {number} の返品期間が終了し、代金の受け取りが確定しました。',
  disputeSubject: '【Snapbazaar】注文 {number}：支払いの異議申し立てについて',
  disputeHeading: '支払いの異議申し立てについて',
  disputeText:
    '注文 {number} の支払いについて、購入者のカード会社から異議申し立てがありました。結果が出るまで代金をお預かりします。',
  disputeWonText: '注文 {number} の異議申し立ては終了しました。支払いは有効です。',
  disputeLostText: '注文 {number} の異議申し立ては終了し、支払いは購入者のカード会社により取り消されました。',
};
