import type { SectionPhrases } from '../phrase.ts';

export const automotivePhrases: SectionPhrases[] = [
  {
    section: 4100,
    uses: [
      { en: 'for daily driving', th: 'สำหรับขับรถทุกวัน', zh: '日常驾驶用', vi: 'cho việc lái xe hằng ngày', es: 'para conducir a diario', ja: '毎日の運転に', ko: '일상 운전용' },
      { en: 'for road trips', th: 'สำหรับเดินทางไกล', zh: '自驾出行用', vi: 'cho những chuyến đi xa', es: 'para viajes por carretera', ja: 'ドライブ旅行に', ko: '장거리 여행용' },
    ],
    truths: [
      { en: 'Set up once, then ready for every drive.', th: 'ติดตั้งครั้งเดียวแล้วใช้ได้ทุกครั้งที่ขับรถ', zh: '装好之后每次开车都能用。', vi: 'Lắp một lần là dùng được cho mọi chuyến đi.', es: 'Con un solo montaje queda a punto para cada trayecto.', ja: '一度取り付ければ、運転のたびに使えます。', ko: '한 번 설치해 두면 운전할 때마다 사용할 수 있습니다.' },
      { en: 'Useful to anyone who spends much of the day behind the wheel.', th: 'เป็นประโยชน์กับคนที่ต้องขับรถวันละหลายชั่วโมง', zh: '经常开车的人用得上。', vi: 'Hữu ích cho người thường xuyên ngồi sau tay lái.', es: 'Útil para quienes pasan muchas horas al volante.', ja: '車に乗る時間が長い方に役立ちます。', ko: '운전 시간이 긴 분들에게 유용합니다.' },
    ],
    asks: [
      { en: 'Check the fit and the connectors against the car model before ordering.', th: 'โปรดตรวจสอบขนาดและขั้วต่อว่าตรงกับรุ่นรถก่อนสั่งซื้อ', zh: '下单前请核对尺寸和接口是否适合自己的车型。', vi: 'Nên kiểm tra kích thước và đầu cắm có hợp với đời xe trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar las medidas y conexiones según el modelo de coche.', ja: 'ご注文前に、サイズと端子が車種に合うかご確認ください。', ko: '주문 전에 크기와 단자가 차종에 맞는지 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4101,
        noun: { en: ['dash cam', 'one'], th: ['กล้องติดรถยนต์', 'ตัว'], zh: ['行车记录仪', '台'], vi: ['camera hành trình', 'chiếc'], es: ['cámara de salpicadero', 'f'], ja: ['ドライブレコーダー', '台'], ko: ['차량용 블랙박스', '대'] },
        use: { en: 'to record the road', th: 'สำหรับบันทึกภาพขณะขับขี่', zh: '记录行车画面', vi: 'để ghi hình hành trình', es: 'para grabar el trayecto', ja: '走行中の録画に', ko: '주행 영상 녹화용' },
        truth: { en: 'Records the view of the road while driving.', th: 'บันทึกภาพบนท้องถนนระหว่างขับรถ', zh: '开车时记录路面画面。', vi: 'Ghi lại hình ảnh trên đường khi lái xe.', es: 'Graba lo que ocurre en la carretera durante la marcha.', ja: '走行中の道路の様子を録画します。', ko: '주행 중 도로 상황을 녹화합니다.' },
      },
      {
        leaf: 4102,
        noun: { en: ['car stereo', 'one'], th: ['วิทยุติดรถยนต์', 'เครื่อง'], zh: ['车载音响主机', '台'], vi: ['đầu phát nhạc ô tô', 'chiếc'], es: ['radio para coche', 'f'], ja: ['カーオーディオ', '台'], ko: ['카오디오', '대'] },
        use: { en: 'for music on the road', th: 'สำหรับฟังเพลงในรถ', zh: '开车听音乐用', vi: 'để nghe nhạc trên xe', es: 'para escuchar música en ruta', ja: '車内の音楽再生に', ko: '차량 음악 감상용' },
        truth: { en: 'Sits in the dashboard and plays sound through the car speakers.', th: 'ติดตั้งที่แผงคอนโซลและส่งเสียงออกลำโพงในรถ', zh: '装在中控台，通过车内扬声器播放声音。', vi: 'Lắp trên bảng táp-lô và phát âm thanh qua loa xe.', es: 'Va en el salpicadero y suena por los altavoces del coche.', ja: 'ダッシュボードに取り付け、車のスピーカーから音を出します。', ko: '대시보드에 장착해 차량 스피커로 소리를 들려줍니다.' },
      },
      {
        leaf: 4103,
        noun: { en: ['car speaker', 'one'], th: ['ลำโพงรถยนต์', 'ตัว'], zh: ['车载扬声器', '个'], vi: ['loa ô tô', 'chiếc'], es: ['altavoz para coche', 'm'], ja: ['カースピーカー', '個'], ko: ['차량용 스피커', '개'] },
        use: { en: 'for sound inside the car', th: 'สำหรับระบบเสียงในรถ', zh: '车内音响用', vi: 'cho dàn âm thanh trên xe', es: 'para el sonido del coche', ja: '車内の音響に', ko: '차량 음향용' },
        truth: { en: 'Connects to the car stereo or amplifier to play sound in the cabin.', th: 'ต่อกับวิทยุหรือแอมป์ในรถเพื่อให้เสียงภายในห้องโดยสาร', zh: '接上主机或功放，在车内播放声音。', vi: 'Nối với đầu phát hoặc ampli để phát âm thanh trong khoang xe.', es: 'Se conecta a la radio o al amplificador para sonar en el habitáculo.', ja: 'カーオーディオやアンプにつないで車内で音を鳴らします。', ko: '카오디오나 앰프에 연결해 차 안에서 소리를 냅니다.' },
      },
      {
        leaf: 4104,
        noun: { en: ['car GPS device', 'one'], th: ['อุปกรณ์ GPS ติดรถยนต์', 'เครื่อง'], zh: ['车载GPS设备', '台'], vi: ['thiết bị GPS ô tô', 'thiết bị'], es: ['dispositivo GPS para coche', 'm'], ja: ['車載GPS機器', '台'], ko: ['차량용 GPS 기기', '대'] },
        use: { en: 'to know where the vehicle is', th: 'สำหรับระบุตำแหน่งรถ', zh: '行车定位用', vi: 'để xác định vị trí xe', es: 'para localizar el vehículo', ja: '車の位置確認に', ko: '차량 위치 확인용' },
        truth: { en: 'Uses satellite signals to work out where the vehicle is.', th: 'ใช้สัญญาณดาวเทียมในการระบุตำแหน่งของรถ', zh: '通过卫星信号确定车辆位置。', vi: 'Dùng tín hiệu vệ tinh để xác định vị trí của xe.', es: 'Usa la señal de satélite para saber dónde está el vehículo.', ja: '衛星の電波を使って車の位置を割り出します。', ko: '위성 신호로 차량의 위치를 파악합니다.' },
      },
      {
        leaf: 4105,
        noun: { en: ['car charger', 'one'], th: ['ที่ชาร์จในรถ', 'ชิ้น'], zh: ['车载充电器', '个'], vi: ['sạc ô tô', 'cái'], es: ['cargador para coche', 'm'], ja: ['カーチャージャー', '個'], ko: ['차량용 충전기', '개'] },
        use: { en: 'to charge devices on the go', th: 'สำหรับชาร์จอุปกรณ์ในรถ', zh: '行车途中充电', vi: 'để sạc thiết bị trên xe', es: 'para cargar dispositivos en ruta', ja: '車内での充電に', ko: '차량 내 충전용' },
        truth: { en: 'Charges phones and other devices while on the road.', th: 'ชาร์จโทรศัพท์และอุปกรณ์อื่นได้ระหว่างเดินทาง', zh: '在路上给手机等设备充电。', vi: 'Sạc điện thoại và các thiết bị khác trên đường đi.', es: 'Carga el móvil y otros aparatos durante el trayecto.', ja: '移動中にスマホなどの機器を充電できます。', ko: '이동 중에 휴대폰 등 기기를 충전할 수 있습니다.' },
      },
      {
        leaf: 4106,
        noun: { en: ['car phone holder', 'one'], th: ['ที่ยึดมือถือในรถ', 'ชิ้น'], zh: ['车载手机支架', '个'], vi: ['giá đỡ điện thoại ô tô', 'cái'], es: ['soporte de móvil para coche', 'm'], ja: ['車載スマホホルダー', '個'], ko: ['차량용 휴대폰 거치대', '개'] },
        use: { en: 'to follow maps hands-free', th: 'สำหรับดูแผนที่ขณะขับรถ', zh: '开车看导航用', vi: 'để xem bản đồ khi lái xe', es: 'para seguir el mapa al conducir', ja: 'ナビアプリの表示に', ko: '운전 중 길 안내 확인용' },
        truth: { en: 'Holds the phone in view so both hands stay on the wheel.', th: 'ยึดโทรศัพท์ให้มองเห็นชัดโดยไม่ต้องปล่อยมือจากพวงมาลัย', zh: '把手机固定在视线内，双手不用离开方向盘。', vi: 'Giữ điện thoại trong tầm mắt, hai tay vẫn đặt trên vô lăng.', es: 'Sujeta el móvil a la vista para conducir con ambas manos.', ja: 'スマホを見やすい位置に固定し、両手でハンドルを握れます。', ko: '휴대폰을 잘 보이는 곳에 고정해 두 손으로 운전대를 잡을 수 있습니다.' },
      },
      {
        leaf: 4107,
        noun: { en: ['car safety device', 'one'], th: ['อุปกรณ์ความปลอดภัยในรถ', 'ชุด'], zh: ['车载安全设备', '套'], vi: ['thiết bị an toàn ô tô', 'bộ'], es: ['dispositivo de seguridad para coche', 'm'], ja: ['車載安全機器', '台'], ko: ['차량용 안전장치', '개'] },
        use: { en: 'to park and drive with fewer surprises', th: 'สำหรับช่วยเตือนขณะจอดและขับรถ', zh: '停车行车提醒用', vi: 'để được nhắc khi đỗ và lái xe', es: 'para recibir avisos al aparcar y conducir', ja: '駐車や運転時のお知らせに', ko: '주차·운행 알림용' },
        truth: { en: 'Gives the driver a signal about the car or its surroundings.', th: 'ส่งสัญญาณให้ผู้ขับทราบเรื่องรถหรือสิ่งรอบรถ', zh: '向驾驶者提示车辆或周围的情况。', vi: 'Báo cho người lái biết tình trạng xe hoặc xung quanh xe.', es: 'Avisa al conductor sobre el coche o lo que lo rodea.', ja: '車や周囲の状況を運転者に知らせます。', ko: '차량이나 주변 상황을 운전자에게 알려 줍니다.' },
      },
    ],
  },
  {
    section: 4200,
    uses: [
      { en: 'for the car cabin', th: 'สำหรับใช้ภายในห้องโดยสาร', zh: '车内使用', vi: 'cho khoang xe', es: 'para el interior del coche', ja: '車内の快適空間づくりに', ko: '차량 실내용' },
      { en: 'for a tidy, comfortable drive', th: 'สำหรับให้รถเรียบร้อยน่านั่ง', zh: '车内整洁舒适', vi: 'cho xe gọn gàng và thoải mái', es: 'para viajar con orden y comodidad', ja: '快適なドライブに', ko: '쾌적한 드라이브용' },
    ],
    truths: [
      { en: 'Used inside the car, trip after trip.', th: 'ใช้ภายในรถได้ทุกการเดินทาง', zh: '在车内使用，每次出行都用得上。', vi: 'Dùng trong xe cho mọi chuyến đi.', es: 'Se usa dentro del coche, viaje tras viaje.', ja: '車内で使い、出かけるたびに役立ちます。', ko: '차 안에서 쓰며 외출할 때마다 유용합니다.' },
      { en: 'Can be taken out again without changing the car itself.', th: 'ถอดออกได้โดยไม่ต้องดัดแปลงตัวรถ', zh: '可以随时取下，不用改动车辆。', vi: 'Tháo ra được mà không phải can thiệp vào xe.', es: 'Se puede quitar sin modificar el coche.', ja: '車を加工せずに取り外せます。', ko: '차량을 개조하지 않고도 떼어 낼 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the measurements against the car interior before ordering.', th: 'โปรดเทียบขนาดกับภายในรถก่อนสั่งซื้อ', zh: '下单前请对照车内尺寸。', vi: 'Nên đối chiếu kích thước với nội thất xe trước khi đặt hàng.', es: 'Antes de comprar, conviene comparar las medidas con el interior del coche.', ja: 'ご注文前に、車内の寸法とサイズをご確認ください。', ko: '주문 전에 차량 실내 치수와 크기를 비교해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4201,
        noun: { en: ['car seat cover', 'one'], th: ['ที่หุ้มเบาะรถยนต์', 'ชิ้น'], zh: ['汽车座套', '套'], vi: ['bọc ghế ô tô', 'bộ'], es: ['funda para asiento de coche', 'f'], ja: ['車用シートカバー', '枚'], ko: ['차량용 시트커버', '개'] },
        use: { en: 'to protect car seats', th: 'สำหรับปกป้องเบาะรถ', zh: '保护汽车座椅', vi: 'để bảo vệ ghế xe', es: 'para proteger los asientos', ja: '座席の保護に', ko: '차량 시트 보호용' },
        truth: { en: 'Goes over the seat and keeps off stains and wear.', th: 'สวมทับเบาะเพื่อกันคราบและรอยสึก', zh: '套在座椅上，减少污渍和磨损。', vi: 'Phủ lên ghế xe để tránh vết bẩn và sờn rách.', es: 'Cubre el asiento y lo protege de manchas y roces.', ja: '座席にかぶせて汚れや擦れを防ぎます。', ko: '시트에 씌워 얼룩과 마모를 막아 줍니다.' },
      },
      {
        leaf: 4202,
        noun: { en: ['car floor mat', 'one'], th: ['พรมปูพื้นรถ', 'ชิ้น'], zh: ['汽车脚垫', '套'], vi: ['thảm lót sàn ô tô', 'bộ'], es: ['alfombrilla para coche', 'f'], ja: ['車用フロアマット', '枚'], ko: ['차량용 바닥매트', '개'] },
        use: { en: 'to keep the car floor clean', th: 'สำหรับกันเปื้อนพื้นรถ', zh: '保持车内地面清洁', vi: 'để giữ sạch sàn xe', es: 'para proteger el suelo del coche', ja: '車の床の汚れ防止に', ko: '차량 바닥 보호용' },
        truth: { en: 'Catches mud, sand and water from shoes before they reach the carpet.', th: 'รองรับโคลน ทราย และน้ำจากรองเท้า ไม่ให้เลอะพรมพื้นรถ', zh: '接住鞋底带进来的泥沙和水。', vi: 'Giữ lại bùn, cát và nước từ giày trước khi thấm xuống sàn.', es: 'Retiene el barro, la arena y el agua del calzado.', ja: '靴の泥や砂、水を受け止めて床を守ります。', ko: '신발에 묻은 흙과 물이 바닥에 닿지 않게 받아 줍니다.' },
      },
      {
        leaf: 4203,
        noun: { en: ['steering wheel cover', 'one'], th: ['ปลอกหุ้มพวงมาลัย', 'ชิ้น'], zh: ['方向盘套', '个'], vi: ['bọc vô lăng', 'cái'], es: ['funda de volante', 'f'], ja: ['ハンドルカバー', '個'], ko: ['핸들커버', '개'] },
        use: { en: 'for a firmer grip', th: 'สำหรับจับพวงมาลัยให้ถนัดมือ', zh: '握方向盘更稳', vi: 'để cầm lái chắc tay', es: 'para agarrar bien el volante', ja: 'ハンドルの滑り止めに', ko: '핸들 그립용' },
        truth: { en: 'Slips over the steering wheel and protects it from wear.', th: 'สวมทับพวงมาลัยและช่วยกันรอยสึก', zh: '套在方向盘上，减少磨损。', vi: 'Bọc ngoài vô lăng, giúp hạn chế trầy mòn.', es: 'Se coloca sobre el volante y lo protege del desgaste.', ja: 'ハンドルにかぶせて擦り減りを防ぎます。', ko: '핸들에 씌워 마모를 줄여 줍니다.' },
      },
      {
        leaf: 4204,
        noun: { en: ['car sunshade', 'one'], th: ['ม่านบังแดดรถยนต์', 'ชิ้น'], zh: ['汽车遮阳挡', '个'], vi: ['tấm che nắng ô tô', 'tấm'], es: ['parasol para coche', 'm'], ja: ['車用サンシェード', '枚'], ko: ['차량용 햇빛가리개', '개'] },
        use: { en: 'to block the sun', th: 'สำหรับกันแดดในรถ', zh: '车内遮阳隔热', vi: 'để chắn nắng cho xe', es: 'para tapar el sol', ja: '車内の日よけに', ko: '차량 햇빛 차단용' },
        truth: { en: 'Blocks sunlight at the car window and can be put away afterwards.', th: 'กันแดดที่กระจกรถ เก็บได้เมื่อไม่ใช้', zh: '挡住车窗阳光，不用时可收起。', vi: 'Chắn nắng ở cửa kính và cất gọn khi không dùng.', es: 'Frena el sol en el cristal y se recoge cuando no hace falta.', ja: '車窓の日差しをさえぎり、使わないときはしまえます。', ko: '차창으로 드는 햇빛을 막고 쓰지 않을 때는 넣어 둘 수 있습니다.' },
      },
      {
        leaf: 4205,
        noun: { en: ['car organiser', 'one'], th: ['ที่เก็บของในรถ', 'ชิ้น'], zh: ['车载收纳用品', '个'], vi: ['hộp đựng đồ ô tô', 'cái'], es: ['organizador para coche', 'm'], ja: ['車用収納グッズ', '点'], ko: ['차량용 정리함', '개'] },
        use: { en: 'to tidy up the car', th: 'สำหรับจัดของในรถให้เป็นระเบียบ', zh: '车内收纳整理', vi: 'để sắp xếp đồ trên xe', es: 'para ordenar el coche', ja: '車内の整理に', ko: '차량 수납 정리용' },
        truth: { en: 'Keeps small things from rolling around the car.', th: 'ช่วยไม่ให้ของชิ้นเล็กกลิ้งไปมาในรถ', zh: '让零碎物品不在车里乱滚。', vi: 'Giữ đồ lặt vặt không lăn lóc trong xe.', es: 'Evita que las cosas pequeñas rueden por el coche.', ja: '小物が車内で転がるのを防ぎます。', ko: '작은 물건이 차 안에서 굴러다니지 않게 해 줍니다.' },
      },
      {
        leaf: 4206,
        noun: { en: ['car air freshener', 'one'], th: ['น้ำหอมปรับอากาศรถยนต์', 'ชิ้น'], zh: ['车载香薰', '个'], vi: ['đồ khử mùi ô tô', 'cái'], es: ['ambientador para coche', 'm'], ja: ['車用芳香剤', '個'], ko: ['차량용 방향제', '개'] },
        use: { en: 'to freshen the car', th: 'สำหรับให้กลิ่นหอมในรถ', zh: '车内清新空气', vi: 'để khử mùi trong xe', es: 'para perfumar el coche', ja: '車内の香りづけに', ko: '차량 실내 향기용' },
        truth: { en: 'Gives the cabin a scent and covers stale smells.', th: 'ให้กลิ่นหอมในห้องโดยสารและกลบกลิ่นอับ', zh: '给车内增添香味，盖住异味。', vi: 'Tạo mùi thơm trong khoang xe và át mùi hôi.', es: 'Da aroma al habitáculo y disimula los malos olores.', ja: '車内に香りを広げ、こもったにおいを和らげます。', ko: '차 안에 은은한 향을 더하고 불쾌한 냄새를 덮어 줍니다.' },
      },
      {
        leaf: 4207,
        noun: { en: ['car cushion', 'one'], th: ['หมอนรองในรถ', 'ใบ'], zh: ['汽车靠垫', '个'], vi: ['gối tựa ô tô', 'chiếc'], es: ['cojín para coche', 'm'], ja: ['車用クッション', '個'], ko: ['차량용 쿠션', '개'] },
        use: { en: 'for comfort on long drives', th: 'สำหรับนั่งรถทางไกลให้สบาย', zh: '长途乘车更舒适', vi: 'cho những chặng đường dài', es: 'para trayectos largos', ja: '長時間のドライブに', ko: '장거리 운전용' },
        truth: { en: 'Supports the body on the car seat during long journeys.', th: 'ช่วยรองรับร่างกายบนเบาะรถเวลาเดินทางไกล', zh: '长时间乘车时给身体支撑。', vi: 'Nâng đỡ cơ thể trên ghế xe khi đi đường dài.', es: 'Da apoyo al cuerpo en el asiento durante viajes largos.', ja: '長時間座るときに体を支えます。', ko: '오래 앉아 갈 때 몸을 받쳐 줍니다.' },
      },
      {
        leaf: 4208,
        noun: { en: ['car key case', 'one'], th: ['เคสกุญแจรถยนต์', 'ชิ้น'], zh: ['汽车钥匙套', '个'], vi: ['bao chìa khóa ô tô', 'cái'], es: ['funda para llave de coche', 'f'], ja: ['スマートキーケース', '個'], ko: ['차키 케이스', '개'] },
        use: { en: 'for a personal touch in the car', th: 'สำหรับเพิ่มเอกลักษณ์ให้รถ', zh: '让爱车更有个性', vi: 'để chiếc xe có nét riêng', es: 'para dar un toque personal al coche', ja: '愛車に自分らしさを', ko: '내 차를 꾸미는 용도' },
        truth: { en: 'A small thing that the driver sees or holds on every trip.', th: 'ของชิ้นเล็กที่ผู้ขับเห็นหรือถือทุกครั้งที่เดินทาง', zh: '每次出行都会看到或拿在手里的小物件。', vi: 'Món đồ nhỏ mà người lái nhìn thấy hoặc cầm trong mỗi chuyến đi.', es: 'Un objeto pequeño que el conductor ve o lleva en cada viaje.', ja: '運転のたびに目にする、手にする小物です。', ko: '운전할 때마다 보거나 손에 쥐는 작은 물건입니다.' },
      },
    ],
  },
  {
    section: 4300,
    uses: [
      { en: 'for the outside of the car', th: 'สำหรับใช้ภายนอกรถ', zh: '车外使用', vi: 'cho ngoại thất xe', es: 'para el exterior del coche', ja: '車の外装用', ko: '차량 외장용' },
      { en: 'for everyday use in any weather', th: 'สำหรับใช้งานทุกวันทุกสภาพอากาศ', zh: '晴天雨天都能用', vi: 'dùng hằng ngày dù nắng hay mưa', es: 'para el día a día con sol o lluvia', ja: '天候を問わない毎日のカーライフに', ko: '사계절 일상용' },
    ],
    truths: [
      { en: 'Fitted on the outside of the vehicle.', th: 'ใช้กับภายนอกตัวรถ', zh: '安装在车身外部。', vi: 'Dùng hoặc lắp ở bên ngoài xe.', es: 'Se coloca en el exterior del vehículo.', ja: '車の外側に取り付けて使います。', ko: '차량 외부에 장착해 사용합니다.' },
      { en: 'Worth a look now and then, since sun and rain take their toll.', th: 'ควรตรวจดูเป็นระยะเพราะโดนแดดและฝนอยู่เสมอ', zh: '长期日晒雨淋，建议定期检查。', vi: 'Nên kiểm tra định kỳ vì thường xuyên gặp nắng mưa.', es: 'Conviene echar un vistazo de vez en cuando, por el sol y la lluvia.', ja: '日光や雨を受けるため、ときどき状態を確認すると安心です。', ko: '햇빛과 비를 맞으므로 가끔 상태를 살펴보는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check that the part is listed for the car model and year.', th: 'โปรดตรวจสอบว่าตรงรุ่นและปีของรถ', zh: '请确认适用的车型和年份。', vi: 'Nên kiểm tra sản phẩm có đúng dòng xe và năm sản xuất.', es: 'Conviene comprobar que corresponde al modelo y año del coche.', ja: '対応する車種と年式をご確認ください。', ko: '차종과 연식에 맞는지 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4301,
        noun: { en: ['car cover', 'one'], th: ['ผ้าคลุมรถ', 'ผืน'], zh: ['汽车车衣', '件'], vi: ['bạt phủ ô tô', 'tấm'], es: ['funda para coche', 'f'], ja: ['カーカバー', '枚'], ko: ['자동차 커버', '개'] },
        use: { en: 'to protect a parked car', th: 'สำหรับคลุมรถเวลาจอด', zh: '停车防尘防晒', vi: 'để che xe khi đỗ', es: 'para proteger el coche aparcado', ja: '駐車中の車の保護に', ko: '주차 차량 보호용' },
        truth: { en: 'Shields a parked car from dust and bird droppings.', th: 'คลุมรถที่จอดไว้เพื่อกันฝุ่นและมูลนก', zh: '停车时罩住车身，防灰尘和鸟粪。', vi: 'Phủ lên xe khi đỗ để tránh bụi và phân chim.', es: 'Cubre el coche aparcado contra el polvo y los excrementos de aves.', ja: '駐車中の車体を覆い、ほこりや鳥のふんを防ぎます。', ko: '주차 중 차체를 덮어 먼지와 새 배설물을 막아 줍니다.' },
      },
      {
        leaf: 4302,
        noun: { en: ['roof carrier', 'one'], th: ['แร็คหลังคารถ', 'ชุด'], zh: ['车顶行李架', '套'], vi: ['giá nóc ô tô', 'bộ'], es: ['portaequipajes de techo', 'm'], ja: ['ルーフキャリア', '台'], ko: ['루프 캐리어', '개'] },
        use: { en: 'to carry extra luggage', th: 'สำหรับบรรทุกสัมภาระเพิ่ม', zh: '加装行李空间', vi: 'để chở thêm hành lý', es: 'para llevar más equipaje', ja: '荷物の積載に', ko: '추가 짐 적재용' },
        truth: { en: 'Carries luggage on the roof and leaves the boot free.', th: 'บรรทุกสัมภาระบนหลังคา เหลือที่ว่างท้ายรถ', zh: '把行李放到车顶，腾出后备箱空间。', vi: 'Chở hành lý trên nóc, để trống cốp sau.', es: 'Lleva el equipaje en el techo y deja libre el maletero.', ja: '屋根に荷物を積めるので荷室が広く使えます。', ko: '지붕에 짐을 실어 트렁크 공간을 비워 둘 수 있습니다.' },
      },
      {
        leaf: 4303,
        noun: { en: ['wiper blade', 'one'], th: ['ใบปัดน้ำฝน', 'ชิ้น'], zh: ['雨刮器', '支'], vi: ['gạt mưa ô tô', 'chiếc'], es: ['escobilla limpiaparabrisas', 'f'], ja: ['ワイパーブレード', '本'], ko: ['와이퍼', '개'] },
        use: { en: 'to see clearly in the rain', th: 'สำหรับปัดน้ำฝนบนกระจก', zh: '雨天视野更清晰', vi: 'để nhìn rõ khi trời mưa', es: 'para ver bien con lluvia', ja: '雨の日の視界確保に', ko: '우천 시 시야 확보용' },
        truth: { en: 'Sweeps rain and dirt off the glass.', th: 'ปัดน้ำฝนและคราบสกปรกออกจากกระจก', zh: '刮去玻璃上的雨水和灰尘。', vi: 'Gạt sạch nước mưa và bụi bẩn trên kính.', es: 'Retira la lluvia y la suciedad del cristal.', ja: 'ガラスの雨水や汚れをふき取ります。', ko: '유리의 빗물과 먼지를 닦아 냅니다.' },
      },
      {
        leaf: 4304,
        noun: { en: ['car light', 'one'], th: ['ไฟรถยนต์', 'ดวง'], zh: ['汽车车灯', '个'], vi: ['đèn ô tô', 'chiếc'], es: ['luz para coche', 'f'], ja: ['車用ライト', '個'], ko: ['차량용 램프', '개'] },
        use: { en: 'to see and be seen', th: 'สำหรับเพิ่มแสงสว่างให้รถ', zh: '行车照明用', vi: 'để chiếu sáng cho xe', es: 'para ver y ser visto', ja: '夜間の視界確保に', ko: '야간 주행 조명용' },
        truth: { en: 'Lights up the vehicle or the road after dark.', th: 'ให้แสงสว่างแก่รถในที่มืด', zh: '在昏暗环境中为车辆提供照明。', vi: 'Phát sáng cho xe khi trời tối.', es: 'Ilumina el vehículo o la carretera en la oscuridad.', ja: '暗い場所で車の明かりになります。', ko: '어두운 곳에서 차량이나 도로를 밝혀 줍니다.' },
      },
      {
        leaf: 4305,
        noun: { en: ['car sticker', 'one'], th: ['สติกเกอร์ติดรถ', 'ชิ้น'], zh: ['汽车贴纸', '张'], vi: ['tem dán ô tô', 'cái'], es: ['pegatina para coche', 'f'], ja: ['カーステッカー', '枚'], ko: ['차량용 스티커', '장'] },
        use: { en: 'to personalise a car', th: 'สำหรับตกแต่งรถ', zh: '个性化装饰爱车', vi: 'để trang trí xe', es: 'para personalizar el coche', ja: '車のドレスアップに', ko: '차량 꾸미기용' },
        truth: { en: 'Sticks to clean, dry bodywork or glass.', th: 'ติดบนตัวถังหรือกระจกที่สะอาดและแห้ง', zh: '贴在干净、干燥的车身或车窗上。', vi: 'Dán lên thân xe hoặc kính đã lau sạch và khô.', es: 'Se pega sobre la carrocería o el cristal limpios y secos.', ja: 'きれいに乾いたボディやガラスに貼ります。', ko: '깨끗하게 마른 차체나 유리에 붙입니다.' },
      },
      {
        leaf: 4306,
        noun: { en: ['car film', 'mass'], th: ['ฟิล์มติดรถยนต์', 'ม้วน'], zh: ['汽车贴膜', '卷'], vi: ['phim dán ô tô', 'cuộn'], es: ['lámina para coche', 'f'], ja: ['車用フィルム', '枚'], ko: ['차량용 필름', '롤'] },
        use: { en: 'to cover glass or paint', th: 'สำหรับติดกระจกหรือสีรถ', zh: '贴车窗或车漆用', vi: 'để dán kính hoặc lớp sơn xe', es: 'para cubrir cristales o pintura', ja: '窓や塗装面の保護に', ko: '유리·도장면 부착용' },
        truth: { en: 'Is cut to shape and stuck onto glass or bodywork.', th: 'ตัดให้ได้รูปแล้วติดลงบนกระจกหรือตัวถังรถ', zh: '裁好形状后贴在玻璃或车身上。', vi: 'Được cắt theo hình rồi dán lên kính hoặc thân xe.', es: 'Se corta a medida y se pega en el cristal o la carrocería.', ja: '形に合わせて切り、窓や車体に貼ります。', ko: '모양에 맞게 잘라 유리나 차체에 붙입니다.' },
      },
    ],
  },
  {
    section: 4400,
    uses: [
      { en: 'for car repair and upkeep', th: 'สำหรับซ่อมและบำรุงรักษารถ', zh: '汽车维修保养', vi: 'để sửa chữa và bảo dưỡng xe', es: 'para reparar y mantener el coche', ja: '車の修理や整備に', ko: '차량 수리·정비용' },
      { en: 'to replace worn parts', th: 'สำหรับเปลี่ยนชิ้นส่วนที่เสื่อม', zh: '更换老化配件', vi: 'để thay phụ tùng đã mòn', es: 'para cambiar piezas gastadas', ja: '消耗部品の交換に', ko: '노후 부품 교체용' },
    ],
    truths: [
      { en: 'Replaces a worn or broken part of the same type.', th: 'ใช้เปลี่ยนแทนชิ้นส่วนเดิมที่สึกหรือชำรุด', zh: '用来替换同类的磨损或损坏件。', vi: 'Dùng thay cho bộ phận cùng loại đã mòn hoặc hỏng.', es: 'Para sustituir una pieza gastada o rota del mismo tipo.', ja: '同じ種類の傷んだ部品と交換して使います。', ko: '마모되거나 고장 난 같은 종류의 부품을 교체합니다.' },
      { en: 'Fitting is easier with the right tools or the help of a workshop.', th: 'ติดตั้งได้ง่ายขึ้นเมื่อมีเครื่องมือหรือให้ช่างช่วย', zh: '有合适工具或由修理厂安装更省事。', vi: 'Lắp dễ hơn khi có dụng cụ phù hợp hoặc nhờ thợ.', es: 'El montaje es más fácil con las herramientas adecuadas o en un taller.', ja: '適した工具か整備工場の手を借りると取り付けが楽です。', ko: '알맞은 공구가 있거나 정비소에 맡기면 장착이 수월합니다.' },
    ],
    asks: [
      { en: 'Check the part number and the car model before ordering.', th: 'โปรดตรวจสอบรหัสอะไหล่และรุ่นรถก่อนสั่งซื้อ', zh: '下单前请核对配件编号和车型。', vi: 'Nên kiểm tra mã phụ tùng và dòng xe trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar la referencia y el modelo de coche.', ja: 'ご注文前に品番と車種をご確認ください。', ko: '주문 전에 부품 번호와 차종을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4401,
        noun: { en: ['car battery', 'one'], th: ['แบตเตอรี่รถยนต์', 'ลูก'], zh: ['汽车蓄电池', '块'], vi: ['ắc quy ô tô', 'bình'], es: ['batería para coche', 'f'], ja: ['カーバッテリー', '個'], ko: ['자동차 배터리', '개'] },
        use: { en: 'to start the engine', th: 'สำหรับสตาร์ทเครื่องยนต์', zh: '启动发动机用', vi: 'để khởi động xe', es: 'para arrancar el motor', ja: 'エンジン始動に', ko: '차량 시동용' },
        truth: { en: 'Supplies power to start the car and run its electrics.', th: 'จ่ายไฟสำหรับสตาร์ทรถและระบบไฟฟ้าในรถ', zh: '为启动车辆和车内电器供电。', vi: 'Cấp điện để khởi động xe và chạy các thiết bị điện.', es: 'Da corriente para arrancar el coche y alimentar su sistema eléctrico.', ja: '車の始動や電装品に電気を供給します。', ko: '시동을 걸고 차량 전장품에 전기를 공급합니다.' },
      },
      {
        leaf: 4402,
        noun: { en: ['brake part', 'one'], th: ['อะไหล่เบรกรถยนต์', 'ชิ้น'], zh: ['汽车刹车配件', '件'], vi: ['phụ tùng phanh ô tô', 'phụ tùng'], es: ['pieza de freno', 'f'], ja: ['ブレーキパーツ', '点'], ko: ['브레이크 부품', '개'] },
        use: { en: 'for brake maintenance', th: 'สำหรับซ่อมบำรุงระบบเบรก', zh: '刹车系统保养', vi: 'để bảo dưỡng hệ thống phanh', es: 'para el mantenimiento de los frenos', ja: 'ブレーキの整備に', ko: '브레이크 정비용' },
        truth: { en: 'Belongs to the system that slows and stops the car.', th: 'เป็นส่วนหนึ่งของระบบที่ชะลอและหยุดรถ', zh: '属于让车辆减速和停下的系统。', vi: 'Thuộc hệ thống giúp xe giảm tốc và dừng lại.', es: 'Forma parte del sistema que frena y detiene el coche.', ja: '車を減速、停止させる仕組みの一部です。', ko: '차량을 감속하고 멈추게 하는 장치의 부품입니다.' },
      },
      {
        leaf: 4403,
        noun: { en: ['car filter', 'one'], th: ['ไส้กรองรถยนต์', 'ชิ้น'], zh: ['汽车滤清器', '个'], vi: ['bộ lọc ô tô', 'bộ'], es: ['filtro para coche', 'm'], ja: ['車用フィルター', '個'], ko: ['자동차 필터', '개'] },
        use: { en: 'for regular servicing', th: 'สำหรับเปลี่ยนตามระยะ', zh: '定期保养更换', vi: 'để thay khi bảo dưỡng định kỳ', es: 'para el mantenimiento periódico', ja: '定期的な交換に', ko: '정기 점검 교체용' },
        truth: { en: 'Holds back dirt and is changed at regular service intervals.', th: 'ดักสิ่งสกปรกและต้องเปลี่ยนตามระยะ', zh: '过滤杂质，需定期更换。', vi: 'Giữ lại bụi bẩn và cần thay định kỳ.', es: 'Retiene la suciedad y se cambia en cada revisión periódica.', ja: '汚れをこし取り、定期的に交換する部品です。', ko: '이물질을 걸러 주며 정기적으로 교체하는 부품입니다.' },
      },
      {
        leaf: 4404,
        noun: { en: ['engine part', 'one'], th: ['อะไหล่เครื่องยนต์', 'ชิ้น'], zh: ['发动机配件', '件'], vi: ['phụ tùng động cơ', 'phụ tùng'], es: ['pieza de motor', 'f'], ja: ['エンジンパーツ', '点'], ko: ['엔진 부품', '개'] },
        use: { en: 'for engine repair', th: 'สำหรับซ่อมเครื่องยนต์', zh: '发动机维修用', vi: 'để sửa chữa động cơ', es: 'para reparar el motor', ja: 'エンジンの整備に', ko: '엔진 수리용' },
        truth: { en: 'Fits in or on the engine and must match its type.', th: 'ติดตั้งกับเครื่องยนต์และต้องตรงรุ่น', zh: '装在发动机上，须与型号匹配。', vi: 'Lắp vào động cơ và phải đúng loại máy.', es: 'Va montada en el motor y debe corresponder a su tipo.', ja: 'エンジンに取り付ける部品で、型式を合わせる必要があります。', ko: '엔진에 장착하며 엔진 형식과 맞아야 합니다.' },
      },
      {
        leaf: 4405,
        noun: { en: ['suspension part', 'one'], th: ['อะไหล่ช่วงล่าง', 'ชิ้น'], zh: ['悬挂配件', '件'], vi: ['phụ tùng gầm ô tô', 'phụ tùng'], es: ['pieza de suspensión', 'f'], ja: ['足回りパーツ', '点'], ko: ['서스펜션 부품', '개'] },
        use: { en: 'for suspension repair', th: 'สำหรับซ่อมช่วงล่างรถ', zh: '底盘维修用', vi: 'để sửa chữa gầm xe', es: 'para reparar la suspensión', ja: '足回りの整備に', ko: '하체 정비용' },
        truth: { en: 'Works between the wheels and the body of the car.', th: 'ทำงานอยู่ระหว่างล้อกับตัวถังรถ', zh: '在车轮与车身之间起作用。', vi: 'Làm việc giữa bánh xe và thân xe.', es: 'Trabaja entre las ruedas y la carrocería.', ja: '車輪と車体の間で働く部品です。', ko: '바퀴와 차체 사이에서 작동합니다.' },
      },
      {
        leaf: 4406,
        noun: { en: ['car body part', 'one'], th: ['ชิ้นส่วนตัวถังรถ', 'ชิ้น'], zh: ['汽车车身件', '件'], vi: ['bộ phận thân vỏ ô tô', 'bộ'], es: ['pieza de carrocería', 'f'], ja: ['車用外装パーツ', '点'], ko: ['차체 부품', '개'] },
        use: { en: 'for bodywork repair', th: 'สำหรับซ่อมตัวถังรถ', zh: '车身维修用', vi: 'để sửa chữa thân vỏ xe', es: 'para reparar la carrocería', ja: '外装の修理に', ko: '차체 수리용' },
        truth: { en: 'Mounts on the body of the car and differs from model to model.', th: 'ติดตั้งที่ตัวถังรถและต่างกันไปในแต่ละรุ่น', zh: '装在车身上，不同车型规格不同。', vi: 'Lắp trên thân xe và khác nhau theo từng dòng xe.', es: 'Va en la carrocería y cambia según el modelo de coche.', ja: '車体に取り付ける部品で、車種ごとに形が異なります。', ko: '차체에 장착하며 차종마다 모양이 다릅니다.' },
      },
    ],
  },
  {
    section: 4500,
    uses: [
      { en: 'for the wheels of a vehicle', th: 'สำหรับล้อรถ', zh: '爱车换装养护用', vi: 'cho bánh xe', es: 'para las ruedas del vehículo', ja: '車のタイヤまわりに', ko: '차량 바퀴용' },
      { en: 'for wheel upkeep', th: 'สำหรับดูแลล้อรถ', zh: '车轮养护用', vi: 'để chăm sóc bánh xe', es: 'para el cuidado de las ruedas', ja: 'タイヤやホイールの手入れに', ko: '바퀴 관리용' },
    ],
    truths: [
      { en: 'Tyre and wheel sizes are printed on the tyre sidewall.', th: 'ขนาดยางและล้อดูได้จากแก้มยาง', zh: '轮胎规格印在胎侧，可对照查看。', vi: 'Cỡ lốp và mâm được in trên hông lốp.', es: 'Las medidas vienen impresas en el flanco del neumático.', ja: 'サイズはタイヤの側面に表示されています。', ko: '타이어 옆면에서 규격을 확인할 수 있습니다.' },
      { en: 'A regular look at tyre pressure and tread is part of safe driving.', th: 'การเช็กลมยางและดอกยางเป็นประจำช่วยให้ขับขี่ปลอดภัย', zh: '定期检查胎压和花纹有助于行车安全。', vi: 'Kiểm tra áp suất và gai lốp thường xuyên giúp lái xe an toàn.', es: 'Revisar a menudo la presión y el dibujo ayuda a circular con seguridad.', ja: '空気圧と溝の定期的な点検が安全運転につながります。', ko: '공기압과 마모 상태를 자주 점검하면 안전 운전에 도움이 됩니다.' },
    ],
    asks: [
      { en: 'Check the size marked on the current tyres before ordering.', th: 'โปรดเช็กขนาดจากยางเส้นเดิมก่อนสั่งซื้อ', zh: '下单前请核对现有轮胎上的规格。', vi: 'Nên kiểm tra cỡ ghi trên lốp đang dùng trước khi đặt hàng.', es: 'Antes de comprar, conviene mirar la medida de los neumáticos actuales.', ja: 'ご注文前に、今のタイヤのサイズ表示をご確認ください。', ko: '주문 전에 현재 타이어의 규격을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4501,
        noun: { en: ['car tyre', 'one'], th: ['ยางรถยนต์', 'เส้น'], zh: ['汽车轮胎', '条'], vi: ['lốp ô tô', 'chiếc'], es: ['neumático para coche', 'm'], ja: ['自動車用タイヤ', '本'], ko: ['자동차 타이어', '개'] },
        use: { en: 'for driving on the road', th: 'สำหรับขับขี่บนท้องถนน', zh: '道路行驶用', vi: 'để chạy trên đường', es: 'para circular por carretera', ja: '道路の走行に', ko: '도로 주행용' },
        truth: { en: 'Grips the road when driving, turning and braking.', th: 'ยึดเกาะถนนทั้งตอนขับ เลี้ยว และเบรก', zh: '行驶、转弯和刹车时抓住路面。', vi: 'Bám đường khi chạy, vào cua và phanh.', es: 'Se agarra al asfalto al rodar, girar y frenar.', ja: '走る、曲がる、止まるときに路面をつかみます。', ko: '주행과 회전, 제동 시 노면을 잡아 줍니다.' },
      },
      {
        leaf: 4502,
        noun: { en: ['motorcycle tyre', 'one'], th: ['ยางมอเตอร์ไซค์', 'เส้น'], zh: ['摩托车轮胎', '条'], vi: ['lốp xe máy', 'chiếc'], es: ['neumático para moto', 'm'], ja: ['バイク用タイヤ', '本'], ko: ['오토바이 타이어', '개'] },
        use: { en: 'for motorcycles and scooters', th: 'สำหรับรถมอเตอร์ไซค์', zh: '摩托车踏板车用', vi: 'cho xe máy và xe tay ga', es: 'para motos y escúteres', ja: 'バイクやスクーターに', ko: '오토바이·스쿠터용' },
        truth: { en: 'Has a rounded profile so that the bike can lean into bends.', th: 'หน้ายางโค้งเพื่อให้รถเอียงเข้าโค้งได้', zh: '胎面呈弧形，便于压弯。', vi: 'Mặt lốp bo tròn để xe nghiêng khi vào cua.', es: 'Tiene el perfil redondeado para inclinar la moto en las curvas.', ja: '断面が丸く、車体を傾けて曲がれます。', ko: '단면이 둥글어 차체를 기울여 코너를 돌 수 있습니다.' },
      },
      {
        leaf: 4503,
        noun: { en: ['wheel rim', 'one'], th: ['ล้อรถ', 'วง'], zh: ['轮毂', '个'], vi: ['mâm xe', 'chiếc'], es: ['llanta', 'f'], ja: ['ホイール', '本'], ko: ['휠', '개'] },
        use: { en: 'to mount tyres', th: 'สำหรับใส่กับยางรถ', zh: '安装轮胎用', vi: 'để lắp lốp xe', es: 'para montar neumáticos', ja: 'タイヤの装着に', ko: '타이어 장착용' },
        truth: { en: 'Carries the tyre and bolts to the hub.', th: 'รองรับยางและขันยึดกับดุมล้อ', zh: '承托轮胎并固定在轮轴上。', vi: 'Đỡ lốp và bắt vào moay-ơ bằng ốc.', es: 'Sujeta el neumático y se atornilla al buje.', ja: 'タイヤを支え、ハブに固定して使います。', ko: '타이어를 받치고 허브에 볼트로 고정합니다.' },
      },
      {
        leaf: 4504,
        noun: { en: ['wheel accessory', 'one'], th: ['อุปกรณ์แต่งล้อ', 'ชิ้น'], zh: ['车轮配件', '个'], vi: ['phụ kiện bánh xe', 'phụ kiện'], es: ['accesorio de rueda', 'm'], ja: ['ホイール用品', '点'], ko: ['휠 액세서리', '개'] },
        use: { en: 'to finish off the wheels', th: 'สำหรับตกแต่งล้อรถ', zh: '车轮装饰保护', vi: 'để hoàn thiện bánh xe', es: 'para completar las ruedas', ja: '足元のドレスアップに', ko: '휠 장착용' },
        truth: { en: 'Fits on or around the wheel.', th: 'ใช้ติดตั้งที่ล้อรถ', zh: '安装在车轮上或其周围。', vi: 'Lắp trên hoặc quanh bánh xe.', es: 'Va colocado en la rueda o a su alrededor.', ja: 'ホイールやその周りに取り付けます。', ko: '휠이나 그 주변에 장착합니다.' },
      },
      {
        leaf: 4505,
        noun: { en: ['tyre inflator', 'one'], th: ['ปั๊มเติมลมยาง', 'เครื่อง'], zh: ['轮胎充气泵', '台'], vi: ['bơm lốp xe', 'chiếc'], es: ['inflador de neumáticos', 'm'], ja: ['タイヤ用空気入れ', '台'], ko: ['타이어 공기주입기', '대'] },
        use: { en: 'to keep tyres at pressure', th: 'สำหรับเติมลมและเช็กแรงดันยาง', zh: '补气和测胎压', vi: 'để bơm và đo áp suất lốp', es: 'para mantener la presión', ja: '空気圧の管理に', ko: '타이어 공기압 관리용' },
        truth: { en: 'Helps bring tyres to the pressure the maker recommends.', th: 'ช่วยให้ลมยางได้ตามค่าที่ผู้ผลิตแนะนำ', zh: '帮助轮胎达到厂家建议的胎压。', vi: 'Giúp lốp đạt áp suất theo khuyến nghị của hãng xe.', es: 'Ayuda a llevar los neumáticos a la presión recomendada.', ja: '指定の空気圧に整えるのに使います。', ko: '권장 공기압을 맞추는 데 사용합니다.' },
      },
    ],
  },
  {
    section: 4600,
    uses: [
      { en: 'for car care at home', th: 'สำหรับดูแลรถเองที่บ้าน', zh: '在家养护爱车', vi: 'để chăm sóc xe tại nhà', es: 'para cuidar el coche en casa', ja: '自宅での車の手入れに', ko: '셀프 차량 관리용' },
      { en: 'for routine maintenance', th: 'สำหรับบำรุงรักษารถเป็นประจำ', zh: '日常保养用', vi: 'để bảo dưỡng định kỳ', es: 'para el mantenimiento habitual', ja: '日ごろのメンテナンスに', ko: '정기 관리용' },
    ],
    truths: [
      { en: 'Part of the routine care that keeps a car in good order.', th: 'ใช้ดูแลรถเป็นประจำให้อยู่ในสภาพดี', zh: '属于车辆日常养护用品。', vi: 'Thuộc nhóm đồ chăm sóc xe dùng thường xuyên.', es: 'Parte del cuidado habitual que mantiene el coche en buen estado.', ja: '車を良い状態に保つための日常ケア用品です。', ko: '차량을 좋은 상태로 유지하는 일상 관리용품입니다.' },
      { en: 'Worth keeping in a dry place between uses.', th: 'ควรเก็บในที่แห้งเมื่อไม่ใช้งาน', zh: '不用时请存放在干燥处。', vi: 'Nên cất nơi khô ráo khi không dùng.', es: 'Se guarda en un lugar seco entre uso y uso.', ja: '使わないときは乾いた場所で保管してください。', ko: '사용하지 않을 때는 건조한 곳에 보관해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Read the label or instructions to make sure it suits the vehicle.', th: 'โปรดอ่านฉลากหรือคู่มือว่าใช้กับรถได้หรือไม่', zh: '请阅读标签或说明，确认适用于自己的车辆。', vi: 'Nên đọc nhãn hoặc hướng dẫn xem có hợp với xe không.', es: 'Conviene leer la etiqueta o las instrucciones para ver si sirve para el vehículo.', ja: 'お車に使えるか、表示や説明書をご確認ください。', ko: '차량에 사용할 수 있는지 라벨이나 설명서를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4601,
        noun: { en: ['engine oil', 'mass'], th: ['น้ำมันเครื่อง', 'ขวด'], zh: ['机油', '桶'], vi: ['dầu nhớt động cơ', 'chai'], es: ['aceite de motor', 'm'], ja: ['エンジンオイル', '本'], ko: ['엔진오일', '통'] },
        use: { en: 'for oil changes', th: 'สำหรับเปลี่ยนถ่ายน้ำมันเครื่อง', zh: '定期换油保养', vi: 'để thay nhớt', es: 'para cambios de aceite', ja: 'オイル交換に', ko: '엔진오일 교환용' },
        truth: { en: 'Lubricates the moving parts inside the engine.', th: 'หล่อลื่นชิ้นส่วนที่เคลื่อนไหวภายในเครื่องยนต์', zh: '润滑发动机内部的运动部件。', vi: 'Bôi trơn các chi tiết chuyển động bên trong động cơ.', es: 'Lubrica las piezas móviles del motor.', ja: 'エンジン内部の動く部品を潤滑します。', ko: '엔진 내부의 움직이는 부품을 윤활합니다.' },
      },
      {
        leaf: 4602,
        noun: { en: ['car fluid', 'mass'], th: ['น้ำยาสำหรับรถยนต์', 'ขวด'], zh: ['车用油液', '瓶'], vi: ['dung dịch ô tô', 'chai'], es: ['líquido para coche', 'm'], ja: ['車用フルード', '本'], ko: ['차량용 보충액', '통'] },
        use: { en: 'to top up car fluids', th: 'สำหรับเติมของเหลวในรถ', zh: '车辆补液换液用', vi: 'để châm thêm cho xe', es: 'para rellenar los depósitos', ja: '液量の補充に', ko: '차량 정기 보충용' },
        truth: { en: 'Used to top up or replace a fluid in the car.', th: 'ใช้เติมหรือเปลี่ยนของเหลวในรถ', zh: '用于添加或更换车内油液。', vi: 'Dùng để châm thêm hoặc thay dung dịch trong xe.', es: 'Sirve para rellenar o cambiar un líquido del coche.', ja: '車の液類の補充や交換に使います。', ko: '차량에 쓰이는 액체를 보충하거나 교체할 때 씁니다.' },
      },
      {
        leaf: 4603,
        noun: { en: ['car cleaner', 'mass'], th: ['น้ำยาทำความสะอาดรถ', 'ขวด'], zh: ['汽车清洁剂', '瓶'], vi: ['dung dịch vệ sinh ô tô', 'chai'], es: ['limpiador para coche', 'm'], ja: ['車用クリーナー', '本'], ko: ['차량용 클리너', '개'] },
        use: { en: 'for washing the car', th: 'สำหรับล้างทำความสะอาดรถ', zh: '洗车清洁用', vi: 'để rửa và vệ sinh xe', es: 'para lavar el coche', ja: '車の洗浄に', ko: '세차용' },
        truth: { en: 'Loosens dirt so that it can be wiped or rinsed away.', th: 'ช่วยให้คราบสกปรกหลุดออก เช็ดหรือล้างได้ง่าย', zh: '溶解污垢，便于擦掉或冲净。', vi: 'Làm bong vết bẩn để dễ lau hoặc xả sạch.', es: 'Desprende la suciedad para retirarla con un paño o con agua.', ja: '汚れを浮かせて、ふき取りやすく流しやすくします。', ko: '때를 불려 닦아 내거나 헹구기 쉽게 해 줍니다.' },
      },
      {
        leaf: 4604,
        noun: { en: ['car wax', 'mass'], th: ['แว็กซ์เคลือบรถ', 'ชิ้น'], zh: ['车蜡', '盒'], vi: ['sáp đánh bóng ô tô', 'hộp'], es: ['cera para coche', 'f'], ja: ['カーワックス', '個'], ko: ['차량용 왁스', '개'] },
        use: { en: 'for shiny paintwork', th: 'สำหรับเคลือบเงาสีรถ', zh: '车漆上光护理', vi: 'để làm bóng sơn xe', es: 'para dar brillo a la pintura', ja: 'ボディのつや出しに', ko: '차량 광택용' },
        truth: { en: 'Applied to washed, dry paintwork to bring out the shine.', th: 'ใช้กับสีรถที่ล้างสะอาดและแห้งแล้วเพื่อให้เงางาม', zh: '涂在洗净擦干的车漆上，提升光泽。', vi: 'Thoa lên lớp sơn đã rửa sạch và khô để tăng độ bóng.', es: 'Se aplica sobre la pintura limpia y seca para darle brillo.', ja: '洗って乾かした塗装面に塗り、つやを出します。', ko: '세차 후 마른 도장면에 발라 광택을 냅니다.' },
      },
      {
        leaf: 4605,
        noun: { en: ['car wash tool', 'one'], th: ['อุปกรณ์ล้างรถ', 'ชิ้น'], zh: ['洗车工具', '件'], vi: ['dụng cụ rửa xe', 'dụng cụ'], es: ['utensilio de lavado', 'm'], ja: ['洗車道具', '点'], ko: ['세차 도구', '개'] },
        use: { en: 'for hand washing the car', th: 'สำหรับล้างรถด้วยมือ', zh: '手工洗车用', vi: 'để rửa xe bằng tay', es: 'para lavar el coche a mano', ja: '手洗い洗車に', ko: '손세차용' },
        truth: { en: 'Used by hand with water or cleaner to lift off dirt.', th: 'ใช้มือถูร่วมกับน้ำหรือน้ำยาเพื่อขจัดคราบ', zh: '配合水或清洁剂手工去除污垢。', vi: 'Dùng tay cùng nước hoặc dung dịch để làm sạch vết bẩn.', es: 'Se usa a mano con agua o limpiador para retirar la suciedad.', ja: '水や洗剤と合わせ、手で汚れを落とします。', ko: '물이나 세제와 함께 손으로 때를 닦아 냅니다.' },
      },
      {
        leaf: 4606,
        noun: { en: ['car vacuum cleaner', 'one'], th: ['เครื่องดูดฝุ่นในรถ', 'เครื่อง'], zh: ['车载吸尘器', '台'], vi: ['máy hút bụi ô tô', 'chiếc'], es: ['aspirador para coche', 'm'], ja: ['車用掃除機', '台'], ko: ['차량용 청소기', '대'] },
        use: { en: 'for cleaning the cabin', th: 'สำหรับดูดฝุ่นภายในรถ', zh: '清洁车内灰尘', vi: 'để hút bụi trong xe', es: 'para aspirar el interior', ja: '車内の掃除に', ko: '차량 실내 청소용' },
        truth: { en: 'Small enough to reach between and under the seats.', th: 'ขนาดเล็กจึงดูดตามซอกและใต้เบาะได้', zh: '体积小，座椅缝隙和底下也能吸到。', vi: 'Nhỏ gọn nên len được vào khe và gầm ghế.', es: 'Su tamaño permite llegar entre los asientos y debajo de ellos.', ja: '小型なのでシートのすき間や下まで届きます。', ko: '크기가 작아 시트 틈과 아래까지 닿습니다.' },
      },
    ],
  },
  {
    section: 4700,
    uses: [
      { en: 'for motorcycle riders', th: 'สำหรับคนขี่มอเตอร์ไซค์', zh: '摩托车骑行用', vi: 'cho người đi xe máy', es: 'para motoristas', ja: 'ライダー向け', ko: '오토바이 라이더용' },
      { en: 'for commuting and touring by bike', th: 'สำหรับขี่ไปทำงานและออกทริป', zh: '通勤摩旅用', vi: 'để đi làm và đi phượt', es: 'para ir al trabajo o de ruta en moto', ja: '通勤やツーリングに', ko: '출퇴근·투어링용' },
    ],
    truths: [
      { en: 'Made for riders and their motorcycles or scooters.', th: 'สำหรับผู้ขับขี่มอเตอร์ไซค์และสกู๊ตเตอร์โดยเฉพาะ', zh: '为摩托车和踏板车骑行者设计。', vi: 'Dành cho người đi xe máy, mô tô và xe tay ga.', es: 'Para quienes van en moto o escúter.', ja: 'バイクやスクーターに乗る方のための用品です。', ko: '오토바이와 스쿠터 라이더를 위한 용품입니다.' },
      { en: 'Worth checking for wear before each longer ride.', th: 'ควรตรวจสภาพก่อนออกทริปไกลทุกครั้ง', zh: '长途骑行前建议检查磨损情况。', vi: 'Nên kiểm tra độ mòn trước mỗi chuyến đi dài.', es: 'Conviene revisar el desgaste antes de cada ruta larga.', ja: '長距離を走る前に傷みがないか確認してください。', ko: '장거리 주행 전에는 마모 상태를 확인해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the size chart or the bike model before ordering.', th: 'โปรดตรวจสอบตารางไซซ์หรือรุ่นรถก่อนสั่งซื้อ', zh: '下单前请核对尺码表或车型。', vi: 'Nên xem bảng cỡ hoặc dòng xe trước khi đặt hàng.', es: 'Antes de comprar, conviene consultar la tabla de tallas o el modelo de moto.', ja: 'ご注文前にサイズ表または対応車種をご確認ください。', ko: '주문 전에 사이즈표나 적용 기종을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4701,
        noun: { en: ['motorcycle helmet', 'one'], th: ['หมวกกันน็อค', 'ใบ'], zh: ['摩托车头盔', '顶'], vi: ['mũ bảo hiểm xe máy', 'chiếc'], es: ['casco de moto', 'm'], ja: ['バイクヘルメット', '個'], ko: ['오토바이 헬멧', '개'] },
        use: { en: 'to protect the head', th: 'สำหรับป้องกันศีรษะขณะขับขี่', zh: '骑行头部防护', vi: 'để bảo vệ đầu khi đi xe', es: 'para proteger la cabeza', ja: '走行中の頭部保護に', ko: '머리 보호용' },
        truth: { en: 'Protects the head on the road and fastens under the chin.', th: 'ป้องกันศีรษะขณะขับขี่ ล็อกด้วยสายรัดคาง', zh: '骑行时保护头部，用下颌带固定。', vi: 'Bảo vệ đầu khi đi đường, có quai cài dưới cằm.', es: 'Protege la cabeza en la carretera y se abrocha bajo la barbilla.', ja: '走行中の頭を守り、あごひもで固定します。', ko: '주행 중 머리를 보호하며 턱끈으로 고정합니다.' },
      },
      {
        leaf: 4702,
        noun: { en: ['riding jacket', 'one'], th: ['เสื้อแจ็คเก็ตขี่มอเตอร์ไซค์', 'ตัว'], zh: ['摩托车骑行服', '件'], vi: ['áo khoác đi mô tô', 'chiếc'], es: ['chaqueta de moto', 'f'], ja: ['ライディングジャケット', '着'], ko: ['라이딩 재킷', '벌'] },
        use: { en: 'to wear on the bike', th: 'สำหรับใส่ขี่มอเตอร์ไซค์', zh: '骑车时穿', vi: 'để mặc khi đi mô tô', es: 'para llevar en la moto', ja: 'バイクに乗るときに', ko: '오토바이 주행용' },
        truth: { en: 'Cut for the riding position, with the arms reaching forward.', th: 'ตัดเย็บให้เข้ากับท่าขี่ที่ต้องยื่นแขนไปข้างหน้า', zh: '按双臂前伸的骑行姿势剪裁。', vi: 'Cắt may theo tư thế lái với hai tay đưa về phía trước.', es: 'Su corte sigue la postura de conducción, con los brazos hacia delante.', ja: '腕を前に伸ばす乗車姿勢に合わせた形です。', ko: '팔을 앞으로 뻗는 라이딩 자세에 맞춰 재단했습니다.' },
      },
      {
        leaf: 4703,
        noun: { en: ['riding gloves', 'many'], th: ['ถุงมือขี่มอเตอร์ไซค์', 'คู่'], zh: ['摩托车骑行手套', '双'], vi: ['găng tay đi xe máy', 'đôi'], es: ['guantes de moto', 'mp'], ja: ['バイクグローブ', '双'], ko: ['라이딩 장갑', '켤레'] },
        use: { en: 'to protect hands on the bike', th: 'สำหรับป้องกันมือขณะขี่รถ', zh: '骑行手部防护', vi: 'để bảo vệ tay khi đi xe', es: 'para proteger las manos', ja: '走行中の手の保護に', ko: '손 보호용' },
        truth: { en: 'Protect the hands and help with the grip on the handlebar.', th: 'ปกป้องมือและช่วยให้จับแฮนด์ถนัด', zh: '保护双手，握把更稳。', vi: 'Bảo vệ tay và giúp cầm lái chắc hơn.', es: 'Protegen las manos y ayudan a agarrar el manillar.', ja: '手を守り、ハンドルを握りやすくします。', ko: '손을 보호하고 핸들을 잡기 편하게 해 줍니다.' },
      },
      {
        leaf: 4704,
        noun: { en: ['riding protector', 'one'], th: ['การ์ดป้องกันสำหรับขี่มอเตอร์ไซค์', 'ชุด'], zh: ['骑行护具', '套'], vi: ['giáp bảo hộ đi mô tô', 'bộ'], es: ['protección para moto', 'f'], ja: ['バイク用プロテクター', '点'], ko: ['라이딩 보호대', '개'] },
        use: { en: 'to cushion a fall', th: 'สำหรับลดแรงกระแทก', zh: '减轻摔车冲击', vi: 'để giảm va đập khi ngã', es: 'para amortiguar golpes', ja: '転倒時の衝撃軽減に', ko: '충격 완화용' },
        truth: { en: 'Worn on or under clothing to soften knocks.', th: 'ใส่ทับหรือใส่ใต้เสื้อผ้าเพื่อลดแรงกระแทก', zh: '穿在衣服外面或里面，缓冲撞击。', vi: 'Mặc ngoài hoặc trong áo quần để giảm va đập.', es: 'Se lleva sobre la ropa o debajo para amortiguar los golpes.', ja: '服の上や下に着けて衝撃を和らげます。', ko: '옷 위나 안에 착용해 충격을 덜어 줍니다.' },
      },
      {
        leaf: 4705,
        noun: { en: ['motorcycle luggage case', 'one'], th: ['กล่องใส่ของติดมอเตอร์ไซค์', 'ใบ'], zh: ['摩托车尾箱', '个'], vi: ['thùng đựng đồ xe máy', 'chiếc'], es: ['maleta para moto', 'f'], ja: ['バイク用ボックス', '個'], ko: ['오토바이 수납함', '개'] },
        use: { en: 'to carry things on a bike', th: 'สำหรับใส่ของบนมอเตอร์ไซค์', zh: '摩托车载物用', vi: 'để chở đồ trên xe máy', es: 'para llevar cosas en la moto', ja: 'バイクの荷物運びに', ko: '오토바이 짐 수납용' },
        truth: { en: 'Mounts on the bike and carries things without a backpack.', th: 'ติดตั้งกับตัวรถ ใส่ของได้โดยไม่ต้องสะพายเป้', zh: '装在车上放物品，不用背包。', vi: 'Gắn trên xe để chở đồ, không cần đeo ba lô.', es: 'Va fijada a la moto y permite llevar cosas sin mochila.', ja: '車体に取り付け、リュックなしで荷物を運べます。', ko: '차체에 장착해 배낭 없이 짐을 나를 수 있습니다.' },
      },
      {
        leaf: 4706,
        noun: { en: ['motorcycle part', 'one'], th: ['อะไหล่มอเตอร์ไซค์', 'ชิ้น'], zh: ['摩托车配件', '件'], vi: ['phụ tùng xe máy', 'phụ tùng'], es: ['recambio para moto', 'm'], ja: ['バイクパーツ', '点'], ko: ['오토바이 부품', '개'] },
        use: { en: 'for bike repair and upgrades', th: 'สำหรับซ่อมและแต่งมอเตอร์ไซค์', zh: '摩托车维修改装', vi: 'để sửa và độ xe máy', es: 'para reparar o mejorar la moto', ja: 'バイクの修理やカスタムに', ko: '오토바이 수리·튜닝용' },
        truth: { en: 'Fits on a motorcycle or scooter of the matching model.', th: 'ติดตั้งกับมอเตอร์ไซค์หรือสกู๊ตเตอร์ที่ตรงรุ่น', zh: '安装在型号相符的摩托车或踏板车上。', vi: 'Lắp cho xe máy hoặc xe tay ga đúng dòng.', es: 'Va en la moto o el escúter del modelo correspondiente.', ja: '適合するバイクやスクーターに取り付けます。', ko: '해당 기종의 오토바이나 스쿠터에 장착합니다.' },
      },
      {
        leaf: 4707,
        noun: { en: ['motorcycle boots', 'many'], th: ['รองเท้าขี่มอเตอร์ไซค์', 'คู่'], zh: ['摩托车骑行靴', '双'], vi: ['giày bảo hộ mô tô', 'đôi'], es: ['botas de moto', 'fp'], ja: ['ライディングブーツ', '足'], ko: ['라이딩 부츠', '켤레'] },
        use: { en: 'for feet on the road', th: 'สำหรับใส่ขณะขี่รถ', zh: '骑车时穿用', vi: 'để mang khi đi xe', es: 'para llevar sobre la moto', ja: 'バイク走行時の足元に', ko: '주행 중 발 보호용' },
        truth: { en: 'Covers the foot and ankle while riding.', th: 'หุ้มเท้าและข้อเท้าระหว่างขี่รถ', zh: '骑行时包裹脚部和脚踝。', vi: 'Che bàn chân và mắt cá khi đi xe.', es: 'Cubre el pie y el tobillo durante la marcha.', ja: '走行中の足と足首を覆います。', ko: '주행 중 발과 발목을 감싸 줍니다.' },
      },
    ],
  },
  {
    section: 4800,
    uses: [
      { en: 'for the home garage', th: 'สำหรับโรงรถที่บ้าน', zh: '家庭车库用', vi: 'cho gara tại nhà', es: 'para el garaje de casa', ja: '自宅ガレージに', ko: '가정 차고용' },
      { en: 'to have ready when needed', th: 'สำหรับเตรียมไว้ยามจำเป็น', zh: '常备应急用', vi: 'để sẵn phòng khi cần', es: 'para tener a mano por si hace falta', ja: 'もしものときの備えに', ko: '비상시 대비용' },
    ],
    truths: [
      { en: 'Helps to deal with common car jobs without waiting for a workshop.', th: 'ช่วยจัดการเรื่องรถทั่วไปได้โดยไม่ต้องรออู่', zh: '常见的车辆问题不用等修理厂也能处理。', vi: 'Giúp xử lý các việc thường gặp với xe mà không cần chờ gara.', es: 'Ayuda con las tareas habituales del coche sin esperar al taller.', ja: '整備工場を待たずに、よくある車の作業に対応できます。', ko: '정비소에 맡기지 않고도 간단한 차량 작업을 직접 할 수 있습니다.' },
      { en: 'Read the instructions before the first use.', th: 'ควรอ่านคู่มือก่อนใช้งานครั้งแรก', zh: '首次使用前请先阅读说明书。', vi: 'Nên đọc hướng dẫn trước lần dùng đầu tiên.', es: 'Conviene leer las instrucciones antes del primer uso.', ja: '初めて使う前に説明書をお読みください。', ko: '처음 사용하기 전에 설명서를 읽어 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the rating and the vehicle types listed before ordering.', th: 'โปรดตรวจสอบพิกัดและประเภทรถที่ใช้ได้ก่อนสั่งซื้อ', zh: '下单前请核对规格和适用车辆类型。', vi: 'Nên kiểm tra thông số và loại xe phù hợp trước khi đặt hàng.', es: 'Antes de comprar, conviene revisar la capacidad y los vehículos compatibles.', ja: 'ご注文前に仕様と対応車両をご確認ください。', ko: '주문 전에 사양과 적용 차종을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4801,
        noun: { en: ['jump starter', 'one'], th: ['เครื่องจั๊มสตาร์ท', 'เครื่อง'], zh: ['汽车应急启动电源', '台'], vi: ['bộ kích bình ô tô', 'bộ'], es: ['arrancador de batería', 'm'], ja: ['ジャンプスターター', '台'], ko: ['점프 스타터', '대'] },
        use: { en: 'for a flat car battery', th: 'สำหรับสตาร์ทรถเมื่อแบตหมด', zh: '电瓶亏电应急启动', vi: 'khi bình xe hết điện', es: 'para baterías descargadas', ja: 'バッテリー上がりに', ko: '배터리 방전 비상용' },
        truth: { en: 'Gives a flat battery enough power to start the engine.', th: 'จ่ายไฟช่วยสตาร์ทเครื่องยนต์เมื่อแบตหมด', zh: '电瓶没电时提供启动电流。', vi: 'Cấp điện giúp khởi động máy khi bình yếu hoặc hết điện.', es: 'Da a una batería descargada la corriente para arrancar.', ja: '上がったバッテリーに電気を送り、エンジンをかけます。', ko: '방전된 배터리에 전력을 공급해 시동을 걸어 줍니다.' },
      },
      {
        leaf: 4802,
        noun: { en: ['car jack', 'one'], th: ['แม่แรง', 'ตัว'], zh: ['千斤顶', '个'], vi: ['con đội ô tô', 'chiếc'], es: ['gato para coche', 'm'], ja: ['カージャッキ', '台'], ko: ['차량용 잭', '개'] },
        use: { en: 'to change a wheel', th: 'สำหรับยกรถเปลี่ยนล้อ', zh: '换胎顶车用', vi: 'để nâng xe thay lốp', es: 'para cambiar una rueda', ja: 'タイヤ交換に', ko: '타이어 교체용' },
        truth: { en: 'Lifts or holds up the vehicle for work on the wheels.', th: 'ยกหรือค้ำรถไว้ขณะเปลี่ยนหรือซ่อมล้อ', zh: '顶起或支撑车辆，方便处理车轮。', vi: 'Nâng hoặc kê xe khi thay hoặc sửa bánh.', es: 'Eleva o sostiene el vehículo para trabajar en las ruedas.', ja: '車体を持ち上げ、または支えて車輪の作業をします。', ko: '차체를 들거나 받쳐 바퀴 작업을 할 수 있게 합니다.' },
      },
      {
        leaf: 4803,
        noun: { en: ['mechanic tool', 'one'], th: ['เครื่องมือช่างยนต์', 'ชิ้น'], zh: ['汽修工具', '件'], vi: ['dụng cụ sửa xe', 'dụng cụ'], es: ['herramienta de mecánica', 'f'], ja: ['整備工具', '点'], ko: ['정비 공구', '개'] },
        use: { en: 'for car repairs', th: 'สำหรับซ่อมรถ', zh: '修车用', vi: 'để sửa chữa xe', es: 'para reparar el coche', ja: '車の修理に', ko: '차량 수리용' },
        truth: { en: 'Used by hand to loosen, tighten or adjust parts of a vehicle.', th: 'ใช้ขัน คลาย หรือปรับชิ้นส่วนรถด้วยมือ', zh: '用手拧松、拧紧或调整车辆零件。', vi: 'Dùng tay để tháo, siết hoặc chỉnh các chi tiết trên xe.', es: 'Sirve para aflojar, apretar o ajustar piezas del vehículo a mano.', ja: '車の部品をゆるめる、締める、調整する手作業に使います。', ko: '손으로 차량 부품을 풀고 조이거나 조정할 때 씁니다.' },
      },
      {
        leaf: 4804,
        noun: { en: ['car diagnostic scanner', 'one'], th: ['เครื่องสแกนรถยนต์', 'เครื่อง'], zh: ['汽车诊断仪', '台'], vi: ['máy chẩn đoán ô tô', 'chiếc'], es: ['escáner de diagnóstico', 'm'], ja: ['車用故障診断機', '台'], ko: ['차량 진단기', '대'] },
        use: { en: 'to read fault codes', th: 'สำหรับอ่านโค้ดปัญหารถ', zh: '读取故障码', vi: 'để đọc mã lỗi xe', es: 'para leer códigos de avería', ja: 'エラーコードの読み取りに', ko: '고장 코드 판독용' },
        truth: { en: 'Plugs into the diagnostic socket of the car and reads stored fault codes.', th: 'เสียบกับช่องต่อของรถเพื่ออ่านโค้ดปัญหาที่บันทึกไว้', zh: '插入车辆接口，读取已存故障码。', vi: 'Cắm vào cổng trên xe để đọc mã lỗi đã lưu.', es: 'Se enchufa a la toma de diagnóstico del coche y lee los códigos de avería.', ja: '車の端子につないで、記録された故障コードを読み取ります。', ko: '차량의 진단 단자에 꽂아 저장된 고장 코드를 읽습니다.' },
      },
      {
        leaf: 4805,
        noun: { en: ['roadside emergency item', 'one'], th: ['อุปกรณ์ฉุกเฉินติดรถ', 'ชิ้น'], zh: ['车用应急用品', '件'], vi: ['đồ khẩn cấp trên xe', 'món'], es: ['artículo de emergencia para coche', 'm'], ja: ['車載緊急用品', '点'], ko: ['차량 비상용품', '개'] },
        use: { en: 'for breakdowns on the road', th: 'สำหรับเหตุฉุกเฉินบนถนน', zh: '路上突发状况备用', vi: 'khi gặp sự cố trên đường', es: 'para averías en la carretera', ja: '路上でのトラブルに', ko: '도로 비상 상황용' },
        truth: { en: 'Kept in the car for breakdowns and accidents.', th: 'เก็บไว้ในรถเผื่อรถเสียหรือเกิดอุบัติเหตุ', zh: '放在车里，以备故障或事故时使用。', vi: 'Để sẵn trên xe phòng khi hỏng hóc hoặc va chạm.', es: 'Se lleva en el coche por si hay una avería o un accidente.', ja: '故障や事故に備えて車に積んでおきます。', ko: '고장이나 사고에 대비해 차에 넣어 둡니다.' },
      },
      {
        leaf: 4806,
        noun: { en: ['vehicle battery charger', 'one'], th: ['เครื่องชาร์จแบตเตอรี่รถ', 'เครื่อง'], zh: ['车用电池充电器', '台'], vi: ['bộ sạc bình ô tô', 'bộ'], es: ['cargador de batería para vehículo', 'm'], ja: ['車両用充電器', '台'], ko: ['차량 배터리 충전기', '대'] },
        use: { en: 'to charge a parked vehicle', th: 'สำหรับชาร์จรถขณะจอด', zh: '停车充电用', vi: 'để sạc xe khi đỗ', es: 'para cargar el vehículo parado', ja: '駐車中の充電に', ko: '주차 중 충전용' },
        truth: { en: 'Charges the vehicle battery from a power supply while parked.', th: 'ชาร์จแบตเตอรี่รถจากแหล่งจ่ายไฟขณะจอด', zh: '停车时接电源给车辆电池充电。', vi: 'Sạc bình của xe từ nguồn điện khi xe đỗ.', es: 'Carga la batería del vehículo desde la red mientras está aparcado.', ja: '駐車中に電源から車のバッテリーを充電します。', ko: '주차 중에 전원으로 차량 배터리를 충전합니다.' },
      },
    ],
  },
  {
    section: 4900,
    uses: [
      { en: 'for work and leisure', th: 'สำหรับใช้งานและท่องเที่ยว', zh: '工作休闲两用', vi: 'cho công việc và giải trí', es: 'para el trabajo y el ocio', ja: '仕事やレジャーに', ko: '업무·레저용' },
      { en: 'for private or business use', th: 'สำหรับใช้ส่วนตัวหรือทำธุรกิจ', zh: '个人商务两用', vi: 'cho cá nhân hoặc kinh doanh', es: 'para uso particular o profesional', ja: '個人や事業での利用に', ko: '개인·사업용' },
    ],
    truths: [
      { en: 'Worth seeing in person before buying.', th: 'แนะนำให้ดูของจริงก่อนตัดสินใจซื้อ', zh: '购买前建议到现场看实物。', vi: 'Nên xem trực tiếp trước khi mua.', es: 'Conviene ver el vehículo en persona antes de comprar.', ja: '購入前に実物をご覧になることをおすすめします。', ko: '구매 전에 실물을 직접 확인하는 것이 좋습니다.' },
      { en: 'Regular servicing and cleaning help a vehicle keep its value.', th: 'การดูแลและเช็กระยะสม่ำเสมอช่วยรักษามูลค่า', zh: '定期保养和清洁有助于保值。', vi: 'Bảo dưỡng và vệ sinh đều đặn giúp giữ giá.', es: 'Con revisiones y limpieza regulares se conserva el valor.', ja: '定期的な点検と清掃が価値の維持につながります。', ko: '정기적인 점검과 세척이 가치를 유지하는 데 도움이 됩니다.' },
    ],
    asks: [
      { en: 'Ask about any papers, the service history and how the handover works.', th: 'โปรดสอบถามเรื่องเอกสาร ประวัติการดูแล และการส่งมอบ', zh: '请询问证件手续、保养记录和交付方式。', vi: 'Nên hỏi về giấy tờ, lịch sử bảo dưỡng và cách giao nhận.', es: 'Conviene preguntar por los papeles, el historial de revisiones y la entrega.', ja: '書類、整備履歴、引き渡し方法をお問い合わせください。', ko: '서류와 정비 이력, 인도 방법을 문의해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 4901,
        noun: { en: ['car', 'one'], th: ['รถยนต์', 'คัน'], zh: ['汽车', '辆'], vi: ['xe ô tô', 'chiếc'], es: ['coche', 'm'], ja: ['自動車', '台'], ko: ['자동차', '대'] },
        use: { en: 'for family and commuting', th: 'สำหรับครอบครัวและเดินทางไปทำงาน', zh: '家用通勤代步', vi: 'cho gia đình và đi làm', es: 'para la familia y el trabajo', ja: '家族の移動や通勤に', ko: '가족·출퇴근용' },
        truth: { en: 'Carries driver, passengers and luggage together.', th: 'พาทั้งคนและสัมภาระไปในคันเดียวกัน', zh: '驾驶员、乘客和行李一车同行。', vi: 'Chở người và hành lý trên cùng một xe.', es: 'Lleva al conductor, a los pasajeros y el equipaje.', ja: '人と荷物を一緒に運べます。', ko: '사람과 짐을 함께 나를 수 있습니다.' },
      },
      {
        leaf: 4902,
        noun: { en: ['van', 'one'], th: ['รถตู้', 'คัน'], zh: ['面包车', '辆'], vi: ['xe van', 'chiếc'], es: ['furgoneta', 'f'], ja: ['バン', '台'], ko: ['승합차', '대'] },
        use: { en: 'for groups and deliveries', th: 'สำหรับรับส่งคนและขนของ', zh: '载客运货用', vi: 'để chở khách và giao hàng', es: 'para grupos y repartos', ja: '送迎や配送に', ko: '단체 이동·배송용' },
        truth: { en: 'Offers a tall body with room for people or goods.', th: 'ตัวถังทรงสูง มีพื้นที่สำหรับคนหรือสิ่งของ', zh: '车身较高，可载人或载货。', vi: 'Thân xe cao, có chỗ cho người hoặc hàng hóa.', es: 'Ofrece una carrocería alta con espacio para personas o carga.', ja: '背の高い車体に人や荷物を載せられます。', ko: '차체가 높아 사람이나 짐을 싣기 좋습니다.' },
      },
      {
        leaf: 4903,
        noun: { en: ['truck', 'one'], th: ['รถบรรทุก', 'คัน'], zh: ['卡车', '辆'], vi: ['xe tải', 'chiếc'], es: ['camión', 'm'], ja: ['トラック', '台'], ko: ['트럭', '대'] },
        use: { en: 'to haul loads', th: 'สำหรับบรรทุกของ', zh: '拉货运输用', vi: 'để chở hàng', es: 'para transportar carga', ja: '荷物の運搬に', ko: '화물 운송용' },
        truth: { en: 'Carries loads behind the cab.', th: 'บรรทุกของไว้ด้านหลังหัวเก๋ง', zh: '货物装在驾驶室后方。', vi: 'Chở hàng ở phía sau cabin.', es: 'Transporta la carga detrás de la cabina.', ja: '運転席の後ろに荷物を積みます。', ko: '운전석 뒤쪽에 짐을 싣습니다.' },
      },
      {
        leaf: 4904,
        noun: { en: ['motorcycle', 'one'], th: ['รถมอเตอร์ไซค์', 'คัน'], zh: ['摩托车', '辆'], vi: ['xe mô tô', 'chiếc'], es: ['motocicleta', 'f'], ja: ['オートバイ', '台'], ko: ['오토바이', '대'] },
        use: { en: 'for riding on two wheels', th: 'สำหรับขับขี่สองล้อ', zh: '两轮骑行用', vi: 'để đi lại bằng xe hai bánh', es: 'para rodar sobre dos ruedas', ja: 'ツーリングや通勤に', ko: '두 바퀴 라이딩용' },
        truth: { en: 'Needs a helmet and the right licence on the road.', th: 'ต้องสวมหมวกกันน็อคและมีใบขับขี่ที่ถูกประเภท', zh: '上路需戴头盔并持有相应驾照。', vi: 'Khi ra đường cần đội mũ bảo hiểm và có bằng lái phù hợp.', es: 'Exige casco y el permiso adecuado para circular.', ja: '公道ではヘルメットと対応する免許が必要です。', ko: '도로에서는 헬멧과 해당 면허가 필요합니다.' },
      },
      {
        leaf: 4905,
        noun: { en: ['motor scooter', 'one'], th: ['รถสกู๊ตเตอร์', 'คัน'], zh: ['踏板摩托车', '辆'], vi: ['xe tay ga', 'chiếc'], es: ['escúter', 'm'], ja: ['スクーター', '台'], ko: ['스쿠터', '대'] },
        use: { en: 'for riding around town', th: 'สำหรับขี่ในเมือง', zh: '城市代步用', vi: 'để đi lại trong phố', es: 'para moverse por la ciudad', ja: '街乗りに', ko: '도심 이동용' },
        truth: { en: 'Takes up little room in traffic and is easy to park in town.', th: 'ใช้พื้นที่บนถนนน้อย จอดในเมืองได้สะดวก', zh: '车身小巧，市区穿行停车都方便。', vi: 'Chiếm ít chỗ trên đường và dễ đỗ trong phố.', es: 'Ocupa poco espacio en el tráfico y se aparca con facilidad.', ja: '場所を取らず、街中でも停めやすい乗り物です。', ko: '도로에서 자리를 적게 차지하고 시내에서 주차하기 쉽습니다.' },
      },
      {
        leaf: 4906,
        noun: { en: ['kick scooter', 'one'], th: ['สกู๊ตเตอร์ยืนขี่', 'คัน'], zh: ['滑板车', '辆'], vi: ['xe trượt scooter', 'chiếc'], es: ['patinete', 'm'], ja: ['キックボード', '台'], ko: ['킥보드', '대'] },
        use: { en: 'for short trips', th: 'สำหรับเดินทางระยะสั้น', zh: '短途代步用', vi: 'cho quãng đường ngắn', es: 'para trayectos cortos', ja: '近距離の移動に', ko: '단거리 이동용' },
        truth: { en: 'Ridden standing up, with both hands on the handlebar.', th: 'ยืนขี่โดยจับแฮนด์ทั้งสองมือ', zh: '双手握把、站立骑行。', vi: 'Đứng trên xe và cầm tay lái bằng hai tay.', es: 'Se conduce de pie y con ambas manos en el manillar.', ja: '両手でハンドルを握り、立ったまま乗ります。', ko: '두 손으로 핸들을 잡고 서서 탑니다.' },
      },
      {
        leaf: 4907,
        noun: { en: ['trailer', 'one'], th: ['รถพ่วง', 'คัน'], zh: ['拖车', '辆'], vi: ['rơ-moóc', 'chiếc'], es: ['remolque', 'm'], ja: ['トレーラー', '台'], ko: ['트레일러', '대'] },
        use: { en: 'to tow behind a vehicle', th: 'สำหรับลากท้ายรถ', zh: '车后拖挂用', vi: 'để kéo sau xe', es: 'para enganchar al vehículo', ja: '車でのけん引用', ko: '차량 견인용' },
        truth: { en: 'Couples to the tow bar of another vehicle.', th: 'ต่อเข้ากับชุดลากของรถอีกคัน', zh: '与前车的拖车钩相连。', vi: 'Nối vào móc kéo của xe khác.', es: 'Se une al enganche de otro vehículo.', ja: 'けん引車の連結部につないで使います。', ko: '다른 차량의 견인 장치에 연결합니다.' },
      },
      {
        leaf: 4908,
        noun: { en: ['boat', 'one'], th: ['เรือ', 'ลำ'], zh: ['船艇', '艘'], vi: ['thuyền', 'chiếc'], es: ['barco', 'm'], ja: ['ボート', '艇'], ko: ['보트', '척'] },
        use: { en: 'for trips on the water', th: 'สำหรับเดินทางทางน้ำ', zh: '水上出行用', vi: 'để đi trên mặt nước', es: 'para navegar', ja: '水上のレジャーに', ko: '수상 레저용' },
        truth: { en: 'Floats and carries people over lakes, rivers or the sea.', th: 'ลอยน้ำ พาคนไปตามทะเลสาบ แม่น้ำ หรือทะเล', zh: '载人在湖泊、河流或海上航行。', vi: 'Nổi trên nước, chở người trên hồ, sông hoặc biển.', es: 'Flota y lleva personas por lagos, ríos o el mar.', ja: '人を乗せて、湖や川、海の上を進みます。', ko: '호수나 강, 바다에서 사람을 태우고 나아갑니다.' },
      },
    ],
  },
];
