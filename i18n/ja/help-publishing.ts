import type { TranslationOf } from '../define-messages.ts';
import type { helpPublishing as english } from '../en/help-publishing.ts';

export const helpPublishing: TranslationOf<typeof english> = {
  title: '下書きと公開中の商品',
  draftKeptQuestion: 'ページを閉じても下書きは保存されますか？',
  draftKeptAnswer:
    'はい。下書きは、公開、削除、またはログアウトするまでこのブラウザに保存されます。再読み込みしたり、タブを閉じたり、接続が切れたりしても失われません。ただし、他の端末には引き継がれません。',
  draftKeptKeywords: '消えた 未保存 再開 続き 後で オフライン 再読み込み 下書き',
  connectionLostQuestion: '「サーバーに接続できません」と表示されます。どうすればいいですか？',
  connectionLostAnswer:
    'ページを開いたままにしてください。入力した内容はすべて保持されています。接続が戻ると表示は自動的に消えるので、もう一度ボタンを押してください。2回押しても、二重に公開されることはありません。',
  connectionLostKeywords: 'オフライン ネットワーク エラー インターネット 接続 切れた',
  publishedWhereQuestion: '商品はいつ表示されますか？',
  publishedWhereAnswer:
    '「保存して設定を完了」の処理が終わると、すぐにカテゴリーと検索結果に7言語で表示されます。ページは数秒間キャッシュされるため、少しお待ちください。',
  publishedWhereKeywords: '公開 表示 オンライン 出ない 表示されない',
  editListingQuestion: '公開中の商品を編集するには？',
  editListingAnswer:
    'マイストアを開いて商品を選び、文章、価格、販売国を編集してください。保存すると、すぐに反映されます。',
  editListingKeywords: '編集 更新 修正 価格変更 商品 マイストア',
  pauseRemoveQuestion: '商品の公開停止や削除はできますか？',
  pauseRemoveAnswer:
    'どちらもマイストアでできます。公開を停止した商品は誰にも表示されず、ワンタップで再開できます。削除した場合も、直後に表示されるメッセージから元に戻せます。',
  pauseRemoveKeywords: '削除 非表示 公開停止 販売停止 取り下げ 元に戻す 復元',
  sponsoredLabelQuestion: '商品に「スポンサー」や「最大65%OFF」と表示されるのはなぜですか？',
  sponsoredLabelAnswer:
    '「スポンサー」はすべての商品に表示されるもので、掲載枠に料金を支払っている人はいません。「最大65%OFF」は値下げした商品に表示されます。マイストアで値下げ前の価格を入力すると、現在の価格の横に取り消し線付きで表示されます。入力がない場合、このラベルは表示されません。65%を超える値下げでは、両方の価格が表示され、ラベルは表示されません。',
  sponsoredLabelKeywords: '割引 セール ラベル 広告 カード オファー パーセント プロモーション 値下げ 取り消し線',
  adPicturesQuestion: '「AI広告作成」とは何ですか？',
  adPicturesAnswer:
    '商品の写真と選んだ言語の文章を組み合わせて、そのまま投稿できる画像を1024x1536または1024x1024で作成する機能です。ダウンロードや共有ができ、無料です。カテゴリーページの下部にある入力欄では、色、イベント、雰囲気、商品、サイズなどを7言語のいずれかで伝えると、ステッカーやTシャツ用のプリント画像を作れます。理解できなかった言葉があれば、お知らせします。「」などの引用符で囲んだ言葉は、ご自身の商品の画像にのみ入れられます。',
  adPicturesKeywords: '広告 ポスター ステッカー Tシャツ 画像 生成 SNS ダウンロード',
};
