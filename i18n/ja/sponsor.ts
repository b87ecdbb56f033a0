import type { TranslationOf } from '../define-messages.ts';
import type { sponsor as english } from '../en/sponsor.ts';

export const sponsor: TranslationOf<typeof english> = {
  title: 'スポンサー・寄付',
  description: '時間、翻訳、機材、資金など、Snapbazaarを支援する方法をご案内します。',
  lead: 'Snapbazaarは無料でご利用いただけます。お役に立ちましたら、次のような方法でご支援いただけます。',
  time: '活動で支援する',
  report: 'うまく動作しない点を、再現手順とともに報告する。',
  translate: 'ご自身の言語の翻訳を修正する。',
  mend: 'ソースコードの不具合を修正する、またはテストを追加する。',
  money: '資金面で支援する',
  noAccount:
    'このサイトにはプロジェクトの寄付用口座はなく、寄付のお願いもしていません。このマーケットプレイスの運営を支援したい場合は、運営者にご相談ください。<contact>お問い合わせ</contact>をご覧ください。',
  noInfluence: '支払いによって、掲載される商品、表示順位、レビューの内容が変わることはありません。',
};
