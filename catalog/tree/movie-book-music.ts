import type { Aisle } from '../category.ts';

export const movieBookMusic: Aisle = {
  id: 8000,
  names: { en: 'Movie Book & Music', th: 'ภาพยนตร์ หนังสือ และดนตรี', zh: '影视图书音乐', vi: 'Phim, sách và âm nhạc', es: 'Cine, libros y música', ja: '映画・本・音楽', ko: '영화·도서·음악' },
  sections: [
    {
      id: 8100,
      names: { en: 'Books', th: 'หนังสือ', zh: '图书', vi: 'Sách', es: 'Libros', ja: '本・書籍', ko: '도서' },
      leaves: [
        { id: 8101, names: { en: 'Novels & Fiction', th: 'นิยายและวรรณกรรม', zh: '小说文学', vi: 'Tiểu thuyết và văn học', es: 'Novelas y ficción', ja: '小説・文芸書', ko: '소설·문학' } },
        { id: 8102, names: { en: 'Non-Fiction & Self-Help', th: 'สารคดีและพัฒนาตนเอง', zh: '社科经管励志', vi: 'Sách kiến thức và kỹ năng', es: 'No ficción y autoayuda', ja: '教養・ビジネス・自己啓発', ko: '교양·자기계발' } },
        { id: 8103, names: { en: "Children's Books", th: 'หนังสือเด็กและนิทาน', zh: '童书绘本', vi: 'Sách thiếu nhi', es: 'Libros infantiles', ja: '絵本・児童書', ko: '어린이책·그림책' } },
        { id: 8104, names: { en: 'Textbooks & Study Guides', th: 'หนังสือเรียนและคู่มือสอบ', zh: '教材教辅', vi: 'Sách giáo khoa và luyện thi', es: 'Libros de texto y estudio', ja: '参考書・教科書', ko: '교재·학습서' } },
        { id: 8105, names: { en: 'Cookbooks & How-To Books', th: 'ตำราอาหารและหนังสือฮาวทู', zh: '美食与生活技能书', vi: 'Sách nấu ăn và hướng dẫn', es: 'Cocina y libros prácticos', ja: '料理・実用書', ko: '요리·실용서' } },
        { id: 8106, names: { en: 'Art & Photo Books', th: 'หนังสือศิลปะและภาพถ่าย', zh: '艺术摄影画册', vi: 'Sách nghệ thuật và ảnh', es: 'Libros de arte y fotografía', ja: 'アート・写真集', ko: '예술·사진집' } },
      ],
    },
    {
      id: 8200,
      names: { en: 'Comics & Magazines', th: 'การ์ตูนและนิตยสาร', zh: '漫画与杂志', vi: 'Truyện tranh và tạp chí', es: 'Cómics y revistas', ja: '漫画・雑誌', ko: '만화·잡지' },
      leaves: [
        { id: 8201, names: { en: 'Manga', th: 'มังงะ', zh: '日本漫画', vi: 'Manga Nhật Bản', es: 'Manga', ja: 'コミック・漫画', ko: '일본 만화' } },
        { id: 8202, names: { en: 'Comics & Graphic Novels', th: 'คอมิกและนิยายภาพ', zh: '欧美漫画与图像小说', vi: 'Comic và tiểu thuyết đồ họa', es: 'Cómics y novelas gráficas', ja: 'アメコミ・グラフィックノベル', ko: '그래픽 노블·코믹스' } },
        { id: 8203, names: { en: 'Magazines', th: 'นิตยสาร', zh: '杂志', vi: 'Tạp chí', es: 'Revistas', ja: '雑誌', ko: '잡지' } },
        { id: 8204, names: { en: 'Newspapers', th: 'หนังสือพิมพ์', zh: '报纸', vi: 'Báo giấy', es: 'Periódicos', ja: '新聞', ko: '신문' } },
        { id: 8205, names: { en: 'Movie & Music Posters', th: 'โปสเตอร์หนังและดนตรี', zh: '影视音乐海报', vi: 'Poster phim và ca nhạc', es: 'Pósteres de cine y música', ja: '映画・音楽ポスター', ko: '영화·음악 포스터' } },
      ],
    },
    {
      id: 8300,
      names: { en: 'Movies & Series', th: 'ภาพยนตร์และซีรีส์', zh: '电影与剧集', vi: 'Phim và phim bộ', es: 'Películas y series', ja: '映画・ドラマ', ko: '영화·시리즈' },
      leaves: [
        { id: 8301, names: { en: 'DVD Movies', th: 'ภาพยนตร์ DVD', zh: 'DVD电影', vi: 'Phim DVD', es: 'Películas en DVD', ja: '映画DVD', ko: 'DVD 영화' } },
        { id: 8302, names: { en: 'Blu-ray Movies', th: 'ภาพยนตร์บลูเรย์', zh: '蓝光电影', vi: 'Phim Blu-ray', es: 'Películas en Blu-ray', ja: '映画ブルーレイ', ko: '블루레이 영화' } },
        { id: 8303, names: { en: 'TV Series Box Sets', th: 'บ็อกซ์เซ็ตซีรีส์', zh: '剧集套装', vi: 'Trọn bộ phim truyền hình', es: 'Packs de series de TV', ja: 'ドラマBOX', ko: '드라마 박스 세트' } },
        { id: 8304, names: { en: 'Anime & Cartoons on Disc', th: 'อนิเมะและการ์ตูนแบบแผ่น', zh: '动画碟片', vi: 'Đĩa phim hoạt hình', es: 'Anime y dibujos en disco', ja: 'アニメDVD・ブルーレイ', ko: '애니메이션 DVD·블루레이' } },
        { id: 8305, names: { en: 'Video Tapes', th: 'วิดีโอเทป', zh: '录像带', vi: 'Băng video', es: 'Cintas de vídeo', ja: 'ビデオテープ', ko: '비디오테이프' } },
      ],
    },
    {
      id: 8400,
      names: { en: 'Music & Record Players', th: 'เพลงและเครื่องเล่นแผ่นเสียง', zh: '音乐唱片与唱机', vi: 'Đĩa nhạc và máy nghe đĩa', es: 'Música y tocadiscos', ja: '音楽ソフト・プレーヤー', ko: '음반·턴테이블' },
      leaves: [
        { id: 8401, names: { en: 'Vinyl Records', th: 'แผ่นเสียง', zh: '黑胶唱片', vi: 'Đĩa than', es: 'Discos de vinilo', ja: 'レコード', ko: 'LP·바이닐' } },
        { id: 8402, names: { en: 'Music CDs', th: 'ซีดีเพลง', zh: '音乐CD', vi: 'Đĩa CD nhạc', es: 'CD de música', ja: '音楽CD', ko: '음악 CD' } },
        { id: 8403, names: { en: 'Cassette Tapes', th: 'เทปคาสเซ็ต', zh: '磁带', vi: 'Băng cassette', es: 'Casetes', ja: 'カセットテープ', ko: '카세트테이프' } },
        { id: 8404, names: { en: 'Idol Albums', th: 'อัลบั้มไอดอล', zh: '偶像专辑', vi: 'Album thần tượng', es: 'Álbumes de ídolos', ja: 'アイドルアルバム', ko: '아이돌 앨범' } },
        { id: 8405, names: { en: 'Record Players', th: 'เครื่องเล่นแผ่นเสียง', zh: '黑胶唱机', vi: 'Máy nghe đĩa than', es: 'Tocadiscos', ja: 'レコードプレーヤー', ko: '턴테이블' } },
      ],
    },
    {
      id: 8500,
      names: { en: 'String Instruments', th: 'เครื่องสาย', zh: '弦乐器', vi: 'Nhạc cụ dây', es: 'Instrumentos de cuerda', ja: '弦楽器', ko: '현악기' },
      leaves: [
        { id: 8501, names: { en: 'Acoustic Guitars', th: 'กีตาร์โปร่ง', zh: '木吉他', vi: 'Đàn guitar acoustic', es: 'Guitarras acústicas', ja: 'アコースティックギター', ko: '통기타' } },
        { id: 8502, names: { en: 'Electric Guitars', th: 'กีตาร์ไฟฟ้า', zh: '电吉他', vi: 'Đàn guitar điện', es: 'Guitarras eléctricas', ja: 'エレキギター', ko: '일렉 기타' } },
        { id: 8503, names: { en: 'Bass Guitars', th: 'กีตาร์เบส', zh: '贝斯', vi: 'Đàn guitar bass', es: 'Bajos eléctricos', ja: 'ベース', ko: '베이스 기타' } },
        { id: 8504, names: { en: 'Ukuleles', th: 'อูคูเลเล่', zh: '尤克里里', vi: 'Đàn ukulele', es: 'Ukeleles', ja: 'ウクレレ', ko: '우쿨렐레' } },
        { id: 8505, names: { en: 'Violins', th: 'ไวโอลิน', zh: '小提琴', vi: 'Đàn violin', es: 'Violines', ja: 'バイオリン', ko: '바이올린' } },
        { id: 8506, names: { en: 'Banjos', th: 'แบนโจ', zh: '班卓琴', vi: 'Đàn banjo', es: 'Banjos', ja: 'バンジョー', ko: '밴조' } },
        { id: 8507, names: { en: 'Other String Instruments', th: 'เครื่องสายอื่นๆ', zh: '其他弦乐器', vi: 'Nhạc cụ dây khác', es: 'Otros instrumentos de cuerda', ja: 'その他の弦楽器', ko: '기타 현악기' } },
      ],
    },
    {
      id: 8600,
      names: { en: 'Wind Instruments', th: 'เครื่องเป่า', zh: '管乐器', vi: 'Nhạc cụ hơi', es: 'Instrumentos de viento', ja: '管楽器', ko: '관악기' },
      leaves: [
        { id: 8601, names: { en: 'Flutes & Recorders', th: 'ขลุ่ยและฟลุต', zh: '笛子与长笛', vi: 'Sáo và flute', es: 'Flautas', ja: 'フルート・リコーダー', ko: '플루트·리코더' } },
        { id: 8602, names: { en: 'Clarinets', th: 'คลาริเน็ต', zh: '单簧管', vi: 'Kèn clarinet', es: 'Clarinetes', ja: 'クラリネット', ko: '클라리넷' } },
        { id: 8603, names: { en: 'Saxophones', th: 'แซกโซโฟน', zh: '萨克斯', vi: 'Kèn saxophone', es: 'Saxofones', ja: 'サックス', ko: '색소폰' } },
        { id: 8604, names: { en: 'Trumpets', th: 'ทรัมเป็ต', zh: '小号', vi: 'Kèn trumpet', es: 'Trompetas', ja: 'トランペット', ko: '트럼펫' } },
        { id: 8605, names: { en: 'Trombones & Other Brass', th: 'ทรอมโบนและเครื่องเป่าทองเหลือง', zh: '长号与铜管乐器', vi: 'Trombone và kèn đồng khác', es: 'Trombones y otros metales', ja: 'トロンボーン・金管楽器', ko: '트롬본·금관악기' } },
        { id: 8606, names: { en: 'Harmonicas', th: 'ฮาร์โมนิกา', zh: '口琴', vi: 'Kèn harmonica', es: 'Armónicas', ja: 'ハーモニカ', ko: '하모니카' } },
      ],
    },
    {
      id: 8700,
      names: { en: 'Keyboards & Percussion', th: 'คีย์บอร์ดและเครื่องตี', zh: '键盘与打击乐器', vi: 'Nhạc cụ phím và bộ gõ', es: 'Teclados y percusión', ja: '鍵盤・打楽器', ko: '건반·타악기' },
      leaves: [
        { id: 8701, names: { en: 'Keyboards & Digital Pianos', th: 'คีย์บอร์ดและเปียโนไฟฟ้า', zh: '电子琴与电钢琴', vi: 'Đàn organ và piano điện', es: 'Teclados y pianos digitales', ja: 'キーボード・電子ピアノ', ko: '키보드·디지털 피아노' } },
        { id: 8702, names: { en: 'Accordions', th: 'แอคคอร์เดียน', zh: '手风琴', vi: 'Đàn accordion', es: 'Acordeones', ja: 'アコーディオン', ko: '아코디언' } },
        { id: 8703, names: { en: 'Drums & Drum Kits', th: 'กลองและกลองชุด', zh: '鼓与架子鼓', vi: 'Trống và dàn trống', es: 'Tambores y baterías', ja: 'ドラム', ko: '드럼' } },
        { id: 8704, names: { en: 'Hand Drums & Cajons', th: 'กลองมือและคาฮอง', zh: '手鼓与箱鼓', vi: 'Trống tay và cajon', es: 'Tambores de mano y cajones', ja: 'ハンドドラム・カホン', ko: '핸드 드럼·카혼' } },
        { id: 8705, names: { en: 'Shakers & Small Percussion', th: 'ลูกแซกและเครื่องเคาะจังหวะ', zh: '沙锤与小打击乐器', vi: 'Maracas và bộ gõ nhỏ', es: 'Maracas y pequeña percusión', ja: 'マラカス・小物打楽器', ko: '마라카스·소형 타악기' } },
        { id: 8706, names: { en: 'Kalimbas', th: 'คาลิมบา', zh: '拇指琴', vi: 'Đàn kalimba', es: 'Kalimbas', ja: 'カリンバ', ko: '칼림바' } },
        { id: 8707, names: { en: 'Xylophones', th: 'ไซโลโฟนและระนาด', zh: '木琴', vi: 'Đàn xylophone', es: 'Xilófonos', ja: '木琴・シロフォン', ko: '실로폰' } },
      ],
    },
    {
      id: 8800,
      names: { en: 'Instrument Accessories & Sheet Music', th: 'อุปกรณ์ดนตรีและโน้ตเพลง', zh: '乐器配件与乐谱', vi: 'Phụ kiện nhạc cụ và bản nhạc', es: 'Accesorios y partituras', ja: '楽器アクセサリー・楽譜', ko: '악기 액세서리·악보' },
      leaves: [
        { id: 8801, names: { en: 'Instrument Strings', th: 'สายเครื่องดนตรี', zh: '琴弦', vi: 'Dây đàn', es: 'Cuerdas para instrumentos', ja: '楽器用弦', ko: '악기 줄' } },
        { id: 8802, names: { en: 'Guitar Picks, Capos & Straps', th: 'ปิ๊ก คาโป้ และสายสะพายกีตาร์', zh: '吉他拨片变调夹背带', vi: 'Phím gảy, capo và dây đeo', es: 'Púas, cejillas y correas', ja: 'ピック・カポ・ストラップ', ko: '기타 피크·카포·스트랩' } },
        { id: 8803, names: { en: 'Drumsticks & Mallets', th: 'ไม้กลองและไม้ตี', zh: '鼓棒鼓槌', vi: 'Dùi trống', es: 'Baquetas', ja: 'ドラムスティック・マレット', ko: '드럼 스틱·말렛' } },
        { id: 8804, names: { en: 'Instrument Cases & Bags', th: 'กล่องและกระเป๋าเครื่องดนตรี', zh: '琴盒琴包', vi: 'Hộp và bao đựng nhạc cụ', es: 'Estuches y fundas', ja: '楽器ケース・バッグ', ko: '악기 케이스·가방' } },
        { id: 8805, names: { en: 'Music & Instrument Stands', th: 'ขาตั้งโน้ตและเครื่องดนตรี', zh: '谱架与琴架', vi: 'Giá nhạc và chân đế', es: 'Atriles y soportes', ja: '譜面台・楽器スタンド', ko: '보면대·악기 스탠드' } },
        { id: 8806, names: { en: 'Tuners', th: 'เครื่องตั้งสาย', zh: '调音器', vi: 'Máy lên dây', es: 'Afinadores', ja: 'チューナー', ko: '튜너' } },
        { id: 8807, names: { en: 'Metronomes', th: 'เมโทรนอม', zh: '节拍器', vi: 'Máy đếm nhịp', es: 'Metrónomos', ja: 'メトロノーム', ko: '메트로놈' } },
        { id: 8808, names: { en: 'Sheet Music & Songbooks', th: 'โน้ตเพลงและหนังสือเพลง', zh: '乐谱歌本', vi: 'Bản nhạc và sách nhạc', es: 'Partituras y cancioneros', ja: '楽譜・スコア', ko: '악보·교본' } },
      ],
    },
    {
      id: 8900,
      names: { en: 'Audio & Stage Gear', th: 'เครื่องเสียงและอุปกรณ์เวที', zh: '音响与舞台设备', vi: 'Thiết bị âm thanh sân khấu', es: 'Equipos de audio y escenario', ja: '音響・ステージ機材', ko: '음향·무대 장비' },
      leaves: [
        { id: 8901, names: { en: 'Microphones', th: 'ไมโครโฟน', zh: '麦克风', vi: 'Micro', es: 'Micrófonos', ja: 'マイク', ko: '마이크' } },
        { id: 8902, names: { en: 'Guitar Amplifiers', th: 'แอมป์กีตาร์', zh: '吉他音箱', vi: 'Ampli guitar', es: 'Amplificadores de guitarra', ja: 'ギターアンプ', ko: '기타 앰프' } },
        { id: 8903, names: { en: 'Effects Pedals', th: 'เอฟเฟกต์กีตาร์', zh: '效果器', vi: 'Phơ guitar', es: 'Pedales de efectos', ja: 'エフェクター', ko: '이펙터' } },
        { id: 8904, names: { en: 'Audio Mixers', th: 'มิกเซอร์เสียง', zh: '调音台', vi: 'Bàn mixer', es: 'Mezcladores de audio', ja: 'オーディオミキサー', ko: '오디오 믹서' } },
        { id: 8905, names: { en: 'DJ Controllers', th: 'ดีเจคอนโทรลเลอร์', zh: 'DJ控制器', vi: 'Bàn DJ', es: 'Controladores de DJ', ja: 'DJコントローラー', ko: 'DJ 컨트롤러' } },
        { id: 8906, names: { en: 'Stage & PA Speakers', th: 'ลำโพงเวทีและ PA', zh: '舞台音箱', vi: 'Loa sân khấu', es: 'Altavoces de escenario y PA', ja: 'PAスピーカー', ko: '무대·PA 스피커' } },
        { id: 8907, names: { en: 'Stage Lights', th: 'ไฟเวที', zh: '舞台灯', vi: 'Đèn sân khấu', es: 'Luces de escenario', ja: 'ステージ照明', ko: '무대 조명' } },
        { id: 8908, names: { en: 'Audio Interfaces', th: 'ออดิโออินเตอร์เฟซ', zh: '声卡', vi: 'Sound card thu âm', es: 'Interfaces de audio', ja: 'オーディオインターフェース', ko: '오디오 인터페이스' } },
      ],
    },
  ],
};
