import type { Aisle } from '../category.ts';

export const electronicsDiy: Aisle = {
  id: 15000,
  names: { en: 'Electronics DIY', th: 'อิเล็กทรอนิกส์ DIY', zh: '电子DIY', vi: 'Điện tử DIY', es: 'Electrónica DIY', ja: '電子工作・DIY', ko: '전자 DIY' },
  sections: [
    {
      id: 15100,
      names: { en: 'Boards & Single-Board Computers', th: 'บอร์ดและคอมพิวเตอร์บอร์ดเดี่ยว', zh: '开发板与单板电脑', vi: 'Bo mạch & máy tính nhúng', es: 'Placas y computadoras monoplaca', ja: 'マイコンボード・シングルボードPC', ko: '개발 보드·싱글보드 컴퓨터' },
      leaves: [
        { id: 15101, names: { en: 'Microcontroller Boards', th: 'บอร์ดไมโครคอนโทรลเลอร์', zh: '单片机开发板', vi: 'Bo vi điều khiển', es: 'Placas de microcontrolador', ja: 'マイコンボード', ko: '마이크로컨트롤러 보드' } },
        { id: 15102, names: { en: 'Single-Board Computers', th: 'คอมพิวเตอร์บอร์ดเดี่ยว', zh: '单板电脑', vi: 'Máy tính nhúng', es: 'Computadoras monoplaca', ja: 'シングルボードコンピューター', ko: '싱글보드 컴퓨터' } },
        { id: 15103, names: { en: 'Expansion Boards', th: 'บอร์ดขยาย', zh: '扩展板', vi: 'Bo mở rộng', es: 'Placas de expansión', ja: '拡張ボード', ko: '확장 보드' } },
        { id: 15104, names: { en: 'Programmers & Debuggers', th: 'เครื่องโปรแกรมชิปและดีบักเกอร์', zh: '编程器与调试器', vi: 'Mạch nạp & gỡ lỗi', es: 'Programadores y depuradores', ja: '書き込み器・デバッガー', ko: '프로그래머·디버거' } },
        { id: 15105, names: { en: 'Board Cases & Accessories', th: 'เคสและอุปกรณ์เสริมบอร์ด', zh: '开发板外壳与配件', vi: 'Vỏ & phụ kiện bo mạch', es: 'Cajas y accesorios para placas', ja: 'ボード用ケース・アクセサリー', ko: '보드 케이스·액세서리' } },
      ],
    },
    {
      id: 15200,
      names: { en: 'Sensors & Modules', th: 'เซนเซอร์และโมดูล', zh: '传感器与模块', vi: 'Cảm biến & module', es: 'Sensores y módulos', ja: 'センサー・モジュール', ko: '센서·모듈' },
      leaves: [
        { id: 15201, names: { en: 'Temperature & Humidity Sensors', th: 'เซนเซอร์อุณหภูมิและความชื้น', zh: '温湿度传感器', vi: 'Cảm biến nhiệt độ, độ ẩm', es: 'Sensores de temperatura y humedad', ja: '温湿度センサー', ko: '온습도 센서' } },
        { id: 15202, names: { en: 'Motion & Distance Sensors', th: 'เซนเซอร์ตรวจจับการเคลื่อนไหวและระยะ', zh: '运动与测距传感器', vi: 'Cảm biến chuyển động, khoảng cách', es: 'Sensores de movimiento y distancia', ja: 'モーション・距離センサー', ko: '모션·거리 센서' } },
        { id: 15203, names: { en: 'Camera Modules', th: 'โมดูลกล้อง', zh: '摄像头模块', vi: 'Module camera', es: 'Módulos de cámara', ja: 'カメラモジュール', ko: '카메라 모듈' } },
        { id: 15204, names: { en: 'Relay & Switching Modules', th: 'โมดูลรีเลย์', zh: '继电器模块', vi: 'Module relay', es: 'Módulos de relé', ja: 'リレーモジュール', ko: '릴레이 모듈' } },
        { id: 15205, names: { en: 'Wireless & GPS Modules', th: 'โมดูลไร้สายและ GPS', zh: '无线与GPS模块', vi: 'Module không dây & GPS', es: 'Módulos inalámbricos y GPS', ja: '無線・GPSモジュール', ko: '무선·GPS 모듈' } },
        { id: 15206, names: { en: 'Other Sensors & Modules', th: 'เซนเซอร์และโมดูลอื่นๆ', zh: '其他传感器与模块', vi: 'Cảm biến & module khác', es: 'Otros sensores y módulos', ja: 'その他のセンサー・モジュール', ko: '기타 센서·모듈' } },
      ],
    },
    {
      id: 15300,
      names: { en: 'Electronic Components', th: 'ชิ้นส่วนอิเล็กทรอนิกส์', zh: '电子元器件', vi: 'Linh kiện điện tử', es: 'Componentes electrónicos', ja: '電子部品', ko: '전자 부품' },
      leaves: [
        { id: 15301, names: { en: 'Resistors', th: 'ตัวต้านทาน', zh: '电阻', vi: 'Điện trở', es: 'Resistencias', ja: '抵抗器', ko: '저항' } },
        { id: 15302, names: { en: 'Capacitors', th: 'ตัวเก็บประจุ', zh: '电容', vi: 'Tụ điện', es: 'Condensadores', ja: 'コンデンサ', ko: '커패시터' } },
        { id: 15303, names: { en: 'Diodes & Transistors', th: 'ไดโอดและทรานซิสเตอร์', zh: '二极管与三极管', vi: 'Đi-ốt & transistor', es: 'Diodos y transistores', ja: 'ダイオード・トランジスタ', ko: '다이오드·트랜지스터' } },
        { id: 15304, names: { en: 'ICs & Chips', th: 'ไอซีและชิป', zh: '集成电路与芯片', vi: 'IC & chip', es: 'Circuitos integrados', ja: 'IC・集積回路', ko: '집적회로·칩' } },
        { id: 15305, names: { en: 'Switches & Buttons', th: 'สวิตช์และปุ่มกด', zh: '开关与按键', vi: 'Công tắc & nút nhấn', es: 'Interruptores y pulsadores', ja: 'スイッチ・ボタン', ko: '스위치·버튼' } },
        { id: 15306, names: { en: 'Knobs & Potentiometers', th: 'ลูกบิดและโพเทนชิโอมิเตอร์', zh: '旋钮与电位器', vi: 'Núm xoay & chiết áp', es: 'Perillas y potenciómetros', ja: 'つまみ・ボリューム', ko: '노브·가변저항' } },
        { id: 15307, names: { en: 'Connectors & Jumper Wires', th: 'คอนเนกเตอร์และสายจัมเปอร์', zh: '连接器与杜邦线', vi: 'Đầu nối & dây cắm', es: 'Conectores y cables puente', ja: 'コネクター・ジャンパー線', ko: '커넥터·점퍼선' } },
        { id: 15308, names: { en: 'Breadboards & Circuit Boards', th: 'เบรดบอร์ดและแผ่นวงจร', zh: '面包板与电路板', vi: 'Breadboard & bo mạch in', es: 'Protoboards y circuitos impresos', ja: 'ブレッドボード・基板', ko: '브레드보드·기판' } },
      ],
    },
    {
      id: 15400,
      names: { en: 'Soldering & Tools', th: 'งานบัดกรีและเครื่องมือ', zh: '焊接与工具', vi: 'Hàn & dụng cụ', es: 'Soldadura y herramientas', ja: 'はんだ付け・工具', ko: '납땜·공구' },
      leaves: [
        { id: 15401, names: { en: 'Soldering Irons & Stations', th: 'หัวแร้งและสถานีบัดกรี', zh: '电烙铁与焊台', vi: 'Mỏ hàn & trạm hàn', es: 'Soldadores y estaciones', ja: 'はんだごて・ステーション', ko: '인두기·스테이션' } },
        { id: 15402, names: { en: 'Solder & Flux', th: 'ตะกั่วบัดกรีและฟลักซ์', zh: '焊锡与助焊剂', vi: 'Thiếc hàn & nhựa thông', es: 'Estaño y fundente', ja: 'はんだ・フラックス', ko: '실납·플럭스' } },
        { id: 15403, names: { en: 'Tweezers & Precision Tools', th: 'แหนบและเครื่องมืองานละเอียด', zh: '镊子与精密工具', vi: 'Nhíp & dụng cụ chính xác', es: 'Pinzas y herramientas de precisión', ja: 'ピンセット・精密工具', ko: '핀셋·정밀 공구' } },
        { id: 15404, names: { en: 'Wire Strippers & Crimpers', th: 'คีมปอกสายและคีมย้ำ', zh: '剥线钳与压线钳', vi: 'Kìm tuốt dây & bấm cốt', es: 'Pelacables y crimpadoras', ja: 'ワイヤーストリッパー・圧着工具', ko: '와이어 스트리퍼·압착기' } },
        { id: 15405, names: { en: 'Workbench Aids & Mats', th: 'ตัวช่วยจับงานและแผ่นรอง', zh: '工作台辅具与工作垫', vi: 'Giá kẹp & thảm làm việc', es: 'Soportes y tapetes de trabajo', ja: '作業台用品・マット', ko: '작업대 보조·매트' } },
        { id: 15406, names: { en: 'Oscilloscopes & Bench Instruments', th: 'ออสซิลโลสโคปและเครื่องมือวัด', zh: '示波器与台式仪器', vi: 'Máy hiện sóng & thiết bị đo để bàn', es: 'Osciloscopios e instrumentos', ja: 'オシロスコープ・計測器', ko: '오실로스코프·계측기' } },
      ],
    },
    {
      id: 15500,
      names: { en: '3D Printing & CNC', th: 'เครื่องพิมพ์ 3D และ CNC', zh: '3D打印与CNC', vi: 'In 3D & CNC', es: 'Impresión 3D y CNC', ja: '3Dプリンター・CNC', ko: '3D 프린터·CNC' },
      leaves: [
        { id: 15501, names: { en: '3D Printers', th: 'เครื่องพิมพ์ 3D', zh: '3D打印机', vi: 'Máy in 3D', es: 'Impresoras 3D', ja: '3Dプリンター', ko: '3D 프린터' } },
        { id: 15502, names: { en: 'Filament & Resin', th: 'เส้นพลาสติกและเรซิน', zh: '打印耗材与树脂', vi: 'Nhựa in 3D & resin', es: 'Filamento y resina', ja: 'フィラメント・レジン', ko: '필라멘트·레진' } },
        { id: 15503, names: { en: '3D Printer Parts', th: 'อะไหล่เครื่องพิมพ์ 3D', zh: '3D打印机配件', vi: 'Linh kiện máy in 3D', es: 'Repuestos de impresora 3D', ja: '3Dプリンター部品', ko: '3D 프린터 부품' } },
        { id: 15504, names: { en: 'Laser Engravers', th: 'เครื่องเลเซอร์แกะสลัก', zh: '激光雕刻机', vi: 'Máy khắc laser', es: 'Grabadoras láser', ja: 'レーザー彫刻機', ko: '레이저 각인기' } },
        { id: 15505, names: { en: 'CNC Machines & Parts', th: 'เครื่อง CNC และอะไหล่', zh: 'CNC机床与配件', vi: 'Máy CNC & linh kiện', es: 'Máquinas CNC y piezas', ja: 'CNC加工機・部品', ko: 'CNC 기계·부품' } },
      ],
    },
    {
      id: 15600,
      names: { en: 'Robotics, Drones & Learning Kits', th: 'หุ่นยนต์ โดรน และชุดเรียนรู้', zh: '机器人、无人机与学习套件', vi: 'Robot, drone & bộ học tập', es: 'Robótica, drones y kits', ja: 'ロボット・ドローン・学習キット', ko: '로봇·드론·학습 키트' },
      leaves: [
        { id: 15601, names: { en: 'Robot Kits & Chassis', th: 'ชุดหุ่นยนต์และโครง', zh: '机器人套件与底盘', vi: 'Bộ robot & khung xe', es: 'Kits de robot y chasis', ja: 'ロボットキット・シャーシ', ko: '로봇 키트·섀시' } },
        { id: 15602, names: { en: 'Motors & Servos', th: 'มอเตอร์และเซอร์โว', zh: '电机与舵机', vi: 'Động cơ & servo', es: 'Motores y servos', ja: 'モーター・サーボ', ko: '모터·서보' } },
        { id: 15603, names: { en: 'Drone Parts', th: 'อะไหล่โดรน', zh: '无人机配件', vi: 'Linh kiện drone', es: 'Piezas para drones', ja: 'ドローン部品', ko: '드론 부품' } },
        { id: 15604, names: { en: 'Remote Controls & Receivers', th: 'รีโมทและตัวรับสัญญาณ', zh: '遥控器与接收机', vi: 'Bộ điều khiển & thu sóng', es: 'Emisoras y receptores', ja: '送信機・受信機', ko: '조종기·수신기' } },
        { id: 15605, names: { en: 'Joysticks & Arcade Parts', th: 'จอยสติ๊กและอะไหล่ตู้เกม', zh: '摇杆与街机配件', vi: 'Cần điều khiển & linh kiện arcade', es: 'Joysticks y piezas arcade', ja: 'ジョイスティック・アーケード部品', ko: '조이스틱·아케이드 부품' } },
        { id: 15606, names: { en: 'Electronics Learning Kits', th: 'ชุดเรียนรู้อิเล็กทรอนิกส์', zh: '电子学习套件', vi: 'Bộ kit học điện tử', es: 'Kits para aprender electrónica', ja: '電子工作キット', ko: '전자 학습 키트' } },
      ],
    },
    {
      id: 15700,
      names: { en: 'Power & Batteries', th: 'แหล่งจ่ายไฟและแบตเตอรี่', zh: '电源与电池', vi: 'Nguồn & pin', es: 'Alimentación y baterías', ja: '電源・電池', ko: '전원·배터리' },
      leaves: [
        { id: 15701, names: { en: 'Batteries & Cells', th: 'แบตเตอรี่และถ่าน', zh: '电池与电芯', vi: 'Pin & cell', es: 'Baterías y pilas', ja: 'バッテリー・電池セル', ko: '배터리·셀' } },
        { id: 15702, names: { en: 'Battery Chargers', th: 'ที่ชาร์จแบตเตอรี่', zh: '电池充电器', vi: 'Bộ sạc pin', es: 'Cargadores de baterías', ja: '充電器', ko: '배터리 충전기' } },
        { id: 15703, names: { en: 'Power Supplies & Adapters', th: 'พาวเวอร์ซัพพลายและอะแดปเตอร์', zh: '电源与适配器', vi: 'Nguồn & adapter', es: 'Fuentes y adaptadores', ja: '電源ユニット・ACアダプター', ko: '전원 공급 장치·어댑터' } },
        { id: 15704, names: { en: 'Voltage Converters', th: 'โมดูลแปลงแรงดัน', zh: '电压转换模块', vi: 'Mạch chuyển điện áp', es: 'Convertidores de voltaje', ja: '電圧変換モジュール', ko: '전압 변환 모듈' } },
        { id: 15705, names: { en: 'Solar Panels', th: 'แผงโซลาร์เซลล์', zh: '太阳能板', vi: 'Tấm pin mặt trời', es: 'Paneles solares', ja: 'ソーラーパネル', ko: '태양광 패널' } },
      ],
    },
    {
      id: 15800,
      names: { en: 'Displays & LEDs', th: 'จอแสดงผลและ LED', zh: '显示屏与LED', vi: 'Màn hình & LED', es: 'Pantallas y LED', ja: 'ディスプレイ・LED', ko: '디스플레이·LED' },
      leaves: [
        { id: 15801, names: { en: 'LCD & OLED Displays', th: 'จอ LCD และ OLED', zh: 'LCD与OLED显示屏', vi: 'Màn hình LCD & OLED', es: 'Pantallas LCD y OLED', ja: '液晶・有機ELディスプレイ', ko: 'LCD·OLED 디스플레이' } },
        { id: 15802, names: { en: 'Touchscreens', th: 'จอสัมผัส', zh: '触摸屏', vi: 'Màn hình cảm ứng', es: 'Pantallas táctiles', ja: 'タッチスクリーン', ko: '터치스크린' } },
        { id: 15803, names: { en: 'E-Paper Displays', th: 'จออีเปเปอร์', zh: '电子墨水屏', vi: 'Màn hình giấy điện tử', es: 'Pantallas de tinta electrónica', ja: '電子ペーパー', ko: '전자종이 디스플레이' } },
        { id: 15804, names: { en: 'LEDs', th: 'หลอด LED', zh: 'LED灯珠', vi: 'Đèn LED rời', es: 'Diodos LED', ja: 'LED素子', ko: 'LED 소자' } },
        { id: 15805, names: { en: 'LED Strips', th: 'ไฟเส้น LED', zh: 'LED灯带', vi: 'Đèn LED dây', es: 'Tiras LED', ja: 'LEDテープライト', ko: 'LED 스트립' } },
        { id: 15806, names: { en: 'LED Matrix & Digit Displays', th: 'จอดอตเมทริกซ์และตัวเลข', zh: '点阵与数码管', vi: 'LED ma trận & LED số', es: 'Matrices y dígitos LED', ja: 'LEDマトリクス・7セグ', ko: 'LED 매트릭스·숫자 표시기' } },
      ],
    },
    {
      id: 15900,
      names: { en: 'PC Components & Storage', th: 'ชิ้นส่วนคอมพิวเตอร์และที่เก็บข้อมูล', zh: '电脑配件与存储', vi: 'Linh kiện máy tính & lưu trữ', es: 'Componentes de PC y almacenamiento', ja: 'PCパーツ・ストレージ', ko: 'PC 부품·저장장치' },
      leaves: [
        { id: 15901, names: { en: 'CPUs', th: 'ซีพียู', zh: 'CPU处理器', vi: 'Bộ vi xử lý CPU', es: 'Procesadores', ja: 'CPU・プロセッサー', ko: 'CPU·프로세서' } },
        { id: 15902, names: { en: 'Graphics Cards', th: 'การ์ดจอ', zh: '显卡', vi: 'Card đồ họa', es: 'Tarjetas gráficas', ja: 'グラフィックボード', ko: '그래픽카드' } },
        { id: 15903, names: { en: 'Memory', th: 'แรม', zh: '内存', vi: 'RAM máy tính', es: 'Memoria RAM', ja: 'メモリ', ko: '메모리' } },
        { id: 15904, names: { en: 'Motherboards', th: 'เมนบอร์ด', zh: '主板', vi: 'Bo mạch chủ', es: 'Placas base', ja: 'マザーボード', ko: '메인보드' } },
        { id: 15905, names: { en: 'Hard Disks', th: 'ฮาร์ดดิสก์', zh: '机械硬盘', vi: 'Ổ cứng HDD', es: 'Discos duros', ja: 'ハードディスク', ko: '하드디스크' } },
        { id: 15906, names: { en: 'SSDs', th: 'ไดรฟ์ SSD', zh: '固态硬盘', vi: 'Ổ cứng SSD', es: 'Unidades SSD', ja: 'SSDドライブ', ko: 'SSD 드라이브' } },
        { id: 15907, names: { en: 'PC Cases', th: 'เคสคอมพิวเตอร์', zh: '电脑机箱', vi: 'Vỏ máy tính', es: 'Cajas de PC', ja: 'PCケース', ko: 'PC 케이스' } },
        { id: 15908, names: { en: 'PC Power Supplies', th: 'พาวเวอร์ซัพพลายคอมพิวเตอร์', zh: '电脑电源', vi: 'Nguồn máy tính', es: 'Fuentes de alimentación de PC', ja: 'PC電源ユニット', ko: 'PC 파워서플라이' } },
        { id: 15909, names: { en: 'PC Coolers & Fans', th: 'พัดลมและชุดระบายความร้อน', zh: '散热器与风扇', vi: 'Tản nhiệt & quạt máy tính', es: 'Refrigeración y ventiladores', ja: 'CPUクーラー・ファン', ko: '쿨러·팬' } },
      ],
    },
  ],
};
