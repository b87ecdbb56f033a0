import type { Aisle } from '../category.ts';

export const industrialScientific: Aisle = {
  id: 13000,
  names: { en: 'Industrial & Scientific', th: 'อุตสาหกรรมและวิทยาศาสตร์', zh: '工业与科研用品', vi: 'Công nghiệp và khoa học', es: 'Industria y ciencia', ja: '産業・研究用品', ko: '산업·과학용품' },
  sections: [
    {
      id: 13100,
      names: { en: 'Hand Tools', th: 'เครื่องมือช่าง', zh: '手动工具', vi: 'Dụng cụ cầm tay', es: 'Herramientas manuales', ja: '手工具・作業工具', ko: '수공구' },
      leaves: [
        { id: 13101, names: { en: 'Screwdrivers', th: 'ไขควง', zh: '螺丝刀', vi: 'Tua vít', es: 'Destornilladores', ja: 'ドライバー', ko: '드라이버' } },
        { id: 13102, names: { en: 'Wrenches & Spanners', th: 'ประแจ', zh: '扳手', vi: 'Cờ lê và mỏ lết', es: 'Llaves de apriete', ja: 'レンチ・スパナ', ko: '렌치·스패너' } },
        { id: 13103, names: { en: 'Hammers & Mallets', th: 'ค้อน', zh: '锤子', vi: 'Búa', es: 'Martillos y mazas', ja: 'ハンマー・木づち', ko: '망치' } },
        { id: 13104, names: { en: 'Pliers & Cutters', th: 'คีม', zh: '钳子', vi: 'Kìm', es: 'Alicates y tenazas', ja: 'ペンチ・ニッパー', ko: '펜치·니퍼' } },
        { id: 13105, names: { en: 'Hand Saws', th: 'เลื่อยมือ', zh: '手锯', vi: 'Cưa tay', es: 'Serruchos y sierras de mano', ja: 'のこぎり', ko: '톱' } },
        { id: 13106, names: { en: 'Tool Boxes & Sets', th: 'กล่องเครื่องมือและชุดเครื่องมือ', zh: '工具箱与工具套装', vi: 'Hộp và bộ dụng cụ', es: 'Cajas y juegos de herramientas', ja: '工具箱・工具セット', ko: '공구함·공구 세트' } },
        { id: 13107, names: { en: 'Other Hand Tools', th: 'เครื่องมือช่างอื่นๆ', zh: '其他手动工具', vi: 'Dụng cụ cầm tay khác', es: 'Otras herramientas manuales', ja: 'その他の手工具', ko: '기타 수공구' } },
      ],
    },
    {
      id: 13200,
      names: { en: 'Power Tools', th: 'เครื่องมือไฟฟ้า', zh: '电动工具', vi: 'Dụng cụ điện', es: 'Herramientas eléctricas', ja: '電動工具', ko: '전동공구' },
      leaves: [
        { id: 13201, names: { en: 'Power Drills', th: 'สว่านไฟฟ้า', zh: '电钻', vi: 'Máy khoan', es: 'Taladros', ja: '電動ドリル', ko: '전동 드릴' } },
        { id: 13202, names: { en: 'Angle Grinders', th: 'เครื่องเจียร', zh: '角磨机', vi: 'Máy mài góc', es: 'Amoladoras', ja: 'ディスクグラインダー', ko: '앵글 그라인더' } },
        { id: 13203, names: { en: 'Power Saws', th: 'เลื่อยไฟฟ้า', zh: '电锯', vi: 'Máy cưa', es: 'Sierras eléctricas', ja: '電動のこぎり', ko: '전동 톱' } },
        { id: 13204, names: { en: 'Other Power Tools & Welders', th: 'เครื่องมือไฟฟ้าอื่นๆ และเครื่องเชื่อม', zh: '其他电动工具与焊机', vi: 'Dụng cụ điện khác và máy hàn', es: 'Otras herramientas eléctricas y soldadoras', ja: 'その他の電動工具・溶接機', ko: '기타 전동공구·용접기' } },
        { id: 13205, names: { en: 'Bits, Blades & Discs', th: 'ดอกสว่าน ใบเลื่อย และใบตัด', zh: '钻头锯片与磨片', vi: 'Mũi khoan, lưỡi cưa và đá mài', es: 'Brocas, hojas y discos', ja: 'ビット・替刃・ディスク', ko: '비트·톱날·디스크' } },
      ],
    },
    {
      id: 13300,
      names: { en: 'Measuring & Testing', th: 'เครื่องมือวัดและทดสอบ', zh: '测量与检测仪器', vi: 'Thiết bị đo và kiểm tra', es: 'Medición y ensayo', ja: '計測・検査機器', ko: '측정·검사 기기' },
      leaves: [
        { id: 13301, names: { en: 'Tape Measures', th: 'ตลับเมตรและสายวัด', zh: '卷尺', vi: 'Thước dây và thước cuộn', es: 'Cintas métricas', ja: 'メジャー・巻尺', ko: '줄자' } },
        { id: 13302, names: { en: 'Rulers', th: 'ไม้บรรทัดและไม้ฉาก', zh: '直尺与三角尺', vi: 'Thước kẻ và ê ke', es: 'Reglas y escuadras', ja: '定規・三角定規', ko: '자·삼각자' } },
        { id: 13303, names: { en: 'Multimeters & Electrical Testers', th: 'มัลติมิเตอร์และเครื่องทดสอบไฟฟ้า', zh: '万用表与电工测试仪', vi: 'Đồng hồ vạn năng và bút thử điện', es: 'Multímetros y comprobadores', ja: 'テスター・マルチメーター', ko: '멀티미터·테스터기' } },
        { id: 13304, names: { en: 'Scales & Balances', th: 'เครื่องชั่ง', zh: '电子秤与天平', vi: 'Cân', es: 'Básculas y balanzas', ja: 'はかり・天びん', ko: '저울' } },
        { id: 13305, names: { en: 'Thermometers & Hygrometers', th: 'เทอร์โมมิเตอร์และเครื่องวัดความชื้น', zh: '温度计与湿度计', vi: 'Nhiệt kế và ẩm kế', es: 'Termómetros e higrómetros', ja: '温度計・湿度計', ko: '온도계·습도계' } },
        { id: 13306, names: { en: 'Other Measuring Instruments', th: 'เครื่องมือวัดอื่นๆ', zh: '其他测量仪器', vi: 'Thiết bị đo khác', es: 'Otros instrumentos de medida', ja: 'その他の測定器', ko: '기타 측정기' } },
      ],
    },
    {
      id: 13400,
      names: { en: 'Lab Equipment & Glassware', th: 'อุปกรณ์ห้องแล็บและเครื่องแก้ว', zh: '实验室设备与玻璃器皿', vi: 'Thiết bị và dụng cụ phòng thí nghiệm', es: 'Laboratorio y material de vidrio', ja: '実験器具・理化学機器', ko: '실험실 기기·유리기구' },
      leaves: [
        { id: 13401, names: { en: 'Microscopes', th: 'กล้องจุลทรรศน์', zh: '显微镜', vi: 'Kính hiển vi', es: 'Microscopios', ja: '顕微鏡', ko: '현미경' } },
        { id: 13402, names: { en: 'Magnifiers', th: 'แว่นขยาย', zh: '放大镜', vi: 'Kính lúp', es: 'Lupas', ja: 'ルーペ・拡大鏡', ko: '돋보기·확대경' } },
        { id: 13403, names: { en: 'Lab Glassware', th: 'เครื่องแก้วห้องแล็บ', zh: '玻璃器皿', vi: 'Dụng cụ thủy tinh thí nghiệm', es: 'Material de vidrio', ja: '実験用ガラス器具', ko: '실험용 유리기구' } },
        { id: 13404, names: { en: 'Lab Instruments', th: 'เครื่องมือห้องแล็บ', zh: '实验室仪器', vi: 'Máy móc phòng thí nghiệm', es: 'Instrumentos de laboratorio', ja: '理化学機器', ko: '실험실 기기' } },
        { id: 13405, names: { en: 'Lab Coats', th: 'เสื้อกาวน์', zh: '实验服', vi: 'Áo blouse', es: 'Batas de laboratorio', ja: '白衣・実験着', ko: '실험복·가운' } },
      ],
    },
    {
      id: 13500,
      names: { en: 'Safety & Protective Gear', th: 'อุปกรณ์ความปลอดภัย', zh: '安全防护用品', vi: 'Thiết bị bảo hộ lao động', es: 'Seguridad y protección', ja: '安全・保護用品', ko: '안전·보호용품' },
      leaves: [
        { id: 13501, names: { en: 'Safety Helmets', th: 'หมวกนิรภัย', zh: '安全帽', vi: 'Mũ bảo hộ', es: 'Cascos de seguridad', ja: 'ヘルメット・保護帽', ko: '안전모' } },
        { id: 13502, names: { en: 'Safety Goggles', th: 'แว่นตานิรภัย', zh: '护目镜', vi: 'Kính bảo hộ', es: 'Gafas de protección', ja: '保護メガネ・ゴーグル', ko: '보안경·고글' } },
        { id: 13503, names: { en: 'Work Gloves', th: 'ถุงมือช่าง', zh: '劳保手套', vi: 'Găng tay bảo hộ', es: 'Guantes de trabajo', ja: '作業用手袋', ko: '작업용 장갑' } },
        { id: 13504, names: { en: 'Masks & Respirators', th: 'หน้ากากป้องกัน', zh: '防护口罩与面具', vi: 'Khẩu trang và mặt nạ bảo hộ', es: 'Mascarillas y respiradores', ja: '防じんマスク・保護マスク', ko: '방진·보호 마스크' } },
        { id: 13505, names: { en: 'Reflective Vests', th: 'เสื้อสะท้อนแสง', zh: '反光背心', vi: 'Áo phản quang', es: 'Chalecos reflectantes', ja: '反射ベスト・安全ベスト', ko: '반사 조끼' } },
        { id: 13506, names: { en: 'Fire Extinguishers', th: 'ถังดับเพลิง', zh: '灭火器', vi: 'Bình chữa cháy', es: 'Extintores', ja: '消火器', ko: '소화기' } },
        { id: 13507, names: { en: 'Safety Signs & Barriers', th: 'ป้ายเตือนและแผงกั้น', zh: '警示牌与护栏', vi: 'Biển báo và rào chắn', es: 'Señales y barreras', ja: '安全標識・バリケード', ko: '안전 표지·바리케이드' } },
      ],
    },
    {
      id: 13600,
      names: { en: 'Fasteners & Hardware', th: 'สกรู น็อต และฮาร์ดแวร์', zh: '紧固件与五金', vi: 'Ốc vít và phụ kiện kim khí', es: 'Tornillería y ferretería', ja: 'ねじ・金物・金具', ko: '나사·철물' },
      leaves: [
        { id: 13601, names: { en: 'Screws, Bolts & Nuts', th: 'สกรู โบลต์ และน็อต', zh: '螺丝螺栓螺母', vi: 'Ốc vít, bu lông và đai ốc', es: 'Tornillos, pernos y tuercas', ja: 'ねじ・ボルト・ナット', ko: '나사·볼트·너트' } },
        { id: 13602, names: { en: 'Hooks & Hangers', th: 'ตะขอ', zh: '挂钩', vi: 'Móc treo', es: 'Ganchos y colgadores', ja: 'フック', ko: '후크·걸이' } },
        { id: 13603, names: { en: 'Locks & Keys', th: 'กุญแจและแม่กุญแจ', zh: '锁具', vi: 'Ổ khóa và chìa khóa', es: 'Candados y cerraduras', ja: '錠前・南京錠', ko: '자물쇠·열쇠' } },
        { id: 13604, names: { en: 'Door & Cabinet Hardware', th: 'อุปกรณ์ประตูและตู้', zh: '门窗柜五金', vi: 'Phụ kiện cửa và tủ', es: 'Herrajes para puertas y muebles', ja: '扉・家具用金具', ko: '문·가구 철물' } },
        { id: 13605, names: { en: 'Chains', th: 'โซ่', zh: '链条', vi: 'Dây xích', es: 'Cadenas', ja: 'チェーン・鎖', ko: '체인·쇠사슬' } },
        { id: 13606, names: { en: 'Ropes & Cords', th: 'เชือก', zh: '绳索', vi: 'Dây thừng', es: 'Cuerdas', ja: 'ロープ・ひも', ko: '로프·끈' } },
        { id: 13607, names: { en: 'Magnets', th: 'แม่เหล็ก', zh: '磁铁', vi: 'Nam châm', es: 'Imanes', ja: 'マグネット・磁石', ko: '자석' } },
        { id: 13608, names: { en: 'Adhesives & Sealants', th: 'กาวและวัสดุยาแนว', zh: '胶粘剂与密封胶', vi: 'Keo dán và keo trám', es: 'Adhesivos y selladores', ja: '接着剤・シーリング材', ko: '접착제·실란트' } },
      ],
    },
    {
      id: 13700,
      names: { en: 'Material Handling & Packaging', th: 'ขนย้ายและบรรจุภัณฑ์', zh: '搬运与包装', vi: 'Vận chuyển và đóng gói', es: 'Manipulación y embalaje', ja: '物流・梱包用品', ko: '운반·포장용품' },
      leaves: [
        { id: 13701, names: { en: 'Hand Trucks & Carts', th: 'รถเข็นขนของ', zh: '手推车', vi: 'Xe đẩy hàng', es: 'Carretillas y carros', ja: '台車・運搬カート', ko: '손수레·대차' } },
        { id: 13702, names: { en: 'Ladders & Step Stools', th: 'บันไดช่าง', zh: '梯子', vi: 'Thang', es: 'Escaleras de mano', ja: 'はしご・脚立', ko: '사다리' } },
        { id: 13703, names: { en: 'Packing Boxes', th: 'กล่องพัสดุ', zh: '包装纸箱', vi: 'Hộp carton', es: 'Cajas de embalaje', ja: 'ダンボール箱', ko: '택배 박스' } },
        { id: 13704, names: { en: 'Packing Tape & Fillers', th: 'เทปและวัสดุกันกระแทก', zh: '胶带与填充材料', vi: 'Băng keo và vật liệu chèn', es: 'Cintas y rellenos de embalaje', ja: '梱包テープ・緩衝材', ko: '포장 테이프·완충재' } },
        { id: 13705, names: { en: 'Labels & Tags', th: 'ฉลากและป้ายแท็ก', zh: '标签与吊牌', vi: 'Nhãn và thẻ', es: 'Etiquetas', ja: 'ラベル・タグ', ko: '라벨·태그' } },
      ],
    },
    {
      id: 13800,
      names: { en: 'Pumps, Electrical & Pneumatics', th: 'ปั๊ม ไฟฟ้า และนิวเมติก', zh: '泵阀电气与气动', vi: 'Máy bơm, điện và khí nén', es: 'Bombas, electricidad y neumática', ja: 'ポンプ・電設・空圧機器', ko: '펌프·전기·공압' },
      leaves: [
        { id: 13801, names: { en: 'Pumps', th: 'ปั๊มน้ำและปั๊มอุตสาหกรรม', zh: '水泵', vi: 'Máy bơm', es: 'Bombas', ja: 'ポンプ', ko: '펌프' } },
        { id: 13802, names: { en: 'Air Compressors', th: 'ปั๊มลม', zh: '空压机', vi: 'Máy nén khí', es: 'Compresores de aire', ja: 'エアコンプレッサー', ko: '에어 컴프레서' } },
        { id: 13803, names: { en: 'Switches, Sockets & Wire', th: 'สวิตช์ ปลั๊ก และสายไฟ', zh: '开关插座电线', vi: 'Công tắc, ổ cắm và dây điện', es: 'Interruptores, enchufes y cables', ja: 'スイッチ・コンセント・電線', ko: '스위치·콘센트·전선' } },
        { id: 13804, names: { en: 'Pipe & Air Fittings', th: 'ข้อต่อท่อและข้อต่อลม', zh: '管件阀门与气动接头', vi: 'Phụ kiện ống và khí nén', es: 'Racores y válvulas', ja: '配管・エア継手', ko: '배관·에어 이음쇠' } },
        { id: 13805, names: { en: 'Motors & Machine Parts', th: 'มอเตอร์และชิ้นส่วนเครื่องจักร', zh: '电机与机械零件', vi: 'Động cơ và linh kiện máy', es: 'Motores y piezas de máquina', ja: 'モーター・機械部品', ko: '모터·기계 부품' } },
      ],
    },
    {
      id: 13900,
      names: { en: 'Medical & Dental Supplies', th: 'อุปกรณ์การแพทย์และทันตกรรม', zh: '医疗与齿科用品', vi: 'Vật tư y tế và nha khoa', es: 'Material médico y dental', ja: '医療・歯科用品', ko: '의료·치과용품' },
      leaves: [
        { id: 13901, names: { en: 'Stethoscopes', th: 'หูฟังแพทย์', zh: '听诊器', vi: 'Ống nghe y tế', es: 'Estetoscopios', ja: '聴診器', ko: '청진기' } },
        { id: 13902, names: { en: 'Blood Pressure Monitors', th: 'เครื่องวัดความดัน', zh: '血压计', vi: 'Máy đo huyết áp', es: 'Tensiómetros', ja: '血圧計', ko: '혈압계' } },
        { id: 13903, names: { en: 'Syringes & Needles', th: 'กระบอกฉีดยาและเข็ม', zh: '注射器与针头', vi: 'Ống tiêm và kim tiêm', es: 'Jeringas y agujas', ja: 'シリンジ・注射針', ko: '주사기·바늘' } },
        { id: 13904, names: { en: 'Bandages & Dressings', th: 'ผ้าพันแผลและพลาสเตอร์', zh: '绷带与敷料', vi: 'Băng gạc', es: 'Vendas y apósitos', ja: '包帯・ばんそうこう', ko: '붕대·밴드' } },
        { id: 13905, names: { en: 'Dental Tools', th: 'เครื่องมือทันตกรรม', zh: '齿科器械', vi: 'Dụng cụ nha khoa', es: 'Instrumental dental', ja: '歯科用器具', ko: '치과 기구' } },
        { id: 13906, names: { en: 'Wheelchairs', th: 'รถเข็นผู้ป่วย', zh: '轮椅', vi: 'Xe lăn', es: 'Sillas de ruedas', ja: '車いす', ko: '휠체어' } },
        { id: 13907, names: { en: 'Crutches & Walking Aids', th: 'ไม้ค้ำยันและไม้เท้า', zh: '拐杖与助行器', vi: 'Nạng và gậy chống', es: 'Muletas y bastones', ja: '松葉杖・歩行補助具', ko: '목발·보행 보조기' } },
        { id: 13908, names: { en: 'Other Medical Supplies', th: 'เวชภัณฑ์อื่นๆ', zh: '其他医疗用品', vi: 'Vật tư y tế khác', es: 'Otro material médico', ja: 'その他の医療用品', ko: '기타 의료용품' } },
      ],
    },
  ],
};
