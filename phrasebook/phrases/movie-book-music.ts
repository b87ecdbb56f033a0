import type { SectionPhrases } from '../phrase.ts';

export const movieBookMusicPhrases: SectionPhrases[] = [
  {
    section: 8100,
    uses: [
      { en: 'for people who love to read', th: 'สำหรับคนรักการอ่าน', zh: '爱书人阅读', vi: 'cho người mê đọc sách', es: 'para amantes de la lectura', ja: '読書好きの方向け', ko: '독서·소장용' },
      { en: 'for the bookshelf at home', th: 'สำหรับชั้นหนังสือที่บ้าน', zh: '充实家中书架', vi: 'cho tủ sách gia đình', es: 'para la biblioteca de casa', ja: 'おうちの本棚に', ko: '서재 소장용' },
    ],
    truths: [
      { en: 'No battery or screen is needed to read on paper.', th: 'อ่านจากกระดาษ ไม่ต้องใช้แบตเตอรี่หรือหน้าจอ', zh: '纸质阅读，不用充电也不用屏幕。', vi: 'Đọc trên giấy, không cần pin hay màn hình.', es: 'Leer en papel no necesita batería ni pantalla.', ja: '紙で読むので、充電も画面も必要ありません。', ko: '종이로 읽어 배터리도 화면도 필요 없습니다.' },
      { en: 'Keep away from damp and strong sun so that pages stay flat and clear.', th: 'เก็บให้พ้นความชื้นและแดดจัด กระดาษจะได้ไม่งอหรือเหลือง', zh: '远离潮湿和强光，书页不易发黄变形。', vi: 'Tránh ẩm và nắng gắt để trang sách không cong, không ố.', es: 'Lejos de la humedad y del sol fuerte, las páginas se conservan bien.', ja: '湿気と強い日差しを避けると、ページが傷みにくくなります。', ko: '습기와 강한 햇빛을 피하면 책장이 잘 상하지 않습니다.' },
    ],
    asks: [
      { en: 'Check the language, the edition and the author before ordering.', th: 'ตรวจสอบภาษา ฉบับพิมพ์ และผู้แต่งก่อนสั่งซื้อ', zh: '下单前请确认语言、版本和作者。', vi: 'Nên xem ngôn ngữ, lần xuất bản và tác giả trước khi đặt hàng.', es: 'Conviene comprobar el idioma, la edición y el autor antes de comprar.', ja: 'ご注文前に言語、版、著者をご確認ください。', ko: '주문 전에 언어, 판본, 저자를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8101,
        noun: { en: ['novel', 'one'], th: ['หนังสือนิยาย', 'เล่ม'], zh: ['小说', '本'], vi: ['tiểu thuyết', 'cuốn'], es: ['novela', 'f'], ja: ['小説', '冊'], ko: ['소설책', '권'] },
        use: { en: 'to get lost in a story', th: 'สำหรับดื่มด่ำกับเรื่องราว', zh: '沉浸在故事里', vi: 'để đắm mình trong câu chuyện', es: 'para sumergirse en una historia', ja: '物語にひたる時間に', ko: '이야기에 빠져드는 독서용' },
        truth: { en: 'Tells a made-up story to follow from chapter to chapter.', th: 'เล่าเรื่องแต่งให้ติดตามไปทีละบท', zh: '讲一个虚构的故事，一章一章读下去。', vi: 'Kể một câu chuyện hư cấu để theo dõi qua từng chương.', es: 'Cuenta una historia inventada que se sigue capítulo a capítulo.', ja: '章を追って読み進める、創作の物語です。', ko: '한 장 한 장 따라가며 읽는 창작 이야기입니다.' },
      },
      {
        leaf: 8102,
        noun: { en: ['non-fiction book', 'one'], th: ['หนังสือความรู้ทั่วไป', 'เล่ม'], zh: ['非虚构图书', '本'], vi: ['sách kiến thức', 'cuốn'], es: ['libro de no ficción', 'm'], ja: ['教養書', '冊'], ko: ['교양서', '권'] },
        use: { en: 'to learn about life and the world', th: 'สำหรับเรียนรู้ชีวิตและโลก', zh: '了解人生与世界', vi: 'để hiểu thêm cuộc sống, thế giới', es: 'para aprender de la vida y el mundo', ja: '暮らしや世の中を知る読書に', ko: '삶과 세상을 배우는 교양 독서용' },
        truth: { en: 'Shares facts, experience or advice rather than an invented plot.', th: 'ถ่ายทอดข้อเท็จจริง ประสบการณ์ หรือคำแนะนำ ไม่ใช่เรื่องแต่ง', zh: '讲的是事实、经验或方法，而不是虚构情节。', vi: 'Chia sẻ sự thật, kinh nghiệm hoặc lời khuyên chứ không phải chuyện hư cấu.', es: 'Comparte hechos, experiencia o consejos en lugar de una trama inventada.', ja: '作り話ではなく、事実や経験、考え方を伝える本です。', ko: '지어낸 이야기가 아니라 사실과 경험, 조언을 전합니다.' },
      },
      {
        leaf: 8103,
        noun: { en: ["children’s book", 'one'], th: ['หนังสือเด็ก', 'เล่ม'], zh: ['童书', '本'], vi: ['sách thiếu nhi', 'cuốn'], es: ['libro infantil', 'm'], ja: ['児童書', '冊'], ko: ['어린이책', '권'] },
        use: { en: 'for reading together at bedtime', th: 'สำหรับอ่านด้วยกันก่อนนอน', zh: '睡前亲子共读', vi: 'để đọc cùng bé trước giờ ngủ', es: 'para leer juntos antes de dormir', ja: '寝る前の読み聞かせに', ko: '잠자리 독서용' },
        truth: { en: 'Written for young readers and for sharing aloud.', th: 'เขียนสำหรับนักอ่านตัวน้อย อ่านออกเสียงให้ฟังก็ได้', zh: '为小读者而写，也适合大声读给孩子听。', vi: 'Viết cho độc giả nhỏ tuổi và để đọc to cùng nhau.', es: 'Escrito para lectores pequeños y para leer en voz alta.', ja: '小さな読者のために書かれ、声に出して読むのも楽しい本です。', ko: '어린 독자를 위해 쓰여 소리 내어 함께 읽기 좋습니다.' },
      },
      {
        leaf: 8104,
        noun: { en: ['study book', 'one'], th: ['หนังสือเรียน', 'เล่ม'], zh: ['学习用书', '本'], vi: ['sách học tập', 'cuốn'], es: ['libro de estudio', 'm'], ja: ['学習書', '冊'], ko: ['학습 교재', '권'] },
        use: { en: 'for lessons and exams', th: 'สำหรับเรียนและเตรียมสอบ', zh: '上课备考用', vi: 'cho việc học và ôn thi', es: 'para clases y exámenes', ja: '授業や試験対策に', ko: '수업·시험 준비용' },
        truth: { en: 'Explains a subject step by step for study and revision.', th: 'อธิบายเนื้อหาทีละขั้นเพื่อเรียนและทบทวน', zh: '循序渐进讲解知识，便于学习和复习。', vi: 'Trình bày môn học từng bước để học và ôn tập.', es: 'Explica una materia paso a paso para estudiar y repasar.', ja: '内容を順を追って学び、復習できる構成です。', ko: '내용을 단계별로 배우고 복습할 수 있습니다.' },
      },
      {
        leaf: 8105,
        noun: { en: ['how-to book', 'one'], th: ['หนังสือฮาวทู', 'เล่ม'], zh: ['生活技能书', '本'], vi: ['sách hướng dẫn', 'cuốn'], es: ['libro práctico', 'm'], ja: ['実用書', '冊'], ko: ['실용서', '권'] },
        use: { en: 'for cooking, crafts and hobbies', th: 'สำหรับทำอาหาร งานฝีมือ และงานอดิเรก', zh: '学做菜学手艺', vi: 'để học nấu ăn, thủ công và sở thích', es: 'para cocina, manualidades y aficiones', ja: '料理や手芸、趣味の手引きに', ko: '요리·공예·취미 안내용' },
        truth: { en: 'Explains a skill so that it can be tried at home.', th: 'อธิบายวิธีทำให้ลองทำตามที่บ้านได้', zh: '把做法讲清楚，在家照着就能试。', vi: 'Giải thích một kỹ năng để có thể làm theo tại nhà.', es: 'Explica una habilidad para ponerla en práctica en casa.', ja: 'おうちで試せるように、やり方を説明した本です。', ko: '집에서 따라 해 볼 수 있도록 방법을 설명합니다.' },
      },
      {
        leaf: 8106,
        noun: { en: ['art book', 'one'], th: ['หนังสือศิลปะ', 'เล่ม'], zh: ['艺术画册', '本'], vi: ['sách nghệ thuật', 'cuốn'], es: ['libro de arte', 'm'], ja: ['アートブック', '冊'], ko: ['아트북', '권'] },
        use: { en: 'to browse pictures and find ideas', th: 'สำหรับชมภาพหาแรงบันดาลใจ', zh: '赏图找灵感', vi: 'để ngắm ảnh, tìm cảm hứng', es: 'para ver imágenes e inspirarse', ja: '作品鑑賞やアイデア探しに', ko: '작품 감상·영감용' },
        truth: { en: 'Pictures take the lead, and the text adds the background.', th: 'มีภาพเป็นตัวเอก และข้อความช่วยเล่าที่มา', zh: '以图为主，文字补充背景。', vi: 'Hình ảnh là chính, phần chữ bổ sung bối cảnh.', es: 'Las imágenes mandan y el texto aporta el contexto.', ja: '図版が中心で、文章が背景を補います。', ko: '그림과 사진이 중심이고 글이 배경을 설명합니다.' },
      },
    ],
  },
  {
    section: 8200,
    uses: [
      { en: 'for fans and collectors', th: 'สำหรับแฟนและนักสะสม', zh: '粉丝收藏阅读', vi: 'cho người hâm mộ và người sưu tầm', es: 'para fans y coleccionistas', ja: 'ファンやコレクター向け', ko: '팬·수집가 소장용' },
      { en: 'to enjoy, keep or give', th: 'สำหรับสะสมหรือมอบเป็นของขวัญ', zh: '阅读收藏送人', vi: 'để thưởng thức, lưu giữ hoặc tặng', es: 'para disfrutar, guardar o regalar', ja: '収集や保存、贈り物に', ko: '감상·소장·선물용' },
    ],
    truths: [
      { en: 'Printed paper keeps well in a dry place away from sunlight.', th: 'สิ่งพิมพ์เก็บในที่แห้งและพ้นแดดจะอยู่ได้นาน', zh: '印刷品放在干燥避光处更好保存。', vi: 'Ấn phẩm giấy giữ được lâu ở nơi khô ráo, tránh nắng.', es: 'El papel impreso se conserva bien en un lugar seco y sin sol.', ja: '印刷物は、乾燥した日の当たらない場所で保管すると長持ちします。', ko: '인쇄물은 건조하고 햇빛이 없는 곳에 두면 오래 보관됩니다.' },
      { en: 'Many collectors look for the pieces that are still missing.', th: 'นักสะสมหลายคนตามหาชิ้นที่ยังขาดให้ครบชุด', zh: '不少藏家会慢慢寻找还缺的那一份。', vi: 'Nhiều người sưu tầm vẫn tìm những món còn thiếu.', es: 'Muchos coleccionistas buscan las piezas que aún les faltan.', ja: '足りないものを探して集める楽しみもあります。', ko: '빠진 것을 찾아 모으는 재미도 있습니다.' },
    ],
    asks: [
      { en: 'Check the title, the issue or volume and the language before ordering.', th: 'ตรวจสอบชื่อเรื่อง เล่มที่ และภาษาก่อนสั่งซื้อ', zh: '下单前请确认名称、期号或卷号以及语言。', vi: 'Nên xem tên, số kỳ hoặc tập và ngôn ngữ trước khi đặt hàng.', es: 'Conviene comprobar el título, el número o tomo y el idioma.', ja: 'ご注文前にタイトル、号数や巻数、言語をご確認ください。', ko: '주문 전에 제목, 호수나 권수, 언어를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8201,
        noun: { en: ['manga volume', 'one'], th: ['หนังสือมังงะ', 'เล่ม'], zh: ['日本漫画书', '本'], vi: ['truyện manga', 'cuốn'], es: ['tomo de manga', 'm'], ja: ['コミックス', '冊'], ko: ['일본 만화책', '권'] },
        use: { en: 'for fans of Japanese comics', th: 'สำหรับแฟนการ์ตูนญี่ปุ่น', zh: '日漫迷追更', vi: 'cho người mê truyện tranh Nhật', es: 'para fans del cómic japonés', ja: '漫画ファンの一気読みに', ko: '일본 만화 팬 소장용' },
        truth: { en: 'Tells its story in the drawing style of Japanese comics.', th: 'เล่าเรื่องด้วยลายเส้นแบบการ์ตูนญี่ปุ่น', zh: '用日式漫画的画风讲故事。', vi: 'Kể chuyện bằng nét vẽ của truyện tranh Nhật Bản.', es: 'Cuenta su historia con el estilo de dibujo del cómic japonés.', ja: '日本の漫画ならではの絵とコマ割りで物語を描きます。', ko: '일본 만화 특유의 그림체로 이야기를 풀어 갑니다.' },
      },
      {
        leaf: 8202,
        noun: { en: ['comic book', 'one'], th: ['หนังสือคอมิก', 'เล่ม'], zh: ['漫画书', '本'], vi: ['truyện tranh', 'cuốn'], es: ['cómic', 'm'], ja: ['コミックブック', '冊'], ko: ['코믹스', '권'] },
        use: { en: 'for stories told in pictures', th: 'สำหรับอ่านเรื่องเล่าผ่านภาพ', zh: '看图读故事', vi: 'để đọc chuyện kể bằng tranh', es: 'para historias contadas en viñetas', ja: '絵で読む物語の時間に', ko: '그림 이야기 감상용' },
        truth: { en: 'Panels, speech balloons and drawings carry the story together.', th: 'ช่องภาพ กรอบคำพูด และลายเส้นช่วยกันเล่าเรื่อง', zh: '分格、对话框和画面一起推动故事。', vi: 'Khung tranh, bóng thoại và nét vẽ cùng kể câu chuyện.', es: 'Viñetas, bocadillos y dibujos cuentan juntos la historia.', ja: 'コマと吹き出しと絵が一体となって物語を進めます。', ko: '칸과 말풍선, 그림이 함께 이야기를 이끌어 갑니다.' },
      },
      {
        leaf: 8203,
        noun: { en: ['magazine', 'one'], th: ['นิตยสาร', 'เล่ม'], zh: ['杂志', '本'], vi: ['tạp chí', 'cuốn'], es: ['revista', 'f'], ja: ['雑誌', '冊'], ko: ['잡지', '권'] },
        use: { en: 'to keep up with a favourite topic', th: 'สำหรับติดตามเรื่องที่สนใจ', zh: '了解感兴趣的话题', vi: 'để theo dõi chủ đề yêu thích', es: 'para seguir un tema favorito', ja: '好きなテーマの情報収集に', ko: '관심 분야 정보 읽기용' },
        truth: { en: 'Articles and photos can be read in any order.', th: 'อ่านบทความและดูภาพหน้าไหนก่อนก็ได้', zh: '文章和图片想从哪页看起都行。', vi: 'Bài viết và hình ảnh đọc trang nào trước cũng được.', es: 'Los artículos y las fotos se leen en cualquier orden.', ja: '記事も写真も、好きなページから読めます。', ko: '기사와 사진을 원하는 순서대로 볼 수 있습니다.' },
      },
      {
        leaf: 8204,
        noun: { en: ['newspaper', 'one'], th: ['หนังสือพิมพ์', 'ฉบับ'], zh: ['报纸', '份'], vi: ['báo giấy', 'tờ'], es: ['periódico', 'm'], ja: ['新聞', '部'], ko: ['신문', '부'] },
        use: { en: "for a record of one day’s news", th: 'สำหรับเก็บข่าวของวันนั้น', zh: '留存当日新闻', vi: 'để lưu giữ tin tức một ngày', es: 'para guardar las noticias de un día', ja: 'その日のニュースの記録に', ko: '그날의 소식 보관용' },
        truth: { en: 'Shows what made the news on the day of printing.', th: 'บอกเล่าว่าวันที่พิมพ์มีข่าวอะไรบ้าง', zh: '记录了印刷当天发生的新闻。', vi: 'Cho biết ngày in báo có những tin gì.', es: 'Muestra qué fue noticia el día de su impresión.', ja: '発行された日の出来事が分かります。', ko: '발행된 날 어떤 일이 있었는지 보여 줍니다.' },
      },
      {
        leaf: 8205,
        noun: { en: ['poster', 'one'], th: ['โปสเตอร์', 'แผ่น'], zh: ['海报', '张'], vi: ['poster', 'tấm'], es: ['póster', 'm'], ja: ['ポスター', '枚'], ko: ['포스터', '장'] },
        use: { en: 'to decorate a wall or a studio', th: 'สำหรับแต่งผนังหรือสตูดิโอ', zh: '装饰墙面工作室', vi: 'để trang trí tường hoặc phòng làm việc', es: 'para decorar la pared o el estudio', ja: '壁や部屋のインテリアに', ko: '벽·작업실 장식용' },
        truth: { en: 'Goes on the wall with tape, pins or a frame.', th: 'ติดผนังได้ด้วยเทป หมุด หรือใส่กรอบ', zh: '用胶带、图钉或相框就能上墙。', vi: 'Treo tường bằng băng dính, đinh ghim hoặc khung.', es: 'Se cuelga en la pared con cinta, chinchetas o un marco.', ja: 'テープやピン、額縁で壁に飾れます。', ko: '테이프나 핀, 액자로 벽에 걸 수 있습니다.' },
      },
    ],
  },
  {
    section: 8300,
    uses: [
      { en: 'for movie nights at home', th: 'สำหรับค่ำคืนดูหนังที่บ้าน', zh: '居家观影之夜', vi: 'cho tối xem phim tại nhà', es: 'para noches de cine en casa', ja: 'おうち映画の夜に', ko: '집에서 즐기는 영화의 밤에' },
      { en: 'for a film collection', th: 'สำหรับคอลเลกชันหนัง', zh: '影迷收藏', vi: 'cho bộ sưu tập phim', es: 'para una colección de cine', ja: '映像コレクションに', ko: '영상 컬렉션 소장용' },
    ],
    truths: [
      { en: 'A copy to own can be watched without streaming or internet.', th: 'มีแผ่นหรือม้วนเป็นของตัวเอง ดูได้โดยไม่ต้องใช้อินเทอร์เน็ต', zh: '自己收藏一份，不联网也能看。', vi: 'Có bản riêng thì xem được mà không cần mạng hay dịch vụ trực tuyến.', es: 'Con una copia propia se ve sin internet ni plataformas.', ja: '手元に置けば、配信やネットがなくても見られます。', ko: '소장하면 스트리밍이나 인터넷 없이도 볼 수 있습니다.' },
      { en: 'Store upright in the case, away from heat and dust.', th: 'เก็บใส่กล่องตั้งไว้ ห่างจากความร้อนและฝุ่น', zh: '装盒直立存放，远离高温和灰尘。', vi: 'Nên cất đứng trong hộp, tránh nóng và bụi.', es: 'Guardar en su caja, en vertical, lejos del calor y el polvo.', ja: 'ケースに入れて立て、熱やほこりを避けて保管してください。', ko: '케이스에 넣어 세워 두고 열과 먼지를 피해 보관합니다.' },
    ],
    asks: [
      { en: 'Check the region code, the audio and the subtitle languages before ordering.', th: 'ตรวจสอบโซนแผ่น ภาษาเสียง และคำบรรยายก่อนสั่งซื้อ', zh: '下单前请确认区码、音轨和字幕语言。', vi: 'Nên xem mã vùng, tiếng và phụ đề trước khi đặt hàng.', es: 'Conviene comprobar la región, el audio y los subtítulos antes de comprar.', ja: 'ご注文前にリージョン、音声、字幕の言語をご確認ください。', ko: '주문 전에 지역 코드, 음성, 자막 언어를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8301,
        noun: { en: ['movie DVD', 'one'], th: ['ดีวีดีภาพยนตร์', 'แผ่น'], zh: ['DVD电影碟', '张'], vi: ['đĩa DVD phim', 'chiếc'], es: ['DVD de película', 'm'], ja: ['DVDソフト', '枚'], ko: ['영화 DVD', '장'] },
        use: { en: 'to play on a DVD player', th: 'ใช้กับเครื่องเล่น DVD', zh: 'DVD机播放', vi: 'để xem bằng đầu đĩa DVD', es: 'para ver en un reproductor de DVD', ja: 'DVDプレーヤーでの鑑賞に', ko: 'DVD 플레이어 감상용' },
        truth: { en: 'Plays in DVD players and in computers with a DVD drive.', th: 'เล่นได้กับเครื่องเล่น DVD และคอมพิวเตอร์ที่มีไดรฟ์ DVD', zh: '可用DVD机或带光驱的电脑播放。', vi: 'Phát được trên đầu DVD và máy tính có ổ DVD.', es: 'Se reproduce en lectores de DVD y ordenadores con unidad de DVD.', ja: 'DVDプレーヤーやDVDドライブ付きのパソコンで再生できます。', ko: 'DVD 플레이어나 DVD 드라이브가 있는 컴퓨터에서 재생됩니다.' },
      },
      {
        leaf: 8302,
        noun: { en: ['Blu-ray disc', 'one'], th: ['แผ่นบลูเรย์', 'แผ่น'], zh: ['蓝光碟', '张'], vi: ['đĩa Blu-ray', 'chiếc'], es: ['Blu-ray', 'm'], ja: ['ブルーレイソフト', '枚'], ko: ['블루레이 디스크', '장'] },
        use: { en: 'for high-definition home viewing', th: 'สำหรับดูหนังภาพคมชัดที่บ้าน', zh: '在家看高清影片', vi: 'để xem phim độ nét cao tại nhà', es: 'para ver en alta definición en casa', ja: '高画質の映画鑑賞に', ko: '고화질 홈 시청용' },
        truth: { en: 'Needs a Blu-ray player or a console with a Blu-ray drive.', th: 'ต้องใช้กับเครื่องเล่นบลูเรย์หรือเครื่องเกมที่มีไดรฟ์บลูเรย์', zh: '需用蓝光播放机或带蓝光光驱的游戏机播放。', vi: 'Cần đầu phát Blu-ray hoặc máy chơi game có ổ Blu-ray.', es: 'Requiere un reproductor Blu-ray o una consola con unidad Blu-ray.', ja: '再生にはブルーレイプレーヤーや対応ゲーム機が必要です。', ko: '블루레이 플레이어나 블루레이를 지원하는 게임기가 필요합니다.' },
      },
      {
        leaf: 8303,
        noun: { en: ['TV series box set', 'one'], th: ['บ็อกซ์เซ็ตซีรีส์', 'ชุด'], zh: ['剧集碟片', '套'], vi: ['phim truyền hình trọn bộ', 'hộp'], es: ['pack de serie de televisión', 'm'], ja: ['ドラマBOX', '点'], ko: ['드라마 박스 세트', '개'] },
        use: { en: 'to follow a series episode by episode', th: 'สำหรับดูซีรีส์ต่อเนื่องหลายตอน', zh: '一集接一集追剧', vi: 'để xem phim dài tập liền mạch', es: 'para seguir una serie en casa', ja: 'ドラマの一気見に', ko: '드라마 정주행용' },
        truth: { en: 'Collects the episodes of a series in a single box.', th: 'รวมตอนต่างๆ ของซีรีส์ไว้ในกล่องเดียว', zh: '一集集收在同一个盒子里。', vi: 'Gom các tập phim của một loạt phim vào một hộp.', es: 'Reúne los episodios de una serie en una sola caja.', ja: 'シリーズの各話をひとつの箱にまとめています。', ko: '시리즈의 여러 편을 한 상자에 모았습니다.' },
      },
      {
        leaf: 8304,
        noun: { en: ['animation disc', 'one'], th: ['แผ่นการ์ตูนแอนิเมชัน', 'แผ่น'], zh: ['动画碟', '张'], vi: ['đĩa phim hoạt hình', 'chiếc'], es: ['disco de animación', 'm'], ja: ['アニメ映像ソフト', '枚'], ko: ['애니메이션 디스크', '장'] },
        use: { en: 'for animation fans at home', th: 'สำหรับแฟนแอนิเมชันดูที่บ้าน', zh: '动画迷在家看', vi: 'cho người mê phim hoạt hình', es: 'para fans de la animación', ja: 'アニメ好きのおうち鑑賞に', ko: '애니메이션 팬 감상용' },
        truth: { en: 'Holds drawn or computer-made films and episodes.', th: 'บรรจุภาพยนตร์หรือซีรีส์ที่วาดหรือสร้างด้วยคอมพิวเตอร์', zh: '收录手绘或电脑制作的动画影片和剧集。', vi: 'Chứa phim hoặc tập phim vẽ tay hay dựng bằng máy tính.', es: 'Contiene películas o episodios dibujados o hechos por ordenador.', ja: '手描きやCGで作られた作品を収録しています。', ko: '손으로 그리거나 컴퓨터로 만든 작품이 담겨 있습니다.' },
      },
      {
        leaf: 8305,
        noun: { en: ['video tape', 'one'], th: ['วิดีโอเทป', 'ม้วน'], zh: ['录像带', '盘'], vi: ['băng video', 'cuộn'], es: ['cinta de vídeo', 'f'], ja: ['ビデオテープ', '本'], ko: ['비디오테이프', '개'] },
        use: { en: 'for retro viewing and collecting', th: 'สำหรับดูแบบย้อนยุคและสะสม', zh: '怀旧观看与收藏', vi: 'để xem hoài niệm và sưu tầm', es: 'para amantes de lo retro', ja: 'レトロな鑑賞やコレクションに', ko: '레트로 감상·수집용' },
        truth: { en: 'Plays in a matching video recorder and rewinds for the next viewing.', th: 'ใช้กับเครื่องเล่นวิดีโอรุ่นที่ตรงกัน ดูจบแล้วกรอกลับ', zh: '用对应的录像机播放，看完倒带下次再看。', vi: 'Phát bằng đầu băng tương thích và tua lại cho lần xem sau.', es: 'Se ve en un reproductor compatible y se rebobina para la próxima vez.', ja: '対応するビデオデッキで再生し、見終わったら巻き戻します。', ko: '맞는 비디오 플레이어로 재생하고 다 보면 되감습니다.' },
      },
    ],
  },
  {
    section: 8400,
    uses: [
      { en: 'for listening at home', th: 'สำหรับฟังเพลงที่บ้าน', zh: '居家听歌', vi: 'để nghe nhạc tại nhà', es: 'para escuchar música en casa', ja: 'おうちでの音楽鑑賞に', ko: '홈 음악 감상용' },
      { en: 'for a music collection', th: 'สำหรับคอลเลกชันเพลง', zh: '乐迷收藏', vi: 'cho bộ sưu tập âm nhạc', es: 'para una colección de música', ja: '音楽コレクションに', ko: '음악 컬렉션용' },
    ],
    truths: [
      { en: 'Music plays without an app or a subscription.', th: 'ฟังเพลงได้โดยไม่ต้องใช้แอปหรือสมัครสมาชิก', zh: '听音乐不用装软件，也不用开会员。', vi: 'Nghe nhạc không cần ứng dụng hay gói thuê bao.', es: 'La música suena sin aplicaciones ni suscripciones.', ja: 'アプリや月額登録なしで音楽を楽しめます。', ko: '앱이나 구독 없이 음악을 들을 수 있습니다.' },
      { en: 'Playback stays cleaner without dust and fingerprints.', th: 'หมั่นเช็ดฝุ่นและรอยนิ้วมือช่วยให้เล่นได้ราบรื่น', zh: '防尘、少留指纹，播放更顺畅。', vi: 'Giữ sạch bụi và dấu tay để phát nhạc trơn tru.', es: 'Sin polvo ni huellas, la reproducción es más limpia.', ja: 'ほこりや指紋を避けると、きれいに再生できます。', ko: '먼지와 지문을 막으면 깨끗하게 재생됩니다.' },
    ],
    asks: [
      { en: 'Ask about the edition, the condition and what is included before ordering.', th: 'สอบถามเวอร์ชัน สภาพ และของที่แถมมาก่อนสั่งซื้อ', zh: '下单前请询问版本、品相和包含内容。', vi: 'Nên hỏi phiên bản, tình trạng và những gì đi kèm trước khi đặt hàng.', es: 'Conviene preguntar por la edición, el estado y lo que se incluye.', ja: 'ご注文前に仕様、状態、付属品をご確認ください。', ko: '주문 전에 버전, 상태, 구성품을 문의하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8401,
        noun: { en: ['vinyl record', 'one'], th: ['แผ่นเสียงไวนิล', 'แผ่น'], zh: ['黑胶唱片', '张'], vi: ['đĩa than', 'chiếc'], es: ['disco de vinilo', 'm'], ja: ['レコード', '枚'], ko: ['LP 음반', '장'] },
        use: { en: 'to play on a turntable', th: 'ใช้เล่นกับเครื่องเล่นแผ่นเสียง', zh: '唱机播放聆听', vi: 'để nghe trên mâm đĩa than', es: 'para escuchar en el tocadiscos', ja: 'ターンテーブルでの鑑賞に', ko: '턴테이블 감상용' },
        truth: { en: 'A needle reads the grooves while the record turns.', th: 'หัวเข็มอ่านร่องเสียงขณะแผ่นหมุน', zh: '唱片转动时，唱针读取沟槽里的声音。', vi: 'Kim đọc các rãnh âm thanh khi đĩa quay.', es: 'La aguja lee los surcos mientras gira el disco.', ja: '回転する盤の溝を針が読み取って音を出します。', ko: '판이 도는 동안 바늘이 홈을 읽어 소리를 냅니다.' },
      },
      {
        leaf: 8402,
        noun: { en: ['music CD', 'one'], th: ['ซีดีเพลง', 'แผ่น'], zh: ['CD唱片', '张'], vi: ['đĩa CD nhạc', 'chiếc'], es: ['CD de música', 'm'], ja: ['音楽CD', '枚'], ko: ['음악 CD', '장'] },
        use: { en: 'for the car or the home stereo', th: 'สำหรับฟังในรถหรือเครื่องเสียงบ้าน', zh: '车载家用音响播放', vi: 'để nghe trên xe hoặc dàn máy', es: 'para el coche o el equipo de música', ja: '車やコンポでの再生に', ko: '차량·오디오 감상용' },
        truth: { en: 'Tracks can be skipped, repeated or played in any order.', th: 'ข้ามเพลง เล่นซ้ำ หรือสลับลำดับเพลงได้', zh: '可以切歌、循环，也能打乱顺序播放。', vi: 'Có thể chuyển bài, phát lại hoặc nghe theo thứ tự bất kỳ.', es: 'Las pistas se saltan, se repiten o suenan en cualquier orden.', ja: '曲送りやリピート、好きな順での再生ができます。', ko: '곡을 건너뛰거나 반복하고 원하는 순서로 들을 수 있습니다.' },
      },
      {
        leaf: 8403,
        noun: { en: ['cassette tape', 'one'], th: ['เทปคาสเซ็ต', 'ม้วน'], zh: ['磁带', '盘'], vi: ['băng cassette', 'cuộn'], es: ['casete', 'm'], ja: ['カセットテープ', '本'], ko: ['카세트테이프', '개'] },
        use: { en: 'for retro decks and portable players', th: 'สำหรับเครื่องเล่นเทปย้อนยุค', zh: '复古随身听播放', vi: 'cho máy nghe băng kiểu xưa', es: 'para pletinas y walkman', ja: 'ラジカセや携帯プレーヤーに', ko: '레트로 카세트 플레이어용' },
        truth: { en: 'Has two sides, so it is turned over halfway through.', th: 'มีสองหน้า ฟังจบหน้าหนึ่งแล้วกลับหน้าเล่นต่อ', zh: '分A、B两面，听到一半翻面继续。', vi: 'Có hai mặt, nghe hết mặt này thì lật sang mặt kia.', es: 'Tiene dos caras y a la mitad se le da la vuelta.', ja: 'A面とB面があり、途中で裏返して続きを聴きます。', ko: '앞뒤 두 면이 있어 중간에 뒤집어 이어 듣습니다.' },
      },
      {
        leaf: 8404,
        noun: { en: ['idol album', 'one'], th: ['อัลบั้มไอดอล', 'ชุด'], zh: ['偶像专辑', '张'], vi: ['album thần tượng', 'bộ'], es: ['álbum de ídolos', 'm'], ja: ['アイドルのアルバム', '枚'], ko: ['아이돌 앨범', '장'] },
        use: { en: 'for fans of pop groups', th: 'สำหรับแฟนคลับศิลปิน', zh: '追星粉丝收藏', vi: 'cho fan nhóm nhạc', es: 'para fans de grupos pop', ja: '推し活やファンの収集に', ko: '아이돌 팬 소장용' },
        truth: { en: "Lets fans keep a piece of a favourite group’s release.", th: 'ให้แฟนคลับได้เก็บผลงานของวงที่ชื่นชอบ', zh: '让粉丝留住喜爱组合的一份作品。', vi: 'Giúp fan lưu giữ sản phẩm của nhóm nhạc mình thích.', es: 'Permite conservar un recuerdo de un lanzamiento del grupo favorito.', ja: '好きなグループの作品を手元に残せます。', ko: '좋아하는 그룹의 발매작을 간직할 수 있습니다.' },
      },
      {
        leaf: 8405,
        noun: { en: ['record player', 'one'], th: ['เครื่องเล่นแผ่นเสียง', 'เครื่อง'], zh: ['黑胶唱机', '台'], vi: ['máy nghe đĩa than', 'chiếc'], es: ['tocadiscos', 'm'], ja: ['レコードプレーヤー', '台'], ko: ['턴테이블', '대'] },
        use: { en: 'to play vinyl at home', th: 'ใช้เปิดแผ่นเสียงที่บ้าน', zh: '在家播放黑胶', vi: 'để nghe đĩa than tại nhà', es: 'para escuchar vinilos en casa', ja: 'おうちでのレコード再生に', ko: '홈 LP 감상용' },
        truth: { en: 'Spins the record while the tonearm follows the groove.', th: 'หมุนแผ่นให้โทนอาร์มวิ่งตามร่องเสียง', zh: '带动唱片旋转，唱臂沿着沟槽走。', vi: 'Quay đĩa để cần kim chạy theo rãnh.', es: 'Hace girar el disco mientras el brazo sigue el surco.', ja: 'レコードを回し、トーンアームが溝をたどります。', ko: '판을 돌리고 톤암이 홈을 따라갑니다.' },
      },
      {
        leaf: 8406,
        noun: { en: ['idol merch', 'mass'], th: ['ของสะสมไอดอล', 'ชิ้น'], zh: ['偶像周边', '件'], vi: ['đồ thần tượng', 'món'], es: ['artículo de ídolos', 'm'], ja: ['アイドルグッズ', '点'], ko: ['아이돌 굿즈', '개'] },
        use: { en: 'to cheer for a favorite group', th: 'สำหรับเชียร์ศิลปินที่รัก', zh: '为喜爱的组合应援', vi: 'để cổ vũ nhóm nhạc yêu thích', es: 'para animar al grupo favorito', ja: '推しの応援やコレクションに', ko: '좋아하는 그룹 응원·소장용' },
        truth: { en: 'Made for fans to collect or to hold up at a concert.', th: 'ทำมาให้แฟนคลับสะสมหรือถือเชียร์ในคอนเสิร์ต', zh: '供粉丝收藏，或在演唱会上举起应援。', vi: 'Làm ra để fan sưu tầm hoặc cầm cổ vũ tại buổi diễn.', es: 'Pensado para que los fans lo coleccionen o lo lleven a un concierto.', ja: 'ファンが集めたり、ライブの応援に使ったりするための品です。', ko: '팬이 모으거나 공연장에서 응원할 때 쓰도록 만든 물건입니다.' },
      },
    ],
  },
  {
    section: 8500,
    uses: [
      { en: 'for practice, lessons and the stage', th: 'สำหรับซ้อม เรียน และขึ้นเวที', zh: '练习上课演出', vi: 'để luyện tập, học và biểu diễn', es: 'para practicar, clases y escenario', ja: '練習やレッスン、ステージに', ko: '연습·레슨·무대용' },
      { en: 'for beginners and players alike', th: 'สำหรับมือใหม่และคนเล่นเป็นแล้ว', zh: '新手老手都适用', vi: 'cho người mới và người đã biết chơi', es: 'para principiantes y aficionados', ja: '初心者から経験者まで幅広い方向け', ko: '입문·연주용' },
    ],
    truths: [
      { en: 'Strings should be tuned before playing and wiped clean afterwards.', th: 'ควรตั้งสายก่อนเล่นและเช็ดสายหลังเล่น', zh: '演奏前先调音，演奏后把琴弦擦干净。', vi: 'Nên lên dây trước khi chơi và lau dây sau khi chơi.', es: 'Conviene afinar las cuerdas antes de tocar y limpiarlas después.', ja: '弾く前に調弦し、弾いた後は弦を拭いてください。', ko: '연주 전에는 조율하고 연주 후에는 줄을 닦아 줍니다.' },
      { en: 'Worn strings can be replaced with a new set.', th: 'สายที่เก่าแล้วเปลี่ยนชุดใหม่ได้', zh: '琴弦旧了可以换一套新的。', vi: 'Dây cũ có thể thay bằng bộ dây mới.', es: 'Las cuerdas gastadas se cambian por un juego nuevo.', ja: '古くなった弦は新しいものに張り替えられます。', ko: '낡은 줄은 새 줄로 교체할 수 있습니다.' },
    ],
    asks: [
      { en: 'Ask about the size, the wood and whether a case is included before ordering.', th: 'สอบถามขนาด ชนิดไม้ และมีกล่องหรือกระเป๋าให้หรือไม่ก่อนสั่งซื้อ', zh: '下单前请询问尺寸、木材以及是否含琴盒。', vi: 'Nên hỏi kích cỡ, loại gỗ và có kèm bao đựng hay không trước khi đặt hàng.', es: 'Conviene preguntar por el tamaño, la madera y si incluye estuche.', ja: 'ご注文前にサイズ、木材、ケースの有無をご確認ください。', ko: '주문 전에 크기, 목재, 케이스 포함 여부를 문의하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8501,
        noun: { en: ['acoustic guitar', 'one'], th: ['กีตาร์โปร่ง', 'ตัว'], zh: ['木吉他', '把'], vi: ['đàn guitar acoustic', 'cây'], es: ['guitarra acústica', 'f'], ja: ['アコースティックギター', '本'], ko: ['통기타', '대'] },
        use: { en: 'for songs without an amplifier', th: 'สำหรับเล่นเพลงโดยไม่ต้องต่อแอมป์', zh: '不插电弹唱', vi: 'để đệm hát không cần loa', es: 'para tocar sin amplificador', ja: 'アンプなしの弾き語りに', ko: '앰프 없이 즐기는 연주용' },
        truth: { en: 'The hollow body makes the strings loud enough to hear unplugged.', th: 'ลำตัวกลวงช่วยขยายเสียงสายโดยไม่ต้องเสียบปลั๊ก', zh: '空心琴身放大弦音，不插电也听得清。', vi: 'Thùng đàn rỗng khuếch đại tiếng dây mà không cần cắm điện.', es: 'La caja hueca amplifica las cuerdas sin necesidad de enchufe.', ja: '空洞のボディが弦の音を響かせ、電源なしで鳴らせます。', ko: '속이 빈 몸통이 줄 소리를 울려 전원 없이 연주합니다.' },
      },
      {
        leaf: 8502,
        noun: { en: ['electric guitar', 'one'], th: ['กีตาร์ไฟฟ้า', 'ตัว'], zh: ['电吉他', '把'], vi: ['đàn guitar điện', 'cây'], es: ['guitarra eléctrica', 'f'], ja: ['エレキギター', '本'], ko: ['일렉 기타', '대'] },
        use: { en: 'for bands, riffs and recording', th: 'สำหรับเล่นวงและอัดเสียง', zh: '组乐队录音', vi: 'để chơi ban nhạc và thu âm', es: 'para bandas, riffs y grabación', ja: 'バンド演奏や録音に', ko: '밴드 연주·녹음용' },
        truth: { en: 'Pickups send the sound of the strings to an amplifier.', th: 'ปิ๊กอัปรับเสียงสายแล้วส่งไปที่แอมป์', zh: '拾音器把弦音送到音箱放大。', vi: 'Pickup đưa tiếng dây đàn ra ampli.', es: 'Las pastillas envían el sonido de las cuerdas al amplificador.', ja: 'ピックアップが弦の音を拾い、アンプから鳴らします。', ko: '픽업이 줄의 소리를 앰프로 보냅니다.' },
      },
      {
        leaf: 8503,
        noun: { en: ['bass guitar', 'one'], th: ['กีตาร์เบส', 'ตัว'], zh: ['贝斯', '把'], vi: ['đàn guitar bass', 'cây'], es: ['bajo eléctrico', 'm'], ja: ['ベースギター', '本'], ko: ['베이스 기타', '대'] },
        use: { en: 'to hold down the low end of a band', th: 'ใช้คุมเสียงต่ำของวง', zh: '撑起乐队低音', vi: 'để giữ nền trầm cho ban nhạc', es: 'para los graves de una banda', ja: 'バンドの低音パートに', ko: '밴드 저음 파트 연주용' },
        truth: { en: 'Plays the deep notes that link rhythm and melody.', th: 'ให้เสียงทุ้มที่เชื่อมจังหวะกับทำนอง', zh: '弹出低沉的音符，连接节奏与旋律。', vi: 'Tạo nốt trầm gắn kết nhịp điệu và giai điệu.', es: 'Da las notas graves que unen ritmo y melodía.', ja: 'リズムとメロディーをつなぐ低音を奏でます。', ko: '리듬과 멜로디를 이어 주는 낮은 음을 냅니다.' },
      },
      {
        leaf: 8504,
        noun: { en: ['ukulele', 'one'], th: ['อูคูเลเล่', 'ตัว'], zh: ['尤克里里', '把'], vi: ['đàn ukulele', 'cây'], es: ['ukelele', 'm'], ja: ['ウクレレ', '本'], ko: ['우쿨렐레', '대'] },
        use: { en: 'to strum at home or on a trip', th: 'สำหรับดีดเล่นที่บ้านหรือไปเที่ยว', zh: '在家旅行随手弹', vi: 'để gảy ở nhà hay khi đi chơi', es: 'para rasguear en casa o de viaje', ja: 'おうちや旅先での弾き語りに', ko: '집·여행지 연주용' },
        truth: { en: 'Small enough to carry along and tune within minutes.', th: 'ตัวเล็กพกพาง่าย ตั้งสายได้ในไม่กี่นาที', zh: '小巧好带，几分钟就能调好音。', vi: 'Nhỏ gọn dễ mang theo, lên dây trong vài phút.', es: 'De tamaño reducido, se lleva a todas partes y se afina en minutos.', ja: '小ぶりで持ち運びやすく、調弦も短時間で済みます。', ko: '작아서 들고 다니기 쉽고 조율도 금방 끝납니다.' },
      },
      {
        leaf: 8505,
        noun: { en: ['violin', 'one'], th: ['ไวโอลิน', 'ตัว'], zh: ['小提琴', '把'], vi: ['đàn violin', 'cây'], es: ['violín', 'm'], ja: ['バイオリン', '挺'], ko: ['바이올린', '대'] },
        use: { en: 'for lessons, orchestra and solo', th: 'สำหรับเรียน เล่นในวง และเล่นเดี่ยว', zh: '学琴合奏独奏', vi: 'để học, hòa tấu và độc tấu', es: 'para clases, orquesta y solos', ja: 'レッスンやオーケストラに', ko: '레슨·오케스트라·독주용' },
        truth: { en: 'Held under the chin and played with a bow or plucked.', th: 'หนีบไว้ใต้คาง เล่นด้วยคันชักหรือดีดสาย', zh: '夹在下巴下，用弓拉或用手指拨。', vi: 'Kẹp dưới cằm, kéo bằng vĩ hoặc gảy dây.', es: 'Se sujeta bajo la barbilla y se toca con arco o pellizcando.', ja: 'あごに挟み、弓で弾いたり指ではじいたりして演奏します。', ko: '턱 밑에 대고 활로 켜거나 손가락으로 뜯어 연주합니다.' },
      },
      {
        leaf: 8506,
        noun: { en: ['banjo', 'one'], th: ['แบนโจ', 'ตัว'], zh: ['班卓琴', '把'], vi: ['đàn banjo', 'cây'], es: ['banjo', 'm'], ja: ['バンジョー', '本'], ko: ['밴조', '대'] },
        use: { en: 'for folk and country tunes', th: 'สำหรับเพลงโฟล์กและคันทรี', zh: '弹乡村民谣', vi: 'cho nhạc đồng quê và dân gian', es: 'para música folk y country', ja: 'フォークやカントリーの演奏に', ko: '포크·컨트리 음악 연주용' },
        truth: { en: 'A stretched head under the strings gives the bright, short tone.', th: 'หน้ากลองที่ขึงใต้สายให้เสียงใสและสั้น', zh: '琴弦下绷着鼓面，音色明亮短促。', vi: 'Mặt căng dưới dây cho âm sáng và ngắn.', es: 'El parche tensado bajo las cuerdas da un tono brillante y corto.', ja: '弦の下に張った膜が、明るく歯切れのよい音を生みます。', ko: '줄 아래 팽팽한 막이 밝고 짧은 음색을 냅니다.' },
      },
      {
        leaf: 8507,
        noun: { en: ['string instrument', 'one'], th: ['เครื่องสาย', 'ตัว'], zh: ['弦乐器', '把'], vi: ['nhạc cụ dây', 'nhạc cụ'], es: ['instrumento de cuerda', 'm'], ja: ['弦楽器', '台'], ko: ['현악기', '대'] },
        use: { en: 'for folk, classical and world music', th: 'สำหรับเพลงพื้นบ้านและคลาสสิก', zh: '民乐古典演奏', vi: 'cho nhạc dân tộc và cổ điển', es: 'para música folk, clásica y del mundo', ja: '民族音楽やクラシックに', ko: '민속 음악·클래식 연주용' },
        truth: { en: 'Sounds when its strings are plucked, bowed or struck.', th: 'เกิดเสียงเมื่อดีด สี หรือตีที่สาย', zh: '弹拨、拉奏或敲击琴弦发声。', vi: 'Phát ra tiếng khi gảy, kéo hoặc gõ vào dây.', es: 'Suena al pulsar, frotar o golpear sus cuerdas.', ja: '弦をはじく、こする、打つことで音が出ます。', ko: '줄을 뜯거나 켜거나 쳐서 소리를 냅니다.' },
      },
    ],
  },
  {
    section: 8600,
    uses: [
      { en: 'for school bands and ensembles', th: 'สำหรับวงโรงเรียนและวงดนตรี', zh: '社团乐队合奏', vi: 'cho ban nhạc và dàn nhạc trường', es: 'para bandas y conjuntos', ja: '部活や合奏に', ko: '학교 밴드·합주용' },
      { en: 'for daily practice of breath and tone', th: 'สำหรับฝึกลมและเสียงทุกวัน', zh: '日常练气息音色', vi: 'để luyện hơi và âm mỗi ngày', es: 'para practicar el soplo y el tono', ja: '息づかいと音色の毎日の練習に', ko: '호흡·음색 연습용' },
    ],
    truths: [
      { en: 'Breath makes the sound, so steady breathing is the first lesson.', th: 'เสียงเกิดจากลมหายใจ บทเรียนแรกจึงเป็นการคุมลม', zh: '靠气息发声，第一课就是练稳呼吸。', vi: 'Âm thanh đến từ hơi thở nên bài đầu tiên là tập thở đều.', es: 'El aire produce el sonido, así que se empieza por respirar bien.', ja: '息で音を出すため、まずは安定した呼吸から学びます。', ko: '숨으로 소리를 내므로 고른 호흡부터 배웁니다.' },
      { en: 'Moisture inside should be dried out after each session.', th: 'เล่นเสร็จทุกครั้งควรเช็ดความชื้นด้านในให้แห้ง', zh: '每次吹完要擦干内部水汽。', vi: 'Sau mỗi lần thổi nên lau khô hơi ẩm bên trong.', es: 'Después de cada uso conviene secar la humedad del interior.', ja: '演奏後は、内部の水分を拭き取って乾かしてください。', ko: '연주 후에는 안쪽의 습기를 말려 줍니다.' },
    ],
    asks: [
      { en: 'Check the key and whether a case and mouthpiece are included before ordering.', th: 'ตรวจสอบคีย์ และมีกล่องกับปากเป่าให้หรือไม่ก่อนสั่งซื้อ', zh: '下单前请确认调性以及是否含乐器盒和吹嘴。', vi: 'Nên xem tông và có kèm hộp, đầu thổi hay không trước khi đặt hàng.', es: 'Conviene comprobar la tonalidad y si incluye estuche y boquilla.', ja: 'ご注文前に調（キー）、ケースやマウスピースの有無をご確認ください。', ko: '주문 전에 조성, 케이스와 마우스피스 포함 여부를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8601,
        noun: { en: ['flute', 'one'], th: ['ขลุ่ย', 'เลา'], zh: ['笛子', '支'], vi: ['sáo', 'cây'], es: ['flauta', 'f'], ja: ['フルート・リコーダー', '本'], ko: ['피리', '개'] },
        use: { en: 'for first melodies and ensembles', th: 'สำหรับหัดเป่าทำนองและเล่นวง', zh: '入门吹奏旋律', vi: 'để tập giai điệu đầu tiên', es: 'para primeras melodías y conjuntos', ja: 'はじめての旋律や合奏に', ko: '입문·합주용' },
        truth: { en: 'Fingers cover holes or keys to change the note.', th: 'ใช้นิ้วปิดรูหรือกดคีย์เพื่อเปลี่ยนโน้ต', zh: '手指按孔或按键来变换音高。', vi: 'Ngón tay bịt lỗ hoặc bấm phím để đổi nốt.', es: 'Los dedos tapan agujeros o llaves para cambiar de nota.', ja: '指で穴やキーをふさいで音の高さを変えます。', ko: '손가락으로 구멍이나 키를 막아 음을 바꿉니다.' },
      },
      {
        leaf: 8602,
        noun: { en: ['clarinet', 'one'], th: ['คลาริเน็ต', 'ตัว'], zh: ['单簧管', '支'], vi: ['kèn clarinet', 'cây'], es: ['clarinete', 'm'], ja: ['クラリネット', '本'], ko: ['클라리넷', '대'] },
        use: { en: 'for wind band, jazz and orchestra', th: 'สำหรับวงโยธวาทิต แจ๊ส ออร์เคสตรา', zh: '管乐爵士演奏', vi: 'cho dàn kèn, jazz và giao hưởng', es: 'para banda, jazz y orquesta', ja: '吹奏楽やジャズに', ko: '관악대·재즈·오케스트라용' },
        truth: { en: 'A single reed on the mouthpiece vibrates to make the tone.', th: 'ลิ้นเดี่ยวที่ปากเป่าสั่นจนเกิดเสียง', zh: '吹嘴上的单簧片振动发声。', vi: 'Dăm đơn trên đầu thổi rung lên tạo thành tiếng.', es: 'Una caña simple en la boquilla vibra y produce el sonido.', ja: 'マウスピースに付けた一枚のリードが振動して鳴ります。', ko: '마우스피스의 홑리드가 떨려 소리를 냅니다.' },
      },
      {
        leaf: 8603,
        noun: { en: ['saxophone', 'one'], th: ['แซกโซโฟน', 'ตัว'], zh: ['萨克斯', '支'], vi: ['kèn saxophone', 'cây'], es: ['saxofón', 'm'], ja: ['サックス', '本'], ko: ['색소폰', '대'] },
        use: { en: 'for jazz, pop and wind bands', th: 'สำหรับเพลงแจ๊ส ป๊อป และวงเป่า', zh: '爵士流行管乐队', vi: 'cho nhạc jazz, pop và dàn kèn', es: 'para jazz, pop y banda', ja: 'ジャズやポップス、吹奏楽に', ko: '재즈·팝·관악대 연주용' },
        truth: { en: 'A neck strap carries the weight while both hands work the keys.', th: 'สายคล้องคอช่วยรับน้ำหนัก สองมือกดคีย์ได้ถนัด', zh: '颈带承重，双手专心按键。', vi: 'Dây đeo cổ đỡ trọng lượng để hai tay bấm phím.', es: 'La correa de cuello soporta el peso y deja las manos en las llaves.', ja: '首のストラップで支え、両手でキーを操作します。', ko: '목 스트랩으로 무게를 받치고 두 손으로 키를 누릅니다.' },
      },
      {
        leaf: 8604,
        noun: { en: ['trumpet', 'one'], th: ['ทรัมเป็ต', 'ตัว'], zh: ['小号', '支'], vi: ['kèn trumpet', 'cây'], es: ['trompeta', 'f'], ja: ['トランペット', '本'], ko: ['트럼펫', '대'] },
        use: { en: 'for marching band, jazz and fanfare', th: 'สำหรับวงโยธวาทิตและเพลงแจ๊ส', zh: '军乐爵士吹奏', vi: 'cho đội kèn diễu hành và jazz', es: 'para banda, jazz y fanfarrias', ja: 'マーチングやジャズに', ko: '행진 밴드·재즈 연주용' },
        truth: { en: 'Lip tension and valves together choose the note.', th: 'เลือกโน้ตด้วยแรงริมฝีปากร่วมกับการกดวาล์ว', zh: '嘴唇松紧配合按键来定音高。', vi: 'Độ căng của môi kết hợp với van để chọn nốt.', es: 'La tensión de los labios y los pistones deciden la nota.', ja: '唇の張りとバルブの組み合わせで音を決めます。', ko: '입술의 긴장과 밸브로 음을 정합니다.' },
      },
      {
        leaf: 8605,
        noun: { en: ['brass instrument', 'one'], th: ['เครื่องเป่าทองเหลือง', 'ตัว'], zh: ['铜管乐器', '支'], vi: ['kèn đồng', 'cây'], es: ['instrumento de metal', 'm'], ja: ['金管楽器', '本'], ko: ['금관악기', '대'] },
        use: { en: 'for the brass section of a band', th: 'สำหรับกลุ่มทองเหลืองในวง', zh: '乐队铜管声部', vi: 'cho bè kèn đồng trong dàn nhạc', es: 'para la sección de metales', ja: 'バンドの金管パートに', ko: '밴드 금관 파트용' },
        truth: { en: 'Buzzing lips in the mouthpiece set the air column ringing.', th: 'การสั่นริมฝีปากที่ปากเป่าทำให้ลมในท่อก้องเป็นเสียง', zh: '嘴唇在号嘴中振动，带动管内空气发声。', vi: 'Môi rung trong đầu thổi làm cột hơi ngân lên.', es: 'La vibración de los labios en la boquilla hace sonar el aire.', ja: 'マウスピースで唇を震わせ、管の中の空気を響かせます。', ko: '마우스피스에서 입술을 떨어 관 속 공기를 울립니다.' },
      },
      {
        leaf: 8606,
        noun: { en: ['harmonica', 'one'], th: ['ฮาร์โมนิกา', 'ตัว'], zh: ['口琴', '支'], vi: ['kèn harmonica', 'chiếc'], es: ['armónica', 'f'], ja: ['ハーモニカ', '本'], ko: ['하모니카', '개'] },
        use: { en: 'for blues, folk and music on the go', th: 'สำหรับเล่นบลูส์ โฟล์ก และพกไปเล่น', zh: '随身吹民谣布鲁斯', vi: 'để chơi blues, dân ca và mang theo', es: 'para blues, folk y música de viaje', ja: 'ブルースやフォーク、持ち歩きに', ko: '블루스·포크 연주용' },
        truth: { en: 'Sounds both when blowing out and when drawing breath in.', th: 'มีเสียงทั้งตอนเป่าออกและตอนดูดลมเข้า', zh: '吹气、吸气都能发出声音。', vi: 'Phát ra tiếng cả khi thổi ra lẫn khi hít vào.', es: 'Suena tanto al soplar como al aspirar.', ja: '吹いても吸っても音が出ます。', ko: '불 때도 들이마실 때도 소리가 납니다.' },
      },
    ],
  },
  {
    section: 8700,
    uses: [
      { en: 'for rhythm and melody at home', th: 'สำหรับเล่นจังหวะและทำนองที่บ้าน', zh: '在家玩节奏旋律', vi: 'để chơi nhịp và giai điệu ở nhà', es: 'para ritmo y melodía en casa', ja: 'おうちでのリズムや演奏に', ko: '홈 연주용' },
      { en: 'for music lessons and jam sessions', th: 'สำหรับเรียนดนตรีและแจมกับเพื่อน', zh: '上音乐课即兴合奏', vi: 'cho giờ học nhạc và chơi nhóm', es: 'para clases de música y ensayos', ja: '音楽の授業やセッションに', ko: '음악 수업·합주용' },
    ],
    truths: [
      { en: 'Regular short practice builds timing and control.', th: 'ซ้อมสั้นๆ เป็นประจำช่วยให้จังหวะแม่นและคุมมือได้ดี', zh: '坚持每天练一会儿，节奏感和控制力会慢慢提高。', vi: 'Tập ngắn mà đều giúp giữ nhịp và kiểm soát tốt hơn.', es: 'La práctica breve y constante afianza el tempo y el control.', ja: '短い練習の積み重ねで、リズム感と表現力が身につきます。', ko: '짧게 꾸준히 연습하면 박자감과 표현력이 늘어납니다.' },
      { en: 'Works for solo playing and together with other instruments.', th: 'เล่นเดี่ยวก็ได้ เล่นร่วมกับเครื่องดนตรีอื่นก็ได้', zh: '可独奏，也能和其他乐器合奏。', vi: 'Chơi một mình hay hòa cùng nhạc cụ khác đều được.', es: 'Sirve tanto para tocar a solas como junto a otros instrumentos.', ja: 'ひとりでの演奏にも、ほかの楽器との合奏にも使えます。', ko: '독주로도 다른 악기와의 합주로도 즐길 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size, the weight and the accessories included before ordering.', th: 'ตรวจสอบขนาด น้ำหนัก และอุปกรณ์ที่ให้มาก่อนสั่งซื้อ', zh: '下单前请确认尺寸、重量和附带配件。', vi: 'Nên xem kích thước, cân nặng và phụ kiện đi kèm trước khi đặt hàng.', es: 'Conviene comprobar el tamaño, el peso y los accesorios incluidos.', ja: 'ご注文前にサイズ、重さ、付属品をご確認ください。', ko: '주문 전에 크기, 무게, 부속품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8701,
        noun: { en: ['electronic keyboard', 'one'], th: ['คีย์บอร์ดไฟฟ้า', 'ตัว'], zh: ['电子琴', '台'], vi: ['đàn phím điện tử', 'cây'], es: ['teclado electrónico', 'm'], ja: ['電子キーボード', '台'], ko: ['전자 건반', '대'] },
        use: { en: 'for piano practice at any hour', th: 'สำหรับซ้อมเปียโนได้ทุกเวลา', zh: '随时练琴', vi: 'để luyện piano mọi lúc', es: 'para practicar piano a cualquier hora', ja: '時間を選ばないピアノ練習に', ko: '피아노 연습용' },
        truth: { en: 'Keys trigger electronic sounds, and the volume can be turned down.', th: 'กดคีย์แล้วเกิดเสียงอิเล็กทรอนิกส์ ปรับเสียงเบาลงได้', zh: '按键触发电子音色，音量可以调小。', vi: 'Phím bấm tạo âm điện tử và có thể vặn nhỏ âm lượng.', es: 'Las teclas activan sonidos electrónicos y el volumen se puede bajar.', ja: '鍵盤で電子音を鳴らし、音量を下げて弾けます。', ko: '건반으로 전자음을 내며 음량을 줄일 수 있습니다.' },
      },
      {
        leaf: 8702,
        noun: { en: ['accordion', 'one'], th: ['แอคคอร์เดียน', 'ตัว'], zh: ['手风琴', '架'], vi: ['đàn accordion', 'cây'], es: ['acordeón', 'm'], ja: ['アコーディオン', '台'], ko: ['아코디언', '대'] },
        use: { en: 'for folk dances and street music', th: 'สำหรับเพลงพื้นบ้านและเต้นรำ', zh: '民间舞曲街头演奏', vi: 'cho điệu nhảy dân gian', es: 'para bailes folk y música de calle', ja: '民族舞踊や街頭演奏に', ko: '민속 춤곡·거리 연주용' },
        truth: { en: 'Opening and closing the bellows pushes air through the reeds.', th: 'ดึงและบีบกล่องลมให้ลมผ่านลิ้นเสียง', zh: '拉合风箱，气流通过簧片发声。', vi: 'Kéo ra ép vào hộp hơi để đẩy gió qua lưỡi gà.', es: 'Abrir y cerrar el fuelle hace pasar el aire por las lengüetas.', ja: '蛇腹を伸び縮みさせ、リードに風を送って鳴らします。', ko: '주름통을 여닫아 리드로 공기를 보내 소리를 냅니다.' },
      },
      {
        leaf: 8703,
        noun: { en: ['drum', 'one'], th: ['กลอง', 'ใบ'], zh: ['鼓', '面'], vi: ['trống', 'chiếc'], es: ['tambor', 'm'], ja: ['ドラム', '台'], ko: ['드럼', '대'] },
        use: { en: 'to play with sticks and keep time', th: 'สำหรับตีด้วยไม้คุมจังหวะ', zh: '鼓棒打节奏', vi: 'để đánh bằng dùi và giữ nhịp', es: 'para marcar el ritmo con baquetas', ja: 'スティックでのリズム演奏に', ko: '스틱으로 치는 리듬 연주용' },
        truth: { en: 'Struck with sticks to set the beat for everyone else.', th: 'ใช้ไม้ตีเพื่อคุมจังหวะให้ทั้งวง', zh: '用鼓棒敲击，给大家定拍子。', vi: 'Gõ bằng dùi để giữ nhịp cho cả nhóm.', es: 'Se golpea con baquetas y marca el pulso a los demás.', ja: 'スティックで打ち、全体の拍を支えます。', ko: '스틱으로 쳐서 전체의 박자를 이끕니다.' },
      },
      {
        leaf: 8704,
        noun: { en: ['hand drum', 'one'], th: ['กลองมือ', 'ใบ'], zh: ['手鼓', '个'], vi: ['trống tay', 'chiếc'], es: ['tambor de mano', 'm'], ja: ['ハンドドラム', '台'], ko: ['핸드 드럼', '개'] },
        use: { en: 'for drum circles and acoustic sets', th: 'สำหรับตีในวงกลองและวงอะคูสติก', zh: '鼓圈与不插电伴奏', vi: 'để chơi trống nhóm và nhạc acoustic', es: 'para círculos de tambor y acústicos', ja: 'ドラムサークルや弾き語り伴奏に', ko: '드럼 서클·어쿠스틱 반주용' },
        truth: { en: 'Palms and fingers bring out low and high tones.', th: 'ใช้ฝ่ามือและนิ้วตีให้ได้เสียงทุ้มและเสียงแหลม', zh: '用手掌和手指拍出低音与高音。', vi: 'Lòng bàn tay và ngón tay tạo ra âm trầm và âm cao.', es: 'Palmas y dedos sacan tonos graves y agudos.', ja: '手のひらと指で、低い音と高い音をたたき分けます。', ko: '손바닥과 손가락으로 낮고 높은 소리를 냅니다.' },
      },
      {
        leaf: 8705,
        noun: { en: ['small percussion instrument', 'one'], th: ['เครื่องเคาะจังหวะ', 'ชิ้น'], zh: ['小打击乐器', '个'], vi: ['nhạc cụ gõ nhỏ', 'nhạc cụ'], es: ['instrumento de pequeña percusión', 'm'], ja: ['小物打楽器', '個'], ko: ['소형 타악기', '개'] },
        use: { en: 'to add rhythm to a song', th: 'สำหรับเพิ่มจังหวะให้เพลง', zh: '给歌曲添节奏', vi: 'để thêm nhịp điệu cho bài hát', es: 'para añadir ritmo a una canción', ja: '歌や演奏のリズム付けに', ko: '노래에 리듬을 더하는 연주용' },
        truth: { en: 'Shaken or tapped by hand to colour the beat.', th: 'เขย่าหรือเคาะด้วยมือเพื่อเติมสีสันให้จังหวะ', zh: '手摇或轻敲，为节拍增添色彩。', vi: 'Lắc hoặc gõ bằng tay để tô điểm nhịp điệu.', es: 'Se agita o se golpea con la mano para dar color al ritmo.', ja: '手で振ったりたたいたりして、リズムに彩りを加えます。', ko: '손으로 흔들거나 두드려 리듬에 색을 더합니다.' },
      },
      {
        leaf: 8706,
        noun: { en: ['kalimba', 'one'], th: ['คาลิมบา', 'ตัว'], zh: ['拇指琴', '个'], vi: ['đàn kalimba', 'chiếc'], es: ['kalimba', 'f'], ja: ['カリンバ', '台'], ko: ['칼림바', '개'] },
        use: { en: 'for gentle tunes in quiet moments', th: 'สำหรับเล่นเพลงเบาๆ ยามสงบ', zh: '安静时弹轻柔小曲', vi: 'cho giai điệu êm lúc tĩnh lặng', es: 'para melodías suaves y tranquilas', ja: '静かなひとときの演奏に', ko: '잔잔한 힐링 연주용' },
        truth: { en: 'Both thumbs pluck the tines while the hands hold the body.', th: 'สองมือถือตัวเครื่อง ใช้นิ้วโป้งดีดลิ้นเสียง', zh: '双手捧着琴身，用拇指拨动音键。', vi: 'Hai tay giữ thân đàn, hai ngón cái gảy các phím.', es: 'Las manos sujetan el cuerpo y los pulgares pulsan las láminas.', ja: '両手で本体を持ち、親指でキーをはじきます。', ko: '두 손으로 몸통을 잡고 엄지로 건반을 튕깁니다.' },
      },
      {
        leaf: 8707,
        noun: { en: ['xylophone', 'one'], th: ['ไซโลโฟน', 'ตัว'], zh: ['木琴', '架'], vi: ['đàn xylophone', 'chiếc'], es: ['xilófono', 'm'], ja: ['木琴', '台'], ko: ['실로폰', '대'] },
        use: { en: 'to learn notes with mallets', th: 'สำหรับหัดโน้ตด้วยไม้ตี', zh: '敲琴学音阶', vi: 'để học nốt nhạc bằng dùi gõ', es: 'para aprender notas con baquetas', ja: 'マレットでの音階学習に', ko: '채로 치며 음계 배우기용' },
        truth: { en: 'Each bar gives one note when struck with a mallet.', th: 'แต่ละแท่งให้เสียงหนึ่งโน้ตเมื่อใช้ไม้ตี', zh: '每块音条敲一下就是一个音。', vi: 'Mỗi thanh cho một nốt khi gõ bằng dùi.', es: 'Cada lámina da una nota al golpearla con la baqueta.', ja: '音板をマレットで打つと、一枚ごとに一つの音が鳴ります。', ko: '음판마다 채로 치면 하나의 음이 납니다.' },
      },
    ],
  },
  {
    section: 8800,
    uses: [
      { en: 'for musicians at every rehearsal', th: 'สำหรับนักดนตรีใช้ซ้อม', zh: '乐手排练常备', vi: 'cho người chơi nhạc khi tập', es: 'para músicos en cada ensayo', ja: '楽器を練習する方向け', ko: '연주자 연습용' },
      { en: 'for lessons, gigs and recitals', th: 'สำหรับเรียน ออกงาน และแสดงเดี่ยว', zh: '上课演出用', vi: 'cho lớp học và buổi diễn', es: 'para clases y conciertos', ja: 'レッスンや発表会に', ko: '레슨·공연용' },
    ],
    truths: [
      { en: 'Handy to keep together with the instrument.', th: 'เก็บไว้คู่กับเครื่องดนตรี หยิบใช้สะดวก', zh: '和乐器放在一起，随用随取。', vi: 'Để cùng nhạc cụ, khi cần là có ngay.', es: 'Siempre a mano, junto al instrumento.', ja: '楽器と一緒に置いておくと便利です。', ko: '악기와 함께 두면 바로 꺼내 쓰기 편합니다.' },
      { en: 'A useful present for anyone who plays music.', th: 'เป็นของขวัญที่ใช้ได้จริงสำหรับคนเล่นดนตรี', zh: '送给玩音乐的人，实用又贴心。', vi: 'Món quà thiết thực cho người chơi nhạc.', es: 'Un regalo útil para cualquiera que toque música.', ja: '楽器を演奏する方への実用的な贈り物になります。', ko: '악기를 연주하는 사람에게 실용적인 선물이 됩니다.' },
    ],
    asks: [
      { en: 'Check which instrument and size the item is made for before ordering.', th: 'ตรวจสอบว่าใช้กับเครื่องดนตรีและขนาดใดก่อนสั่งซื้อ', zh: '下单前请确认适用的乐器和尺寸。', vi: 'Nên xem sản phẩm dành cho nhạc cụ và cỡ nào trước khi đặt hàng.', es: 'Conviene comprobar para qué instrumento y tamaño sirve antes de comprar.', ja: 'ご注文前に対応する楽器とサイズをご確認ください。', ko: '주문 전에 맞는 악기와 크기를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8801,
        noun: { en: ['instrument strings', 'many'], th: ['สายเครื่องดนตรี', 'ชุด'], zh: ['琴弦', '套'], vi: ['dây đàn', 'bộ'], es: ['cuerdas para instrumento', 'fp'], ja: ['楽器用弦', 'セット'], ko: ['악기 줄', '세트'] },
        use: { en: 'to restring an instrument', th: 'สำหรับเปลี่ยนสายเครื่องดนตรี', zh: '更换旧琴弦', vi: 'để thay dây cho đàn', es: 'para cambiar el encordado', ja: '弦の張り替えに', ko: '줄 교체용' },
        truth: { en: 'New strings bring back a clear tone and easier tuning.', th: 'สายใหม่ช่วยให้เสียงใสและตั้งสายง่ายขึ้น', zh: '换上新弦，音色更清亮，也更好调音。', vi: 'Dây mới giúp tiếng trong hơn và dễ lên dây hơn.', es: 'Las cuerdas nuevas devuelven claridad y facilitan la afinación.', ja: '新しい弦に替えると、音がはっきりし、調弦もしやすくなります。', ko: '새 줄로 바꾸면 소리가 또렷해지고 조율이 쉬워집니다.' },
      },
      {
        leaf: 8802,
        noun: { en: ['guitar accessory', 'one'], th: ['อุปกรณ์เสริมกีตาร์', 'ชิ้น'], zh: ['吉他配件', '个'], vi: ['phụ kiện guitar', 'phụ kiện'], es: ['accesorio para guitarra', 'm'], ja: ['ギター小物', '点'], ko: ['기타 액세서리', '개'] },
        use: { en: 'for guitar players on and off stage', th: 'สำหรับคนเล่นกีตาร์ทั้งซ้อมและแสดง', zh: '吉他手练习演出', vi: 'cho người chơi guitar', es: 'para guitarristas', ja: 'ギターの練習や演奏に', ko: '기타 연주자용' },
        truth: { en: 'Fits in the pocket of a guitar bag, ready for the next session.', th: 'เก็บในช่องกระเป๋ากีตาร์ได้ พร้อมหยิบใช้ครั้งต่อไป', zh: '放进琴包口袋，下次练琴随手就能拿。', vi: 'Để vừa ngăn túi đàn, sẵn sàng cho buổi chơi sau.', es: 'Cabe en el bolsillo de la funda, a mano para la próxima sesión.', ja: 'ギターバッグのポケットに入れて、次の演奏にすぐ使えます。', ko: '기타 가방 주머니에 넣어 두고 다음 연주에 바로 쓸 수 있습니다.' },
      },
      {
        leaf: 8803,
        noun: { en: ['drumsticks', 'many'], th: ['ไม้กลอง', 'คู่'], zh: ['鼓棒', '副'], vi: ['dùi trống', 'đôi'], es: ['baquetas', 'fp'], ja: ['ドラムスティック', '組'], ko: ['드럼 스틱', '세트'] },
        use: { en: 'for drum practice and shows', th: 'สำหรับซ้อมกลองและแสดง', zh: '练鼓演出用', vi: 'để tập trống và biểu diễn', es: 'para ensayos y conciertos de batería', ja: 'ドラムの練習や本番に', ko: '드럼 연습·공연용' },
        truth: { en: 'Used as a pair, one in each hand.', th: 'ใช้เป็นคู่ ถือมือละข้าง', zh: '成对使用，一手一根。', vi: 'Dùng theo đôi, mỗi tay một chiếc.', es: 'Se usan en pareja, una en cada mano.', ja: '左右の手に一本ずつ持って使います。', ko: '양손에 하나씩 쥐고 한 쌍으로 사용합니다.' },
      },
      {
        leaf: 8804,
        noun: { en: ['instrument case', 'one'], th: ['กระเป๋าใส่เครื่องดนตรี', 'ใบ'], zh: ['乐器箱包', '个'], vi: ['bao đựng nhạc cụ', 'chiếc'], es: ['estuche para instrumento', 'm'], ja: ['楽器ケース', '個'], ko: ['악기 케이스', '개'] },
        use: { en: 'to carry an instrument to rehearsal', th: 'ใช้พกเครื่องดนตรีไปซ้อม', zh: '背琴去排练', vi: 'để mang nhạc cụ đi tập', es: 'para llevar el instrumento al ensayo', ja: '楽器の持ち運びに', ko: '악기 운반용' },
        truth: { en: 'Guards an instrument from knocks and dust on the way.', th: 'ช่วยกันกระแทกและฝุ่นให้เครื่องดนตรีระหว่างเดินทาง', zh: '路上为乐器挡磕碰、防灰尘。', vi: 'Che chắn nhạc cụ khỏi va chạm và bụi khi di chuyển.', es: 'Protege el instrumento de golpes y polvo por el camino.', ja: '移動中の衝撃やほこりから楽器を守ります。', ko: '이동 중 충격과 먼지로부터 악기를 보호합니다.' },
      },
      {
        leaf: 8805,
        noun: { en: ["musician’s stand", 'one'], th: ['ขาตั้งสำหรับนักดนตรี', 'อัน'], zh: ['演奏支架', '个'], vi: ['giá đỡ cho nhạc công', 'cái'], es: ['soporte para músicos', 'm'], ja: ['演奏用スタンド', '台'], ko: ['연주용 스탠드', '개'] },
        use: { en: 'to hold scores or an instrument', th: 'ใช้วางโน้ตหรือเครื่องดนตรี', zh: '放谱子放乐器', vi: 'để đặt bản nhạc hoặc nhạc cụ', es: 'para sujetar partituras o instrumento', ja: '楽譜や楽器の置き場所に', ko: '악보·악기 거치용' },
        truth: { en: 'Frees both hands by holding music or instrument in place.', th: 'ช่วยวางโน้ตหรือเครื่องดนตรีให้อยู่กับที่ มือจึงว่าง', zh: '把乐谱或乐器稳稳放好，解放双手。', vi: 'Giữ bản nhạc hoặc nhạc cụ tại chỗ để rảnh hai tay.', es: 'Deja las manos libres al sostener la partitura o el instrumento.', ja: '楽譜や楽器を支え、両手を自由に使えます。', ko: '악보나 악기를 받쳐 두 손을 자유롭게 해 줍니다.' },
      },
      {
        leaf: 8806,
        noun: { en: ['tuner', 'one'], th: ['เครื่องตั้งสาย', 'เครื่อง'], zh: ['调音器', '个'], vi: ['máy lên dây đàn', 'chiếc'], es: ['afinador', 'm'], ja: ['チューナー', '個'], ko: ['튜너', '개'] },
        use: { en: 'to tune before every song', th: 'ใช้ตั้งสายก่อนเล่น', zh: '演奏前调音', vi: 'để lên dây trước khi chơi', es: 'para afinar antes de tocar', ja: '演奏前のチューニングに', ko: '연주 전 조율용' },
        truth: { en: 'Shows whether a note is too high, too low or in tune.', th: 'บอกได้ว่าเสียงสูงไป ต่ำไป หรือตรงแล้ว', zh: '显示音偏高、偏低还是刚好。', vi: 'Cho biết nốt đang cao, thấp hay đã chuẩn.', es: 'Indica si una nota está alta, baja o afinada.', ja: '音が高いか低いか、合っているかを示します。', ko: '음이 높은지 낮은지, 맞는지를 알려 줍니다.' },
      },
      {
        leaf: 8807,
        noun: { en: ['metronome', 'one'], th: ['เมโทรนอม', 'เครื่อง'], zh: ['节拍器', '个'], vi: ['máy đếm nhịp', 'chiếc'], es: ['metrónomo', 'm'], ja: ['メトロノーム', '個'], ko: ['메트로놈', '개'] },
        use: { en: 'to practise at a steady tempo', th: 'ใช้ซ้อมให้จังหวะคงที่', zh: '练习稳定节拍', vi: 'để tập giữ nhịp đều', es: 'para practicar con tempo estable', ja: '一定のテンポでの練習に', ko: '일정한 박자 연습용' },
        truth: { en: 'Marks the beat at a tempo the player sets.', th: 'ให้จังหวะตามความเร็วที่ผู้เล่นตั้งไว้', zh: '按设定的速度打拍子。', vi: 'Đánh nhịp theo tốc độ do người chơi đặt.', es: 'Marca el pulso al tempo que fija el músico.', ja: '設定したテンポで拍を刻みます。', ko: '설정한 빠르기로 박자를 알려 줍니다.' },
      },
      {
        leaf: 8808,
        noun: { en: ['sheet music', 'mass'], th: ['โน้ตเพลง', 'เล่ม'], zh: ['乐谱', '本'], vi: ['bản nhạc', 'tập'], es: ['partitura', 'f'], ja: ['楽譜', '冊'], ko: ['악보', '권'] },
        use: { en: 'to read and play new pieces', th: 'ใช้อ่านและฝึกเพลงใหม่', zh: '识谱练新曲', vi: 'để đọc nốt và tập bài mới', es: 'para leer y tocar piezas nuevas', ja: '新しい曲の練習に', ko: '새 곡 연습용' },
        truth: { en: 'Written notes show pitch, length and dynamics at a glance.', th: 'ตัวโน้ตบอกระดับเสียง ความยาว และความดังเบา', zh: '音符写明音高、时值和强弱。', vi: 'Nốt nhạc ghi rõ cao độ, trường độ và sắc thái.', es: 'Las notas escritas indican altura, duración e intensidad.', ja: '音の高さや長さ、強弱が音符で示されています。', ko: '음표로 음의 높이와 길이, 세기를 보여 줍니다.' },
      },
    ],
  },
  {
    section: 8900,
    uses: [
      { en: 'for live shows and home studios', th: 'สำหรับงานแสดงสดและโฮมสตูดิโอ', zh: '现场演出家庭录音', vi: 'cho biểu diễn và phòng thu tại nhà', es: 'para directos y estudio en casa', ja: 'ライブや自宅スタジオに', ko: '라이브·홈 스튜디오용' },
      { en: 'for bands, DJs and presenters', th: 'สำหรับวงดนตรี ดีเจ และพิธีกร', zh: '乐队主持DJ用', vi: 'cho ban nhạc, DJ và MC', es: 'para bandas, DJ y presentadores', ja: 'バンドやDJ、司会者向け', ko: '밴드·DJ·진행자용' },
    ],
    truths: [
      { en: 'A short test before the event shows that all is connected.', th: 'ลองใช้สั้นๆ ก่อนเริ่มงาน จะได้รู้ว่าต่อครบแล้ว', zh: '活动前先试一下，确认都已接好。', vi: 'Thử nhanh trước giờ diễn để chắc mọi thứ đã nối đúng.', es: 'Una prueba breve antes del acto confirma que todo está conectado.', ja: '本番前に軽く試すと、接続の確認ができます。', ko: '행사 전에 짧게 시험하면 연결 상태를 확인할 수 있습니다.' },
      { en: 'Cables and plugs last longer when coiled loosely after use.', th: 'ม้วนสายหลวมๆ หลังใช้ช่วยให้สายและปลั๊กทนขึ้น', zh: '用完把线松松盘好，线材插头更耐用。', vi: 'Cuộn dây lỏng sau khi dùng giúp dây và giắc bền hơn.', es: 'Los cables y conectores duran más si se enrollan sin apretar.', ja: '使用後はケーブルをゆるく巻くと長持ちします。', ko: '사용 후 케이블을 느슨하게 감아 두면 오래 씁니다.' },
    ],
    asks: [
      { en: 'Check the connections, the power supply and the voltage before ordering.', th: 'ตรวจสอบช่องต่อ แหล่งจ่ายไฟ และแรงดันไฟก่อนสั่งซื้อ', zh: '下单前请确认接口、供电方式和电压。', vi: 'Nên xem cổng kết nối, nguồn điện và điện áp trước khi đặt hàng.', es: 'Conviene comprobar las conexiones, la alimentación y el voltaje.', ja: 'ご注文前に端子、電源方式、電圧をご確認ください。', ko: '주문 전에 단자, 전원 방식, 전압을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 8901,
        noun: { en: ['microphone', 'one'], th: ['ไมโครโฟน', 'ตัว'], zh: ['麦克风', '支'], vi: ['micro', 'chiếc'], es: ['micrófono', 'm'], ja: ['マイク', '本'], ko: ['마이크', '개'] },
        use: { en: 'for singing, speaking and recording', th: 'สำหรับร้อง พูด และอัดเสียง', zh: '唱歌讲话录音', vi: 'để hát, nói và thu âm', es: 'para cantar, hablar y grabar', ja: '歌やスピーチ、録音に', ko: '노래·스피치·녹음용' },
        truth: { en: 'Turns the voice into a signal for a speaker or recorder.', th: 'แปลงเสียงเป็นสัญญาณส่งไปลำโพงหรือเครื่องบันทึก', zh: '把声音变成信号，送到音箱或录音设备。', vi: 'Biến giọng nói thành tín hiệu cho loa hoặc máy ghi.', es: 'Convierte la voz en señal para un altavoz o una grabadora.', ja: '声を信号に変え、スピーカーや録音機に送ります。', ko: '목소리를 신호로 바꿔 스피커나 녹음기로 보냅니다.' },
      },
      {
        leaf: 8902,
        noun: { en: ['guitar amplifier', 'one'], th: ['แอมป์กีตาร์', 'ตัว'], zh: ['吉他音箱', '台'], vi: ['ampli guitar', 'chiếc'], es: ['amplificador de guitarra', 'm'], ja: ['ギターアンプ', '台'], ko: ['기타 앰프', '대'] },
        use: { en: 'to plug in and play out loud', th: 'ใช้เสียบกีตาร์แล้วเล่นดังๆ', zh: '插上吉他放声弹', vi: 'để cắm đàn và chơi âm lượng lớn', es: 'para enchufar y tocar con volumen', ja: 'ギターをつないだ音出しに', ko: '일렉기타 연주용' },
        truth: { en: 'Makes the signal of a plugged-in guitar loud and shapes its tone.', th: 'ขยายสัญญาณกีตาร์ให้ดังและปรับโทนเสียง', zh: '放大吉他信号，并能调节音色。', vi: 'Khuếch đại tín hiệu guitar và chỉnh âm sắc.', es: 'Da volumen a la señal de la guitarra y moldea su tono.', ja: 'つないだギターの音を大きくし、音色を整えます。', ko: '연결한 기타 신호를 키우고 음색을 다듬습니다.' },
      },
      {
        leaf: 8903,
        noun: { en: ['effects pedal', 'one'], th: ['เอฟเฟกต์กีตาร์', 'ก้อน'], zh: ['效果器', '块'], vi: ['phơ guitar', 'chiếc'], es: ['pedal de efectos', 'm'], ja: ['エフェクター', '台'], ko: ['이펙터', '개'] },
        use: { en: 'to shape the sound with a foot', th: 'ใช้เหยียบปรับเสียง', zh: '脚踩切换音色', vi: 'để đổi âm sắc bằng chân', es: 'para cambiar el sonido con el pie', ja: '足元での音作りに', ko: '음색 변화용' },
        truth: { en: 'Sits between instrument and amplifier and changes the tone.', th: 'ต่อไว้ระหว่างเครื่องดนตรีกับแอมป์เพื่อเปลี่ยนโทนเสียง', zh: '接在乐器和音箱之间，改变音色。', vi: 'Nối giữa nhạc cụ và ampli để thay đổi âm sắc.', es: 'Se coloca entre el instrumento y el amplificador y cambia el tono.', ja: '楽器とアンプの間につなぎ、音色を変えます。', ko: '악기와 앰프 사이에 연결해 음색을 바꿉니다.' },
      },
      {
        leaf: 8904,
        noun: { en: ['audio mixer', 'one'], th: ['มิกเซอร์เสียง', 'เครื่อง'], zh: ['调音台', '台'], vi: ['bàn mixer âm thanh', 'chiếc'], es: ['mezclador de audio', 'm'], ja: ['オーディオミキサー', '台'], ko: ['오디오 믹서', '대'] },
        use: { en: 'to blend voices and instruments', th: 'ใช้ผสมเสียงร้องและเครื่องดนตรี', zh: '混合人声与乐器', vi: 'để phối giọng hát và nhạc cụ', es: 'para mezclar voces e instrumentos', ja: '歌と楽器の音量調整に', ko: '보컬·악기 믹싱용' },
        truth: { en: 'Brings several sound sources together and sets their levels.', th: 'รวมเสียงจากหลายแหล่งและปรับระดับแต่ละเสียง', zh: '汇集多路声音，并分别调节音量。', vi: 'Gom nhiều nguồn âm và chỉnh mức từng nguồn.', es: 'Reúne varias fuentes de sonido y ajusta sus niveles.', ja: '複数の音源をまとめ、それぞれの音量を調整します。', ko: '여러 음원을 모아 각각의 음량을 조절합니다.' },
      },
      {
        leaf: 8905,
        noun: { en: ['DJ controller', 'one'], th: ['ดีเจคอนโทรลเลอร์', 'เครื่อง'], zh: ['DJ控制器', '台'], vi: ['bàn DJ', 'chiếc'], es: ['controlador de DJ', 'm'], ja: ['DJコントローラー', '台'], ko: ['DJ 컨트롤러', '대'] },
        use: { en: 'to mix tracks at parties', th: 'ใช้มิกซ์เพลงในปาร์ตี้', zh: '派对打碟', vi: 'để mix nhạc trong bữa tiệc', es: 'para mezclar temas en fiestas', ja: 'パーティーの選曲やミックスに', ko: '파티 음악 믹싱용' },
        truth: { en: 'Blends one track into the next without a pause.', th: 'ต่อเพลงหนึ่งเข้ากับอีกเพลงได้ไม่มีสะดุด', zh: '让一首歌无缝接到下一首。', vi: 'Nối bài này sang bài kia không bị ngắt quãng.', es: 'Enlaza un tema con el siguiente sin pausa.', ja: '曲と曲を途切れずにつなげます。', ko: '한 곡에서 다음 곡으로 끊김 없이 이어 줍니다.' },
      },
      {
        leaf: 8906,
        noun: { en: ['stage speaker', 'one'], th: ['ลำโพงเวที', 'ตัว'], zh: ['舞台音箱', '只'], vi: ['loa sân khấu', 'chiếc'], es: ['altavoz de escenario', 'm'], ja: ['PAスピーカー', '台'], ko: ['무대용 스피커', '대'] },
        use: { en: 'to fill a hall with sound', th: 'ใช้กระจายเสียงทั่วห้องจัดงาน', zh: '大厅扩声', vi: 'để phủ âm thanh khắp hội trường', es: 'para sonorizar una sala', ja: '会場全体の音響に', ko: '행사장 음향용' },
        truth: { en: 'Carries voices and music to an audience.', th: 'ส่งเสียงพูดและเพลงไปถึงผู้ชม', zh: '把人声和音乐传到观众席。', vi: 'Đưa giọng nói và âm nhạc đến khán giả.', es: 'Lleva la voz y la música hasta el público.', ja: '声や音楽を客席まで届けます。', ko: '목소리와 음악을 관객에게 전달합니다.' },
      },
      {
        leaf: 8907,
        noun: { en: ['stage light', 'one'], th: ['ไฟเวที', 'ดวง'], zh: ['舞台灯', '盏'], vi: ['đèn sân khấu', 'chiếc'], es: ['foco de escenario', 'm'], ja: ['ステージライト', '台'], ko: ['무대 조명', '대'] },
        use: { en: 'to light a stage or a dance floor', th: 'ใช้ส่องเวทีหรือฟลอร์เต้นรำ', zh: '照亮舞台舞池', vi: 'để chiếu sáng sân khấu, sàn nhảy', es: 'para iluminar escenario o pista', ja: 'ステージやダンスフロアの照明に', ko: '무대·댄스 플로어용' },
        truth: { en: 'Draws the eye to performers and sets a mood.', th: 'ดึงสายตาไปที่ผู้แสดงและสร้างบรรยากาศ', zh: '把目光引向表演者，营造气氛。', vi: 'Hướng ánh nhìn vào người biểu diễn và tạo không khí.', es: 'Dirige la mirada a los artistas y crea ambiente.', ja: '出演者に視線を集め、雰囲気を演出します。', ko: '출연자에게 시선을 모으고 분위기를 만듭니다.' },
      },
      {
        leaf: 8908,
        noun: { en: ['audio interface', 'one'], th: ['ออดิโออินเตอร์เฟซ', 'เครื่อง'], zh: ['录音声卡', '台'], vi: ['sound card thu âm', 'chiếc'], es: ['interfaz de audio', 'f'], ja: ['オーディオインターフェース', '台'], ko: ['오디오 인터페이스', '대'] },
        use: { en: 'to record on a computer', th: 'ใช้อัดเสียงลงคอมพิวเตอร์', zh: '连接电脑录音', vi: 'để thu âm vào máy tính', es: 'para grabar en el ordenador', ja: 'パソコンでの録音に', ko: '컴퓨터 녹음용' },
        truth: { en: 'Brings the sound of microphones and instruments into a computer.', th: 'นำเสียงจากไมค์และเครื่องดนตรีเข้าคอมพิวเตอร์', zh: '把麦克风和乐器的声音传进电脑。', vi: 'Đưa âm thanh từ micro và nhạc cụ vào máy tính.', es: 'Lleva el sonido de micrófonos e instrumentos al ordenador.', ja: 'マイクや楽器の音をパソコンに取り込みます。', ko: '마이크와 악기 소리를 컴퓨터로 보냅니다.' },
      },
    ],
  },
];
