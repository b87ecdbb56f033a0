import type { TranslationOf } from '../define-messages.ts';
import type { contactBanner as english } from '../en/contact-banner.ts';

export const contactBanner: TranslationOf<typeof english> = {
  label: 'アカウントの確認',
  confirmEmail: 'お送りした認証コードで、メールアドレスを確認してください。',
  confirmPhone: 'お送りした認証コードで、電話番号を確認してください。',
  enterCode: 'コードを入力',
};
