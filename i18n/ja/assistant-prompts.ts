import type { TranslationOf } from '../define-messages.ts';
import type { assistantPrompts as english } from '../en/assistant-prompts.ts';

export const assistantPrompts: TranslationOf<typeof english> = {
  title: '質問例を見る',
  listings: '出品した商品',
  whichAreLive: '公開中の商品はどれですか？',
  isDraftSaved: 'ページを閉じても下書きは保存されますか？',
  changeLive: '公開中の商品を編集するには？',
  pauseOrRemove: '商品の公開停止や削除をするには？',
  photoAndTexts: '写真と文章',
  goodPhoto: 'よい商品写真を撮るコツは？',
  whoWrites: '文章は誰が書いていますか？',
  whatIsGuessed: '「推測（要確認）」とはどういう意味ですか？',
  wrongCategory: 'カテゴリーが違います。どうすればいいですか？',
  priceAndDelivery: '価格・目標・配送',
  howPriced: '価格帯はどのように算出されますか？',
  howCountriesChosen: 'おすすめの販売国はどのように選ばれますか？',
  howForecast: '売上予測はどのように計算されますか？',
  howToShip: '海外へ発送するには？',
};
