import type { TranslationOf } from '../define-messages.ts';
import type { adPictures as english } from '../en/ad-pictures.ts';

export const adPictures: TranslationOf<typeof english> = {
  picture: '広告画像',
  size: 'サイズ',
  failedTitle: '画像を作成できませんでした',
  making: '画像を作成中',
  makingText: '画像の作成には数秒かかります。',
  ready: 'そのまま投稿できます（{size}ピクセル）。',
  understood: '反映した言葉：{words}',
  notUnderstood:
    '理解できなかった言葉：{words}。色、イベント、雰囲気、画像の種類とサイズ、掲載中の商品を指定できます。',
  download: 'ダウンロード',
  linkCopied: '画像のリンクをコピーしました',
  cannotShare: 'このブラウザは共有に対応していません。画像をダウンロードしてご利用ください。',
  typeMissing: '「{type}」はまだ作成できないため、{made}として作成します。',
  ownWordsOnly: '入力した文字を入れられるのは、ご自身の商品の画像だけです。',
};
