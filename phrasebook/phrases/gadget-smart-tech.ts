import type { SectionPhrases } from '../phrase.ts';

export const gadgetSmartTechPhrases: SectionPhrases[] = [
  {
    section: 1100,
    uses: [
      { en: 'for home and office', th: 'สำหรับใช้ที่บ้านและออฟฟิศ', zh: '居家办公适用', vi: 'dùng ở nhà và văn phòng', es: 'para casa y oficina', ja: '自宅やオフィスに', ko: '가정·사무실용' },
      { en: 'for everyday computing', th: 'สำหรับงานคอมพิวเตอร์ทั่วไป', zh: '日常办公娱乐用', vi: 'dùng cho công việc máy tính hằng ngày', es: 'para el día a día con el ordenador', ja: '日々のデスクワークに', ko: '일상 PC 작업용' },
    ],
    truths: [
      { en: 'Useful at a desk at home, at school or in the office.', th: 'ใช้งานได้ทั้งที่บ้าน โรงเรียน และที่ทำงาน', zh: '在家、在学校或在办公室都用得上。', vi: 'Dùng được ở bàn học, bàn làm việc tại nhà hay văn phòng.', es: 'Útil en el escritorio de casa, de clase o de la oficina.', ja: '自宅でも学校でもオフィスでも使えます。', ko: '집, 학교, 사무실 책상 어디서나 쓸 수 있습니다.' },
      { en: 'Keep in a dry spot and dust with a soft cloth.', th: 'ควรเก็บให้พ้นความชื้นและเช็ดฝุ่นด้วยผ้านุ่ม', zh: '注意防潮，用软布擦去灰尘即可。', vi: 'Nên để nơi khô ráo và lau bụi bằng khăn mềm.', es: 'Conviene evitar la humedad y quitar el polvo con un paño suave.', ja: '湿気を避け、ほこりは柔らかい布で拭き取ってください。', ko: '습기를 피하고 먼지는 부드러운 천으로 닦아 줍니다.' },
    ],
    asks: [
      { en: 'Check the exact model, specifications and what comes in the box before ordering.', th: 'ตรวจสอบรุ่น สเปก และอุปกรณ์ในกล่องก่อนสั่งซื้อ', zh: '下单前请确认具体型号、配置和包装内配件。', vi: 'Kiểm tra đúng model, cấu hình và phụ kiện đi kèm trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar el modelo, las especificaciones y el contenido de la caja.', ja: 'ご注文前に型番・仕様・付属品をご確認ください。', ko: '주문 전에 모델명, 사양, 구성품을 확인해 주시기 바랍니다.' },
      { en: 'Ask the seller about the warranty and the plug type.', th: 'สอบถามผู้ขายเรื่องการรับประกันและชนิดปลั๊ก', zh: '保修和插头类型可向卖家咨询。', vi: 'Hỏi người bán về bảo hành và loại phích cắm.', es: 'Se puede preguntar al vendedor por la garantía y el tipo de enchufe.', ja: '保証やプラグの形状は出品者にお問い合わせください。', ko: '보증 기간과 플러그 규격은 판매자에게 문의해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1101,
        noun: { en: ['laptop', 'one'], th: ['โน้ตบุ๊ก', 'เครื่อง'], zh: ['笔记本电脑', '台'], vi: ['laptop', 'chiếc'], es: ['portátil', 'm'], ja: ['ノートパソコン', '台'], ko: ['노트북', '대'] },
        use: { en: 'for work and study', th: 'สำหรับทำงานและเรียน', zh: '适合办公学习', vi: 'dùng cho học tập và làm việc', es: 'para trabajar y estudiar', ja: '仕事や勉強に', ko: '사무·학습용' },
        truth: { en: 'Screen, keyboard and touchpad come together in one computer that folds shut.', th: 'รวมหน้าจอ คีย์บอร์ด และทัชแพดไว้ในเครื่องเดียวที่พับเก็บได้', zh: '屏幕、键盘和触控板合为一体，合上即可带走。', vi: 'Màn hình, bàn phím và bàn di chuột gói gọn trong một máy có thể gập lại.', es: 'Pantalla, teclado y panel táctil en un solo equipo que se cierra para llevarlo.', ja: '画面・キーボード・タッチパッドが一台にまとまり、閉じて持ち運べます。', ko: '화면과 키보드, 터치패드가 하나로 합쳐져 접어서 들고 다닐 수 있습니다.' },
      },
      {
        leaf: 1102,
        noun: { en: ['tablet', 'one'], th: ['แท็บเล็ต', 'เครื่อง'], zh: ['平板电脑', '台'], vi: ['máy tính bảng', 'chiếc'], es: ['tablet', 'f'], ja: ['タブレット', '台'], ko: ['태블릿', '대'] },
        use: { en: 'for reading and watching videos', th: 'สำหรับอ่านหนังสือและดูวิดีโอ', zh: '适合阅读追剧', vi: 'dùng để đọc sách và xem phim', es: 'para leer y ver vídeos', ja: '読書や動画視聴に', ko: '독서·영상 시청용' },
        truth: { en: 'A touch screen handles typing, drawing and swiping without a separate keyboard.', th: 'ใช้นิ้วแตะพิมพ์ วาด และเลื่อนหน้าจอได้โดยไม่ต้องมีคีย์บอร์ดแยก', zh: '触屏操作，打字、涂画、翻页都不需要外接键盘。', vi: 'Màn hình cảm ứng để gõ, vẽ và vuốt mà không cần bàn phím rời.', es: 'La pantalla táctil permite escribir, dibujar y deslizar sin teclado aparte.', ja: 'タッチ操作で文字入力もお絵かきもでき、別のキーボードは要りません。', ko: '별도 키보드 없이 터치로 글을 쓰고 그림을 그리고 화면을 넘길 수 있습니다.' },
      },
      {
        leaf: 1103,
        noun: { en: ['desktop computer', 'one'], th: ['คอมพิวเตอร์ตั้งโต๊ะ', 'เครื่อง'], zh: ['台式电脑', '台'], vi: ['máy tính để bàn', 'bộ'], es: ['ordenador de sobremesa', 'm'], ja: ['デスクトップパソコン', '台'], ko: ['데스크탑 PC', '대'] },
        use: { en: 'for a home or office desk', th: 'สำหรับโต๊ะทำงานที่บ้านหรือออฟฟิศ', zh: '适合家用办公桌面', vi: 'dùng cho bàn làm việc ở nhà hay văn phòng', es: 'para el escritorio de casa u oficina', ja: '自宅やオフィスのデスクに', ko: '가정·사무실 책상용' },
        truth: { en: 'Stays in one place on the desk, plugged into the mains for long hours of work.', th: 'ตั้งประจำที่บนโต๊ะ เสียบไฟใช้งานต่อเนื่องได้นาน', zh: '固定放在桌面上，接通电源即可长时间使用。', vi: 'Đặt cố định trên bàn, cắm điện để làm việc nhiều giờ.', es: 'Permanece en su sitio, enchufado a la red para largas jornadas de trabajo.', ja: 'デスクに据え置き、電源につないで長時間の作業に使います。', ko: '책상에 두고 전원에 연결해 오랜 시간 작업할 수 있습니다.' },
      },
      {
        leaf: 1104,
        noun: { en: ['monitor', 'one'], th: ['จอมอนิเตอร์', 'จอ'], zh: ['显示器', '台'], vi: ['màn hình máy tính', 'chiếc'], es: ['monitor', 'm'], ja: ['モニター', '台'], ko: ['모니터', '대'] },
        use: { en: 'to add screen space to a computer', th: 'ใช้เพิ่มพื้นที่หน้าจอคอมพิวเตอร์', zh: '电脑外接扩屏用', vi: 'để mở rộng màn hình máy tính', es: 'para ampliar la pantalla del ordenador', ja: 'パソコンの画面拡張に', ko: 'PC 화면 확장용' },
        truth: { en: 'Connects to a computer or console by cable and shows its picture.', th: 'ต่อสายเข้ากับคอมพิวเตอร์หรือเครื่องเกมเพื่อแสดงภาพ', zh: '用线缆连接电脑或游戏机即可显示画面。', vi: 'Nối cáp với máy tính hoặc máy chơi game để hiển thị hình ảnh.', es: 'Se conecta por cable al ordenador o la consola y muestra su imagen.', ja: 'パソコンやゲーム機にケーブルでつないで映像を映します。', ko: 'PC나 게임기에 케이블로 연결해 화면을 보여 줍니다.' },
      },
      {
        leaf: 1105,
        noun: { en: ['keyboard', 'one'], th: ['คีย์บอร์ด', 'ตัว'], zh: ['键盘', '个'], vi: ['bàn phím', 'chiếc'], es: ['teclado', 'm'], ja: ['キーボード', '台'], ko: ['키보드', '개'] },
        use: { en: 'for typing at a computer', th: 'สำหรับพิมพ์งานบนคอมพิวเตอร์', zh: '电脑打字办公用', vi: 'dùng để gõ máy tính', es: 'para escribir en el ordenador', ja: 'パソコンでの文字入力に', ko: 'PC 타이핑용' },
        truth: { en: 'Keys for letters, numbers and shortcuts sit under the fingers for faster typing.', th: 'มีปุ่มตัวอักษร ตัวเลข และปุ่มลัด ช่วยให้พิมพ์งานได้คล่อง', zh: '字母、数字和快捷键一应俱全，打字更顺手。', vi: 'Có phím chữ, phím số và phím tắt giúp gõ nhanh hơn.', es: 'Letras, números y atajos quedan bajo los dedos para escribir con soltura.', ja: '文字や数字、ショートカットのキーがそろい、入力がはかどります。', ko: '문자, 숫자, 단축키가 손끝에 있어 입력이 수월합니다.' },
      },
      {
        leaf: 1106,
        noun: { en: ['computer mouse', 'one'], th: ['เมาส์', 'ตัว'], zh: ['鼠标', '个'], vi: ['chuột máy tính', 'chiếc'], es: ['ratón de ordenador', 'm'], ja: ['マウス', '個'], ko: ['마우스', '개'] },
        use: { en: 'for pointing, clicking and scrolling', th: 'ใช้ชี้ คลิก และเลื่อนหน้าจอ', zh: '电脑点击操作用', vi: 'để trỏ, bấm và cuộn trang', es: 'para señalar, hacer clic y desplazarse', ja: 'クリックやスクロール操作に', ko: '클릭·스크롤 조작용' },
        truth: { en: 'Moves the pointer and clicks more comfortably than a touchpad.', th: 'ควบคุมเคอร์เซอร์และคลิกได้ถนัดมือกว่าทัชแพด', zh: '移动光标和点击都比触控板顺手。', vi: 'Di chuyển con trỏ và bấm chọn thoải mái hơn bàn di chuột.', es: 'Mueve el puntero y hace clic con más comodidad que un panel táctil.', ja: 'タッチパッドよりも楽にカーソル移動やクリックができます。', ko: '터치패드보다 편하게 커서를 움직이고 클릭할 수 있습니다.' },
      },
      {
        leaf: 1107,
        noun: { en: ['printer', 'one'], th: ['เครื่องพิมพ์', 'เครื่อง'], zh: ['打印机', '台'], vi: ['máy in', 'chiếc'], es: ['impresora', 'f'], ja: ['プリンター', '台'], ko: ['프린터', '대'] },
        use: { en: 'for printing documents and photos', th: 'สำหรับพิมพ์เอกสารและรูปภาพ', zh: '打印文件照片用', vi: 'dùng để in tài liệu và hình ảnh', es: 'para imprimir documentos y fotos', ja: '書類や写真の印刷に', ko: '문서·사진 인쇄용' },
        truth: { en: 'Puts files from a computer or phone onto paper.', th: 'พิมพ์ไฟล์จากคอมพิวเตอร์หรือมือถือลงบนกระดาษ', zh: '把电脑或手机里的文件打印到纸上。', vi: 'In tệp từ máy tính hoặc điện thoại ra giấy.', es: 'Pasa al papel los archivos del ordenador o del móvil.', ja: 'パソコンやスマホのデータを紙に印刷します。', ko: 'PC나 휴대폰의 파일을 종이에 출력합니다.' },
      },
      {
        leaf: 1108,
        noun: { en: ['storage device', 'one'], th: ['อุปกรณ์เก็บข้อมูล', 'ชิ้น'], zh: ['存储设备', '个'], vi: ['thiết bị lưu trữ', 'thiết bị'], es: ['dispositivo de almacenamiento', 'm'], ja: ['ストレージ機器', '個'], ko: ['저장장치', '개'] },
        use: { en: 'for backing up files and photos', th: 'สำหรับสำรองไฟล์และรูปภาพ', zh: '备份文件照片用', vi: 'dùng để sao lưu tệp và ảnh', es: 'para guardar archivos y fotos', ja: 'データや写真の保存に', ko: '파일·사진 백업용' },
        truth: { en: 'Holds files, photos and videos so that space on the main device is freed.', th: 'เก็บไฟล์ รูป และวิดีโอ ช่วยเพิ่มพื้นที่ว่างในเครื่องหลัก', zh: '存放文件、照片和视频，为主设备腾出空间。', vi: 'Lưu tệp, ảnh và video, giải phóng dung lượng cho máy chính.', es: 'Guarda archivos, fotos y vídeos y libera espacio en el equipo principal.', ja: 'ファイルや写真、動画を保存し、本体の空き容量を増やせます。', ko: '파일, 사진, 영상을 보관해 기기 본체의 공간을 비워 줍니다.' },
      },
      {
        leaf: 1109,
        noun: { en: ['computer accessory', 'one'], th: ['อุปกรณ์เสริมคอมพิวเตอร์', 'ชิ้น'], zh: ['电脑配件', '个'], vi: ['phụ kiện máy tính', 'phụ kiện'], es: ['accesorio de informática', 'm'], ja: ['パソコン周辺機器', '点'], ko: ['PC 주변기기', '개'] },
        use: { en: 'to upgrade or complete a computer', th: 'ใช้อัปเกรดหรือเสริมคอมพิวเตอร์', zh: '电脑升级扩展用', vi: 'để nâng cấp hoặc bổ sung cho máy tính', es: 'para ampliar o completar el ordenador', ja: 'パソコンの拡張やアップグレードに', ko: 'PC 확장·업그레이드용' },
        truth: { en: 'Adds to a computer setup or replaces a part of it.', th: 'ใช้เสริมหรือเปลี่ยนชิ้นส่วนในชุดคอมพิวเตอร์', zh: '用来扩充电脑功能或更换原有部件。', vi: 'Bổ sung hoặc thay thế một phần trong bộ máy tính.', es: 'Completa el equipo informático o sustituye una de sus piezas.', ja: 'パソコン環境に追加したり、部品を交換したりできます。', ko: 'PC 환경에 더하거나 기존 부품을 교체할 때 씁니다.' },
      },
      {
        leaf: 1110,
        noun: { en: ['server', 'one'], th: ['เซิร์ฟเวอร์', 'เครื่อง'], zh: ['服务器', '台'], vi: ['máy chủ', 'bộ'], es: ['servidor', 'm'], ja: ['サーバー', '台'], ko: ['서버', '대'] },
        use: { en: 'for storing and serving data', th: 'สำหรับเก็บและให้บริการข้อมูล', zh: '存储和提供数据服务用', vi: 'để lưu trữ và cung cấp dữ liệu', es: 'para guardar y servir datos', ja: 'データの保管や配信に', ko: '데이터 저장·서비스용' },
        truth: { en: 'Keeps data and programs available to other computers on the network.', th: 'เก็บข้อมูลและโปรแกรมไว้ให้คอมพิวเตอร์เครื่องอื่นในเครือข่ายเรียกใช้', zh: '为网络中的其他电脑提供数据和程序。', vi: 'Cung cấp dữ liệu và chương trình cho các máy tính khác trong mạng.', es: 'Pone datos y programas a disposición de otros equipos de la red.', ja: 'ネットワーク上のほかのパソコンにデータやプログラムを提供します。', ko: '네트워크의 다른 PC에 데이터와 프로그램을 제공합니다.' },
      },
      {
        leaf: 1111,
        noun: { en: ['drawing tablet', 'one'], th: ['เมาส์ปากกา', 'ชุด'], zh: ['数位板', '块'], vi: ['bảng vẽ điện tử', 'chiếc'], es: ['tableta gráfica', 'f'], ja: ['ペンタブレット', '台'], ko: ['펜 타블렛', '개'] },
        use: { en: 'for drawing and writing on screen', th: 'สำหรับวาดและเขียนบนหน้าจอ', zh: '屏幕绘画书写用', vi: 'để vẽ và viết trên màn hình', es: 'para dibujar y escribir en pantalla', ja: 'デジタルイラストや手書き入力に', ko: '디지털 드로잉·필기용' },
        truth: { en: 'Brings pen strokes straight to the screen.', th: 'ถ่ายทอดลายเส้นปากกาขึ้นสู่หน้าจอโดยตรง', zh: '笔尖的线条直接呈现在屏幕上。', vi: 'Đưa nét bút trực tiếp lên màn hình.', es: 'Lleva los trazos del lápiz directamente a la pantalla.', ja: 'ペンの動きをそのまま画面に描けます。', ko: '펜의 움직임을 화면에 그대로 옮겨 줍니다.' },
      },
      {
        leaf: 1112,
        noun: { en: ['tablet case', 'one'], th: ['เคสแท็บเล็ต', 'ชิ้น'], zh: ['平板保护套', '个'], vi: ['bao da máy tính bảng', 'chiếc'], es: ['funda para tablet', 'f'], ja: ['タブレットケース', '個'], ko: ['태블릿 케이스', '개'] },
        use: { en: 'to protect and prop up a tablet', th: 'ใช้ปกป้องและตั้งแท็บเล็ต', zh: '平板保护支撑用', vi: 'để bảo vệ và dựng máy tính bảng', es: 'para proteger y apoyar la tablet', ja: 'タブレットの保護やスタンドに', ko: '태블릿 보호·거치용' },
        truth: { en: 'Keeps a tablet safe and handy in daily use.', th: 'ช่วยให้แท็บเล็ตปลอดภัยและใช้งานสะดวกในทุกวัน', zh: '日常使用中保护平板，取用方便。', vi: 'Giữ máy tính bảng an toàn và tiện dùng hằng ngày.', es: 'Mantiene la tablet protegida y a mano en el día a día.', ja: '普段使いのタブレットを守り、扱いやすくします。', ko: '일상에서 태블릿을 보호하고 편하게 쓸 수 있게 합니다.' },
      },
    ],
  },
  {
    section: 1200,
    uses: [
      { en: 'for everyday use', th: 'สำหรับใช้งานทุกวัน', zh: '日常使用', vi: 'dùng hằng ngày', es: 'para el uso diario', ja: '毎日の使用に', ko: '일상용' },
      { en: 'for work and free time', th: 'สำหรับทำงานและเวลาว่าง', zh: '工作休闲两用', vi: 'cho công việc và lúc rảnh rỗi', es: 'para el trabajo y el tiempo libre', ja: '仕事やプライベートに', ko: '업무·여가용' },
    ],
    truths: [
      { en: 'Part of everyday phone life, at home and on the move.', th: 'เป็นส่วนหนึ่งของการใช้มือถือในชีวิตประจำวันทั้งในบ้านและนอกบ้าน', zh: '居家外出，日常用机都能派上用场。', vi: 'Phục vụ việc dùng điện thoại hằng ngày, ở nhà lẫn khi ra ngoài.', es: 'Forma parte del uso diario del teléfono, dentro y fuera de casa.', ja: '家でも外出先でも、スマホのある暮らしに役立ちます。', ko: '집에서도 밖에서도 일상 속 휴대폰 생활에 쓰입니다.' },
      { en: 'A soft dry cloth is enough to wipe off fingerprints and dust.', th: 'เช็ดรอยนิ้วมือและฝุ่นออกได้ด้วยผ้านุ่มแห้ง', zh: '指纹和灰尘用干软布一擦即可。', vi: 'Chỉ cần khăn mềm khô để lau dấu vân tay và bụi.', es: 'Basta un paño suave y seco para quitar huellas y polvo.', ja: '指紋やほこりは乾いた柔らかい布で拭き取れます。', ko: '지문과 먼지는 마른 부드러운 천으로 닦으면 됩니다.' },
    ],
    asks: [
      { en: 'Check the model and compatibility with the phone or network before ordering.', th: 'ตรวจสอบรุ่นและการรองรับกับมือถือหรือเครือข่ายก่อนสั่งซื้อ', zh: '下单前请确认型号以及与手机或网络的兼容性。', vi: 'Kiểm tra model và khả năng tương thích với điện thoại hoặc mạng trước khi đặt.', es: 'Antes de comprar, conviene comprobar el modelo y la compatibilidad con el teléfono o la red.', ja: 'ご注文前に機種と、お使いのスマホや回線への対応をご確認ください。', ko: '주문 전에 기종과 휴대폰·통신망 호환 여부를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1201,
        noun: { en: ['smartphone', 'one'], th: ['สมาร์ทโฟน', 'เครื่อง'], zh: ['智能手机', '部'], vi: ['điện thoại thông minh', 'chiếc'], es: ['smartphone', 'm'], ja: ['スマートフォン', '台'], ko: ['스마트폰', '대'] },
        use: { en: 'for calls, photos and apps', th: 'สำหรับโทร ถ่ายรูป และใช้แอป', zh: '通话拍照日常用', vi: 'dùng để gọi, chụp ảnh và dùng ứng dụng', es: 'para llamadas, fotos y aplicaciones', ja: '通話や写真、アプリに', ko: '통화·사진·앱 이용에' },
        truth: { en: 'Calls, messages, photos and apps all run on one pocket-sized device.', th: 'โทร แชต ถ่ายรูป และใช้แอปได้ในเครื่องเดียวขนาดพกพา', zh: '通话、聊天、拍照和应用，一部随身搞定。', vi: 'Gọi, nhắn tin, chụp ảnh và dùng ứng dụng trên một máy bỏ túi.', es: 'Llamadas, mensajes, fotos y aplicaciones en un solo aparato de bolsillo.', ja: '通話、メッセージ、写真、アプリをポケットサイズの一台で使えます。', ko: '통화, 메시지, 사진, 앱을 손안의 기기 하나로 쓸 수 있습니다.' },
      },
      {
        leaf: 1202,
        noun: { en: ['telephone', 'one'], th: ['โทรศัพท์', 'เครื่อง'], zh: ['电话机', '部'], vi: ['điện thoại', 'chiếc'], es: ['teléfono', 'm'], ja: ['電話機', '台'], ko: ['전화기', '대'] },
        use: { en: 'for simple voice calls', th: 'สำหรับโทรเข้าโทรออกง่ายๆ', zh: '简单通话用', vi: 'dùng để nghe gọi đơn giản', es: 'para llamadas sencillas', ja: 'シンプルな通話に', ko: '간편 통화용' },
        truth: { en: 'Made for speaking and listening, with little to learn before the first call.', th: 'เน้นโทรออกและรับสาย ใช้งานง่ายตั้งแต่ครั้งแรก', zh: '以接打电话为主，上手几乎不用学。', vi: 'Chủ yếu để nghe và gọi, gần như không cần học cách dùng.', es: 'Pensado para hablar y escuchar, con poco que aprender antes de la primera llamada.', ja: '通話が中心で、使い方を覚える手間がほとんどありません。', ko: '통화가 중심이라 따로 배울 것이 거의 없습니다.' },
      },
      {
        leaf: 1203,
        noun: { en: ['smartwatch', 'one'], th: ['สมาร์ทวอทช์', 'เรือน'], zh: ['智能手表', '块'], vi: ['đồng hồ thông minh', 'chiếc'], es: ['reloj inteligente', 'm'], ja: ['スマートウォッチ', '本'], ko: ['스마트워치', '개'] },
        use: { en: 'for notifications on the wrist', th: 'สำหรับดูแจ้งเตือนบนข้อมือ', zh: '抬腕看消息用', vi: 'để xem thông báo ngay trên cổ tay', es: 'para ver avisos en la muñeca', ja: '手首での通知チェックに', ko: '손목 알림 확인용' },
        truth: { en: 'Shows the time and activity on the wrist and pairs with a phone app.', th: 'ดูเวลาและกิจกรรมบนข้อมือ พร้อมเชื่อมต่อกับแอปในมือถือ', zh: '抬腕看时间和运动数据，可与手机应用配对。', vi: 'Xem giờ và vận động trên cổ tay, kết nối với ứng dụng điện thoại.', es: 'Muestra la hora y la actividad en la muñeca y se vincula con una app del móvil.', ja: '手首で時刻や活動量を確認でき、スマホアプリと連携します。', ko: '손목에서 시간과 활동량을 보고 휴대폰 앱과 연동합니다.' },
      },
      {
        leaf: 1204,
        noun: { en: ['fitness tracker', 'one'], th: ['สายรัดข้อมืออัจฉริยะ', 'เส้น'], zh: ['智能手环', '个'], vi: ['vòng đeo tay thông minh', 'chiếc'], es: ['pulsera de actividad', 'f'], ja: ['スマートバンド', '本'], ko: ['스마트밴드', '개'] },
        use: { en: 'for counting steps and workouts', th: 'สำหรับนับก้าวและบันทึกการออกกำลัง', zh: '计步运动记录用', vi: 'dùng để đếm bước và theo dõi tập luyện', es: 'para contar pasos y entrenamientos', ja: '歩数や運動の記録に', ko: '걸음 수·운동 기록용' },
        truth: { en: 'Worn on the wrist through the day to keep count of steps and movement.', th: 'สวมข้อมือได้ทั้งวันเพื่อนับก้าวและการเคลื่อนไหว', zh: '全天戴在手腕上，记录步数和活动。', vi: 'Đeo trên cổ tay cả ngày để đếm bước và ghi lại vận động.', es: 'Se lleva en la muñeca durante el día para contar pasos y movimiento.', ja: '一日中手首に着けて、歩数や動きを記録します。', ko: '하루 종일 손목에 차고 걸음 수와 움직임을 기록합니다.' },
      },
      {
        leaf: 1205,
        noun: { en: ['phone case', 'one'], th: ['เคสมือถือ', 'ชิ้น'], zh: ['手机壳', '个'], vi: ['ốp lưng điện thoại', 'chiếc'], es: ['funda para móvil', 'f'], ja: ['スマホケース', '個'], ko: ['휴대폰 케이스', '개'] },
        use: { en: 'to protect a phone from scratches', th: 'ใช้ปกป้องมือถือจากรอยขีดข่วน', zh: '手机防刮保护用', vi: 'để bảo vệ điện thoại khỏi trầy xước', es: 'para proteger el móvil de arañazos', ja: 'スマホのキズ防止に', ko: '휴대폰 스크래치 방지용' },
        truth: { en: 'Fits around the phone and takes the scratches and knocks in its place.', th: 'สวมรอบตัวเครื่อง รับรอยขีดข่วนและแรงกระแทกแทนมือถือ', zh: '套在手机外面，替手机挡住刮擦和磕碰。', vi: 'Ôm quanh máy, chịu trầy xước và va chạm thay cho điện thoại.', es: 'Rodea el teléfono y recibe los roces y golpes en su lugar.', ja: 'スマホを包み、キズや衝撃を代わりに受け止めます。', ko: '휴대폰을 감싸 긁힘과 충격을 대신 받아 줍니다.' },
      },
      {
        leaf: 1206,
        noun: { en: ['phone accessory', 'one'], th: ['อุปกรณ์เสริมมือถือ', 'ชิ้น'], zh: ['手机配件', '个'], vi: ['phụ kiện điện thoại', 'phụ kiện'], es: ['accesorio para móvil', 'm'], ja: ['スマホアクセサリー', '点'], ko: ['휴대폰 액세서리', '개'] },
        use: { en: 'to use with a mobile phone', th: 'ใช้คู่กับโทรศัพท์มือถือ', zh: '搭配手机使用', vi: 'dùng kèm điện thoại di động', es: 'para usar con el móvil', ja: 'スマホと一緒に', ko: '휴대폰 보조용' },
        truth: { en: 'Used together with a phone to make holding, viewing or carrying easier.', th: 'ใช้คู่กับมือถือ ช่วยให้ถือ ดู หรือพกพาสะดวกขึ้น', zh: '配合手机使用，握持、观看或携带更方便。', vi: 'Dùng cùng điện thoại, giúp cầm, xem hoặc mang theo tiện hơn.', es: 'Se usa con el móvil para sujetarlo, verlo o llevarlo con más comodidad.', ja: 'スマホと合わせて使い、持つ・見る・持ち歩くのが楽になります。', ko: '휴대폰과 함께 써서 잡고 보고 들고 다니기가 편해집니다.' },
      },
    ],
  },
  {
    section: 1300,
    uses: [
      { en: 'for everyday sound', th: 'สำหรับงานเสียงทั่วไป', zh: '日常影音用', vi: 'cho nhu cầu âm thanh hằng ngày', es: 'para el sonido de cada día', ja: '毎日のサウンド環境に', ko: '일상 사운드용' },
      { en: 'for music, voice and video', th: 'สำหรับเสียงเพลง เสียงพูด และวิดีโอ', zh: '听歌语音观影用', vi: 'dùng cho nhạc, giọng nói và video', es: 'para música, voz y vídeo', ja: '音楽や音声、動画に', ko: '음악·음성·영상용' },
    ],
    truths: [
      { en: 'Made for sound, from songs and podcasts to calls and recordings.', th: 'ใช้งานด้านเสียง ทั้งฟังเพลง พอดแคสต์ คุยสาย หรือบันทึกเสียง', zh: '与声音有关的设备，听歌、听播客、通话、录音各有所用。', vi: 'Phục vụ nhu cầu âm thanh, từ nghe nhạc, podcast đến trò chuyện, thu âm.', es: 'Todo gira en torno al sonido: canciones, pódcast, llamadas o grabaciones.', ja: '音楽やポッドキャスト、通話や録音など、音を扱うための機器です。', ko: '음악, 팟캐스트, 통화, 녹음까지 소리를 다루는 기기입니다.' },
      { en: 'Store away from moisture and direct sun.', th: 'ควรเก็บให้ห่างจากความชื้นและแสงแดดโดยตรง', zh: '存放时避开潮湿和阳光直射。', vi: 'Nên cất nơi khô ráo, tránh ánh nắng trực tiếp.', es: 'Guardar lejos de la humedad y del sol directo.', ja: '湿気と直射日光を避けて保管してください。', ko: '습기와 직사광선을 피해 보관하는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check the connection type and what is included before ordering.', th: 'ตรวจสอบรูปแบบการเชื่อมต่อและอุปกรณ์ที่ให้มาก่อนสั่งซื้อ', zh: '下单前请确认连接方式和包装清单。', vi: 'Kiểm tra kiểu kết nối và phụ kiện đi kèm trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar el tipo de conexión y lo que se incluye.', ja: 'ご注文前に接続方式と付属品をご確認ください。', ko: '주문 전에 연결 방식과 구성품을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1301,
        noun: { en: ['over-ear headphones', 'many'], th: ['หูฟังครอบหู', 'อัน'], zh: ['头戴式耳机', '副'], vi: ['tai nghe chụp tai', 'chiếc'], es: ['auriculares de diadema', 'mp'], ja: ['ヘッドホン', '台'], ko: ['헤드폰', '개'] },
        use: { en: 'for music, films and calls', th: 'สำหรับฟังเพลง ดูหนัง และคุยสาย', zh: '听歌观影通话用', vi: 'dùng để nghe nhạc, xem phim và gọi', es: 'para música, películas y llamadas', ja: '音楽や映画、通話に', ko: '음악·영화·통화용' },
        truth: { en: 'Padded cups rest around the ears, joined by a band over the head.', th: 'มีฟองน้ำครอบรอบใบหูและก้านคาดศีรษะ', zh: '耳罩包住双耳，头梁佩戴在头上。', vi: 'Đệm tai ôm quanh tai, nối với nhau bằng quai qua đầu.', es: 'Las almohadillas rodean las orejas y se unen con una diadema.', ja: 'パッド付きのカップが耳を覆い、ヘッドバンドで頭に着けます。', ko: '쿠션 컵이 귀를 감싸고 헤드밴드로 머리에 착용합니다.' },
      },
      {
        leaf: 1302,
        noun: { en: ['earbuds', 'many'], th: ['หูฟังอินเอียร์', 'คู่'], zh: ['入耳式耳机', '副'], vi: ['tai nghe nhét tai', 'bộ'], es: ['auriculares de botón', 'mp'], ja: ['イヤホン', '個'], ko: ['이어폰', '개'] },
        use: { en: 'for commuting and calls', th: 'สำหรับฟังระหว่างเดินทางและคุยสาย', zh: '通勤听歌通话用', vi: 'dùng khi đi lại và gọi điện', es: 'para trayectos y llamadas', ja: '通勤や通話に', ko: '통근·통화용' },
        truth: { en: 'Small enough to sit in the ears and slip into a pocket afterwards.', th: 'ขนาดเล็กใส่ในหูได้และเก็บลงกระเป๋าได้สะดวก', zh: '小巧入耳，用完可放进口袋。', vi: 'Nhỏ gọn, đeo vừa trong tai và cất vừa túi áo.', es: 'De tamaño reducido para llevar en los oídos y guardar en el bolsillo.', ja: '耳に収まる小ささで、使わないときはポケットにしまえます。', ko: '귀에 쏙 들어가는 크기라 쓰고 나면 주머니에 넣을 수 있습니다.' },
      },
      {
        leaf: 1303,
        noun: { en: ['speaker', 'one'], th: ['ลำโพง', 'ตัว'], zh: ['音箱', '台'], vi: ['loa', 'chiếc'], es: ['altavoz', 'm'], ja: ['スピーカー', '台'], ko: ['스피커', '대'] },
        use: { en: 'for playing music out loud', th: 'สำหรับเปิดเพลงฟังด้วยกัน', zh: '外放音乐用', vi: 'dùng để mở nhạc cả phòng cùng nghe', es: 'para escuchar música en compañía', ja: 'みんなで聴く音楽に', ko: '음악 재생용' },
        truth: { en: 'Plays music and video sound aloud for everyone in the room.', th: 'เปิดเสียงเพลงและวิดีโอให้ทุกคนในห้องได้ยิน', zh: '外放音乐和影片声音，在场的人都能听到。', vi: 'Phát nhạc và tiếng video cho cả phòng cùng nghe.', es: 'Reproduce música y el sonido de los vídeos para toda la habitación.', ja: '音楽や動画の音を、部屋にいるみんなで聴けます。', ko: '음악과 영상 소리를 방 안의 모두가 함께 들을 수 있습니다.' },
      },
      {
        leaf: 1304,
        noun: { en: ['microphone', 'one'], th: ['ไมโครโฟน', 'ตัว'], zh: ['麦克风', '支'], vi: ['micro', 'chiếc'], es: ['micrófono', 'm'], ja: ['マイク', '本'], ko: ['마이크', '개'] },
        use: { en: 'for singing, speaking and recording', th: 'สำหรับร้องเพลง พูด และอัดเสียง', zh: '唱歌演讲录音用', vi: 'dùng để hát, nói và thu âm', es: 'para cantar, hablar y grabar', ja: '歌や会話、録音に', ko: '노래·스피치·녹음용' },
        truth: { en: 'Picks up the voice for a speaker, a call or a recording.', th: 'รับเสียงพูดเพื่อส่งออกลำโพง คุยสาย หรือบันทึก', zh: '收取人声，用于扩音、通话或录音。', vi: 'Thu giọng nói để phát ra loa, gọi điện hoặc ghi âm.', es: 'Capta la voz para un altavoz, una llamada o una grabación.', ja: '声を拾い、スピーカー出力や通話、録音に使います。', ko: '목소리를 받아 스피커, 통화, 녹음에 쓸 수 있습니다.' },
      },
      {
        leaf: 1305,
        noun: { en: ['radio', 'one'], th: ['วิทยุ', 'เครื่อง'], zh: ['收音机', '台'], vi: ['radio', 'chiếc'], es: ['radio', 'f'], ja: ['ラジオ', '台'], ko: ['라디오', '대'] },
        use: { en: 'for news and music broadcasts', th: 'สำหรับฟังข่าวและเพลงทางวิทยุ', zh: '收听新闻音乐广播', vi: 'dùng để nghe tin tức và ca nhạc', es: 'para escuchar noticias y música', ja: 'ニュースや音楽放送に', ko: '뉴스·음악 방송 청취용' },
        truth: { en: 'Tunes in to broadcast stations for news, music and talk.', th: 'รับฟังสถานีวิทยุ ทั้งข่าว เพลง และรายการพูดคุย', zh: '调台收听新闻、音乐和谈话节目。', vi: 'Dò đài để nghe tin tức, ca nhạc và trò chuyện.', es: 'Sintoniza emisoras de noticias, música y tertulia.', ja: '放送局に合わせて、ニュースや音楽、トークを聴けます。', ko: '방송국 주파수를 맞춰 뉴스, 음악, 토크를 들을 수 있습니다.' },
      },
      {
        leaf: 1306,
        noun: { en: ['music player', 'one'], th: ['เครื่องเล่นเพลง', 'เครื่อง'], zh: ['音乐播放器', '台'], vi: ['máy nghe nhạc', 'chiếc'], es: ['reproductor de música', 'm'], ja: ['音楽プレーヤー', '台'], ko: ['음악 플레이어', '대'] },
        use: { en: 'for playing a music collection', th: 'สำหรับเปิดเพลงที่สะสมไว้', zh: '播放音乐收藏用', vi: 'dùng để nghe bộ sưu tập nhạc', es: 'para escuchar la colección de música', ja: '音楽コレクションの再生に', ko: '음악 컬렉션 재생용' },
        truth: { en: 'Plays a personal music collection without taking up the phone.', th: 'เปิดเพลงที่สะสมไว้ได้โดยไม่ต้องใช้มือถือ', zh: '播放自己的音乐收藏，不占用手机。', vi: 'Phát nhạc trong bộ sưu tập riêng mà không cần đến điện thoại.', es: 'Reproduce la colección de música propia sin ocupar el móvil.', ja: 'スマホを使わずに、手持ちの音楽を再生できます。', ko: '휴대폰 없이도 소장한 음악을 재생할 수 있습니다.' },
      },
    ],
  },
  {
    section: 1400,
    uses: [
      { en: 'for photo and video shooting', th: 'สำหรับถ่ายภาพและวิดีโอ', zh: '拍照摄像用', vi: 'dùng để chụp ảnh và quay phim', es: 'para hacer fotos y vídeos', ja: '写真や動画の撮影に', ko: '사진·영상 촬영용' },
      { en: 'for travel and family memories', th: 'สำหรับเก็บภาพทริปและครอบครัว', zh: '记录旅行与家人', vi: 'dùng để lưu kỷ niệm du lịch, gia đình', es: 'para recuerdos de viaje y familia', ja: '旅行や家族の思い出に', ko: '여행·가족 추억 기록용' },
    ],
    truths: [
      { en: 'Made for taking pictures, from family moments to travel scenery.', th: 'ใช้สำหรับงานถ่ายภาพ ตั้งแต่ภาพครอบครัวไปจนถึงวิวท่องเที่ยว', zh: '用于拍摄，从家人日常到旅途风景。', vi: 'Phục vụ việc chụp hình, từ khoảnh khắc gia đình đến cảnh du lịch.', es: 'Sirve para captar imágenes, desde momentos en familia hasta paisajes de viaje.', ja: '家族の日常から旅先の風景まで、撮影のために使います。', ko: '가족의 일상부터 여행 풍경까지 촬영에 쓰입니다.' },
      { en: 'Carry in a padded bag and keep away from sand and moisture.', th: 'ควรพกในกระเป๋าบุนุ่มและเก็บให้ห่างจากทรายและความชื้น', zh: '外出宜放入有衬垫的包，避开沙尘和潮气。', vi: 'Nên mang trong túi có đệm, tránh cát và hơi ẩm.', es: 'Llevar en una bolsa acolchada, lejos de la arena y la humedad.', ja: 'クッション入りのバッグで持ち運び、砂や湿気を避けてください。', ko: '완충 가방에 넣어 다니고 모래와 습기를 피하는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check the mount, resolution and included accessories before ordering.', th: 'ตรวจสอบเมาท์ ความละเอียด และอุปกรณ์ที่ให้มาก่อนสั่งซื้อ', zh: '下单前请确认卡口、分辨率和附带配件。', vi: 'Kiểm tra ngàm, độ phân giải và phụ kiện đi kèm trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar la montura, la resolución y los accesorios incluidos.', ja: 'ご注文前にマウント、解像度、付属品をご確認ください。', ko: '주문 전에 마운트, 해상도, 구성품을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1401,
        noun: { en: ['digital camera', 'one'], th: ['กล้องดิจิทัล', 'ตัว'], zh: ['数码相机', '台'], vi: ['máy ảnh kỹ thuật số', 'chiếc'], es: ['cámara digital', 'f'], ja: ['デジタルカメラ', '台'], ko: ['디지털 카메라', '대'] },
        use: { en: 'for travel and everyday photos', th: 'สำหรับถ่ายรูปเที่ยวและชีวิตประจำวัน', zh: '旅行日常拍照用', vi: 'dùng để chụp ảnh du lịch, đời thường', es: 'para fotos de viaje y del día a día', ja: '旅行や日常の写真に', ko: '여행·일상 사진용' },
        truth: { en: 'Stores each shot on a memory card, ready to view and share straight away.', th: 'บันทึกภาพลงการ์ด ดูและแชร์ได้ทันที', zh: '照片存入存储卡，拍完即可查看分享。', vi: 'Lưu ảnh vào thẻ nhớ, xem lại và chia sẻ ngay.', es: 'Guarda cada foto en la tarjeta para verla y compartirla al momento.', ja: '写真はメモリーカードに保存され、すぐに確認や共有ができます。', ko: '사진이 메모리 카드에 저장되어 바로 보고 공유할 수 있습니다.' },
      },
      {
        leaf: 1402,
        noun: { en: ['video camera', 'one'], th: ['กล้องวิดีโอ', 'ตัว'], zh: ['摄像机', '台'], vi: ['máy quay phim', 'chiếc'], es: ['videocámara', 'f'], ja: ['ビデオカメラ', '台'], ko: ['비디오카메라', '대'] },
        use: { en: 'for filming trips and events', th: 'สำหรับถ่ายวิดีโอทริปและงานต่างๆ', zh: '旅行活动录像用', vi: 'dùng để quay chuyến đi và sự kiện', es: 'para grabar viajes y eventos', ja: '旅行やイベントの動画撮影に', ko: '여행·행사 영상 촬영용' },
        truth: { en: 'Records moving scenes with sound for playing back or editing later.', th: 'บันทึกภาพเคลื่อนไหวพร้อมเสียง เปิดดูหรือตัดต่อภายหลังได้', zh: '录下有声画面，方便回看和剪辑。', vi: 'Ghi hình kèm âm thanh để xem lại hoặc dựng phim sau.', es: 'Graba imagen en movimiento con sonido para verla o editarla después.', ja: '動きのある場面を音声とともに記録し、あとで再生や編集ができます。', ko: '움직이는 장면을 소리와 함께 담아 나중에 보거나 편집할 수 있습니다.' },
      },
      {
        leaf: 1403,
        noun: { en: ['film camera', 'one'], th: ['กล้องฟิล์ม', 'ตัว'], zh: ['胶片相机', '台'], vi: ['máy ảnh film', 'chiếc'], es: ['cámara analógica', 'f'], ja: ['フィルムカメラ', '台'], ko: ['필름 카메라', '대'] },
        use: { en: 'for photos with a film look', th: 'สำหรับถ่ายรูปโทนฟิล์ม', zh: '拍胶片感照片', vi: 'để chụp ảnh mang chất film', es: 'para fotos con aire analógico', ja: 'フィルムらしい写真に', ko: '필름 감성 사진용' },
        truth: { en: 'Captures pictures on film, one frame at a time.', th: 'บันทึกภาพลงบนฟิล์มทีละเฟรม', zh: '一帧一帧地把画面留在胶片上。', vi: 'Lưu hình lên phim, từng khung một.', es: 'Capta las imágenes en película, fotograma a fotograma.', ja: '一枚ずつフィルムに写真を写します。', ko: '한 장 한 장 필름에 사진을 담습니다.' },
      },
      {
        leaf: 1404,
        noun: { en: ['camera lens', 'one'], th: ['เลนส์กล้อง', 'ตัว'], zh: ['相机镜头', '支'], vi: ['ống kính máy ảnh', 'chiếc'], es: ['objetivo fotográfico', 'm'], ja: ['カメラレンズ', '本'], ko: ['카메라 렌즈', '개'] },
        use: { en: 'to change the view of a camera', th: 'ใช้เปลี่ยนมุมมองของกล้อง', zh: '相机换镜头用', vi: 'để thay đổi góc nhìn của máy ảnh', es: 'para cambiar el encuadre de la cámara', ja: 'カメラのレンズ交換に', ko: '다양한 화각 촬영용' },
        truth: { en: 'Attaches to the front of a camera body and shapes how much of the scene is seen.', th: 'ติดเข้ากับหน้ากล้อง กำหนดมุมภาพที่เห็น', zh: '装在机身前端，决定取景范围。', vi: 'Gắn vào thân máy, quyết định góc nhìn của khung hình.', es: 'Se acopla al cuerpo de la cámara y define cuánto abarca la escena.', ja: 'カメラ本体に取り付け、写る範囲を決めます。', ko: '카메라 본체 앞에 끼워 담기는 화각을 정합니다.' },
      },
      {
        leaf: 1405,
        noun: { en: ['camera stand', 'one'], th: ['ขาตั้งกล้อง', 'ตัว'], zh: ['相机支架', '个'], vi: ['giá đỡ máy ảnh', 'chiếc'], es: ['soporte para cámara', 'm'], ja: ['カメラスタンド', '本'], ko: ['카메라 거치대', '개'] },
        use: { en: 'for steady shots', th: 'สำหรับถ่ายภาพให้นิ่ง', zh: '稳定拍摄用', vi: 'để giữ khung hình ổn định', es: 'para tomas sin temblores', ja: 'ブレを抑えた撮影に', ko: '흔들림 없는 촬영용' },
        truth: { en: 'Holds a camera or phone steady and takes away the shake of the hands.', th: 'ช่วยประคองกล้องหรือมือถือให้นิ่ง ลดการสั่นของมือ', zh: '稳住相机或手机，减少手抖。', vi: 'Giữ máy ảnh hoặc điện thoại ổn định, giảm rung tay.', es: 'Mantiene firme la cámara o el móvil y evita el temblor de las manos.', ja: 'カメラやスマホを支え、手ブレを抑えます。', ko: '카메라나 휴대폰을 받쳐 손 떨림을 줄여 줍니다.' },
      },
      {
        leaf: 1406,
        noun: { en: ['drone', 'one'], th: ['โดรน', 'ลำ'], zh: ['无人机', '架'], vi: ['flycam', 'chiếc'], es: ['dron', 'm'], ja: ['ドローン', '機'], ko: ['드론', '대'] },
        use: { en: 'for aerial views and flying fun', th: 'สำหรับบินเล่นและถ่ายมุมสูง', zh: '航拍飞行用', vi: 'dùng để bay và ngắm cảnh từ trên cao', es: 'para volar y ver desde el aire', ja: '空撮や飛行の楽しみに', ko: '비행·항공 촬영용' },
        truth: { en: 'Takes off and lands under remote control; local flying rules apply.', th: 'ขึ้นลงด้วยรีโมท ควรปฏิบัติตามกฎการบินในพื้นที่', zh: '遥控起降，请遵守当地飞行规定。', vi: 'Cất cánh và hạ cánh bằng điều khiển từ xa, cần tuân thủ quy định bay tại địa phương.', es: 'Despega y aterriza por control remoto, según las normas de vuelo locales.', ja: 'リモコン操作で離着陸し、飛行は地域のルールに従います。', ko: '원격 조종으로 이착륙하며 지역 비행 규정을 따라야 합니다.' },
      },
      {
        leaf: 1407,
        noun: { en: ['camera accessory', 'one'], th: ['อุปกรณ์เสริมกล้อง', 'ชิ้น'], zh: ['摄影配件', '个'], vi: ['phụ kiện máy ảnh', 'chiếc'], es: ['accesorio para cámara', 'm'], ja: ['カメラアクセサリー', '点'], ko: ['카메라 액세서리', '개'] },
        use: { en: 'to carry, light or complete a camera', th: 'ใช้พกพา จัดแสง หรือเสริมกล้อง', zh: '相机收纳补光扩展用', vi: 'để mang theo, chiếu sáng hoặc bổ sung cho máy ảnh', es: 'para llevar, iluminar o completar la cámara', ja: 'カメラの持ち運びや撮影の補助に', ko: '카메라 휴대·촬영 보조용' },
        truth: { en: 'Adds to a camera kit on shoots at home or away.', th: 'เสริมชุดกล้องสำหรับถ่ายภาพทั้งในบ้านและนอกสถานที่', zh: '居家或外拍，都能充实摄影装备。', vi: 'Bổ sung cho bộ máy ảnh khi chụp ở nhà hay đi xa.', es: 'Completa el equipo de fotos en casa o de viaje.', ja: '自宅でも外出先でも、撮影機材に加えて使えます。', ko: '집에서나 야외에서나 촬영 장비에 더해 쓸 수 있습니다.' },
      },
    ],
  },
  {
    section: 1500,
    uses: [
      { en: 'for a connected home', th: 'สำหรับบ้านอัจฉริยะ', zh: '打造智能家居', vi: 'dùng cho nhà thông minh', es: 'para un hogar conectado', ja: 'スマートホーム化に', ko: '스마트홈용' },
      { en: 'for houses and flats', th: 'สำหรับบ้านและคอนโด', zh: '住宅公寓适用', vi: 'dùng cho nhà ở và căn hộ', es: 'para casas y apartamentos', ja: '戸建てやマンションに', ko: '주택·아파트용' },
    ],
    truths: [
      { en: 'Brings everyday control of the home closer to hand.', th: 'ช่วยให้ควบคุมบ้านในชีวิตประจำวันได้สะดวกขึ้น', zh: '让日常居家控制更省心。', vi: 'Giúp điều khiển mọi thứ trong nhà hằng ngày tiện hơn.', es: 'Pone al alcance de la mano el control diario de la casa.', ja: '毎日の住まいの操作が手軽になります。', ko: '매일 쓰는 집 안 기기 제어가 한결 간편해집니다.' },
      { en: 'Set up once, then ready for daily use around the home.', th: 'ตั้งค่าครั้งแรกแล้วใช้งานในบ้านได้ทุกวัน', zh: '首次设置好后，日常使用很方便。', vi: 'Cài đặt một lần rồi dùng hằng ngày trong nhà.', es: 'Tras la configuración inicial, ya puede usarse a diario en casa.', ja: '最初に設定すれば、あとは毎日の暮らしで使えます。', ko: '처음 한 번 설정하면 집에서 매일 쓸 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the app, Wi-Fi band and power supply needed before ordering.', th: 'ตรวจสอบแอป คลื่น Wi-Fi และแหล่งจ่ายไฟที่รองรับก่อนสั่งซื้อ', zh: '下单前请确认所需应用、Wi-Fi频段和供电方式。', vi: 'Kiểm tra ứng dụng, băng tần Wi-Fi và nguồn điện cần dùng trước khi đặt.', es: 'Antes de comprar, conviene comprobar la app, la banda Wi-Fi y la alimentación necesarias.', ja: 'ご注文前に対応アプリ、Wi-Fiの帯域、電源をご確認ください。', ko: '주문 전에 지원 앱, Wi-Fi 대역, 전원 방식을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1501,
        noun: { en: ['smart speaker', 'one'], th: ['ลำโพงอัจฉริยะ', 'ตัว'], zh: ['智能音箱', '台'], vi: ['loa thông minh', 'chiếc'], es: ['altavoz inteligente', 'm'], ja: ['スマートスピーカー', '台'], ko: ['AI 스피커', '대'] },
        use: { en: 'for voice control at home', th: 'สำหรับสั่งงานด้วยเสียงในบ้าน', zh: '居家语音控制用', vi: 'dùng để ra lệnh bằng giọng nói', es: 'para controlar la casa con la voz', ja: '家での音声操作に', ko: '가정 음성 제어용' },
        truth: { en: 'Answers spoken requests such as playing music, setting timers or telling the weather.', th: 'สั่งด้วยเสียงเพื่อเปิดเพลง ตั้งเวลา หรือถามสภาพอากาศได้', zh: '动口即可播放音乐、设置定时或查询天气。', vi: 'Nhận lệnh giọng nói để mở nhạc, hẹn giờ hoặc xem thời tiết.', es: 'Responde a la voz para poner música, fijar temporizadores o dar el tiempo.', ja: '声で音楽再生やタイマー設定、天気の確認ができます。', ko: '말 한마디로 음악 재생, 타이머 설정, 날씨 확인을 할 수 있습니다.' },
      },
      {
        leaf: 1502,
        noun: { en: ['security camera', 'one'], th: ['กล้องวงจรปิด', 'ตัว'], zh: ['监控摄像头', '个'], vi: ['camera an ninh', 'chiếc'], es: ['cámara de seguridad', 'f'], ja: ['防犯カメラ', '台'], ko: ['보안 카메라', '대'] },
        use: { en: 'for watching over home or shop', th: 'สำหรับดูแลบ้านและร้านค้า', zh: '看家护店用', vi: 'dùng để trông nhà hoặc cửa hàng', es: 'para vigilar la casa o la tienda', ja: '家や店の見守りに', ko: '집·매장 보안용' },
        truth: { en: 'Keeps an eye on a room, a doorway or a yard while nobody is there.', th: 'คอยจับภาพในห้อง หน้าประตู หรือรอบบ้านเมื่อไม่มีคนอยู่', zh: '无人在时也能看护房间、门口或院子。', vi: 'Quan sát phòng, cửa ra vào hoặc sân khi không có người.', es: 'Vigila una habitación, una entrada o un patio cuando no hay nadie.', ja: '留守中の部屋や玄関、庭の様子を見守ります。', ko: '사람이 없을 때 방이나 현관, 마당을 지켜봅니다.' },
      },
      {
        leaf: 1503,
        noun: { en: ['smart door lock', 'one'], th: ['กลอนประตูดิจิทัล', 'ชุด'], zh: ['智能门锁', '把'], vi: ['khóa cửa thông minh', 'bộ'], es: ['cerradura inteligente', 'f'], ja: ['スマートロック', '台'], ko: ['디지털 도어록', '개'] },
        use: { en: 'for keyless entry at the door', th: 'สำหรับเข้าบ้านโดยไม่ใช้กุญแจ', zh: '入户免钥匙开门', vi: 'để mở cửa không cần chìa khóa', es: 'para entrar sin llave', ja: '鍵を使わない開け閉めに', ko: '열쇠 없는 출입문용' },
        truth: { en: 'Opens the door without reaching for a traditional key.', th: 'เปิดประตูได้โดยไม่ต้องพกกุญแจแบบเดิม', zh: '开门不必再翻找传统钥匙。', vi: 'Mở cửa mà không phải tìm chìa khóa truyền thống.', es: 'Abre la puerta sin buscar la llave de siempre.', ja: '従来の鍵を取り出さずにドアを開けられます。', ko: '기존 열쇠를 꺼내지 않고 문을 열 수 있습니다.' },
      },
      {
        leaf: 1504,
        noun: { en: ['doorbell', 'one'], th: ['กริ่งประตู', 'ชุด'], zh: ['门铃', '个'], vi: ['chuông cửa', 'bộ'], es: ['timbre', 'm'], ja: ['ドアホン', '台'], ko: ['초인종', '개'] },
        use: { en: 'to announce visitors at the door', th: 'ใช้แจ้งเมื่อมีแขกมาหน้าบ้าน', zh: '来客提醒用', vi: 'để báo có khách đến', es: 'para avisar de las visitas', ja: '来客のお知らせに', ko: '방문객 알림용' },
        truth: { en: 'Lets people indoors know that someone has arrived at the door.', th: 'แจ้งคนในบ้านให้รู้ว่ามีคนมาที่หน้าประตู', zh: '有人到门口时提醒屋内的人。', vi: 'Báo cho người trong nhà biết có khách ở cửa.', es: 'Avisa a quien está dentro de que alguien llama a la puerta.', ja: '玄関に人が来たことを室内に知らせます。', ko: '현관에 누가 왔는지 집 안에 알려 줍니다.' },
      },
      {
        leaf: 1505,
        noun: { en: ['smart light', 'one'], th: ['ไฟอัจฉริยะ', 'ดวง'], zh: ['智能灯', '盏'], vi: ['đèn thông minh', 'chiếc'], es: ['luz inteligente', 'f'], ja: ['スマートライト', '個'], ko: ['스마트 조명', '개'] },
        use: { en: 'for lighting set from a phone', th: 'สำหรับสั่งเปิดปิดไฟผ่านมือถือ', zh: '手机控制灯光用', vi: 'để bật tắt đèn qua điện thoại', es: 'para controlar la luz desde el móvil', ja: 'スマホでの照明操作に', ko: '휴대폰 조명 제어용' },
        truth: { en: 'Switches on and off or dims from a phone app.', th: 'เปิดปิดหรือปรับแสงได้ผ่านแอป', zh: '可通过手机应用开关或调节灯光。', vi: 'Bật tắt hoặc chỉnh sáng qua ứng dụng.', es: 'Se enciende o se regula desde una aplicación.', ja: 'アプリから点灯・消灯や調光ができます。', ko: '앱으로 켜고 끄거나 밝기를 조절할 수 있습니다.' },
      },
      {
        leaf: 1506,
        noun: { en: ['smart home device', 'one'], th: ['อุปกรณ์สมาร์ทโฮม', 'ชิ้น'], zh: ['智能家居设备', '个'], vi: ['thiết bị nhà thông minh', 'thiết bị'], es: ['dispositivo domótico', 'm'], ja: ['スマートホーム機器', '個'], ko: ['스마트홈 기기', '개'] },
        use: { en: 'to automate lights and appliances', th: 'ใช้ตั้งระบบอัตโนมัติในบ้าน', zh: '家电自动化控制用', vi: 'để tự động hóa thiết bị trong nhà', es: 'para automatizar luces y aparatos', ja: '照明や家電の自動化に', ko: '조명·가전 자동화용' },
        truth: { en: 'Links lights and appliances to an app for timers and automatic routines.', th: 'เชื่อมไฟและเครื่องใช้ไฟฟ้าเข้ากับแอป ตั้งเวลาและระบบอัตโนมัติได้', zh: '把灯和家电接入手机应用，可定时、可联动。', vi: 'Kết nối đèn và thiết bị điện với ứng dụng để hẹn giờ, chạy tự động.', es: 'Vincula luces y aparatos con una app para horarios y rutinas automáticas.', ja: '照明や家電をアプリとつなぎ、タイマーや自動化に使えます。', ko: '조명과 가전을 앱에 연결해 예약과 자동 실행에 쓸 수 있습니다.' },
      },
    ],
  },
  {
    section: 1600,
    uses: [
      { en: 'for gaming at home', th: 'สำหรับเล่นเกมที่บ้าน', zh: '居家玩游戏用', vi: 'dùng để chơi game tại nhà', es: 'para jugar en casa', ja: 'おうちゲームに', ko: '가정 게임용' },
      { en: 'for play with friends and family', th: 'สำหรับเล่นกับเพื่อนและครอบครัว', zh: '亲友同乐用', vi: 'để chơi cùng bạn bè và gia đình', es: 'para jugar con amigos y familia', ja: '友だちや家族との遊びに', ko: '친구·가족 놀이용' },
    ],
    truths: [
      { en: 'Made for playing video games, alone or with friends.', th: 'ใช้เล่นวิดีโอเกมได้ทั้งคนเดียวและกับเพื่อน', zh: '玩电子游戏用，独自玩或和朋友一起玩都行。', vi: 'Dùng để chơi trò chơi điện tử, một mình hoặc cùng bạn bè.', es: 'Sirve para jugar a videojuegos, en solitario o con amigos.', ja: '一人でも友だちとでも、ビデオゲームを楽しめます。', ko: '혼자서도 친구와 함께도 비디오 게임을 즐길 수 있습니다.' },
      { en: 'A welcome gift for anyone who plays video games.', th: 'เหมาะเป็นของขวัญให้คนที่ชอบเล่นเกม', zh: '送给爱玩游戏的人很合适。', vi: 'Hợp làm quà cho người thích chơi game.', es: 'Un regalo bien recibido por quien juega a videojuegos.', ja: 'ゲーム好きな人への贈り物にもなります。', ko: '게임을 좋아하는 사람에게 선물하기 좋습니다.' },
    ],
    asks: [
      { en: 'Check the platform, region and compatible versions before ordering.', th: 'ตรวจสอบแพลตฟอร์ม โซน และรุ่นที่รองรับก่อนสั่งซื้อ', zh: '下单前请确认适用平台、区域版本和兼容型号。', vi: 'Kiểm tra nền tảng, vùng và phiên bản tương thích trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar la plataforma, la región y las versiones compatibles.', ja: 'ご注文前に対応機種、リージョン、対応バージョンをご確認ください。', ko: '주문 전에 지원 플랫폼, 지역 코드, 호환 버전을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1601,
        noun: { en: ['game console', 'one'], th: ['เครื่องเกมคอนโซล', 'เครื่อง'], zh: ['游戏主机', '台'], vi: ['máy chơi game console', 'chiếc'], es: ['consola de videojuegos', 'f'], ja: ['ゲーム機', '台'], ko: ['콘솔 게임기', '대'] },
        use: { en: 'for playing games on a TV', th: 'สำหรับเล่นเกมบนจอทีวี', zh: '连电视玩游戏用', vi: 'dùng để chơi game trên TV', es: 'para jugar en la tele', ja: 'テレビでのゲームに', ko: 'TV 게임용' },
        truth: { en: 'Hooks up to a TV or monitor so that games are played on the big screen.', th: 'ต่อเข้ากับทีวีหรือจอเพื่อเล่นเกมบนจอใหญ่', zh: '连接电视或显示器，在大屏上玩游戏。', vi: 'Kết nối với TV hoặc màn hình để chơi game trên màn hình lớn.', es: 'Se conecta a la tele o al monitor para jugar en pantalla grande.', ja: 'テレビやモニターにつないで大画面で遊べます。', ko: 'TV나 모니터에 연결해 큰 화면에서 게임을 합니다.' },
      },
      {
        leaf: 1602,
        noun: { en: ['handheld game console', 'one'], th: ['เครื่องเกมพกพา', 'เครื่อง'], zh: ['掌上游戏机', '台'], vi: ['máy chơi game cầm tay', 'chiếc'], es: ['consola portátil', 'f'], ja: ['携帯ゲーム機', '台'], ko: ['휴대용 게임기', '대'] },
        use: { en: 'for playing games on the move', th: 'สำหรับเล่นเกมระหว่างเดินทาง', zh: '随身玩游戏用', vi: 'dùng để chơi game mọi lúc mọi nơi', es: 'para jugar en cualquier sitio', ja: '外出先でのゲームに', ko: '이동 중 게임용' },
        truth: { en: 'Screen and buttons in one unit, so no TV is needed to play.', th: 'มีจอและปุ่มในเครื่องเดียว เล่นได้โดยไม่ต้องต่อทีวี', zh: '屏幕和按键合一，不接电视也能玩。', vi: 'Màn hình và nút bấm trong một máy, không cần TV vẫn chơi được.', es: 'Pantalla y botones en una sola pieza, sin necesidad de tele para jugar.', ja: '画面とボタンが一体で、テレビがなくても遊べます。', ko: '화면과 버튼이 하나로 되어 있어 TV 없이도 즐길 수 있습니다.' },
      },
      {
        leaf: 1603,
        noun: { en: ['game controller', 'one'], th: ['จอยเกม', 'อัน'], zh: ['游戏手柄', '个'], vi: ['tay cầm chơi game', 'chiếc'], es: ['mando de juego', 'm'], ja: ['ゲームコントローラー', '個'], ko: ['게임 컨트롤러', '개'] },
        use: { en: 'for console and PC games', th: 'สำหรับเกมคอนโซลและพีซี', zh: '主机电脑游戏用', vi: 'dùng cho game console và PC', es: 'para juegos de consola y PC', ja: '家庭用ゲームやPCゲームに', ko: '콘솔·PC 게임용' },
        truth: { en: 'Puts movement and action under the hands while playing.', th: 'ควบคุมการเคลื่อนไหวและแอ็กชันในเกมด้วยมือ', zh: '双手掌控游戏中的移动和动作。', vi: 'Điều khiển di chuyển và hành động trong game bằng tay.', es: 'Pone el movimiento y la acción del juego en las manos.', ja: 'ゲーム中の移動やアクションを手元で操作できます。', ko: '게임 속 이동과 동작을 손으로 조작합니다.' },
      },
      {
        leaf: 1604,
        noun: { en: ['video game', 'one'], th: ['วิดีโอเกม', 'เกม'], zh: ['游戏软件', '款'], vi: ['trò chơi điện tử', 'bản'], es: ['videojuego', 'm'], ja: ['ゲームソフト', '本'], ko: ['게임 타이틀', '개'] },
        use: { en: 'for a game night at home', th: 'สำหรับเล่นเกมยามว่าง', zh: '闲暇娱乐用', vi: 'để giải trí lúc rảnh rỗi', es: 'para una tarde de juego en casa', ja: 'おうち時間の遊びに', ko: '여가 게임용' },
        truth: { en: 'Plays on the console or computer it was released for.', th: 'เล่นได้บนเครื่องเกมหรือคอมพิวเตอร์ที่รองรับ', zh: '在对应的主机或电脑上运行。', vi: 'Chơi trên máy game hoặc máy tính tương ứng.', es: 'Funciona en la consola o el ordenador para el que se publicó.', ja: '対応するゲーム機やパソコンで遊べます。', ko: '해당 기종의 게임기나 PC에서 즐길 수 있습니다.' },
      },
      {
        leaf: 1605,
        noun: { en: ['VR headset', 'one'], th: ['แว่น VR', 'ชุด'], zh: ['VR眼镜', '副'], vi: ['kính thực tế ảo VR', 'chiếc'], es: ['visor de realidad virtual', 'm'], ja: ['VRゴーグル', '台'], ko: ['VR 헤드셋', '대'] },
        use: { en: 'for games and videos in VR', th: 'สำหรับเล่นเกมและดูวิดีโอ VR', zh: 'VR游戏观影用', vi: 'dùng để chơi game và xem video VR', es: 'para juegos y vídeos en VR', ja: 'VRゲームや動画に', ko: 'VR 게임·영상용' },
        truth: { en: 'Worn over the eyes so that the view turns with the head.', th: 'สวมครอบดวงตา ภาพหมุนตามการหันศีรษะ', zh: '戴在眼前，画面随头部转动。', vi: 'Đeo trước mắt, hình ảnh xoay theo chuyển động của đầu.', es: 'Se coloca sobre los ojos y la imagen gira con la cabeza.', ja: '目元に着けると、頭の動きに合わせて景色が変わります。', ko: '눈에 쓰면 머리 움직임에 따라 화면이 함께 움직입니다.' },
      },
    ],
  },
  {
    section: 1700,
    uses: [
      { en: 'for internet at home and work', th: 'สำหรับอินเทอร์เน็ตที่บ้านและที่ทำงาน', zh: '家庭办公上网用', vi: 'dùng cho mạng gia đình và văn phòng', es: 'para internet en casa y en el trabajo', ja: '自宅や職場のネット環境に', ko: '가정·사무실 인터넷용' },
      { en: 'for connecting several devices', th: 'สำหรับเชื่อมต่อหลายอุปกรณ์', zh: '多设备联网用', vi: 'để kết nối nhiều thiết bị', es: 'para conectar varios dispositivos', ja: '複数機器の接続に', ko: '여러 기기 연결용' },
    ],
    truths: [
      { en: 'Helps computers, phones and TVs get online or reach each other.', th: 'ช่วยให้คอมพิวเตอร์ มือถือ และทีวีเชื่อมต่อเครือข่ายได้', zh: '帮助电脑、手机和电视联网互通。', vi: 'Giúp máy tính, điện thoại và TV vào mạng hoặc kết nối với nhau.', es: 'Ayuda a que ordenadores, móviles y teles se conecten a la red.', ja: 'パソコンやスマホ、テレビをネットワークにつなぎます。', ko: 'PC, 휴대폰, TV를 네트워크에 연결해 줍니다.' },
      { en: 'Runs quietly in the background once it has been set up.', th: 'ตั้งค่าเสร็จแล้วทำงานอยู่เบื้องหลังโดยไม่รบกวน', zh: '设置好后在后台安静运行。', vi: 'Cài đặt xong là chạy êm, không cần để ý.', es: 'Una vez configurado, funciona en segundo plano sin molestar.', ja: '一度設定すれば、あとは目立たず動き続けます。', ko: '설정해 두면 신경 쓰지 않아도 조용히 작동합니다.' },
    ],
    asks: [
      { en: 'Check the supported standard, speed and ports before ordering.', th: 'ตรวจสอบมาตรฐาน ความเร็ว และพอร์ตที่รองรับก่อนสั่งซื้อ', zh: '下单前请确认支持的标准、速率和接口。', vi: 'Kiểm tra chuẩn hỗ trợ, tốc độ và cổng kết nối trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar el estándar, la velocidad y los puertos.', ja: 'ご注文前に対応規格、速度、ポートをご確認ください。', ko: '주문 전에 지원 규격, 속도, 포트를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1701,
        noun: { en: ['Wi-Fi router', 'one'], th: ['เราเตอร์ Wi-Fi', 'ตัว'], zh: ['无线路由器', '台'], vi: ['bộ phát Wi-Fi', 'bộ'], es: ['router Wi-Fi', 'm'], ja: ['Wi-Fiルーター', '台'], ko: ['Wi-Fi 공유기', '대'] },
        use: { en: 'for wireless internet at home', th: 'สำหรับปล่อย Wi-Fi ในบ้าน', zh: '全家无线上网用', vi: 'để phát Wi-Fi trong nhà', es: 'para el Wi-Fi de casa', ja: '家庭のWi-Fi環境に', ko: '가정 무선 인터넷용' },
        truth: { en: 'Shares one internet line wirelessly with phones, computers and TVs.', th: 'กระจายอินเทอร์เน็ตเส้นเดียวแบบไร้สายให้มือถือ คอม และทีวี', zh: '把一条宽带无线分享给手机、电脑和电视。', vi: 'Chia sẻ một đường internet không dây cho điện thoại, máy tính và TV.', es: 'Comparte sin cables una misma línea con móviles, ordenadores y teles.', ja: '一本の回線を無線でスマホやパソコン、テレビに分けられます。', ko: '인터넷 회선 하나를 휴대폰, PC, TV가 무선으로 나눠 씁니다.' },
      },
      {
        leaf: 1702,
        noun: { en: ['Wi-Fi extender', 'one'], th: ['ตัวขยายสัญญาณ Wi-Fi', 'ตัว'], zh: ['Wi-Fi扩展器', '个'], vi: ['bộ mở rộng Wi-Fi', 'bộ'], es: ['repetidor Wi-Fi', 'm'], ja: ['Wi-Fi中継機', '台'], ko: ['Wi-Fi 증폭기', '대'] },
        use: { en: 'to reach rooms with weak Wi-Fi', th: 'ใช้เพิ่มสัญญาณในห้องที่ Wi-Fi อ่อน', zh: '改善房间弱信号用', vi: 'để phủ sóng phòng bắt Wi-Fi yếu', es: 'para habitaciones con Wi-Fi débil', ja: '電波の弱い部屋に', ko: 'Wi-Fi 약한 방에' },
        truth: { en: 'Passes the router signal on to rooms further away.', th: 'ส่งต่อสัญญาณจากเราเตอร์ไปยังห้องที่อยู่ไกลออกไป', zh: '把路由器信号传到更远的房间。', vi: 'Chuyển tiếp sóng từ bộ phát đến các phòng xa hơn.', es: 'Lleva la señal del router a las habitaciones más alejadas.', ja: 'ルーターの電波を離れた部屋まで届けます。', ko: '공유기 신호를 먼 방까지 전해 줍니다.' },
      },
      {
        leaf: 1703,
        noun: { en: ['mobile Wi-Fi router', 'one'], th: ['พ็อกเก็ต Wi-Fi', 'เครื่อง'], zh: ['随身Wi-Fi', '个'], vi: ['bộ phát Wi-Fi di động', 'bộ'], es: ['router Wi-Fi portátil', 'm'], ja: ['モバイルルーター', '台'], ko: ['휴대용 Wi-Fi 공유기', '대'] },
        use: { en: 'for internet on trips', th: 'สำหรับใช้เน็ตระหว่างเดินทาง', zh: '出行上网用', vi: 'để dùng mạng khi đi xa', es: 'para tener internet de viaje', ja: '旅行や出張先のネットに', ko: '여행·출장 인터넷용' },
        truth: { en: 'Turns mobile data into Wi-Fi that several devices can share.', th: 'เปลี่ยนเน็ตมือถือเป็น Wi-Fi ให้หลายเครื่องใช้ร่วมกัน', zh: '把移动数据变成Wi-Fi，多台设备共用。', vi: 'Biến dữ liệu di động thành Wi-Fi cho nhiều máy dùng chung.', es: 'Convierte los datos móviles en Wi-Fi para varios dispositivos.', ja: 'モバイル回線をWi-Fiに変え、複数の機器で共有できます。', ko: '모바일 데이터를 Wi-Fi로 바꿔 여러 기기가 함께 씁니다.' },
      },
      {
        leaf: 1704,
        noun: { en: ['network switch', 'one'], th: ['สวิตช์เครือข่าย', 'ตัว'], zh: ['网络交换机', '台'], vi: ['switch mạng', 'chiếc'], es: ['switch de red', 'm'], ja: ['スイッチングハブ', '台'], ko: ['네트워크 스위치', '대'] },
        use: { en: 'for adding wired ports', th: 'สำหรับเพิ่มช่องต่อสาย LAN', zh: '扩展有线网口用', vi: 'để thêm cổng mạng có dây', es: 'para añadir puertos de red', ja: '有線LANポートの増設に', ko: '유선 포트 확장용' },
        truth: { en: 'Gives several wired devices a place on the same network.', th: 'เชื่อมอุปกรณ์แบบใช้สายหลายเครื่องไว้ในเครือข่ายเดียวกัน', zh: '让多台有线设备接入同一网络。', vi: 'Cho nhiều thiết bị có dây vào cùng một mạng.', es: 'Reúne varios equipos con cable en una misma red.', ja: '複数の有線機器を同じネットワークにつなげます。', ko: '여러 유선 기기를 같은 네트워크에 연결합니다.' },
      },
      {
        leaf: 1705,
        noun: { en: ['network adapter', 'one'], th: ['อะแดปเตอร์เครือข่าย', 'ตัว'], zh: ['网卡', '个'], vi: ['bộ chuyển đổi mạng', 'bộ'], es: ['adaptador de red', 'm'], ja: ['ネットワークアダプター', '個'], ko: ['네트워크 어댑터', '개'] },
        use: { en: 'to get a computer online', th: 'ใช้เชื่อมต่อคอมพิวเตอร์กับเน็ต', zh: '电脑联网用', vi: 'để kết nối máy tính với mạng', es: 'para conectar el ordenador a la red', ja: 'パソコンのネット接続に', ko: 'PC 인터넷 연결용' },
        truth: { en: 'Adds a network connection to a computer that lacks one.', th: 'เพิ่มการเชื่อมต่อเครือข่ายให้คอมพิวเตอร์', zh: '为电脑增加网络连接。', vi: 'Bổ sung kết nối mạng cho máy tính.', es: 'Añade una conexión de red al ordenador.', ja: 'パソコンにネットワーク接続を追加します。', ko: 'PC에 네트워크 연결 기능을 더해 줍니다.' },
      },
    ],
  },
  {
    section: 1800,
    uses: [
      { en: 'for powering and connecting devices', th: 'สำหรับจ่ายไฟและเชื่อมต่ออุปกรณ์', zh: '设备供电连接用', vi: 'dùng để cấp điện và kết nối thiết bị', es: 'para alimentar y conectar aparatos', ja: '機器の給電や接続に', ko: '기기 전원·연결용' },
      { en: 'for home, office and travel', th: 'สำหรับใช้ที่บ้าน ออฟฟิศ และพกเดินทาง', zh: '居家办公旅行用', vi: 'dùng ở nhà, văn phòng và đi xa', es: 'para casa, oficina y viaje', ja: '自宅やオフィス、旅行に', ko: '가정·사무실·여행용' },
    ],
    truths: [
      { en: 'Handy to keep as a spare at home, at work or in a bag.', th: 'มีสำรองไว้ที่บ้าน ที่ทำงาน หรือในกระเป๋าก็สะดวก', zh: '家里、公司或包里备一件，用时方便。', vi: 'Nên có sẵn ở nhà, chỗ làm hoặc trong túi để dự phòng.', es: 'Viene bien como repuesto en casa, en el trabajo o en la mochila.', ja: '自宅や職場、バッグに予備として置いておくと便利です。', ko: '집이나 직장, 가방에 여분으로 두면 편리합니다.' },
      { en: 'Keep dry and away from strong heat while in use or in storage.', th: 'ควรเก็บและใช้งานในที่แห้ง ห่างจากความร้อนสูง', zh: '使用和存放时注意防潮、远离高温。', vi: 'Nên dùng và cất ở nơi khô ráo, tránh nhiệt độ cao.', es: 'Mantener lejos de la humedad y el calor fuerte, en uso o en reposo.', ja: '使用時も保管時も、湿気と高温を避けてください。', ko: '사용하거나 보관할 때 습기와 고온을 피해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the connector, capacity or wattage against the device before ordering.', th: 'ตรวจสอบหัวต่อ ความจุ หรือกำลังไฟให้ตรงกับอุปกรณ์ก่อนสั่งซื้อ', zh: '下单前请核对接口、容量或功率与设备是否匹配。', vi: 'Đối chiếu đầu cắm, dung lượng hoặc công suất với thiết bị trước khi đặt.', es: 'Antes de comprar, conviene comprobar que el conector, la capacidad o la potencia encajan con el aparato.', ja: 'ご注文前に端子、容量、出力がお使いの機器に合うかご確認ください。', ko: '주문 전에 단자, 용량, 출력이 기기에 맞는지 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1801,
        noun: { en: ['power bank', 'one'], th: ['พาวเวอร์แบงค์', 'ก้อน'], zh: ['充电宝', '个'], vi: ['sạc dự phòng', 'chiếc'], es: ['batería externa', 'f'], ja: ['モバイルバッテリー', '個'], ko: ['보조배터리', '개'] },
        use: { en: 'for charging a phone away from home', th: 'สำหรับชาร์จมือถือนอกบ้าน', zh: '外出手机充电用', vi: 'để sạc điện thoại khi ra ngoài', es: 'para cargar el móvil fuera de casa', ja: '外出先のスマホ充電に', ko: '외출 시 휴대폰 충전용' },
        truth: { en: 'Stores a charge and tops up a phone where there is no socket.', th: 'เก็บไฟไว้ชาร์จมือถือในที่ที่ไม่มีปลั๊ก', zh: '储存电量，没有插座时也能给手机充电。', vi: 'Tích điện sẵn để sạc điện thoại ở nơi không có ổ cắm.', es: 'Almacena energía y recarga el móvil donde no hay enchufe.', ja: '電気をためておき、コンセントのない場所でスマホを充電できます。', ko: '전기를 저장해 두었다가 콘센트가 없는 곳에서 휴대폰을 충전합니다.' },
      },
      {
        leaf: 1802,
        noun: { en: ['charger', 'one'], th: ['ที่ชาร์จ', 'ตัว'], zh: ['充电器', '个'], vi: ['bộ sạc', 'bộ'], es: ['cargador', 'm'], ja: ['充電器', '個'], ko: ['충전기', '개'] },
        use: { en: 'for phones and other devices', th: 'สำหรับมือถือและอุปกรณ์อื่น', zh: '手机数码充电用', vi: 'dùng cho điện thoại và thiết bị khác', es: 'para móviles y otros aparatos', ja: 'スマホなどの充電に', ko: '휴대폰 등 기기 충전용' },
        truth: { en: 'Draws power from a socket to refill the battery of a device.', th: 'รับไฟจากปลั๊กเพื่อเติมแบตเตอรี่ให้อุปกรณ์', zh: '接通电源，为设备电池补充电量。', vi: 'Lấy điện từ nguồn để nạp pin cho thiết bị.', es: 'Toma corriente para recargar la batería de un aparato.', ja: '電源から電気を取り、機器のバッテリーを充電します。', ko: '전원에 연결해 기기의 배터리를 채워 줍니다.' },
      },
      {
        leaf: 1803,
        noun: { en: ['cable', 'one'], th: ['สายเคเบิล', 'เส้น'], zh: ['连接线', '根'], vi: ['dây cáp', 'sợi'], es: ['cable', 'm'], ja: ['ケーブル', '本'], ko: ['케이블', '개'] },
        use: { en: 'to link two devices', th: 'ใช้เชื่อมต่ออุปกรณ์เข้าด้วยกัน', zh: '充电或传输用', vi: 'để nối hai thiết bị với nhau', es: 'para conectar dos aparatos', ja: '機器どうしの接続に', ko: '기기 연결용' },
        truth: { en: 'Plugs in at both ends to carry power, data, sound or pictures.', th: 'เสียบปลายทั้งสองด้านเพื่อส่งไฟ ข้อมูล เสียง หรือภาพ', zh: '两端插接，传输电力、数据、声音或画面。', vi: 'Cắm hai đầu để truyền điện, dữ liệu, âm thanh hoặc hình ảnh.', es: 'Se enchufa por ambos extremos para llevar corriente, datos, sonido o imagen.', ja: '両端をつなぎ、電力やデータ、音声、映像を伝えます。', ko: '양 끝을 꽂아 전력, 데이터, 소리, 영상을 전달합니다.' },
      },
      {
        leaf: 1804,
        noun: { en: ['adapter', 'one'], th: ['อะแดปเตอร์', 'ตัว'], zh: ['转接器', '个'], vi: ['đầu chuyển đổi', 'chiếc'], es: ['adaptador', 'm'], ja: ['変換アダプター', '個'], ko: ['변환 어댑터', '개'] },
        use: { en: 'to join different connectors', th: 'ใช้แปลงหัวต่อต่างชนิด', zh: '不同接口转换用', vi: 'để chuyển đổi các loại cổng', es: 'para unir conectores distintos', ja: '異なる端子の接続に', ko: '서로 다른 단자 연결용' },
        truth: { en: 'Makes connections that the device alone does not offer.', th: 'ช่วยเชื่อมต่อในแบบที่พอร์ตของเครื่องเพียงอย่างเดียวทำไม่ได้', zh: '设备自带接口接不了的，也能接上。', vi: 'Giúp kết nối những gì cổng sẵn có trên máy không cắm được.', es: 'Permite conexiones que el equipo no ofrece por sí solo.', ja: '機器本体の端子だけではできない接続ができます。', ko: '기기 단자만으로는 안 되는 연결을 할 수 있게 해 줍니다.' },
      },
      {
        leaf: 1805,
        noun: { en: ['battery', 'one'], th: ['แบตเตอรี่', 'ก้อน'], zh: ['电池', '节'], vi: ['pin', 'viên'], es: ['pila', 'f'], ja: ['電池', '本'], ko: ['배터리', '개'] },
        use: { en: 'for remotes, toys and gadgets', th: 'สำหรับรีโมท ของเล่น และอุปกรณ์พกพา', zh: '遥控玩具供电用', vi: 'dùng cho điều khiển, đồ chơi, đồ điện nhỏ', es: 'para mandos, juguetes y aparatos', ja: 'リモコンやおもちゃなどに', ko: '리모컨·장난감 등 전원용' },
        truth: { en: 'Gives power to devices that run without a cord.', th: 'ให้พลังงานแก่อุปกรณ์ที่ไม่ได้เสียบสาย', zh: '为不插电的设备供电。', vi: 'Cấp điện cho thiết bị không dùng dây.', es: 'Da energía a los aparatos que funcionan sin cable.', ja: 'コードなしで動く機器に電気を送ります。', ko: '선 없이 쓰는 기기에 전력을 공급합니다.' },
      },
      {
        leaf: 1806,
        noun: { en: ['power strip', 'one'], th: ['ปลั๊กพ่วง', 'อัน'], zh: ['插线板', '个'], vi: ['ổ cắm nối dài', 'chiếc'], es: ['regleta', 'f'], ja: ['電源タップ', '個'], ko: ['멀티탭', '개'] },
        use: { en: 'to plug in away from the wall', th: 'ใช้ต่อปลั๊กให้ถึงจุดที่ต้องการ', zh: '延长插座取电用', vi: 'để kéo ổ điện đến chỗ cần dùng', es: 'para enchufar lejos de la pared', ja: 'コンセントから離れた場所に', ko: '콘센트 연장용' },
        truth: { en: 'Brings mains power from the wall to where it is needed.', th: 'ต่อไฟจากผนังมายังจุดที่ต้องใช้งาน', zh: '把墙上的电源引到需要的地方。', vi: 'Đưa điện từ ổ tường đến chỗ cần dùng.', es: 'Lleva la corriente de la pared hasta donde hace falta.', ja: '壁のコンセントから必要な場所まで電源を延ばします。', ko: '벽 콘센트의 전원을 필요한 곳까지 끌어옵니다.' },
      },
    ],
  },
  {
    section: 1900,
    uses: [
      { en: 'for films and shows at home', th: 'สำหรับดูหนังและซีรีส์ที่บ้าน', zh: '居家观影追剧用', vi: 'dùng để xem phim tại nhà', es: 'para ver cine y series en casa', ja: 'おうちでの映画鑑賞に', ko: '가정 영상 감상용' },
      { en: 'for the living room', th: 'สำหรับห้องนั่งเล่น', zh: '客厅影音用', vi: 'dùng cho phòng khách', es: 'para el salón', ja: 'リビング用', ko: '거실용' },
    ],
    truths: [
      { en: 'Part of a home viewing corner for films, sports and series.', th: 'เป็นส่วนหนึ่งของมุมดูหนัง กีฬา และซีรีส์ในบ้าน', zh: '在家看电影、赛事、剧集都用得上。', vi: 'Dành cho góc giải trí tại nhà để xem phim, thể thao và phim bộ.', es: 'Parte del rincón de casa para ver cine, deporte y series.', ja: '映画やスポーツ、ドラマを家で楽しむための機器です。', ko: '집에서 영화, 스포츠, 드라마를 볼 때 쓰는 제품입니다.' },
      { en: 'For watching together on a big screen, or for choosing what to watch.', th: 'ใช้ดูภาพร่วมกันหรือเลือกรายการที่อยากดู', zh: '一起观看或挑选想看的节目时使用。', vi: 'Dùng khi cùng nhau xem hoặc chọn chương trình muốn xem.', es: 'Sirve para ver algo en compañía o elegir qué ver.', ja: 'みんなで見るときや、見たい番組を選ぶときに使います。', ko: '함께 시청하거나 볼 프로그램을 고를 때 씁니다.' },
    ],
    asks: [
      { en: 'Check the size, ports and supported formats before ordering.', th: 'ตรวจสอบขนาด พอร์ต และรูปแบบที่รองรับก่อนสั่งซื้อ', zh: '下单前请确认尺寸、接口和支持的格式。', vi: 'Kiểm tra kích thước, cổng kết nối và định dạng hỗ trợ trước khi đặt.', es: 'Antes de comprar, conviene comprobar el tamaño, los puertos y los formatos compatibles.', ja: 'ご注文前にサイズ、端子、対応形式をご確認ください。', ko: '주문 전에 크기, 단자, 지원 형식을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 1901,
        noun: { en: ['television', 'one'], th: ['ทีวี', 'เครื่อง'], zh: ['电视机', '台'], vi: ['tivi', 'chiếc'], es: ['televisor', 'm'], ja: ['テレビ', '台'], ko: ['텔레비전', '대'] },
        use: { en: 'for watching shows and films', th: 'สำหรับดูรายการและภาพยนตร์', zh: '收看节目影片用', vi: 'dùng để xem chương trình và phim', es: 'para ver programas y películas', ja: '番組や映画の視聴に', ko: '방송·영화 시청용' },
        truth: { en: 'Shows broadcasts, films and anything plugged into it on one screen.', th: 'ดูรายการทีวี หนัง และภาพจากอุปกรณ์ที่ต่อเข้ามาได้ในจอเดียว', zh: '电视节目、影片和外接设备的画面都能在一个屏幕上看。', vi: 'Xem truyền hình, phim và hình từ thiết bị cắm vào trên một màn hình.', es: 'Muestra emisiones, películas y lo que se le conecte en una sola pantalla.', ja: '放送や映画、つないだ機器の映像を一つの画面で見られます。', ko: '방송, 영화, 연결한 기기의 화면을 한곳에서 볼 수 있습니다.' },
      },
      {
        leaf: 1902,
        noun: { en: ['projector', 'one'], th: ['โปรเจคเตอร์', 'เครื่อง'], zh: ['投影仪', '台'], vi: ['máy chiếu', 'chiếc'], es: ['proyector', 'm'], ja: ['プロジェクター', '台'], ko: ['프로젝터', '대'] },
        use: { en: 'for a big picture on the wall', th: 'สำหรับฉายภาพใหญ่บนผนัง', zh: '投墙大画面用', vi: 'để chiếu hình lớn lên tường', es: 'para una imagen grande en la pared', ja: '壁に映す大画面に', ko: '대화면 감상용' },
        truth: { en: 'Throws a large picture onto a wall or screen in a darkened room.', th: 'ฉายภาพขนาดใหญ่ลงบนผนังหรือจอในห้องมืด', zh: '在较暗的房间里，把大画面投到墙面或幕布上。', vi: 'Chiếu hình lớn lên tường hoặc màn chiếu trong phòng tối.', es: 'Proyecta una imagen grande en la pared o pantalla con la luz apagada.', ja: '暗くした部屋で、壁やスクリーンに大きな映像を映します。', ko: '어두운 방에서 벽이나 스크린에 큰 화면을 비춥니다.' },
      },
      {
        leaf: 1903,
        noun: { en: ['projection screen', 'one'], th: ['จอโปรเจคเตอร์', 'จอ'], zh: ['投影幕布', '块'], vi: ['màn chiếu', 'chiếc'], es: ['pantalla de proyección', 'f'], ja: ['プロジェクタースクリーン', '枚'], ko: ['프로젝터 스크린', '개'] },
        use: { en: 'for use with a projector', th: 'สำหรับใช้คู่กับโปรเจคเตอร์', zh: '搭配投影仪使用', vi: 'dùng kèm máy chiếu', es: 'para usar con un proyector', ja: 'プロジェクターと一緒に', ko: '프로젝터 감상용' },
        truth: { en: 'Gives the projector an even surface for the picture.', th: 'ให้พื้นผิวเรียบสำหรับรับภาพจากโปรเจคเตอร์', zh: '为投影画面提供平整的成像面。', vi: 'Tạo bề mặt phẳng để máy chiếu lên hình.', es: 'Ofrece al proyector una superficie uniforme para la imagen.', ja: 'プロジェクターの映像を映すための平らな面になります。', ko: '프로젝터 화면을 비출 고른 면이 되어 줍니다.' },
      },
      {
        leaf: 1904,
        noun: { en: ['media player', 'one'], th: ['เครื่องเล่นมีเดีย', 'เครื่อง'], zh: ['影音播放器', '台'], vi: ['đầu phát đa phương tiện', 'chiếc'], es: ['reproductor multimedia', 'm'], ja: ['メディアプレーヤー', '台'], ko: ['미디어 플레이어', '대'] },
        use: { en: 'to play shows and films on a TV', th: 'ใช้เปิดหนังและรายการบนทีวี', zh: '电视播放影片用', vi: 'để phát phim và chương trình lên TV', es: 'para ver series y cine en la tele', ja: 'テレビでの動画再生に', ko: 'TV 영상 재생용' },
        truth: { en: 'Connects to a TV and adds more to watch.', th: 'ต่อเข้ากับทีวีเพื่อเพิ่มรายการให้เลือกดู', zh: '接上电视，能看的内容更多。', vi: 'Kết nối với TV để có thêm nội dung xem.', es: 'Se conecta a la tele y añade más contenido para ver.', ja: 'テレビにつなぐと、見られる作品が増えます。', ko: 'TV에 연결하면 볼 수 있는 콘텐츠가 늘어납니다.' },
      },
      {
        leaf: 1905,
        noun: { en: ['TV accessory', 'one'], th: ['อุปกรณ์เสริมทีวี', 'ชิ้น'], zh: ['电视配件', '个'], vi: ['phụ kiện TV', 'phụ kiện'], es: ['accesorio de TV', 'm'], ja: ['テレビ周辺用品', '点'], ko: ['TV 액세서리', '개'] },
        use: { en: 'to use with a TV at home', th: 'ใช้คู่กับทีวีในบ้าน', zh: '搭配电视使用', vi: 'dùng kèm TV trong nhà', es: 'para usar con la tele de casa', ja: '自宅のテレビに', ko: '가정 TV용' },
        truth: { en: 'Used alongside a TV to control it, hold it or complete it.', th: 'ใช้คู่กับทีวีเพื่อควบคุม ติดตั้ง หรือเสริมการใช้งาน', zh: '配合电视使用，用于遥控、安装或补充功能。', vi: 'Dùng cùng TV để điều khiển, lắp đặt hoặc bổ sung tính năng.', es: 'Se usa junto a la tele para manejarla, sujetarla o completarla.', ja: 'テレビと合わせて、操作や設置、機能の補助に使います。', ko: 'TV와 함께 조작하거나 설치하거나 기능을 더할 때 씁니다.' },
      },
    ],
  },
];
