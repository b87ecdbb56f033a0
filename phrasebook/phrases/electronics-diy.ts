import type { SectionPhrases } from '../phrase.ts';

export const electronicsDiyPhrases: SectionPhrases[] = [
  {
    section: 15100,
    uses: [
      { en: 'for makers and prototypes', th: 'สำหรับเมกเกอร์และงานต้นแบบ', zh: '创客与原型制作用', vi: 'cho người mê chế tạo và làm mẫu thử', es: 'para makers y prototipos', ja: '電子工作や試作に', ko: '메이커·시제품 제작용' },
      { en: 'for learning to code hardware', th: 'ใช้ฝึกเขียนโปรแกรมฮาร์ดแวร์', zh: '学习硬件编程用', vi: 'dùng để học lập trình phần cứng', es: 'para aprender a programar hardware', ja: 'ハードウェアプログラミングの学習に', ko: '하드웨어 프로그래밍 학습용' },
    ],
    truths: [
      { en: 'Handle by the edges and keep away from static electricity.', th: 'ควรจับที่ขอบและระวังไฟฟ้าสถิต', zh: '拿取时捏住边缘，注意防静电。', vi: 'Nên cầm ở cạnh và tránh tĩnh điện.', es: 'Sujetar por los bordes y evitar la electricidad estática.', ja: '端を持って扱い、静電気を避けてください。', ko: '가장자리를 잡고 정전기를 피해 다룹니다.' },
      { en: 'Used in home automation, robots and measuring projects.', th: 'ใช้ได้ในงานบ้านอัตโนมัติ หุ่นยนต์ และงานวัดค่า', zh: '可用于智能家居、机器人和测量项目。', vi: 'Dùng trong nhà thông minh, robot và dự án đo đạc.', es: 'Útil en domótica, robots y proyectos de medición.', ja: 'ホームオートメーションやロボット、計測の工作に使えます。', ko: '홈 자동화와 로봇, 측정 프로젝트에 쓰입니다.' },
    ],
    asks: [
      { en: 'Check the version, pin layout and supply voltage before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบเวอร์ชัน ผังขา และแรงดันไฟเลี้ยง', zh: '下单前请确认版本、引脚排列和供电电压。', vi: 'Nên kiểm tra phiên bản, sơ đồ chân và điện áp cấp trước khi đặt mua.', es: 'Conviene comprobar la versión, los pines y el voltaje antes de comprar.', ja: 'ご注文前にバージョン・ピン配置・電源電圧をご確認ください。', ko: '주문 전에 버전과 핀 배열, 공급 전압을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15101,
        noun: { en: ['microcontroller board', 'one'], th: ['บอร์ดไมโครคอนโทรลเลอร์', 'บอร์ด'], zh: ['单片机开发板', '块'], vi: ['bo vi điều khiển', 'bo'], es: ['placa de microcontrolador', 'f'], ja: ['マイコンボード', '枚'], ko: ['마이크로컨트롤러 보드', '개'] },
        use: { en: 'for controlling sensors and motors', th: 'สำหรับควบคุมเซนเซอร์และมอเตอร์', zh: '控制传感器电机用', vi: 'dùng để điều khiển cảm biến, động cơ', es: 'para controlar sensores y motores', ja: 'センサーやモーターの制御に', ko: '센서·모터 제어용' },
        truth: { en: 'Runs a program loaded from a computer and reads or drives its pins.', th: 'รันโปรแกรมที่อัปโหลดจากคอมพิวเตอร์ แล้วอ่านค่าหรือสั่งงานผ่านขา', zh: '运行从电脑烧录的程序，读取或驱动引脚。', vi: 'Chạy chương trình nạp từ máy tính và đọc hoặc điều khiển các chân.', es: 'Ejecuta un programa cargado desde el ordenador y lee o activa sus pines.', ja: 'パソコンから書き込んだプログラムで、ピンの入出力を行います。', ko: '컴퓨터에서 올린 프로그램으로 핀을 읽거나 제어합니다.' },
      },
      {
        leaf: 15102,
        noun: { en: ['single-board computer', 'one'], th: ['คอมพิวเตอร์บอร์ดเดี่ยว', 'บอร์ด'], zh: ['单板电脑', '块'], vi: ['máy tính nhúng', 'bo'], es: ['ordenador monoplaca', 'm'], ja: ['シングルボードコンピューター', '枚'], ko: ['싱글보드 컴퓨터', '대'] },
        use: { en: 'for small servers and projects', th: 'สำหรับเซิร์ฟเวอร์เล็กและโปรเจกต์', zh: '小型服务器项目用', vi: 'cho máy chủ nhỏ và dự án cá nhân', es: 'para miniservidores y proyectos', ja: '小型サーバーや工作に', ko: '소형 서버·프로젝트용' },
        truth: { en: 'Puts processor, memory and ports on one board that runs a full system.', th: 'รวมซีพียู หน่วยความจำ และพอร์ตไว้บนบอร์ดเดียว รันระบบปฏิบัติการได้', zh: '处理器、内存和接口集于一板，可运行完整系统。', vi: 'Gộp bộ xử lý, bộ nhớ và cổng trên một bo, chạy được hệ điều hành.', es: 'Reúne procesador, memoria y puertos en una placa con sistema operativo.', ja: 'CPUとメモリ、端子を一枚にまとめ、OSを動かせます。', ko: '프로세서와 메모리, 포트를 한 보드에 담아 운영체제를 구동합니다.' },
      },
      {
        leaf: 15103,
        noun: { en: ['expansion board', 'one'], th: ['บอร์ดขยาย', 'บอร์ด'], zh: ['扩展板', '块'], vi: ['bo mở rộng', 'bo'], es: ['placa de expansión', 'f'], ja: ['拡張ボード', '枚'], ko: ['확장 보드', '개'] },
        use: { en: 'for adding functions to a board', th: 'สำหรับเพิ่มฟังก์ชันให้บอร์ดหลัก', zh: '为开发板增加功能', vi: 'để thêm chức năng cho bo chính', es: 'para ampliar una placa', ja: 'ボードの機能追加に', ko: '보드 기능 추가용' },
        truth: { en: 'Plugs onto a main board to add connections or functions.', th: 'เสียบต่อกับบอร์ดหลักเพื่อเพิ่มพอร์ตหรือฟังก์ชัน', zh: '插在主控板上，增加接口或功能。', vi: 'Cắm lên bo chính để thêm cổng hoặc chức năng.', es: 'Se acopla a una placa principal para sumar conexiones o funciones.', ja: 'メインボードに取り付け、端子や機能を増やします。', ko: '메인 보드에 꽂아 단자나 기능을 늘립니다.' },
      },
      {
        leaf: 15104,
        noun: { en: ['chip programmer', 'one'], th: ['เครื่องโปรแกรมชิป', 'ตัว'], zh: ['编程器', '个'], vi: ['mạch nạp', 'cái'], es: ['programador de chips', 'm'], ja: ['書き込み器', '台'], ko: ['칩 프로그래머', '개'] },
        use: { en: 'for loading code onto chips', th: 'สำหรับอัปโหลดโค้ดลงชิป', zh: '芯片烧录用', vi: 'dùng để nạp mã vào chip', es: 'para grabar código en chips', ja: 'チップへの書き込みに', ko: '칩 코드 기록용' },
        truth: { en: 'Links a computer to a chip so that code can be written or checked.', th: 'เชื่อมคอมพิวเตอร์กับชิปเพื่อเขียนหรือตรวจโค้ด', zh: '连接电脑与芯片，写入或检查程序。', vi: 'Nối máy tính với chip để ghi hoặc kiểm tra mã.', es: 'Conecta el ordenador con un chip para grabar o revisar el código.', ja: 'パソコンとチップをつなぎ、コードの書き込みや確認をします。', ko: '컴퓨터와 칩을 연결해 코드를 쓰거나 확인합니다.' },
      },
      {
        leaf: 15105,
        noun: { en: ['board case', 'one'], th: ['เคสบอร์ด', 'ชิ้น'], zh: ['开发板外壳', '个'], vi: ['vỏ bo mạch', 'cái'], es: ['caja para placa', 'f'], ja: ['ボード用ケース', '個'], ko: ['보드 케이스', '개'] },
        use: { en: 'for housing a bare board', th: 'สำหรับใส่บอร์ดเปลือย', zh: '安放裸板用', vi: 'dùng để bọc bo mạch trần', es: 'para alojar una placa', ja: 'むき出しの基板の保護に', ko: '기판 보호용' },
        truth: { en: 'Shields a bare board from dust and touch while leaving its ports open.', th: 'กันฝุ่นและกันมือโดนบอร์ด โดยยังเสียบพอร์ตได้', zh: '为裸板防尘防触碰，接口仍可使用。', vi: 'Che bo mạch khỏi bụi và va chạm mà vẫn cắm được các cổng.', es: 'Protege la placa del polvo y del roce y deja los puertos a la vista.', ja: '端子を使えるまま、基板をほこりや接触から守ります。', ko: '단자는 열어 둔 채 먼지와 접촉으로부터 기판을 보호합니다.' },
      },
    ],
  },
  {
    section: 15200,
    uses: [
      { en: 'for microcontroller projects', th: 'สำหรับโปรเจกต์ไมโครคอนโทรลเลอร์', zh: '单片机项目用', vi: 'cho dự án vi điều khiển', es: 'para proyectos con microcontrolador', ja: 'マイコン工作に', ko: '마이크로컨트롤러 프로젝트용' },
      { en: 'for smart home builds', th: 'ใช้ทำระบบบ้านอัจฉริยะ', zh: '智能家居制作用', vi: 'dùng để làm nhà thông minh', es: 'para montajes domóticos', ja: 'スマートホームの自作に', ko: '스마트홈 제작용' },
    ],
    truths: [
      { en: 'Wired to a controller board with jumper leads or a plug.', th: 'ต่อกับบอร์ดควบคุมด้วยสายจัมเปอร์หรือปลั๊ก', zh: '用杜邦线或插头接到控制板。', vi: 'Nối với bo điều khiển bằng dây cắm hoặc giắc.', es: 'Conexión a la placa de control con cables o conector.', ja: 'ジャンパー線やコネクターで制御ボードにつなぎます。', ko: '점퍼선이나 커넥터로 제어 보드에 연결합니다.' },
      { en: 'Sample code for common boards can be found online.', th: 'หาโค้ดตัวอย่างสำหรับบอร์ดยอดนิยมได้ทางออนไลน์', zh: '常见开发板的示例代码可在网上找到。', vi: 'Có thể tìm mã mẫu cho các bo phổ biến trên mạng.', es: 'En internet hay código de ejemplo para las placas habituales.', ja: '一般的なボード用のサンプルコードがネットで見つかります。', ko: '널리 쓰이는 보드용 예제 코드를 온라인에서 찾을 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the interface, voltage and pin spacing before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบอินเทอร์เฟซ แรงดันไฟ และระยะขา', zh: '下单前请确认接口、电压和引脚间距。', vi: 'Nên kiểm tra giao tiếp, điện áp và khoảng cách chân trước khi đặt mua.', es: 'Conviene comprobar la interfaz, el voltaje y el paso de pines antes de comprar.', ja: 'ご注文前にインターフェース・電圧・ピン間隔をご確認ください。', ko: '주문 전에 인터페이스와 전압, 핀 간격을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15201,
        noun: { en: ['temperature sensor', 'one'], th: ['เซนเซอร์อุณหภูมิ', 'ตัว'], zh: ['温度传感器', '个'], vi: ['cảm biến nhiệt độ', 'cái'], es: ['sensor de temperatura', 'm'], ja: ['温度センサー', '個'], ko: ['온도 센서', '개'] },
        use: { en: 'for weather and climate projects', th: 'สำหรับโปรเจกต์วัดสภาพอากาศ', zh: '环境监测项目用', vi: 'cho dự án đo thời tiết, môi trường', es: 'para estaciones meteorológicas', ja: '気象や室温の計測工作に', ko: '기상·실내 환경 측정용' },
        truth: { en: 'Reports how warm the surroundings are as an electrical signal.', th: 'วัดอุณหภูมิรอบข้างแล้วส่งออกเป็นสัญญาณไฟฟ้า', zh: '把周围温度转换成电信号输出。', vi: 'Báo nhiệt độ xung quanh dưới dạng tín hiệu điện.', es: 'Informa de la temperatura del entorno mediante una señal eléctrica.', ja: '周囲の温度を電気信号で知らせます。', ko: '주변 온도를 전기 신호로 알려 줍니다.' },
      },
      {
        leaf: 15202,
        noun: { en: ['motion sensor', 'one'], th: ['เซนเซอร์ตรวจจับการเคลื่อนไหว', 'ตัว'], zh: ['运动传感器', '个'], vi: ['cảm biến chuyển động', 'cái'], es: ['sensor de movimiento', 'm'], ja: ['モーションセンサー', '個'], ko: ['모션 센서', '개'] },
        use: { en: 'for alarms, lights and robots', th: 'สำหรับสัญญาณเตือน ไฟ และหุ่นยนต์', zh: '报警灯控机器人用', vi: 'cho báo động, đèn và robot', es: 'para alarmas, luces y robots', ja: '警報や照明、ロボットに', ko: '경보·조명·로봇용' },
        truth: { en: 'Tells a circuit when something moves or comes near.', th: 'แจ้งวงจรเมื่อมีสิ่งเคลื่อนไหวหรือเข้ามาใกล้', zh: '有物体移动或靠近时向电路发出信号。', vi: 'Báo cho mạch khi có vật chuyển động hoặc đến gần.', es: 'Avisa al circuito cuando algo se mueve o se acerca.', ja: '物が動いたり近づいたりすると回路に知らせます。', ko: '무언가 움직이거나 가까이 오면 회로에 알립니다.' },
      },
      {
        leaf: 15203,
        noun: { en: ['camera module', 'one'], th: ['โมดูลกล้อง', 'ตัว'], zh: ['摄像头模块', '个'], vi: ['module camera', 'cái'], es: ['módulo de cámara', 'm'], ja: ['カメラモジュール', '個'], ko: ['카메라 모듈', '개'] },
        use: { en: 'for vision and monitoring builds', th: 'สำหรับงานประมวลผลภาพและเฝ้าดู', zh: '视觉监控制作用', vi: 'cho dự án xử lý ảnh và giám sát', es: 'para visión y vigilancia', ja: '画像認識や監視の工作に', ko: '영상 인식·모니터링용' },
        truth: { en: 'Sends pictures to a board for viewing, recording or recognition.', th: 'ส่งภาพไปยังบอร์ดเพื่อดู บันทึก หรือวิเคราะห์', zh: '把画面传给开发板，用于查看、录制或识别。', vi: 'Gửi hình ảnh đến bo để xem, ghi hoặc nhận diện.', es: 'Envía imágenes a una placa para ver, grabar o reconocer.', ja: '映像をボードに送り、表示や録画、認識に使えます。', ko: '영상을 보드로 보내 보거나 녹화하고 인식합니다.' },
      },
      {
        leaf: 15204,
        noun: { en: ['relay module', 'one'], th: ['โมดูลรีเลย์', 'ตัว'], zh: ['继电器模块', '个'], vi: ['module relay', 'cái'], es: ['módulo de relé', 'm'], ja: ['リレーモジュール', '個'], ko: ['릴레이 모듈', '개'] },
        use: { en: 'for switching lamps and motors', th: 'สำหรับเปิดปิดหลอดไฟและมอเตอร์', zh: '控制灯具电机通断', vi: 'dùng để bật tắt đèn và động cơ', es: 'para encender lámparas y motores', ja: 'ランプやモーターのオンオフに', ko: '램프·모터 스위칭용' },
        truth: { en: 'Lets a small control signal turn a larger load on and off.', th: 'ใช้สัญญาณควบคุมขนาดเล็กสั่งเปิดปิดโหลดที่ใหญ่กว่า', zh: '用微弱的控制信号开关更大的负载。', vi: 'Cho phép tín hiệu nhỏ bật tắt tải lớn hơn.', es: 'Con una señal pequeña enciende y apaga una carga mayor.', ja: '小さな制御信号で、より大きな負荷を入り切りします。', ko: '작은 제어 신호로 더 큰 부하를 켜고 끕니다.' },
      },
      {
        leaf: 15205,
        noun: { en: ['wireless module', 'one'], th: ['โมดูลไร้สาย', 'ตัว'], zh: ['无线模块', '个'], vi: ['module không dây', 'cái'], es: ['módulo inalámbrico', 'm'], ja: ['無線モジュール', '個'], ko: ['무선 모듈', '개'] },
        use: { en: 'for connected and tracking builds', th: 'สำหรับงานเชื่อมต่อไร้สายและติดตาม', zh: '联网定位制作用', vi: 'cho dự án kết nối và định vị', es: 'para proyectos conectados', ja: '通信や位置測定の工作に', ko: '통신·위치 추적 제작용' },
        truth: { en: 'Gives a board a radio link without a data cable.', th: 'ทำให้บอร์ดสื่อสารด้วยคลื่นวิทยุโดยไม่ต้องใช้สายข้อมูล', zh: '让开发板无线通信，不用数据线。', vi: 'Giúp bo liên lạc bằng sóng vô tuyến, không cần dây dữ liệu.', es: 'Da a la placa un enlace por radio sin cable de datos.', ja: 'データ線なしでボードが電波通信できるようになります。', ko: '데이터 선 없이 보드가 무선으로 통신하게 합니다.' },
      },
      {
        leaf: 15206,
        noun: { en: ['electronic module', 'one'], th: ['โมดูลอิเล็กทรอนิกส์', 'ตัว'], zh: ['电子模块', '个'], vi: ['module điện tử', 'cái'], es: ['módulo electrónico', 'm'], ja: ['電子モジュール', '個'], ko: ['전자 모듈', '개'] },
        use: { en: 'for adding a function to a circuit', th: 'สำหรับเพิ่มความสามารถให้วงจร', zh: '为电路增加功能', vi: 'để thêm chức năng cho mạch', es: 'para añadir funciones a un circuito', ja: '回路への機能追加に', ko: '회로 기능 추가용' },
        truth: { en: 'Packs one function onto a small board that is easy to wire up.', th: 'รวมหนึ่งฟังก์ชันไว้บนบอร์ดเล็กที่ต่อสายง่าย', zh: '一块小板实现一种功能，接线方便。', vi: 'Gói một chức năng trên bo nhỏ, dễ đấu dây.', es: 'Reúne una función en una placa pequeña fácil de cablear.', ja: '一つの機能を小さな基板にまとめ、配線しやすくしています。', ko: '한 가지 기능을 작은 기판에 담아 배선이 쉽습니다.' },
      },
    ],
  },
  {
    section: 15300,
    uses: [
      { en: 'for circuits and repairs', th: 'สำหรับต่อวงจรและงานซ่อม', zh: '电路制作维修用', vi: 'cho lắp mạch và sửa chữa', es: 'para circuitos y reparaciones', ja: '回路製作や修理に', ko: '회로 제작·수리용' },
      { en: 'for breadboards and PCBs', th: 'ใช้กับเบรดบอร์ดและแผ่นวงจร', zh: '面包板电路板用', vi: 'dùng trên breadboard và mạch in', es: 'para protoboards y circuitos impresos', ja: 'ブレッドボードや基板に', ko: '브레드보드·기판용' },
    ],
    truths: [
      { en: 'Soldered, plugged or wired up as part of a circuit.', th: 'บัดกรี เสียบ หรือต่อสายเพื่อใช้เป็นส่วนหนึ่งของวงจร', zh: '通过焊接、插接或接线组成电路。', vi: 'Được hàn, cắm hoặc đấu dây thành một phần của mạch.', es: 'Para soldar, enchufar o cablear como parte de un circuito.', ja: 'はんだ付けや差し込み、配線をして回路の一部として使います。', ko: '납땜하거나 꽂거나 배선해 회로의 일부로 사용합니다.' },
      { en: 'Sort by type in small drawers to find parts quickly.', th: 'แยกเก็บตามชนิดในลิ้นชักเล็กจะหาได้เร็ว', zh: '按种类分装在小抽屉里，取用更快。', vi: 'Nên phân loại trong hộp ngăn nhỏ để dễ tìm.', es: 'Clasificar por tipo en cajoncitos ayuda a encontrar todo rápido.', ja: '種類ごとに小さな引き出しに分けておくとすぐ見つかります。', ko: '종류별로 작은 서랍에 나눠 두면 빨리 찾을 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the value, package and quantity before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบค่า แพ็กเกจ และจำนวน', zh: '下单前请确认参数、封装和数量。', vi: 'Nên kiểm tra thông số, kiểu chân và số lượng trước khi đặt mua.', es: 'Conviene comprobar el valor, el encapsulado y la cantidad antes de comprar.', ja: 'ご注文前に定格・パッケージ・入り数をご確認ください。', ko: '주문 전에 정격과 패키지, 수량을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15301,
        noun: { en: ['resistors', 'many'], th: ['ตัวต้านทาน', 'ชุด'], zh: ['电阻', '包'], vi: ['điện trở', 'bộ'], es: ['resistencias', 'fp'], ja: ['抵抗器', 'セット'], ko: ['저항', '세트'] },
        use: { en: 'for limiting current in circuits', th: 'สำหรับจำกัดกระแสในวงจร', zh: '电路限流用', vi: 'dùng để hạn dòng trong mạch', es: 'para limitar la corriente', ja: '回路の電流制限に', ko: '회로 전류 제한용' },
        truth: { en: 'Can be fitted either way round, as there is no polarity.', th: 'ใส่กลับด้านได้เพราะไม่มีขั้ว', zh: '不分极性，两个方向都能安装。', vi: 'Lắp chiều nào cũng được vì không phân cực.', es: 'Se pueden montar en ambos sentidos, ya que no tienen polaridad.', ja: '極性がないので、どちら向きでも取り付けられます。', ko: '극성이 없어 어느 방향으로든 끼울 수 있습니다.' },
      },
      {
        leaf: 15302,
        noun: { en: ['capacitors', 'many'], th: ['ตัวเก็บประจุ', 'ชุด'], zh: ['电容', '包'], vi: ['tụ điện', 'bộ'], es: ['condensadores', 'mp'], ja: ['コンデンサ', 'セット'], ko: ['커패시터', '세트'] },
        use: { en: 'for smoothing and storing charge', th: 'สำหรับกรองไฟและเก็บประจุ', zh: '滤波储能用', vi: 'dùng để lọc và tích điện', es: 'para filtrar y almacenar carga', ja: '平滑や蓄電に', ko: '평활·축전용' },
        truth: { en: 'Some types have a plus and a minus side that must be observed.', th: 'บางชนิดมีขั้วบวกลบ ต้องต่อให้ถูกด้าน', zh: '部分类型有正负极，接线时须注意。', vi: 'Một số loại có cực dương và âm, cần lắp đúng chiều.', es: 'Algunos tipos tienen polo positivo y negativo que hay que respetar.', ja: '種類によってはプラスとマイナスの向きがあります。', ko: '종류에 따라 플러스와 마이너스 방향이 있습니다.' },
      },
      {
        leaf: 15303,
        noun: { en: ['semiconductor components', 'many'], th: ['อุปกรณ์สารกึ่งตัวนำ', 'ชุด'], zh: ['半导体元件', '包'], vi: ['linh kiện bán dẫn', 'bộ'], es: ['semiconductores', 'mp'], ja: ['半導体部品', 'セット'], ko: ['반도체 소자', '세트'] },
        use: { en: 'for switching and rectifying', th: 'สำหรับตัดต่อและเรียงกระแสไฟ', zh: '开关整流用', vi: 'dùng để đóng ngắt và chỉnh lưu', es: 'para conmutar y rectificar', ja: 'スイッチングや整流に', ko: '스위칭·정류용' },
        truth: { en: 'Steer, switch or amplify current and must be fitted the right way round.', th: 'ควบคุม ตัดต่อ หรือขยายกระแส ต้องใส่ให้ถูกขั้ว', zh: '控制、开关或放大电流，安装时注意方向。', vi: 'Dẫn, đóng ngắt hoặc khuếch đại dòng, cần lắp đúng chiều.', es: 'Dirigen, conmutan o amplifican la corriente y tienen un sentido de montaje.', ja: '電流の制御や増幅を行い、取り付ける向きが決まっています。', ko: '전류를 제어하거나 증폭하며 방향에 맞게 끼워야 합니다.' },
      },
      {
        leaf: 15304,
        noun: { en: ['integrated circuit', 'one'], th: ['ไอซี', 'ตัว'], zh: ['集成电路', '片'], vi: ['vi mạch', 'con'], es: ['circuito integrado', 'm'], ja: ['集積回路', '個'], ko: ['집적회로', '개'] },
        use: { en: 'for logic, timing and control', th: 'สำหรับลอจิก จับเวลา และควบคุม', zh: '逻辑计时控制用', vi: 'cho logic, định thời và điều khiển', es: 'para lógica, tiempo y control', ja: '論理回路や制御に', ko: '논리·타이밍·제어용' },
        truth: { en: 'Packs a whole circuit into one small package with pins.', th: 'รวมวงจรทั้งชุดไว้ในตัวถังเล็กที่มีขา', zh: '把整套电路装进带引脚的小封装里。', vi: 'Gói cả một mạch trong vỏ nhỏ có chân.', es: 'Encierra un circuito completo en una cápsula con patillas.', ja: '回路全体を、ピンの付いた小さなパッケージに収めています。', ko: '회로 전체를 핀이 달린 작은 패키지에 담았습니다.' },
      },
      {
        leaf: 15305,
        noun: { en: ['switch', 'one'], th: ['สวิตช์', 'ตัว'], zh: ['开关', '个'], vi: ['công tắc', 'cái'], es: ['interruptor', 'm'], ja: ['スイッチ', '個'], ko: ['스위치', '개'] },
        use: { en: 'for panels and control boxes', th: 'สำหรับแผงและกล่องควบคุม', zh: '面板控制盒用', vi: 'cho bảng và hộp điều khiển', es: 'para paneles y cajas de control', ja: '操作パネルや制御箱に', ko: '조작 패널·제어함용' },
        truth: { en: 'Opens or closes a circuit at the touch of a finger.', th: 'ใช้นิ้วกดหรือโยกเพื่อเปิดหรือปิดวงจร', zh: '用手指按动或拨动，即可接通或断开电路。', vi: 'Đóng hoặc ngắt mạch chỉ bằng ngón tay.', es: 'Abre o cierra un circuito con un dedo.', ja: '指先の操作で回路をつないだり切ったりします。', ko: '손가락으로 눌러 회로를 잇거나 끊습니다.' },
      },
      {
        leaf: 15306,
        noun: { en: ['control knob', 'one'], th: ['ลูกบิดปรับค่า', 'ตัว'], zh: ['旋钮', '个'], vi: ['núm xoay', 'cái'], es: ['perilla de control', 'f'], ja: ['つまみ', '個'], ko: ['조절 노브', '개'] },
        use: { en: 'for volume and setting controls', th: 'สำหรับปรับเสียงและตั้งค่า', zh: '音量参数调节用', vi: 'dùng để chỉnh âm lượng, thông số', es: 'para ajustar volumen y valores', ja: '音量や設定の調整に', ko: '음량·설정 조절용' },
        truth: { en: 'Turned by hand to raise or lower a setting little by little.', th: 'หมุนด้วยมือเพื่อปรับค่าขึ้นลงทีละน้อย', zh: '用手旋转，逐渐调高或调低。', vi: 'Xoay bằng tay để tăng giảm giá trị từng chút.', es: 'Se gira a mano para subir o bajar un ajuste poco a poco.', ja: '手で回して設定を少しずつ上げ下げします。', ko: '손으로 돌려 설정을 조금씩 올리거나 내립니다.' },
      },
      {
        leaf: 15307,
        noun: { en: ['connector', 'one'], th: ['คอนเนกเตอร์', 'ตัว'], zh: ['连接器', '个'], vi: ['đầu nối', 'cái'], es: ['conector', 'm'], ja: ['コネクター', '個'], ko: ['커넥터', '개'] },
        use: { en: 'for joining wires and boards', th: 'สำหรับต่อสายและบอร์ด', zh: '连接导线电路板用', vi: 'dùng để nối dây và bo mạch', es: 'para unir cables y placas', ja: '配線や基板の接続に', ko: '전선·기판 연결용' },
        truth: { en: 'Plug and socket have to be of the same type to fit together.', th: 'ตัวผู้และตัวเมียต้องเป็นแบบเดียวกันจึงจะเสียบกันได้', zh: '公母头须为同一规格才能对插。', vi: 'Đầu đực và đầu cái phải cùng loại mới cắm khớp.', es: 'Macho y hembra deben ser del mismo tipo para encajar.', ja: 'オスとメスは同じ規格のものを組み合わせます。', ko: '암수 커넥터는 같은 규격끼리 맞춰 씁니다.' },
      },
      {
        leaf: 15308,
        noun: { en: ['circuit board', 'one'], th: ['แผ่นวงจร', 'แผ่น'], zh: ['电路板', '块'], vi: ['bo mạch', 'tấm'], es: ['placa de circuito', 'f'], ja: ['基板', '枚'], ko: ['기판', '개'] },
        use: { en: 'for laying out and testing circuits', th: 'สำหรับวางและทดลองวงจร', zh: '搭建测试电路用', vi: 'dùng để bố trí và thử mạch', es: 'para montar y probar circuitos', ja: '回路の組み立てや試験に', ko: '회로 배치·시험용' },
        truth: { en: 'Holds components in place and links them into a circuit.', th: 'ยึดชิ้นส่วนให้อยู่กับที่และเชื่อมเป็นวงจร', zh: '固定元件并将其连成电路。', vi: 'Giữ linh kiện cố định và nối chúng thành mạch.', es: 'Sujeta los componentes y los une en un circuito.', ja: '部品を固定し、つないで回路にします。', ko: '부품을 고정하고 이어서 회로로 만듭니다.' },
      },
    ],
  },
  {
    section: 15400,
    uses: [
      { en: 'for electronics workbenches', th: 'สำหรับโต๊ะงานอิเล็กทรอนิกส์', zh: '电子工作台用', vi: 'cho bàn làm việc điện tử', es: 'para el banco de electrónica', ja: '電子工作の作業台に', ko: '전자 작업대용' },
      { en: 'for repair and assembly', th: 'ใช้ในงานซ่อมและประกอบ', zh: '维修装配用', vi: 'dùng khi sửa chữa và lắp ráp', es: 'para reparar y montar', ja: '修理や組み立てに', ko: '수리·조립용' },
    ],
    truths: [
      { en: 'A well-lit, tidy bench makes fine work easier.', th: 'โต๊ะที่สว่างและเป็นระเบียบช่วยให้งานละเอียดทำง่ายขึ้น', zh: '在明亮整洁的台面上操作，精细活更顺手。', vi: 'Bàn sáng và gọn giúp làm việc tỉ mỉ dễ hơn.', es: 'Una mesa ordenada y con luz facilita el trabajo fino.', ja: '明るく片づいた作業台だと細かい作業がしやすくなります。', ko: '밝고 정돈된 작업대에서 세밀한 작업이 쉬워집니다.' },
      { en: 'Store out of reach of children.', th: 'ควรเก็บให้พ้นมือเด็ก', zh: '请放在儿童接触不到的地方。', vi: 'Nên cất ngoài tầm tay trẻ em.', es: 'Guardar fuera del alcance de los niños.', ja: 'お子さまの手の届かない場所に保管してください。', ko: '어린이의 손이 닿지 않는 곳에 보관합니다.' },
    ],
    asks: [
      { en: 'Check the size, type and what is included before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาด ชนิด และของในชุด', zh: '下单前请确认规格、类型和包装内容。', vi: 'Nên kiểm tra kích cỡ, loại và phụ kiện đi kèm trước khi đặt mua.', es: 'Conviene comprobar el tamaño, el tipo y el contenido antes de comprar.', ja: 'ご注文前にサイズ・種類・付属品をご確認ください。', ko: '주문 전에 크기와 종류, 구성품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15401,
        noun: { en: ['soldering iron', 'one'], th: ['หัวแร้ง', 'ตัว'], zh: ['电烙铁', '把'], vi: ['mỏ hàn', 'cái'], es: ['soldador', 'm'], ja: ['はんだごて', '本'], ko: ['인두기', '개'] },
        use: { en: 'for joining wires and parts', th: 'สำหรับบัดกรีสายและชิ้นส่วน', zh: '焊接导线元件用', vi: 'dùng để hàn dây và linh kiện', es: 'para soldar cables y componentes', ja: '配線や部品のはんだ付けに', ko: '전선·부품 납땜용' },
        truth: { en: 'Heats the joint so that solder melts and flows into it.', th: 'ให้ความร้อนที่รอยต่อจนตะกั่วละลายไหลเข้าไป', zh: '加热焊点，使焊锡熔化流入。', vi: 'Làm nóng mối nối để thiếc chảy vào.', es: 'Calienta la unión para que el estaño se funda y penetre.', ja: '接合部を熱し、はんだを溶かして流し込みます。', ko: '접합부를 가열해 땜납을 녹여 흘려 넣습니다.' },
      },
      {
        leaf: 15402,
        noun: { en: ['solder', 'mass'], th: ['ตะกั่วบัดกรี', 'ม้วน'], zh: ['焊锡', '卷'], vi: ['thiếc hàn', 'cuộn'], es: ['estaño de soldadura', 'm'], ja: ['はんだ', '巻'], ko: ['실납', '개'] },
        use: { en: 'for making soldered joints', th: 'สำหรับทำรอยบัดกรี', zh: '焊点连接用', vi: 'dùng để tạo mối hàn', es: 'para hacer uniones soldadas', ja: 'はんだ接合に', ko: '납땜 접합용' },
        truth: { en: 'Melts under the iron and sets into an electrical joint.', th: 'ละลายเมื่อโดนหัวแร้ง แล้วแข็งตัวเป็นรอยต่อที่นำไฟฟ้า', zh: '受热熔化，冷却后形成导电焊点。', vi: 'Chảy dưới mỏ hàn rồi đông lại thành mối nối dẫn điện.', es: 'Se funde con el soldador y al enfriar deja una unión eléctrica.', ja: 'こての熱で溶け、固まると電気を通す接合部になります。', ko: '인두 열에 녹았다가 굳어 전기가 통하는 접합부가 됩니다.' },
      },
      {
        leaf: 15403,
        noun: { en: ['precision tool', 'one'], th: ['เครื่องมืองานละเอียด', 'ชิ้น'], zh: ['精密工具', '把'], vi: ['dụng cụ chính xác', 'dụng cụ'], es: ['herramienta de precisión', 'f'], ja: ['精密工具', '点'], ko: ['정밀 공구', '개'] },
        use: { en: 'for tiny parts and screws', th: 'สำหรับชิ้นส่วนและสกรูขนาดเล็ก', zh: '夹拧细小零件用', vi: 'cho linh kiện và vít nhỏ', es: 'para piezas y tornillos diminutos', ja: '小さな部品やねじの作業に', ko: '작은 부품·나사 작업용' },
        truth: { en: 'Reaches parts that are too small for fingers.', th: 'ใช้หยิบจับชิ้นส่วนที่เล็กเกินกว่านิ้วจะจับได้', zh: '处理手指不好拿捏的小零件。', vi: 'Thao tác với chi tiết quá nhỏ so với ngón tay.', es: 'Alcanza piezas demasiado pequeñas para los dedos.', ja: '指では扱えない小さな部品を扱えます。', ko: '손가락으로 다루기 어려운 작은 부품을 다룹니다.' },
      },
      {
        leaf: 15404,
        noun: { en: ['wire tool', 'one'], th: ['คีมงานสายไฟ', 'ตัว'], zh: ['线缆钳', '把'], vi: ['kìm dây điện', 'cái'], es: ['alicate para cables', 'm'], ja: ['電線工具', '本'], ko: ['전선 공구', '개'] },
        use: { en: 'for preparing cable ends', th: 'สำหรับเตรียมปลายสายไฟ', zh: '处理线头用', vi: 'dùng để xử lý đầu dây', es: 'para preparar puntas de cable', ja: 'ケーブル端末の処理に', ko: '전선 끝 처리용' },
        truth: { en: 'The notch has to match the thickness of the wire.', th: 'ต้องเลือกร่องให้ตรงกับขนาดสาย', zh: '钳口槽位要与线径相配。', vi: 'Cần chọn rãnh khớp với cỡ dây.', es: 'La muesca debe corresponder al grosor del cable.', ja: '電線の太さに合った溝を使います。', ko: '전선 굵기에 맞는 홈을 사용합니다.' },
      },
      {
        leaf: 15405,
        noun: { en: ['workbench aid', 'one'], th: ['อุปกรณ์ช่วยบนโต๊ะงาน', 'ชิ้น'], zh: ['工作台辅具', '件'], vi: ['dụng cụ hỗ trợ bàn làm việc', 'dụng cụ'], es: ['accesorio de banco de trabajo', 'm'], ja: ['作業台用品', '点'], ko: ['작업대 보조 용품', '개'] },
        use: { en: 'for steadier work at the bench', th: 'สำหรับทำงานบนโต๊ะได้ถนัดขึ้น', zh: '台面操作更顺手', vi: 'để thao tác trên bàn chắc tay hơn', es: 'para trabajar con más firmeza', ja: '作業台での手元の安定に', ko: '작업대 작업 보조용' },
        truth: { en: 'Keeps the work in place or in order and the hands free.', th: 'ช่วยยึดหรือจัดชิ้นงานให้เป็นระเบียบ มือจึงว่าง', zh: '固定或归整工件，解放双手。', vi: 'Giữ vật cố định hoặc gọn gàng để rảnh tay.', es: 'Mantiene el trabajo en su sitio y deja las manos libres.', ja: '作業物を固定・整理し、両手を空けられます。', ko: '작업물을 고정하거나 정리해 두 손을 자유롭게 합니다.' },
      },
      {
        leaf: 15406,
        noun: { en: ['bench instrument', 'one'], th: ['เครื่องมือวัดอิเล็กทรอนิกส์', 'เครื่อง'], zh: ['电子测试仪器', '台'], vi: ['máy đo điện tử', 'chiếc'], es: ['instrumento electrónico', 'm'], ja: ['電子計測器', '台'], ko: ['전자 계측기', '대'] },
        use: { en: 'for viewing and testing signals', th: 'สำหรับดูและทดสอบสัญญาณ', zh: '观察测试信号用', vi: 'dùng để xem và thử tín hiệu', es: 'para ver y probar señales', ja: '信号の観測や試験に', ko: '신호 관측·시험용' },
        truth: { en: 'Helps trace what a circuit is doing while it runs.', th: 'ช่วยตรวจดูการทำงานของวงจรขณะเปิดใช้', zh: '帮助了解电路运行时的状态。', vi: 'Giúp theo dõi mạch hoạt động thế nào khi đang chạy.', es: 'Ayuda a seguir lo que hace un circuito en marcha.', ja: '動作中の回路の状態を調べるのに役立ちます。', ko: '작동 중인 회로의 상태를 살피는 데 도움이 됩니다.' },
      },
    ],
  },
  {
    section: 15500,
    uses: [
      { en: 'for home workshops and makers', th: 'สำหรับเวิร์กช็อปที่บ้านและเมกเกอร์', zh: '家庭工坊创客用', vi: 'cho xưởng tại nhà và người mê chế tạo', es: 'para talleres caseros y makers', ja: '自宅工房やものづくりに', ko: '홈 공방·메이커용' },
      { en: 'for making parts and models', th: 'ใช้ทำชิ้นส่วนและโมเดล', zh: '制作零件模型用', vi: 'dùng để làm chi tiết và mô hình', es: 'para crear piezas y maquetas', ja: '部品や模型の製作に', ko: '부품·모형 제작용' },
    ],
    truths: [
      { en: 'Used to turn a design on the computer into a real object.', th: 'ใช้เปลี่ยนแบบบนคอมพิวเตอร์ให้เป็นชิ้นงานจริง', zh: '用于把电脑里的设计变成实物。', vi: 'Dùng để biến bản thiết kế trên máy tính thành vật thật.', es: 'Del diseño en el ordenador al objeto real.', ja: 'パソコンの設計データを実物にするために使います。', ko: '컴퓨터의 설계를 실제 물건으로 만드는 데 씁니다.' },
      { en: 'Good ventilation is recommended during use.', th: 'ควรใช้งานในที่อากาศถ่ายเท', zh: '使用时建议保持通风。', vi: 'Nên dùng ở nơi thông thoáng.', es: 'Se recomienda buena ventilación durante el uso.', ja: '使用中は換気をおすすめします。', ko: '사용 중에는 환기를 권장합니다.' },
    ],
    asks: [
      { en: 'Check the size or working area, compatible models and voltage before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาดหรือพื้นที่ทำงาน รุ่นที่รองรับ และแรงดันไฟ', zh: '下单前请确认规格或加工尺寸、适配型号和电压。', vi: 'Nên kiểm tra kích cỡ hoặc vùng làm việc, model tương thích và điện áp trước khi đặt mua.', es: 'Conviene comprobar el tamaño o el área útil, los modelos compatibles y el voltaje.', ja: 'ご注文前にサイズや加工範囲・対応機種・電圧をご確認ください。', ko: '주문 전에 크기나 작업 영역, 호환 기종, 전압을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15501,
        noun: { en: ['3D printer', 'one'], th: ['เครื่องพิมพ์ 3D', 'เครื่อง'], zh: ['3D打印机', '台'], vi: ['máy in 3D', 'chiếc'], es: ['impresora 3D', 'f'], ja: ['3Dプリンター', '台'], ko: ['3D 프린터', '대'] },
        use: { en: 'for printing models and parts', th: 'สำหรับพิมพ์โมเดลและชิ้นส่วน', zh: '打印模型零件用', vi: 'dùng để in mô hình và chi tiết', es: 'para imprimir maquetas y piezas', ja: '模型や部品の造形に', ko: '모형·부품 출력용' },
        truth: { en: 'Builds an object layer by layer from a digital model.', th: 'สร้างชิ้นงานทีละชั้นจากโมเดลดิจิทัล', zh: '按数字模型逐层堆叠成型。', vi: 'Tạo vật thể từng lớp từ mô hình số.', es: 'Construye un objeto capa a capa a partir de un modelo digital.', ja: 'デジタルモデルから、一層ずつ積み重ねて立体を作ります。', ko: '디지털 모델을 한 층씩 쌓아 입체물을 만듭니다.' },
      },
      {
        leaf: 15502,
        noun: { en: ['3D printing material', 'mass'], th: ['วัสดุพิมพ์ 3D', 'ชุด'], zh: ['3D打印耗材', '份'], vi: ['vật liệu in 3D', 'cuộn'], es: ['material de impresión 3D', 'm'], ja: ['3Dプリント材料', '個'], ko: ['3D 프린팅 재료', '개'] },
        use: { en: 'for feeding a 3D printer', th: 'สำหรับเติมเครื่องพิมพ์ 3D', zh: '3D打印补料用', vi: 'dùng cho máy in 3D', es: 'para alimentar la impresora 3D', ja: '3Dプリンターへの補充に', ko: '3D 프린터 출력용' },
        truth: { en: 'Used up as the printer works, so it is topped up like ink.', th: 'หมดไปเมื่อพิมพ์ จึงต้องเติมเหมือนหมึก', zh: '打印时逐渐消耗，像墨水一样需要补充。', vi: 'Hao dần khi in nên cần bổ sung như mực in.', es: 'Se gasta al imprimir y se repone como la tinta.', ja: '印刷すると減るので、インクのように補充します。', ko: '출력하면서 줄어들어 잉크처럼 보충합니다.' },
      },
      {
        leaf: 15503,
        noun: { en: ['3D printer part', 'one'], th: ['อะไหล่เครื่องพิมพ์ 3D', 'ชิ้น'], zh: ['3D打印机配件', '个'], vi: ['linh kiện máy in 3D', 'linh kiện'], es: ['repuesto de impresora 3D', 'm'], ja: ['3Dプリンター部品', '個'], ko: ['3D 프린터 부품', '개'] },
        use: { en: 'for upkeep and upgrades', th: 'สำหรับซ่อมบำรุงและอัปเกรด', zh: '维护升级用', vi: 'dùng để bảo trì và nâng cấp', es: 'para mantenimiento y mejoras', ja: '保守や改造に', ko: '유지보수·업그레이드용' },
        truth: { en: 'Replaces a worn part or adds a feature to the printer.', th: 'ใช้เปลี่ยนชิ้นส่วนที่สึกหรือเพิ่มความสามารถให้เครื่อง', zh: '更换磨损部件或为打印机增加功能。', vi: 'Thay bộ phận đã mòn hoặc thêm tính năng cho máy in.', es: 'Sustituye una pieza gastada o añade una función a la impresora.', ja: '摩耗した部品の交換や、プリンターの機能追加に使います。', ko: '닳은 부품을 교체하거나 프린터에 기능을 더합니다.' },
      },
      {
        leaf: 15504,
        noun: { en: ['laser engraver', 'one'], th: ['เครื่องเลเซอร์แกะสลัก', 'เครื่อง'], zh: ['激光雕刻机', '台'], vi: ['máy khắc laser', 'chiếc'], es: ['grabadora láser', 'f'], ja: ['レーザー彫刻機', '台'], ko: ['레이저 각인기', '대'] },
        use: { en: 'for engraving names and patterns', th: 'สำหรับสลักชื่อและลวดลาย', zh: '雕刻名字图案用', vi: 'dùng để khắc tên và hoa văn', es: 'para grabar nombres y motivos', ja: '名入れや模様の彫刻に', ko: '이름·무늬 각인용' },
        truth: { en: 'Marks a surface with a focused beam that must not be looked at directly.', th: 'ใช้ลำแสงโฟกัสสลักผิววัสดุ ไม่ควรมองลำแสงโดยตรง', zh: '用聚焦光束在表面刻印，切勿直视光束。', vi: 'Khắc bề mặt bằng tia hội tụ, không nên nhìn thẳng vào tia.', es: 'Marca superficies con un haz enfocado que no debe mirarse de frente.', ja: '絞った光で表面に刻印するため、光を直接見ないでください。', ko: '모은 빛으로 표면을 새기므로 빛을 직접 보지 않아야 합니다.' },
      },
      {
        leaf: 15505,
        noun: { en: ['CNC machine', 'one'], th: ['เครื่อง CNC', 'เครื่อง'], zh: ['CNC雕刻机', '台'], vi: ['máy CNC', 'chiếc'], es: ['máquina CNC', 'f'], ja: ['CNC加工機', '台'], ko: ['CNC 기계', '대'] },
        use: { en: 'for milling and carving to plan', th: 'สำหรับกัดและแกะชิ้นงานตามแบบ', zh: '按图铣削雕刻用', vi: 'dùng để phay và khắc theo bản vẽ', es: 'para fresar y tallar según plano', ja: '図面どおりの切削や彫刻に', ko: '도면 가공·조각용' },
        truth: { en: 'Cuts away material along paths set by a computer.', th: 'ตัดเนื้อวัสดุตามเส้นทางที่คอมพิวเตอร์กำหนด', zh: '按电脑设定的路径切削材料。', vi: 'Cắt gọt vật liệu theo đường do máy tính định sẵn.', es: 'Elimina material siguiendo trayectorias fijadas por ordenador.', ja: 'コンピューターが決めた経路に沿って材料を削ります。', ko: '컴퓨터가 정한 경로를 따라 재료를 깎습니다.' },
      },
    ],
  },
  {
    section: 15600,
    uses: [
      { en: 'for hobby builders', th: 'สำหรับคนชอบประดิษฐ์', zh: '动手爱好者用', vi: 'cho người mê chế tạo', es: 'para aficionados al montaje', ja: 'ものづくり好きに', ko: '취미 제작자용' },
      { en: 'for classrooms and clubs', th: 'ใช้ในห้องเรียนและชมรม', zh: '课堂社团用', vi: 'dùng trong lớp học và câu lạc bộ', es: 'para aulas y clubes', ja: '授業やクラブ活動に', ko: '수업·동아리용' },
    ],
    truths: [
      { en: 'A way to see mechanics and electronics work together.', th: 'ได้เห็นกลไกและอิเล็กทรอนิกส์ทำงานร่วมกัน', zh: '直观了解机械与电子如何配合。', vi: 'Giúp thấy cơ khí và điện tử phối hợp với nhau.', es: 'Una forma de ver cómo colaboran mecánica y electrónica.', ja: '機械と電子の仕組みが連動する様子を学べます。', ko: '기계와 전자가 함께 움직이는 원리를 볼 수 있습니다.' },
      { en: 'Some assembly and basic tools may be needed.', th: 'อาจต้องประกอบเองและใช้เครื่องมือพื้นฐาน', zh: '可能需要自行组装和基本工具。', vi: 'Có thể cần tự lắp và dùng dụng cụ cơ bản.', es: 'Puede requerir montaje y herramientas básicas.', ja: '組み立てと基本的な工具が必要な場合があります。', ko: '조립과 기본 공구가 필요할 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the contents, batteries needed and compatible parts before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบของในชุด แบตเตอรี่ที่ต้องใช้ และอะไหล่ที่เข้ากันได้', zh: '下单前请确认清单、所需电池和适配部件。', vi: 'Nên kiểm tra các món trong bộ, loại pin và linh kiện tương thích trước khi đặt mua.', es: 'Conviene comprobar el contenido, las pilas y las piezas compatibles antes de comprar.', ja: 'ご注文前に内容物・必要な電池・対応部品をご確認ください。', ko: '주문 전에 구성품과 필요한 배터리, 호환 부품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15601,
        noun: { en: ['robot kit', 'one'], th: ['ชุดหุ่นยนต์', 'ชุด'], zh: ['机器人套件', '套'], vi: ['bộ robot', 'bộ'], es: ['kit de robot', 'm'], ja: ['ロボットキット', 'セット'], ko: ['로봇 키트', '세트'] },
        use: { en: 'for building a moving robot', th: 'สำหรับประกอบหุ่นยนต์ที่ขยับได้', zh: '组装可动机器人用', vi: 'dùng để lắp robot chuyển động', es: 'para construir un robot móvil', ja: '動くロボットの製作に', ko: '움직이는 로봇 제작용' },
        truth: { en: 'Comes as separate parts that are put together on a frame.', th: 'มาเป็นชิ้นส่วนแยก นำมาประกอบบนโครง', zh: '散件供货，在骨架上组装。', vi: 'Gồm các chi tiết rời để lắp lên khung.', es: 'Viene en piezas sueltas que se montan sobre un chasis.', ja: 'ばらばらの部品を、フレームの上に組み立てます。', ko: '낱개 부품을 프레임 위에 조립합니다.' },
      },
      {
        leaf: 15602,
        noun: { en: ['hobby motor', 'one'], th: ['มอเตอร์', 'ตัว'], zh: ['小电机', '个'], vi: ['động cơ mini', 'cái'], es: ['motor de modelismo', 'm'], ja: ['小型モーター', '個'], ko: ['소형 모터', '개'] },
        use: { en: 'for wheels, arms and moving parts', th: 'สำหรับล้อ แขนกล และส่วนเคลื่อนไหว', zh: '驱动车轮机械臂用', vi: 'cho bánh xe, cánh tay và khớp động', es: 'para ruedas, brazos y partes móviles', ja: '車輪やアームの駆動に', ko: '바퀴·팔·구동부용' },
        truth: { en: 'Turns electric current into motion for a model or machine.', th: 'เปลี่ยนกระแสไฟฟ้าเป็นการเคลื่อนไหวของโมเดลหรือเครื่อง', zh: '把电流变成模型或机器的运动。', vi: 'Biến dòng điện thành chuyển động cho mô hình hoặc máy.', es: 'Convierte la corriente en movimiento para un modelo o máquina.', ja: '電流を模型や機械の動きに変えます。', ko: '전류를 모형이나 기계의 움직임으로 바꿉니다.' },
      },
      {
        leaf: 15603,
        noun: { en: ['drone part', 'one'], th: ['อะไหล่โดรน', 'ชิ้น'], zh: ['无人机配件', '个'], vi: ['linh kiện drone', 'linh kiện'], es: ['pieza para dron', 'f'], ja: ['ドローン部品', '個'], ko: ['드론 부품', '개'] },
        use: { en: 'for building and repairing drones', th: 'สำหรับประกอบและซ่อมโดรน', zh: '组装维修无人机用', vi: 'dùng để lắp và sửa drone', es: 'para montar y reparar drones', ja: 'ドローンの製作や修理に', ko: '드론 제작·수리용' },
        truth: { en: 'Has to match the model and size of the drone.', th: 'ต้องเลือกให้ตรงรุ่นและขนาดของโดรน', zh: '须与无人机的型号和尺寸相配。', vi: 'Cần chọn đúng mẫu và kích cỡ của drone.', es: 'Debe corresponder al modelo y al tamaño del dron.', ja: '機体の型式とサイズに合わせて選びます。', ko: '기체의 모델과 크기에 맞춰 골라야 합니다.' },
      },
      {
        leaf: 15604,
        noun: { en: ['RC controller', 'one'], th: ['รีโมทบังคับ', 'ตัว'], zh: ['遥控器', '个'], vi: ['bộ điều khiển từ xa', 'bộ'], es: ['emisora de radiocontrol', 'f'], ja: ['ラジコン送信機', '台'], ko: ['무선 조종기', '대'] },
        use: { en: 'for steering models from afar', th: 'สำหรับบังคับโมเดลระยะไกล', zh: '远程操控模型用', vi: 'dùng để lái mô hình từ xa', es: 'para manejar modelos a distancia', ja: '模型の遠隔操縦に', ko: '모형 원격 조종용' },
        truth: { en: 'Sends steering commands by radio to a model or robot.', th: 'ส่งคำสั่งบังคับด้วยคลื่นวิทยุไปยังโมเดลหรือหุ่นยนต์', zh: '通过无线电向模型或机器人发送指令。', vi: 'Gửi lệnh lái qua sóng vô tuyến đến mô hình hoặc robot.', es: 'Envía órdenes por radio a un modelo o robot.', ja: '模型やロボットに電波で操縦指令を送ります。', ko: '모형이나 로봇에 전파로 조종 명령을 보냅니다.' },
      },
      {
        leaf: 15605,
        noun: { en: ['joystick', 'one'], th: ['จอยสติ๊ก', 'ตัว'], zh: ['摇杆', '个'], vi: ['cần điều khiển', 'cái'], es: ['joystick', 'm'], ja: ['ジョイスティック', '個'], ko: ['조이스틱', '개'] },
        use: { en: 'for arcade builds and controls', th: 'สำหรับทำตู้เกมและชุดควบคุม', zh: '街机制作操控用', vi: 'cho máy arcade tự chế và bảng điều khiển', es: 'para montajes arcade y mandos', ja: '自作アーケードや操作部に', ko: '아케이드 제작·조작부용' },
        truth: { en: 'Tilting the stick tells the circuit which way to move.', th: 'โยกคันเพื่อบอกทิศทางให้วงจร', zh: '推动摇杆，告诉电路移动方向。', vi: 'Nghiêng cần để báo hướng cho mạch.', es: 'Al inclinar la palanca se indica la dirección al circuito.', ja: 'レバーを倒すと、その方向が回路に伝わります。', ko: '스틱을 기울이면 그 방향이 회로에 전달됩니다.' },
      },
      {
        leaf: 15606,
        noun: { en: ['learning kit', 'one'], th: ['ชุดเรียนรู้', 'ชุด'], zh: ['学习套件', '套'], vi: ['bộ kit học tập', 'bộ'], es: ['kit de aprendizaje', 'm'], ja: ['学習キット', 'セット'], ko: ['학습 키트', '세트'] },
        use: { en: 'for first steps in electronics', th: 'สำหรับเริ่มต้นเรียนอิเล็กทรอนิกส์', zh: '电子入门学习用', vi: 'cho người mới học điện tử', es: 'para iniciarse en la electrónica', ja: '電子工作の入門に', ko: '전자 입문 학습용' },
        truth: { en: 'Bundles the parts for several experiments in one set.', th: 'รวมชิ้นส่วนสำหรับหลายการทดลองไว้ในชุดเดียว', zh: '一套备齐多个实验所需的零件。', vi: 'Gom linh kiện cho nhiều thí nghiệm trong một bộ.', es: 'Reúne en un juego las piezas de varios experimentos.', ja: 'いくつもの実験に使う部品が一セットにまとまっています。', ko: '여러 실험에 쓰는 부품을 한 세트에 모았습니다.' },
      },
    ],
  },
  {
    section: 15700,
    uses: [
      { en: 'for powering projects', th: 'สำหรับจ่ายไฟให้โปรเจกต์', zh: '为作品供电用', vi: 'dùng để cấp nguồn cho dự án', es: 'para alimentar proyectos', ja: '工作の電源に', ko: '프로젝트 전원용' },
      { en: 'for bench and portable use', th: 'ใช้ได้ทั้งบนโต๊ะงานและพกพา', zh: '台面与便携供电用', vi: 'cho bàn làm việc và thiết bị di động', es: 'para banco y equipos portátiles', ja: '作業台や携帯機器に', ko: '작업대·휴대 기기용' },
    ],
    truths: [
      { en: 'Match the voltage and polarity before connecting.', th: 'ควรตรวจแรงดันและขั้วให้ตรงก่อนต่อ', zh: '接线前先核对电压和正负极。', vi: 'Nên khớp điện áp và cực tính trước khi nối.', es: 'Conviene verificar voltaje y polaridad antes de conectar.', ja: '接続前に電圧と極性を合わせてください。', ko: '연결하기 전에 전압과 극성을 맞춥니다.' },
      { en: 'Keep away from water, heat and loose metal objects.', th: 'ควรเก็บให้ห่างจากน้ำ ความร้อน และเศษโลหะ', zh: '远离水、高温和散落的金属物。', vi: 'Nên tránh nước, nhiệt và đồ kim loại để rời.', es: 'Mantener lejos del agua, el calor y los objetos metálicos sueltos.', ja: '水や熱、むき出しの金属を避けて保管してください。', ko: '물과 열, 흩어진 금속 물체를 피해 보관합니다.' },
    ],
    asks: [
      { en: 'Check the voltage, current and connector before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบแรงดัน กระแส และหัวต่อ', zh: '下单前请确认电压、电流和接口。', vi: 'Nên kiểm tra điện áp, dòng điện và đầu nối trước khi đặt mua.', es: 'Conviene comprobar el voltaje, la corriente y el conector antes de comprar.', ja: 'ご注文前に電圧・電流・コネクターをご確認ください。', ko: '주문 전에 전압과 전류, 커넥터를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15701,
        noun: { en: ['battery', 'one'], th: ['แบตเตอรี่', 'ก้อน'], zh: ['电池', '节'], vi: ['pin', 'viên'], es: ['batería', 'f'], ja: ['電池', '本'], ko: ['배터리', '개'] },
        use: { en: 'for cordless projects', th: 'สำหรับโปรเจกต์ไร้สาย', zh: '无线作品供电用', vi: 'cho dự án không dây', es: 'para proyectos sin cable', ja: 'コードレスの工作に', ko: '무선 프로젝트용' },
        truth: { en: 'Stores energy so that a circuit can run away from a socket.', th: 'เก็บพลังงานให้วงจรทำงานได้โดยไม่ต้องเสียบปลั๊ก', zh: '储存电能，让电路脱离插座工作。', vi: 'Tích điện để mạch chạy được mà không cần ổ cắm.', es: 'Almacena energía para que un circuito funcione sin enchufe.', ja: '電気を蓄え、コンセントのない場所でも回路を動かせます。', ko: '전기를 저장해 콘센트 없이도 회로를 작동시킵니다.' },
      },
      {
        leaf: 15702,
        noun: { en: ['battery charger', 'one'], th: ['ที่ชาร์จแบตเตอรี่', 'ตัว'], zh: ['电池充电器', '个'], vi: ['bộ sạc pin', 'bộ'], es: ['cargador de baterías', 'm'], ja: ['充電器', '台'], ko: ['배터리 충전기', '개'] },
        use: { en: 'for recharging loose cells', th: 'สำหรับชาร์จถ่าน', zh: '为充电电池补电', vi: 'dùng để sạc pin rời', es: 'para recargar pilas y baterías', ja: '電池の充電に', ko: '가정·작업대 충전용' },
        truth: { en: 'The charger has to suit the type and size of the battery.', th: 'ที่ชาร์จต้องตรงกับชนิดและขนาดของแบตเตอรี่', zh: '充电器须与电池类型和尺寸相符。', vi: 'Bộ sạc phải hợp với loại và cỡ pin.', es: 'El cargador debe corresponder al tipo y tamaño de la batería.', ja: '電池の種類とサイズに合った充電器を使います。', ko: '배터리 종류와 크기에 맞는 충전기를 사용합니다.' },
      },
      {
        leaf: 15703,
        noun: { en: ['power supply', 'one'], th: ['พาวเวอร์ซัพพลาย', 'ตัว'], zh: ['电源适配器', '个'], vi: ['bộ nguồn', 'bộ'], es: ['fuente de alimentación', 'f'], ja: ['電源アダプター', '台'], ko: ['전원 어댑터', '개'] },
        use: { en: 'for feeding circuits from the mains', th: 'สำหรับจ่ายไฟบ้านให้วงจร', zh: '市电供电用', vi: 'dùng để cấp điện lưới cho mạch', es: 'para alimentar circuitos de la red', ja: '家庭用電源からの給電に', ko: '가정 전원 연결용' },
        truth: { en: 'Turns mains power into the voltage a circuit needs.', th: 'แปลงไฟบ้านเป็นแรงดันที่วงจรต้องการ', zh: '把市电转换成电路所需的电压。', vi: 'Đổi điện lưới thành điện áp mà mạch cần.', es: 'Convierte la red eléctrica en el voltaje que pide el circuito.', ja: '家庭用の電気を、回路に必要な電圧に変えます。', ko: '가정용 전기를 회로에 필요한 전압으로 바꿉니다.' },
      },
      {
        leaf: 15704,
        noun: { en: ['voltage converter', 'one'], th: ['โมดูลแปลงแรงดัน', 'ตัว'], zh: ['电压转换模块', '个'], vi: ['mạch chuyển điện áp', 'cái'], es: ['convertidor de voltaje', 'm'], ja: ['電圧変換モジュール', '個'], ko: ['전압 변환 모듈', '개'] },
        use: { en: 'for matching supply and load', th: 'สำหรับปรับไฟให้ตรงกับอุปกรณ์', zh: '匹配供电与负载', vi: 'để khớp nguồn với thiết bị', es: 'para adaptar fuente y carga', ja: '電源と機器の電圧合わせに', ko: '전원·기기 전압 맞춤용' },
        truth: { en: 'Steps voltage up or down to suit the next part of a circuit.', th: 'ปรับแรงดันขึ้นหรือลงให้เหมาะกับวงจรส่วนถัดไป', zh: '升高或降低电压，匹配下级电路。', vi: 'Tăng hoặc giảm áp cho hợp với phần mạch phía sau.', es: 'Sube o baja el voltaje para la siguiente parte del circuito.', ja: '次の回路に合わせて電圧を上げ下げします。', ko: '다음 회로에 맞게 전압을 올리거나 내립니다.' },
      },
      {
        leaf: 15705,
        noun: { en: ['solar panel', 'one'], th: ['แผงโซลาร์เซลล์', 'แผง'], zh: ['太阳能板', '块'], vi: ['tấm pin mặt trời', 'tấm'], es: ['panel solar', 'm'], ja: ['ソーラーパネル', '枚'], ko: ['태양광 패널', '장'] },
        use: { en: 'for charging from sunlight', th: 'สำหรับชาร์จด้วยแสงแดด', zh: '利用阳光充电', vi: 'dùng để sạc bằng ánh nắng', es: 'para cargar con la luz del sol', ja: '太陽光での充電に', ko: '태양광 충전용' },
        truth: { en: 'Makes electricity from daylight, most of it when facing the sun.', th: 'ผลิตไฟฟ้าจากแสงแดด ได้มากเมื่อหันเข้าหาแดด', zh: '利用日光发电，正对太阳时发电较多。', vi: 'Tạo điện từ ánh sáng ban ngày, nhiều hơn khi hướng về mặt trời.', es: 'Genera electricidad con la luz del día, sobre todo de cara al sol.', ja: '日光で発電し、太陽に向けると発電量が増えます。', ko: '햇빛으로 전기를 만들며 해를 향할 때 더 많이 만듭니다.' },
      },
    ],
  },
  {
    section: 15800,
    uses: [
      { en: 'for readouts and lighting builds', th: 'สำหรับแสดงผลและงานไฟ', zh: '显示与灯光制作用', vi: 'cho dự án hiển thị và đèn', es: 'para indicadores y luces', ja: '表示や照明の工作に', ko: '표시·조명 제작용' },
      { en: 'for board-driven projects', th: 'ใช้กับโปรเจกต์บอร์ดควบคุม', zh: '配合开发板使用', vi: 'dùng cho dự án điều khiển bằng bo', es: 'para proyectos con placa', ja: 'ボード制御の工作に', ko: '보드 제어 프로젝트용' },
    ],
    truths: [
      { en: 'Driven at low voltage from a board or a matching power supply.', th: 'ต่อไฟแรงดันต่ำ สั่งงานจากบอร์ดหรือแหล่งจ่ายที่เข้ากันได้', zh: '低压接线，由开发板或匹配电源驱动。', vi: 'Đấu điện áp thấp, điều khiển từ bo hoặc nguồn phù hợp.', es: 'Cableado de baja tensión, desde una placa o una fuente compatible.', ja: '低電圧の配線で、ボードや対応電源から駆動します。', ko: '보드나 규격에 맞는 전원을 연결해 저전압으로 구동합니다.' },
      { en: 'Avoid bending or pressing hard on the surface during fitting.', th: 'ไม่ควรงอหรือกดแรงที่ผิวขณะติดตั้ง', zh: '安装时不要弯折或用力按压表面。', vi: 'Không nên bẻ cong hoặc ấn mạnh lên bề mặt khi lắp.', es: 'Evitar doblar o presionar con fuerza al montar.', ja: '取り付け時に表面を曲げたり強く押したりしないでください。', ko: '설치할 때 표면을 꺾거나 세게 누르지 않습니다.' },
    ],
    asks: [
      { en: 'Check the size, interface and voltage before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาด อินเทอร์เฟซ และแรงดันไฟ', zh: '下单前请确认尺寸、接口和电压。', vi: 'Nên kiểm tra kích thước, giao tiếp và điện áp trước khi đặt mua.', es: 'Conviene comprobar el tamaño, la interfaz y el voltaje antes de comprar.', ja: 'ご注文前にサイズ・インターフェース・電圧をご確認ください。', ko: '주문 전에 크기와 인터페이스, 전압을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15801,
        noun: { en: ['display module', 'one'], th: ['จอแสดงผล', 'จอ'], zh: ['显示模块', '块'], vi: ['module màn hình', 'cái'], es: ['módulo de pantalla', 'm'], ja: ['ディスプレイモジュール', '枚'], ko: ['디스플레이 모듈', '개'] },
        use: { en: 'for showing text and readings', th: 'สำหรับแสดงข้อความและค่า', zh: '显示文字数值用', vi: 'dùng để hiện chữ và số đo', es: 'para mostrar textos y valores', ja: '文字や測定値の表示に', ko: '글자·측정값 표시용' },
        truth: { en: 'Shows text, numbers or pictures sent from a board.', th: 'แสดงข้อความ ตัวเลข หรือภาพที่ส่งมาจากบอร์ด', zh: '显示开发板发来的文字、数字或图像。', vi: 'Hiện chữ, số hoặc hình ảnh gửi từ bo.', es: 'Muestra textos, números o imágenes enviados por la placa.', ja: 'ボードから送った文字や数字、画像を表示します。', ko: '보드에서 보낸 글자와 숫자, 그림을 보여 줍니다.' },
      },
      {
        leaf: 15802,
        noun: { en: ['touchscreen', 'one'], th: ['จอสัมผัส', 'จอ'], zh: ['触摸屏', '块'], vi: ['màn hình cảm ứng', 'cái'], es: ['pantalla táctil', 'f'], ja: ['タッチスクリーン', '枚'], ko: ['터치스크린', '개'] },
        use: { en: 'to control with a fingertip', th: 'สำหรับสั่งงานด้วยการแตะ', zh: '触控操作用', vi: 'dùng để điều khiển bằng chạm', es: 'para controlar con el dedo', ja: '指でのタッチ操作に', ko: '손가락 터치 조작용' },
        truth: { en: 'Works as display and input in one, without separate buttons.', th: 'เป็นทั้งจอแสดงผลและปุ่มสั่งงานในตัว ไม่ต้องมีปุ่มแยก', zh: '显示与输入合一，无需另加按键。', vi: 'Vừa hiển thị vừa nhập lệnh, không cần nút riêng.', es: 'Sirve a la vez de pantalla y de mando, sin botones aparte.', ja: '表示と入力を兼ね、別のボタンが要りません。', ko: '표시와 입력을 겸해 별도의 버튼이 필요 없습니다.' },
      },
      {
        leaf: 15803,
        noun: { en: ['e-paper display', 'one'], th: ['จออีเปเปอร์', 'จอ'], zh: ['电子墨水屏', '块'], vi: ['màn hình giấy điện tử', 'cái'], es: ['pantalla de tinta electrónica', 'f'], ja: ['電子ペーパー', '枚'], ko: ['전자종이 디스플레이', '개'] },
        use: { en: 'for labels, signs and calendars', th: 'สำหรับป้ายราคา ป้ายบอก และปฏิทิน', zh: '价签标牌日历用', vi: 'cho nhãn giá, bảng tin và lịch', es: 'para etiquetas, carteles y calendarios', ja: '値札や掲示、カレンダーに', ko: '가격표·안내판·달력용' },
        truth: { en: 'Keeps the picture visible without power until the next change.', th: 'ภาพค้างอยู่บนจอได้แม้ไม่จ่ายไฟ จนกว่าจะเปลี่ยนภาพ', zh: '断电后画面仍保留，直到下次刷新。', vi: 'Giữ hình ảnh khi không có điện cho đến lần đổi tiếp theo.', es: 'Mantiene la imagen sin corriente hasta el siguiente cambio.', ja: '次に書き換えるまで、電源なしでも表示が残ります。', ko: '다음에 바꿀 때까지 전원 없이도 화면이 유지됩니다.' },
      },
      {
        leaf: 15804,
        noun: { en: ['LED components', 'many'], th: ['หลอด LED', 'ชุด'], zh: ['LED灯珠', '包'], vi: ['bóng LED', 'bộ'], es: ['diodos LED', 'mp'], ja: ['LED素子', 'セット'], ko: ['LED 소자', '세트'] },
        use: { en: 'for indicator lights and models', th: 'สำหรับไฟแสดงสถานะและโมเดล', zh: '指示灯模型用', vi: 'cho đèn báo và mô hình', es: 'para indicadores y maquetas', ja: '表示灯や模型の照明に', ko: '표시등·모형 조명용' },
        truth: { en: 'Light up when current flows the right way, usually with a resistor.', th: 'ติดสว่างเมื่อกระแสไหลถูกทิศ มักต่อร่วมกับตัวต้านทาน', zh: '电流方向正确即发光，通常要串联电阻。', vi: 'Sáng khi dòng chạy đúng chiều, thường mắc kèm điện trở.', es: 'Se encienden con la corriente en el sentido correcto, casi siempre con resistencia.', ja: '正しい向きに電流を流すと光り、通常は抵抗器と一緒に使います。', ko: '전류가 바른 방향으로 흐르면 켜지며 보통 저항과 함께 씁니다.' },
      },
      {
        leaf: 15805,
        noun: { en: ['LED strip', 'one'], th: ['ไฟเส้น LED', 'เส้น'], zh: ['LED灯带', '条'], vi: ['đèn LED dây', 'cuộn'], es: ['tira LED', 'f'], ja: ['LEDテープ', '本'], ko: ['LED 스트립', '개'] },
        use: { en: 'for accent and project lighting', th: 'สำหรับไฟตกแต่งและงานประดิษฐ์', zh: '装饰照明制作用', vi: 'cho chiếu sáng trang trí và dự án', es: 'para iluminación decorativa', ja: '装飾照明や工作に', ko: '장식 조명·제작용' },
        truth: { en: 'Follows edges and curves and lights them along their length.', th: 'ติดไปตามขอบและแนวโค้ง ให้แสงตลอดแนว', zh: '沿边缘和弧线铺设，整条发光。', vi: 'Chạy theo mép và đường cong, sáng dọc chiều dài.', es: 'Sigue bordes y curvas y los ilumina a lo largo.', ja: '縁や曲線に沿って、線状に光らせることができます。', ko: '모서리와 곡선을 따라 길게 빛을 냅니다.' },
      },
      {
        leaf: 15806,
        noun: { en: ['LED display', 'one'], th: ['จอแสดงผล LED', 'ตัว'], zh: ['LED显示模块', '块'], vi: ['màn hình LED', 'cái'], es: ['panel LED', 'm'], ja: ['LED表示器', '個'], ko: ['LED 표시기', '개'] },
        use: { en: 'for clocks, scores and signs', th: 'สำหรับนาฬิกา คะแนน และป้าย', zh: '时钟计分标牌用', vi: 'cho đồng hồ, bảng điểm và biển hiệu', es: 'para relojes, marcadores y rótulos', ja: '時計や得点板、表示板に', ko: '시계·점수판·안내판용' },
        truth: { en: 'Forms digits or simple pictures from small lights.', th: 'สร้างตัวเลขหรือภาพง่ายๆ จากดวงไฟเล็กๆ', zh: '用一个个小灯组成数字或简单图案。', vi: 'Tạo chữ số hoặc hình đơn giản từ các đèn nhỏ.', es: 'Forma cifras o dibujos sencillos con lucecitas.', ja: '小さな光で数字や簡単な絵を表示します。', ko: '작은 LED 불빛으로 숫자나 간단한 그림을 나타냅니다.' },
      },
    ],
  },
  {
    section: 15900,
    uses: [
      { en: 'for building or upgrading a PC', th: 'สำหรับประกอบหรืออัปเกรดคอม', zh: '装机升级用', vi: 'dùng để lắp hoặc nâng cấp máy tính', es: 'para montar o ampliar un PC', ja: 'パソコンの自作や増設に', ko: 'PC 조립·업그레이드용' },
      { en: 'for home-built computers', th: 'ใช้กับคอมประกอบเอง', zh: '自组电脑用', vi: 'cho máy tính tự lắp', es: 'para ordenadores montados en casa', ja: '自作パソコンに', ko: '조립 PC용' },
    ],
    truths: [
      { en: 'Switch off and unplug the computer before fitting.', th: 'ควรปิดเครื่องและถอดปลั๊กก่อนติดตั้ง', zh: '安装前请关机并拔掉电源。', vi: 'Nên tắt máy và rút điện trước khi lắp.', es: 'Conviene apagar y desenchufar el equipo antes de instalar.', ja: '取り付け前にパソコンの電源を切り、プラグを抜いてください。', ko: '장착 전에 컴퓨터를 끄고 플러그를 뽑습니다.' },
      { en: 'Touch bare metal first to discharge static.', th: 'ควรแตะโลหะก่อนเพื่อคายไฟฟ้าสถิต', zh: '安装前先触摸金属释放静电。', vi: 'Nên chạm vào kim loại trước để xả tĩnh điện.', es: 'Conviene tocar metal antes para descargar la electricidad estática.', ja: '作業前に金属に触れて静電気を逃がしてください。', ko: '먼저 금속을 만져 정전기를 없앱니다.' },
    ],
    asks: [
      { en: 'Check the socket, size and compatibility with the other parts before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบซ็อกเก็ต ขนาด และความเข้ากันได้กับชิ้นส่วนอื่น', zh: '下单前请确认接口、尺寸及与其他配件的兼容性。', vi: 'Nên kiểm tra socket, kích thước và độ tương thích với linh kiện khác trước khi đặt mua.', es: 'Conviene comprobar el zócalo, el tamaño y la compatibilidad antes de comprar.', ja: 'ご注文前にソケット・サイズ・他のパーツとの互換性をご確認ください。', ko: '주문 전에 소켓과 크기, 다른 부품과의 호환성을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 15901,
        noun: { en: ['processor', 'one'], th: ['ซีพียู', 'ตัว'], zh: ['处理器', '颗'], vi: ['bộ vi xử lý', 'con'], es: ['procesador', 'm'], ja: ['プロセッサー', '個'], ko: ['프로세서', '개'] },
        use: { en: 'to drive a PC build', th: 'สำหรับประมวลผลในคอมประกอบ', zh: '装机运算核心', vi: 'dùng làm bộ não của máy tính', es: 'para dar potencia al PC', ja: 'パソコンの頭脳に', ko: 'PC 연산 처리용' },
        truth: { en: 'Carries out the computer’s instructions and needs a cooler on top.', th: 'ประมวลผลคำสั่งของคอมพิวเตอร์ และต้องติดตั้งตัวระบายความร้อน', zh: '执行电脑的各项指令，需搭配散热器。', vi: 'Xử lý lệnh của máy tính và cần tản nhiệt đi kèm.', es: 'Ejecuta las instrucciones del ordenador y necesita un disipador.', ja: 'パソコンの命令を処理し、上にクーラーを取り付けて使います。', ko: '컴퓨터의 명령을 처리하며 위에 쿨러를 달아야 합니다.' },
      },
      {
        leaf: 15902,
        noun: { en: ['graphics card', 'one'], th: ['การ์ดจอ', 'ตัว'], zh: ['显卡', '张'], vi: ['card đồ họa', 'chiếc'], es: ['tarjeta gráfica', 'f'], ja: ['グラフィックボード', '枚'], ko: ['그래픽카드', '개'] },
        use: { en: 'for games and visual work', th: 'สำหรับเล่นเกมและงานภาพ', zh: '游戏与图形处理用', vi: 'dùng để chơi game và làm đồ họa', es: 'para juegos y trabajo visual', ja: 'ゲームや映像制作に', ko: '게임·영상 작업용' },
        truth: { en: 'Draws the picture for the monitor, taking that load off the processor.', th: 'ประมวลผลภาพส่งไปยังจอ ช่วยลดภาระซีพียู', zh: '负责画面输出，减轻处理器负担。', vi: 'Xử lý hình ảnh cho màn hình, giảm tải cho CPU.', es: 'Genera la imagen del monitor y descarga al procesador.', ja: 'モニターに映す画像を描き、CPUの負担を減らします。', ko: '모니터에 보일 화면을 그려 CPU의 부담을 덜어 줍니다.' },
      },
      {
        leaf: 15903,
        noun: { en: ['memory module', 'one'], th: ['แรม', 'แถว'], zh: ['内存条', '条'], vi: ['thanh RAM', 'thanh'], es: ['módulo de memoria', 'm'], ja: ['メモリモジュール', '枚'], ko: ['메모리 모듈', '개'] },
        use: { en: 'for smoother multitasking', th: 'สำหรับเปิดหลายโปรแกรมพร้อมกัน', zh: '多任务运行用', vi: 'cho việc chạy nhiều ứng dụng', es: 'para abrir varios programas a la vez', ja: '複数ソフトの同時使用に', ko: '여러 프로그램 동시 실행용' },
        truth: { en: 'Holds the data of open programs while the computer is on.', th: 'เก็บข้อมูลของโปรแกรมที่เปิดอยู่ขณะเปิดเครื่อง', zh: '开机时暂存正在运行程序的数据。', vi: 'Giữ dữ liệu của các chương trình đang mở khi máy bật.', es: 'Guarda los datos de los programas abiertos con el equipo encendido.', ja: '電源が入っている間、開いているソフトのデータを保持します。', ko: '컴퓨터가 켜져 있는 동안 실행 중인 프로그램의 데이터를 담습니다.' },
      },
      {
        leaf: 15904,
        noun: { en: ['motherboard', 'one'], th: ['เมนบอร์ด', 'ตัว'], zh: ['主板', '块'], vi: ['bo mạch chủ', 'chiếc'], es: ['placa base', 'f'], ja: ['マザーボード', '枚'], ko: ['메인보드', '개'] },
        use: { en: 'for linking all PC parts', th: 'สำหรับเชื่อมชิ้นส่วนทั้งหมดในคอม', zh: '连接各电脑配件用', vi: 'dùng để nối các linh kiện máy tính', es: 'para conectar las piezas del PC', ja: 'PCパーツ全体の接続に', ko: 'PC 부품 연결용' },
        truth: { en: 'Carries the processor, memory and cards and connects them.', th: 'เป็นที่ติดตั้งซีพียู แรม และการ์ดต่างๆ และเชื่อมเข้าด้วยกัน', zh: '安装处理器、内存和扩展卡，并将它们连接起来。', vi: 'Là nơi gắn và kết nối CPU, RAM và các card.', es: 'Aloja y conecta el procesador, la memoria y las tarjetas.', ja: 'CPUやメモリ、カードを載せて互いにつなぎます。', ko: 'CPU와 메모리, 카드를 장착해 서로 연결합니다.' },
      },
      {
        leaf: 15905,
        noun: { en: ['hard disk', 'one'], th: ['ฮาร์ดดิสก์', 'ลูก'], zh: ['机械硬盘', '块'], vi: ['ổ cứng', 'chiếc'], es: ['disco duro', 'm'], ja: ['ハードディスク', '台'], ko: ['하드디스크', '개'] },
        use: { en: 'for large files and backups', th: 'สำหรับเก็บไฟล์ใหญ่และสำรองข้อมูล', zh: '大文件存储备份用', vi: 'dùng để lưu tệp lớn và sao lưu', es: 'para archivos grandes y copias', ja: '大容量データやバックアップに', ko: '대용량 파일·백업용' },
        truth: { en: 'Keeps files on spinning disks, even when the power is off.', th: 'เก็บไฟล์บนจานหมุน ข้อมูลยังอยู่แม้ปิดเครื่อง', zh: '数据存在旋转盘片上，断电也不丢失。', vi: 'Lưu tệp trên đĩa quay, tắt điện vẫn còn dữ liệu.', es: 'Guarda archivos en discos giratorios, también sin corriente.', ja: '回転するディスクに記録し、電源を切ってもデータが残ります。', ko: '회전하는 디스크에 기록해 전원을 꺼도 데이터가 남습니다.' },
      },
      {
        leaf: 15906,
        noun: { en: ['SSD', 'one'], th: ['ไดรฟ์ SSD', 'ตัว'], zh: ['固态硬盘', '块'], vi: ['ổ SSD', 'chiếc'], es: ['unidad SSD', 'f'], ja: ['SSDドライブ', '台'], ko: ['SSD 드라이브', '개'] },
        use: { en: 'for quick starts and file storage', th: 'สำหรับเปิดเครื่องไวและเก็บไฟล์', zh: '快速开机存储用', vi: 'để khởi động nhanh và lưu tệp', es: 'para arrancar rápido y guardar datos', ja: '起動の高速化やデータ保存に', ko: '빠른 부팅·파일 저장용' },
        truth: { en: 'Stores data without moving parts and so makes no noise.', th: 'เก็บข้อมูลโดยไม่มีชิ้นส่วนเคลื่อนไหว จึงไม่มีเสียงรบกวน', zh: '没有活动部件，读写安静无声。', vi: 'Lưu dữ liệu không có bộ phận chuyển động nên không gây ồn.', es: 'Guarda los datos sin piezas móviles, por lo que no hace ruido.', ja: '可動部品がないので、音を立てずにデータを保存します。', ko: '움직이는 부품이 없어 소음 없이 데이터를 저장합니다.' },
      },
      {
        leaf: 15907,
        noun: { en: ['PC case', 'one'], th: ['เคสคอมพิวเตอร์', 'ตัว'], zh: ['电脑机箱', '个'], vi: ['vỏ máy tính', 'chiếc'], es: ['caja de PC', 'f'], ja: ['PCケース', '台'], ko: ['PC 케이스', '개'] },
        use: { en: 'for housing a computer build', th: 'สำหรับใส่ชิ้นส่วนคอมประกอบ', zh: '自己装机用', vi: 'dùng để chứa bộ máy tính', es: 'para alojar el ordenador', ja: '自作パソコンの収納に', ko: 'PC 조립용' },
        truth: { en: 'Holds the parts of a computer and guides air through them.', th: 'ใส่ชิ้นส่วนคอมพิวเตอร์และช่วยให้ลมไหลผ่าน', zh: '安装电脑各部件，并引导风道散热。', vi: 'Chứa linh kiện máy tính và dẫn gió đi qua.', es: 'Aloja las piezas del ordenador y dirige el aire entre ellas.', ja: 'パソコンの部品を収め、空気の流れを作ります。', ko: '컴퓨터 부품을 담고 공기가 흐르게 합니다.' },
      },
      {
        leaf: 15908,
        noun: { en: ['PC power supply', 'one'], th: ['พาวเวอร์ซัพพลายคอม', 'ตัว'], zh: ['电脑电源', '个'], vi: ['nguồn máy tính', 'bộ'], es: ['fuente de alimentación para PC', 'f'], ja: ['PC電源', '台'], ko: ['PC 파워', '개'] },
        use: { en: 'for powering all PC parts', th: 'สำหรับจ่ายไฟให้ชิ้นส่วนในคอม', zh: '为整机供电用', vi: 'dùng để cấp điện cho cả máy', es: 'para alimentar todo el PC', ja: 'PCパーツ全体への給電に', ko: 'PC 부품 전원 공급용' },
        truth: { en: 'Plugs into a wall socket and fans out into cables for each part.', th: 'เสียบไฟบ้าน แล้วแยกสายจ่ายไฟไปยังชิ้นส่วนแต่ละตัว', zh: '接入市电后分出多路线缆为各部件供电。', vi: 'Cắm điện lưới rồi chia dây cấp điện cho từng linh kiện.', es: 'Se enchufa a la red y reparte cables a cada pieza.', ja: 'コンセントにつなぎ、各パーツへケーブルで電気を分けます。', ko: '콘센트에 꽂아 각 부품으로 케이블을 나눠 보냅니다.' },
      },
      {
        leaf: 15909,
        noun: { en: ['PC cooler', 'one'], th: ['ชุดระบายความร้อนคอม', 'ชุด'], zh: ['电脑散热器', '个'], vi: ['tản nhiệt máy tính', 'bộ'], es: ['refrigerador para PC', 'm'], ja: ['PCクーラー', '台'], ko: ['PC 쿨러', '개'] },
        use: { en: 'for keeping PC parts cool', th: 'สำหรับระบายความร้อนในคอม', zh: '机箱内部降温用', vi: 'dùng để làm mát linh kiện', es: 'para enfriar las piezas del PC', ja: 'PCパーツの冷却に', ko: 'PC 부품 냉각용' },
        truth: { en: 'Carries heat away from the parts inside a computer.', th: 'พาความร้อนออกจากชิ้นส่วนในคอมพิวเตอร์', zh: '带走电脑内部部件的热量。', vi: 'Đưa nhiệt ra khỏi linh kiện bên trong máy tính.', es: 'Aleja el calor de las piezas del interior del ordenador.', ja: 'パソコン内部の部品の熱を逃がします。', ko: '컴퓨터 내부 부품의 열을 빼냅니다.' },
      },
    ],
  },
];
