import type { Aisle } from '../category.ts';

export const jewelryWatches: Aisle = {
  id: 9000,
  names: { en: 'Jewelry & Watches', th: 'เครื่องประดับและนาฬิกา', zh: '珠宝首饰与手表', vi: 'Trang sức & đồng hồ', es: 'Joyería y relojes', ja: 'ジュエリー・腕時計', ko: '주얼리·시계' },
  sections: [
    {
      id: 9100,
      names: { en: 'Rings', th: 'แหวน', zh: '戒指', vi: 'Nhẫn', es: 'Anillos', ja: '指輪・リング', ko: '반지' },
      leaves: [
        { id: 9101, names: { en: 'Engagement & Gemstone Rings', th: 'แหวนหมั้นและแหวนพลอย', zh: '求婚戒指与宝石戒指', vi: 'Nhẫn cầu hôn & nhẫn đá', es: 'Anillos de compromiso y gemas', ja: '婚約指輪・宝石リング', ko: '약혼·보석 반지' } },
        { id: 9102, names: { en: 'Wedding Bands', th: 'แหวนแต่งงาน', zh: '结婚对戒', vi: 'Nhẫn cưới', es: 'Alianzas de boda', ja: '結婚指輪', ko: '결혼반지' } },
        { id: 9103, names: { en: 'Fashion Rings', th: 'แหวนแฟชั่น', zh: '时尚戒指', vi: 'Nhẫn thời trang', es: 'Anillos de moda', ja: 'ファッションリング', ko: '패션 반지' } },
        { id: 9104, names: { en: "Men's & Signet Rings", th: 'แหวนผู้ชาย', zh: '男士戒指与印章戒', vi: 'Nhẫn nam', es: 'Anillos de hombre y sellos', ja: 'メンズリング・印台リング', ko: '남성 반지·인장 반지' } },
        { id: 9105, names: { en: 'Couple & Ring Sets', th: 'แหวนคู่และเซ็ตแหวน', zh: '情侣戒与套戒', vi: 'Nhẫn đôi & bộ nhẫn', es: 'Anillos de pareja y conjuntos', ja: 'ペアリング・セットリング', ko: '커플링·반지 세트' } },
      ],
    },
    {
      id: 9200,
      names: { en: 'Necklaces & Pendants', th: 'สร้อยคอและจี้', zh: '项链吊坠', vi: 'Dây chuyền & mặt dây', es: 'Collares y colgantes', ja: 'ネックレス・ペンダント', ko: '목걸이·펜던트' },
      leaves: [
        { id: 9201, names: { en: 'Pendant Necklaces', th: 'สร้อยคอพร้อมจี้', zh: '吊坠项链', vi: 'Dây chuyền có mặt', es: 'Collares con colgante', ja: 'ペンダントネックレス', ko: '펜던트 목걸이' } },
        { id: 9202, names: { en: 'Chains', th: 'สร้อยคอโซ่', zh: '素链', vi: 'Dây chuyền trơn', es: 'Cadenas', ja: 'チェーンネックレス', ko: '체인 목걸이' } },
        { id: 9203, names: { en: 'Chokers', th: 'โชคเกอร์', zh: '锁骨链与颈圈', vi: 'Vòng cổ choker', es: 'Gargantillas', ja: 'チョーカー', ko: '초커' } },
        { id: 9204, names: { en: 'Pearl & Bead Necklaces', th: 'สร้อยมุกและสร้อยลูกปัด', zh: '珍珠项链与珠链', vi: 'Chuỗi ngọc trai & hạt', es: 'Collares de perlas y cuentas', ja: 'パール・ビーズネックレス', ko: '진주·비즈 목걸이' } },
        { id: 9205, names: { en: 'Pendants & Charms', th: 'จี้และชาร์ม', zh: '吊坠与串饰', vi: 'Mặt dây & charm', es: 'Colgantes y abalorios', ja: 'ペンダントトップ・チャーム', ko: '펜던트·참' } },
        { id: 9206, names: { en: 'Amulets & Religious Pendants', th: 'พระเครื่องและจี้มงคล', zh: '护身符与宗教吊坠', vi: 'Bùa hộ mệnh & mặt dây tôn giáo', es: 'Amuletos y colgantes religiosos', ja: 'お守り・宗教ペンダント', ko: '부적·종교 펜던트' } },
        { id: 9207, names: { en: 'Jewelry Sets', th: 'ชุดเครื่องประดับ', zh: '首饰套装', vi: 'Bộ trang sức', es: 'Conjuntos de joyas', ja: 'ジュエリーセット', ko: '주얼리 세트' } },
      ],
    },
    {
      id: 9300,
      names: { en: 'Earrings & Body Jewelry', th: 'ต่างหูและจิวเจาะ', zh: '耳饰与身体饰品', vi: 'Bông tai & khuyên xỏ', es: 'Aretes y piercings', ja: 'ピアス・イヤリング', ko: '귀걸이·피어싱' },
      leaves: [
        { id: 9301, names: { en: 'Stud Earrings', th: 'ต่างหูแบบแป้น', zh: '耳钉', vi: 'Bông tai nụ', es: 'Aretes de botón', ja: 'スタッドピアス', ko: '스터드 귀걸이' } },
        { id: 9302, names: { en: 'Hoop Earrings', th: 'ต่างหูห่วง', zh: '耳环耳圈', vi: 'Khuyên tai tròn', es: 'Aretes de aro', ja: 'フープピアス', ko: '링 귀걸이' } },
        { id: 9303, names: { en: 'Drop & Dangle Earrings', th: 'ต่างหูห้อย', zh: '耳坠', vi: 'Bông tai dáng dài', es: 'Aretes largos', ja: 'ドロップピアス・揺れるピアス', ko: '드롭 귀걸이' } },
        { id: 9304, names: { en: 'Clip-On Earrings & Ear Cuffs', th: 'ต่างหูหนีบและเอียร์คัฟ', zh: '耳夹与耳骨夹', vi: 'Bông tai kẹp & ear cuff', es: 'Aretes de clip y ear cuffs', ja: 'イヤリング・イヤーカフ', ko: '귀찌·이어커프' } },
        { id: 9305, names: { en: 'Body Piercing Jewelry', th: 'จิวเจาะร่างกาย', zh: '身体穿刺饰品', vi: 'Khuyên xỏ cơ thể', es: 'Joyería para piercing', ja: 'ボディピアス', ko: '바디 피어싱' } },
      ],
    },
    {
      id: 9400,
      names: { en: 'Bracelets & Anklets', th: 'กำไลและสร้อยข้อเท้า', zh: '手链手镯脚链', vi: 'Vòng tay & lắc chân', es: 'Pulseras y tobilleras', ja: 'ブレスレット・アンクレット', ko: '팔찌·발찌' },
      leaves: [
        { id: 9401, names: { en: 'Bangles & Cuffs', th: 'กำไลข้อมือแบบแข็ง', zh: '手镯', vi: 'Vòng tay cứng', es: 'Brazaletes', ja: 'バングル', ko: '뱅글' } },
        { id: 9402, names: { en: 'Chain Bracelets', th: 'สร้อยข้อมือ', zh: '链式手链', vi: 'Lắc tay', es: 'Pulseras de cadena', ja: 'チェーンブレスレット', ko: '체인 팔찌' } },
        { id: 9403, names: { en: 'Beaded Bracelets', th: 'สร้อยข้อมือหินและลูกปัด', zh: '串珠手链', vi: 'Vòng tay chuỗi hạt', es: 'Pulseras de cuentas', ja: '天然石・ビーズブレスレット', ko: '비즈 팔찌' } },
        { id: 9404, names: { en: 'Charm Bracelets', th: 'สร้อยข้อมือชาร์ม', zh: '串饰手链', vi: 'Vòng tay charm', es: 'Pulseras de abalorios', ja: 'チャームブレスレット', ko: '참 팔찌' } },
        { id: 9405, names: { en: 'Cord & Braided Bracelets', th: 'สร้อยข้อมือเชือกถัก', zh: '编织手绳', vi: 'Vòng tay dây bện', es: 'Pulseras de cordón', ja: 'コードブレス・ミサンガ', ko: '끈·매듭 팔찌' } },
        { id: 9406, names: { en: 'Anklets', th: 'สร้อยข้อเท้า', zh: '脚链', vi: 'Lắc chân', es: 'Tobilleras', ja: 'アンクレット', ko: '발찌' } },
        { id: 9407, names: { en: 'Leather Bracelets', th: 'สร้อยข้อมือหนัง', zh: '皮革手链', vi: 'Vòng tay da', es: 'Pulseras de cuero', ja: 'レザーブレスレット', ko: '가죽 팔찌' } },
      ],
    },
    {
      id: 9500,
      names: { en: 'Watches', th: 'นาฬิกา', zh: '手表', vi: 'Đồng hồ', es: 'Relojes', ja: '腕時計', ko: '시계' },
      leaves: [
        { id: 9501, names: { en: "Men's Watches", th: 'นาฬิกาผู้ชาย', zh: '男士手表', vi: 'Đồng hồ nam', es: 'Relojes de hombre', ja: 'メンズ腕時計', ko: '남성 시계' } },
        { id: 9502, names: { en: "Women's Watches", th: 'นาฬิกาผู้หญิง', zh: '女士手表', vi: 'Đồng hồ nữ', es: 'Relojes de mujer', ja: 'レディース腕時計', ko: '여성 시계' } },
        { id: 9503, names: { en: 'Digital Watches', th: 'นาฬิกาดิจิทัล', zh: '电子表', vi: 'Đồng hồ điện tử', es: 'Relojes digitales', ja: 'デジタル腕時計', ko: '디지털 시계' } },
        { id: 9504, names: { en: 'Mechanical Watches', th: 'นาฬิกากลไก', zh: '机械表', vi: 'Đồng hồ cơ', es: 'Relojes mecánicos', ja: '機械式腕時計', ko: '기계식 시계' } },
        { id: 9505, names: { en: "Kids' Watches", th: 'นาฬิกาเด็ก', zh: '儿童手表', vi: 'Đồng hồ trẻ em', es: 'Relojes infantiles', ja: 'キッズ腕時計', ko: '어린이 시계' } },
        { id: 9506, names: { en: 'Pocket Watches', th: 'นาฬิกาพก', zh: '怀表', vi: 'Đồng hồ quả quýt', es: 'Relojes de bolsillo', ja: '懐中時計', ko: '회중시계' } },
      ],
    },
    {
      id: 9600,
      names: { en: 'Watch Accessories', th: 'อุปกรณ์นาฬิกา', zh: '手表配件', vi: 'Phụ kiện đồng hồ', es: 'Accesorios para relojes', ja: '腕時計アクセサリー', ko: '시계 액세서리' },
      leaves: [
        { id: 9601, names: { en: 'Watch Straps', th: 'สายนาฬิกา', zh: '表带', vi: 'Dây đồng hồ', es: 'Correas de reloj', ja: '時計ベルト', ko: '시곗줄' } },
        { id: 9602, names: { en: 'Watch Boxes & Cases', th: 'กล่องใส่นาฬิกา', zh: '手表收纳盒', vi: 'Hộp đựng đồng hồ', es: 'Cajas para relojes', ja: '時計ケース', ko: '시계 보관함' } },
        { id: 9603, names: { en: 'Watch Winders', th: 'กล่องหมุนนาฬิกา', zh: '摇表器', vi: 'Hộp xoay đồng hồ', es: 'Cajas giratorias para relojes', ja: 'ワインディングマシーン', ko: '워치 와인더' } },
        { id: 9604, names: { en: 'Watch Repair Tools', th: 'เครื่องมือซ่อมนาฬิกา', zh: '修表工具', vi: 'Dụng cụ sửa đồng hồ', es: 'Herramientas de relojería', ja: '時計工具', ko: '시계 수리 공구' } },
        { id: 9605, names: { en: 'Watch Parts', th: 'อะไหล่นาฬิกา', zh: '手表零件', vi: 'Linh kiện đồng hồ', es: 'Piezas de reloj', ja: '時計部品', ko: '시계 부품' } },
      ],
    },
    {
      id: 9700,
      names: { en: 'Brooches & Hair Jewelry', th: 'เข็มกลัดและเครื่องประดับผม', zh: '胸针与发饰', vi: 'Trâm cài & trang sức tóc', es: 'Broches y joyas para el pelo', ja: 'ブローチ・ヘアジュエリー', ko: '브로치·헤어 주얼리' },
      leaves: [
        { id: 9701, names: { en: 'Brooches', th: 'เข็มกลัดประดับ', zh: '胸针', vi: 'Trâm cài áo', es: 'Broches', ja: 'ブローチ', ko: '브로치' } },
        { id: 9702, names: { en: 'Pins & Badges', th: 'เข็มกลัดพินและป้ายติดเสื้อ', zh: '徽章', vi: 'Huy hiệu cài', es: 'Pins e insignias', ja: 'ピンバッジ', ko: '배지·핀' } },
        { id: 9703, names: { en: 'Tiaras & Crowns', th: 'มงกุฎและเทียร่า', zh: '皇冠头饰', vi: 'Vương miện', es: 'Tiaras y coronas', ja: 'ティアラ・クラウン', ko: '티아라·왕관' } },
        { id: 9704, names: { en: 'Hair Clips & Hairpins', th: 'กิ๊บและปิ่นปักผม', zh: '发夹发簪', vi: 'Kẹp & trâm cài tóc', es: 'Horquillas y pasadores joya', ja: 'ヘアクリップ・かんざし', ko: '헤어핀·비녀' } },
        { id: 9705, names: { en: 'Cufflinks', th: 'คัฟลิงค์', zh: '袖扣', vi: 'Khuy măng sét', es: 'Gemelos', ja: 'カフスボタン', ko: '커프스 버튼' } },
        { id: 9706, names: { en: 'Tie Clips', th: 'ที่หนีบเนกไท', zh: '领带夹', vi: 'Kẹp cà vạt', es: 'Pasadores de corbata', ja: 'ネクタイピン', ko: '넥타이핀' } },
        { id: 9707, names: { en: 'Hair Ties & Headbands', th: 'ยางรัดผมและที่คาดผม', zh: '发圈与发箍', vi: 'Dây buộc tóc & băng đô', es: 'Coleteros y diademas', ja: 'ヘアゴム・カチューシャ', ko: '머리끈·머리띠' } },
      ],
    },
    {
      id: 9800,
      names: { en: 'Jewelry Boxes & Care', th: 'กล่องและอุปกรณ์ดูแลเครื่องประดับ', zh: '首饰盒与保养', vi: 'Hộp đựng & chăm sóc trang sức', es: 'Joyeros y cuidado de joyas', ja: 'ジュエリーボックス・お手入れ', ko: '보석함·관리용품' },
      leaves: [
        { id: 9801, names: { en: 'Jewelry Boxes', th: 'กล่องเครื่องประดับ', zh: '首饰盒', vi: 'Hộp trang sức', es: 'Joyeros', ja: 'ジュエリーボックス', ko: '보석함' } },
        { id: 9802, names: { en: 'Jewelry Stands & Displays', th: 'ที่แขวนและแท่นโชว์เครื่องประดับ', zh: '首饰架展示架', vi: 'Giá treo trang sức', es: 'Expositores de joyas', ja: 'ジュエリースタンド', ko: '주얼리 스탠드' } },
        { id: 9803, names: { en: 'Travel Jewelry Cases', th: 'กระเป๋าเครื่องประดับพกพา', zh: '便携首饰包', vi: 'Hộp trang sức du lịch', es: 'Joyeros de viaje', ja: '携帯ジュエリーケース', ko: '휴대용 주얼리 케이스' } },
        { id: 9804, names: { en: 'Jewelry Cleaning', th: 'อุปกรณ์ทำความสะอาดเครื่องประดับ', zh: '首饰清洁用品', vi: 'Vệ sinh trang sức', es: 'Limpieza de joyas', ja: 'ジュエリークリーナー', ko: '주얼리 세척용품' } },
        { id: 9805, names: { en: 'Jewelry Gift Boxes', th: 'กล่องของขวัญเครื่องประดับ', zh: '首饰礼盒', vi: 'Hộp quà trang sức', es: 'Estuches de regalo', ja: 'ギフトボックス', ko: '주얼리 선물 상자' } },
        { id: 9806, names: { en: 'Jewelry Pouches', th: 'ถุงใส่เครื่องประดับ', zh: '首饰袋', vi: 'Túi đựng trang sức', es: 'Bolsitas para joyas', ja: 'ジュエリーポーチ', ko: '주얼리 파우치' } },
      ],
    },
    {
      id: 9900,
      names: { en: 'Loose Stones & Beads', th: 'พลอยร่วงและลูกปัด', zh: '裸石与散珠', vi: 'Đá rời & hạt cườm', es: 'Piedras sueltas y cuentas', ja: 'ルース・ビーズ', ko: '나석·비즈' },
      leaves: [
        { id: 9901, names: { en: 'Loose Gemstones', th: 'พลอยร่วง', zh: '宝石裸石', vi: 'Đá quý rời', es: 'Gemas sueltas', ja: 'ルース（裸石）', ko: '나석·보석' } },
        { id: 9902, names: { en: 'Jewelry Beads', th: 'ลูกปัดทำเครื่องประดับ', zh: '串珠散珠', vi: 'Hạt làm trang sức', es: 'Cuentas para bisutería', ja: 'アクセサリー用ビーズ', ko: '주얼리 비즈' } },
        { id: 9903, names: { en: 'Loose Pearls', th: 'ไข่มุกเม็ดร่วง', zh: '珍珠裸珠', vi: 'Ngọc trai rời', es: 'Perlas sueltas', ja: 'パールルース', ko: '낱알 진주' } },
        { id: 9904, names: { en: 'Crystals & Raw Stones', th: 'หินคริสตัลและหินดิบ', zh: '水晶原石', vi: 'Tinh thể & đá thô', es: 'Cristales y piedras en bruto', ja: '天然石・原石', ko: '크리스털·원석' } },
        { id: 9905, names: { en: 'Jewelry Findings', th: 'อะไหล่เครื่องประดับ', zh: '首饰配件材料', vi: 'Phụ kiện làm trang sức', es: 'Fornituras de bisutería', ja: 'アクセサリーパーツ', ko: '주얼리 부자재' } },
      ],
    },
  ],
};
