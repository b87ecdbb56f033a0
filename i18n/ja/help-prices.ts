import type { TranslationOf } from '../define-messages.ts';
import type { helpPrices as english } from '../en/help-prices.ts';

export const helpPrices: TranslationOf<typeof english> = {
  title: '価格・販売国・目標',
  priceEstimateQuestion: '価格帯はどのように算出されますか？',
  priceEstimateAnswer:
    '同じ種類の商品の一般的な販売価格をまとめた確認済みの表をもとに、素材と状態を考慮して算出します。日付付きの目安であり、買取価格や現在の相場ではありません。価格はご自身で設定できます。条件は0より大きい数値であることだけです。',
  priceEstimateKeywords: '費用 おすすめ 適正 価格 選び方 いくら 価値 相場 提案',
  localCurrenciesQuestion: '現地通貨の価格はどのように計算されていますか？',
  localCurrenciesAnswer:
    '価格は米ドルで設定します。他の通貨は、日付付きの参考為替レートの表で換算し、「≈」を付けて表示します。価格の目安として表示するもので、決済には使用されません。',
  localCurrenciesKeywords: '為替 レート バーツ 円 ユーロ 換算 米ドル 通貨 ドル',
  countriesQuestion: 'これらの国がおすすめされたのはなぜですか？',
  countriesAnswer:
    'そのカテゴリーの商品に需要がある国をまとめた、確認済みの表から選ばれています。不要な国は外し、必要な国を追加できますが、1か国以上は必要です。選んだ国は商品ページに表示され、購入者が絞り込みに使えます。',
  countriesKeywords: '国 選び方 地域 販売 どこで売る 市場 おすすめの販売国 輸出',
  platformsQuestion: 'プラットフォーム比較とは何ですか？',
  platformsAnswer:
    'Shopee、Lazada、TikTok Shop、Amazon、eBay、Etsyについて、一般的な価格と商品の種類との相性を、公開されている手数料ページをもとに見積もったものです。Snapbazaarがそれらに代理で出品することはなく、各社との関係もありません。',
  platformsKeywords: 'Shopee Lazada Amazon eBay Etsy TikTok 比較 マーケットプレイス 手数料',
  forecastQuestion: '売上予測はどのように計算されますか？',
  forecastAnswer:
    '「販売数×平均価格＝売上」という単純な計算です。入力前の例では、$50の予算で平均価格$20の商品を40個販売し、約$800のGMVが見込めると表示されます。ご自身の数値も同じ方法で計算されます。計画の参考であり、結果を保証するものではありません。',
  forecastKeywords: 'GMV 目標 販売数 予算 予測 月間売上目標',
  campaignQuestion: '「キャンペーンを開始」を押すと、広告予算が使われますか？',
  campaignAnswer:
    'いいえ。目標と予算が商品情報に保存され、物流のステップに進みます。広告は購入されず、どの口座からもお金は引き落とされません。',
  campaignKeywords: '広告 宣伝 支払い 費用 マーケティング 請求 後払い',
  fulfilmentQuestion: 'どのような発送方法を選べますか？',
  fulfilmentAnswer:
    '「自分で梱包・発送する」「プラットフォームの物流パートナーを利用する」「配送業者に集荷を依頼する」から選べます。選択した内容は商品情報に保存されます。配送の予約や配送業者への連絡は行われません。ステップ4に表示される配送業者は参考です。',
  fulfilmentKeywords: '海外 発送 シンガポール タイ 配送 物流 宅配 DHL FedEx Maersk 配送業者 荷物 発送方法',
  shippingCostQuestion: '送料はいくらかかりますか？',
  shippingCostAnswer:
    'ステップ4で、販売国ごとに重量に応じた目安が表示されます。実際の送料は配送業者の料金によります。購入者に伝える前に、配送業者にご確認ください。',
  shippingCostKeywords: '郵送料 運賃 重量 送料 国際 海外',
};
