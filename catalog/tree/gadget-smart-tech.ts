import type { Aisle } from '../category.ts';

export const gadgetSmartTech: Aisle = {
  id: 1000,
  names: { en: 'Gadget & Smart Tech', th: 'แกดเจ็ตและสมาร์ทเทค', zh: '数码与智能科技', vi: 'Đồ công nghệ & thiết bị thông minh', es: 'Tecnología y dispositivos inteligentes', ja: 'ガジェット・スマート機器', ko: '디지털·스마트 기기' },
  sections: [
    {
      id: 1100,
      names: { en: 'Computers & Tablets', th: 'คอมพิวเตอร์และแท็บเล็ต', zh: '电脑与平板', vi: 'Máy tính & máy tính bảng', es: 'Informática y tablets', ja: 'パソコン・タブレット', ko: '컴퓨터·태블릿' },
      leaves: [
        { id: 1101, names: { en: 'Laptops & Notebooks', th: 'โน้ตบุ๊กและแล็ปท็อป', zh: '笔记本电脑', vi: 'Laptop', es: 'Ordenadores portátiles', ja: 'ノートパソコン', ko: '노트북' } },
        { id: 1102, names: { en: 'Tablets', th: 'แท็บเล็ต', zh: '平板电脑', vi: 'Máy tính bảng', es: 'Tablets', ja: 'タブレット', ko: '태블릿' } },
        { id: 1103, names: { en: 'Desktop Computers & All-in-Ones', th: 'คอมพิวเตอร์ตั้งโต๊ะและออลอินวัน', zh: '台式机与一体机', vi: 'Máy tính để bàn & all-in-one', es: 'Ordenadores de sobremesa y todo en uno', ja: 'デスクトップパソコン・一体型PC', ko: '데스크탑·일체형 PC' } },
        { id: 1104, names: { en: 'Monitors', th: 'จอมอนิเตอร์', zh: '显示器', vi: 'Màn hình máy tính', es: 'Monitores', ja: 'モニター・ディスプレイ', ko: '모니터' } },
        { id: 1105, names: { en: 'Keyboards', th: 'คีย์บอร์ด', zh: '键盘', vi: 'Bàn phím', es: 'Teclados', ja: 'キーボード', ko: '키보드' } },
        { id: 1106, names: { en: 'Computer Mice', th: 'เมาส์', zh: '鼠标', vi: 'Chuột máy tính', es: 'Ratones', ja: 'マウス', ko: '마우스' } },
        { id: 1107, names: { en: 'Printers', th: 'เครื่องพิมพ์', zh: '打印机', vi: 'Máy in', es: 'Impresoras', ja: 'プリンター', ko: '프린터' } },
        { id: 1108, names: { en: 'Storage Drives & Memory Cards', th: 'ฮาร์ดดิสก์และเมมโมรี่การ์ด', zh: '移动硬盘与存储卡', vi: 'Ổ cứng & thẻ nhớ', es: 'Discos duros y tarjetas de memoria', ja: '外付けストレージ・メモリーカード', ko: '저장장치·메모리 카드' } },
        { id: 1109, names: { en: 'Computer Parts & Accessories', th: 'อะไหล่และอุปกรณ์เสริมคอมพิวเตอร์', zh: '电脑配件', vi: 'Linh kiện & phụ kiện máy tính', es: 'Componentes y accesorios de informática', ja: 'パソコンパーツ・周辺機器', ko: 'PC 부품·주변기기' } },
      ],
    },
    {
      id: 1200,
      names: { en: 'Phones & Wearables', th: 'มือถือและอุปกรณ์สวมใส่', zh: '手机与穿戴设备', vi: 'Điện thoại & thiết bị đeo', es: 'Móviles y wearables', ja: 'スマホ・ウェアラブル', ko: '휴대폰·웨어러블' },
      leaves: [
        { id: 1201, names: { en: 'Smartphones', th: 'สมาร์ทโฟน', zh: '智能手机', vi: 'Điện thoại thông minh', es: 'Smartphones', ja: 'スマートフォン', ko: '스마트폰' } },
        { id: 1202, names: { en: 'Basic & Home Phones', th: 'มือถือปุ่มกดและโทรศัพท์บ้าน', zh: '老人机与固定电话', vi: 'Điện thoại phổ thông & điện thoại bàn', es: 'Teléfonos básicos y fijos', ja: 'ガラケー・固定電話', ko: '피처폰·유선전화기' } },
        { id: 1203, names: { en: 'Smartwatches', th: 'สมาร์ทวอทช์', zh: '智能手表', vi: 'Đồng hồ thông minh', es: 'Relojes inteligentes', ja: 'スマートウォッチ', ko: '스마트워치' } },
        { id: 1204, names: { en: 'Fitness Trackers', th: 'สายรัดข้อมืออัจฉริยะ', zh: '智能手环', vi: 'Vòng đeo tay thông minh', es: 'Pulseras de actividad', ja: 'スマートバンド・活動量計', ko: '스마트밴드' } },
        { id: 1205, names: { en: 'Phone Cases', th: 'เคสมือถือ', zh: '手机壳', vi: 'Ốp lưng điện thoại', es: 'Fundas para móvil', ja: 'スマホケース', ko: '휴대폰 케이스' } },
        { id: 1206, names: { en: 'Phone Holders & Accessories', th: 'ที่วางมือถือและอุปกรณ์เสริม', zh: '手机支架与配件', vi: 'Giá đỡ & phụ kiện điện thoại', es: 'Soportes y accesorios para móvil', ja: 'スマホスタンド・アクセサリー', ko: '휴대폰 거치대·액세서리' } },
      ],
    },
    {
      id: 1300,
      names: { en: 'Audio', th: 'เครื่องเสียงและหูฟัง', zh: '耳机与音响', vi: 'Âm thanh', es: 'Audio y sonido', ja: 'オーディオ', ko: '음향기기' },
      leaves: [
        { id: 1301, names: { en: 'Over-ear Headphones', th: 'หูฟังครอบหู', zh: '头戴式耳机', vi: 'Tai nghe chụp tai', es: 'Auriculares de diadema', ja: 'ヘッドホン', ko: '헤드폰' } },
        { id: 1302, names: { en: 'Earbuds & In-ear Headphones', th: 'หูฟังอินเอียร์และเอียร์บัด', zh: '入耳式耳机', vi: 'Tai nghe nhét tai', es: 'Auriculares de botón e in-ear', ja: 'イヤホン', ko: '이어폰' } },
        { id: 1303, names: { en: 'Speakers & Soundbars', th: 'ลำโพงและซาวด์บาร์', zh: '音箱与回音壁', vi: 'Loa & loa soundbar', es: 'Altavoces y barras de sonido', ja: 'スピーカー・サウンドバー', ko: '스피커·사운드바' } },
        { id: 1304, names: { en: 'Microphones', th: 'ไมโครโฟน', zh: '麦克风', vi: 'Micro', es: 'Micrófonos', ja: 'マイク', ko: '마이크' } },
        { id: 1305, names: { en: 'Radios', th: 'วิทยุ', zh: '收音机', vi: 'Radio', es: 'Radios', ja: 'ラジオ', ko: '라디오' } },
        { id: 1306, names: { en: 'Music Players & Turntables', th: 'เครื่องเล่นเพลงและเครื่องเล่นแผ่นเสียง', zh: '音乐播放器与唱片机', vi: 'Máy nghe nhạc & đầu đĩa than', es: 'Reproductores de música y tocadiscos', ja: '音楽プレーヤー・レコードプレーヤー', ko: '음악 플레이어·턴테이블' } },
      ],
    },
    {
      id: 1400,
      names: { en: 'Cameras & Drones', th: 'กล้องและโดรน', zh: '相机与无人机', vi: 'Máy ảnh & flycam', es: 'Cámaras y drones', ja: 'カメラ・ドローン', ko: '카메라·드론' },
      leaves: [
        { id: 1401, names: { en: 'Digital Cameras', th: 'กล้องดิจิทัล', zh: '数码相机', vi: 'Máy ảnh kỹ thuật số', es: 'Cámaras digitales', ja: 'デジタルカメラ', ko: '디지털 카메라' } },
        { id: 1402, names: { en: 'Action & Video Cameras', th: 'กล้องแอคชั่นและกล้องวิดีโอ', zh: '运动相机与摄像机', vi: 'Camera hành động & máy quay phim', es: 'Cámaras de acción y videocámaras', ja: 'アクションカメラ・ビデオカメラ', ko: '액션캠·캠코더' } },
        { id: 1403, names: { en: 'Film & Instant Cameras', th: 'กล้องฟิล์มและกล้องโพลารอยด์', zh: '胶片相机与拍立得', vi: 'Máy ảnh film & máy ảnh lấy liền', es: 'Cámaras analógicas e instantáneas', ja: 'フィルムカメラ・インスタントカメラ', ko: '필름·즉석 카메라' } },
        { id: 1404, names: { en: 'Camera Lenses', th: 'เลนส์กล้อง', zh: '相机镜头', vi: 'Ống kính máy ảnh', es: 'Objetivos', ja: '交換レンズ', ko: '카메라 렌즈' } },
        { id: 1405, names: { en: 'Tripods & Stabilisers', th: 'ขาตั้งกล้องและไม้กันสั่น', zh: '三脚架与稳定器', vi: 'Chân máy & gimbal chống rung', es: 'Trípodes y estabilizadores', ja: '三脚・スタビライザー', ko: '삼각대·짐벌' } },
        { id: 1406, names: { en: 'Drones', th: 'โดรน', zh: '无人机', vi: 'Flycam', es: 'Drones', ja: 'ドローン', ko: '드론' } },
      ],
    },
    {
      id: 1500,
      names: { en: 'Smart Home', th: 'สมาร์ทโฮม', zh: '智能家居', vi: 'Nhà thông minh', es: 'Hogar inteligente', ja: 'スマートホーム', ko: '스마트홈' },
      leaves: [
        { id: 1501, names: { en: 'Smart Speakers & Displays', th: 'ลำโพงและจออัจฉริยะ', zh: '智能音箱与智能屏', vi: 'Loa & màn hình thông minh', es: 'Altavoces y pantallas inteligentes', ja: 'スマートスピーカー・ディスプレイ', ko: 'AI 스피커·스마트 디스플레이' } },
        { id: 1502, names: { en: 'Security Cameras', th: 'กล้องวงจรปิด', zh: '监控摄像头', vi: 'Camera an ninh', es: 'Cámaras de seguridad', ja: '防犯カメラ・見守りカメラ', ko: '보안 카메라·홈캠' } },
        { id: 1503, names: { en: 'Smart Door Locks', th: 'กลอนประตูดิจิทัล', zh: '智能门锁', vi: 'Khóa cửa thông minh', es: 'Cerraduras inteligentes', ja: 'スマートロック', ko: '디지털 도어록' } },
        { id: 1504, names: { en: 'Doorbells & Intercoms', th: 'กริ่งประตูและอินเตอร์คอม', zh: '门铃与可视对讲', vi: 'Chuông cửa & intercom', es: 'Timbres e interfonos', ja: 'ドアホン・インターホン', ko: '초인종·인터폰' } },
        { id: 1505, names: { en: 'Smart Lighting', th: 'ไฟอัจฉริยะ', zh: '智能照明', vi: 'Đèn thông minh', es: 'Iluminación inteligente', ja: 'スマート照明', ko: '스마트 조명' } },
        { id: 1506, names: { en: 'Smart Plugs, Switches & Sensors', th: 'ปลั๊ก สวิตช์ และเซนเซอร์อัจฉริยะ', zh: '智能插座、开关与传感器', vi: 'Ổ cắm, công tắc & cảm biến thông minh', es: 'Enchufes, interruptores y sensores inteligentes', ja: 'スマートプラグ・スイッチ・センサー', ko: '스마트 플러그·스위치·센서' } },
      ],
    },
    {
      id: 1600,
      names: { en: 'Gaming', th: 'เกมมิ่ง', zh: '游戏电玩', vi: 'Thiết bị chơi game', es: 'Videojuegos y consolas', ja: 'ゲーム', ko: '게임' },
      leaves: [
        { id: 1601, names: { en: 'Game Consoles', th: 'เครื่องเล่นเกมคอนโซล', zh: '游戏主机', vi: 'Máy chơi game console', es: 'Consolas de sobremesa', ja: '据え置きゲーム機', ko: '콘솔 게임기' } },
        { id: 1602, names: { en: 'Handheld Game Consoles', th: 'เครื่องเกมพกพา', zh: '掌上游戏机', vi: 'Máy chơi game cầm tay', es: 'Consolas portátiles', ja: '携帯ゲーム機', ko: '휴대용 게임기' } },
        { id: 1603, names: { en: 'Game Controllers', th: 'จอยเกม', zh: '游戏手柄', vi: 'Tay cầm chơi game', es: 'Mandos de juego', ja: 'ゲームコントローラー', ko: '게임 컨트롤러' } },
        { id: 1604, names: { en: 'Video Games', th: 'แผ่นเกมและตลับเกม', zh: '游戏软件', vi: 'Đĩa game & băng game', es: 'Juegos para consola y PC', ja: 'ゲームソフト', ko: '게임 타이틀' } },
        { id: 1605, names: { en: 'VR Headsets', th: 'แว่น VR', zh: 'VR眼镜', vi: 'Kính thực tế ảo VR', es: 'Gafas de realidad virtual', ja: 'VRゴーグル', ko: 'VR 헤드셋' } },
      ],
    },
    {
      id: 1700,
      names: { en: 'Networking', th: 'อุปกรณ์เครือข่าย', zh: '网络设备', vi: 'Thiết bị mạng', es: 'Redes y conectividad', ja: 'ネットワーク機器', ko: '네트워크 장비' },
      leaves: [
        { id: 1701, names: { en: 'Wi-Fi Routers', th: 'เราเตอร์ Wi-Fi', zh: '无线路由器', vi: 'Bộ phát Wi-Fi', es: 'Routers Wi-Fi', ja: 'Wi-Fiルーター', ko: 'Wi-Fi 공유기' } },
        { id: 1702, names: { en: 'Wi-Fi Extenders & Mesh', th: 'ตัวขยายสัญญาณ Wi-Fi และ Mesh', zh: 'Wi-Fi扩展器与Mesh组网', vi: 'Bộ mở rộng Wi-Fi & mesh', es: 'Repetidores Wi-Fi y mesh', ja: 'Wi-Fi中継機・メッシュWi-Fi', ko: 'Wi-Fi 증폭기·메시' } },
        { id: 1703, names: { en: 'Pocket Wi-Fi & SIM Routers', th: 'พ็อกเก็ต Wi-Fi และเราเตอร์ใส่ซิม', zh: '随身Wi-Fi', vi: 'Bộ phát Wi-Fi di động', es: 'Wi-Fi portátil y routers SIM', ja: 'モバイルルーター', ko: '휴대용 Wi-Fi·유심 공유기' } },
        { id: 1704, names: { en: 'Network Switches & Hubs', th: 'สวิตช์เครือข่ายและฮับ', zh: '网络交换机', vi: 'Switch mạng & hub', es: 'Switches y hubs de red', ja: 'スイッチングハブ', ko: '네트워크 스위치·허브' } },
        { id: 1705, names: { en: 'Network Adapters & Antennas', th: 'การ์ดเครือข่ายและเสาอากาศ', zh: '网卡与天线', vi: 'USB thu Wi-Fi & ăng-ten', es: 'Adaptadores de red y antenas', ja: 'LANアダプター・アンテナ', ko: '랜카드·안테나' } },
      ],
    },
    {
      id: 1800,
      names: { en: 'Power & Cables', th: 'แบตเตอรี่ ที่ชาร์จ และสายเคเบิล', zh: '电源与线材', vi: 'Sạc, pin & dây cáp', es: 'Energía y cables', ja: '電源・ケーブル', ko: '전원·케이블' },
      leaves: [
        { id: 1801, names: { en: 'Power Banks', th: 'พาวเวอร์แบงค์', zh: '充电宝', vi: 'Sạc dự phòng', es: 'Baterías externas', ja: 'モバイルバッテリー', ko: '보조배터리' } },
        { id: 1802, names: { en: 'Chargers', th: 'ที่ชาร์จ', zh: '充电器', vi: 'Bộ sạc', es: 'Cargadores', ja: '充電器', ko: '충전기' } },
        { id: 1803, names: { en: 'Cables', th: 'สายชาร์จและสายเคเบิล', zh: '数据线与连接线', vi: 'Dây cáp', es: 'Cables', ja: 'ケーブル', ko: '케이블' } },
        { id: 1804, names: { en: 'Adapters & USB Hubs', th: 'อะแดปเตอร์และฮับ USB', zh: '转接头与USB集线器', vi: 'Đầu chuyển & hub USB', es: 'Adaptadores y hubs USB', ja: '変換アダプター・USBハブ', ko: '변환 어댑터·USB 허브' } },
        { id: 1805, names: { en: 'Batteries', th: 'แบตเตอรี่และถ่าน', zh: '电池', vi: 'Pin', es: 'Pilas y baterías', ja: '電池・バッテリー', ko: '건전지·배터리' } },
        { id: 1806, names: { en: 'Power Strips & Extension Cords', th: 'ปลั๊กพ่วงและรางปลั๊กไฟ', zh: '插线板与延长线', vi: 'Ổ cắm nối dài', es: 'Regletas y alargadores', ja: '電源タップ・延長コード', ko: '멀티탭·연장선' } },
      ],
    },
    {
      id: 1900,
      names: { en: 'TV, Video & Projection', th: 'ทีวี วิดีโอ และโปรเจคเตอร์', zh: '电视影音与投影', vi: 'TV, video & máy chiếu', es: 'TV, vídeo y proyección', ja: 'テレビ・映像・プロジェクター', ko: 'TV·영상·프로젝터' },
      leaves: [
        { id: 1901, names: { en: 'Televisions', th: 'ทีวี', zh: '电视机', vi: 'Tivi', es: 'Televisores', ja: 'テレビ', ko: '텔레비전' } },
        { id: 1902, names: { en: 'Projectors', th: 'โปรเจคเตอร์', zh: '投影仪', vi: 'Máy chiếu', es: 'Proyectores', ja: 'プロジェクター', ko: '프로젝터' } },
        { id: 1903, names: { en: 'Projection Screens', th: 'จอโปรเจคเตอร์', zh: '投影幕布', vi: 'Màn chiếu', es: 'Pantallas de proyección', ja: 'プロジェクタースクリーン', ko: '프로젝터 스크린' } },
        { id: 1904, names: { en: 'Streaming Boxes & Disc Players', th: 'กล่องทีวีและเครื่องเล่นแผ่น', zh: '电视盒子与影碟机', vi: 'TV box & đầu đĩa', es: 'TV box y reproductores de disco', ja: 'TVボックス・ディスクプレーヤー', ko: 'TV 셋톱박스·디스크 플레이어' } },
        { id: 1905, names: { en: 'Remote Controls & TV Accessories', th: 'รีโมทและอุปกรณ์เสริมทีวี', zh: '遥控器与电视配件', vi: 'Điều khiển & phụ kiện TV', es: 'Mandos y accesorios de TV', ja: 'リモコン・テレビ周辺用品', ko: '리모컨·TV 액세서리' } },
      ],
    },
  ],
};
