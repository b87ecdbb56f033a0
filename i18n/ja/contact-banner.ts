import type { TranslationOf } from '../define-messages.ts';
import type { contactBanner as english } from '../en/contact-banner.ts';

export const contactBanner: TranslationOf<typeof english> = {
  label: 'アカウントの確認',
  confirmEmail: 'お送りした認証コードを入力し、メールアドレスの確認を完了してください。',
  confirmPhone: 'お送りした認証コードを入力し、電話番号の確認を完了してください。',
  enterCode: 'コードを入力',
};
