import type { TranslationOf } from '../define-messages.ts';
import type { choices as english } from '../en/choices.ts';

export const choices: TranslationOf<typeof english> = {
  yourChoices: 'データ利用の設定',
  behavioralData: '行動データの収集を許可する（+5\u00a0T4L獲得）',
  behavioralDataHint:
    'ワークスペースの利用状況が集計されることがあります。チェックを外すと、5\u00a0T4Lは取り消されます。',
  optimize: '他の購入者向けの商品表示の改善に協力する',
  optimizeHint: 'あなたの出品から得られた情報が、他の購入者に表示される商品の改善に使われることがあります。',
};
