import type { Aisle } from '../category.ts';

export const automotive: Aisle = {
  id: 4000,
  names: { en: 'Automotive', th: 'ยานยนต์', zh: '汽车摩托', vi: 'Ô tô & xe máy', es: 'Coche y moto', ja: '車・バイク', ko: '자동차·오토바이' },
  sections: [
    {
      id: 4100,
      names: { en: 'Car Electronics', th: 'อุปกรณ์อิเล็กทรอนิกส์ในรถ', zh: '车载电子', vi: 'Điện tử ô tô', es: 'Electrónica para coche', ja: 'カーエレクトロニクス', ko: '차량용 전자기기' },
      leaves: [
        { id: 4101, names: { en: 'Dash Cams', th: 'กล้องติดรถยนต์', zh: '行车记录仪', vi: 'Camera hành trình', es: 'Cámaras de salpicadero', ja: 'ドライブレコーダー', ko: '블랙박스' } },
        { id: 4102, names: { en: 'Car Stereos', th: 'เครื่องเสียงรถยนต์', zh: '车载主机', vi: 'Đầu màn hình & âm thanh xe', es: 'Radios para coche', ja: 'カーオーディオ', ko: '카오디오' } },
        { id: 4103, names: { en: 'Car Speakers & Subwoofers', th: 'ลำโพงและซับวูฟเฟอร์รถยนต์', zh: '车载扬声器与低音炮', vi: 'Loa & loa trầm ô tô', es: 'Altavoces y subwoofers para coche', ja: 'カースピーカー・サブウーファー', ko: '차량용 스피커·서브우퍼' } },
        { id: 4104, names: { en: 'GPS Navigators & Trackers', th: 'เครื่องนำทางและติดตาม GPS', zh: '车载导航与定位器', vi: 'Thiết bị dẫn đường & định vị GPS', es: 'Navegadores y localizadores GPS', ja: 'カーナビ・GPS発信機', ko: '내비게이션·위치추적기' } },
        { id: 4105, names: { en: 'Car Chargers', th: 'ที่ชาร์จในรถยนต์', zh: '车载充电器', vi: 'Sạc ô tô', es: 'Cargadores para coche', ja: 'カーチャージャー', ko: '차량용 충전기' } },
        { id: 4106, names: { en: 'Car Phone Holders', th: 'ที่ยึดมือถือในรถ', zh: '车载手机支架', vi: 'Giá đỡ điện thoại ô tô', es: 'Soportes de móvil para coche', ja: '車載スマホホルダー', ko: '차량용 휴대폰 거치대' } },
      ],
    },
    {
      id: 4200,
      names: { en: 'Interior Accessories', th: 'อุปกรณ์ตกแต่งภายในรถ', zh: '汽车内饰用品', vi: 'Phụ kiện nội thất ô tô', es: 'Accesorios de interior', ja: '車内用品', ko: '차량 실내용품' },
      leaves: [
        { id: 4201, names: { en: 'Car Seat Covers', th: 'ที่หุ้มเบาะรถยนต์', zh: '汽车座套', vi: 'Áo bọc ghế ô tô', es: 'Fundas para asientos', ja: 'シートカバー', ko: '차량용 시트커버' } },
        { id: 4202, names: { en: 'Car Floor Mats', th: 'พรมปูพื้นรถยนต์', zh: '汽车脚垫', vi: 'Thảm lót sàn ô tô', es: 'Alfombrillas para coche', ja: 'フロアマット', ko: '차량용 매트' } },
        { id: 4203, names: { en: 'Steering Wheel Covers', th: 'ปลอกหุ้มพวงมาลัย', zh: '方向盘套', vi: 'Bọc vô lăng', es: 'Fundas de volante', ja: 'ハンドルカバー', ko: '핸들커버' } },
        { id: 4204, names: { en: 'Car Sunshades', th: 'ม่านบังแดดรถยนต์', zh: '汽车遮阳挡', vi: 'Tấm che nắng ô tô', es: 'Parasoles para coche', ja: 'カーサンシェード', ko: '차량용 햇빛가리개' } },
        { id: 4205, names: { en: 'Car Organisers', th: 'ที่จัดระเบียบของในรถ', zh: '车载收纳', vi: 'Túi & hộp đựng đồ ô tô', es: 'Organizadores para coche', ja: '車内収納', ko: '차량용 정리함' } },
        { id: 4206, names: { en: 'Car Air Fresheners', th: 'น้ำหอมปรับอากาศรถยนต์', zh: '车载香薰', vi: 'Nước hoa & sáp thơm ô tô', es: 'Ambientadores para coche', ja: '車用芳香剤', ko: '차량용 방향제' } },
        { id: 4207, names: { en: 'Car Cushions & Pillows', th: 'เบาะรองนั่งและหมอนในรถ', zh: '汽车坐垫与头枕', vi: 'Gối & đệm ô tô', es: 'Cojines y almohadas para coche', ja: '車用クッション・枕', ko: '차량용 쿠션·목베개' } },
      ],
    },
    {
      id: 4300,
      names: { en: 'Exterior Accessories', th: 'อุปกรณ์ตกแต่งภายนอกรถ', zh: '汽车外饰用品', vi: 'Phụ kiện ngoại thất ô tô', es: 'Accesorios de exterior', ja: '車外用品', ko: '차량 외장용품' },
      leaves: [
        { id: 4301, names: { en: 'Car Covers', th: 'ผ้าคลุมรถ', zh: '汽车车衣', vi: 'Bạt phủ ô tô', es: 'Fundas para coche', ja: 'カーカバー', ko: '차량용 커버' } },
        { id: 4302, names: { en: 'Roof Racks & Boxes', th: 'แร็คและกล่องหลังคารถ', zh: '车顶行李架与车顶箱', vi: 'Giá nóc & cốp nóc ô tô', es: 'Bacas y cofres de techo', ja: 'ルーフラック・ルーフボックス', ko: '루프랙·루프박스' } },
        { id: 4303, names: { en: 'Wiper Blades', th: 'ใบปัดน้ำฝน', zh: '雨刮器', vi: 'Gạt mưa ô tô', es: 'Escobillas limpiaparabrisas', ja: 'ワイパーブレード', ko: '와이퍼' } },
        { id: 4304, names: { en: 'Car Lights & Bulbs', th: 'ไฟและหลอดไฟรถยนต์', zh: '车灯与灯泡', vi: 'Đèn & bóng đèn ô tô', es: 'Faros y bombillas para coche', ja: '車用ライト・バルブ', ko: '차량용 램프·전구' } },
        { id: 4305, names: { en: 'Car Stickers & Emblems', th: 'สติกเกอร์และโลโก้รถ', zh: '车贴与车标', vi: 'Tem dán & logo ô tô', es: 'Pegatinas y emblemas', ja: 'カーステッカー・エンブレム', ko: '차량용 스티커·엠블럼' } },
      ],
    },
    {
      id: 4400,
      names: { en: 'Car Parts', th: 'อะไหล่รถยนต์', zh: '汽车配件', vi: 'Phụ tùng ô tô', es: 'Recambios para coche', ja: 'カーパーツ', ko: '자동차 부품' },
      leaves: [
        { id: 4401, names: { en: 'Car Batteries', th: 'แบตเตอรี่รถยนต์', zh: '汽车蓄电池', vi: 'Ắc quy ô tô', es: 'Baterías para coche', ja: 'カーバッテリー', ko: '자동차 배터리' } },
        { id: 4402, names: { en: 'Brake Parts', th: 'อะไหล่เบรก', zh: '刹车配件', vi: 'Phụ tùng phanh', es: 'Piezas de freno', ja: 'ブレーキパーツ', ko: '브레이크 부품' } },
        { id: 4403, names: { en: 'Car Filters', th: 'ไส้กรองรถยนต์', zh: '汽车滤清器', vi: 'Lọc gió & lọc dầu ô tô', es: 'Filtros para coche', ja: 'カーフィルター', ko: '자동차 필터' } },
        { id: 4404, names: { en: 'Engine & Ignition Parts', th: 'อะไหล่เครื่องยนต์และระบบจุดระเบิด', zh: '发动机与点火配件', vi: 'Phụ tùng động cơ & đánh lửa', es: 'Piezas de motor y encendido', ja: 'エンジン・点火系パーツ', ko: '엔진·점화 부품' } },
        { id: 4405, names: { en: 'Suspension & Steering Parts', th: 'อะไหล่ช่วงล่างและพวงมาลัย', zh: '悬挂与转向配件', vi: 'Phụ tùng gầm & hệ thống lái', es: 'Suspensión y dirección', ja: '足回り・ステアリングパーツ', ko: '서스펜션·조향 부품' } },
        { id: 4406, names: { en: 'Mirrors & Body Parts', th: 'กระจกมองข้างและชิ้นส่วนตัวถัง', zh: '后视镜与车身件', vi: 'Gương & thân vỏ ô tô', es: 'Retrovisores y carrocería', ja: 'ミラー・外装パーツ', ko: '미러·차체 부품' } },
      ],
    },
    {
      id: 4500,
      names: { en: 'Tyres & Wheels', th: 'ยางและล้อ', zh: '轮胎轮毂', vi: 'Lốp & mâm xe', es: 'Neumáticos y llantas', ja: 'タイヤ・ホイール', ko: '타이어·휠' },
      leaves: [
        { id: 4501, names: { en: 'Car Tyres', th: 'ยางรถยนต์', zh: '汽车轮胎', vi: 'Lốp ô tô', es: 'Neumáticos para coche', ja: '自動車用タイヤ', ko: '자동차 타이어' } },
        { id: 4502, names: { en: 'Motorcycle Tyres', th: 'ยางรถมอเตอร์ไซค์', zh: '摩托车轮胎', vi: 'Lốp xe máy', es: 'Neumáticos para moto', ja: 'バイク用タイヤ', ko: '오토바이 타이어' } },
        { id: 4503, names: { en: 'Wheel Rims', th: 'ล้อแม็กและกระทะล้อ', zh: '轮毂', vi: 'Mâm xe', es: 'Llantas', ja: 'ホイール', ko: '휠' } },
        { id: 4504, names: { en: 'Hubcaps & Wheel Accessories', th: 'ฝาครอบล้อและอุปกรณ์ล้อ', zh: '轮毂盖与车轮配件', vi: 'Ốp mâm & phụ kiện bánh xe', es: 'Tapacubos y accesorios de rueda', ja: 'ホイールキャップ・用品', ko: '휠캡·휠 액세서리' } },
        { id: 4505, names: { en: 'Tyre Inflators & Gauges', th: 'ปั๊มลมและเกจวัดลมยาง', zh: '充气泵与胎压计', vi: 'Bơm lốp & đồng hồ đo áp suất', es: 'Infladores y manómetros', ja: '空気入れ・空気圧計', ko: '에어펌프·공기압계' } },
      ],
    },
    {
      id: 4600,
      names: { en: 'Oils & Car Care', th: 'น้ำมันเครื่องและผลิตภัณฑ์ดูแลรถ', zh: '机油与洗护', vi: 'Dầu nhớt & chăm sóc xe', es: 'Aceites y cuidado del coche', ja: 'オイル・洗車用品', ko: '오일·세차용품' },
      leaves: [
        { id: 4601, names: { en: 'Engine Oil', th: 'น้ำมันเครื่อง', zh: '机油', vi: 'Dầu nhớt động cơ', es: 'Aceite de motor', ja: 'エンジンオイル', ko: '엔진오일' } },
        { id: 4602, names: { en: 'Coolants & Fluids', th: 'น้ำยาหล่อเย็นและของเหลวรถยนต์', zh: '冷却液与油液', vi: 'Nước làm mát & dung dịch ô tô', es: 'Refrigerantes y líquidos', ja: '冷却水・各種フルード', ko: '냉각수·각종 오일류' } },
        { id: 4603, names: { en: 'Car Shampoos & Cleaners', th: 'น้ำยาล้างรถและทำความสะอาด', zh: '洗车液与清洁剂', vi: 'Nước rửa & vệ sinh xe', es: 'Champús y limpiadores', ja: 'カーシャンプー・クリーナー', ko: '카샴푸·클리너' } },
        { id: 4604, names: { en: 'Waxes & Polishes', th: 'แว็กซ์และน้ำยาเคลือบสี', zh: '车蜡与抛光剂', vi: 'Sáp & xi đánh bóng ô tô', es: 'Ceras y pulimentos', ja: 'ワックス・コーティング', ko: '왁스·코팅제' } },
        { id: 4605, names: { en: 'Wash Mitts, Cloths & Brushes', th: 'ผ้า ฟองน้ำ และแปรงล้างรถ', zh: '洗车工具', vi: 'Khăn, găng & bàn chải rửa xe', es: 'Paños, guantes y cepillos', ja: '洗車クロス・ブラシ', ko: '세차 타월·브러시' } },
        { id: 4606, names: { en: 'Car Vacuum Cleaners', th: 'เครื่องดูดฝุ่นในรถ', zh: '车载吸尘器', vi: 'Máy hút bụi ô tô', es: 'Aspiradores para coche', ja: '車用掃除機', ko: '차량용 청소기' } },
      ],
    },
    {
      id: 4700,
      names: { en: 'Motorcycle Gear & Parts', th: 'อุปกรณ์และอะไหล่มอเตอร์ไซค์', zh: '摩托车装备与配件', vi: 'Đồ bảo hộ & phụ tùng xe máy', es: 'Equipamiento y recambios de moto', ja: 'バイク用品・パーツ', ko: '오토바이 용품·부품' },
      leaves: [
        { id: 4701, names: { en: 'Motorcycle Helmets', th: 'หมวกกันน็อค', zh: '摩托车头盔', vi: 'Mũ bảo hiểm', es: 'Cascos de moto', ja: 'バイクヘルメット', ko: '오토바이 헬멧' } },
        { id: 4702, names: { en: 'Riding Jackets & Suits', th: 'เสื้อการ์ดและชุดขี่มอเตอร์ไซค์', zh: '骑行服', vi: 'Áo giáp & đồ đi mô tô', es: 'Chaquetas y monos de moto', ja: 'ライディングジャケット', ko: '라이딩 재킷·슈트' } },
        { id: 4703, names: { en: 'Riding Gloves', th: 'ถุงมือขี่มอเตอร์ไซค์', zh: '骑行手套', vi: 'Găng tay đi xe máy', es: 'Guantes de moto', ja: 'バイクグローブ', ko: '라이딩 장갑' } },
        { id: 4704, names: { en: 'Body Armour & Knee Guards', th: 'การ์ดป้องกันและสนับเข่า', zh: '护甲与护膝', vi: 'Giáp bảo hộ & bó gối', es: 'Protecciones y rodilleras', ja: 'プロテクター', ko: '보호대·프로텍터' } },
        { id: 4705, names: { en: 'Motorcycle Luggage', th: 'กล่องและกระเป๋าติดมอเตอร์ไซค์', zh: '摩托车尾箱与包', vi: 'Thùng & túi xe máy', es: 'Maletas y bolsas de moto', ja: 'バイク用バッグ・ボックス', ko: '오토바이 탑박스·가방' } },
        { id: 4706, names: { en: 'Motorcycle Parts & Accessories', th: 'อะไหล่และของแต่งมอเตอร์ไซค์', zh: '摩托车配件', vi: 'Phụ tùng & đồ chơi xe máy', es: 'Recambios y accesorios de moto', ja: 'バイクパーツ・アクセサリー', ko: '오토바이 부품·액세서리' } },
      ],
    },
    {
      id: 4800,
      names: { en: 'Tools & Garage', th: 'เครื่องมือช่างและอุปกรณ์อู่ซ่อมรถ', zh: '维修工具与应急', vi: 'Dụng cụ sửa xe & gara', es: 'Herramientas y garaje', ja: '工具・ガレージ用品', ko: '공구·정비용품' },
      leaves: [
        { id: 4801, names: { en: 'Jump Starters', th: 'จั๊มสตาร์ทรถยนต์', zh: '汽车应急启动电源', vi: 'Bộ kích bình ô tô', es: 'Arrancadores de batería', ja: 'ジャンプスターター', ko: '점프 스타터' } },
        { id: 4802, names: { en: 'Jacks & Stands', th: 'แม่แรงและขาตั้งรถ', zh: '千斤顶与支架', vi: 'Con đội & chân kê', es: 'Gatos y caballetes', ja: 'ジャッキ・スタンド', ko: '차량용 잭·스탠드' } },
        { id: 4803, names: { en: 'Mechanic Tools', th: 'เครื่องมือช่างยนต์', zh: '汽修工具', vi: 'Đồ nghề sửa xe', es: 'Herramientas de mecánica', ja: '整備工具', ko: '정비 공구' } },
        { id: 4804, names: { en: 'Diagnostic Scanners', th: 'เครื่องสแกนวิเคราะห์รถ', zh: '汽车诊断仪', vi: 'Máy chẩn đoán ô tô', es: 'Escáneres de diagnóstico', ja: '故障診断機', ko: '차량 진단기' } },
        { id: 4805, names: { en: 'Roadside Emergency Gear', th: 'อุปกรณ์ฉุกเฉินติดรถ', zh: '道路应急用品', vi: 'Đồ cứu hộ & khẩn cấp', es: 'Emergencia en carretera', ja: '緊急・防災カー用品', ko: '차량 비상용품' } },
        { id: 4806, names: { en: 'Battery & EV Chargers', th: 'เครื่องชาร์จแบตเตอรี่และรถไฟฟ้า', zh: '电瓶充电器与充电桩', vi: 'Sạc ắc quy & xe điện', es: 'Cargadores de batería y de coche eléctrico', ja: 'バッテリー充電器・EV充電器', ko: '배터리·전기차 충전기' } },
      ],
    },
    {
      id: 4900,
      names: { en: 'Vehicles', th: 'ยานพาหนะ', zh: '整车与船艇', vi: 'Xe & phương tiện', es: 'Vehículos', ja: '車両・ボート', ko: '차량·보트' },
      leaves: [
        { id: 4901, names: { en: 'Cars', th: 'รถยนต์', zh: '汽车', vi: 'Ô tô', es: 'Coches', ja: '自動車', ko: '자동차' } },
        { id: 4902, names: { en: 'Vans & Minibuses', th: 'รถตู้และมินิบัส', zh: '面包车与小巴', vi: 'Xe van & xe khách nhỏ', es: 'Furgonetas y minibuses', ja: 'バン・マイクロバス', ko: '승합차·밴' } },
        { id: 4903, names: { en: 'Trucks & Pickups', th: 'รถบรรทุกและรถกระบะ', zh: '卡车与皮卡', vi: 'Xe tải & bán tải', es: 'Camiones y pickups', ja: 'トラック・ピックアップ', ko: '트럭·픽업' } },
        { id: 4904, names: { en: 'Motorcycles', th: 'รถมอเตอร์ไซค์', zh: '摩托车', vi: 'Xe mô tô', es: 'Motocicletas', ja: 'オートバイ', ko: '오토바이' } },
        { id: 4905, names: { en: 'Motor Scooters & Mopeds', th: 'สกู๊ตเตอร์และมอเตอร์ไซค์เล็ก', zh: '踏板摩托与轻便摩托', vi: 'Xe tay ga & xe gắn máy', es: 'Escúteres y ciclomotores', ja: 'スクーター・原付', ko: '스쿠터·모페드' } },
        { id: 4906, names: { en: 'Kick & Electric Scooters', th: 'สกู๊ตเตอร์ขาไถและสกู๊ตเตอร์ไฟฟ้า', zh: '滑板车', vi: 'Xe trượt scooter & scooter điện', es: 'Patinetes', ja: 'キックボード・電動キックボード', ko: '킥보드·전동 킥보드' } },
        { id: 4907, names: { en: 'Trailers & Caravans', th: 'รถพ่วงและคาราวาน', zh: '拖车与房车', vi: 'Rơ-moóc & nhà di động', es: 'Remolques y caravanas', ja: 'トレーラー・キャンピングトレーラー', ko: '트레일러·카라반' } },
        { id: 4908, names: { en: 'Boats & Watercraft', th: 'เรือและยานพาหนะทางน้ำ', zh: '船艇', vi: 'Thuyền & phương tiện đường thủy', es: 'Barcos y embarcaciones', ja: 'ボート・水上バイク', ko: '보트·수상 레저기구' } },
      ],
    },
  ],
};
