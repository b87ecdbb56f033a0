import type { SectionPhrases } from '../phrase.ts';

export const programSoftwarePhrases: SectionPhrases[] = [
  {
    section: 14100,
    uses: [
      { en: 'for office work and small business', th: 'สำหรับงานออฟฟิศและธุรกิจขนาดเล็ก', zh: '办公与小微企业用', vi: 'cho văn phòng và doanh nghiệp nhỏ', es: 'para oficinas y pequeñas empresas', ja: 'オフィスや小規模事業に', ko: '사무실·소규모 사업용' },
      { en: 'for everyday paperwork', th: 'ใช้จัดการงานเอกสารประจำวัน', zh: '日常文书处理用', vi: 'dùng cho công việc giấy tờ hằng ngày', es: 'para el papeleo diario', ja: '日々の事務作業に', ko: '일상 사무 처리용' },
    ],
    truths: [
      { en: 'Data entered once can be searched, edited and reused later.', th: 'ข้อมูลที่กรอกไว้ค้นหา แก้ไข และนำกลับมาใช้ได้ภายหลัง', zh: '数据录入一次，之后可查找、修改和重复使用。', vi: 'Dữ liệu nhập một lần có thể tìm, sửa và dùng lại về sau.', es: 'Los datos se introducen una vez y luego se buscan, editan y reutilizan.', ja: '一度入力したデータは検索や編集、再利用ができます。', ko: '한 번 입력한 데이터를 검색하고 수정하며 다시 쓸 수 있습니다.' },
      { en: 'Cuts down on paper files and repeated typing at the desk.', th: 'ช่วยลดแฟ้มกระดาษและการพิมพ์ซ้ำ', zh: '减少纸质文件和重复录入。', vi: 'Giảm bớt hồ sơ giấy và việc gõ lại nhiều lần.', es: 'Menos archivos en papel y menos tecleo repetido.', ja: '紙の書類や同じ入力の繰り返しを減らせます。', ko: '종이 서류와 반복 입력을 줄여 줍니다.' },
    ],
    asks: [
      { en: 'Check the edition, licence term and number of users before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบรุ่น อายุไลเซนส์ และจำนวนผู้ใช้', zh: '下单前请确认版本、授权期限和用户数。', vi: 'Nên kiểm tra phiên bản, thời hạn bản quyền và số người dùng trước khi đặt mua.', es: 'Conviene comprobar la edición, la duración de la licencia y los usuarios antes de comprar.', ja: 'ご注文前にエディション・ライセンス期間・ユーザー数をご確認ください。', ko: '주문 전에 에디션과 라이선스 기간, 사용자 수를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14101,
        noun: { en: ['office suite', 'one'], th: ['ชุดโปรแกรมสำนักงาน', 'ชุด'], zh: ['办公套件', '套'], vi: ['bộ ứng dụng văn phòng', 'bộ'], es: ['paquete de ofimática', 'm'], ja: ['オフィスソフト', '本'], ko: ['오피스 프로그램', '개'] },
        use: { en: 'for documents and spreadsheets', th: 'สำหรับทำเอกสารและตารางคำนวณ', zh: '文档表格处理用', vi: 'dùng để soạn văn bản và bảng tính', es: 'para documentos y hojas de cálculo', ja: '文書作成や表計算に', ko: '문서·표 계산용' },
        truth: { en: 'Brings the programs for writing, calculating and presenting together.', th: 'รวมโปรแกรมพิมพ์งาน คำนวณ และนำเสนอไว้ด้วยกัน', zh: '集文字处理、表格和演示于一体。', vi: 'Gộp các chương trình soạn thảo, tính toán và trình chiếu.', es: 'Reúne los programas para escribir, calcular y presentar.', ja: '文書作成、表計算、プレゼンのソフトがまとまっています。', ko: '문서 작성, 표 계산, 발표 프로그램이 함께 들어 있습니다.' },
      },
      {
        leaf: 14102,
        noun: { en: ['accounting software', 'mass'], th: ['โปรแกรมบัญชี', 'ชุด'], zh: ['财务软件', '套'], vi: ['phần mềm kế toán', 'bản'], es: ['programa de contabilidad', 'm'], ja: ['会計ソフト', '本'], ko: ['회계 프로그램', '개'] },
        use: { en: 'for bookkeeping and invoices', th: 'สำหรับลงบัญชีและออกบิล', zh: '记账开票用', vi: 'dùng để ghi sổ và xuất hóa đơn', es: 'para llevar cuentas y facturas', ja: '帳簿付けや請求書作成に', ko: '장부 정리·청구서 작성용' },
        truth: { en: 'Records income and expenses and adds up the totals.', th: 'บันทึกรายรับรายจ่ายและรวมยอดให้', zh: '记录收支并自动汇总。', vi: 'Ghi lại thu chi và tự cộng tổng.', es: 'Registra ingresos y gastos y suma los totales.', ja: '収入と支出を記録し、合計を集計します。', ko: '수입과 지출을 기록하고 합계를 냅니다.' },
      },
      {
        leaf: 14103,
        noun: { en: ['document software', 'mass'], th: ['โปรแกรมจัดการเอกสาร', 'ชุด'], zh: ['文档处理软件', '套'], vi: ['phần mềm xử lý tài liệu', 'bản'], es: ['programa de documentos', 'm'], ja: ['文書管理ソフト', '本'], ko: ['문서 관리 프로그램', '개'] },
        use: { en: 'for editing and sharing files', th: 'สำหรับแก้ไขและแชร์ไฟล์เอกสาร', zh: '编辑分享文件用', vi: 'dùng để sửa và chia sẻ tài liệu', es: 'para editar y compartir archivos', ja: 'ファイルの編集や共有に', ko: '파일 편집·공유용' },
        truth: { en: 'Opens, arranges and converts document files on a computer.', th: 'เปิด จัดเรียง และแปลงไฟล์เอกสารบนคอมพิวเตอร์', zh: '在电脑上打开、整理和转换文档。', vi: 'Mở, sắp xếp và chuyển đổi tệp tài liệu trên máy tính.', es: 'Abre, ordena y convierte documentos en el ordenador.', ja: 'パソコンで文書ファイルを開き、整理や変換ができます。', ko: '컴퓨터에서 문서 파일을 열고 정리하고 변환합니다.' },
      },
      {
        leaf: 14104,
        noun: { en: ['business management software', 'mass'], th: ['โปรแกรมบริหารงาน', 'ชุด'], zh: ['企业管理软件', '套'], vi: ['phần mềm quản lý công việc', 'bản'], es: ['programa de gestión', 'm'], ja: ['業務管理ソフト', '本'], ko: ['업무 관리 프로그램', '개'] },
        use: { en: 'for teams, clients and deadlines', th: 'สำหรับติดตามทีม ลูกค้า และกำหนดส่ง', zh: '管理团队客户进度', vi: 'cho đội nhóm, khách hàng và tiến độ', es: 'para equipos, clientes y plazos', ja: 'チームや顧客、納期の管理に', ko: '팀·고객·일정 관리용' },
        truth: { en: 'Keeps contacts, tasks and due dates in one shared place.', th: 'เก็บรายชื่อ งาน และกำหนดส่งไว้ในที่เดียว ทีมเปิดดูร่วมกันได้', zh: '联系人、任务和期限集中在一处，团队共享。', vi: 'Gom danh bạ, công việc và hạn chót vào một nơi dùng chung.', es: 'Guarda contactos, tareas y fechas en un mismo lugar compartido.', ja: '連絡先、タスク、期限を一か所で共有できます。', ko: '연락처와 할 일, 마감일을 한곳에서 공유합니다.' },
      },
      {
        leaf: 14105,
        noun: { en: ['point-of-sale software', 'mass'], th: ['โปรแกรมขายหน้าร้าน', 'ชุด'], zh: ['收银软件', '套'], vi: ['phần mềm bán hàng', 'bản'], es: ['programa de punto de venta', 'm'], ja: ['POSレジソフト', '本'], ko: ['POS 프로그램', '개'] },
        use: { en: 'for shop counters and stock', th: 'สำหรับหน้าร้านและเช็กสต็อก', zh: '店铺收银库存用', vi: 'cho quầy thu ngân và kho hàng', es: 'para la caja y las existencias', ja: '店舗のレジや在庫管理に', ko: '매장 계산·재고 관리용' },
        truth: { en: 'Rings up sales at the counter and tracks what is left in stock.', th: 'คิดเงินหน้าร้านและติดตามจำนวนสินค้าคงเหลือ', zh: '前台收银，同时掌握剩余库存。', vi: 'Tính tiền tại quầy và theo dõi hàng còn trong kho.', es: 'Registra ventas en caja y controla lo que queda en almacén.', ja: 'レジで会計し、残りの在庫を把握できます。', ko: '계산대에서 판매를 등록하고 남은 재고를 파악합니다.' },
      },
    ],
  },
  {
    section: 14200,
    uses: [
      { en: 'for designers and creators', th: 'สำหรับนักออกแบบและครีเอเตอร์', zh: '设计师创作者用', vi: 'cho nhà thiết kế và người sáng tạo', es: 'para diseñadores y creadores', ja: 'デザイナーやクリエイター向け', ko: '디자이너·크리에이터용' },
      { en: 'for creative projects', th: 'ใช้ในงานสร้างสรรค์', zh: '创意项目用', vi: 'dùng cho các dự án sáng tạo', es: 'para proyectos creativos', ja: '創作や制作に', ko: '창작 작업용' },
    ],
    truths: [
      { en: 'Undo and layers leave room to try ideas without losing the original.', th: 'ย้อนกลับและแยกเลเยอร์ได้ จึงลองไอเดียโดยไม่เสียงานต้นฉบับ', zh: '支持撤销和图层，试新想法不影响原稿。', vi: 'Có hoàn tác và lớp nên thử ý tưởng mà không mất bản gốc.', es: 'Con deshacer y capas se prueban ideas sin perder el original.', ja: '取り消しやレイヤー機能で、元データを残して試せます。', ko: '실행 취소와 레이어로 원본을 남긴 채 시도할 수 있습니다.' },
      { en: 'Finished work can be saved for print, web or social media.', th: 'บันทึกงานที่เสร็จแล้วไปใช้พิมพ์ ลงเว็บ หรือโซเชียลได้', zh: '成品可保存用于印刷、网页或社交媒体。', vi: 'Tác phẩm xong có thể lưu để in, đăng web hoặc mạng xã hội.', es: 'El trabajo terminado se guarda para imprenta, web o redes sociales.', ja: '完成した作品は印刷、ウェブ、SNS用に保存できます。', ko: '완성한 작업물을 인쇄, 웹, SNS용으로 저장할 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the operating system, graphics needs and licence term before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบระบบปฏิบัติการ สเปกการ์ดจอ และอายุไลเซนส์', zh: '下单前请确认操作系统、显卡要求和授权期限。', vi: 'Nên kiểm tra hệ điều hành, yêu cầu đồ họa và thời hạn bản quyền trước khi đặt mua.', es: 'Conviene comprobar el sistema, los requisitos gráficos y la licencia antes de comprar.', ja: 'ご注文前に対応OS・グラフィック要件・ライセンス期間をご確認ください。', ko: '주문 전에 운영체제와 그래픽 사양, 라이선스 기간을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14201,
        noun: { en: ['photo editing software', 'mass'], th: ['โปรแกรมแต่งภาพ', 'ชุด'], zh: ['修图软件', '套'], vi: ['phần mềm chỉnh ảnh', 'bản'], es: ['programa de edición fotográfica', 'm'], ja: ['写真編集ソフト', '本'], ko: ['사진 편집 프로그램', '개'] },
        use: { en: 'for retouching and sorting photos', th: 'สำหรับแต่งและจัดเก็บรูปภาพ', zh: '修图与照片整理', vi: 'dùng để chỉnh và sắp xếp ảnh', es: 'para retocar y ordenar fotos', ja: '写真の補正や整理に', ko: '사진 보정·정리용' },
        truth: { en: 'Adjusts light, colour and framing after the picture is taken.', th: 'ปรับแสง สี และการจัดกรอบได้หลังถ่ายภาพ', zh: '拍完后再调整光线、色彩和构图。', vi: 'Chỉnh sáng, màu và bố cục sau khi chụp.', es: 'Ajusta la luz, el color y el encuadre después de la toma.', ja: '撮影後に明るさや色、構図を調整できます。', ko: '촬영한 뒤에 밝기와 색, 구도를 조정합니다.' },
      },
      {
        leaf: 14202,
        noun: { en: ['graphic design software', 'mass'], th: ['โปรแกรมกราฟิก', 'ชุด'], zh: ['平面设计软件', '套'], vi: ['phần mềm đồ họa', 'bản'], es: ['programa de diseño gráfico', 'm'], ja: ['デザインソフト', '本'], ko: ['그래픽 디자인 프로그램', '개'] },
        use: { en: 'for logos, posters and drawing', th: 'สำหรับทำโลโก้ โปสเตอร์ และวาดภาพ', zh: '做标志海报插画用', vi: 'dùng làm logo, áp phích và vẽ', es: 'para logotipos, carteles y dibujo', ja: 'ロゴやポスター、作画に', ko: '로고·포스터·드로잉용' },
        truth: { en: 'Combines shapes, text and drawing on one canvas.', th: 'รวมรูปทรง ข้อความ และภาพวาดไว้บนแคนวาสเดียว', zh: '图形、文字和手绘可在同一画布完成。', vi: 'Kết hợp hình khối, chữ và nét vẽ trên một khung vẽ.', es: 'Combina formas, texto y dibujo en un mismo lienzo.', ja: '図形や文字、手描きを一つのキャンバスで組み合わせます。', ko: '도형과 글자, 그림을 한 캔버스에서 조합합니다.' },
      },
      {
        leaf: 14203,
        noun: { en: ['CAD software', 'mass'], th: ['โปรแกรมเขียนแบบ', 'ชุด'], zh: ['CAD制图软件', '套'], vi: ['phần mềm vẽ kỹ thuật CAD', 'bản'], es: ['programa de CAD', 'm'], ja: ['CADソフト', '本'], ko: ['CAD 프로그램', '개'] },
        use: { en: 'for plans and technical drawings', th: 'สำหรับเขียนแบบแปลนและแบบเทคนิค', zh: '绘制图纸平面图用', vi: 'dùng để vẽ mặt bằng và bản kỹ thuật', es: 'para planos y dibujo técnico', ja: '図面や設計図の作成に', ko: '도면·설계도 작성용' },
        truth: { en: 'Draws to exact dimensions so that parts and rooms fit together.', th: 'เขียนแบบตามขนาดจริง ให้ชิ้นส่วนหรือห้องเข้ากันได้พอดี', zh: '按精确尺寸绘图，让零件和房间严丝合缝。', vi: 'Vẽ đúng kích thước để chi tiết và phòng ốc khớp nhau.', es: 'Dibuja con medidas exactas para que piezas y espacios encajen.', ja: '正確な寸法で作図し、部品や部屋の収まりを確認できます。', ko: '정확한 치수로 그려 부품과 공간이 맞는지 확인합니다.' },
      },
      {
        leaf: 14204,
        noun: { en: ['3D modelling software', 'mass'], th: ['โปรแกรมปั้นโมเดล 3D', 'ชุด'], zh: ['3D建模软件', '套'], vi: ['phần mềm dựng hình 3D', 'bản'], es: ['programa de modelado 3D', 'm'], ja: ['3Dモデリングソフト', '本'], ko: ['3D 모델링 프로그램', '개'] },
        use: { en: 'for models, scenes and animation', th: 'สำหรับสร้างโมเดล ฉาก และแอนิเมชัน', zh: '做模型场景动画用', vi: 'dùng tạo mô hình, cảnh và hoạt hình', es: 'para modelos, escenas y animación', ja: 'モデルやシーン、動画の制作に', ko: '모델·장면·애니메이션 제작용' },
        truth: { en: 'Builds objects in virtual space that can be turned and lit from any side.', th: 'สร้างวัตถุในพื้นที่เสมือน หมุนดูและจัดแสงได้ทุกด้าน', zh: '在虚拟空间建模，可任意旋转和打光。', vi: 'Dựng vật thể trong không gian ảo, xoay và chiếu sáng từ mọi phía.', es: 'Crea objetos en un espacio virtual que se giran e iluminan desde cualquier lado.', ja: '仮想空間に物体を作り、回したり好きな方向から光を当てたりできます。', ko: '가상 공간에 물체를 만들어 어느 쪽에서든 돌리고 조명을 줍니다.' },
      },
      {
        leaf: 14205,
        noun: { en: ['layout design software', 'mass'], th: ['โปรแกรมจัดหน้า', 'ชุด'], zh: ['排版设计软件', '套'], vi: ['phần mềm dàn trang', 'bản'], es: ['programa de maquetación', 'm'], ja: ['レイアウトソフト', '本'], ko: ['편집 디자인 프로그램', '개'] },
        use: { en: 'for pages, brochures and screens', th: 'สำหรับจัดหน้าเอกสาร โบรชัวร์ และหน้าจอ', zh: '版面画册界面用', vi: 'dùng cho trang in, tờ rơi và giao diện', es: 'para páginas, folletos y pantallas', ja: '冊子や画面のレイアウトに', ko: '책자·화면 레이아웃용' },
        truth: { en: 'Places text and pictures on a page or screen in a tidy grid.', th: 'จัดวางข้อความและภาพบนหน้าหรือหน้าจอให้เป็นระเบียบ', zh: '把文字和图片整齐地排在版面或屏幕上。', vi: 'Sắp chữ và hình lên trang hoặc màn hình theo lưới gọn gàng.', es: 'Coloca texto e imágenes en la página o la pantalla con orden.', ja: '文字と画像をページや画面に整然と配置します。', ko: '글자와 이미지를 페이지나 화면에 가지런히 배치합니다.' },
      },
    ],
  },
  {
    section: 14300,
    uses: [
      { en: 'for creators and musicians', th: 'สำหรับครีเอเตอร์และนักดนตรี', zh: '创作者音乐人用', vi: 'cho nhà sáng tạo và nhạc sĩ', es: 'para creadores y músicos', ja: 'クリエイターや音楽制作者向け', ko: '크리에이터·음악인용' },
      { en: 'for home studios', th: 'ใช้ในโฮมสตูดิโอ', zh: '家庭工作室用', vi: 'dùng trong phòng thu tại nhà', es: 'para estudios caseros', ja: '自宅スタジオに', ko: '홈 스튜디오용' },
    ],
    truths: [
      { en: 'Works with recordings from phones, cameras and microphones.', th: 'ใช้กับไฟล์ที่บันทึกจากมือถือ กล้อง และไมโครโฟนได้', zh: '可配合手机、相机和麦克风录制的素材。', vi: 'Dùng được với bản ghi từ điện thoại, máy ảnh và micro.', es: 'Compatible con grabaciones de móvil, cámara y micrófono.', ja: 'スマホやカメラ、マイクで録った素材を扱えます。', ko: '휴대폰과 카메라, 마이크로 녹음·녹화한 자료를 다룹니다.' },
      { en: 'Headphones or speakers make fine details easier to judge.', th: 'ใช้หูฟังหรือลำโพงจะฟังรายละเอียดได้ชัดขึ้น', zh: '配合耳机或音箱，更容易听清细节。', vi: 'Dùng tai nghe hoặc loa để nghe rõ chi tiết hơn.', es: 'Con auriculares o altavoces se aprecian más los detalles.', ja: 'ヘッドホンやスピーカーを使うと細部を確認しやすくなります。', ko: '헤드폰이나 스피커를 쓰면 세부를 확인하기 쉽습니다.' },
    ],
    asks: [
      { en: 'Check the operating system, file formats and licence term before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบระบบปฏิบัติการ ชนิดไฟล์ และอายุไลเซนส์', zh: '下单前请确认操作系统、支持格式和授权期限。', vi: 'Nên kiểm tra hệ điều hành, định dạng tệp và thời hạn bản quyền trước khi đặt mua.', es: 'Conviene comprobar el sistema, los formatos y la duración de la licencia antes de comprar.', ja: 'ご注文前に対応OS・ファイル形式・ライセンス期間をご確認ください。', ko: '주문 전에 운영체제와 파일 형식, 라이선스 기간을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14301,
        noun: { en: ['video editing software', 'mass'], th: ['โปรแกรมตัดต่อวิดีโอ', 'ชุด'], zh: ['视频剪辑软件', '套'], vi: ['phần mềm dựng video', 'bản'], es: ['programa de edición de vídeo', 'm'], ja: ['動画編集ソフト', '本'], ko: ['영상 편집 프로그램', '개'] },
        use: { en: 'for cutting and titling clips', th: 'สำหรับตัดต่อและใส่ตัวอักษร', zh: '剪片加字幕用', vi: 'dùng để cắt ghép và chèn chữ', es: 'para cortar y titular clips', ja: 'カット編集や字幕入れに', ko: '컷 편집·자막 작업용' },
        truth: { en: 'Arranges clips, titles and sound along a timeline.', th: 'เรียงคลิป ตัวอักษร และเสียงบนไทม์ไลน์', zh: '在时间线上排列片段、字幕和声音。', vi: 'Sắp đoạn phim, chữ và âm thanh trên dòng thời gian.', es: 'Ordena clips, títulos y sonido en una línea de tiempo.', ja: 'クリップ、字幕、音声をタイムラインに並べて編集します。', ko: '클립과 자막, 소리를 타임라인에 배열해 편집합니다.' },
      },
      {
        leaf: 14302,
        noun: { en: ['music production software', 'mass'], th: ['โปรแกรมทำเพลง', 'ชุด'], zh: ['编曲软件', '套'], vi: ['phần mềm làm nhạc', 'bản'], es: ['programa de producción musical', 'm'], ja: ['音楽制作ソフト', '本'], ko: ['음악 제작 프로그램', '개'] },
        use: { en: 'for recording and arranging songs', th: 'สำหรับอัดเสียงและเรียบเรียงเพลง', zh: '录音编曲用', vi: 'dùng để thu âm và phối nhạc', es: 'para grabar y arreglar canciones', ja: '録音や編曲に', ko: '녹음·편곡용' },
        truth: { en: 'Records parts on separate tracks and mixes them into a song.', th: 'อัดแต่ละพาร์ตแยกแทร็ก แล้วมิกซ์รวมเป็นเพลง', zh: '分轨录制各声部，再混成一首歌。', vi: 'Thu từng phần trên các track riêng rồi trộn thành bài hát.', es: 'Graba cada parte en su pista y las mezcla en una canción.', ja: 'パートごとに録音し、ミックスして一曲に仕上げます。', ko: '파트별로 녹음한 트랙을 섞어 한 곡으로 만듭니다.' },
      },
      {
        leaf: 14303,
        noun: { en: ['audio plugin', 'one'], th: ['ปลั๊กอินเสียง', 'ตัว'], zh: ['音频插件', '款'], vi: ['plugin âm thanh', 'bản'], es: ['plugin de audio', 'm'], ja: ['オーディオプラグイン', '本'], ko: ['오디오 플러그인', '개'] },
        use: { en: 'for adding sounds and effects', th: 'สำหรับเพิ่มเสียงและเอฟเฟกต์', zh: '添加音色效果用', vi: 'dùng để thêm âm và hiệu ứng', es: 'para añadir sonidos y efectos', ja: '音色やエフェクトの追加に', ko: '음색·효과 추가용' },
        truth: { en: 'Loads inside a host program to add instruments or effects.', th: 'เปิดใช้ภายในโปรแกรมหลักเพื่อเพิ่มเครื่องดนตรีหรือเอฟเฟกต์', zh: '加载到宿主软件中，增加乐器或效果。', vi: 'Chạy bên trong phần mềm chủ để thêm nhạc cụ hoặc hiệu ứng.', es: 'Se carga en un programa anfitrión para sumar instrumentos o efectos.', ja: 'ホストソフトに読み込み、楽器やエフェクトを追加します。', ko: '호스트 프로그램에서 불러와 악기나 효과를 더합니다.' },
      },
      {
        leaf: 14304,
        noun: { en: ['media converter software', 'mass'], th: ['โปรแกรมแปลงไฟล์มีเดีย', 'ชุด'], zh: ['媒体转换软件', '套'], vi: ['phần mềm chuyển đổi media', 'bản'], es: ['conversor multimedia', 'm'], ja: ['メディア変換ソフト', '本'], ko: ['미디어 변환 프로그램', '개'] },
        use: { en: 'for playing and converting files', th: 'สำหรับเปิดและแปลงไฟล์', zh: '播放转换文件用', vi: 'dùng để phát và đổi định dạng', es: 'para reproducir y convertir archivos', ja: 'ファイルの再生や変換に', ko: '파일 재생·변환용' },
        truth: { en: 'Turns video or music files into formats that other devices can open.', th: 'แปลงไฟล์วิดีโอหรือเพลงให้อุปกรณ์อื่นเปิดได้', zh: '把视频或音乐转成其他设备能打开的格式。', vi: 'Đổi tệp video hoặc nhạc sang định dạng máy khác mở được.', es: 'Pasa vídeo o música a formatos que abren otros dispositivos.', ja: '動画や音楽をほかの機器で開ける形式に変換します。', ko: '영상이나 음악을 다른 기기에서 열 수 있는 형식으로 바꿉니다.' },
      },
      {
        leaf: 14305,
        noun: { en: ['screen recording software', 'mass'], th: ['โปรแกรมบันทึกหน้าจอ', 'ชุด'], zh: ['录屏软件', '套'], vi: ['phần mềm quay màn hình', 'bản'], es: ['grabador de pantalla', 'm'], ja: ['画面録画ソフト', '本'], ko: ['화면 녹화 프로그램', '개'] },
        use: { en: 'for tutorials and live shows', th: 'สำหรับทำคลิปสอนและไลฟ์สด', zh: '做教程直播用', vi: 'dùng làm video hướng dẫn và livestream', es: 'para tutoriales y directos', ja: '解説動画や生配信に', ko: '강의 영상·라이브 방송용' },
        truth: { en: 'Captures what happens on the screen together with sound.', th: 'บันทึกภาพบนหน้าจอพร้อมเสียง', zh: '把屏幕画面连同声音一起录下。', vi: 'Ghi lại hình ảnh trên màn hình kèm âm thanh.', es: 'Captura lo que ocurre en pantalla junto con el sonido.', ja: '画面の動きを音声と一緒に記録します。', ko: '화면에서 일어나는 일을 소리와 함께 녹화합니다.' },
      },
    ],
  },
  {
    section: 14400,
    uses: [
      { en: 'for safer computers and phones', th: 'สำหรับดูแลคอมพิวเตอร์และมือถือ', zh: '电脑手机防护用', vi: 'cho máy tính và điện thoại an toàn hơn', es: 'para proteger ordenadores y móviles', ja: 'パソコンやスマホの保護に', ko: 'PC·휴대폰 보호용' },
      { en: 'for families and home offices', th: 'ใช้ได้ทั้งครอบครัวและโฮมออฟฟิศ', zh: '家庭与居家办公用', vi: 'cho gia đình và làm việc tại nhà', es: 'para familias y teletrabajo', ja: '家族や在宅ワークに', ko: '가족·재택근무용' },
    ],
    truths: [
      { en: 'Regular updates keep the protection current.', th: 'ควรอัปเดตสม่ำเสมอเพื่อให้การป้องกันทันสมัย', zh: '定期更新，防护才能跟上。', vi: 'Nên cập nhật thường xuyên để việc bảo vệ luôn kịp thời.', es: 'Las actualizaciones periódicas mantienen la protección al día.', ja: '定期的に更新することで、保護を新しい状態に保ちます。', ko: '정기적으로 업데이트해 보호 상태를 유지합니다.' },
      { en: 'Activated with an account or a licence key after installation.', th: 'ติดตั้งแล้วเปิดใช้งานด้วยบัญชีหรือคีย์ไลเซนส์', zh: '安装后用账号或授权密钥激活。', vi: 'Kích hoạt bằng tài khoản hoặc mã bản quyền sau khi cài đặt.', es: 'Se activa con una cuenta o una clave de licencia tras instalar.', ja: 'インストール後、アカウントまたはライセンスキーで有効化します。', ko: '설치 후 계정이나 라이선스 키로 활성화합니다.' },
    ],
    asks: [
      { en: 'Check the number of devices, term and region of the key before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบจำนวนเครื่อง อายุการใช้งาน และโซนของคีย์', zh: '下单前请确认设备数、期限和密钥适用地区。', vi: 'Nên kiểm tra số thiết bị, thời hạn và khu vực của mã trước khi đặt mua.', es: 'Conviene comprobar los dispositivos, la duración y la región de la clave antes de comprar.', ja: 'ご注文前に台数・期間・キーの対象地域をご確認ください。', ko: '주문 전에 기기 수와 기간, 키의 사용 지역을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14401,
        noun: { en: ['antivirus software', 'mass'], th: ['โปรแกรมแอนตี้ไวรัส', 'ชุด'], zh: ['杀毒软件', '套'], vi: ['phần mềm diệt virus', 'bản'], es: ['antivirus', 'm'], ja: ['ウイルス対策ソフト', '本'], ko: ['백신 프로그램', '개'] },
        use: { en: 'for finding and blocking viruses', th: 'สำหรับตรวจและบล็อกไวรัส', zh: '查杀拦截病毒用', vi: 'dùng để phát hiện và chặn virus', es: 'para detectar y bloquear virus', ja: 'ウイルスの検出や遮断に', ko: '바이러스 탐지·차단용' },
        truth: { en: 'Scans files and programs and sets suspicious ones aside.', th: 'สแกนไฟล์และโปรแกรม แล้วกักสิ่งที่น่าสงสัยไว้', zh: '扫描文件和程序，隔离可疑内容。', vi: 'Quét tệp và chương trình, cách ly thứ đáng ngờ.', es: 'Analiza archivos y programas y aparta los sospechosos.', ja: 'ファイルやプログラムを検査し、疑わしいものを隔離します。', ko: '파일과 프로그램을 검사해 의심스러운 것을 격리합니다.' },
      },
      {
        leaf: 14402,
        noun: { en: ['internet security suite', 'one'], th: ['ชุดโปรแกรมความปลอดภัย', 'ชุด'], zh: ['综合安全软件', '套'], vi: ['bộ bảo mật Internet', 'bộ'], es: ['suite de seguridad', 'f'], ja: ['総合セキュリティソフト', '本'], ko: ['통합 보안 프로그램', '개'] },
        use: { en: 'for safer browsing and shopping', th: 'สำหรับท่องเว็บและช้อปออนไลน์', zh: '上网购物防护用', vi: 'cho lướt web và mua sắm an toàn hơn', es: 'para navegar y comprar con seguridad', ja: 'ネット閲覧や買い物の安全に', ko: '웹 서핑·온라인 쇼핑 보호용' },
        truth: { en: 'Combines several kinds of protection in one program.', th: 'รวมการป้องกันหลายแบบไว้ในโปรแกรมเดียว', zh: '一款软件集多种防护于一身。', vi: 'Gộp nhiều lớp bảo vệ trong một chương trình.', es: 'Reúne varios tipos de protección en un solo programa.', ja: '複数の保護機能を一つのソフトにまとめています。', ko: '여러 보호 기능을 한 프로그램에 모았습니다.' },
      },
      {
        leaf: 14403,
        noun: { en: ['VPN subscription', 'one'], th: ['แพ็กเกจ VPN', 'แพ็กเกจ'], zh: ['VPN订阅', '份'], vi: ['gói VPN', 'gói'], es: ['suscripción VPN', 'f'], ja: ['VPNライセンス', '本'], ko: ['VPN 이용권', '개'] },
        use: { en: 'for private connections on the go', th: 'สำหรับเชื่อมต่ออย่างเป็นส่วนตัว', zh: '外出私密联网用', vi: 'cho kết nối riêng tư khi ra ngoài', es: 'para conexiones privadas fuera de casa', ja: '外出先での安全な通信に', ko: '외부 보안 접속용' },
        truth: { en: 'Encrypts the connection, which helps on public Wi-Fi.', th: 'เข้ารหัสการเชื่อมต่อ ช่วยได้มากเมื่อใช้ Wi-Fi สาธารณะ', zh: '加密网络连接，使用公共Wi-Fi时尤其有用。', vi: 'Mã hóa kết nối, hữu ích khi dùng Wi-Fi công cộng.', es: 'Cifra la conexión, algo útil en redes Wi-Fi públicas.', ja: '通信を暗号化し、公衆Wi-Fiの利用時に役立ちます。', ko: '연결을 암호화하여 공용 Wi-Fi에서 유용합니다.' },
      },
      {
        leaf: 14404,
        noun: { en: ['password manager', 'one'], th: ['โปรแกรมจัดการรหัสผ่าน', 'ชุด'], zh: ['密码管理软件', '套'], vi: ['phần mềm quản lý mật khẩu', 'bản'], es: ['gestor de contraseñas', 'm'], ja: ['パスワード管理ソフト', '本'], ko: ['비밀번호 관리 프로그램', '개'] },
        use: { en: 'for storing logins in one vault', th: 'สำหรับเก็บรหัสผ่านไว้ที่เดียว', zh: '集中保管账号密码', vi: 'dùng để cất mật khẩu một chỗ', es: 'para guardar las claves en un sitio', ja: 'ログイン情報の一括保管に', ko: '로그인 정보 보관용' },
        truth: { en: 'Remembers every login behind one master password.', th: 'จำรหัสทุกบัญชีไว้ภายใต้รหัสผ่านหลักรหัสเดียว', zh: '只需记住一个主密码，其余交给软件。', vi: 'Nhớ mọi tài khoản sau một mật khẩu chính.', es: 'Recuerda todos los accesos tras una contraseña maestra.', ja: '一つのマスターパスワードで、すべてのログイン情報を管理します。', ko: '마스터 비밀번호 하나로 모든 로그인 정보를 관리합니다.' },
      },
      {
        leaf: 14405,
        noun: { en: ['parental control software', 'mass'], th: ['โปรแกรมดูแลเด็กออนไลน์', 'ชุด'], zh: ['家长控制软件', '套'], vi: ['phần mềm quản lý trẻ em', 'bản'], es: ['programa de control parental', 'm'], ja: ['見守りソフト', '本'], ko: ['자녀 보호 프로그램', '개'] },
        use: { en: 'for children’s screen time', th: 'สำหรับดูแลเวลาหน้าจอของเด็ก', zh: '管理孩子上网时间', vi: 'để quản lý thời gian dùng máy của trẻ', es: 'para el tiempo de pantalla infantil', ja: '子どもの利用時間の管理に', ko: '자녀 사용 시간 관리용' },
        truth: { en: 'Lets parents set time limits and choose what children can open.', th: 'ผู้ปกครองกำหนดเวลาและเลือกสิ่งที่เด็กเปิดดูได้', zh: '家长可设定时长，并选择孩子能打开的内容。', vi: 'Cha mẹ đặt giới hạn giờ và chọn nội dung trẻ được mở.', es: 'Permite fijar horarios y elegir qué pueden abrir los niños.', ja: '保護者が利用時間や閲覧できる内容を設定できます。', ko: '보호자가 사용 시간과 볼 수 있는 내용을 정합니다.' },
      },
    ],
  },
  {
    section: 14500,
    uses: [
      { en: 'for setting up and looking after PCs', th: 'สำหรับติดตั้งและดูแลคอมพิวเตอร์', zh: '装机与电脑维护用', vi: 'dùng để cài đặt và chăm sóc máy tính', es: 'para instalar y cuidar el ordenador', ja: 'パソコンの導入や管理に', ko: 'PC 설치·관리용' },
      { en: 'for home and office computers', th: 'ใช้กับคอมพิวเตอร์ที่บ้านและออฟฟิศ', zh: '家用办公电脑用', vi: 'cho máy tính ở nhà và văn phòng', es: 'para ordenadores de casa y oficina', ja: '家庭や職場のパソコンに', ko: '가정·사무실 PC용' },
    ],
    truths: [
      { en: 'Back up personal files before installing.', th: 'ควรสำรองไฟล์ส่วนตัวก่อนติดตั้ง', zh: '安装前请先备份个人文件。', vi: 'Nên sao lưu tệp cá nhân trước khi cài đặt.', es: 'Conviene hacer copia de los archivos antes de instalar.', ja: 'インストール前に個人ファイルをバックアップしてください。', ko: '설치 전에 개인 파일을 백업합니다.' },
      { en: 'A computer with enough free storage is needed for installation.', th: 'ต้องใช้คอมพิวเตอร์ที่มีพื้นที่ว่างเพียงพอในการติดตั้ง', zh: '安装需要电脑有足够的可用空间。', vi: 'Cần máy tính còn đủ dung lượng trống để cài đặt.', es: 'Hace falta un ordenador con espacio libre suficiente para instalar.', ja: 'インストールには十分な空き容量のあるパソコンが必要です。', ko: '설치하려면 저장 공간이 충분한 컴퓨터가 필요합니다.' },
    ],
    asks: [
      { en: 'Check the version, language and kind of licence before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบเวอร์ชัน ภาษา และประเภทไลเซนส์', zh: '下单前请确认版本、语言和授权类型。', vi: 'Nên kiểm tra phiên bản, ngôn ngữ và loại bản quyền trước khi đặt mua.', es: 'Conviene comprobar la versión, el idioma y el tipo de licencia antes de comprar.', ja: 'ご注文前にバージョン・言語・ライセンスの種類をご確認ください。', ko: '주문 전에 버전과 언어, 라이선스 종류를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14501,
        noun: { en: ['operating system', 'one'], th: ['ระบบปฏิบัติการ', 'ชุด'], zh: ['操作系统', '套'], vi: ['hệ điều hành', 'bản'], es: ['sistema operativo', 'm'], ja: ['パソコン用OS', '本'], ko: ['운영체제', '개'] },
        use: { en: 'for running a computer', th: 'สำหรับใช้งานคอมพิวเตอร์', zh: '电脑装机用', vi: 'dùng để chạy máy tính', es: 'para hacer funcionar el ordenador', ja: 'パソコンの起動と操作に', ko: '컴퓨터 구동용' },
        truth: { en: 'Starts the computer and runs all other programs on it.', th: 'เปิดเครื่องและรันโปรแกรมอื่นทั้งหมดบนคอมพิวเตอร์', zh: '启动电脑，并运行其他所有程序。', vi: 'Khởi động máy tính và chạy mọi chương trình khác.', es: 'Arranca el ordenador y ejecuta los demás programas.', ja: 'パソコンを起動し、ほかのソフトを動かします。', ko: '컴퓨터를 켜고 다른 모든 프로그램을 실행합니다.' },
      },
      {
        leaf: 14502,
        noun: { en: ['server software', 'mass'], th: ['ซอฟต์แวร์เซิร์ฟเวอร์', 'ชุด'], zh: ['服务器软件', '套'], vi: ['phần mềm máy chủ', 'bản'], es: ['programa de servidor', 'm'], ja: ['サーバーソフト', '本'], ko: ['서버 소프트웨어', '개'] },
        use: { en: 'for sharing services on a network', th: 'สำหรับให้บริการในเครือข่าย', zh: '网络共享服务用', vi: 'dùng để chia sẻ dịch vụ trong mạng', es: 'para compartir servicios en red', ja: 'ネットワークのサービス提供に', ko: '네트워크 서비스 제공용' },
        truth: { en: 'Serves files, programs or virtual machines to other computers.', th: 'ให้คอมพิวเตอร์เครื่องอื่นเรียกใช้ไฟล์ โปรแกรม หรือเครื่องเสมือน', zh: '向其他电脑提供文件、程序或虚拟机。', vi: 'Cung cấp tệp, chương trình hoặc máy ảo cho máy khác.', es: 'Ofrece archivos, programas o máquinas virtuales a otros equipos.', ja: 'ほかのパソコンにファイルやソフト、仮想マシンを提供します。', ko: '다른 컴퓨터에 파일과 프로그램, 가상 머신을 제공합니다.' },
      },
      {
        leaf: 14503,
        noun: { en: ['backup software', 'mass'], th: ['โปรแกรมสำรองข้อมูล', 'ชุด'], zh: ['备份软件', '套'], vi: ['phần mềm sao lưu', 'bản'], es: ['programa de copias de seguridad', 'm'], ja: ['バックアップソフト', '本'], ko: ['백업 프로그램', '개'] },
        use: { en: 'for keeping files from being lost', th: 'สำหรับป้องกันไฟล์สูญหาย', zh: '防止文件丢失用', vi: 'để tránh mất dữ liệu', es: 'para no perder archivos', ja: 'データの消失対策に', ko: '파일 손실 대비용' },
        truth: { en: 'Copies files elsewhere so they can be brought back after a fault.', th: 'คัดลอกไฟล์ไว้อีกที่ เพื่อกู้คืนเมื่อเครื่องมีปัญหา', zh: '把文件另存一份，出故障时可以找回。', vi: 'Sao chép tệp sang nơi khác để lấy lại khi máy gặp sự cố.', es: 'Copia los archivos en otro lugar para recuperarlos tras un fallo.', ja: 'ファイルを別の場所に複製し、故障時に復元できます。', ko: '파일을 다른 곳에 복사해 고장이 나면 되살립니다.' },
      },
      {
        leaf: 14504,
        noun: { en: ['utility software', 'mass'], th: ['โปรแกรมยูทิลิตี้', 'ชุด'], zh: ['系统工具软件', '套'], vi: ['phần mềm tiện ích', 'bản'], es: ['programa de utilidades', 'm'], ja: ['ユーティリティソフト', '本'], ko: ['유틸리티 프로그램', '개'] },
        use: { en: 'for cleaning up and tuning a PC', th: 'สำหรับล้างไฟล์ขยะและปรับแต่งเครื่อง', zh: '清理优化电脑用', vi: 'dùng để dọn dẹp và tinh chỉnh máy', es: 'para limpiar y ajustar el PC', ja: 'パソコンの整理や調整に', ko: 'PC 정리·설정용' },
        truth: { en: 'Handles a routine job on the computer, such as tidying up or checking.', th: 'ช่วยทำงานดูแลเครื่อง เช่น จัดระเบียบหรือตรวจสอบ', zh: '处理清理、检查等日常电脑维护。', vi: 'Lo việc bảo trì máy thường ngày như dọn dẹp hoặc kiểm tra.', es: 'Se ocupa de tareas rutinarias del equipo, como ordenar o revisar.', ja: '整理や点検など、パソコンの日常管理を行います。', ko: '정리나 점검 같은 컴퓨터의 일상 관리를 처리합니다.' },
      },
      {
        leaf: 14505,
        noun: { en: ['software disc', 'one'], th: ['แผ่นโปรแกรม', 'แผ่น'], zh: ['软件光盘', '张'], vi: ['đĩa phần mềm', 'đĩa'], es: ['disco de software', 'm'], ja: ['ソフトウェアディスク', '枚'], ko: ['소프트웨어 디스크', '장'] },
        use: { en: 'for installing without a download', th: 'สำหรับติดตั้งโดยไม่ต้องดาวน์โหลด', zh: '免下载安装用', vi: 'để cài đặt không cần tải về', es: 'para instalar sin descargas', ja: 'ダウンロードなしの導入に', ko: '다운로드 없는 설치용' },
        truth: { en: 'Goes into a matching drive, from which the program is read.', th: 'ใส่ในไดรฟ์ที่รองรับแล้วอ่านโปรแกรมจากแผ่น', zh: '放入相应的光驱即可读取程序。', vi: 'Cho vào ổ đọc phù hợp để đọc chương trình.', es: 'Se introduce en una unidad compatible que lee el programa.', ja: '対応するドライブに入れてプログラムを読み込みます。', ko: '맞는 드라이브에 넣어 프로그램을 읽습니다.' },
      },
    ],
  },
  {
    section: 14600,
    uses: [
      { en: 'for self-study at home', th: 'สำหรับเรียนด้วยตัวเองที่บ้าน', zh: '居家自学用', vi: 'cho việc tự học ở nhà', es: 'para estudiar por cuenta propia', ja: '自宅学習に', ko: '가정 자율 학습용' },
      { en: 'for students and teachers', th: 'ใช้ได้ทั้งนักเรียนและครู', zh: '学生教师适用', vi: 'cho học sinh và giáo viên', es: 'para alumnos y docentes', ja: '生徒や先生向け', ko: '학생·교사용' },
    ],
    truths: [
      { en: 'Lessons can be paused, repeated and taken at any hour.', th: 'หยุดพัก เรียนซ้ำ และเข้าเรียนได้ทุกเวลา', zh: '课程可暂停、重复，随时学习。', vi: 'Bài học có thể tạm dừng, xem lại và học vào bất cứ giờ nào.', es: 'Se puede parar, repetir y estudiar a cualquier hora.', ja: '途中で止めたり繰り返したりしながら、好きな時間に学べます。', ko: '멈추고 반복하며 원하는 시간에 학습할 수 있습니다.' },
      { en: 'Pairs well with a notebook for writing down new points.', th: 'ใช้คู่กับสมุดจดเพื่อบันทึกสิ่งที่เรียนรู้ใหม่', zh: '搭配笔记本记录新知识点。', vi: 'Nên dùng kèm sổ tay để ghi lại kiến thức mới.', es: 'Conviene tener un cuaderno a mano para anotar lo nuevo.', ja: 'ノートと併用して新しい内容を書き留めると便利です。', ko: '새로 배운 내용을 적을 노트와 함께 쓰면 좋습니다.' },
    ],
    asks: [
      { en: 'Check the level, language and supported devices before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบระดับ ภาษา และอุปกรณ์ที่รองรับ', zh: '下单前请确认难度级别、语言和适用设备。', vi: 'Nên kiểm tra trình độ, ngôn ngữ và thiết bị hỗ trợ trước khi đặt mua.', es: 'Conviene comprobar el nivel, el idioma y los dispositivos compatibles antes de comprar.', ja: 'ご注文前にレベル・言語・対応機器をご確認ください。', ko: '주문 전에 수준과 언어, 지원 기기를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14601,
        noun: { en: ['language learning software', 'mass'], th: ['โปรแกรมเรียนภาษา', 'ชุด'], zh: ['语言学习软件', '套'], vi: ['phần mềm học ngoại ngữ', 'bản'], es: ['programa de idiomas', 'm'], ja: ['語学学習ソフト', '本'], ko: ['어학 학습 프로그램', '개'] },
        use: { en: 'for learning a new language', th: 'สำหรับเรียนภาษาใหม่', zh: '学习外语用', vi: 'dùng để học ngôn ngữ mới', es: 'para aprender un idioma', ja: '新しい言語の学習に', ko: '외국어 학습용' },
        truth: { en: 'Practises words and sentences step by step.', th: 'ฝึกคำศัพท์และประโยคทีละขั้น', zh: '循序渐进地练习单词和句子。', vi: 'Luyện từ và câu theo từng bước.', es: 'Permite practicar palabras y frases paso a paso.', ja: '単語や文を段階的に練習できます。', ko: '단어와 문장을 단계별로 연습합니다.' },
      },
      {
        leaf: 14602,
        noun: { en: ['exam prep software', 'mass'], th: ['โปรแกรมเตรียมสอบ', 'ชุด'], zh: ['备考软件', '套'], vi: ['phần mềm luyện thi', 'bản'], es: ['programa para preparar exámenes', 'm'], ja: ['試験対策ソフト', '本'], ko: ['시험 대비 프로그램', '개'] },
        use: { en: 'for revising before a test', th: 'สำหรับทบทวนก่อนสอบ', zh: '考前复习用', vi: 'dùng để ôn tập trước kỳ thi', es: 'para repasar antes del examen', ja: '試験前の復習に', ko: '시험 전 복습용' },
        truth: { en: 'Sets practice questions so weak points show up before the test.', th: 'มีแบบฝึกหัดให้ลองทำ จะได้รู้จุดอ่อนก่อนสอบ', zh: '通过练习题在考前找出薄弱点。', vi: 'Cho bài luyện tập để thấy điểm yếu trước khi thi.', es: 'Propone ejercicios que muestran los puntos flojos antes del examen.', ja: '練習問題で、試験前に苦手な部分がわかります。', ko: '연습 문제로 시험 전에 약한 부분을 찾습니다.' },
      },
      {
        leaf: 14603,
        noun: { en: ['children’s learning software', 'mass'], th: ['โปรแกรมเรียนรู้สำหรับเด็ก', 'ชุด'], zh: ['儿童学习软件', '套'], vi: ['phần mềm học cho trẻ em', 'bản'], es: ['programa educativo infantil', 'm'], ja: ['子ども向け学習ソフト', '本'], ko: ['어린이 학습 프로그램', '개'] },
        use: { en: 'for learning through play', th: 'สำหรับเรียนรู้ผ่านการเล่น', zh: '寓教于乐', vi: 'để trẻ vừa học vừa chơi', es: 'para aprender jugando', ja: '遊びながらの学習に', ko: '놀이 학습용' },
        truth: { en: 'Teaches letters, numbers or facts through playful tasks.', th: 'สอนตัวอักษร ตัวเลข หรือความรู้ผ่านกิจกรรมสนุกๆ', zh: '通过趣味任务学习字母、数字或常识。', vi: 'Dạy chữ, số hoặc kiến thức qua các trò vui.', es: 'Enseña letras, números o curiosidades con juegos.', ja: '遊び感覚の課題で文字や数、知識を学べます。', ko: '놀이 과제로 글자와 숫자, 상식을 배웁니다.' },
      },
      {
        leaf: 14604,
        noun: { en: ['maths and science software', 'mass'], th: ['โปรแกรมคณิตและวิทยาศาสตร์', 'ชุด'], zh: ['数理学习软件', '套'], vi: ['phần mềm toán và khoa học', 'bản'], es: ['programa de matemáticas y ciencias', 'm'], ja: ['数学・理科ソフト', '本'], ko: ['수학·과학 프로그램', '개'] },
        use: { en: 'for formulas, graphs and data', th: 'สำหรับสูตร กราฟ และข้อมูล', zh: '公式图表数据用', vi: 'cho công thức, đồ thị và dữ liệu', es: 'para fórmulas, gráficas y datos', ja: '数式やグラフ、データに', ko: '수식·그래프·데이터용' },
        truth: { en: 'Works through calculations or shows ideas as graphs and models.', th: 'ช่วยคำนวณหรือแสดงแนวคิดเป็นกราฟและแบบจำลอง', zh: '完成计算，或用图形和模型展示概念。', vi: 'Giải các phép tính hoặc thể hiện ý tưởng bằng đồ thị, mô hình.', es: 'Resuelve cálculos o muestra ideas con gráficas y modelos.', ja: '計算を進めたり、考え方をグラフやモデルで示したりします。', ko: '계산을 풀거나 개념을 그래프와 모형으로 보여 줍니다.' },
      },
      {
        leaf: 14605,
        noun: { en: ['dictionary software', 'mass'], th: ['โปรแกรมพจนานุกรม', 'ชุด'], zh: ['词典翻译软件', '套'], vi: ['phần mềm từ điển', 'bản'], es: ['diccionario digital', 'm'], ja: ['辞書ソフト', '本'], ko: ['사전 프로그램', '개'] },
        use: { en: 'for reading and translating', th: 'สำหรับอ่านและแปลภาษา', zh: '阅读翻译用', vi: 'dùng khi đọc và dịch', es: 'para leer y traducir', ja: '読解や翻訳に', ko: '독해·번역용' },
        truth: { en: 'Looks up words faster than turning the pages of a book.', th: 'ค้นหาคำได้เร็วกว่าเปิดหนังสือทีละหน้า', zh: '查词比翻纸质词典更快。', vi: 'Tra từ nhanh hơn lật từng trang sách.', es: 'Busca palabras más rápido que pasando páginas.', ja: '紙の辞書をめくるより速く言葉を引けます。', ko: '종이 사전을 넘기는 것보다 빠르게 단어를 찾습니다.' },
      },
    ],
  },
  {
    section: 14700,
    uses: [
      { en: 'for gaming at home', th: 'สำหรับเล่นเกมที่บ้าน', zh: '在家玩游戏用', vi: 'dùng để chơi game ở nhà', es: 'para jugar en casa', ja: '自宅でのゲームに', ko: '홈 게임용' },
      { en: 'for gamers of every taste', th: 'สำหรับเกมเมอร์หลากหลายแนว', zh: '各类玩家适用', vi: 'cho game thủ đủ mọi sở thích', es: 'para jugadores de todo tipo', ja: 'いろいろなゲーム好きに', ko: '다양한 게이머용' },
    ],
    truths: [
      { en: 'Each platform has its own version, so the device has to match.', th: 'แต่ละแพลตฟอร์มมีเวอร์ชันของตัวเอง จึงต้องเลือกให้ตรงกับเครื่องที่ใช้', zh: '不同平台版本不同，须与所用设备对应。', vi: 'Mỗi nền tảng có phiên bản riêng nên cần chọn đúng với máy đang dùng.', es: 'Cada plataforma tiene su versión, así que el equipo debe coincidir.', ja: '機種ごとに版が異なるため、お使いの機器に合わせて選びます。', ko: '플랫폼마다 버전이 달라 사용하는 기기에 맞춰 선택합니다.' },
      { en: 'Age ratings show which players the content suits.', th: 'เรตอายุบอกว่าเนื้อหาเหมาะกับผู้เล่นวัยใด', zh: '年龄分级标明适合的玩家。', vi: 'Phân loại độ tuổi cho biết nội dung hợp với người chơi nào.', es: 'La clasificación por edades indica a qué público se dirige.', ja: '対象年齢の表示で、どの年代向けかがわかります。', ko: '연령 등급으로 어떤 이용자에게 맞는지 알 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the platform, region and language before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบแพลตฟอร์ม โซน และภาษา', zh: '下单前请确认平台、区服和语言。', vi: 'Nên kiểm tra nền tảng, khu vực và ngôn ngữ trước khi đặt mua.', es: 'Conviene comprobar la plataforma, la región y el idioma antes de comprar.', ja: 'ご注文前に対応機種・地域・言語をご確認ください。', ko: '주문 전에 플랫폼과 지역, 언어를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14701,
        noun: { en: ['PC game', 'one'], th: ['เกมคอมพิวเตอร์', 'เกม'], zh: ['电脑游戏', '款'], vi: ['game PC', 'bản'], es: ['juego para PC', 'm'], ja: ['パソコンゲーム', '本'], ko: ['PC 게임', '개'] },
        use: { en: 'for free time at the computer', th: 'สำหรับเวลาว่างหน้าคอม', zh: '电脑前休闲娱乐', vi: 'để giải trí bên máy tính', es: 'para el tiempo libre ante el PC', ja: 'パソコンでの息抜きに', ko: '컴퓨터 여가용' },
        truth: { en: 'Played on a computer with keyboard, mouse or controller.', th: 'เล่นบนคอมพิวเตอร์ด้วยคีย์บอร์ด เมาส์ หรือจอย', zh: '在电脑上用键鼠或手柄游玩。', vi: 'Chơi trên máy tính bằng bàn phím, chuột hoặc tay cầm.', es: 'Se juega en el ordenador con teclado, ratón o mando.', ja: 'パソコンでキーボードやマウス、コントローラーを使って遊びます。', ko: '컴퓨터에서 키보드와 마우스, 컨트롤러로 즐깁니다.' },
      },
      {
        leaf: 14702,
        noun: { en: ['console game', 'one'], th: ['เกมคอนโซล', 'เกม'], zh: ['主机游戏', '款'], vi: ['game console', 'bản'], es: ['juego de consola', 'm'], ja: ['家庭用ゲームソフト', '本'], ko: ['콘솔 게임', '개'] },
        use: { en: 'for play on a TV or handheld', th: 'สำหรับเล่นบนทีวีหรือเครื่องพกพา', zh: '电视掌机上玩', vi: 'dùng để chơi trên TV hoặc máy cầm tay', es: 'para la tele o la consola portátil', ja: 'テレビや携帯機でのプレイに', ko: 'TV·휴대용 기기 플레이용' },
        truth: { en: 'Runs on the game console it was released for.', th: 'เล่นได้บนเครื่องเกมรุ่นที่เกมรองรับ', zh: '在所对应的游戏主机上运行。', vi: 'Chạy trên máy chơi game mà trò chơi hỗ trợ.', es: 'Funciona en la consola para la que se publicó.', ja: '対応するゲーム機で遊べます。', ko: '출시된 해당 게임기에서 실행됩니다.' },
      },
      {
        leaf: 14703,
        noun: { en: ['game card', 'one'], th: ['บัตรเติมเกม', 'ใบ'], zh: ['游戏点卡', '张'], vi: ['thẻ nạp game', 'thẻ'], es: ['tarjeta de juego', 'f'], ja: ['ゲームプリペイドカード', '枚'], ko: ['게임 충전 카드', '장'] },
        use: { en: 'for adding credit to an account', th: 'สำหรับเติมเครดิตเข้าบัญชีเกม', zh: '账户充值用', vi: 'dùng để nạp tiền vào tài khoản', es: 'para añadir saldo a la cuenta', ja: 'アカウントへのチャージに', ko: '계정 충전용' },
        truth: { en: 'Redeemed by typing the code into the account on the right platform.', th: 'แลกใช้โดยกรอกรหัสในบัญชีของแพลตฟอร์มที่ถูกต้อง', zh: '在对应平台的账户中输入卡密即可兑换。', vi: 'Đổi bằng cách nhập mã vào tài khoản trên đúng nền tảng.', es: 'Se canjea al introducir el código en la cuenta de la plataforma.', ja: '対応するサービスのアカウントにコードを入力して使います。', ko: '해당 플랫폼 계정에 코드를 입력해 사용합니다.' },
      },
      {
        leaf: 14704,
        noun: { en: ['game add-on', 'one'], th: ['ส่วนเสริมเกม', 'ชุด'], zh: ['游戏扩展包', '款'], vi: ['bản mở rộng game', 'bản'], es: ['expansión de juego', 'f'], ja: ['ゲーム追加コンテンツ', '点'], ko: ['게임 확장팩', '개'] },
        use: { en: 'for extending a game already owned', th: 'สำหรับเพิ่มเนื้อหาให้เกมที่มีอยู่', zh: '扩充已有游戏内容', vi: 'để mở rộng game đang có', es: 'para ampliar un juego que ya se tiene', ja: '手持ちのゲームの拡張に', ko: '보유 게임 확장용' },
        truth: { en: 'Adds content to a base game, which is needed to play.', th: 'เพิ่มเนื้อหาให้เกมหลัก ต้องมีเกมหลักจึงจะเล่นได้', zh: '为本体增加内容，需拥有本体才能玩。', vi: 'Thêm nội dung cho game gốc, cần có game gốc để chơi.', es: 'Añade contenido al juego base, que es necesario para jugar.', ja: '本編に内容を追加するもので、遊ぶには本編が必要です。', ko: '본편에 내용을 더하며 플레이하려면 본편이 필요합니다.' },
      },
      {
        leaf: 14705,
        noun: { en: ['puzzle game', 'one'], th: ['เกมพัซเซิล', 'เกม'], zh: ['益智游戏', '款'], vi: ['game giải đố', 'bản'], es: ['juego de puzles', 'm'], ja: ['パズルゲーム', '本'], ko: ['퍼즐 게임', '개'] },
        use: { en: 'for thinking and playing together', th: 'สำหรับฝึกคิดและเล่นด้วยกัน', zh: '动脑同乐', vi: 'để suy nghĩ và chơi cùng nhau', es: 'para pensar y jugar en compañía', ja: '考える遊びや家族の時間に', ko: '두뇌 놀이·가족 시간용' },
        truth: { en: 'Sets tasks that are solved by thinking ahead.', th: 'ให้โจทย์ที่ต้องคิดวางแผนล่วงหน้าจึงจะผ่าน', zh: '需要提前思考才能破解关卡。', vi: 'Đưa ra thử thách cần suy tính trước để giải.', es: 'Plantea retos que se resuelven pensando por adelantado.', ja: '先を考えながら課題を解いていきます。', ko: '앞을 내다보며 과제를 풀어 갑니다.' },
      },
    ],
  },
  {
    section: 14800,
    uses: [
      { en: 'for programmers and students', th: 'สำหรับโปรแกรมเมอร์และนักศึกษา', zh: '程序员学生适用', vi: 'cho lập trình viên và sinh viên', es: 'para programadores y estudiantes', ja: 'プログラマーや学生向け', ko: '프로그래머·학생용' },
      { en: 'for building and testing apps', th: 'ใช้สร้างและทดสอบแอป', zh: '应用开发测试用', vi: 'dùng để xây dựng và thử ứng dụng', es: 'para crear y probar aplicaciones', ja: 'アプリの開発やテストに', ko: '앱 개발·테스트용' },
    ],
    truths: [
      { en: 'Documentation and user communities help newcomers get started.', th: 'มีเอกสารและชุมชนผู้ใช้ช่วยให้มือใหม่เริ่มต้นได้', zh: '有文档和用户社区，新手也能上手。', vi: 'Có tài liệu và cộng đồng người dùng giúp người mới bắt đầu.', es: 'La documentación y las comunidades de usuarios ayudan a empezar.', ja: 'ドキュメントやユーザーコミュニティを参考に始められます。', ko: '문서와 사용자 커뮤니티를 참고해 시작할 수 있습니다.' },
      { en: 'Projects can be saved, versioned and handed to teammates.', th: 'บันทึกโปรเจกต์ เก็บเวอร์ชัน และส่งต่อให้ทีมได้', zh: '项目可保存、管理版本并交给同事。', vi: 'Dự án có thể lưu, quản lý phiên bản và giao cho đồng đội.', es: 'Los proyectos se guardan, se versionan y se comparten con el equipo.', ja: 'プロジェクトを保存し、版を管理してチームで共有できます。', ko: '프로젝트를 저장하고 버전을 관리하며 팀과 공유합니다.' },
    ],
    asks: [
      { en: 'Check the supported systems, licence type and support period before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบระบบที่รองรับ ประเภทไลเซนส์ และระยะเวลาซัพพอร์ต', zh: '下单前请确认支持的系统、授权类型和服务期限。', vi: 'Nên kiểm tra hệ thống hỗ trợ, loại bản quyền và thời gian hỗ trợ trước khi đặt mua.', es: 'Conviene comprobar los sistemas, el tipo de licencia y el soporte antes de comprar.', ja: 'ご注文前に対応環境・ライセンス形態・サポート期間をご確認ください。', ko: '주문 전에 지원 환경과 라이선스 유형, 지원 기간을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14801,
        noun: { en: ['code editor', 'one'], th: ['โปรแกรมเขียนโค้ด', 'ชุด'], zh: ['代码编辑器', '套'], vi: ['trình soạn mã', 'bản'], es: ['editor de código', 'm'], ja: ['コードエディタ', '本'], ko: ['코드 편집기', '개'] },
        use: { en: 'for writing and debugging code', th: 'สำหรับเขียนและดีบักโค้ด', zh: '编写调试代码用', vi: 'dùng để viết và gỡ lỗi mã', es: 'para escribir y depurar código', ja: 'コードの記述やデバッグに', ko: '코드 작성·디버깅용' },
        truth: { en: 'Highlights code and points out mistakes while typing.', th: 'ไฮไลต์โค้ดและชี้จุดผิดขณะพิมพ์', zh: '输入时高亮代码并提示错误。', vi: 'Tô màu mã và chỉ ra lỗi ngay khi gõ.', es: 'Resalta el código y señala errores al escribir.', ja: '入力中にコードを色分けし、誤りを知らせます。', ko: '입력하는 동안 코드를 구분해 보여 주고 오류를 알립니다.' },
      },
      {
        leaf: 14802,
        noun: { en: ['database software', 'mass'], th: ['โปรแกรมฐานข้อมูล', 'ชุด'], zh: ['数据库软件', '套'], vi: ['phần mềm cơ sở dữ liệu', 'bản'], es: ['programa de bases de datos', 'm'], ja: ['データベースソフト', '本'], ko: ['데이터베이스 프로그램', '개'] },
        use: { en: 'for storing and querying data', th: 'สำหรับเก็บและค้นข้อมูล', zh: '存储查询数据用', vi: 'dùng để lưu và truy vấn dữ liệu', es: 'para guardar y consultar datos', ja: 'データの保存や検索に', ko: '데이터 저장·조회용' },
        truth: { en: 'Keeps records in tables or collections that can be queried quickly.', th: 'เก็บข้อมูลเป็นตารางหรือชุดข้อมูลที่ค้นได้รวดเร็ว', zh: '以表或集合存放数据，便于快速查询。', vi: 'Lưu bản ghi thành bảng hoặc tập hợp để truy vấn nhanh.', es: 'Guarda registros en tablas o colecciones que se consultan con rapidez.', ja: 'データを表や集合で保存し、すばやく検索できます。', ko: '데이터를 표나 컬렉션으로 저장해 빠르게 조회합니다.' },
      },
      {
        leaf: 14803,
        noun: { en: ['website builder', 'one'], th: ['โปรแกรมสร้างเว็บไซต์', 'ชุด'], zh: ['建站软件', '套'], vi: ['phần mềm tạo website', 'bản'], es: ['creador de sitios web', 'm'], ja: ['サイト作成ソフト', '本'], ko: ['웹사이트 제작 프로그램', '개'] },
        use: { en: 'for launching a site or app', th: 'สำหรับเปิดเว็บไซต์หรือแอป', zh: '搭建网站应用', vi: 'dùng để ra mắt website hoặc ứng dụng', es: 'para lanzar una web o una app', ja: 'サイトやアプリの公開に', ko: '사이트·앱 공개용' },
        truth: { en: 'Puts pages together from ready-made parts with less hand coding.', th: 'ประกอบหน้าเว็บจากชิ้นส่วนสำเร็จรูป เขียนโค้ดเองน้อยลง', zh: '用现成组件拼出页面，少写代码。', vi: 'Ghép trang từ các phần có sẵn, bớt phải viết mã tay.', es: 'Monta páginas con piezas ya hechas y menos código a mano.', ja: '用意された部品でページを組み立て、手書きのコードを減らせます。', ko: '준비된 구성 요소로 페이지를 만들어 직접 쓰는 코드를 줄입니다.' },
      },
      {
        leaf: 14804,
        noun: { en: ['testing software', 'mass'], th: ['โปรแกรมทดสอบระบบ', 'ชุด'], zh: ['测试软件', '套'], vi: ['phần mềm kiểm thử', 'bản'], es: ['programa de pruebas', 'm'], ja: ['テスト自動化ソフト', '本'], ko: ['테스트 프로그램', '개'] },
        use: { en: 'for checking programs before release', th: 'สำหรับตรวจโปรแกรมก่อนปล่อยใช้งาน', zh: '发布前检测程序用', vi: 'để kiểm tra phần mềm trước khi phát hành', es: 'para revisar programas antes de lanzar', ja: '公開前の動作確認に', ko: '출시 전 동작 점검용' },
        truth: { en: 'Repeats the same checks automatically after every change.', th: 'ตรวจซ้ำแบบเดิมให้อัตโนมัติทุกครั้งที่แก้ไข', zh: '每次改动后自动重复同样的检查。', vi: 'Tự động lặp lại các bước kiểm tra sau mỗi thay đổi.', es: 'Repite las mismas comprobaciones de forma automática tras cada cambio.', ja: '変更のたびに同じ確認を自動で繰り返します。', ko: '변경할 때마다 같은 점검을 자동으로 반복합니다.' },
      },
      {
        leaf: 14805,
        noun: { en: ['data analysis software', 'mass'], th: ['โปรแกรมวิเคราะห์ข้อมูล', 'ชุด'], zh: ['数据分析软件', '套'], vi: ['phần mềm phân tích dữ liệu', 'bản'], es: ['programa de análisis de datos', 'm'], ja: ['データ分析ソフト', '本'], ko: ['데이터 분석 프로그램', '개'] },
        use: { en: 'for finding patterns in data', th: 'สำหรับหารูปแบบในข้อมูล', zh: '发掘数据规律用', vi: 'dùng để tìm quy luật trong dữ liệu', es: 'para hallar patrones en los datos', ja: 'データの傾向の把握に', ko: '데이터 패턴 파악용' },
        truth: { en: 'Sorts large sets of data and shows what they have in common.', th: 'จัดการข้อมูลจำนวนมากและแสดงสิ่งที่สัมพันธ์กัน', zh: '整理大量数据，呈现其中的规律。', vi: 'Sắp xếp lượng dữ liệu lớn và chỉ ra điểm chung.', es: 'Ordena grandes conjuntos de datos y muestra lo que tienen en común.', ja: '大量のデータを整理し、共通する傾向を示します。', ko: '많은 데이터를 정리해 공통된 경향을 보여 줍니다.' },
      },
    ],
  },
  {
    section: 14900,
    uses: [
      { en: 'for design and content work', th: 'สำหรับงานดีไซน์และคอนเทนต์', zh: '设计与内容制作用', vi: 'cho thiết kế và làm nội dung', es: 'para diseño y contenidos', ja: 'デザインやコンテンツ制作に', ko: '디자인·콘텐츠 제작용' },
      { en: 'for saving time on new projects', th: 'ใช้ลดเวลาเริ่มงานใหม่', zh: '新项目省时省力', vi: 'để tiết kiệm thời gian khi làm dự án mới', es: 'para ahorrar tiempo en proyectos', ja: '新しい制作の時間短縮に', ko: '작업 시간 절약용' },
    ],
    truths: [
      { en: 'Digital files open on a computer, with nothing to ship.', th: 'เป็นไฟล์ดิจิทัล เปิดใช้บนคอมพิวเตอร์ได้ ไม่ต้องรอจัดส่งสินค้า', zh: '数字文件在电脑上打开，无需物流寄送。', vi: 'Tệp số mở trên máy tính, không cần giao hàng.', es: 'Archivos digitales que se abren en el ordenador, sin envío físico.', ja: 'デジタルファイルなので、配送なしでパソコンで開けます。', ko: '디지털 파일이라 배송 없이 컴퓨터에서 열 수 있습니다.' },
      { en: 'The licence states whether commercial use is allowed.', th: 'ไลเซนส์ระบุว่าใช้เชิงพาณิชย์ได้หรือไม่', zh: '授权说明会写明能否商用。', vi: 'Giấy phép ghi rõ có được dùng cho mục đích thương mại hay không.', es: 'La licencia indica si se permite el uso comercial.', ja: '商用利用の可否はライセンスに記載されています。', ko: '상업적 이용 가능 여부는 라이선스에 적혀 있습니다.' },
    ],
    asks: [
      { en: 'Check the file format, required program and licence before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบชนิดไฟล์ โปรแกรมที่ต้องใช้ และไลเซนส์', zh: '下单前请确认文件格式、所需软件和授权范围。', vi: 'Nên kiểm tra định dạng tệp, phần mềm cần dùng và giấy phép trước khi đặt mua.', es: 'Conviene comprobar el formato, el programa necesario y la licencia antes de comprar.', ja: 'ご注文前にファイル形式・必要なソフト・ライセンスをご確認ください。', ko: '주문 전에 파일 형식과 필요한 프로그램, 라이선스를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 14901,
        noun: { en: ['font', 'one'], th: ['ฟอนต์', 'ชุด'], zh: ['字体', '款'], vi: ['phông chữ', 'bộ'], es: ['fuente tipográfica', 'f'], ja: ['フォント', '書体'], ko: ['폰트', '종'] },
        use: { en: 'for headings, logos and text', th: 'สำหรับหัวเรื่อง โลโก้ และข้อความ', zh: '标题标志正文用', vi: 'cho tiêu đề, logo và văn bản', es: 'para títulos, logotipos y textos', ja: '見出しやロゴ、本文に', ko: '제목·로고·본문용' },
        truth: { en: 'Installs on the computer and then appears in the font list.', th: 'ติดตั้งลงเครื่องแล้วจะขึ้นในรายการฟอนต์', zh: '安装到电脑后即出现在字体列表中。', vi: 'Cài vào máy rồi hiện trong danh sách phông chữ.', es: 'Se instala en el ordenador y aparece en la lista de fuentes.', ja: 'パソコンに入れると、フォント一覧に表示されます。', ko: '컴퓨터에 설치하면 폰트 목록에 나타납니다.' },
      },
      {
        leaf: 14902,
        noun: { en: ['document template', 'one'], th: ['เทมเพลตเอกสาร', 'ชุด'], zh: ['文档模板', '套'], vi: ['mẫu tài liệu', 'bộ'], es: ['plantilla de documento', 'f'], ja: ['文書テンプレート', '点'], ko: ['문서 템플릿', '개'] },
        use: { en: 'for reports, slides and planners', th: 'สำหรับรายงาน สไลด์ และแพลนเนอร์', zh: '报告演示计划用', vi: 'cho báo cáo, slide và kế hoạch', es: 'para informes, diapositivas y agendas', ja: '資料やスライド、予定表に', ko: '보고서·슬라이드·플래너용' },
        truth: { en: 'Starts from a finished layout where only the content is filled in.', th: 'มีเลย์เอาต์สำเร็จ แค่เติมเนื้อหาลงไป', zh: '版式已排好，只需填入内容。', vi: 'Bố cục làm sẵn, chỉ cần điền nội dung.', es: 'Parte de un diseño hecho en el que solo se rellena el contenido.', ja: 'レイアウトができているので、内容を入れるだけで使えます。', ko: '레이아웃이 갖춰져 있어 내용만 채우면 됩니다.' },
      },
      {
        leaf: 14903,
        noun: { en: ['website theme', 'one'], th: ['ธีมเว็บไซต์', 'ธีม'], zh: ['网站主题', '套'], vi: ['giao diện website', 'bộ'], es: ['tema para web', 'm'], ja: ['サイトテーマ', '点'], ko: ['웹사이트 테마', '개'] },
        use: { en: 'for blogs and online shops', th: 'สำหรับบล็อกและร้านออนไลน์', zh: '博客网店用', vi: 'cho blog và cửa hàng online', es: 'para blogs y tiendas en línea', ja: 'ブログやネットショップに', ko: '블로그·온라인 쇼핑몰용' },
        truth: { en: 'Sets the look of a site while the content stays the same.', th: 'กำหนดหน้าตาเว็บไซต์โดยเนื้อหายังคงเดิม', zh: '改变网站外观，内容保持不变。', vi: 'Định hình giao diện trang mà nội dung vẫn giữ nguyên.', es: 'Define el aspecto de un sitio sin cambiar el contenido.', ja: '内容はそのままに、サイトの見た目を決めます。', ko: '내용은 그대로 두고 사이트의 모양을 정합니다.' },
      },
      {
        leaf: 14904,
        noun: { en: ['illustration pack', 'one'], th: ['ชุดภาพประกอบ', 'ชุด'], zh: ['插画素材包', '套'], vi: ['bộ hình minh họa', 'bộ'], es: ['paquete de ilustraciones', 'm'], ja: ['イラスト素材集', '点'], ko: ['일러스트 소스', '세트'] },
        use: { en: 'for apps, slides and prints', th: 'สำหรับแอป สไลด์ และงานพิมพ์', zh: '应用演示印刷用', vi: 'cho ứng dụng, slide và in ấn', es: 'para apps, diapositivas e impresos', ja: 'アプリやスライド、印刷物に', ko: '앱·슬라이드·인쇄물용' },
        truth: { en: 'Provides drawn pictures ready to place in a layout.', th: 'มีภาพวาดพร้อมนำไปวางในงานออกแบบ', zh: '提供现成图画，可直接放入版面。', vi: 'Cung cấp hình vẽ sẵn để chèn vào thiết kế.', es: 'Ofrece dibujos listos para colocar en un diseño.', ja: 'レイアウトにそのまま置ける絵がそろっています。', ko: '레이아웃에 바로 넣을 수 있는 그림을 제공합니다.' },
      },
      {
        leaf: 14905,
        noun: { en: ['stock photo pack', 'one'], th: ['ชุดภาพสต็อก', 'ชุด'], zh: ['图库素材包', '套'], vi: ['bộ ảnh stock', 'bộ'], es: ['paquete de fotos de stock', 'm'], ja: ['写真素材集', '点'], ko: ['스톡 사진 소스', '세트'] },
        use: { en: 'for websites, ads and videos', th: 'สำหรับเว็บไซต์ โฆษณา และวิดีโอ', zh: '网站广告视频用', vi: 'cho website, quảng cáo và video', es: 'para webs, anuncios y vídeos', ja: 'ウェブや広告、動画に', ko: '웹·광고·영상용' },
        truth: { en: 'Supplies ready-made footage or images instead of a new shoot.', th: 'มีภาพหรือฟุตเทจพร้อมใช้ ไม่ต้องออกไปถ่ายใหม่', zh: '直接使用现成图片或视频，省去拍摄。', vi: 'Cung cấp hình ảnh, cảnh quay có sẵn thay cho việc chụp mới.', es: 'Aporta imágenes ya hechas en lugar de una sesión nueva.', ja: '新たに撮影しなくても、用意された画像や映像を使えます。', ko: '새로 촬영하지 않고 준비된 이미지나 영상을 쓸 수 있습니다.' },
      },
      {
        leaf: 14906,
        noun: { en: ['3D model file', 'one'], th: ['ไฟล์โมเดล 3D', 'ไฟล์'], zh: ['3D模型文件', '个'], vi: ['tệp mô hình 3D', 'tệp'], es: ['archivo de modelo 3D', 'm'], ja: ['3Dモデルデータ', '点'], ko: ['3D 모델 파일', '개'] },
        use: { en: 'for 3D printing and rendering', th: 'สำหรับพิมพ์ 3D และเรนเดอร์', zh: '3D打印渲染用', vi: 'dùng cho in 3D và dựng hình', es: 'para impresión y render 3D', ja: '3Dプリントやレンダリングに', ko: '3D 프린팅·렌더링용' },
        truth: { en: 'Opens in a 3D program, where it can be scaled or printed.', th: 'เปิดในโปรแกรม 3D แล้วปรับขนาดหรือสั่งพิมพ์ได้', zh: '在3D软件中打开，可缩放或打印。', vi: 'Mở trong phần mềm 3D để chỉnh tỷ lệ hoặc in.', es: 'Se abre en un programa 3D, donde se escala o se imprime.', ja: '3Dソフトで開き、拡大縮小や印刷ができます。', ko: '3D 프로그램에서 열어 크기를 바꾸거나 출력합니다.' },
      },
    ],
  },
];
