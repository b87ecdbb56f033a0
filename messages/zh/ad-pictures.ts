import type { TranslationOf } from '../define-messages.ts';
import type { adPictures as english } from '../en/ad-pictures.ts';

export const adPictures: TranslationOf<typeof english> = {
  picture: '广告图',
  size: '尺寸',
  failedTitle: '图片生成失败',
  making: '正在生成图片',
  makingText: '生成图片需要几秒钟。',
  ready: '图片已生成，可直接发布，尺寸{size}像素。',
  understood: '已识别：{words}。',
  notUnderstood: '未识别：{words}。目前支持颜色、场合、氛围、两种类型和尺寸，以及本页的商品。',
  download: '下载',
  linkCopied: '图片链接已复制',
  cannotShare: '此浏览器不支持分享，请下载图片。',
  typeMissing: '暂不支持“{type}”，已改为制作{made}。',
  ownWordsOnly: '自定义文字只能印在自己的商品图上。',
};
