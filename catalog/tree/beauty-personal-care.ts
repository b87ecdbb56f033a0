import type { Aisle } from '../category.ts';

export const beautyPersonalCare: Aisle = {
  id: 6000,
  names: { en: 'Beauty & Personal Care', th: 'ความงามและของใช้ส่วนตัว', zh: '美妆个护', vi: 'Sắc đẹp & chăm sóc cá nhân', es: 'Belleza y cuidado personal', ja: '美容・パーソナルケア', ko: '뷰티·퍼스널케어' },
  sections: [
    {
      id: 6100,
      names: { en: 'Make-Up', th: 'เครื่องสำอาง', zh: '彩妆', vi: 'Trang điểm', es: 'Maquillaje', ja: 'メイクアップ', ko: '메이크업' },
      leaves: [
        { id: 6101, names: { en: 'Lip Make-Up', th: 'ลิปสติกและลิปกลอส', zh: '唇妆', vi: 'Son môi', es: 'Labios', ja: 'リップメイク', ko: '립 메이크업' } },
        { id: 6102, names: { en: 'Foundations & Powders', th: 'รองพื้นและแป้ง', zh: '粉底与粉饼', vi: 'Kem nền & phấn phủ', es: 'Bases y polvos', ja: 'ファンデーション・パウダー', ko: '파운데이션·파우더' } },
        { id: 6103, names: { en: 'Eye Make-Up', th: 'เครื่องสำอางสำหรับดวงตา', zh: '眼妆', vi: 'Trang điểm mắt', es: 'Ojos', ja: 'アイメイク', ko: '아이 메이크업' } },
        { id: 6104, names: { en: 'Blush & Highlighters', th: 'บลัชออนและไฮไลท์', zh: '腮红与高光', vi: 'Má hồng & phấn bắt sáng', es: 'Coloretes e iluminadores', ja: 'チーク・ハイライト', ko: '블러셔·하이라이터' } },
        { id: 6105, names: { en: 'Make-Up Brushes & Sponges', th: 'แปรงและฟองน้ำแต่งหน้า', zh: '化妆刷与粉扑', vi: 'Cọ & mút trang điểm', es: 'Brochas y esponjas', ja: 'メイクブラシ・スポンジ', ko: '메이크업 브러시·스펀지' } },
        { id: 6106, names: { en: 'Vanity Mirrors', th: 'กระจกแต่งหน้า', zh: '化妆镜', vi: 'Gương trang điểm', es: 'Espejos de maquillaje', ja: '化粧鏡', ko: '화장 거울' } },
      ],
    },
    {
      id: 6200,
      names: { en: 'Skin Care', th: 'บำรุงผิวหน้า', zh: '护肤', vi: 'Chăm sóc da', es: 'Cuidado de la piel', ja: 'スキンケア', ko: '스킨케어' },
      leaves: [
        { id: 6201, names: { en: 'Facial Cleansers', th: 'ผลิตภัณฑ์ล้างหน้า', zh: '洁面', vi: 'Sữa rửa mặt', es: 'Limpiadores faciales', ja: '洗顔・クレンジング', ko: '클렌징' } },
        { id: 6202, names: { en: 'Toners & Mists', th: 'โทนเนอร์และสเปรย์น้ำแร่', zh: '爽肤水与喷雾', vi: 'Nước hoa hồng & xịt khoáng', es: 'Tónicos y brumas', ja: '化粧水・ミスト', ko: '토너·미스트' } },
        { id: 6203, names: { en: 'Moisturisers & Creams', th: 'ครีมบำรุงและมอยส์เจอไรเซอร์', zh: '面霜乳液', vi: 'Kem dưỡng ẩm', es: 'Cremas hidratantes', ja: '乳液・クリーム', ko: '크림·로션' } },
        { id: 6204, names: { en: 'Serums & Essences', th: 'เซรั่มและเอสเซนส์', zh: '精华', vi: 'Tinh chất dưỡng da', es: 'Sérums y esencias', ja: '美容液・エッセンス', ko: '세럼·에센스' } },
        { id: 6205, names: { en: 'Face Masks', th: 'มาสก์หน้า', zh: '面膜', vi: 'Mặt nạ dưỡng da', es: 'Mascarillas faciales', ja: 'フェイスマスク・パック', ko: '마스크팩' } },
        { id: 6206, names: { en: 'Sun Care', th: 'ครีมกันแดด', zh: '防晒', vi: 'Kem chống nắng', es: 'Protección solar', ja: '日焼け止め', ko: '선케어' } },
      ],
    },
    {
      id: 6300,
      names: { en: 'Hair Care & Styling', th: 'ดูแลและจัดแต่งทรงผม', zh: '美发护发', vi: 'Chăm sóc & tạo kiểu tóc', es: 'Cuidado y peinado del cabello', ja: 'ヘアケア・スタイリング', ko: '헤어케어·스타일링' },
      leaves: [
        { id: 6301, names: { en: 'Shampoos & Conditioners', th: 'แชมพูและครีมนวด', zh: '洗发护发', vi: 'Dầu gội & dầu xả', es: 'Champús y acondicionadores', ja: 'シャンプー・コンディショナー', ko: '샴푸·린스' } },
        { id: 6302, names: { en: 'Hair Treatments & Oils', th: 'ทรีตเมนต์และออยล์บำรุงผม', zh: '发膜与护发精油', vi: 'Ủ tóc & dầu dưỡng', es: 'Tratamientos y aceites capilares', ja: 'トリートメント・ヘアオイル', ko: '트리트먼트·헤어오일' } },
        { id: 6303, names: { en: 'Hair Colour', th: 'ยาย้อมผม', zh: '染发剂', vi: 'Thuốc nhuộm tóc', es: 'Tintes para el pelo', ja: 'ヘアカラー', ko: '염색약' } },
        { id: 6304, names: { en: 'Hair Styling Products', th: 'ผลิตภัณฑ์จัดแต่งทรงผม', zh: '美发造型', vi: 'Sản phẩm tạo kiểu tóc', es: 'Productos de peinado', ja: 'ヘアスタイリング剤', ko: '헤어 스타일링제' } },
        { id: 6305, names: { en: 'Hair Dryers', th: 'ไดร์เป่าผม', zh: '吹风机', vi: 'Máy sấy tóc', es: 'Secadores de pelo', ja: 'ヘアドライヤー', ko: '헤어드라이어' } },
        { id: 6306, names: { en: 'Straighteners & Curlers', th: 'เครื่องหนีบและม้วนผม', zh: '直发器与卷发棒', vi: 'Máy duỗi & uốn tóc', es: 'Planchas y rizadores', ja: 'ヘアアイロン', ko: '고데기' } },
        { id: 6307, names: { en: 'Combs & Hair Brushes', th: 'หวีและแปรงผม', zh: '梳子', vi: 'Lược', es: 'Peines y cepillos', ja: 'くし・ヘアブラシ', ko: '빗·헤어브러시' } },
        { id: 6308, names: { en: 'Wigs & Hair Extensions', th: 'วิกผมและแฮร์พีซ', zh: '假发', vi: 'Tóc giả & tóc nối', es: 'Pelucas y extensiones', ja: 'ウィッグ・エクステ', ko: '가발·붙임머리' } },
      ],
    },
    {
      id: 6400,
      names: { en: 'Fragrance', th: 'น้ำหอม', zh: '香水香氛', vi: 'Nước hoa', es: 'Perfumes y fragancias', ja: '香水・フレグランス', ko: '향수' },
      leaves: [
        { id: 6401, names: { en: "Women's Perfume", th: 'น้ำหอมผู้หญิง', zh: '女士香水', vi: 'Nước hoa nữ', es: 'Perfumes de mujer', ja: 'レディース香水', ko: '여성 향수' } },
        { id: 6402, names: { en: "Men's Cologne", th: 'น้ำหอมผู้ชาย', zh: '男士香水', vi: 'Nước hoa nam', es: 'Colonias de hombre', ja: 'メンズ香水', ko: '남성 향수' } },
        { id: 6403, names: { en: 'Unisex Perfume', th: 'น้ำหอมยูนิเซ็กซ์', zh: '中性香水', vi: 'Nước hoa unisex', es: 'Perfumes unisex', ja: 'ユニセックス香水', ko: '남녀공용 향수' } },
        { id: 6404, names: { en: 'Body Mists & Sprays', th: 'บอดี้มิสต์และสเปรย์', zh: '身体香氛喷雾', vi: 'Xịt thơm toàn thân', es: 'Brumas corporales', ja: 'ボディミスト', ko: '바디미스트' } },
        { id: 6405, names: { en: 'Deodorants', th: 'โรลออนและสเปรย์ระงับกลิ่นกาย', zh: '止汗除味', vi: 'Lăn & xịt khử mùi', es: 'Desodorantes', ja: 'デオドラント', ko: '데오드란트' } },
      ],
    },
    {
      id: 6500,
      names: { en: 'Nails', th: 'ทำเล็บ', zh: '美甲', vi: 'Làm móng', es: 'Uñas', ja: 'ネイル', ko: '네일' },
      leaves: [
        { id: 6501, names: { en: 'Nail Polish', th: 'ยาทาเล็บ', zh: '指甲油', vi: 'Sơn móng tay', es: 'Esmaltes de uñas', ja: 'マニキュア', ko: '매니큐어' } },
        { id: 6502, names: { en: 'Gel Kits & Nail Lamps', th: 'ชุดเจลและเครื่องอบเล็บ', zh: '美甲灯与光疗套装', vi: 'Bộ gel & đèn hơ móng', es: 'Kits de gel y lámparas', ja: 'ジェルネイル・ライト', ko: '젤네일·램프' } },
        { id: 6503, names: { en: 'False Nails & Tips', th: 'เล็บปลอม', zh: '穿戴甲与甲片', vi: 'Móng giả', es: 'Uñas postizas', ja: 'ネイルチップ', ko: '인조 손톱' } },
        { id: 6504, names: { en: 'Nail Clippers & Files', th: 'กรรไกรตัดเล็บและตะไบ', zh: '指甲钳与指甲锉', vi: 'Bấm & dũa móng', es: 'Cortaúñas y limas', ja: '爪切り・やすり', ko: '손톱깎이·네일 파일' } },
        { id: 6505, names: { en: 'Nail Art & Decorations', th: 'อุปกรณ์ตกแต่งเล็บ', zh: '美甲饰品', vi: 'Phụ kiện trang trí móng', es: 'Decoración de uñas', ja: 'ネイルアート用品', ko: '네일아트 용품' } },
      ],
    },
    {
      id: 6600,
      names: { en: "Shaving & Men's Care", th: 'โกนหนวดและของใช้ผู้ชาย', zh: '剃须与男士护理', vi: 'Cạo râu & chăm sóc nam', es: 'Afeitado y cuidado masculino', ja: 'シェービング・メンズケア', ko: '면도·남성 케어' },
      leaves: [
        { id: 6601, names: { en: 'Razors & Blades', th: 'มีดโกนและใบมีด', zh: '手动剃须刀', vi: 'Dao cạo & lưỡi dao', es: 'Maquinillas y cuchillas', ja: 'カミソリ・替刃', ko: '면도기·면도날' } },
        { id: 6602, names: { en: 'Electric Shavers', th: 'เครื่องโกนหนวดไฟฟ้า', zh: '电动剃须刀', vi: 'Máy cạo râu', es: 'Afeitadoras eléctricas', ja: '電気シェーバー', ko: '전기면도기' } },
        { id: 6603, names: { en: 'Hair Clippers & Trimmers', th: 'ปัตตาเลี่ยนและเครื่องเล็มขน', zh: '理发器与修剪器', vi: 'Tông đơ & máy tỉa', es: 'Cortapelos y recortadoras', ja: 'バリカン・トリマー', ko: '이발기·트리머' } },
        { id: 6604, names: { en: 'Shaving Creams & Aftershaves', th: 'ครีมโกนหนวดและอาฟเตอร์เชฟ', zh: '剃须膏与须后水', vi: 'Kem cạo & dưỡng sau cạo', es: 'Espumas y aftershaves', ja: 'シェービング剤・アフターシェーブ', ko: '셰이빙 크림·애프터셰이브' } },
        { id: 6605, names: { en: 'Beard Care', th: 'ผลิตภัณฑ์ดูแลหนวดเครา', zh: '胡须护理', vi: 'Chăm sóc râu', es: 'Cuidado de la barba', ja: 'ひげケア', ko: '수염 관리' } },
        { id: 6606, names: { en: 'Hair Removal', th: 'ผลิตภัณฑ์กำจัดขน', zh: '脱毛用品', vi: 'Tẩy lông & triệt lông', es: 'Depilación', ja: '脱毛・除毛用品', ko: '제모용품' } },
      ],
    },
    {
      id: 6700,
      names: { en: 'Oral Care', th: 'ดูแลช่องปาก', zh: '口腔护理', vi: 'Chăm sóc răng miệng', es: 'Cuidado bucal', ja: 'オーラルケア', ko: '구강 케어' },
      leaves: [
        { id: 6701, names: { en: 'Toothbrushes', th: 'แปรงสีฟัน', zh: '牙刷', vi: 'Bàn chải đánh răng', es: 'Cepillos de dientes', ja: '歯ブラシ', ko: '칫솔' } },
        { id: 6702, names: { en: 'Electric Toothbrushes', th: 'แปรงสีฟันไฟฟ้า', zh: '电动牙刷', vi: 'Bàn chải điện', es: 'Cepillos eléctricos', ja: '電動歯ブラシ', ko: '전동칫솔' } },
        { id: 6703, names: { en: 'Toothpaste & Whitening', th: 'ยาสีฟันและผลิตภัณฑ์ฟอกฟันขาว', zh: '牙膏与牙齿美白', vi: 'Kem đánh răng & làm trắng', es: 'Pasta de dientes y blanqueamiento', ja: '歯みがき粉・ホワイトニング', ko: '치약·미백' } },
        { id: 6704, names: { en: 'Mouthwash & Breath Care', th: 'น้ำยาบ้วนปากและสเปรย์ระงับกลิ่นปาก', zh: '漱口水与口喷', vi: 'Nước súc miệng & xịt miệng', es: 'Enjuagues y aliento fresco', ja: 'マウスウォッシュ・口臭ケア', ko: '가글·구취 케어' } },
        { id: 6705, names: { en: 'Floss & Water Flossers', th: 'ไหมขัดฟันและไหมขัดฟันพลังน้ำ', zh: '牙线与冲牙器', vi: 'Chỉ nha khoa & máy tăm nước', es: 'Hilo dental e irrigadores', ja: 'フロス・口腔洗浄器', ko: '치실·구강세정기' } },
      ],
    },
    {
      id: 6800,
      names: { en: 'Bath & Body', th: 'อาบน้ำและดูแลผิวกาย', zh: '沐浴身体护理', vi: 'Tắm & dưỡng thể', es: 'Baño y cuerpo', ja: 'バス・ボディケア', ko: '목욕·바디케어' },
      leaves: [
        { id: 6801, names: { en: 'Bar Soap', th: 'สบู่ก้อน', zh: '香皂', vi: 'Xà phòng bánh', es: 'Jabones en pastilla', ja: '固形石けん', ko: '비누' } },
        { id: 6802, names: { en: 'Shower Gels & Body Wash', th: 'ครีมอาบน้ำ', zh: '沐浴露', vi: 'Sữa tắm', es: 'Geles de ducha', ja: 'ボディソープ', ko: '바디워시' } },
        { id: 6803, names: { en: 'Body Lotions & Hand Creams', th: 'โลชั่นและครีมทามือ', zh: '身体乳与护手霜', vi: 'Sữa dưỡng thể & kem tay', es: 'Lociones y cremas de manos', ja: 'ボディローション・ハンドクリーム', ko: '바디로션·핸드크림' } },
        { id: 6804, names: { en: 'Scrubs & Bath Salts', th: 'สครับและเกลืออาบน้ำ', zh: '磨砂膏与浴盐', vi: 'Tẩy tế bào chết & muối tắm', es: 'Exfoliantes y sales de baño', ja: 'スクラブ・入浴剤', ko: '스크럽·입욕제' } },
        { id: 6805, names: { en: 'Bath Sponges & Brushes', th: 'ฟองน้ำและแปรงขัดตัว', zh: '浴球与浴刷', vi: 'Bông tắm & bàn chải tắm', es: 'Esponjas y cepillos de baño', ja: 'ボディスポンジ・ブラシ', ko: '샤워 스펀지·브러시' } },
        { id: 6806, names: { en: 'Personal Hygiene', th: 'สุขอนามัยส่วนบุคคล', zh: '个人卫生护理', vi: 'Vệ sinh cá nhân', es: 'Higiene personal', ja: '衛生用品', ko: '위생용품' } },
      ],
    },
    {
      id: 6900,
      names: { en: 'Health & Wellness', th: 'ผลิตภัณฑ์ดูแลสุขภาพ', zh: '健康护理', vi: 'Sức khỏe & thư giãn', es: 'Salud y bienestar', ja: '健康・ウェルネス', ko: '건강·웰니스' },
      leaves: [
        { id: 6901, names: { en: 'Massagers', th: 'เครื่องนวด', zh: '按摩器', vi: 'Máy massage', es: 'Masajeadores', ja: 'マッサージ器', ko: '마사지기' } },
        { id: 6902, names: { en: 'Thermometers', th: 'เทอร์โมมิเตอร์วัดไข้', zh: '体温计', vi: 'Nhiệt kế', es: 'Termómetros', ja: '体温計', ko: '체온계' } },
        { id: 6903, names: { en: 'Health Monitors', th: 'เครื่องวัดและตรวจสุขภาพ', zh: '健康监测仪', vi: 'Máy đo sức khỏe', es: 'Monitores de salud', ja: '血圧計・健康測定器', ko: '혈압계·건강 측정기' } },
        { id: 6904, names: { en: 'Bathroom Scales', th: 'เครื่องชั่งน้ำหนัก', zh: '体重秤', vi: 'Cân sức khỏe', es: 'Básculas de baño', ja: '体重計', ko: '체중계' } },
        { id: 6905, names: { en: 'First Aid', th: 'อุปกรณ์ปฐมพยาบาล', zh: '急救用品', vi: 'Đồ sơ cứu', es: 'Primeros auxilios', ja: '救急用品', ko: '응급처치' } },
        { id: 6906, names: { en: 'Vitamins & Supplements', th: 'วิตามินและอาหารเสริม', zh: '维生素与保健品', vi: 'Vitamin & thực phẩm bổ sung', es: 'Vitaminas y suplementos', ja: 'ビタミン・サプリメント', ko: '비타민·영양제' } },
        { id: 6907, names: { en: 'Mobility & Daily Living Aids', th: 'อุปกรณ์ช่วยเดินและดูแลผู้ป่วย', zh: '助行与康复辅具', vi: 'Dụng cụ hỗ trợ đi lại & sinh hoạt', es: 'Ayudas de movilidad', ja: '歩行補助・介護用品', ko: '보행 보조·재활용품' } },
        { id: 6908, names: { en: 'Relaxation & Sleep', th: 'ของใช้ช่วยผ่อนคลายและนอนหลับ', zh: '放松助眠', vi: 'Thư giãn & giấc ngủ', es: 'Relajación y sueño', ja: 'リラックス・睡眠グッズ', ko: '휴식·수면용품' } },
      ],
    },
  ],
};
