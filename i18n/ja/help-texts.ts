import type { TranslationOf } from '../define-messages.ts';
import type { helpTexts as english } from '../en/help-texts.ts';

export const helpTexts: TranslationOf<typeof english> = {
  title: '文章・カテゴリー・言語',
  whoWritesQuestion: '文章は誰が書いていますか？',
  whoWritesAnswer:
    'このサーバーの解析AIです。内蔵の解析AIは、商品の種類、色、印字された文字を認識し、確認済みの例文集をもとに文章を作成します。写真から読み取れたことと、その種類の商品すべてに当てはまることだけを書きます。運営者が独自のモデルを接続している場合は、そのモデルが文章を作成し、表示前にチェックされます。チェックを通らない場合は、内蔵の解析AIが代わりに作成します。',
  whoWritesKeywords: '文章 7言語 書き方 AI モデル GPT ロボット 自動生成 人工知能 商品説明 タイトル',
  seenOrGuessedQuestion: '「写真から読み取り」「推測（要確認）」とはどういう意味ですか？',
  seenOrGuessedAnswer:
    '「写真から読み取り」は、色や印字された文字など、写真から読み取れた内容です。「推測」は、その種類の商品によく当てはまる内容にすぎません。購入者は商品ページの記載を信頼するため、公開前に推測の内容を必ずご確認ください。',
  seenOrGuessedKeywords: 'マーク 推測 確実 確信度 事実 間違い',
  wrongCategoryQuestion: 'カテゴリーが違います。どうすればいいですか？',
  wrongCategoryAnswer:
    '3つの候補からワンタップで選ぶか、すべてのカテゴリーから検索してください。編集していない文章、価格帯、販売国は、正しいカテゴリーに合わせて作り直されます。編集した文章はそのまま残ります。',
  wrongCategoryKeywords: '変更 選び直す 別のカテゴリー 間違い 認識 違う 種類',
  generateAgainQuestion: '「もう一度生成」を押すとどうなりますか？',
  generateAgainAnswer:
    '同じ写真から別の案を作成します。言葉を変え、可能性が同じくらいの商品の種類があれば、それも提案します。3回目以降は、カテゴリーを選べるようになります。写真を追加していないと解析できず、「前回の商品UUIDが見つかりません」と表示されます。その場合は、まず写真を追加してください。',
  generateAgainKeywords: 'やり直し 再試行 再生成 前回の商品UUIDが見つかりません',
  editTextsQuestion: '作成された文章を編集できますか？',
  editTextsAnswer:
    'はい。公開前でも公開後でも、すべての言語の文章を自由に編集できます。EN、TH、ZH、VI、ES、JA、KOのタブで言語を切り替えてください。',
  editTextsKeywords: '変更 タイトル 商品説明 書き換え 修正 翻訳',
  acceptAllQuestion: '「すべて承認」を押すと、タイトルか商品説明が必要と表示されるのはなぜですか？',
  acceptAllAnswer:
    '出品には、7言語すべてのタイトルと商品説明、合わせて14項目の入力が必要です。不足がある言語のタブが自動的に開きます。',
  acceptAllKeywords: '商品タイトル 商品説明 必須 続けられない 進めない ステップ1 ボタン',
  whichLanguagesQuestion: '商品ページはどの言語で表示されますか？',
  whichLanguagesAnswer:
    '英語、タイ語、中国語、ベトナム語、スペイン語、日本語、韓国語の7言語です。Snapbazaarのボタンやページも同じ7言語に対応しています。表示言語はURLで決まり、URLに言語の指定がない場合は英語になります。訪問者はいつでも別の言語を選べます。選んだ言語は保存され、次回以降、その言語での表示をご案内します。',
  whichLanguagesKeywords: '翻訳 言語 タイ語 中国語 フランス語 ドイツ語 表示言語',
  staleLanguageQuestion: '自分の言語の文章を変更しました。他の6言語はどうなりますか？',
  staleLanguageAnswer:
    'そのまま残りますが、内容が一致しなくなる可能性があるため、マイストアで印が付きます。各言語を確認し、内容を合わせて保存してください。',
  staleLanguageKeywords: '英語 古い 未反映 更新 翻訳 編集 他の言語',
  foundBySearchQuestion: '購入者はどのように商品を見つけますか？',
  foundBySearchAnswer:
    'カテゴリーとサブカテゴリー、ホームの「新着商品」、そして7言語での検索から見つけられます。検索では多少の入力ミスも補正されます。商品説明よりタイトルが重視されるため、購入者が検索しそうな言葉をタイトルに入れてください。',
  foundBySearchKeywords: '表示 SEO 検索 順位 見つかる 探す 改善 よいタイトル',
};
