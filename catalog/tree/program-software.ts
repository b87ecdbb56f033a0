import type { Aisle } from '../category.ts';

export const programSoftware: Aisle = {
  id: 14000,
  names: { en: 'Program & Software', th: 'โปรแกรมและซอฟต์แวร์', zh: '软件与应用', vi: 'Phần mềm & ứng dụng', es: 'Software y aplicaciones', ja: 'ソフトウェア・アプリ', ko: '프로그램·소프트웨어' },
  sections: [
    {
      id: 14100,
      names: { en: 'Office & Business', th: 'งานสำนักงานและธุรกิจ', zh: '办公与商务', vi: 'Văn phòng & kinh doanh', es: 'Oficina y negocios', ja: 'オフィス・ビジネス', ko: '오피스·비즈니스' },
      leaves: [
        { id: 14101, names: { en: 'Office Suites', th: 'ชุดโปรแกรมสำนักงาน', zh: '办公套件', vi: 'Bộ ứng dụng văn phòng', es: 'Paquetes de ofimática', ja: 'オフィスソフト', ko: '오피스 프로그램' } },
        { id: 14102, names: { en: 'Accounting & Invoicing', th: 'บัญชีและออกใบแจ้งหนี้', zh: '财务与开票', vi: 'Kế toán & hóa đơn', es: 'Contabilidad y facturación', ja: '会計・請求書', ko: '회계·청구서 관리' } },
        { id: 14103, names: { en: 'PDF & Document Tools', th: 'โปรแกรมจัดการเอกสารและ PDF', zh: 'PDF与文档工具', vi: 'Công cụ PDF & tài liệu', es: 'PDF y documentos', ja: 'PDF・文書管理', ko: 'PDF·문서 관리' } },
        { id: 14104, names: { en: 'CRM & Project Management', th: 'บริหารลูกค้าและโครงการ', zh: '客户与项目管理', vi: 'Quản lý khách hàng & dự án', es: 'CRM y gestión de proyectos', ja: '顧客管理・プロジェクト管理', ko: '고객·프로젝트 관리' } },
        { id: 14105, names: { en: 'POS & Inventory', th: 'ระบบขายหน้าร้านและสต็อก', zh: '收银与库存管理', vi: 'Bán hàng & quản lý kho', es: 'Punto de venta e inventario', ja: 'POSレジ・在庫管理', ko: 'POS·재고 관리' } },
      ],
    },
    {
      id: 14200,
      names: { en: 'Design & Photo', th: 'ออกแบบและแต่งภาพ', zh: '设计与修图', vi: 'Thiết kế & chỉnh ảnh', es: 'Diseño y fotografía', ja: 'デザイン・写真', ko: '디자인·사진' },
      leaves: [
        { id: 14201, names: { en: 'Photo Editing', th: 'โปรแกรมแต่งภาพ', zh: '照片编辑', vi: 'Chỉnh sửa ảnh', es: 'Edición de fotos', ja: '写真編集', ko: '사진 편집' } },
        { id: 14202, names: { en: 'Graphic Design & Illustration', th: 'กราฟิกดีไซน์และภาพประกอบ', zh: '平面设计与插画', vi: 'Thiết kế đồ họa & minh họa', es: 'Diseño gráfico e ilustración', ja: 'グラフィックデザイン・イラスト', ko: '그래픽 디자인·일러스트' } },
        { id: 14203, names: { en: 'CAD & Architecture', th: 'เขียนแบบและสถาปัตยกรรม', zh: 'CAD与建筑设计', vi: 'CAD & kiến trúc', es: 'CAD y arquitectura', ja: 'CAD・建築設計', ko: 'CAD·건축 설계' } },
        { id: 14204, names: { en: '3D Modelling & Animation', th: 'โมเดล 3D และแอนิเมชัน', zh: '3D建模与动画', vi: 'Dựng hình 3D & hoạt hình', es: 'Modelado 3D y animación', ja: '3Dモデリング・アニメーション', ko: '3D 모델링·애니메이션' } },
        { id: 14205, names: { en: 'Layout & Web Design', th: 'จัดหน้าและออกแบบเว็บ', zh: '排版与网页设计', vi: 'Dàn trang & thiết kế web', es: 'Maquetación y diseño web', ja: 'レイアウト・ウェブデザイン', ko: '편집·웹 디자인' } },
      ],
    },
    {
      id: 14300,
      names: { en: 'Video & Audio', th: 'วิดีโอและเสียง', zh: '视频与音频', vi: 'Video & âm thanh', es: 'Video y audio', ja: '動画・音声', ko: '영상·오디오' },
      leaves: [
        { id: 14301, names: { en: 'Video Editing', th: 'โปรแกรมตัดต่อวิดีโอ', zh: '视频剪辑', vi: 'Chỉnh sửa video', es: 'Edición de video', ja: '動画編集', ko: '영상 편집' } },
        { id: 14302, names: { en: 'Music Production', th: 'โปรแกรมทำเพลง', zh: '音乐制作', vi: 'Sản xuất âm nhạc', es: 'Producción musical', ja: '音楽制作', ko: '음악 제작' } },
        { id: 14303, names: { en: 'Audio Plugins & Virtual Instruments', th: 'ปลั๊กอินเสียงและเครื่องดนตรีเสมือน', zh: '音频插件与虚拟乐器', vi: 'Plugin âm thanh & nhạc cụ ảo', es: 'Plugins e instrumentos virtuales', ja: '音源・プラグイン', ko: '오디오 플러그인·가상 악기' } },
        { id: 14304, names: { en: 'Media Players & Converters', th: 'โปรแกรมเล่นและแปลงไฟล์', zh: '播放与格式转换', vi: 'Trình phát & chuyển đổi media', es: 'Reproductores y conversores', ja: '再生・変換ソフト', ko: '재생·변환' } },
        { id: 14305, names: { en: 'Streaming & Screen Recording', th: 'ไลฟ์สตรีมและบันทึกหน้าจอ', zh: '直播与录屏', vi: 'Livestream & quay màn hình', es: 'Streaming y grabación de pantalla', ja: '配信・画面録画', ko: '방송·화면 녹화' } },
      ],
    },
    {
      id: 14400,
      names: { en: 'Security & Antivirus', th: 'ความปลอดภัยและแอนตี้ไวรัส', zh: '安全与杀毒', vi: 'Bảo mật & diệt virus', es: 'Seguridad y antivirus', ja: 'セキュリティ・ウイルス対策', ko: '보안·백신' },
      leaves: [
        { id: 14401, names: { en: 'Antivirus', th: 'โปรแกรมแอนตี้ไวรัส', zh: '杀毒软件', vi: 'Phần mềm diệt virus', es: 'Antivirus', ja: 'ウイルス対策ソフト', ko: '백신 프로그램' } },
        { id: 14402, names: { en: 'Internet Security Suites', th: 'ชุดความปลอดภัยอินเทอร์เน็ต', zh: '综合安全防护', vi: 'Bộ bảo mật Internet', es: 'Suites de seguridad', ja: '総合セキュリティソフト', ko: '통합 보안' } },
        { id: 14403, names: { en: 'VPN Services', th: 'บริการ VPN', zh: 'VPN服务', vi: 'Dịch vụ VPN', es: 'Servicios VPN', ja: 'VPNサービス', ko: 'VPN 서비스' } },
        { id: 14404, names: { en: 'Password Managers', th: 'โปรแกรมจัดการรหัสผ่าน', zh: '密码管理', vi: 'Quản lý mật khẩu', es: 'Gestores de contraseñas', ja: 'パスワード管理', ko: '비밀번호 관리' } },
        { id: 14405, names: { en: 'Parental Controls', th: 'โปรแกรมดูแลการใช้งานของเด็ก', zh: '家长控制', vi: 'Kiểm soát của cha mẹ', es: 'Control parental', ja: 'ペアレンタルコントロール', ko: '자녀 보호' } },
      ],
    },
    {
      id: 14500,
      names: { en: 'Operating Systems & Utilities', th: 'ระบบปฏิบัติการและยูทิลิตี้', zh: '操作系统与工具', vi: 'Hệ điều hành & tiện ích', es: 'Sistemas operativos y utilidades', ja: 'OS・ユーティリティ', ko: '운영체제·유틸리티' },
      leaves: [
        { id: 14501, names: { en: 'Operating Systems', th: 'ระบบปฏิบัติการ', zh: '操作系统', vi: 'Hệ điều hành', es: 'Sistemas operativos', ja: 'OS・基本ソフト', ko: '운영체제' } },
        { id: 14502, names: { en: 'Server & Virtualisation', th: 'เซิร์ฟเวอร์และเวอร์ชวลไลเซชัน', zh: '服务器与虚拟化', vi: 'Máy chủ & ảo hóa', es: 'Servidores y virtualización', ja: 'サーバー・仮想化', ko: '서버·가상화' } },
        { id: 14503, names: { en: 'Backup & Data Recovery', th: 'สำรองและกู้ข้อมูล', zh: '备份与数据恢复', vi: 'Sao lưu & khôi phục dữ liệu', es: 'Copias de seguridad y recuperación', ja: 'バックアップ・データ復元', ko: '백업·데이터 복구' } },
        { id: 14504, names: { en: 'System Maintenance Tools', th: 'เครื่องมือดูแลระบบ', zh: '系统维护工具', vi: 'Công cụ bảo trì hệ thống', es: 'Mantenimiento del sistema', ja: 'システムメンテナンス', ko: '시스템 관리 도구' } },
        { id: 14505, names: { en: 'Installation Discs & Media', th: 'แผ่นติดตั้งและสื่อบันทึก', zh: '安装光盘与介质', vi: 'Đĩa cài đặt', es: 'Discos de instalación', ja: 'インストールディスク', ko: '설치 디스크' } },
      ],
    },
    {
      id: 14600,
      names: { en: 'Education & Language Learning', th: 'การศึกษาและเรียนภาษา', zh: '教育与语言学习', vi: 'Giáo dục & học ngôn ngữ', es: 'Educación e idiomas', ja: '教育・語学学習', ko: '교육·어학' },
      leaves: [
        { id: 14601, names: { en: 'Language Learning', th: 'เรียนภาษา', zh: '语言学习', vi: 'Học ngoại ngữ', es: 'Aprender idiomas', ja: '語学学習', ko: '어학 학습' } },
        { id: 14602, names: { en: 'Exam Prep & Courses', th: 'เตรียมสอบและคอร์สเรียน', zh: '考试与课程', vi: 'Luyện thi & khóa học', es: 'Exámenes y cursos', ja: '試験対策・講座', ko: '시험 대비·강좌' } },
        { id: 14603, names: { en: 'Kids\' Learning', th: 'โปรแกรมเรียนรู้สำหรับเด็ก', zh: '儿童学习', vi: 'Học tập cho trẻ em', es: 'Aprendizaje infantil', ja: '子ども向け学習', ko: '어린이 학습' } },
        { id: 14604, names: { en: 'Maths & Science', th: 'คณิตศาสตร์และวิทยาศาสตร์', zh: '数学与科学', vi: 'Toán & khoa học', es: 'Matemáticas y ciencias', ja: '数学・理科', ko: '수학·과학' } },
        { id: 14605, names: { en: 'Dictionaries & Translation', th: 'พจนานุกรมและแปลภาษา', zh: '词典与翻译', vi: 'Từ điển & dịch thuật', es: 'Diccionarios y traducción', ja: '辞書・翻訳', ko: '사전·번역' } },
      ],
    },
    {
      id: 14700,
      names: { en: 'Games Software', th: 'ซอฟต์แวร์เกม', zh: '游戏软件', vi: 'Phần mềm trò chơi', es: 'Videojuegos', ja: 'ゲームソフト', ko: '게임 소프트웨어' },
      leaves: [
        { id: 14701, names: { en: 'PC Games', th: 'เกมคอมพิวเตอร์', zh: '电脑游戏', vi: 'Game PC', es: 'Juegos para PC', ja: 'パソコンゲーム', ko: 'PC 게임' } },
        { id: 14702, names: { en: 'Console Games', th: 'เกมคอนโซล', zh: '主机游戏', vi: 'Game console', es: 'Juegos de consola', ja: '家庭用ゲームソフト', ko: '콘솔 게임' } },
        { id: 14703, names: { en: 'Game Cards & Top-Ups', th: 'บัตรเกมและเติมเงิน', zh: '点卡与充值', vi: 'Thẻ game & nạp tiền', es: 'Tarjetas y recargas de juego', ja: 'ゲームカード・チャージ', ko: '게임 카드·충전' } },
        { id: 14704, names: { en: 'Game Add-Ons & DLC', th: 'ส่วนเสริมเกมและ DLC', zh: '游戏扩展与DLC', vi: 'Bản mở rộng & DLC', es: 'Expansiones y DLC', ja: '追加コンテンツ・DLC', ko: '확장팩·DLC' } },
        { id: 14705, names: { en: 'Puzzle & Family Games', th: 'เกมพัซเซิลและเกมครอบครัว', zh: '益智与家庭游戏', vi: 'Game giải đố & gia đình', es: 'Rompecabezas y juegos familiares', ja: 'パズル・ファミリーゲーム', ko: '퍼즐·가족 게임' } },
      ],
    },
    {
      id: 14800,
      names: { en: 'Developer Tools', th: 'เครื่องมือนักพัฒนา', zh: '开发工具', vi: 'Công cụ lập trình', es: 'Herramientas para desarrolladores', ja: '開発ツール', ko: '개발 도구' },
      leaves: [
        { id: 14801, names: { en: 'Code Editors & IDEs', th: 'โปรแกรมเขียนโค้ดและ IDE', zh: '代码编辑器与IDE', vi: 'Trình soạn mã & IDE', es: 'Editores de código e IDE', ja: 'コードエディタ・IDE', ko: '코드 편집기·IDE' } },
        { id: 14802, names: { en: 'Database Software', th: 'ซอฟต์แวร์ฐานข้อมูล', zh: '数据库软件', vi: 'Phần mềm cơ sở dữ liệu', es: 'Bases de datos', ja: 'データベース', ko: '데이터베이스' } },
        { id: 14803, names: { en: 'Website & App Builders', th: 'เครื่องมือสร้างเว็บและแอป', zh: '建站与应用制作', vi: 'Tạo website & ứng dụng', es: 'Creadores de webs y apps', ja: 'サイト・アプリ作成', ko: '웹사이트·앱 제작' } },
        { id: 14804, names: { en: 'Testing & Automation', th: 'ทดสอบและระบบอัตโนมัติ', zh: '测试与自动化', vi: 'Kiểm thử & tự động hóa', es: 'Pruebas y automatización', ja: 'テスト・自動化', ko: '테스트·자동화' } },
        { id: 14805, names: { en: 'AI & Data Analysis', th: 'AI และวิเคราะห์ข้อมูล', zh: 'AI与数据分析', vi: 'AI & phân tích dữ liệu', es: 'IA y análisis de datos', ja: 'AI・データ分析', ko: 'AI·데이터 분석' } },
      ],
    },
    {
      id: 14900,
      names: { en: 'Templates & Digital Assets', th: 'เทมเพลตและไฟล์ดิจิทัล', zh: '模板与数字素材', vi: 'Mẫu & tài nguyên số', es: 'Plantillas y recursos digitales', ja: 'テンプレート・デジタル素材', ko: '템플릿·디지털 소스' },
      leaves: [
        { id: 14901, names: { en: 'Fonts', th: 'ฟอนต์', zh: '字体', vi: 'Phông chữ', es: 'Fuentes tipográficas', ja: 'フォント', ko: '폰트' } },
        { id: 14902, names: { en: 'Document & Slide Templates', th: 'เทมเพลตเอกสารและสไลด์', zh: '文档与PPT模板', vi: 'Mẫu tài liệu & slide', es: 'Plantillas de documentos y diapositivas', ja: '文書・スライドテンプレート', ko: '문서·슬라이드 템플릿' } },
        { id: 14903, names: { en: 'Website Themes', th: 'ธีมเว็บไซต์', zh: '网站主题', vi: 'Giao diện website', es: 'Temas para webs', ja: 'サイトテーマ', ko: '웹사이트 테마' } },
        { id: 14904, names: { en: 'Icons & Illustrations', th: 'ไอคอนและภาพประกอบ', zh: '图标与插画素材', vi: 'Biểu tượng & hình minh họa', es: 'Iconos e ilustraciones', ja: 'アイコン・イラスト素材', ko: '아이콘·일러스트 소스' } },
        { id: 14905, names: { en: 'Stock Photos & Video', th: 'ภาพสต็อกและวิดีโอ', zh: '图库照片与视频', vi: 'Ảnh & video stock', es: 'Fotos y videos de stock', ja: '写真・動画素材', ko: '스톡 사진·영상' } },
        { id: 14906, names: { en: '3D Models & Print Files', th: 'โมเดล 3D และไฟล์พิมพ์', zh: '3D模型与打印文件', vi: 'Mô hình 3D & tệp in', es: 'Modelos 3D y archivos de impresión', ja: '3Dモデル・3Dプリント用データ', ko: '3D 모델·출력 파일' } },
      ],
    },
  ],
};
