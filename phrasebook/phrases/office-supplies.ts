import type { SectionPhrases } from '../phrase.ts';

export const officeSuppliesPhrases: SectionPhrases[] = [
  {
    section: 12100,
    uses: [
      { en: 'for the office and school', th: 'สำหรับออฟฟิศและโรงเรียน', zh: '办公学习用', vi: 'dùng ở văn phòng và trường học', es: 'para la oficina y la escuela', ja: 'オフィスや学校に', ko: '사무·학습용' },
      { en: 'for the pencil case or desk', th: 'สำหรับพกในกระเป๋าดินสอหรือวางบนโต๊ะ', zh: '笔袋桌面常备', vi: 'để trong hộp bút hoặc trên bàn', es: 'para el estuche o el escritorio', ja: 'ペンケースやデスクの常備用', ko: '필통·책상 상비용' },
    ],
    truths: [
      { en: 'Small enough for a pencil case, a pocket or a desk drawer.', th: 'เล็กพอใส่กระเป๋าดินสอ กระเป๋าเสื้อ หรือลิ้นชักโต๊ะ', zh: '小巧，可放进笔袋、口袋或抽屉。', vi: 'Nhỏ gọn, để vừa hộp bút, túi áo hoặc ngăn kéo.', es: 'De tamaño pequeño, cabe en un estuche, un bolsillo o un cajón.', ja: 'ペンケースやポケット、引き出しに入る大きさです。', ko: '필통이나 주머니, 서랍에 들어가는 크기입니다.' },
      { en: 'An everyday companion for notes, homework and paperwork.', th: 'ใช้ในการจดโน้ต ทำการบ้าน และงานเอกสารทุกวัน', zh: '记笔记、写作业、办公时的日常用品。', vi: 'Dùng hằng ngày khi ghi chép, làm bài và xử lý giấy tờ.', es: 'Compañía diaria para apuntes, deberes y papeleo.', ja: 'メモや宿題、書類仕事で毎日使う文具です。', ko: '메모와 숙제, 서류 작업에 매일 쓰는 문구입니다.' },
    ],
    asks: [
      { en: 'Check the colour, the width and the pack quantity before ordering.', th: 'ก่อนสั่งซื้อควรดูสี ขนาดเส้น และจำนวนต่อแพ็ก', zh: '下单前请确认颜色、粗细和每包数量。', vi: 'Nên kiểm tra màu, độ rộng nét và số lượng mỗi gói trước khi đặt.', es: 'Conviene revisar el color, el grosor y las unidades por paquete.', ja: 'ご注文前に色、太さや幅、入数をご確認ください。', ko: '주문 전에 색상과 굵기·폭, 묶음 수량을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12101,
        noun: { en: ['pen', 'one'], th: ['ปากกา', 'ด้าม'], zh: ['签字笔', '支'], vi: ['bút viết', 'cây'], es: ['bolígrafo', 'm'], ja: ['ボールペン', '本'], ko: ['볼펜', '자루'] },
        use: { en: 'for notes, forms and signatures', th: 'สำหรับจดโน้ต กรอกเอกสาร และเซ็นชื่อ', zh: '记录填表签名用', vi: 'để ghi chép, điền đơn và ký tên', es: 'para apuntes, formularios y firmas', ja: 'メモや書類の記入、サインに', ko: '필기·서류 작성·서명용' },
        truth: { en: 'Writes in ink for notes, forms and signatures.', th: 'เขียนด้วยหมึก ใช้จดโน้ต กรอกแบบฟอร์ม และเซ็นชื่อ', zh: '墨水书写，记笔记、填表格、签名都能用。', vi: 'Viết bằng mực, dùng ghi chép, điền biểu mẫu và ký tên.', es: 'Escribe con tinta en apuntes, formularios y firmas.', ja: 'インクで書くので、メモにも書類やサインにも使えます。', ko: '잉크로 써서 메모나 서류, 서명에 쓸 수 있습니다.' },
      },
      {
        leaf: 12102,
        noun: { en: ['fountain pen', 'one'], th: ['ปากกาหมึกซึม', 'ด้าม'], zh: ['钢笔', '支'], vi: ['bút máy', 'cây'], es: ['pluma estilográfica', 'f'], ja: ['万年筆', '本'], ko: ['만년필', '자루'] },
        use: { en: 'for letters and fine handwriting', th: 'สำหรับเขียนจดหมายและฝึกลายมือ', zh: '写信练字用', vi: 'để viết thư và luyện chữ', es: 'para cartas y buena caligrafía', ja: '手紙や日記の筆記に', ko: '편지·손글씨용' },
        truth: { en: 'Feeds liquid ink to a nib, so light pressure is enough.', th: 'หมึกไหลผ่านหัวปากกา เขียนได้โดยไม่ต้องกดแรง', zh: '墨水经笔尖流出，轻轻下笔即可书写。', vi: 'Mực chảy qua ngòi nên chỉ cần viết nhẹ tay.', es: 'Lleva la tinta líquida al plumín y basta con poca presión.', ja: 'インクがペン先に流れるので、軽い力で書けます。', ko: '잉크가 펜촉으로 흘러 가벼운 힘으로도 써집니다.' },
      },
      {
        leaf: 12103,
        noun: { en: ['pencil', 'one'], th: ['ดินสอ', 'แท่ง'], zh: ['铅笔', '支'], vi: ['bút chì', 'cây'], es: ['lápiz', 'm'], ja: ['鉛筆', '本'], ko: ['연필', '자루'] },
        use: { en: 'for writing, sketching and exams', th: 'สำหรับเขียน ร่างภาพ และทำข้อสอบ', zh: '书写素描考试用', vi: 'để viết, phác thảo và làm bài thi', es: 'para escribir, dibujar y hacer exámenes', ja: '筆記や下書き、試験に', ko: '필기·스케치·시험용' },
        truth: { en: 'Leaves a line that an eraser can take away again.', th: 'เขียนแล้วใช้ยางลบลบออกได้', zh: '写出的字迹可以用橡皮擦掉。', vi: 'Nét viết có thể tẩy đi bằng gôm.', es: 'Deja un trazo que se puede borrar con goma.', ja: '書いた線は消しゴムで消して直せます。', ko: '쓴 자국을 지우개로 지울 수 있습니다.' },
      },
      {
        leaf: 12104,
        noun: { en: ['marker pen', 'one'], th: ['ปากกามาร์กเกอร์', 'ด้าม'], zh: ['记号笔', '支'], vi: ['bút đánh dấu', 'cây'], es: ['rotulador', 'm'], ja: ['マーカーペン', '本'], ko: ['마커펜', '자루'] },
        use: { en: 'for marking and highlighting', th: 'สำหรับทำเครื่องหมายและเน้นข้อความ', zh: '标记划重点用', vi: 'để đánh dấu và tô nổi bật', es: 'para marcar y resaltar', ja: '目印や要点の書き込みに', ko: '표시·강조용' },
        truth: { en: 'Makes key words and labels easy to spot at a glance.', th: 'ช่วยให้เห็นคำสำคัญและป้ายได้ในพริบตา', zh: '让重点文字和标记一眼可见。', vi: 'Giúp từ khóa và nhãn dễ thấy ngay.', es: 'Hace que palabras clave y etiquetas se vean de un vistazo.', ja: '大事な言葉や目印がひと目でわかります。', ko: '중요한 말이나 표시가 한눈에 들어옵니다.' },
      },
      {
        leaf: 12105,
        noun: { en: ['eraser', 'one'], th: ['ยางลบ', 'ก้อน'], zh: ['橡皮擦', '块'], vi: ['gôm tẩy', 'cục'], es: ['goma de borrar', 'f'], ja: ['消しゴム', '個'], ko: ['지우개', '개'] },
        use: { en: 'for rubbing out pencil marks', th: 'สำหรับลบรอยดินสอ', zh: '擦除铅笔字迹用', vi: 'để tẩy nét bút chì', es: 'para borrar trazos de lápiz', ja: '鉛筆やシャープペンの書き直しに', ko: '연필 자국 지우기용' },
        truth: { en: 'Rubs out pencil mistakes so the line can be written again.', th: 'ลบรอยดินสอที่ผิดแล้วเขียนใหม่ได้', zh: '擦掉铅笔写错的地方，方便重写。', vi: 'Tẩy chỗ viết sai bằng bút chì để viết lại.', es: 'Borra los errores a lápiz para volver a escribir.', ja: '鉛筆の書き間違いを消して書き直せます。', ko: '연필로 잘못 쓴 곳을 지우고 다시 쓸 수 있습니다.' },
      },
      {
        leaf: 12106,
        noun: { en: ['correction tape', 'one'], th: ['เทปลบคำผิด', 'อัน'], zh: ['修正带', '个'], vi: ['bút xóa kéo', 'cái'], es: ['cinta correctora', 'f'], ja: ['修正テープ', '個'], ko: ['수정테이프', '개'] },
        use: { en: 'for fixing mistakes in ink', th: 'สำหรับลบคำผิดจากปากกา', zh: '遮盖墨水错字用', vi: 'để xóa chữ viết sai bằng mực', es: 'para corregir errores en tinta', ja: 'ペンの書き間違いの修正に', ko: '펜 오타 수정용' },
        truth: { en: 'Covers a mistake dry, ready to be written over at once.', th: 'ปิดทับคำผิดแบบแห้ง เขียนทับได้ทันที', zh: '干式遮盖错字，拉完即可重写。', vi: 'Phủ khô lên chỗ sai, viết đè lên được ngay.', es: 'Cubre el error en seco y se puede escribir encima enseguida.', ja: '乾いたテープで覆うので、すぐに上から書けます。', ko: '마른 테이프로 덮어 바로 위에 다시 쓸 수 있습니다.' },
      },
      {
        leaf: 12107,
        noun: { en: ['mechanical pencil', 'one'], th: ['ดินสอกด', 'ด้าม'], zh: ['自动铅笔', '支'], vi: ['bút chì kim', 'cây'], es: ['portaminas', 'm'], ja: ['シャープペンシル', '本'], ko: ['샤프', '자루'] },
        use: { en: 'for neat notes and drafting', th: 'สำหรับจดโน้ตและเขียนแบบ', zh: '做题制图用', vi: 'để ghi chép và vẽ kỹ thuật', es: 'para apuntes y dibujo técnico', ja: 'ノートや製図に', ko: '필기·제도용' },
        truth: { en: 'Pushes out lead as needed, with no sharpening.', th: 'กดไส้ออกมาใช้ได้เลย ไม่ต้องเหลา', zh: '按出笔芯即可书写，不用削。', vi: 'Bấm ra ngòi để viết, không cần gọt.', es: 'Saca la mina según se necesita, sin sacapuntas.', ja: '芯を出しながら書けて、削る必要がありません。', ko: '심을 눌러 꺼내 쓰므로 깎을 필요가 없습니다.' },
      },
      {
        leaf: 12108,
        noun: { en: ['pencil sharpener', 'one'], th: ['กบเหลาดินสอ', 'อัน'], zh: ['削笔器', '个'], vi: ['gọt bút chì', 'cái'], es: ['sacapuntas', 'm'], ja: ['鉛筆削り', '個'], ko: ['연필깎이', '개'] },
        use: { en: 'for keeping pencils pointed', th: 'สำหรับเหลาดินสอให้แหลม', zh: '削尖铅笔用', vi: 'để gọt nhọn bút chì', es: 'para sacar punta a los lápices', ja: '鉛筆の芯をとがらせるのに', ko: '연필심 깎기용' },
        truth: { en: 'Gives a worn pencil a fresh point in a few turns.', th: 'เหลาไม่กี่รอบดินสอก็แหลมเหมือนใหม่', zh: '转几下就能把铅笔重新削尖。', vi: 'Chỉ vài vòng là bút chì nhọn trở lại.', es: 'Devuelve la punta a un lápiz gastado con unas vueltas.', ja: '数回まわすだけで鉛筆の先がとがります。', ko: '몇 번만 돌리면 연필심이 다시 뾰족해집니다.' },
      },
    ],
  },
  {
    section: 12200,
    uses: [
      { en: 'for study and office desks', th: 'สำหรับโต๊ะเรียนและโต๊ะทำงาน', zh: '书桌办公桌用', vi: 'cho bàn học và bàn làm việc', es: 'para el estudio y la oficina', ja: '勉強机やオフィスデスクに', ko: '공부·사무 책상용' },
      { en: 'for keeping things on paper', th: 'สำหรับบันทึกลงกระดาษ', zh: '纸上记录用', vi: 'để lưu lại trên giấy', es: 'para tenerlo todo en papel', ja: '紙での記録や管理に', ko: '종이 기록·관리용' },
    ],
    truths: [
      { en: 'Store flat or upright in a dry place away from direct sun.', th: 'เก็บในที่แห้ง ไม่โดนแดดจัด', zh: '请存放在干燥处，避免阳光直射。', vi: 'Nên cất nơi khô ráo, tránh nắng trực tiếp.', es: 'Guardar en un lugar seco, lejos del sol directo.', ja: '直射日光を避け、乾いた場所で保管してください。', ko: '직사광선을 피해 건조한 곳에 보관합니다.' },
      { en: 'Ready to use with no battery and no screen.', th: 'ใช้ได้โดยไม่ต้องมีแบตเตอรี่หรือหน้าจอ', zh: '不用充电，也不依赖屏幕。', vi: 'Dùng được mà không cần pin hay màn hình.', es: 'No hace falta batería ni pantalla.', ja: '電池も画面もいらずに使えます。', ko: '배터리나 화면 없이 쓸 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size, the ruling or layout and the sheet count.', th: 'ควรดูขนาด รูปแบบหน้ากระดาษ และจำนวนแผ่น', zh: '下单前请确认尺寸、内页样式和张数。', vi: 'Nên kiểm tra khổ giấy, kiểu trang và số tờ.', es: 'Conviene revisar el tamaño, el diseño de la hoja y el número de hojas.', ja: 'サイズ、罫線やレイアウト、枚数をご確認ください。', ko: '크기와 내지 형식, 매수를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12201,
        noun: { en: ['notebook', 'one'], th: ['สมุดโน้ต', 'เล่ม'], zh: ['笔记本', '本'], vi: ['sổ ghi chép', 'quyển'], es: ['cuaderno', 'm'], ja: ['ノート', '冊'], ko: ['노트', '권'] },
        use: { en: 'for notes, ideas and journaling', th: 'สำหรับจดโน้ต ไอเดีย และบันทึกประจำวัน', zh: '记笔记写日记用', vi: 'để ghi chú, ý tưởng và nhật ký', es: 'para notas, ideas y diarios', ja: '授業やアイデア、日記の記録に', ko: '필기·아이디어·일기용' },
        truth: { en: 'Keeps notes together in order, page after page.', th: 'รวมโน้ตไว้เป็นเล่มเรียงตามลำดับหน้า', zh: '一页页按顺序保存笔记。', vi: 'Giữ ghi chép liền mạch, trang này nối trang kia.', es: 'Mantiene las notas juntas y en orden, página a página.', ja: '書いたことをページ順にまとめて残せます。', ko: '적은 내용을 쪽 순서대로 모아 둘 수 있습니다.' },
      },
      {
        leaf: 12202,
        noun: { en: ['notepad', 'one'], th: ['สมุดฉีก', 'เล่ม'], zh: ['便签本', '本'], vi: ['sổ xé ghi chú', 'quyển'], es: ['bloc de notas', 'm'], ja: ['メモ帳', '冊'], ko: ['메모장', '권'] },
        use: { en: 'for lists and quick reminders', th: 'สำหรับจดรายการและกันลืม', zh: '列清单备忘用', vi: 'để lập danh sách và nhắc việc', es: 'para listas y recordatorios', ja: '買い物リストや伝言に', ko: '목록·간단 메모용' },
        truth: { en: 'Sits by the phone or in a bag for jotting things down.', th: 'วางข้างโทรศัพท์หรือพกในกระเป๋าไว้จดได้ทันที', zh: '放在电话旁或包里，随手记录。', vi: 'Để cạnh điện thoại hoặc trong túi để ghi nhanh.', es: 'Se deja junto al teléfono o en el bolso para anotar al momento.', ja: '電話のそばやバッグに置いて、さっと書き留められます。', ko: '전화기 옆이나 가방에 두고 바로 적을 수 있습니다.' },
      },
      {
        leaf: 12203,
        noun: { en: ['sticky notes', 'many'], th: ['กระดาษโน้ตกาวในตัว', 'แพ็ก'], zh: ['便利贴', '本'], vi: ['giấy nhớ', 'tập'], es: ['notas adhesivas', 'fp'], ja: ['付箋', '個'], ko: ['점착 메모지', '묶음'] },
        use: { en: 'for reminders and page markers', th: 'สำหรับแปะเตือนและคั่นหน้า', zh: '提醒标页用', vi: 'để dán nhắc việc và đánh dấu trang', es: 'para recordatorios y marcar páginas', ja: 'メモや目印の貼り付けに', ko: '메모·페이지 표시용' },
        truth: { en: 'Stick to paper or a screen edge and peel off again.', th: 'แปะบนกระดาษหรือขอบจอแล้วลอกออกได้', zh: '可贴在纸上或屏幕边，撕下方便。', vi: 'Dán lên giấy hay mép màn hình rồi gỡ ra được.', es: 'Se pegan al papel o al borde de la pantalla y se despegan.', ja: '紙や画面の端に貼って、はがすこともできます。', ko: '종이나 모니터 가장자리에 붙였다 뗄 수 있습니다.' },
      },
      {
        leaf: 12204,
        noun: { en: ['printer paper', 'mass'], th: ['กระดาษถ่ายเอกสาร', 'รีม'], zh: ['打印纸', '包'], vi: ['giấy in', 'ram'], es: ['papel para impresora', 'm'], ja: ['コピー用紙', '冊'], ko: ['복사용지', '권'] },
        use: { en: 'for printing and copying', th: 'สำหรับพิมพ์และถ่ายเอกสาร', zh: '打印复印用', vi: 'để in và photo tài liệu', es: 'para imprimir y fotocopiar', ja: '印刷やコピーに', ko: '인쇄·복사용' },
        truth: { en: 'Loads into a printer or copier tray in neat stacks.', th: 'ใส่ในถาดเครื่องพิมพ์หรือเครื่องถ่ายเอกสารเป็นตั้ง', zh: '整叠放入打印机或复印机纸盒即可使用。', vi: 'Xếp gọn vào khay máy in hoặc máy photo.', es: 'Se carga en la bandeja de la impresora o la fotocopiadora.', ja: 'プリンターやコピー機のトレイにそろえて入れます。', ko: '프린터나 복사기 용지함에 가지런히 넣어 씁니다.' },
      },
      {
        leaf: 12205,
        noun: { en: ['planner', 'one'], th: ['แพลนเนอร์', 'เล่ม'], zh: ['日程本', '本'], vi: ['sổ kế hoạch', 'quyển'], es: ['agenda', 'f'], ja: ['手帳', '冊'], ko: ['플래너', '권'] },
        use: { en: 'for schedules and goals', th: 'สำหรับจัดตารางและตั้งเป้าหมาย', zh: '安排日程目标用', vi: 'để lên lịch và đặt mục tiêu', es: 'para horarios y objetivos', ja: '予定や目標の管理に', ko: '일정·목표 관리용' },
        truth: { en: 'Gives tasks and appointments a set place to be written down.', th: 'มีที่ให้จดงานและนัดหมายเป็นสัดส่วน', zh: '待办和行程都有固定的地方记录。', vi: 'Có chỗ riêng để ghi công việc và lịch hẹn.', es: 'Da a tareas y citas un lugar fijo donde anotarlas.', ja: 'やることや約束を決まった場所に書き込めます。', ko: '할 일과 약속을 정해진 자리에 적을 수 있습니다.' },
      },
      {
        leaf: 12206,
        noun: { en: ['calendar', 'one'], th: ['ปฏิทิน', 'ชุด'], zh: ['日历', '本'], vi: ['lịch', 'quyển'], es: ['calendario', 'm'], ja: ['カレンダー', '点'], ko: ['달력', '개'] },
        use: { en: 'for dates at a glance', th: 'สำหรับดูวันที่และวันสำคัญ', zh: '查看日期安排用', vi: 'để xem ngày tháng', es: 'para ver las fechas de un vistazo', ja: '日付や予定の確認に', ko: '날짜 확인용' },
        truth: { en: 'Shows what day it is and how far off the next date is.', th: 'บอกวันที่และช่วยนับวันถึงนัดถัดไป', zh: '看日期、数日子都方便。', vi: 'Cho biết hôm nay ngày mấy và còn bao lâu đến ngày hẹn.', es: 'Muestra el día y cuánto falta para la próxima fecha.', ja: '今日の日付と、次の予定までの日数がわかります。', ko: '오늘 날짜와 다음 일정까지 남은 날을 알 수 있습니다.' },
      },
      {
        leaf: 12207,
        noun: { en: ['greeting card', 'one'], th: ['การ์ดอวยพร', 'ใบ'], zh: ['贺卡', '张'], vi: ['thiệp chúc mừng', 'tấm'], es: ['tarjeta de felicitación', 'f'], ja: ['グリーティングカード', '枚'], ko: ['축하 카드', '장'] },
        use: { en: 'for greetings, gifts and keepsakes', th: 'สำหรับอวยพร ให้ของขวัญ และเก็บความทรงจำ', zh: '祝福送礼留念用', vi: 'để chúc mừng, tặng quà và lưu kỷ niệm', es: 'para felicitar, regalar y guardar recuerdos', ja: 'お祝いや贈り物、思い出の保存に', ko: '축하·선물·추억 보관용' },
        truth: { en: 'Adds a personal touch to a gift or a memory.', th: 'เพิ่มความใส่ใจให้ของขวัญหรือความทรงจำ', zh: '为礼物或回忆添一份心意。', vi: 'Thêm chút tình cảm cho món quà hay kỷ niệm.', es: 'Da un toque personal a un regalo o a un recuerdo.', ja: '贈り物や思い出に気持ちを添えられます。', ko: '선물이나 추억에 마음을 더해 줍니다.' },
      },
    ],
  },
  {
    section: 12300,
    uses: [
      { en: 'for a tidy workspace', th: 'สำหรับจัดโต๊ะทำงานให้เป็นระเบียบ', zh: '整洁桌面用', vi: 'cho góc làm việc gọn gàng', es: 'para un espacio de trabajo ordenado', ja: '片付いた作業スペースに', ko: '깔끔한 작업 공간용' },
      { en: 'for home, office and classroom', th: 'สำหรับบ้าน ออฟฟิศ และห้องเรียน', zh: '居家办公教室通用', vi: 'dùng ở nhà, văn phòng và lớp học', es: 'para casa, oficina y aula', ja: '自宅やオフィス、教室に', ko: '가정·사무실·교실용' },
    ],
    truths: [
      { en: 'Part of keeping a desk clear and ready for work.', th: 'ช่วยให้โต๊ะโล่งเป็นระเบียบและพร้อมใช้งาน', zh: '让桌面保持清爽，随时可以开工。', vi: 'Giúp bàn luôn thoáng và sẵn sàng làm việc.', es: 'Ayuda a mantener la mesa despejada y lista para trabajar.', ja: '机まわりを片付け、すぐに作業に取りかかれる状態を保てます。', ko: '책상을 정돈해 바로 일할 수 있게 도와줍니다.' },
      { en: 'Quick to clean with a cloth or a light dusting.', th: 'ทำความสะอาดง่ายด้วยผ้าหรือปัดฝุ่นเบาๆ', zh: '用布擦拭或轻轻掸灰即可清洁。', vi: 'Vệ sinh nhanh bằng khăn hoặc phủi bụi nhẹ.', es: 'Limpieza rápida con un paño o quitando el polvo.', ja: '布で拭くか、ほこりを払うだけで手入れできます。', ko: '천으로 닦거나 먼지만 가볍게 털면 됩니다.' },
    ],
    asks: [
      { en: 'Check the measurements against the desk before ordering.', th: 'ก่อนสั่งซื้อควรเทียบขนาดกับโต๊ะที่ใช้', zh: '下单前请对照桌面尺寸。', vi: 'Nên so kích thước với bàn trước khi đặt.', es: 'Conviene comparar las medidas con el escritorio antes de pedir.', ja: 'ご注文前に、お使いの机に合う寸法かご確認ください。', ko: '주문 전에 책상에 맞는 치수인지 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12301,
        noun: { en: ['desk organiser', 'one'], th: ['กล่องจัดระเบียบโต๊ะ', 'ชิ้น'], zh: ['桌面收纳盒', '个'], vi: ['khay sắp xếp để bàn', 'chiếc'], es: ['organizador de escritorio', 'm'], ja: ['デスクオーガナイザー', '個'], ko: ['데스크 정리함', '개'] },
        use: { en: 'for papers, pens and small items', th: 'สำหรับเก็บกระดาษ ปากกา และของจุกจิก', zh: '收纳文具杂物用', vi: 'để giấy tờ, bút và đồ nhỏ', es: 'para papeles, bolígrafos y objetos', ja: '書類やペン、小物の整理に', ko: '서류·펜·소품 정리용' },
        truth: { en: 'Gathers loose items from the desktop into one spot.', th: 'รวมของที่กระจายบนโต๊ะไว้ในที่เดียว', zh: '把散落桌面的物品归到一处。', vi: 'Gom đồ rải rác trên bàn về một chỗ.', es: 'Reúne en un solo sitio lo que anda suelto por la mesa.', ja: '机に散らばりがちなものを一か所にまとめます。', ko: '책상 위에 흩어진 물건을 한곳에 모아 줍니다.' },
      },
      {
        leaf: 12302,
        noun: { en: ['pen holder', 'one'], th: ['ที่ใส่ปากกา', 'อัน'], zh: ['笔筒', '个'], vi: ['ống cắm bút', 'chiếc'], es: ['portalápices', 'm'], ja: ['ペン立て', '個'], ko: ['연필꽂이', '개'] },
        use: { en: 'for pens, scissors and rulers', th: 'สำหรับเสียบปากกา กรรไกร และไม้บรรทัด', zh: '插放笔尺剪刀用', vi: 'để cắm bút, kéo và thước', es: 'para bolígrafos, tijeras y reglas', ja: 'ペンやはさみ、定規の収納に', ko: '펜·가위·자 꽂기용' },
        truth: { en: 'Keeps pens upright and within easy reach.', th: 'ตั้งปากกาไว้เป็นระเบียบ หยิบง่าย', zh: '让笔竖直摆放，伸手可取。', vi: 'Giữ bút đứng thẳng, dễ với lấy.', es: 'Mantiene los bolígrafos de pie y a mano.', ja: 'ペンを立てて置けて、すぐ手に取れます。', ko: '펜을 세워 두고 바로 꺼낼 수 있습니다.' },
      },
      {
        leaf: 12303,
        noun: { en: ['pencil case', 'one'], th: ['กระเป๋าดินสอ', 'ใบ'], zh: ['笔袋', '个'], vi: ['hộp bút', 'chiếc'], es: ['estuche', 'm'], ja: ['ペンケース', '個'], ko: ['필통', '개'] },
        use: { en: 'for carrying pens and pencils', th: 'สำหรับพกปากกาและดินสอ', zh: '随身携带文具用', vi: 'để mang bút và đồ dùng học tập', es: 'para llevar lápices y bolígrafos', ja: '筆記用具の持ち運びに', ko: '필기구 휴대용' },
        truth: { en: 'Keeps writing things together inside a school or work bag.', th: 'รวมเครื่องเขียนไว้ด้วยกันในกระเป๋าเรียนหรือกระเป๋าทำงาน', zh: '把文具集中放好，装进书包或公文包。', vi: 'Gom đồ viết lại một chỗ trong cặp hoặc túi xách.', es: 'Mantiene el material de escritura junto dentro de la mochila o el bolso.', ja: 'かばんの中で筆記用具をひとまとめにできます。', ko: '가방 속 필기구를 한데 모아 줍니다.' },
      },
      {
        leaf: 12304,
        noun: { en: ['desk mat', 'one'], th: ['แผ่นรองโต๊ะ', 'แผ่น'], zh: ['桌垫', '张'], vi: ['thảm trải bàn', 'tấm'], es: ['protector de escritorio', 'm'], ja: ['デスクマット', '枚'], ko: ['데스크 매트', '장'] },
        use: { en: 'for writing and mouse use', th: 'สำหรับรองเขียนและใช้เมาส์', zh: '写字及鼠标操作用', vi: 'để kê viết và dùng chuột', es: 'para escribir y usar el ratón', ja: '筆記やマウス操作に', ko: '필기·마우스용' },
        truth: { en: 'Shields the tabletop from scratches, ink and cup rings.', th: 'ช่วยกันรอยขีดข่วน หมึก และคราบแก้วบนโต๊ะ', zh: '减少桌面划痕、墨渍和杯印。', vi: 'Giúp mặt bàn bớt trầy, dính mực và vết cốc.', es: 'Protege la mesa de arañazos, tinta y marcas de vasos.', ja: '机の天板を傷やインク、カップの跡から守ります。', ko: '책상을 긁힘이나 잉크, 컵 자국에서 지켜 줍니다.' },
      },
      {
        leaf: 12305,
        noun: { en: ['book holder', 'one'], th: ['ที่วางหนังสือ', 'อัน'], zh: ['书本支架', '个'], vi: ['giá đỡ sách', 'chiếc'], es: ['soporte para libros', 'm'], ja: ['ブックスタンド', '個'], ko: ['북스탠드', '개'] },
        use: { en: 'for keeping books upright', th: 'สำหรับตั้งหนังสือ', zh: '立放书本用', vi: 'để dựng sách ngay ngắn', es: 'para mantener los libros de pie', ja: '本の立て置きに', ko: '책 세우기용' },
        truth: { en: 'Props books up so they neither lean nor fall over.', th: 'พยุงหนังสือให้ตั้งตรง ไม่เอนล้ม', zh: '撑住书本，不歪不倒。', vi: 'Đỡ sách đứng vững, không nghiêng đổ.', es: 'Sostiene los libros para que no se inclinen ni se caigan.', ja: '本を支えて、傾いたり倒れたりするのを防ぎます。', ko: '책을 받쳐 기울거나 쓰러지지 않게 합니다.' },
      },
      {
        leaf: 12306,
        noun: { en: ['wastebasket', 'one'], th: ['ถังขยะ', 'ใบ'], zh: ['垃圾桶', '个'], vi: ['thùng rác', 'chiếc'], es: ['papelera', 'f'], ja: ['ゴミ箱', '個'], ko: ['휴지통', '개'] },
        use: { en: 'for scrap paper beside the desk', th: 'สำหรับทิ้งเศษกระดาษข้างโต๊ะ', zh: '桌边丢废纸用', vi: 'để bỏ giấy vụn cạnh bàn', es: 'para el papel usado junto a la mesa', ja: 'デスク脇の紙くず入れに', ko: '책상 옆 쓰레기 정리용' },
        truth: { en: 'Keeps scrap paper off the desk until it is emptied.', th: 'รวมเศษกระดาษไว้จนกว่าจะนำไปทิ้ง', zh: '集中存放废纸，桌面更清爽。', vi: 'Gom giấy vụn khỏi mặt bàn cho đến khi đem đổ.', es: 'Recoge el papel usado de la mesa hasta que se vacía.', ja: '紙くずを集めて、机まわりを片付けられます。', ko: '버릴 종이를 모아 책상 주변을 깔끔하게 합니다.' },
      },
    ],
  },
  {
    section: 12400,
    uses: [
      { en: 'for sorting paperwork', th: 'สำหรับจัดเอกสารให้เป็นหมวด', zh: '整理文件资料用', vi: 'để sắp xếp giấy tờ', es: 'para ordenar documentos', ja: '書類の整理に', ko: '서류 정리용' },
      { en: 'for office and school documents', th: 'สำหรับเอกสารสำนักงานและโรงเรียน', zh: '办公学习资料用', vi: 'cho tài liệu văn phòng và học tập', es: 'para papeles de oficina y escuela', ja: '仕事や学校の書類に', ko: '사무·학교 서류용' },
    ],
    truths: [
      { en: 'Loose sheets become easier to keep together and find again.', th: 'ช่วยให้แผ่นเอกสารอยู่รวมกันและหาเจอง่าย', zh: '散页归整在一起，查找更方便。', vi: 'Giấy rời được giữ gọn và dễ tìm lại.', es: 'Las hojas sueltas quedan juntas y se encuentran antes.', ja: 'ばらばらの紙がまとまり、探しやすくなります。', ko: '낱장 서류를 모아 두고 찾기 쉬워집니다.' },
      { en: 'Handy at tax time, in class and at the front desk.', th: 'ใช้ได้ทั้งงานบัญชี ห้องเรียน และเคาน์เตอร์', zh: '报税、上课、前台办公都用得上。', vi: 'Tiện khi làm sổ sách, học trên lớp và ở quầy tiếp tân.', es: 'De utilidad con los impuestos, en clase y en recepción.', ja: '経理の書類や授業のプリント、受付まわりで役立ちます。', ko: '세금 서류나 수업, 안내 데스크에서 두루 쓰입니다.' },
    ],
    asks: [
      { en: 'Check the paper size and the capacity before ordering.', th: 'ก่อนสั่งซื้อควรดูขนาดกระดาษที่รองรับและความจุ', zh: '下单前请确认适用纸张尺寸和容量。', vi: 'Nên kiểm tra khổ giấy và sức chứa trước khi đặt.', es: 'Conviene revisar el tamaño de papel y la capacidad antes de pedir.', ja: 'ご注文前に対応する用紙サイズと収容枚数をご確認ください。', ko: '주문 전에 용지 크기와 수용량을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12401,
        noun: { en: ['file folder', 'one'], th: ['แฟ้มเอกสาร', 'แฟ้ม'], zh: ['文件夹', '个'], vi: ['bìa hồ sơ', 'chiếc'], es: ['carpeta', 'f'], ja: ['ファイルフォルダー', '枚'], ko: ['파일 폴더', '개'] },
        use: { en: 'for papers by project or subject', th: 'สำหรับแยกเอกสารตามงานหรือวิชา', zh: '按项目科目归档用', vi: 'để phân giấy tờ theo việc hoặc môn', es: 'para papeles por tema o proyecto', ja: '案件や科目ごとの書類分けに', ko: '업무·과목별 서류 분류용' },
        truth: { en: 'Groups papers on one subject and keeps corners flat.', th: 'รวมเอกสารเรื่องเดียวกันไว้และช่วยไม่ให้มุมกระดาษยับ', zh: '同类文件放在一起，边角不易折皱。', vi: 'Gom giấy tờ cùng chủ đề và giữ góc giấy phẳng.', es: 'Agrupa los papeles de un tema y evita que se doblen las esquinas.', ja: '同じ用件の書類をまとめ、角折れを防ぎます。', ko: '같은 주제의 서류를 모으고 모서리가 접히는 것을 막습니다.' },
      },
      {
        leaf: 12402,
        noun: { en: ['ring binder', 'one'], th: ['แฟ้มห่วง', 'แฟ้ม'], zh: ['活页夹', '个'], vi: ['bìa còng', 'chiếc'], es: ['carpeta de anillas', 'f'], ja: ['リングファイル', '冊'], ko: ['링바인더', '개'] },
        use: { en: 'for punched sheets and handouts', th: 'สำหรับเอกสารที่เจาะรูแล้ว', zh: '装订打孔资料用', vi: 'để giữ giấy đã đục lỗ', es: 'para hojas perforadas y apuntes', ja: '穴をあけた書類や資料の保管に', ko: '구멍 뚫은 서류 보관용' },
        truth: { en: 'Opens to add, remove or reorder punched pages.', th: 'เปิดห่วงเพื่อเพิ่ม ถอด หรือสลับแผ่นได้', zh: '打开圆环即可增减、调换打孔页。', vi: 'Mở còng để thêm, bớt hoặc đổi thứ tự trang.', es: 'Se abre para añadir, quitar o reordenar hojas perforadas.', ja: 'リングを開いて、ページの追加や入れ替えができます。', ko: '링을 열어 속지를 더하거나 빼고 순서를 바꿀 수 있습니다.' },
      },
      {
        leaf: 12403,
        noun: { en: ['clipboard', 'one'], th: ['คลิปบอร์ด', 'อัน'], zh: ['板夹', '个'], vi: ['bìa trình ký', 'chiếc'], es: ['portapapeles', 'm'], ja: ['クリップボード', '枚'], ko: ['클립보드', '개'] },
        use: { en: 'for writing while standing', th: 'สำหรับรองเขียนตอนยืน', zh: '站立书写垫板用', vi: 'để kê viết khi đứng', es: 'para escribir de pie', ja: '立ったままの記入に', ko: '서서 쓰는 받침용' },
        truth: { en: 'Holds sheets under a clip and gives a firm surface to write on.', th: 'หนีบกระดาษไว้และเป็นแผ่นรองเขียน', zh: '夹住纸张，并提供平整的书写面。', vi: 'Kẹp giữ giấy và làm mặt kê để viết.', es: 'Sujeta las hojas con una pinza y da una base firme para escribir.', ja: '紙をクリップで留め、下敷き代わりに書けます。', ko: '종이를 집어 고정하고 받침 삼아 쓸 수 있습니다.' },
      },
      {
        leaf: 12404,
        noun: { en: ['file box', 'one'], th: ['กล่องเก็บเอกสาร', 'ใบ'], zh: ['档案盒', '个'], vi: ['hộp đựng hồ sơ', 'chiếc'], es: ['caja archivadora', 'f'], ja: ['ファイルボックス', '個'], ko: ['파일박스', '개'] },
        use: { en: 'for archiving papers and cards', th: 'สำหรับเก็บเอกสารและการ์ด', zh: '存放档案卡片用', vi: 'để lưu giấy tờ và thẻ', es: 'para archivar papeles y fichas', ja: '書類やカードの保管に', ko: '서류·카드 보관용' },
        truth: { en: 'Stores papers or cards upright so each can be flicked through.', th: 'เก็บเอกสารหรือการ์ดแนวตั้ง พลิกหาได้สะดวก', zh: '文件或卡片竖放，翻找方便。', vi: 'Để giấy tờ hoặc thẻ đứng, lật tìm dễ dàng.', es: 'Guarda papeles o fichas en vertical para consultarlos fácilmente.', ja: '書類やカードを立てて入れ、めくって探せます。', ko: '서류나 카드를 세워 넣어 넘겨 가며 찾을 수 있습니다.' },
      },
      {
        leaf: 12405,
        noun: { en: ['index dividers', 'many'], th: ['อินเด็กซ์คั่นเอกสาร', 'ชุด'], zh: ['索引分隔页', '套'], vi: ['giấy phân trang', 'bộ'], es: ['separadores', 'mp'], ja: ['インデックス', 'セット'], ko: ['인덱스', '세트'] },
        use: { en: 'for marking sections in a file', th: 'สำหรับคั่นหมวดในแฟ้ม', zh: '文件分类标记用', vi: 'để chia mục trong hồ sơ', es: 'para marcar secciones del archivo', ja: 'ファイル内の仕切りや見出しに', ko: '파일 구역 표시용' },
        truth: { en: 'Stick out at the edge so the right section is found quickly.', th: 'ยื่นออกมาที่ขอบ ช่วยให้เปิดหาหมวดที่ต้องการได้เร็ว', zh: '标签露出边缘，快速找到对应部分。', vi: 'Nhô ra ở mép giúp tìm đúng mục nhanh chóng.', es: 'Sobresalen en el borde y permiten hallar rápido cada sección.', ja: '端に見出しが出るので、目的の場所をすぐ開けます。', ko: '가장자리로 나와 있어 원하는 구역을 빨리 찾습니다.' },
      },
      {
        leaf: 12406,
        noun: { en: ['stapler', 'one'], th: ['ที่เย็บกระดาษ', 'อัน'], zh: ['订书机', '个'], vi: ['dụng cụ dập ghim', 'dụng cụ'], es: ['grapadora', 'f'], ja: ['ホッチキス', '個'], ko: ['스테이플러', '개'] },
        use: { en: 'for fastening sheets together', th: 'สำหรับเย็บเอกสารเป็นชุด', zh: '装订纸张用', vi: 'để ghim giấy thành tập', es: 'para unir hojas', ja: '書類の綴じ作業に', ko: '종이 철하기용' },
        truth: { en: 'Joins several sheets with a single press.', th: 'กดครั้งเดียวก็เย็บกระดาษหลายแผ่นเข้าด้วยกัน', zh: '一按即可把几张纸订在一起。', vi: 'Bấm một lần là ghim được nhiều tờ.', es: 'Une varias hojas con una sola presión.', ja: '一度押すだけで、数枚の紙を綴じられます。', ko: '한 번 눌러 여러 장을 묶을 수 있습니다.' },
      },
      {
        leaf: 12407,
        noun: { en: ['hole punch', 'one'], th: ['ที่เจาะกระดาษ', 'อัน'], zh: ['打孔机', '个'], vi: ['dụng cụ đục lỗ giấy', 'dụng cụ'], es: ['perforadora de papel', 'f'], ja: ['穴あけパンチ', '個'], ko: ['종이 펀치', '개'] },
        use: { en: 'for putting sheets in a binder', th: 'สำหรับเจาะเอกสารเข้าแฟ้ม', zh: '文件打孔入夹用', vi: 'để đục giấy cho vào bìa còng', es: 'para archivar hojas en carpetas', ja: 'ファイルに綴じる穴あけに', ko: '서류 바인딩용' },
        truth: { en: 'Cuts clean holes so sheets fit onto binder rings.', th: 'เจาะรูเพื่อใส่เอกสารเข้าแฟ้มห่วง', zh: '在纸上打孔，便于装入活页夹。', vi: 'Đục lỗ để giấy lắp vừa bìa còng.', es: 'Hace agujeros para que las hojas entren en las anillas.', ja: '紙に穴をあけて、リングファイルに綴じられます。', ko: '구멍을 뚫어 종이를 바인더 링에 끼울 수 있습니다.' },
      },
      {
        leaf: 12408,
        noun: { en: ['paper clips', 'many'], th: ['คลิปหนีบกระดาษ', 'กล่อง'], zh: ['纸夹', '盒'], vi: ['kẹp giấy', 'hộp'], es: ['clips para papel', 'mp'], ja: ['クリップ', '箱'], ko: ['종이 클립', '통'] },
        use: { en: 'for holding papers without holes', th: 'สำหรับหนีบเอกสารโดยไม่ต้องเจาะ', zh: '免打孔夹纸用', vi: 'để kẹp giấy không cần đục lỗ', es: 'para sujetar papeles sin perforar', ja: '穴をあけない書類の仮留めに', ko: '구멍 없이 종이 고정용' },
        truth: { en: 'Hold sheets together and come off without leaving holes.', th: 'หนีบกระดาษรวมกัน ถอดออกแล้วไม่มีรู', zh: '夹住纸张，取下不留孔。', vi: 'Kẹp giấy lại với nhau, tháo ra không để lại lỗ.', es: 'Sujetan las hojas y se quitan sin dejar agujeros.', ja: '紙をまとめて留め、外しても穴が残りません。', ko: '종이를 모아 집고, 빼도 구멍이 남지 않습니다.' },
      },
    ],
  },
  {
    section: 12500,
    uses: [
      { en: 'for office and home-office work', th: 'สำหรับงานออฟฟิศและทำงานที่บ้าน', zh: '办公室居家办公用', vi: 'cho văn phòng và làm việc tại nhà', es: 'para la oficina o el teletrabajo', ja: 'オフィスや在宅ワークに', ko: '사무실·재택근무용' },
      { en: 'for everyday paperwork', th: 'สำหรับงานเอกสารประจำวัน', zh: '日常文书处理用', vi: 'dùng cho công việc giấy tờ hằng ngày', es: 'para el papeleo diario', ja: '日々の事務作業に', ko: '일상 사무 작업용' },
    ],
    truths: [
      { en: 'Takes over a small office job that is slow by hand.', th: 'ช่วยทุ่นแรงงานเอกสารที่ทำด้วยมือแล้วช้า', zh: '代替手工，省去费时的办公小活。', vi: 'Làm thay những việc văn phòng mất thời gian nếu làm tay.', es: 'Se encarga de una tarea de oficina que a mano resulta lenta.', ja: '手作業では時間のかかる事務作業を助けます。', ko: '손으로 하면 오래 걸리는 사무 일을 덜어 줍니다.' },
      { en: 'Lasts longer when kept free of dust and used as the manual says.', th: 'ปัดฝุ่นและใช้ตามคู่มือช่วยให้ใช้งานได้นาน', zh: '保持清洁并按说明使用，可用得更久。', vi: 'Giữ sạch bụi và dùng đúng hướng dẫn sẽ bền hơn.', es: 'Dura más si se mantiene sin polvo y se sigue el manual.', ja: 'ほこりを避け、説明書どおりに使うと長く使えます。', ko: '먼지를 닦고 설명서대로 쓰면 더 오래 쓸 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the power supply, the paper size and the consumables needed.', th: 'ควรดูระบบไฟ ขนาดกระดาษ และวัสดุสิ้นเปลืองที่ต้องใช้', zh: '下单前请确认供电方式、适用纸张和所需耗材。', vi: 'Nên kiểm tra nguồn điện, khổ giấy và vật tư cần dùng.', es: 'Conviene revisar la alimentación, el tamaño de papel y los consumibles.', ja: '電源、対応用紙サイズ、必要な消耗品をご確認ください。', ko: '전원과 용지 크기, 필요한 소모품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12501,
        noun: { en: ['calculator', 'one'], th: ['เครื่องคิดเลข', 'เครื่อง'], zh: ['计算器', '个'], vi: ['máy tính cầm tay', 'chiếc'], es: ['calculadora', 'f'], ja: ['電卓', '台'], ko: ['계산기', '대'] },
        use: { en: 'for sums, accounts and homework', th: 'สำหรับคิดเลข ทำบัญชี และทำการบ้าน', zh: '算账做题用', vi: 'để tính toán, sổ sách và bài tập', es: 'para cuentas, contabilidad y deberes', ja: '計算や経理、宿題に', ko: '계산·회계·숙제용' },
        truth: { en: 'Gives the result at once when figures are keyed in.', th: 'กดตัวเลขแล้วได้ผลลัพธ์ทันที', zh: '输入数字，立即得出结果。', vi: 'Bấm số là có kết quả ngay.', es: 'Da el resultado al momento de teclear las cifras.', ja: '数字を打ち込むと、すぐに答えが出ます。', ko: '숫자를 누르면 바로 결과가 나옵니다.' },
      },
      {
        leaf: 12502,
        noun: { en: ['paper shredder', 'one'], th: ['เครื่องทำลายเอกสาร', 'เครื่อง'], zh: ['碎纸机', '台'], vi: ['máy hủy giấy', 'chiếc'], es: ['destructora de papel', 'f'], ja: ['シュレッダー', '台'], ko: ['문서세단기', '대'] },
        use: { en: 'for disposing of private papers', th: 'สำหรับทำลายเอกสารส่วนตัว', zh: '销毁私密文件用', vi: 'để hủy giấy tờ riêng tư', es: 'para destruir papeles privados', ja: '個人情報の書類の処分に', ko: '개인정보 서류 파쇄용' },
        truth: { en: 'Cuts letters and bills into pieces before they are thrown away.', th: 'ย่อยจดหมายและใบแจ้งหนี้ก่อนทิ้ง', zh: '把信件、账单切碎后再丢弃。', vi: 'Cắt vụn thư từ, hóa đơn trước khi bỏ đi.', es: 'Corta cartas y facturas en trozos antes de tirarlas.', ja: '手紙や明細書を細かく裁断してから捨てられます。', ko: '우편물이나 고지서를 잘게 잘라 버릴 수 있습니다.' },
      },
      {
        leaf: 12503,
        noun: { en: ['laminator', 'one'], th: ['เครื่องเคลือบบัตร', 'เครื่อง'], zh: ['塑封机', '台'], vi: ['máy ép plastic', 'chiếc'], es: ['plastificadora', 'f'], ja: ['ラミネーター', '台'], ko: ['코팅기', '대'] },
        use: { en: 'for signs, cards and photos', th: 'สำหรับป้าย บัตร และรูปถ่าย', zh: '塑封卡片照片用', vi: 'để ép thông báo, thẻ và ảnh', es: 'para carteles, tarjetas y fotos', ja: '掲示物やカード、写真の保護に', ko: '안내문·카드·사진 코팅용' },
        truth: { en: 'Seals paper inside clear film to keep off dirt and moisture.', th: 'ผนึกกระดาษไว้ในฟิล์มใสกันเปื้อนกันชื้น', zh: '把纸张封入透明膜，防污防潮。', vi: 'Ép giấy trong màng trong suốt để tránh bẩn và ẩm.', es: 'Sella el papel en una lámina transparente contra suciedad y humedad.', ja: '紙を透明なフィルムで挟み、汚れや湿気から守ります。', ko: '종이를 투명 필름으로 감싸 오염과 습기를 막습니다.' },
      },
      {
        leaf: 12504,
        noun: { en: ['label maker', 'one'], th: ['เครื่องพิมพ์ฉลาก', 'เครื่อง'], zh: ['标签机', '台'], vi: ['máy in nhãn', 'chiếc'], es: ['etiquetadora', 'f'], ja: ['ラベルライター', '台'], ko: ['라벨프린터', '대'] },
        use: { en: 'for naming files, boxes and jars', th: 'สำหรับติดชื่อแฟ้ม กล่อง และขวดโหล', zh: '文件盒罐贴标用', vi: 'để dán tên hồ sơ, hộp và lọ', es: 'para rotular archivos, cajas y botes', ja: 'ファイルや箱、瓶の名前付けに', ko: '파일·상자·병 이름표용' },
        truth: { en: 'Turns out readable labels for files, shelves and belongings.', th: 'พิมพ์ป้ายที่อ่านง่ายไว้ติดแฟ้ม ชั้นวาง และของใช้', zh: '打出清晰标签，贴文件、货架和物品。', vi: 'In nhãn dễ đọc cho hồ sơ, kệ và đồ dùng.', es: 'Crea etiquetas legibles para archivos, estantes y objetos.', ja: 'ファイルや棚、持ち物に貼る読みやすいラベルを作れます。', ko: '파일이나 선반, 소지품에 붙일 읽기 쉬운 라벨을 만듭니다.' },
      },
      {
        leaf: 12505,
        noun: { en: ['paper trimmer', 'one'], th: ['แท่นตัดกระดาษ', 'แท่น'], zh: ['切纸机', '台'], vi: ['bàn cắt giấy', 'chiếc'], es: ['guillotina de papel', 'f'], ja: ['ペーパーカッター', '台'], ko: ['종이 재단기', '대'] },
        use: { en: 'for straight cuts in paper', th: 'สำหรับตัดกระดาษให้ตรง', zh: '裁切纸张照片用', vi: 'để cắt giấy thẳng', es: 'para cortes rectos en papel', ja: '紙の直線カットに', ko: '종이 직선 재단용' },
        truth: { en: 'Cuts sheets along a guide for a straight, even edge.', th: 'ตัดตามแนวไกด์ ขอบกระดาษตรงเสมอกัน', zh: '沿标尺裁切，纸边平直。', vi: 'Cắt theo thước dẫn nên mép giấy thẳng đều.', es: 'Corta las hojas siguiendo una guía, con el borde recto.', ja: 'ガイドに沿って切るので、端がまっすぐそろいます。', ko: '가이드를 따라 잘라 가장자리가 반듯합니다.' },
      },
      {
        leaf: 12506,
        noun: { en: ['fax machine', 'one'], th: ['เครื่องแฟกซ์', 'เครื่อง'], zh: ['传真机', '台'], vi: ['máy fax', 'chiếc'], es: ['fax', 'm'], ja: ['ファックス機', '台'], ko: ['팩스기', '대'] },
        use: { en: 'for sending papers by phone line', th: 'สำหรับส่งเอกสารทางสายโทรศัพท์', zh: '电话线传送文件用', vi: 'để gửi giấy tờ qua đường điện thoại', es: 'para enviar papeles por teléfono', ja: '電話回線での書類送信に', ko: '전화선 문서 전송용' },
        truth: { en: 'Sends a copy of a page down a phone line to another machine.', th: 'ส่งสำเนาเอกสารผ่านสายโทรศัพท์ไปยังอีกเครื่อง', zh: '通过电话线把文件副本传到另一台机器。', vi: 'Gửi bản sao trang giấy qua đường điện thoại đến máy khác.', es: 'Envía la copia de una página por la línea telefónica a otro aparato.', ja: '書類の写しを、電話回線で相手の機械へ送れます。', ko: '문서 사본을 전화선으로 다른 기기에 보냅니다.' },
      },
      {
        leaf: 12507,
        noun: { en: ['typewriter', 'one'], th: ['เครื่องพิมพ์ดีด', 'เครื่อง'], zh: ['打字机', '台'], vi: ['máy đánh chữ', 'chiếc'], es: ['máquina de escribir', 'f'], ja: ['タイプライター', '台'], ko: ['타자기', '대'] },
        use: { en: 'for typed letters and vintage desks', th: 'สำหรับพิมพ์จดหมายและตกแต่งโต๊ะแบบวินเทจ', zh: '打字写信复古摆设用', vi: 'để gõ thư và trang trí bàn kiểu cổ điển', es: 'para cartas a máquina y escritorios de época', ja: '手紙のタイプやレトロな机まわりに', ko: '편지 타자·빈티지 책상용' },
        truth: { en: 'Prints each letter on paper as the key is pressed.', th: 'พิมพ์ตัวอักษรลงกระดาษทันทีที่กดแป้น', zh: '按下按键即把字母打在纸上。', vi: 'Gõ phím nào in ngay chữ ấy lên giấy.', es: 'Imprime cada letra en el papel al pulsar la tecla.', ja: 'キーを打つたびに文字が紙に印字されます。', ko: '키를 누를 때마다 종이에 글자가 찍힙니다.' },
      },
      {
        leaf: 12508,
        noun: { en: ['cash register', 'one'], th: ['เครื่องคิดเงิน', 'เครื่อง'], zh: ['收银机', '台'], vi: ['máy tính tiền', 'chiếc'], es: ['caja registradora', 'f'], ja: ['レジスター', '台'], ko: ['금전등록기', '대'] },
        use: { en: 'for shops, cafés and counters', th: 'สำหรับร้านค้า คาเฟ่ และเคาน์เตอร์', zh: '店铺收银用', vi: 'cho cửa hàng, quán cà phê và quầy thu ngân', es: 'para tiendas, cafeterías y mostradores', ja: 'お店やカフェのレジまわりに', ko: '매장·카페·계산대용' },
        truth: { en: 'Helps a shop take, count and keep its money in order.', th: 'ช่วยให้ร้านรับเงิน นับเงิน และเก็บเงินอย่างเป็นระเบียบ', zh: '帮助店铺收款、点钞、有序存放现金。', vi: 'Giúp cửa hàng thu, đếm và cất tiền gọn gàng.', es: 'Ayuda a una tienda a cobrar, contar y guardar el dinero en orden.', ja: 'お店の会計や現金の計数、保管に役立ちます。', ko: '매장의 계산과 현금 세기, 보관을 돕습니다.' },
      },
    ],
  },
  {
    section: 12600,
    uses: [
      { en: 'for class and art projects', th: 'สำหรับงานเรียนและงานศิลปะ', zh: '课堂美术手工用', vi: 'cho giờ học và bài mỹ thuật', es: 'para clase y proyectos artísticos', ja: '授業や作品づくりに', ko: '수업·미술 활동용' },
      { en: 'for students and hobby artists', th: 'สำหรับนักเรียนและคนรักงานศิลป์', zh: '学生美术爱好者用', vi: 'cho học sinh và người thích vẽ', es: 'para estudiantes y aficionados', ja: '学生や趣味のアートに', ko: '학생·취미 미술용' },
    ],
    truths: [
      { en: 'At home in a classroom, a studio or on the kitchen table.', th: 'ใช้ได้ทั้งในห้องเรียน สตูดิโอ หรือบนโต๊ะที่บ้าน', zh: '教室、画室或家里餐桌上都能用。', vi: 'Dùng được ở lớp, ở xưởng vẽ hay ngay bàn ở nhà.', es: 'Para usar en el aula, en el estudio o en la mesa de casa.', ja: '教室でもアトリエでも、家のテーブルでも使えます。', ko: '교실이나 작업실, 집 식탁에서도 쓸 수 있습니다.' },
      { en: 'Small children should have an adult nearby while creating.', th: 'เด็กเล็กควรมีผู้ใหญ่อยู่ใกล้ๆ ขณะใช้งาน', zh: '幼儿使用时，请有大人在旁陪同。', vi: 'Trẻ nhỏ nên có người lớn ở gần khi dùng.', es: 'Los niños pequeños deben tener cerca a un adulto mientras crean.', ja: '小さな子が使うときは、大人がそばで見守ってください。', ko: '어린아이가 쓸 때는 어른이 곁에 있는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check the pack contents, the size and the age advice before ordering.', th: 'ก่อนสั่งซื้อควรดูจำนวนในชุด ขนาด และช่วงอายุที่แนะนำ', zh: '下单前请确认套装内容、规格和适用年龄。', vi: 'Nên kiểm tra số món, kích thước và độ tuổi phù hợp trước khi đặt.', es: 'Conviene revisar el contenido, el tamaño y la edad recomendada.', ja: 'ご注文前にセット内容、サイズ、対象年齢をご確認ください。', ko: '주문 전에 구성과 크기, 권장 연령을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12601,
        noun: { en: ['crayon', 'one'], th: ['สีเทียน', 'แท่ง'], zh: ['蜡笔', '支'], vi: ['bút sáp màu', 'cây'], es: ['cera de colorear', 'f'], ja: ['クレヨン', '本'], ko: ['크레용', '개'] },
        use: { en: 'for colouring and first drawings', th: 'สำหรับระบายสีและหัดวาด', zh: '涂色启蒙画画用', vi: 'để tô màu và tập vẽ', es: 'para colorear y empezar a dibujar', ja: 'ぬりえやお絵かきに', ko: '색칠·그림 그리기용' },
        truth: { en: 'Colours straight onto paper with no water or brush.', th: 'ระบายลงกระดาษได้เลย ไม่ต้องใช้น้ำหรือพู่กัน', zh: '直接在纸上涂色，不用水和画笔。', vi: 'Tô thẳng lên giấy, không cần nước hay cọ.', es: 'Colorea directamente sobre el papel, sin agua ni pincel.', ja: '水も筆も使わず、紙にそのまま描けます。', ko: '물이나 붓 없이 종이에 바로 칠합니다.' },
      },
      {
        leaf: 12602,
        noun: { en: ['coloured pencils', 'many'], th: ['ดินสอสีไม้', 'กล่อง'], zh: ['彩色铅笔', '盒'], vi: ['bút chì màu', 'hộp'], es: ['lápices de colores', 'mp'], ja: ['色鉛筆', 'セット'], ko: ['색연필', '세트'] },
        use: { en: 'for shading and colouring in', th: 'สำหรับไล่เฉดและระบายสี', zh: '上色绘图用', vi: 'để đánh bóng và tô màu', es: 'para sombrear y colorear', ja: '塗り絵やイラストの着色に', ko: '색칠·명암 표현용' },
        truth: { en: 'Layer softly over one another to build up shades.', th: 'ระบายซ้อนทับกันเพื่อไล่เฉดสีได้', zh: '可层层叠色，画出深浅变化。', vi: 'Tô chồng nhẹ nhiều lớp để tạo độ đậm nhạt.', es: 'Se superponen con suavidad para crear tonos.', ja: '色を塗り重ねて、濃淡をつけられます。', ko: '색을 겹쳐 칠해 농담을 낼 수 있습니다.' },
      },
      {
        leaf: 12603,
        noun: { en: ['art paint', 'mass'], th: ['สีวาดรูป', 'ชุด'], zh: ['绘画颜料', '盒'], vi: ['màu vẽ', 'bộ'], es: ['pintura artística', 'f'], ja: ['絵の具', 'セット'], ko: ['물감', '세트'] },
        use: { en: 'for painting pictures and crafts', th: 'สำหรับวาดภาพและงานประดิษฐ์', zh: '绘画手工上色用', vi: 'để vẽ tranh và làm đồ thủ công', es: 'para pintar cuadros y manualidades', ja: '絵画や工作の彩色に', ko: '그림·공예 채색용' },
        truth: { en: 'Mixes on a palette to make further colours.', th: 'ผสมบนจานสีให้ได้สีใหม่ๆ', zh: '可在调色盘上混合出更多颜色。', vi: 'Pha trên khay màu để tạo thêm màu mới.', es: 'Se mezcla en la paleta para obtener otros colores.', ja: 'パレットで混ぜて、ほかの色を作れます。', ko: '팔레트에서 섞어 다른 색을 만들 수 있습니다.' },
      },
      {
        leaf: 12604,
        noun: { en: ['paintbrush', 'one'], th: ['พู่กัน', 'ด้าม'], zh: ['画笔', '支'], vi: ['cọ vẽ', 'cây'], es: ['pincel', 'm'], ja: ['画筆', '本'], ko: ['미술 붓', '자루'] },
        use: { en: 'for applying paint', th: 'สำหรับลงสี', zh: '绘画涂色用', vi: 'để quét và đi màu', es: 'para aplicar pintura', ja: '絵の具での彩色に', ko: '물감 칠하기용' },
        truth: { en: 'Wash after painting and dry lying flat or bristles up.', th: 'ใช้แล้วล้างให้สะอาดและผึ่งให้แห้งโดยไม่กดขน', zh: '用后洗净，平放或笔毛朝上晾干。', vi: 'Dùng xong nên rửa sạch, để nằm hoặc dựng đầu lông lên cho khô.', es: 'Se lava tras pintar y se seca tumbado o con las cerdas hacia arriba.', ja: '使った後は洗い、寝かせるか毛先を上にして乾かしてください。', ko: '쓴 뒤 씻어 눕히거나 붓털을 위로 해서 말립니다.' },
      },
      {
        leaf: 12605,
        noun: { en: ['sketch pad', 'one'], th: ['สมุดวาดเขียน', 'เล่ม'], zh: ['素描本', '本'], vi: ['sổ vẽ', 'quyển'], es: ['bloc de dibujo', 'm'], ja: ['スケッチブック', '冊'], ko: ['스케치북', '권'] },
        use: { en: 'for sketches and studies', th: 'สำหรับสเก็ตช์และฝึกวาด', zh: '写生练习用', vi: 'để phác thảo và tập vẽ', es: 'para bocetos y estudios', ja: 'スケッチやデッサンに', ko: '스케치·드로잉 연습용' },
        truth: { en: 'Keeps drawings together and gives a surface to work on outdoors.', th: 'รวมภาพวาดไว้ในเล่มเดียวและพกไปวาดนอกสถานที่ได้', zh: '画作集中保存，外出写生也方便。', vi: 'Giữ các bức vẽ trong một quyển, mang ra ngoài vẽ cũng tiện.', es: 'Reúne los dibujos y sirve de apoyo para trabajar al aire libre.', ja: '作品を一冊にまとめられ、屋外でも台にして描けます。', ko: '그림을 한 권에 모으고 야외에서도 받쳐 그릴 수 있습니다.' },
      },
      {
        leaf: 12606,
        noun: { en: ['ruler', 'one'], th: ['ไม้บรรทัด', 'อัน'], zh: ['尺子', '把'], vi: ['thước kẻ', 'cây'], es: ['regla', 'f'], ja: ['定規', '本'], ko: ['자', '개'] },
        use: { en: 'for measuring and straight lines', th: 'สำหรับวัดและขีดเส้นตรง', zh: '测量画线用', vi: 'để đo và kẻ đường thẳng', es: 'para medir y trazar líneas', ja: '長さの測定や線引きに', ko: '길이 재기·선 긋기용' },
        truth: { en: 'Guides the pencil along a straight edge when drawing lines.', th: 'ใช้ทาบขอบเพื่อขีดเส้นให้ตรง', zh: '沿直边画线，线条笔直。', vi: 'Làm chuẩn để kẻ đường thẳng bằng bút.', es: 'Guía el lápiz por un borde recto al trazar líneas.', ja: '縁に沿って、まっすぐな線を引けます。', ko: '곧은 모서리를 따라 반듯한 선을 그을 수 있습니다.' },
      },
      {
        leaf: 12607,
        noun: { en: ['scissors', 'many'], th: ['กรรไกร', 'เล่ม'], zh: ['剪刀', '把'], vi: ['kéo', 'chiếc'], es: ['tijeras', 'fp'], ja: ['はさみ', '本'], ko: ['가위', '개'] },
        use: { en: 'for cutting paper and crafts', th: 'สำหรับตัดกระดาษและงานประดิษฐ์', zh: '剪纸手工用', vi: 'để cắt giấy và làm thủ công', es: 'para cortar papel y hacer manualidades', ja: '紙切りや工作に', ko: '종이 자르기·공예용' },
        truth: { en: 'Pass handle first and close after use.', th: 'ส่งให้ผู้อื่นโดยหันด้ามออก และหุบทุกครั้งหลังใช้', zh: '递给他人时手柄朝前，用后请合拢。', vi: 'Khi đưa nên hướng tay cầm ra trước, dùng xong thì khép lại.', es: 'Se entregan por el mango y se guardan cerradas.', ja: '渡すときは持ち手を相手に向け、使った後は刃を閉じてください。', ko: '건넬 때는 손잡이 쪽으로, 쓴 뒤에는 접어 둡니다.' },
      },
      {
        leaf: 12608,
        noun: { en: ['glue', 'mass'], th: ['กาว', 'หลอด'], zh: ['胶水', '支'], vi: ['keo dán', 'tuýp'], es: ['pegamento', 'm'], ja: ['のり', '個'], ko: ['풀', '개'] },
        use: { en: 'for sticking paper and crafts', th: 'สำหรับติดกระดาษและงานประดิษฐ์', zh: '粘贴手工用', vi: 'để dán giấy và đồ thủ công', es: 'para pegar papel y hacer manualidades', ja: '紙や工作の接着に', ko: '종이·공예 붙이기용' },
        truth: { en: 'Joins pieces together and keeps if closed tightly after use.', th: 'ใช้ติดชิ้นงานเข้าด้วยกัน หลังใช้ควรปิดฝาให้แน่น', zh: '粘合部件，用后盖紧以防变干。', vi: 'Dán các phần lại với nhau, dùng xong nên đậy kín.', es: 'Une piezas y se conserva si se cierra bien tras usarlo.', ja: '紙や部品を貼り合わせるのに使い、使用後はふたをしっかり閉めてください。', ko: '붙일 면에 발라 쓰고, 쓴 뒤에는 뚜껑을 꼭 닫아 둡니다.' },
      },
      {
        leaf: 12609,
        noun: { en: ['artist canvas', 'one'], th: ['ผ้าใบวาดรูป', 'ผืน'], zh: ['油画布', '块'], vi: ['vải vẽ canvas', 'tấm'], es: ['lienzo', 'm'], ja: ['キャンバス', '枚'], ko: ['캔버스', '개'] },
        use: { en: 'for oil and acrylic painting', th: 'สำหรับวาดสีน้ำมันและสีอะคริลิก', zh: '油画丙烯创作用', vi: 'để vẽ sơn dầu và acrylic', es: 'para óleo y acrílico', ja: '油絵やアクリル画に', ko: '유화·아크릴화용' },
        truth: { en: 'Gives paint a textured ground and can be hung once finished.', th: 'มีเนื้อผิวให้สีเกาะ วาดเสร็จแล้วนำไปแขวนได้', zh: '表面有纹理便于上色，画好可挂起展示。', vi: 'Bề mặt có vân bám màu, vẽ xong treo lên được.', es: 'Da textura a la pintura y se puede colgar al terminar.', ja: '絵の具がのる布目があり、仕上がったら飾れます。', ko: '결이 있어 물감이 잘 얹히고 완성하면 걸 수 있습니다.' },
      },
    ],
  },
  {
    section: 12700,
    uses: [
      { en: 'for meetings and lessons', th: 'สำหรับประชุมและสอน', zh: '会议教学用', vi: 'dùng khi họp và giảng dạy', es: 'para reuniones y clases', ja: '会議や授業に', ko: '회의·수업용' },
      { en: 'for sharing ideas with a group', th: 'สำหรับแบ่งปันไอเดียในกลุ่ม', zh: '团队展示交流用', vi: 'để chia sẻ ý tưởng với nhóm', es: 'para compartir ideas en grupo', ja: 'チームでの情報共有に', ko: '팀 아이디어 공유용' },
    ],
    truths: [
      { en: 'Useful wherever a group needs to see the same thing.', th: 'ใช้ได้ทุกที่ที่คนหลายคนต้องดูข้อมูลเดียวกัน', zh: '需要大家一起看时都能派上用场。', vi: 'Hữu ích khi nhiều người cần cùng xem một nội dung.', es: 'De ayuda cuando un grupo necesita ver lo mismo.', ja: '大勢で同じものを見たい場面で役立ちます。', ko: '여럿이 같은 내용을 봐야 할 때 쓸모가 있습니다.' },
      { en: 'At home in meeting rooms, classrooms, shops and kitchens.', th: 'ใช้ได้ทั้งห้องประชุม ห้องเรียน ร้านค้า และบ้าน', zh: '会议室、教室、店铺和家里都能用。', vi: 'Dùng được ở phòng họp, lớp học, cửa hàng và gia đình.', es: 'Para salas de reuniones, aulas, tiendas y hogares.', ja: '会議室や教室、お店や家庭で使えます。', ko: '회의실과 교실, 매장, 가정에서 쓸 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size, the mounting or connection and what is included.', th: 'ควรดูขนาด วิธีติดตั้งหรือเชื่อมต่อ และของที่ให้มา', zh: '下单前请确认尺寸、安装或连接方式和配件。', vi: 'Nên kiểm tra kích thước, cách lắp hoặc kết nối và phụ kiện kèm theo.', es: 'Conviene revisar el tamaño, el montaje o la conexión y el contenido.', ja: 'サイズ、取り付けや接続の方法、付属品をご確認ください。', ko: '크기와 설치·연결 방식, 구성품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12701,
        noun: { en: ['whiteboard', 'one'], th: ['กระดานไวท์บอร์ด', 'แผ่น'], zh: ['白板', '块'], vi: ['bảng viết bút lông', 'chiếc'], es: ['pizarra de borrado en seco', 'f'], ja: ['ホワイトボード', '枚'], ko: ['화이트보드', '개'] },
        use: { en: 'for brainstorming and to-do lists', th: 'สำหรับระดมสมองและจดงาน', zh: '讨论记事用', vi: 'để lên ý tưởng và ghi việc', es: 'para lluvia de ideas y tareas', ja: 'アイデア出しや予定の書き込みに', ko: '브레인스토밍·할 일 기록용' },
        truth: { en: 'Written on with dry-erase markers and wiped clean again.', th: 'เขียนด้วยปากกาไวท์บอร์ดแล้วลบออกได้', zh: '用白板笔书写，擦掉可反复使用。', vi: 'Viết bằng bút lông bảng rồi lau sạch được.', es: 'Se escribe con rotulador de borrado en seco y se limpia después.', ja: '専用マーカーで書き、消して繰り返し使えます。', ko: '보드마카로 쓰고 지워 다시 쓸 수 있습니다.' },
      },
      {
        leaf: 12702,
        noun: { en: ['chalkboard', 'one'], th: ['กระดานชอล์ก', 'แผ่น'], zh: ['黑板', '块'], vi: ['bảng viết phấn', 'chiếc'], es: ['pizarra de tiza', 'f'], ja: ['黒板', '枚'], ko: ['칠판', '개'] },
        use: { en: 'for menus, lessons and messages', th: 'สำหรับเขียนเมนู สอน และฝากข้อความ', zh: '写菜单板书留言用', vi: 'để viết thực đơn, bài học và lời nhắn', es: 'para menús, clases y mensajes', ja: 'メニューや板書、伝言に', ko: '메뉴·수업·메시지용' },
        truth: { en: 'Takes chalk and wipes off with a duster or a damp cloth.', th: 'เขียนด้วยชอล์ก ลบด้วยแปรงหรือผ้าชุบน้ำหมาดๆ', zh: '用粉笔书写，板擦或湿布即可擦净。', vi: 'Viết bằng phấn, xóa bằng bông lau hoặc khăn ẩm.', es: 'Se escribe con tiza y se borra con borrador o paño húmedo.', ja: 'チョークで書き、黒板消しや湿らせた布で消せます。', ko: '분필로 쓰고 지우개나 젖은 천으로 지웁니다.' },
      },
      {
        leaf: 12703,
        noun: { en: ['bulletin board', 'one'], th: ['บอร์ดติดประกาศ', 'แผ่น'], zh: ['告示板', '块'], vi: ['bảng ghim', 'chiếc'], es: ['tablero de anuncios', 'm'], ja: ['掲示板', '枚'], ko: ['게시판', '개'] },
        use: { en: 'for notices, photos and reminders', th: 'สำหรับติดประกาศ รูป และข้อความ', zh: '张贴通知照片用', vi: 'để ghim thông báo, ảnh và nhắc việc', es: 'para avisos, fotos y recordatorios', ja: 'お知らせや写真、メモの掲示に', ko: '공지·사진·메모 게시용' },
        truth: { en: 'Keeps notices and photos in view where everyone passes.', th: 'ติดประกาศและรูปไว้ในจุดที่ทุกคนเดินผ่าน', zh: '把通知和照片展示在大家经过的地方。', vi: 'Trưng thông báo và ảnh ở nơi mọi người đi qua.', es: 'Mantiene avisos y fotos a la vista de todos.', ja: 'お知らせや写真を、皆の目に留まる場所に貼れます。', ko: '공지나 사진을 모두가 지나는 곳에 붙여 둘 수 있습니다.' },
      },
      {
        leaf: 12704,
        noun: { en: ['display easel', 'one'], th: ['ขาตั้งบอร์ด', 'ตัว'], zh: ['展示架', '个'], vi: ['giá đỡ bảng', 'chiếc'], es: ['caballete', 'm'], ja: ['イーゼル', '台'], ko: ['이젤', '개'] },
        use: { en: 'for boards, pads and artwork', th: 'สำหรับตั้งบอร์ด กระดาษ และภาพวาด', zh: '支撑展板画作用', vi: 'để dựng bảng, giấy và tranh', es: 'para tableros, blocs y cuadros', ja: 'ボードや用紙、作品の展示に', ko: '보드·용지·작품 세우기용' },
        truth: { en: 'Holds a board, a pad or a picture at a height people can see.', th: 'ตั้งบอร์ด แผ่นกระดาษ หรือภาพให้มองเห็นได้ชัด', zh: '把展板、纸张或画作支起来，方便观看。', vi: 'Dựng bảng, giấy hoặc tranh ở tầm mọi người nhìn thấy.', es: 'Sostiene un tablero, un bloc o un cuadro a la vista.', ja: 'ボードや用紙、絵を見やすい位置に立てかけられます。', ko: '보드나 용지, 그림을 보기 좋게 세워 둡니다.' },
      },
      {
        leaf: 12705,
        noun: { en: ['presentation remote', 'one'], th: ['รีโมทพรีเซนต์', 'อัน'], zh: ['翻页笔', '支'], vi: ['bút trình chiếu', 'chiếc'], es: ['puntero para presentaciones', 'm'], ja: ['プレゼンター', '本'], ko: ['프레젠터', '개'] },
        use: { en: 'for changing slides from afar', th: 'สำหรับเปลี่ยนสไลด์จากระยะไกล', zh: '远距离翻页演示用', vi: 'để chuyển slide từ xa', es: 'para pasar diapositivas a distancia', ja: '離れた場所からのスライド操作に', ko: '원거리 슬라이드 넘기기용' },
        truth: { en: 'Moves slides on without walking back to the computer.', th: 'เปลี่ยนสไลด์ได้โดยไม่ต้องเดินกลับไปที่คอมพิวเตอร์', zh: '不用走回电脑旁就能翻页。', vi: 'Chuyển slide mà không cần quay lại máy tính.', es: 'Pasa las diapositivas sin tener que volver al ordenador.', ja: 'パソコンの前に戻らずにスライドを進められます。', ko: '컴퓨터로 돌아가지 않고 슬라이드를 넘길 수 있습니다.' },
      },
      {
        leaf: 12706,
        noun: { en: ['push pins', 'many'], th: ['หมุดปักกระดาน', 'กล่อง'], zh: ['图钉', '盒'], vi: ['đinh ghim bảng', 'hộp'], es: ['chinchetas', 'fp'], ja: ['プッシュピン', '箱'], ko: ['푸시핀', '통'] },
        use: { en: 'for pinning notes to a board', th: 'สำหรับปักกระดาษบนบอร์ด', zh: '固定便条图纸用', vi: 'để ghim giấy lên bảng', es: 'para fijar notas en un tablero', ja: '掲示板への紙留めに', ko: '게시판 메모 고정용' },
        truth: { en: 'Push in and pull out by hand, with no tools.', th: 'กดปักและดึงออกด้วยมือ ไม่ต้องใช้เครื่องมือ', zh: '徒手按入、拔出，不需要工具。', vi: 'Ấn vào và rút ra bằng tay, không cần dụng cụ.', es: 'Se clavan y se quitan con la mano, sin herramientas.', ja: '工具を使わず、手で刺したり抜いたりできます。', ko: '도구 없이 손으로 꽂고 뺄 수 있습니다.' },
      },
    ],
  },
  {
    section: 12800,
    uses: [
      { en: 'for sending letters and parcels', th: 'สำหรับส่งจดหมายและพัสดุ', zh: '寄信寄快递用', vi: 'để gửi thư và bưu kiện', es: 'para enviar cartas y paquetes', ja: '郵便や荷物の発送に', ko: '우편·택배 발송용' },
      { en: 'for online sellers and offices', th: 'สำหรับร้านออนไลน์และสำนักงาน', zh: '网店办公发货用', vi: 'cho người bán online và văn phòng', es: 'para vendedores en línea y oficinas', ja: 'ネットショップやオフィスに', ko: '온라인 판매자·사무실용' },
    ],
    truths: [
      { en: 'Worth keeping in stock wherever letters or orders go out.', th: 'ควรมีติดไว้ในที่ที่ต้องส่งจดหมายหรือสินค้าเป็นประจำ', zh: '经常寄信、发货的地方值得常备。', vi: 'Nên có sẵn ở nơi thường xuyên gửi thư hoặc gửi hàng.', es: 'Conviene tener existencias donde se envían cartas o pedidos.', ja: '郵便や商品をよく送る場所に常備しておくと便利です。', ko: '우편물이나 주문을 자주 보내는 곳에 갖춰 두면 편리합니다.' },
      { en: 'Part of getting a letter or parcel ready to hand over.', th: 'เป็นของใช้ในขั้นตอนเตรียมจดหมายหรือพัสดุก่อนส่ง', zh: '寄件前打包、整理时会用到。', vi: 'Dùng trong khâu chuẩn bị thư hoặc gói hàng trước khi gửi.', es: 'Parte de la preparación de una carta o un paquete.', ja: '手紙や荷物を送る準備で使います。', ko: '편지나 소포를 보낼 준비를 할 때 씁니다.' },
    ],
    asks: [
      { en: 'Check the dimensions and the pack quantity before ordering.', th: 'ก่อนสั่งซื้อควรดูขนาดและจำนวนต่อแพ็ก', zh: '下单前请确认尺寸和每包数量。', vi: 'Nên kiểm tra kích thước và số lượng mỗi gói trước khi đặt.', es: 'Conviene revisar las medidas y las unidades por paquete.', ja: 'ご注文前に寸法と入数をご確認ください。', ko: '주문 전에 치수와 묶음 수량을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12801,
        noun: { en: ['envelope', 'one'], th: ['ซองจดหมาย', 'ซอง'], zh: ['信封', '个'], vi: ['phong bì', 'chiếc'], es: ['sobre', 'm'], ja: ['封筒', '枚'], ko: ['봉투', '장'] },
        use: { en: 'for letters, cards and documents', th: 'สำหรับใส่จดหมาย การ์ด และเอกสาร', zh: '装信件贺卡文件用', vi: 'để đựng thư, thiệp và giấy tờ', es: 'para cartas, tarjetas y documentos', ja: '手紙やカード、書類の送付に', ko: '편지·카드·서류용' },
        truth: { en: 'Closes around a letter or card, with room outside for an address.', th: 'ใส่จดหมายหรือการ์ดแล้วปิดผนึก เขียนที่อยู่ด้านนอกได้', zh: '装入信件或卡片封好，正面可写地址。', vi: 'Bỏ thư hoặc thiệp vào rồi dán kín, bên ngoài ghi địa chỉ.', es: 'Se cierra con la carta dentro y deja espacio para la dirección.', ja: '手紙やカードを入れて封をし、表に宛名を書けます。', ko: '편지나 카드를 넣어 봉하고 겉면에 주소를 적습니다.' },
      },
      {
        leaf: 12802,
        noun: { en: ['shipping box', 'one'], th: ['กล่องพัสดุ', 'ใบ'], zh: ['快递纸箱', '个'], vi: ['thùng carton', 'chiếc'], es: ['caja de envío', 'f'], ja: ['段ボール箱', '箱'], ko: ['택배박스', '개'] },
        use: { en: 'for shipping, moving and storage', th: 'สำหรับส่งของ ขนย้าย และเก็บของ', zh: '发货搬家收纳用', vi: 'để gửi hàng, chuyển nhà và cất đồ', es: 'para envíos, mudanzas y almacenaje', ja: '発送や引っ越し、保管に', ko: '발송·이사·보관용' },
        truth: { en: 'Closes with tape and stacks with others of its size.', th: 'ปิดด้วยเทปและวางซ้อนกับกล่องขนาดเดียวกันได้', zh: '用胶带封口，同尺寸可叠放。', vi: 'Dán kín bằng băng keo và xếp chồng với thùng cùng cỡ.', es: 'Se cierra con cinta y se apila con otras del mismo tamaño.', ja: 'テープで封をし、同じサイズなら積み重ねられます。', ko: '테이프로 봉하고 같은 크기끼리 쌓을 수 있습니다.' },
      },
      {
        leaf: 12803,
        noun: { en: ['mailing bag', 'one'], th: ['ซองไปรษณีย์', 'ซอง'], zh: ['快递袋', '个'], vi: ['túi gói hàng', 'chiếc'], es: ['bolsa de envío', 'f'], ja: ['宅配袋', '枚'], ko: ['택배봉투', '장'] },
        use: { en: 'for clothes and flat goods', th: 'สำหรับส่งเสื้อผ้าและของแบน', zh: '寄衣物小件用', vi: 'để gửi quần áo và đồ mỏng', es: 'para ropa y artículos planos', ja: '衣類や薄い商品の発送に', ko: '의류·납작한 상품 발송용' },
        truth: { en: 'Takes up less room than a box for goods that lie flat.', th: 'ใช้ที่น้อยกว่ากล่องเมื่อส่งของแบนๆ', zh: '寄扁平物品时，比纸箱更省空间。', vi: 'Gọn hơn thùng khi gửi món đồ phẳng.', es: 'Ocupa menos que una caja cuando el artículo es plano.', ja: '平たい品物なら、箱よりかさばらずに送れます。', ko: '납작한 물건은 상자보다 부피를 덜 차지합니다.' },
      },
      {
        leaf: 12804,
        noun: { en: ['packing tape', 'mass'], th: ['เทปกาวปิดกล่อง', 'ม้วน'], zh: ['封箱胶带', '卷'], vi: ['băng keo đóng hàng', 'cuộn'], es: ['cinta de embalaje', 'f'], ja: ['梱包テープ', '巻'], ko: ['박스테이프', '개'] },
        use: { en: 'for sealing boxes', th: 'สำหรับปิดกล่องพัสดุ', zh: '封箱打包用', vi: 'để dán kín thùng hàng', es: 'para cerrar cajas', ja: '段ボールの封かんに', ko: '박스 봉하기용' },
        truth: { en: 'Runs along the seams of a box to keep it shut in transit.', th: 'ติดตามรอยต่อกล่องไม่ให้เปิดระหว่างขนส่ง', zh: '沿箱缝粘贴，运输途中不易开口。', vi: 'Dán dọc mép thùng để không bung khi vận chuyển.', es: 'Se pega en las juntas de la caja para que no se abra en el transporte.', ja: '箱の合わせ目に貼り、輸送中に開くのを防ぎます。', ko: '상자 이음새에 붙여 배송 중 열리는 것을 막습니다.' },
      },
      {
        leaf: 12805,
        noun: { en: ['packing cushioning', 'mass'], th: ['วัสดุกันกระแทก', 'ม้วน'], zh: ['包装缓冲材料', '卷'], vi: ['vật liệu chống sốc', 'cuộn'], es: ['material de relleno', 'm'], ja: ['緩衝材', '点'], ko: ['포장 완충재', '개'] },
        use: { en: 'for fragile goods in transit', th: 'สำหรับห่อของแตกง่าย', zh: '易碎品防震用', vi: 'để bọc hàng dễ vỡ', es: 'para objetos frágiles en el envío', ja: '割れ物の保護に', ko: '깨지기 쉬운 물건 보호용' },
        truth: { en: 'Fills or wraps the gap between goods and box to soften knocks.', th: 'ห่อหรือเติมช่องว่างในกล่องเพื่อลดแรงกระแทก', zh: '包裹物品或填充箱内空隙，减轻碰撞。', vi: 'Bọc hàng hoặc lấp khoảng trống trong thùng để giảm va đập.', es: 'Envuelve o rellena el hueco de la caja para amortiguar golpes.', ja: '品物を包んだりすき間を埋めたりして、衝撃をやわらげます。', ko: '물건을 감싸거나 빈틈을 채워 충격을 줄입니다.' },
      },
      {
        leaf: 12806,
        noun: { en: ['labels', 'many'], th: ['ป้ายฉลาก', 'แพ็ก'], zh: ['标签', '包'], vi: ['nhãn mác', 'gói'], es: ['etiquetas', 'fp'], ja: ['ラベル・タグ', '点'], ko: ['라벨', '개'] },
        use: { en: 'for addresses, prices and names', th: 'สำหรับติดที่อยู่ ราคา และชื่อ', zh: '标地址价格名称用', vi: 'để ghi địa chỉ, giá và tên', es: 'para direcciones, precios y nombres', ja: '宛名や値段、名前の表示に', ko: '주소·가격·이름 표시용' },
        truth: { en: 'Show at a glance what is inside or where things belong.', th: 'ช่วยให้รู้ทันทีว่าข้างในคืออะไรหรือของอยู่ที่ไหน', zh: '一眼看出里面是什么、该放哪里。', vi: 'Cho biết ngay bên trong là gì hoặc để ở đâu.', es: 'Indican de un vistazo qué hay dentro o dónde va cada cosa.', ja: '中身や置き場所がひと目でわかります。', ko: '안에 무엇이 있는지, 어디에 둘지 한눈에 알 수 있습니다.' },
      },
      {
        leaf: 12807,
        noun: { en: ['office stamp', 'one'], th: ['ตรายาง', 'อัน'], zh: ['印章', '枚'], vi: ['con dấu', 'chiếc'], es: ['sello de oficina', 'm'], ja: ['スタンプ', '個'], ko: ['스탬프', '개'] },
        use: { en: 'for marking letters and forms', th: 'สำหรับประทับบนจดหมายและเอกสาร', zh: '信件表单盖章用', vi: 'để đóng dấu thư và biểu mẫu', es: 'para marcar cartas y formularios', ja: '書類や郵便物への押印に', ko: '우편물·서류 날인용' },
        truth: { en: 'Prints the same mark again and again with ink.', th: 'ประทับข้อความหรือรูปเดิมซ้ำได้ด้วยหมึก', zh: '上墨后可反复盖出相同图文。', vi: 'In lặp lại cùng một dấu bằng mực.', es: 'Imprime la misma marca con tinta una y otra vez.', ja: 'インクで同じ印を何度でも押せます。', ko: '잉크로 같은 표시를 여러 번 찍을 수 있습니다.' },
      },
    ],
  },
  {
    section: 12900,
    uses: [
      { en: 'for offices and workrooms', th: 'สำหรับออฟฟิศและห้องทำงาน', zh: '公司工作室用', vi: 'cho văn phòng và phòng làm việc', es: 'para oficinas y despachos', ja: 'オフィスやワークルームに', ko: '사무실·작업실용' },
      { en: 'for setting up a workplace', th: 'สำหรับจัดพื้นที่ทำงาน', zh: '布置工作空间用', vi: 'để bố trí nơi làm việc', es: 'para montar un lugar de trabajo', ja: '仕事場づくりに', ko: '사무 공간 꾸미기용' },
    ],
    truths: [
      { en: 'Measure the room and the doorways before delivery.', th: 'วัดขนาดห้องและประตูไว้ก่อนจะจัดวางได้ง่าย', zh: '提前量好房间和门宽，摆放更省心。', vi: 'Đo trước phòng và cửa ra vào sẽ dễ kê đặt.', es: 'Conviene medir antes la sala y las puertas.', ja: '部屋や入口の寸法を測っておくと、配置しやすくなります。', ko: '방과 문 폭을 미리 재 두면 배치하기 쉽습니다.' },
      { en: 'A second pair of hands makes unpacking and placing easier.', th: 'มีคนช่วยอีกแรงจะแกะกล่องและจัดวางได้สะดวกขึ้น', zh: '有人搭把手，拆箱和摆放更轻松。', vi: 'Có thêm người phụ sẽ dễ mở thùng và kê đặt hơn.', es: 'Con ayuda de otra persona, desembalar y colocar resulta más fácil.', ja: '開梱や設置は、人手があると楽に進みます。', ko: '한 사람이 더 도와주면 포장을 풀고 배치하기가 쉽습니다.' },
    ],
    asks: [
      { en: 'Check the measurements, the load limit and whether assembly is needed.', th: 'ควรดูขนาด น้ำหนักที่รับได้ และต้องประกอบเองหรือไม่', zh: '下单前请确认尺寸、承重以及是否需要组装。', vi: 'Nên kiểm tra kích thước, tải trọng và có cần lắp ráp không.', es: 'Conviene revisar las medidas, el peso admitido y si requiere montaje.', ja: '寸法、耐荷重、組み立ての有無をご確認ください。', ko: '치수와 허용 하중, 조립 여부를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 12901,
        noun: { en: ['office chair', 'one'], th: ['เก้าอี้สำนักงาน', 'ตัว'], zh: ['办公椅', '把'], vi: ['ghế văn phòng', 'chiếc'], es: ['silla de oficina', 'f'], ja: ['オフィスチェア', '脚'], ko: ['사무용 의자', '개'] },
        use: { en: 'for sitting at a desk', th: 'สำหรับนั่งทำงานที่โต๊ะ', zh: '伏案办公用', vi: 'để ngồi làm việc tại bàn', es: 'para sentarse ante el escritorio', ja: 'デスクワークに', ko: '책상 업무용' },
        truth: { en: 'Goes with a desk for work, study and video calls.', th: 'ใช้คู่กับโต๊ะสำหรับทำงาน เรียน และประชุมออนไลน์', zh: '搭配桌子，工作、学习和视频会议时使用。', vi: 'Đi cùng bàn khi làm việc, học và họp trực tuyến.', es: 'Acompaña al escritorio en el trabajo, el estudio y las videollamadas.', ja: '机と合わせて、仕事や勉強、オンライン会議に使えます。', ko: '책상과 함께 업무나 공부, 화상 회의에 씁니다.' },
      },
      {
        leaf: 12902,
        noun: { en: ['office desk', 'one'], th: ['โต๊ะทำงาน', 'ตัว'], zh: ['办公桌', '张'], vi: ['bàn làm việc', 'chiếc'], es: ['escritorio', 'm'], ja: ['オフィスデスク', '台'], ko: ['사무용 책상', '개'] },
        use: { en: 'for computer work and writing', th: 'สำหรับใช้คอมพิวเตอร์และเขียนงาน', zh: '电脑办公书写用', vi: 'để dùng máy tính và viết', es: 'para escribir y usar el ordenador', ja: 'パソコン作業や書き物に', ko: '컴퓨터 작업·필기용' },
        truth: { en: 'Gives a computer, papers and a cup of coffee a place to stand.', th: 'มีที่วางคอมพิวเตอร์ เอกสาร และแก้วกาแฟ', zh: '电脑、文件和一杯咖啡都有地方放。', vi: 'Có chỗ đặt máy tính, giấy tờ và tách cà phê.', es: 'Da sitio al ordenador, los papeles y una taza de café.', ja: 'パソコンや書類、コーヒーを置く場所になります。', ko: '컴퓨터와 서류, 커피 한 잔을 올려 둘 수 있습니다.' },
      },
      {
        leaf: 12903,
        noun: { en: ['meeting table', 'one'], th: ['โต๊ะประชุม', 'ตัว'], zh: ['会议桌', '张'], vi: ['bàn họp', 'chiếc'], es: ['mesa de reuniones', 'f'], ja: ['会議テーブル', '台'], ko: ['회의용 테이블', '개'] },
        use: { en: 'for team talks and client visits', th: 'สำหรับประชุมทีมและรับลูกค้า', zh: '团队会议洽谈用', vi: 'để họp nhóm và tiếp khách', es: 'para reuniones de equipo y clientes', ja: '打ち合わせや来客対応に', ko: '팀 회의·고객 상담용' },
        truth: { en: 'Seats several people around one surface to talk things over.', th: 'ให้หลายคนนั่งล้อมโต๊ะเดียวกันเพื่อพูดคุย', zh: '多人围坐一桌，方便讨论。', vi: 'Cho nhiều người ngồi quanh một bàn để trao đổi.', es: 'Reúne a varias personas en torno a una misma mesa.', ja: '数人でひとつの机を囲んで話し合えます。', ko: '여러 사람이 한 테이블에 둘러앉아 이야기할 수 있습니다.' },
      },
      {
        leaf: 12904,
        noun: { en: ['filing cabinet', 'one'], th: ['ตู้เก็บเอกสาร', 'ตู้'], zh: ['文件柜', '个'], vi: ['tủ hồ sơ', 'chiếc'], es: ['archivador', 'm'], ja: ['書類キャビネット', '台'], ko: ['서류 캐비닛', '개'] },
        use: { en: 'for storing files and records', th: 'สำหรับเก็บแฟ้มและเอกสาร', zh: '存放文件档案用', vi: 'để cất hồ sơ và chứng từ', es: 'para guardar archivos y expedientes', ja: 'ファイルや記録の保管に', ko: '파일·기록 보관용' },
        truth: { en: 'Keeps records sorted and out of sight until needed.', th: 'เก็บเอกสารเป็นหมวดหมู่และมิดชิด', zh: '分类存放文件，平时收起不外露。', vi: 'Giữ hồ sơ ngăn nắp, kín đáo cho đến khi cần.', es: 'Mantiene los expedientes ordenados y fuera de la vista.', ja: '書類を分類して、見えないようにしまっておけます。', ko: '서류를 분류해 보이지 않게 보관합니다.' },
      },
      {
        leaf: 12905,
        noun: { en: ['office bookcase', 'one'], th: ['ชั้นวางหนังสือ', 'ตัว'], zh: ['书架', '个'], vi: ['kệ sách', 'chiếc'], es: ['estantería de oficina', 'f'], ja: ['本棚', '台'], ko: ['책장', '개'] },
        use: { en: 'for books, binders and boxes', th: 'สำหรับวางหนังสือ แฟ้ม และกล่อง', zh: '摆放书籍文件盒用', vi: 'để xếp sách, bìa hồ sơ và hộp', es: 'para libros, carpetas y cajas', ja: '本やファイル、箱の収納に', ko: '책·바인더·상자 수납용' },
        truth: { en: 'Lines up books and binders where they are easy to reach.', th: 'จัดหนังสือและแฟ้มเรียงไว้ให้หยิบง่าย', zh: '书和文件夹整齐排列，随手可取。', vi: 'Xếp sách và bìa hồ sơ thẳng hàng, dễ lấy.', es: 'Coloca libros y carpetas en fila y al alcance de la mano.', ja: '本やファイルを並べて、取り出しやすく収納できます。', ko: '책과 바인더를 줄지어 꽂아 쉽게 꺼낼 수 있습니다.' },
      },
    ],
  },
];
