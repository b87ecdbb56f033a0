import type { TranslationOf } from '../define-messages.ts';
import type { helpPhotos as english } from '../en/help-photos.ts';

export const helpPhotos: TranslationOf<typeof english> = {
  title: '写真',
  photoFormatsQuestion: 'どのような写真をアップロードできますか？',
  photoFormatsAnswer:
    '15MB以下、5,000万画素（50メガピクセル）以下のJPG、JPEG、PNG、GIF、WEBP画像です。スマートフォンのHEIC写真も、2,500万画素（25メガピクセル）まで使用できます。アニメーション画像は使用できません。判定はファイル名ではなく、実際のファイルの中身で行われます。サーバーの運営者が別の上限を設定している場合は、エラーメッセージに表示されます。',
  photoFormatsKeywords: 'サイズ 上限 ファイル形式 大きい HEIC JPEG MB 画素数 形式 解像度',
  goodPhotoQuestion: 'よい写真を撮るコツは？',
  goodPhotoAnswer:
    '自然光のもと、無地の背景で、商品1点を画面いっぱいに写してください。何の商品かわかる面を向け、ラベルの文字が読めるようにします。手や他の物、雑然とした背景が写っていると、カテゴリーを認識しにくくなります。',
  goodPhotoKeywords: 'コツ アドバイス きれいな写真 光 明るさ 背景',
  onePhotoQuestion: '1つの商品に写真は何枚使えますか？',
  onePhotoAnswer: '1枚です。複数のファイルをドロップした場合は、最初の1枚が使われます。',
  onePhotoKeywords: '複数 写真 ギャラリー 追加 画像 2枚目',
  photoRefusedQuestion: '写真を受け付けてもらえないのはなぜですか？',
  photoRefusedAnswer:
    '理由はメッセージに表示されます。対応していない形式、ファイルサイズや画素数の超過、アニメーション画像、破損したファイル、マーケットプレイスに掲載できない画像などです。入力した内容は失われないので、別の写真を選んで続けてください。',
  photoRefusedKeywords: 'エラー アップロード 失敗 拒否 破損 JPG JPEG PNG GIF WEBP 画像のみ',
  whoSeesPhotoQuestion: '写真は誰に表示されますか？',
  whoSeesPhotoAnswer:
    '公開するまでは、あなただけに表示されます。公開後は、商品ページを訪れたすべての人に表示されます。元のファイルがそのまま表示されることはありません。画像は正しい向きに直して保存し直され、位置情報とカメラの情報は削除されます。',
  whoSeesPhotoKeywords: 'プライバシー EXIF GPS 位置情報 メタデータ 公開 非公開 元の写真',
  wherePhotoGoesQuestion: '写真が他社に送られることはありますか？',
  wherePhotoGoesAnswer:
    '標準では送られません。内蔵の解析AIはこのサーバー上で動作し、APIキーもインターネット接続も使いません。このサーバーの運営者が外部の画像認識モデルを接続している場合は、解析のために写真がそこへ送られます。このことはプライバシーポリシーにも記載しており、解析結果には使用したモデルの名前が表示されます。',
  wherePhotoGoesKeywords: 'AI OpenAI 第三者 クラウド 共有 データ',
  changePhotoQuestion: '文章が作成された後に写真を変更できますか？',
  changePhotoAnswer:
    'はい。ステップ1で新しい写真を選ぶと、最初からやり直しになります。入力内容と解析結果は前の写真のものなので、消去されます。プレビューを削除すると、写真が取り除かれます。',
  changePhotoKeywords: '差し替え 別の写真 新しい画像 リセット 変更',
};
