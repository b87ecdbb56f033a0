import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: '一张照片，生成七种语言的商品页。',
  languages: '语言',
  learn: '了解更多',
  about: '关于Snapbazaar',
  contact: '联系我们',
  sponsor: '赞助与捐赠',
  legal: '法律信息',
  terms: '服务条款',
  privacy: '隐私政策',
  licenses: '第三方许可',
};
