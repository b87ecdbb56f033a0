import type { SectionPhrases } from '../phrase.ts';

export const industrialScientificPhrases: SectionPhrases[] = [
  {
    section: 13100,
    uses: [
      { en: 'for home repairs and workshops', th: 'สำหรับงานช่างและซ่อมแซมบ้าน', zh: '家庭维修与车间用', vi: 'cho việc sửa chữa tại nhà và xưởng', es: 'para el hogar y el taller', ja: '家庭の修理や作業場に', ko: '가정 수리·작업장용' },
      { en: 'for DIY and maintenance', th: 'ใช้ในงานช่างและงานซ่อมบำรุง', zh: '适合DIY与检修', vi: 'cho việc tự sửa chữa và bảo trì', es: 'para bricolaje y mantenimiento', ja: 'DIYやメンテナンスに', ko: 'DIY·유지보수용' },
    ],
    truths: [
      { en: 'No mains power or battery needed.', th: 'ไม่ต้องเสียบปลั๊กและไม่ต้องใช้แบตเตอรี่', zh: '无需插电，也不用电池。', vi: 'Không cần cắm điện hay dùng pin.', es: 'Sin necesidad de enchufe ni batería.', ja: '電源も電池も必要ありません。', ko: '전원이나 배터리가 필요 없습니다.' },
      { en: 'Wipe off dust and oil after use and keep in a dry place.', th: 'หลังใช้งานควรเช็ดฝุ่นและคราบน้ำมันออก แล้วเก็บในที่แห้ง', zh: '用后擦去灰尘和油污，放在干燥处保存。', vi: 'Nên lau sạch bụi, dầu sau khi dùng và cất nơi khô ráo.', es: 'Limpiar el polvo y la grasa tras el uso y guardar en un lugar seco.', ja: '使用後はほこりや油を拭き取り、乾いた場所に保管してください。', ko: '사용 후 먼지와 기름을 닦아 건조한 곳에 보관합니다.' },
    ],
    asks: [
      { en: 'Check the size, type and number of pieces before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาด ชนิด และจำนวนชิ้นในชุด', zh: '下单前请确认尺寸、型号和件数。', vi: 'Nên kiểm tra kích thước, loại và số món trước khi đặt mua.', es: 'Conviene comprobar el tamaño, el tipo y el número de piezas antes de comprar.', ja: 'ご注文前にサイズ・種類・入り数をご確認ください。', ko: '주문 전에 크기와 종류, 구성 수량을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13101,
        noun: { en: ['screwdriver', 'one'], th: ['ไขควง', 'อัน'], zh: ['螺丝刀', '把'], vi: ['tua vít', 'cái'], es: ['destornillador', 'm'], ja: ['ドライバー', '本'], ko: ['드라이버', '개'] },
        use: { en: 'for driving and removing screws', th: 'สำหรับขันและคลายสกรู', zh: '拧紧拆卸螺丝用', vi: 'dùng để vặn và tháo vít', es: 'para apretar y aflojar tornillos', ja: 'ねじの締め付けや取り外しに', ko: '나사 조임·풀기용' },
        truth: { en: 'The tip has to match the slot in the screw head.', th: 'ปลายไขควงต้องตรงกับร่องหัวสกรู', zh: '刀头要与螺丝槽型相配。', vi: 'Đầu tua vít phải khớp với rãnh trên đầu vít.', es: 'La punta debe coincidir con la ranura del tornillo.', ja: '先端をねじ頭の溝に合わせて使います。', ko: '팁을 나사 머리 홈에 맞춰 사용합니다.' },
      },
      {
        leaf: 13102,
        noun: { en: ['wrench', 'one'], th: ['ประแจ', 'ตัว'], zh: ['扳手', '把'], vi: ['cờ lê', 'cái'], es: ['llave de apriete', 'f'], ja: ['レンチ', '本'], ko: ['렌치', '개'] },
        use: { en: 'for turning nuts and bolts', th: 'สำหรับขันน็อตและโบลต์', zh: '拧螺母螺栓用', vi: 'dùng để siết bu lông, đai ốc', es: 'para tuercas y pernos', ja: 'ナットやボルトの締め付けに', ko: '너트·볼트 조임용' },
        truth: { en: 'Grips nuts and bolt heads and gives the leverage to turn them.', th: 'จับหัวน็อตหรือหัวโบลต์ไว้ แล้วออกแรงหมุนได้ง่ายขึ้น', zh: '卡住螺母或螺栓头，借力拧动更省劲。', vi: 'Kẹp chặt đầu bu lông, đai ốc và tạo lực đòn bẩy để vặn.', es: 'Sujeta tuercas y pernos y hace palanca para girarlos.', ja: 'ナットやボルトの頭をつかみ、てこの力で回します。', ko: '너트와 볼트 머리를 물고 지렛대 힘으로 돌립니다.' },
      },
      {
        leaf: 13103,
        noun: { en: ['hammer', 'one'], th: ['ค้อน', 'อัน'], zh: ['锤子', '把'], vi: ['búa', 'cái'], es: ['martillo', 'm'], ja: ['ハンマー', '本'], ko: ['망치', '개'] },
        use: { en: 'for driving nails and tapping parts', th: 'ใช้ตอกตะปูและเคาะชิ้นงาน', zh: '敲钉子敲零件用', vi: 'dùng để đóng đinh và gõ chi tiết', es: 'para clavar y golpear piezas', ja: '釘打ちや打ち込み作業に', ko: '못 박기·타격 작업용' },
        truth: { en: 'Swung by the handle to strike nails, pins or parts into place.', th: 'จับด้ามแล้วเหวี่ยงเพื่อตอกตะปู หมุด หรือชิ้นงานให้เข้าที่', zh: '握柄挥动，把钉子、销子或零件敲到位。', vi: 'Cầm cán vung để đóng đinh, chốt hoặc gõ chi tiết vào vị trí.', es: 'Se empuña por el mango para clavar o encajar piezas a golpes.', ja: '柄を握って振り、釘やピン、部品を打ち込みます。', ko: '자루를 잡고 휘둘러 못이나 핀, 부품을 박아 넣습니다.' },
      },
      {
        leaf: 13104,
        noun: { en: ['pliers', 'many'], th: ['คีม', 'ตัว'], zh: ['钳子', '把'], vi: ['kìm', 'cái'], es: ['alicates', 'mp'], ja: ['ペンチ', '本'], ko: ['펜치', '개'] },
        use: { en: 'for gripping, bending and cutting', th: 'สำหรับจับ ดัด และตัด', zh: '夹持弯折剪切用', vi: 'dùng để kẹp, uốn và cắt', es: 'para sujetar, doblar y cortar', ja: 'つかむ・曲げる・切る作業に', ko: '잡기·구부리기·자르기용' },
        truth: { en: 'Squeeze the handles to close the jaws on wire or small parts.', th: 'บีบด้ามให้ปากคีมหนีบลวดหรือชิ้นส่วนขนาดเล็ก', zh: '捏合手柄，钳口便夹住线材或小零件。', vi: 'Bóp tay cầm để hàm kìm kẹp dây hoặc chi tiết nhỏ.', es: 'Al cerrar los mangos, las puntas sujetan cables o piezas pequeñas.', ja: '柄を握ると先端が閉じ、針金や小さな部品をつかみます。', ko: '손잡이를 쥐면 집게가 닫혀 철사나 작은 부품을 잡습니다.' },
      },
      {
        leaf: 13105,
        noun: { en: ['hand saw', 'one'], th: ['เลื่อยมือ', 'อัน'], zh: ['手锯', '把'], vi: ['cưa tay', 'cái'], es: ['serrucho', 'm'], ja: ['のこぎり', '本'], ko: ['톱', '개'] },
        use: { en: 'for cutting wood and other boards', th: 'สำหรับเลื่อยไม้และแผ่นวัสดุ', zh: '锯木料板材用', vi: 'dùng để cưa gỗ và ván', es: 'para cortar madera y tableros', ja: '木材や板の切断に', ko: '목재·판재 절단용' },
        truth: { en: 'The toothed blade cuts through the workpiece with a back-and-forth stroke.', th: 'ใบเลื่อยมีฟัน ชักไปมาเพื่อตัดชิ้นงาน', zh: '锯条带齿，来回拉动即可锯开工件。', vi: 'Lưỡi có răng, kéo qua đẩy lại để cắt vật liệu.', es: 'La hoja dentada corta la pieza con un movimiento de vaivén.', ja: '歯の付いた刃を前後に動かして材料を切ります。', ko: '톱니 날을 앞뒤로 움직여 재료를 자릅니다.' },
      },
      {
        leaf: 13106,
        noun: { en: ['tool box', 'one'], th: ['กล่องเครื่องมือ', 'ใบ'], zh: ['工具箱', '个'], vi: ['hộp dụng cụ', 'hộp'], es: ['caja de herramientas', 'f'], ja: ['工具箱', '個'], ko: ['공구함', '개'] },
        use: { en: 'for storing and carrying tools', th: 'สำหรับเก็บและพกพาเครื่องมือ', zh: '收纳携带工具用', vi: 'dùng để cất và mang dụng cụ', es: 'para guardar y llevar herramientas', ja: '工具の収納や持ち運びに', ko: '공구 보관·휴대용' },
        truth: { en: 'Keeps tools together in one place and ready to carry to the job.', th: 'เก็บเครื่องมือไว้รวมกันในที่เดียว หยิบไปหน้างานได้เลย', zh: '工具集中收纳，随手提到现场。', vi: 'Gom dụng cụ vào một chỗ, tiện mang đến nơi làm việc.', es: 'Reúne las herramientas en un solo sitio para llevarlas al trabajo.', ja: '工具を一か所にまとめ、作業場所へ持ち運べます。', ko: '공구를 한곳에 모아 작업 장소로 옮길 수 있습니다.' },
      },
      {
        leaf: 13107,
        noun: { en: ['hand tool', 'one'], th: ['เครื่องมือช่าง', 'ชิ้น'], zh: ['手动工具', '把'], vi: ['dụng cụ cầm tay', 'dụng cụ'], es: ['herramienta manual', 'f'], ja: ['手工具', '点'], ko: ['수공구', '개'] },
        use: { en: 'for manual jobs in the workshop', th: 'สำหรับงานช่างที่ทำด้วยมือ', zh: '适合手工作业', vi: 'cho các công việc làm bằng tay', es: 'para trabajos manuales de taller', ja: '手作業の工作や修理に', ko: '수작업·수리용' },
        truth: { en: 'Worked by hand, with the force and angle set by the user.', th: 'ใช้แรงมือ ผู้ใช้ควบคุมแรงและมุมได้เอง', zh: '靠手操作，力度和角度由使用者掌握。', vi: 'Thao tác bằng tay, người dùng tự chỉnh lực và góc.', es: 'Se maneja a mano, con la fuerza y el ángulo que elige el usuario.', ja: '手で扱い、力加減や角度を使う人が調整できます。', ko: '손으로 다루며 힘과 각도를 사용자가 조절합니다.' },
      },
    ],
  },
  {
    section: 13200,
    uses: [
      { en: 'for building and renovation', th: 'สำหรับงานก่อสร้างและรีโนเวท', zh: '适合装修施工', vi: 'cho xây dựng và cải tạo nhà', es: 'para obras y reformas', ja: '建築やリフォームに', ko: '건축·리모델링용' },
      { en: 'for workshop and site jobs', th: 'ใช้ในเวิร์กช็อปและหน้างาน', zh: '车间与工地用', vi: 'dùng trong xưởng và công trình', es: 'para el taller y la obra', ja: '作業場や現場の作業に', ko: '작업장·현장용' },
    ],
    truths: [
      { en: 'Eye protection is recommended at work.', th: 'ควรสวมแว่นตานิรภัยขณะทำงาน', zh: '作业时建议佩戴护目镜。', vi: 'Nên đeo kính bảo hộ khi làm việc.', es: 'Se recomienda trabajar con gafas de protección.', ja: '作業時は保護メガネの着用をおすすめします。', ko: '작업 시 보안경 착용을 권장합니다.' },
      { en: 'Clamp the workpiece firmly before starting.', th: 'ควรยึดชิ้นงานให้แน่นก่อนเริ่มงาน', zh: '开工前先把工件固定牢。', vi: 'Nên kẹp chặt vật cần gia công trước khi bắt đầu.', es: 'Conviene sujetar bien la pieza antes de empezar.', ja: '作業を始める前に材料をしっかり固定してください。', ko: '작업 전에 재료를 단단히 고정합니다.' },
    ],
    asks: [
      { en: 'Check the voltage, plug or fitting size and what is in the box before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบแรงดันไฟ ปลั๊กหรือขนาดหัวจับ และอุปกรณ์ในกล่อง', zh: '下单前请确认电压、插头或接口尺寸及包装内容。', vi: 'Nên kiểm tra điện áp, phích cắm hoặc cỡ đầu kẹp và phụ kiện đi kèm trước khi đặt mua.', es: 'Conviene comprobar el voltaje, el enchufe o el encaje y el contenido antes de comprar.', ja: 'ご注文前に電圧・プラグ・取付サイズ・付属品をご確認ください。', ko: '주문 전에 전압과 플러그, 장착 규격, 구성품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13201,
        noun: { en: ['power drill', 'one'], th: ['สว่านไฟฟ้า', 'ตัว'], zh: ['电钻', '台'], vi: ['máy khoan', 'chiếc'], es: ['taladro', 'm'], ja: ['電動ドリル', '台'], ko: ['전동 드릴', '대'] },
        use: { en: 'for drilling holes and driving screws', th: 'สำหรับเจาะรูและขันสกรู', zh: '钻孔拧螺丝用', vi: 'dùng để khoan lỗ và bắt vít', es: 'para taladrar y atornillar', ja: '穴あけやねじ締めに', ko: '구멍 뚫기·나사 조임용' },
        truth: { en: 'Takes interchangeable bits for different holes and screws.', th: 'เปลี่ยนดอกสว่านได้ตามรูและสกรูที่ใช้', zh: '可按孔径和螺丝更换钻头。', vi: 'Thay được mũi theo từng loại lỗ và vít.', es: 'Admite brocas y puntas intercambiables según el agujero o el tornillo.', ja: '穴やねじに合わせて先端のビットを交換できます。', ko: '구멍과 나사에 맞춰 비트를 바꿔 끼울 수 있습니다.' },
      },
      {
        leaf: 13202,
        noun: { en: ['angle grinder', 'one'], th: ['เครื่องเจียร', 'ตัว'], zh: ['角磨机', '台'], vi: ['máy mài góc', 'chiếc'], es: ['amoladora', 'f'], ja: ['ディスクグラインダー', '台'], ko: ['앵글 그라인더', '대'] },
        use: { en: 'for grinding and cutting', th: 'สำหรับเจียรและตัดชิ้นงาน', zh: '打磨切割用', vi: 'dùng để mài và cắt', es: 'para desbastar y cortar', ja: '研削や切断作業に', ko: '연마·절단용' },
        truth: { en: 'Spins a disc that grinds, cuts or polishes, depending on the disc fitted.', th: 'หมุนแผ่นใบเพื่อเจียร ตัด หรือขัด ตามชนิดใบที่ใส่', zh: '装上不同磨片，可打磨、切割或抛光。', vi: 'Quay đĩa để mài, cắt hoặc đánh bóng tùy loại đĩa lắp vào.', es: 'Hace girar un disco para desbastar, cortar o pulir según el que se monte.', ja: '取り付けるディスクに応じて研削・切断・研磨ができます。', ko: '장착한 디스크에 따라 연마, 절단, 광택 작업을 합니다.' },
      },
      {
        leaf: 13203,
        noun: { en: ['power saw', 'one'], th: ['เลื่อยไฟฟ้า', 'ตัว'], zh: ['电锯', '台'], vi: ['máy cưa', 'chiếc'], es: ['sierra eléctrica', 'f'], ja: ['電動のこぎり', '台'], ko: ['전동 톱', '대'] },
        use: { en: 'for cutting boards and timber', th: 'สำหรับตัดไม้และแผ่นวัสดุ', zh: '切割木料板材用', vi: 'dùng để cắt gỗ và ván', es: 'para cortar tablas y madera', ja: '板材や木材の切断に', ko: '판재·목재 절단용' },
        truth: { en: 'The motor-driven blade saves the effort of sawing by hand.', th: 'มอเตอร์ขับใบเลื่อย จึงเบาแรงกว่าเลื่อยมือ', zh: '电机带动锯条，比手锯省力。', vi: 'Động cơ kéo lưỡi cưa, đỡ tốn sức hơn cưa tay.', es: 'La hoja movida a motor ahorra el esfuerzo de serrar a mano.', ja: 'モーターで刃を動かすので、手でひくより力が要りません。', ko: '모터가 톱날을 움직여 손으로 켜는 수고를 덜어 줍니다.' },
      },
      {
        leaf: 13204,
        noun: { en: ['power tool', 'one'], th: ['เครื่องมือไฟฟ้า', 'เครื่อง'], zh: ['电动工具', '台'], vi: ['dụng cụ điện', 'dụng cụ'], es: ['herramienta eléctrica', 'f'], ja: ['電動工具', '台'], ko: ['전동공구', '대'] },
        use: { en: 'for powered workshop jobs', th: 'สำหรับงานช่างที่ต้องใช้กำลังเครื่อง', zh: '代替手工作业', vi: 'cho các công việc cần máy trong xưởng', es: 'para trabajos de taller a motor', ja: '作業の省力化に', ko: '동력 작업용' },
        truth: { en: 'Does with power what would be slow and tiring by hand.', th: 'ใช้กำลังไฟฟ้าทุ่นแรงงานที่ทำด้วยมือแล้วช้าและเหนื่อย', zh: '用电力代替费时费力的手工操作。', vi: 'Dùng điện thay cho những việc làm tay chậm và mệt.', es: 'Hace con electricidad lo que a mano resulta lento y cansado.', ja: '手作業では時間も力もかかる仕事を電動でこなします。', ko: '손으로 하면 느리고 힘든 일을 전기로 처리합니다.' },
      },
      {
        leaf: 13205,
        noun: { en: ['power tool accessory', 'one'], th: ['อุปกรณ์เสริมเครื่องมือไฟฟ้า', 'ชิ้น'], zh: ['电动工具配件', '件'], vi: ['phụ kiện dụng cụ điện', 'phụ kiện'], es: ['accesorio para herramientas eléctricas', 'm'], ja: ['電動工具用アクセサリー', '点'], ko: ['전동공구 액세서리', '개'] },
        use: { en: 'to fit drills, saws and grinders', th: 'ใช้กับสว่าน เลื่อย และเครื่องเจียร', zh: '配电钻电锯磨机用', vi: 'dùng cho máy khoan, cưa và mài', es: 'para taladros, sierras y amoladoras', ja: 'ドリルやグラインダーの先端交換に', ko: '드릴·톱·그라인더 장착용' },
        truth: { en: 'Fits onto a matching tool and is replaced once worn.', th: 'ใส่กับเครื่องที่รองรับ และเปลี่ยนใหม่เมื่อสึก', zh: '装在适配的工具上使用，磨损后更换。', vi: 'Lắp vào máy tương thích và thay mới khi mòn.', es: 'Se monta en la máquina compatible y se cambia cuando se desgasta.', ja: '対応する工具に取り付け、摩耗したら交換します。', ko: '맞는 공구에 끼워 쓰고 닳으면 교체합니다.' },
      },
    ],
  },
  {
    section: 13300,
    uses: [
      { en: 'for measuring and checking', th: 'สำหรับวัดและตรวจสอบ', zh: '测量检查用', vi: 'dùng để đo đạc và kiểm tra', es: 'para medir y comprobar', ja: '計測や点検に', ko: '측정·점검용' },
      { en: 'for workshop, lab and home', th: 'ใช้ได้ทั้งในโรงงาน แล็บ และที่บ้าน', zh: '车间实验室家用', vi: 'cho xưởng, phòng thí nghiệm và gia đình', es: 'para taller, laboratorio y hogar', ja: '作業場や研究室、家庭に', ko: '작업장·실험실·가정용' },
    ],
    truths: [
      { en: 'Read from straight in front for a correct value.', th: 'ควรอ่านค่าในแนวตรงเพื่อให้ได้ค่าที่ถูกต้อง', zh: '读数时视线要正对刻度或屏幕。', vi: 'Nên nhìn thẳng khi đọc để có số đo đúng.', es: 'Conviene leer el valor de frente para evitar errores.', ja: '正しく読み取るため、目盛りや表示は正面から見てください。', ko: '정확한 값을 위해 정면에서 읽습니다.' },
      { en: 'Store away from knocks, heat and damp to keep readings true.', th: 'ควรเก็บให้พ้นแรงกระแทก ความร้อน และความชื้น เพื่อให้ค่าที่วัดไม่คลาดเคลื่อน', zh: '存放时避开磕碰、高温和潮湿，以免读数失准。', vi: 'Nên cất tránh va đập, nóng và ẩm để số đo không bị lệch.', es: 'Guardar lejos de golpes, calor y humedad para no alterar la medida.', ja: '測定値の狂いを防ぐため、衝撃・熱・湿気を避けて保管してください。', ko: '측정값이 틀어지지 않도록 충격과 열, 습기를 피해 보관합니다.' },
    ],
    asks: [
      { en: 'Check the range, units and accuracy before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบช่วงการวัด หน่วย และความแม่นยำ', zh: '下单前请确认量程、单位和精度。', vi: 'Nên kiểm tra dải đo, đơn vị và độ chính xác trước khi đặt mua.', es: 'Conviene comprobar el rango, las unidades y la precisión antes de comprar.', ja: 'ご注文前に測定範囲・単位・精度をご確認ください。', ko: '주문 전에 측정 범위와 단위, 정확도를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13301,
        noun: { en: ['tape measure', 'one'], th: ['สายวัด', 'อัน'], zh: ['卷尺', '把'], vi: ['thước cuộn', 'cái'], es: ['cinta métrica', 'f'], ja: ['メジャー', '個'], ko: ['줄자', '개'] },
        use: { en: 'for measuring lengths on the spot', th: 'สำหรับวัดความยาวหน้างาน', zh: '现场量尺寸用', vi: 'dùng để đo chiều dài tại chỗ', es: 'para medir longitudes al momento', ja: '長さや寸法の計測に', ko: '길이·치수 측정용' },
        truth: { en: 'The flexible tape winds up small and pulls out to the length needed.', th: 'สายวัดโค้งงอได้ ม้วนเก็บได้เล็ก ดึงออกใช้ตามความยาวที่ต้องการ', zh: '尺带柔韧可卷，用时拉出所需长度。', vi: 'Dây thước mềm, cuộn lại gọn, kéo ra theo chiều dài cần đo.', es: 'La cinta flexible se enrolla y se extrae según la longitud necesaria.', ja: 'しなやかなテープは小さく巻け、必要な長さだけ引き出せます。', ko: '유연한 테이프가 작게 감기며 필요한 길이만큼 꺼내 씁니다.' },
      },
      {
        leaf: 13302,
        noun: { en: ['ruler', 'one'], th: ['ไม้บรรทัด', 'อัน'], zh: ['尺子', '把'], vi: ['thước kẻ', 'cái'], es: ['regla', 'f'], ja: ['定規', '本'], ko: ['자', '개'] },
        use: { en: 'for marking out and drawing lines', th: 'สำหรับวัดระยะและขีดเส้น', zh: '量距画线用', vi: 'dùng để đo và kẻ đường thẳng', es: 'para medir y trazar líneas', ja: '寸法取りや線引きに', ko: '치수 재기·선 긋기용' },
        truth: { en: 'Straight edge for drawing lines, with a scale for reading lengths.', th: 'ขอบตรงสำหรับขีดเส้น มีสเกลไว้อ่านความยาว', zh: '直边可画线，刻度可读长度。', vi: 'Cạnh thẳng để kẻ, có vạch chia để đọc chiều dài.', es: 'Borde recto para trazar y escala para leer longitudes.', ja: 'まっすぐな縁で線を引き、目盛りで長さを読み取れます。', ko: '곧은 변으로 선을 긋고 눈금으로 길이를 읽습니다.' },
      },
      {
        leaf: 13303,
        noun: { en: ['electrical tester', 'one'], th: ['เครื่องทดสอบไฟฟ้า', 'เครื่อง'], zh: ['电工测试仪', '台'], vi: ['thiết bị thử điện', 'thiết bị'], es: ['comprobador eléctrico', 'm'], ja: ['電気テスター', '台'], ko: ['전기 테스터기', '대'] },
        use: { en: 'for checking circuits and wiring', th: 'สำหรับตรวจวงจรและสายไฟ', zh: '检测电路线路用', vi: 'dùng để kiểm tra mạch và dây điện', es: 'para revisar circuitos y cableado', ja: '回路や配線の点検に', ko: '회로·배선 점검용' },
        truth: { en: 'Helps find faults in circuits, outlets and batteries.', th: 'ช่วยหาจุดเสียในวงจร ปลั๊กไฟ และแบตเตอรี่', zh: '帮助排查电路、插座和电池的故障。', vi: 'Giúp tìm lỗi ở mạch điện, ổ cắm và pin.', es: 'Ayuda a localizar fallos en circuitos, enchufes y baterías.', ja: '回路やコンセント、電池の不具合を調べるのに役立ちます。', ko: '회로와 콘센트, 배터리의 이상을 찾는 데 도움이 됩니다.' },
      },
      {
        leaf: 13304,
        noun: { en: ['weighing scale', 'one'], th: ['เครื่องชั่ง', 'เครื่อง'], zh: ['秤', '台'], vi: ['cân', 'chiếc'], es: ['balanza', 'f'], ja: ['はかり', '台'], ko: ['저울', '대'] },
        use: { en: 'for weighing goods and samples', th: 'สำหรับชั่งสินค้าและตัวอย่าง', zh: '称量货品样品用', vi: 'dùng để cân hàng và mẫu', es: 'para pesar productos y muestras', ja: '商品や試料の計量に', ko: '상품·시료 계량용' },
        truth: { en: 'Shows how much something weighs so that amounts can be compared.', th: 'บอกน้ำหนักของสิ่งของเพื่อเปรียบเทียบปริมาณได้', zh: '称出物品的重量，方便比较和配量。', vi: 'Cho biết vật nặng bao nhiêu để so sánh và chia lượng.', es: 'Indica cuánto pesa algo para comparar y repartir cantidades.', ja: '物の重さを示し、量を比べたり量り分けたりできます。', ko: '물건의 무게를 보여 주어 양을 비교하고 나눌 수 있습니다.' },
      },
      {
        leaf: 13305,
        noun: { en: ['thermometer', 'one'], th: ['เทอร์โมมิเตอร์', 'อัน'], zh: ['温度计', '个'], vi: ['nhiệt kế', 'cái'], es: ['termómetro', 'm'], ja: ['温度計', '個'], ko: ['온도계', '개'] },
        use: { en: 'for reading temperatures', th: 'สำหรับวัดอุณหภูมิ', zh: '查看冷热读数用', vi: 'dùng để đo nhiệt độ', es: 'para medir la temperatura', ja: '温度の測定に', ko: '온도 측정용' },
        truth: { en: 'Shows how warm or cold a place, liquid or object is.', th: 'บอกอุณหภูมิของสถานที่ ของเหลว หรือวัตถุ', zh: '显示环境、液体或物体的冷热程度。', vi: 'Cho biết nhiệt độ của không gian, chất lỏng hoặc đồ vật.', es: 'Indica la temperatura de un lugar, un líquido o un objeto.', ja: '場所や液体、物の温度がわかります。', ko: '장소나 액체, 물체의 온도를 알려 줍니다.' },
      },
      {
        leaf: 13306,
        noun: { en: ['measuring instrument', 'one'], th: ['เครื่องมือวัด', 'เครื่อง'], zh: ['测量仪器', '台'], vi: ['thiết bị đo', 'thiết bị'], es: ['instrumento de medida', 'm'], ja: ['測定器', '台'], ko: ['측정기', '대'] },
        use: { en: 'for taking readings at work', th: 'สำหรับวัดค่าหน้างาน', zh: '现场检测取数用', vi: 'dùng để lấy số đo khi làm việc', es: 'para tomar medidas en el trabajo', ja: '仕事での計測に', ko: '작업 현장 측정용' },
        truth: { en: 'Turns what is being checked into a value that can be noted down.', th: 'แปลงสิ่งที่ตรวจวัดให้เป็นค่าที่จดบันทึกได้', zh: '把测量结果变成可记录的数值。', vi: 'Cho ra giá trị cụ thể để ghi lại và so sánh.', es: 'Convierte lo que se examina en un valor que se puede anotar.', ja: '測った結果を、記録できる数値で示します。', ko: '확인하려는 대상을 기록할 수 있는 값으로 나타냅니다.' },
      },
    ],
  },
  {
    section: 13400,
    uses: [
      { en: 'for labs and classrooms', th: 'สำหรับห้องแล็บและห้องเรียน', zh: '实验室课堂用', vi: 'cho phòng thí nghiệm và lớp học', es: 'para laboratorios y aulas', ja: '研究室や授業に', ko: '실험실·수업용' },
      { en: 'for experiments and observation', th: 'ใช้ในการทดลองและสังเกต', zh: '实验观察用', vi: 'dùng cho thí nghiệm và quan sát', es: 'para experimentos y observación', ja: '実験や観察に', ko: '실험·관찰용' },
    ],
    truths: [
      { en: 'Used in schools, research labs and hobby science alike.', th: 'ใช้ได้ทั้งในโรงเรียน ห้องวิจัย และงานอดิเรกสายวิทยาศาสตร์', zh: '学校、科研和科学爱好者都用得上。', vi: 'Dùng được trong trường học, phòng nghiên cứu và cho người mê khoa học.', es: 'Útil en colegios, laboratorios y para la ciencia por afición.', ja: '学校や研究室のほか、趣味の科学にも使われます。', ko: '학교와 연구실은 물론 취미 과학에도 쓰입니다.' },
      { en: 'Clean after each use so traces do not affect the next test.', th: 'ควรทำความสะอาดหลังใช้ทุกครั้ง เพื่อไม่ให้มีสิ่งตกค้างในการทดลองครั้งถัดไป', zh: '每次用后清洁，以免残留影响下次实验。', vi: 'Nên làm sạch sau mỗi lần dùng để không ảnh hưởng lần thử sau.', es: 'Limpiar tras cada uso para no alterar el siguiente ensayo.', ja: '次の実験に影響しないよう、使用後は毎回きれいにしてください。', ko: '다음 실험에 영향이 없도록 사용할 때마다 세척합니다.' },
    ],
    asks: [
      { en: 'Check the size or capacity and the parts included before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาดหรือความจุและอุปกรณ์ที่ให้มา', zh: '下单前请确认规格或容量及配件。', vi: 'Nên kiểm tra kích thước hoặc dung tích và phụ kiện đi kèm trước khi đặt mua.', es: 'Conviene comprobar el tamaño o la capacidad y las piezas incluidas antes de comprar.', ja: 'ご注文前にサイズや容量、付属品をご確認ください。', ko: '주문 전에 크기나 용량, 구성품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13401,
        noun: { en: ['microscope', 'one'], th: ['กล้องจุลทรรศน์', 'ตัว'], zh: ['显微镜', '台'], vi: ['kính hiển vi', 'chiếc'], es: ['microscopio', 'm'], ja: ['顕微鏡', '台'], ko: ['현미경', '대'] },
        use: { en: 'for viewing tiny specimens', th: 'สำหรับส่องดูตัวอย่างขนาดเล็ก', zh: '观察微小样本用', vi: 'dùng để quan sát mẫu vật nhỏ', es: 'para observar muestras diminutas', ja: '微細な試料の観察に', ko: '미세 시료 관찰용' },
        truth: { en: 'Enlarges details far too small for the naked eye.', th: 'ขยายให้เห็นรายละเอียดที่ตาเปล่ามองไม่เห็น', zh: '放大肉眼看不清的细微之处。', vi: 'Phóng to chi tiết mà mắt thường không nhìn thấy.', es: 'Amplía detalles que no se aprecian a simple vista.', ja: '肉眼では見えない細かな部分を拡大します。', ko: '맨눈으로 보이지 않는 미세한 부분을 확대합니다.' },
      },
      {
        leaf: 13402,
        noun: { en: ['magnifying glass', 'one'], th: ['แว่นขยาย', 'อัน'], zh: ['放大镜', '个'], vi: ['kính lúp', 'cái'], es: ['lupa', 'f'], ja: ['ルーペ', '個'], ko: ['돋보기', '개'] },
        use: { en: 'for small print and fine detail', th: 'สำหรับอ่านตัวหนังสือเล็กและงานละเอียด', zh: '看小字看细节用', vi: 'dùng để đọc chữ nhỏ, xem chi tiết', es: 'para letra pequeña y detalles finos', ja: '細かい文字や部品の確認に', ko: '작은 글씨·세부 확인용' },
        truth: { en: 'Moved closer or farther until the view is sharp.', th: 'ขยับเข้าออกจนเห็นภาพคมชัด', zh: '前后移动，调到看得清为止。', vi: 'Đưa lại gần hoặc ra xa cho đến khi nhìn rõ.', es: 'Se acerca o se aleja hasta ver con nitidez.', ja: '近づけたり離したりして、はっきり見える位置で使います。', ko: '가까이 또는 멀리 움직여 또렷이 보이는 위치에서 씁니다.' },
      },
      {
        leaf: 13403,
        noun: { en: ['laboratory glassware', 'mass'], th: ['เครื่องแก้วห้องแล็บ', 'ชิ้น'], zh: ['实验玻璃器皿', '件'], vi: ['dụng cụ thủy tinh thí nghiệm', 'dụng cụ'], es: ['recipiente de laboratorio', 'm'], ja: ['実験用ガラス器具', '点'], ko: ['실험용 유리기구', '개'] },
        use: { en: 'for holding and mixing samples', th: 'สำหรับใส่และผสมสารตัวอย่าง', zh: '盛放混合试样用', vi: 'dùng để chứa và pha trộn mẫu', es: 'para contener y mezclar muestras', ja: '試料の保持や混合に', ko: '시료 보관·혼합용' },
        truth: { en: 'Clear walls let the contents be watched during an experiment.', th: 'เนื้อใสช่วยให้มองเห็นสารด้านในระหว่างการทดลอง', zh: '器壁透明，实验时能看清内容物。', vi: 'Thành trong suốt giúp theo dõi chất bên trong khi thí nghiệm.', es: 'Las paredes transparentes permiten ver el contenido durante el ensayo.', ja: '透明なので、実験中も中身の様子がわかります。', ko: '투명하여 실험 중에도 내용물을 볼 수 있습니다.' },
      },
      {
        leaf: 13404,
        noun: { en: ['laboratory instrument', 'one'], th: ['เครื่องมือห้องแล็บ', 'เครื่อง'], zh: ['实验仪器', '台'], vi: ['máy thí nghiệm', 'chiếc'], es: ['instrumento de laboratorio', 'm'], ja: ['理化学機器', '台'], ko: ['실험 기기', '대'] },
        use: { en: 'for preparing and testing samples', th: 'สำหรับเตรียมและทดสอบตัวอย่าง', zh: '制备检测样品用', vi: 'dùng để chuẩn bị và kiểm tra mẫu', es: 'para preparar y analizar muestras', ja: '試料の調製や分析に', ko: '시료 준비·분석용' },
        truth: { en: 'Carries out one step of a test in the same way each time.', th: 'ทำขั้นตอนหนึ่งของการทดสอบซ้ำได้เหมือนเดิมทุกครั้ง', zh: '让某一实验步骤每次都按同样方式完成。', vi: 'Thực hiện một bước thí nghiệm theo cách như nhau mỗi lần.', es: 'Repite un paso del ensayo siempre de la misma manera.', ja: '実験の一工程を毎回同じ手順で行えます。', ko: '실험의 한 단계를 매번 같은 방식으로 수행합니다.' },
      },
      {
        leaf: 13405,
        noun: { en: ['lab coat', 'one'], th: ['เสื้อกาวน์', 'ตัว'], zh: ['实验服', '件'], vi: ['áo blouse', 'chiếc'], es: ['bata de laboratorio', 'f'], ja: ['白衣', '着'], ko: ['실험 가운', '벌'] },
        use: { en: 'for lab and clinic work', th: 'สำหรับใส่ในห้องแล็บและคลินิก', zh: '实验室诊所穿', vi: 'cho phòng thí nghiệm và phòng khám', es: 'para laboratorio y consulta', ja: '研究室や診療所での作業に', ko: '실험실·진료실 작업용' },
        truth: { en: 'Worn over everyday clothes to shield them from splashes.', th: 'สวมทับเสื้อผ้าเพื่อกันสารกระเด็นเปื้อน', zh: '套在日常衣物外，防止液体溅污。', vi: 'Mặc ngoài quần áo thường để tránh chất bắn vào.', es: 'Se lleva sobre la ropa para protegerla de salpicaduras.', ja: '普段着の上に羽織り、飛び散りから服を守ります。', ko: '평상복 위에 걸쳐 튀는 액체로부터 옷을 보호합니다.' },
      },
    ],
  },
  {
    section: 13500,
    uses: [
      { en: 'for work sites and factories', th: 'สำหรับไซต์งานและโรงงาน', zh: '工地工厂用', vi: 'cho công trường và nhà máy', es: 'para obras y fábricas', ja: '工事現場や工場に', ko: '공사 현장·공장용' },
      { en: 'for safety at work', th: 'ใช้เพื่อความปลอดภัยในการทำงาน', zh: '工作安全防护', vi: 'cho an toàn lao động', es: 'para la seguridad en el trabajo', ja: '作業時の安全対策に', ko: '작업 안전용' },
    ],
    truths: [
      { en: 'Inspect for damage before each use and replace when worn.', th: 'ควรตรวจสภาพก่อนใช้ทุกครั้ง และเปลี่ยนเมื่อชำรุด', zh: '每次使用前检查，破损即更换。', vi: 'Nên kiểm tra trước mỗi lần dùng và thay khi hư hỏng.', es: 'Revisar el estado antes de cada uso y reemplazar si hay daños.', ja: '使用前に傷みがないか点検し、劣化したら交換してください。', ko: '사용 전에 손상을 점검하고 낡으면 교체합니다.' },
      { en: 'Keep clean, in plain sight and within reach.', th: 'ควรดูแลให้สะอาด และไว้ในจุดที่มองเห็นและหยิบใช้ง่าย', zh: '保持清洁，放在看得见、拿得到的地方。', vi: 'Nên giữ sạch và để ở nơi dễ thấy, dễ lấy.', es: 'Conservar con limpieza, a la vista y al alcance de la mano.', ja: '清潔に保ち、目につきやすく手の届く場所に置いてください。', ko: '깨끗하게 유지하고 눈에 띄며 손이 닿는 곳에 둡니다.' },
    ],
    asks: [
      { en: 'Check the size and the safety standard met before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาดและมาตรฐานความปลอดภัยที่ผ่านการรับรอง', zh: '下单前请确认尺码和执行的安全标准。', vi: 'Nên kiểm tra kích cỡ và tiêu chuẩn an toàn trước khi đặt mua.', es: 'Conviene comprobar la talla o el tamaño y la norma de seguridad antes de comprar.', ja: 'ご注文前にサイズと対応する安全規格をご確認ください。', ko: '주문 전에 크기와 안전 인증 규격을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13501,
        noun: { en: ['safety helmet', 'one'], th: ['หมวกนิรภัย', 'ใบ'], zh: ['安全帽', '顶'], vi: ['mũ bảo hộ', 'chiếc'], es: ['casco de seguridad', 'm'], ja: ['保護帽', '個'], ko: ['안전모', '개'] },
        use: { en: 'for head protection on site', th: 'สำหรับป้องกันศีรษะหน้างาน', zh: '工地头部防护', vi: 'dùng để bảo vệ đầu tại công trường', es: 'para proteger la cabeza en obra', ja: '現場での頭部保護に', ko: '현장 머리 보호용' },
        truth: { en: 'Shields the head from falling objects and knocks.', th: 'ช่วยปกป้องศีรษะจากของตกใส่และการกระแทก', zh: '防止坠物和碰撞伤及头部。', vi: 'Che chắn đầu khỏi vật rơi và va đập.', es: 'Resguarda la cabeza de objetos que caen y golpes.', ja: '落下物や衝突から頭を守ります。', ko: '떨어지는 물체나 부딪힘으로부터 머리를 보호합니다.' },
      },
      {
        leaf: 13502,
        noun: { en: ['safety goggles', 'many'], th: ['แว่นตานิรภัย', 'อัน'], zh: ['护目镜', '副'], vi: ['kính bảo hộ', 'chiếc'], es: ['gafas de protección', 'fp'], ja: ['保護メガネ', '個'], ko: ['보안경', '개'] },
        use: { en: 'for eye protection at work', th: 'สำหรับป้องกันดวงตาขณะทำงาน', zh: '作业护眼用', vi: 'dùng để bảo vệ mắt khi làm việc', es: 'para proteger los ojos al trabajar', ja: '作業中の目の保護に', ko: '작업 중 눈 보호용' },
        truth: { en: 'Keep dust, chips and splashes away from the eyes.', th: 'ช่วยกันฝุ่น เศษวัสดุ และของเหลวกระเด็นเข้าตา', zh: '挡住粉尘、碎屑和飞溅液体。', vi: 'Ngăn bụi, mảnh vụn và chất lỏng bắn vào mắt.', es: 'Evitan que polvo, virutas o salpicaduras lleguen a los ojos.', ja: '粉じんや切りくず、しぶきから目を守ります。', ko: '먼지와 파편, 튀는 액체로부터 눈을 보호합니다.' },
      },
      {
        leaf: 13503,
        noun: { en: ['work gloves', 'many'], th: ['ถุงมือช่าง', 'คู่'], zh: ['劳保手套', '双'], vi: ['găng tay bảo hộ', 'đôi'], es: ['guantes de trabajo', 'mp'], ja: ['作業用手袋', '双'], ko: ['작업용 장갑', '켤레'] },
        use: { en: 'for hand protection and grip', th: 'สำหรับป้องกันมือและช่วยให้จับถนัด', zh: '护手防滑作业用', vi: 'dùng để bảo vệ tay và cầm nắm', es: 'para proteger las manos y agarrar', ja: '手の保護や荷扱いに', ko: '작업 중 손 보호용' },
        truth: { en: 'Worn in pairs to keep hands clean and guard against scrapes.', th: 'สวมเป็นคู่ ช่วยให้มือไม่เปื้อนและกันรอยถลอก', zh: '成双佩戴，防脏防擦伤。', vi: 'Đeo theo đôi, giữ tay sạch và tránh trầy xước.', es: 'Se usan por pares para no ensuciar ni arañar las manos.', ja: '両手にはめて、汚れやすり傷から手を守ります。', ko: '양손에 끼워 오염과 긁힘으로부터 손을 보호합니다.' },
      },
      {
        leaf: 13504,
        noun: { en: ['protective mask', 'one'], th: ['หน้ากากป้องกัน', 'ชิ้น'], zh: ['防护口罩', '个'], vi: ['khẩu trang bảo hộ', 'chiếc'], es: ['mascarilla protectora', 'f'], ja: ['保護マスク', '枚'], ko: ['보호 마스크', '개'] },
        use: { en: 'for dusty work areas', th: 'สำหรับพื้นที่ทำงานที่มีฝุ่น', zh: '粉尘环境作业用', vi: 'cho nơi làm việc nhiều bụi', es: 'para zonas de trabajo con polvo', ja: 'ほこりの多い作業場に', ko: '먼지 많은 작업장용' },
        truth: { en: 'Covers the nose and mouth during dusty or splashy jobs.', th: 'ปิดจมูกและปากขณะทำงานที่มีฝุ่นหรือสารกระเด็น', zh: '遮住口鼻，用于有粉尘或飞溅的作业。', vi: 'Che mũi và miệng khi làm việc có bụi hoặc chất bắn.', es: 'Cubre nariz y boca en trabajos con polvo o salpicaduras.', ja: 'ほこりや飛沫の出る作業で鼻と口を覆います。', ko: '먼지나 튀는 액체가 생기는 작업에서 코와 입을 가려 줍니다.' },
      },
      {
        leaf: 13505,
        noun: { en: ['safety vest', 'one'], th: ['เสื้อกั๊กสะท้อนแสง', 'ตัว'], zh: ['反光背心', '件'], vi: ['áo gile phản quang', 'chiếc'], es: ['chaleco de seguridad', 'm'], ja: ['安全ベスト', '着'], ko: ['안전 조끼', '벌'] },
        use: { en: 'for being seen on roads and sites', th: 'สำหรับให้มองเห็นชัดบนถนนและไซต์งาน', zh: '道路工地醒目防护', vi: 'để dễ được nhìn thấy khi làm việc', es: 'para hacerse ver en vías y obras', ja: '道路や現場での視認性アップに', ko: '도로·현장 시인성 확보용' },
        truth: { en: 'Worn over clothing so that drivers and crews notice the wearer.', th: 'สวมทับเสื้อผ้าเพื่อให้คนขับรถและทีมงานสังเกตเห็น', zh: '套在衣服外，让司机和同事更容易注意到。', vi: 'Mặc ngoài áo để tài xế và đồng nghiệp dễ nhận ra.', es: 'Se lleva sobre la ropa para que conductores y operarios vean a quien lo usa.', ja: '服の上に着用し、運転者や周囲の作業者に気づかれやすくします。', ko: '옷 위에 입어 운전자와 작업자의 눈에 잘 띄게 합니다.' },
      },
      {
        leaf: 13506,
        noun: { en: ['fire extinguisher', 'one'], th: ['ถังดับเพลิง', 'ถัง'], zh: ['灭火器', '个'], vi: ['bình chữa cháy', 'bình'], es: ['extintor', 'm'], ja: ['消火器', '本'], ko: ['소화기', '개'] },
        use: { en: 'for putting out small fires', th: 'สำหรับดับไฟที่เพิ่งเริ่มลุกไหม้', zh: '扑灭初期火情用', vi: 'dùng để dập đám cháy nhỏ', es: 'para apagar fuegos incipientes', ja: '初期消火に', ko: '초기 화재 진압용' },
        truth: { en: 'Kept near exits and kitchens to tackle a fire while it is still small.', th: 'วางไว้ใกล้ทางออกหรือครัว เพื่อดับไฟตั้งแต่ยังเล็ก', zh: '放在出口或厨房附近，火小时及时扑救。', vi: 'Đặt gần lối ra hoặc bếp để dập lửa khi còn nhỏ.', es: 'Se coloca cerca de salidas y cocinas para atajar el fuego a tiempo.', ja: '出口や台所の近くに置き、火が小さいうちに消すのに使います。', ko: '출구나 주방 가까이에 두고 불이 작을 때 끄는 데 씁니다.' },
      },
      {
        leaf: 13507,
        noun: { en: ['safety sign', 'one'], th: ['ป้ายเตือน', 'ป้าย'], zh: ['警示牌', '块'], vi: ['biển báo an toàn', 'tấm'], es: ['señal de seguridad', 'f'], ja: ['安全標識', '枚'], ko: ['안전 표지판', '개'] },
        use: { en: 'to warn and guide people', th: 'ใช้เตือนและบอกทาง', zh: '警示引导用', vi: 'để cảnh báo và hướng dẫn', es: 'para avisar y orientar', ja: '注意喚起や案内に', ko: '경고·안내용' },
        truth: { en: 'Put up where people need to notice a hazard or a rule.', th: 'ติดหรือตั้งในจุดที่ต้องการให้คนสังเกตอันตรายหรือข้อปฏิบัติ', zh: '设在需要提醒危险或规定的地方。', vi: 'Đặt ở nơi cần mọi người lưu ý nguy hiểm hoặc quy định.', es: 'Se coloca donde hay que advertir de un riesgo o una norma.', ja: '危険や決まりを知らせたい場所に設置します。', ko: '위험이나 규칙을 알려야 하는 곳에 설치합니다.' },
      },
      {
        leaf: 13508,
        noun: { en: ['safety shoes', 'many'], th: ['รองเท้าเซฟตี้', 'คู่'], zh: ['劳保鞋', '双'], vi: ['giày bảo hộ', 'đôi'], es: ['zapatos de seguridad', 'mp'], ja: ['安全靴', '足'], ko: ['안전화', '켤레'] },
        use: { en: 'for feet on sites and shop floors', th: 'สำหรับปกป้องเท้าในไซต์งานและโรงงาน', zh: '工地车间护脚穿', vi: 'để bảo vệ chân ở công trường, nhà xưởng', es: 'para proteger los pies en obras y talleres', ja: '現場や工場での足元の保護に', ko: '현장·공장 발 보호용' },
        truth: { en: 'Worn on the feet at work where things may fall or the floor may be wet.', th: 'สวมใส่ขณะทำงานในที่ที่อาจมีของตกหรือพื้นเปียก', zh: '在可能有重物掉落或地面湿滑的地方工作时穿着。', vi: 'Mang khi làm việc ở nơi có thể rơi đồ hoặc sàn ướt.', es: 'Se lleva en el trabajo donde puede caer algo o el suelo está mojado.', ja: '物が落ちたり床がぬれたりする職場で履く靴です。', ko: '물건이 떨어지거나 바닥이 젖을 수 있는 작업장에서 신습니다.' },
      },
      {
        leaf: 13509,
        noun: { en: ['ear protection', 'mass'], th: ['อุปกรณ์ป้องกันเสียง', 'ชิ้น'], zh: ['隔音耳罩', '副'], vi: ['chụp tai chống ồn', 'chiếc'], es: ['protector auditivo', 'm'], ja: ['イヤーマフ', '個'], ko: ['귀마개', '개'] },
        use: { en: 'for quiet in noisy places', th: 'สำหรับลดเสียงในที่เสียงดัง', zh: '嘈杂环境降噪护耳', vi: 'để giảm ồn ở nơi ồn ào', es: 'para sitios con mucho ruido', ja: '騒がしい場所での耳の保護に', ko: '시끄러운 곳 청력 보호용' },
        truth: { en: 'Covers or fills the ear so that less noise gets in.', th: 'ครอบหรืออุดหูเพื่อให้เสียงดังเข้ามาน้อยลง', zh: '罩住或塞住耳朵，减少进入的噪音。', vi: 'Che hoặc bịt tai để tiếng ồn lọt vào ít hơn.', es: 'Cubre o tapa el oído para que entre menos ruido.', ja: '耳をおおう、またはふさいで、入る音を減らします。', ko: '귀를 덮거나 막아 들어오는 소음을 줄입니다.' },
      },
    ],
  },
  {
    section: 13600,
    uses: [
      { en: 'for fixing and assembly', th: 'สำหรับงานยึดและประกอบ', zh: '固定组装用', vi: 'dùng để cố định và lắp ráp', es: 'para fijar y montar', ja: '固定や組み立てに', ko: '고정·조립용' },
      { en: 'for home and workshop repairs', th: 'ใช้ซ่อมแซมในบ้านและโรงงาน', zh: '家庭车间维修用', vi: 'cho sửa chữa tại nhà và xưởng', es: 'para reparaciones en casa y taller', ja: '家庭や作業場の補修に', ko: '가정·작업장 보수용' },
    ],
    truths: [
      { en: 'Handy to keep in stock for repairs and assembly.', th: 'มีติดบ้านไว้หยิบใช้ได้เมื่อต้องซ่อมหรือประกอบ', zh: '家中常备，维修组装随取随用。', vi: 'Nên có sẵn để dùng khi sửa chữa hoặc lắp ráp.', es: 'Viene bien tener repuesto a mano para arreglos y montajes.', ja: '修理や組み立てに備えて手元にあると便利です。', ko: '수리와 조립에 대비해 갖춰 두면 편리합니다.' },
      { en: 'Fitted with ordinary household or workshop tools, or by hand.', th: 'ติดตั้งด้วยมือหรือเครื่องมือช่างทั่วไป', zh: '徒手或用常见工具即可安装使用。', vi: 'Lắp bằng tay hoặc với dụng cụ thông thường.', es: 'Colocación a mano o con herramientas corrientes.', ja: '手または一般的な工具で取り付けられます。', ko: '손이나 일반 공구로 설치할 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the dimensions, load rating and quantity before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาด น้ำหนักที่รับได้ และจำนวน', zh: '下单前请确认尺寸、承重和数量。', vi: 'Nên kiểm tra kích thước, tải trọng và số lượng trước khi đặt mua.', es: 'Conviene comprobar las medidas, la carga y la cantidad antes de comprar.', ja: 'ご注文前に寸法・耐荷重・入り数をご確認ください。', ko: '주문 전에 치수와 하중, 수량을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13601,
        noun: { en: ['screws and bolts', 'many'], th: ['สกรูและน็อต', 'ชุด'], zh: ['螺丝螺栓', '套'], vi: ['bu lông ốc vít', 'bộ'], es: ['tornillos', 'mp'], ja: ['ねじ・ボルト', '本'], ko: ['나사·볼트', '개'] },
        use: { en: 'for joining parts together', th: 'สำหรับยึดชิ้นส่วนเข้าด้วยกัน', zh: '连接固定零件用', vi: 'dùng để ghép chặt các chi tiết', es: 'para unir piezas', ja: '部品の締結に', ko: '부품 체결용' },
        truth: { en: 'Hold parts together and can be undone again later.', th: 'ยึดชิ้นส่วนให้ติดกัน และถอดออกได้ภายหลัง', zh: '把零件连接固定，需要时还能拆开。', vi: 'Giữ chặt các chi tiết và có thể tháo ra khi cần.', es: 'Unen piezas y se pueden volver a soltar.', ja: '部品同士を固定し、あとで外すこともできます。', ko: '부품을 서로 고정하며 나중에 다시 풀 수 있습니다.' },
      },
      {
        leaf: 13602,
        noun: { en: ['hook', 'one'], th: ['ตะขอ', 'อัน'], zh: ['挂钩', '个'], vi: ['móc treo', 'cái'], es: ['gancho', 'm'], ja: ['フック', '個'], ko: ['후크', '개'] },
        use: { en: 'for hanging things up', th: 'สำหรับแขวนของ', zh: '悬挂物品用', vi: 'dùng để treo đồ', es: 'para colgar cosas', ja: '物を掛ける収納に', ko: '물건 걸이용' },
        truth: { en: 'Holds things by a loop, handle or strap, off the floor or table.', th: 'แขวนของที่มีห่วง หูจับ หรือสาย ไม่ต้องวางบนพื้นหรือโต๊ะ', zh: '勾住提手、环扣或带子，不占地面桌面。', vi: 'Treo đồ có quai, vòng hoặc dây, không phải để dưới sàn hay bàn.', es: 'Cuelga objetos por el asa, la anilla o la correa sin ocupar suelo ni mesa.', ja: '持ち手や輪、ひもを掛けて、床や机に置かずに済みます。', ko: '손잡이나 고리, 끈을 걸어 바닥이나 책상에 두지 않아도 됩니다.' },
      },
      {
        leaf: 13603,
        noun: { en: ['lock', 'one'], th: ['แม่กุญแจ', 'ตัว'], zh: ['锁', '把'], vi: ['ổ khóa', 'cái'], es: ['candado', 'm'], ja: ['錠前', '個'], ko: ['자물쇠', '개'] },
        use: { en: 'for securing doors and lockers', th: 'สำหรับล็อกประตูและตู้', zh: '锁门锁柜用', vi: 'dùng để khóa cửa và tủ', es: 'para cerrar puertas y taquillas', ja: '扉やロッカーの施錠に', ko: '문·사물함 잠금용' },
        truth: { en: 'Keeps a door, drawer or case shut until it is unlocked.', th: 'ล็อกประตู ลิ้นชัก หรือกระเป๋าไว้จนกว่าจะไขเปิด', zh: '锁住门、抽屉或箱子，解锁才能打开。', vi: 'Giữ cửa, ngăn kéo hoặc hộp đóng kín cho đến khi mở khóa.', es: 'Mantiene cerrada una puerta, un cajón o una maleta hasta que se desbloquea.', ja: '解錠するまで扉や引き出し、ケースを閉じておきます。', ko: '열기 전까지 문이나 서랍, 가방을 잠가 둡니다.' },
      },
      {
        leaf: 13604,
        noun: { en: ['cabinet hardware', 'mass'], th: ['อุปกรณ์ประตูและตู้', 'ชิ้น'], zh: ['家具五金', '件'], vi: ['phụ kiện cửa tủ', 'phụ kiện'], es: ['herraje', 'm'], ja: ['家具用金具', '個'], ko: ['가구 철물', '개'] },
        use: { en: 'for doors, drawers and cabinets', th: 'สำหรับประตู ลิ้นชัก และตู้', zh: '门抽屉柜子用', vi: 'cho cửa, ngăn kéo và tủ', es: 'para puertas, cajones y armarios', ja: '扉や引き出し、棚に', ko: '문·서랍·수납장용' },
        truth: { en: 'Replaces or adds a working part on doors, drawers and cupboards.', th: 'ใช้เปลี่ยนหรือเพิ่มชิ้นส่วนของประตู ลิ้นชัก และตู้', zh: '用于更换或加装门、抽屉和柜子的配件。', vi: 'Dùng thay hoặc lắp thêm cho cửa, ngăn kéo và tủ.', es: 'Sirve para cambiar o añadir una pieza en puertas, cajones y armarios.', ja: '扉や引き出し、戸棚の部品の交換や追加に使います。', ko: '문과 서랍, 수납장의 부품을 교체하거나 추가할 때 씁니다.' },
      },
      {
        leaf: 13605,
        noun: { en: ['chain', 'one'], th: ['โซ่', 'เส้น'], zh: ['链条', '条'], vi: ['dây xích', 'sợi'], es: ['cadena', 'f'], ja: ['チェーン', '本'], ko: ['체인', '개'] },
        use: { en: 'for hanging, pulling and securing', th: 'สำหรับแขวน ลาก และล็อก', zh: '悬挂牵引固定用', vi: 'dùng để treo, kéo và cố định', es: 'para colgar, tirar y asegurar', ja: '吊り下げや固定に', ko: '걸기·당기기·고정용' },
        truth: { en: 'Joined links bend freely yet stay firm under a pull.', th: 'ข้อโซ่ต่อกันจึงโค้งงอได้อิสระ แต่ยังรับแรงดึงได้', zh: '环环相扣，弯折自如又能承受拉力。', vi: 'Các mắt xích nối nhau nên uốn linh hoạt mà vẫn chịu được lực kéo.', es: 'Los eslabones se doblan con libertad y aguantan al tirar.', ja: '輪がつながっているので自由に曲がり、引っ張りに耐えます。', ko: '고리가 이어져 자유롭게 휘면서도 당기는 힘을 견딥니다.' },
      },
      {
        leaf: 13606,
        noun: { en: ['rope', 'one'], th: ['เชือก', 'เส้น'], zh: ['绳子', '条'], vi: ['dây thừng', 'sợi'], es: ['cuerda', 'f'], ja: ['ロープ', '本'], ko: ['로프', '개'] },
        use: { en: 'for tying and bundling', th: 'สำหรับผูกและมัด', zh: '捆绑打包用', vi: 'dùng để buộc và bó', es: 'para atar y amarrar', ja: '結束や荷締めに', ko: '묶기·결속용' },
        truth: { en: 'Ties loads down and can be cut to the length needed.', th: 'ใช้ผูกรัดของ และตัดให้ได้ความยาวที่ต้องการ', zh: '捆扎物品，可按需裁剪长度。', vi: 'Dùng để chằng buộc đồ và cắt theo độ dài cần dùng.', es: 'Amarra la carga y se corta a la medida necesaria.', ja: '荷物を縛ることができ、必要な長さに切って使えます。', ko: '짐을 묶으며 필요한 길이로 잘라 쓸 수 있습니다.' },
      },
      {
        leaf: 13607,
        noun: { en: ['magnet', 'one'], th: ['แม่เหล็ก', 'ชิ้น'], zh: ['磁铁', '块'], vi: ['nam châm', 'cái'], es: ['imán', 'm'], ja: ['磁石', '個'], ko: ['자석', '개'] },
        use: { en: 'for holding iron and steel', th: 'สำหรับดูดจับเหล็ก', zh: '吸附铁件用', vi: 'dùng để hút và giữ đồ sắt thép', es: 'para sujetar hierro y acero', ja: '鉄製品の吸着や固定に', ko: '철제품 부착·고정용' },
        truth: { en: 'Attracts iron and steel without screws or glue.', th: 'ดูดติดเหล็กได้โดยไม่ต้องใช้สกรูหรือกาว', zh: '不用螺丝和胶水就能吸住铁件。', vi: 'Hút sắt thép mà không cần vít hay keo.', es: 'Atrae hierro y acero sin tornillos ni pegamento.', ja: 'ねじも接着剤も使わずに鉄に付きます。', ko: '나사나 접착제 없이 철에 붙습니다.' },
      },
      {
        leaf: 13608,
        noun: { en: ['adhesive', 'mass'], th: ['กาว', 'หลอด'], zh: ['胶粘剂', '支'], vi: ['keo dán', 'tuýp'], es: ['adhesivo', 'm'], ja: ['接着剤', '本'], ko: ['접착제', '개'] },
        use: { en: 'for bonding and sealing', th: 'สำหรับติดและอุดรอยต่อ', zh: '粘接密封用', vi: 'dùng để dán và trám kín', es: 'para pegar y sellar', ja: '接着やすき間埋めに', ko: '접착·틈새 메움용' },
        truth: { en: 'Sticks to clean, dry surfaces and needs time to set.', th: 'ใช้กับพื้นผิวที่สะอาดและแห้ง แล้วทิ้งไว้ให้แห้งตัว', zh: '用于清洁干燥的表面，需等待固化。', vi: 'Bám trên bề mặt sạch, khô và cần thời gian để đông cứng.', es: 'Se aplica en superficies limpias y secas y necesita tiempo para secarse.', ja: '乾いたきれいな面に使い、固まるまで時間を置きます。', ko: '깨끗하고 마른 면에 바르고 굳을 때까지 시간을 둡니다.' },
      },
      {
        leaf: 13609,
        noun: { en: ['house paint', 'mass'], th: ['สีทาบ้าน', 'กระป๋อง'], zh: ['油漆', '桶'], vi: ['sơn', 'thùng'], es: ['pintura', 'f'], ja: ['塗料', '缶'], ko: ['페인트', '통'] },
        use: { en: 'for painting walls and surfaces', th: 'สำหรับงานทาสีผนังและพื้นผิว', zh: '墙面和物件刷漆用', vi: 'để sơn tường và các bề mặt', es: 'para pintar paredes y superficies', ja: '壁や物の塗装に', ko: '벽·표면 도장용' },
        truth: { en: 'Surfaces should be clean and dry before the work starts.', th: 'ควรทำพื้นผิวให้สะอาดและแห้งก่อนเริ่มงาน', zh: '施工前应让表面保持清洁干燥。', vi: 'Bề mặt cần sạch và khô trước khi bắt đầu.', es: 'La superficie debe estar limpia y seca antes de empezar.', ja: '作業の前に、塗る面の汚れを落として乾かしておきます。', ko: '작업 전에 표면을 깨끗이 닦고 말려야 합니다.' },
      },
    ],
  },
  {
    section: 13700,
    uses: [
      { en: 'for warehouses and shops', th: 'สำหรับคลังสินค้าและร้านค้า', zh: '仓库店铺用', vi: 'cho kho hàng và cửa hàng', es: 'para almacenes y tiendas', ja: '倉庫や店舗に', ko: '창고·매장용' },
      { en: 'for moving and storage', th: 'สำหรับขนย้ายและจัดเก็บ', zh: '搬家仓储用', vi: 'dùng khi chuyển đồ và cất trữ', es: 'para mudanzas y almacenaje', ja: '引っ越しや保管作業に', ko: '이사·보관 작업용' },
    ],
    truths: [
      { en: 'Useful for online sellers, stockrooms and moving house.', th: 'เหมาะกับร้านค้าออนไลน์ ห้องสต็อก และการย้ายบ้าน', zh: '网店发货、库房管理和搬家都用得上。', vi: 'Hữu ích cho người bán hàng online, kho hàng và khi chuyển nhà.', es: 'Útil para tiendas en línea, almacenes y mudanzas.', ja: 'ネット販売や在庫管理、引っ越しに役立ちます。', ko: '온라인 판매, 재고 관리, 이사에 유용합니다.' },
      { en: 'Keep dry and flat or upright when not in use.', th: 'ควรเก็บในที่แห้ง วางราบหรือตั้งตรงเมื่อไม่ใช้งาน', zh: '不用时平放或立放，保持干燥。', vi: 'Khi không dùng nên để nơi khô, đặt phẳng hoặc dựng đứng.', es: 'Guardar en un lugar seco, en plano o de pie.', ja: '使わないときは乾いた場所に平らに、または立てて置いてください。', ko: '쓰지 않을 때는 건조한 곳에 눕히거나 세워 둡니다.' },
    ],
    asks: [
      { en: 'Check the dimensions, load limit and quantity before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาด น้ำหนักที่รับได้ และจำนวน', zh: '下单前请确认尺寸、承重和数量。', vi: 'Nên kiểm tra kích thước, tải trọng và số lượng trước khi đặt mua.', es: 'Conviene comprobar las medidas, la carga máxima y la cantidad antes de comprar.', ja: 'ご注文前に寸法・耐荷重・数量をご確認ください。', ko: '주문 전에 치수와 하중, 수량을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13701,
        noun: { en: ['hand truck', 'one'], th: ['รถเข็นขนของ', 'คัน'], zh: ['手推车', '辆'], vi: ['xe đẩy hàng', 'chiếc'], es: ['carretilla', 'f'], ja: ['台車', '台'], ko: ['손수레', '대'] },
        use: { en: 'for moving heavy loads', th: 'สำหรับขนย้ายของหนัก', zh: '搬运重物用', vi: 'dùng để chở đồ nặng', es: 'para mover cargas pesadas', ja: '重い荷物の運搬に', ko: '무거운 짐 운반용' },
        truth: { en: 'Rolls loads along the floor instead of carrying them.', th: 'เข็นของไปตามพื้นแทนการยก', zh: '推着走，不用手搬。', vi: 'Đẩy hàng trên sàn thay vì phải khuân vác.', es: 'Lleva la carga rodando por el suelo en vez de a pulso.', ja: '荷物を抱えずに転がして運べます。', ko: '짐을 들지 않고 바닥에서 굴려 옮깁니다.' },
      },
      {
        leaf: 13702,
        noun: { en: ['ladder', 'one'], th: ['บันได', 'ตัว'], zh: ['梯子', '把'], vi: ['thang', 'chiếc'], es: ['escalera de mano', 'f'], ja: ['はしご', '台'], ko: ['사다리', '개'] },
        use: { en: 'for reaching high places', th: 'สำหรับปีนหยิบหรือทำงานในที่สูง', zh: '登高取物作业用', vi: 'dùng để với lên cao', es: 'para llegar a sitios altos', ja: '高い所での作業に', ko: '높은 곳 작업용' },
        truth: { en: 'Gives a foothold for work above arm’s reach when set on firm ground.', th: 'วางบนพื้นมั่นคง แล้วปีนทำงานในที่ที่เอื้อมไม่ถึงได้', zh: '放稳后可踩踏，够到手够不着的高处。', vi: 'Đặt trên nền chắc để làm việc ở chỗ quá tầm tay.', es: 'Sobre suelo firme, permite trabajar fuera del alcance del brazo.', ja: 'しっかりした床に立てて、手の届かない高さで作業できます。', ko: '단단한 바닥에 세워 손이 닿지 않는 높이에서 작업합니다.' },
      },
      {
        leaf: 13703,
        noun: { en: ['packing box', 'one'], th: ['กล่องพัสดุ', 'ใบ'], zh: ['包装箱', '个'], vi: ['hộp đóng hàng', 'cái'], es: ['caja de embalaje', 'f'], ja: ['梱包箱', '個'], ko: ['포장 박스', '개'] },
        use: { en: 'for shipping and storage', th: 'สำหรับส่งของและเก็บของ', zh: '发货收纳用', vi: 'dùng để gửi hàng và cất đồ', es: 'para envíos y almacenaje', ja: '発送や保管に', ko: '발송·보관용' },
        truth: { en: 'Holds goods together for posting, moving or stacking.', th: 'ใส่ของรวมกันเพื่อส่ง ย้าย หรือวางซ้อน', zh: '装好物品，便于寄送、搬运和堆放。', vi: 'Gom hàng lại để gửi, chuyển hoặc xếp chồng.', es: 'Reúne los artículos para enviar, trasladar o apilar.', ja: '荷物をまとめて発送や運搬、積み重ねができます。', ko: '물건을 담아 발송하거나 옮기고 쌓을 수 있습니다.' },
      },
      {
        leaf: 13704,
        noun: { en: ['packing supplies', 'many'], th: ['วัสดุแพ็กของ', 'ชิ้น'], zh: ['包装耗材', '卷'], vi: ['vật tư đóng gói', 'món'], es: ['material de embalaje', 'm'], ja: ['梱包資材', '点'], ko: ['포장 부자재', '개'] },
        use: { en: 'for sealing and padding parcels', th: 'สำหรับปิดกล่องและกันกระแทก', zh: '封箱防震用', vi: 'dùng để dán thùng và chống sốc', es: 'para cerrar y proteger paquetes', ja: '荷物の封かんや緩衝に', ko: '택배 봉함·완충용' },
        truth: { en: 'Used to close a parcel or stop the contents from moving.', th: 'ใช้ปิดกล่องพัสดุหรือกันไม่ให้ของข้างในขยับ', zh: '用于封箱或防止箱内物品晃动。', vi: 'Dùng để dán kín thùng hoặc giữ hàng bên trong không xê dịch.', es: 'Sirve para cerrar el paquete o evitar que se mueva el contenido.', ja: '荷物の口を閉じたり、中身が動くのを防いだりします。', ko: '상자를 봉하거나 내용물이 움직이지 않게 합니다.' },
      },
      {
        leaf: 13705,
        noun: { en: ['label', 'one'], th: ['ป้ายฉลาก', 'แผ่น'], zh: ['标签', '张'], vi: ['nhãn mác', 'chiếc'], es: ['etiqueta', 'f'], ja: ['ラベル', '枚'], ko: ['라벨', '장'] },
        use: { en: 'for marking goods and shelves', th: 'สำหรับติดสินค้าและชั้นวาง', zh: '标记货品货架用', vi: 'dùng để ghi nhãn hàng và kệ', es: 'para marcar artículos y estantes', ja: '商品や棚の表示に', ko: '상품·선반 표시용' },
        truth: { en: 'Shows at a glance what something is or where it goes.', th: 'เห็นแล้วรู้ทันทีว่าคืออะไรหรือต้องไปที่ไหน', zh: '一眼看出是什么、该放哪里。', vi: 'Nhìn là biết hàng gì hoặc để ở đâu.', es: 'Indica de un vistazo qué es algo o dónde va.', ja: '中身や置き場所がひと目でわかります。', ko: '무엇인지, 어디로 가는지 한눈에 알 수 있습니다.' },
      },
    ],
  },
  {
    section: 13800,
    uses: [
      { en: 'for plant and workshop systems', th: 'สำหรับระบบในโรงงานและเวิร์กช็อป', zh: '工厂车间设备用', vi: 'cho hệ thống nhà máy và xưởng', es: 'para instalaciones y talleres', ja: '工場や作業場の設備に', ko: '공장·작업장 설비용' },
      { en: 'for installation and upkeep', th: 'ใช้ในงานติดตั้งและบำรุงรักษา', zh: '安装维护用', vi: 'dùng cho lắp đặt và bảo dưỡng', es: 'para instalación y mantenimiento', ja: '設置工事や保守に', ko: '설치·유지보수용' },
    ],
    truths: [
      { en: 'Disconnect power or pressure before fitting or servicing.', th: 'ควรตัดไฟหรือปล่อยแรงดันก่อนติดตั้งหรือซ่อมบำรุง', zh: '安装或检修前先断电、泄压。', vi: 'Nên ngắt điện hoặc xả áp trước khi lắp đặt, bảo trì.', es: 'Conviene cortar la corriente o la presión antes de montar o revisar.', ja: '取り付けや点検の前に、電源を切り、圧力を抜いてください。', ko: '설치나 점검 전에 전원이나 압력을 차단합니다.' },
      { en: 'Wiring and pressure work is a job for a qualified person.', th: 'งานเดินสายไฟและระบบแรงดันควรให้ช่างที่มีความรู้ทำ', zh: '接线和带压作业应由专业人员进行。', vi: 'Việc đấu điện và đường ống áp lực nên do người có chuyên môn làm.', es: 'El cableado y la presión son trabajo de personal cualificado.', ja: '配線や圧力配管の作業は有資格者が行います。', ko: '배선과 압력 배관 작업은 자격을 갖춘 사람이 합니다.' },
    ],
    asks: [
      { en: 'Check the voltage, connection size and flow or load rating before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบแรงดันไฟ ขนาดข้อต่อ และอัตราการไหลหรือโหลด', zh: '下单前请确认电压、接口尺寸和流量或负载。', vi: 'Nên kiểm tra điện áp, cỡ đầu nối và lưu lượng hoặc tải trước khi đặt mua.', es: 'Conviene comprobar el voltaje, la conexión y el caudal o la carga antes de comprar.', ja: 'ご注文前に電圧・接続サイズ・流量や負荷をご確認ください。', ko: '주문 전에 전압과 연결 규격, 유량이나 부하를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13801,
        noun: { en: ['pump', 'one'], th: ['ปั๊ม', 'เครื่อง'], zh: ['水泵', '台'], vi: ['máy bơm', 'chiếc'], es: ['bomba de agua', 'f'], ja: ['ポンプ', '台'], ko: ['펌프', '대'] },
        use: { en: 'for moving water and liquids', th: 'สำหรับสูบน้ำและของเหลว', zh: '抽水输送液体用', vi: 'dùng để bơm nước và chất lỏng', es: 'para mover agua y líquidos', ja: '水や液体の移送に', ko: '물·액체 이송용' },
        truth: { en: 'Draws liquid in on one side and pushes it out on the other.', th: 'ดูดของเหลวเข้าด้านหนึ่งแล้วดันออกอีกด้าน', zh: '一端吸入液体，另一端排出。', vi: 'Hút chất lỏng ở một đầu và đẩy ra ở đầu kia.', es: 'Aspira el líquido por un lado y lo impulsa por el otro.', ja: '片側から液体を吸い込み、反対側から送り出します。', ko: '한쪽에서 액체를 빨아들여 다른 쪽으로 밀어냅니다.' },
      },
      {
        leaf: 13802,
        noun: { en: ['air compressor', 'one'], th: ['ปั๊มลม', 'เครื่อง'], zh: ['空压机', '台'], vi: ['máy nén khí', 'chiếc'], es: ['compresor de aire', 'm'], ja: ['エアコンプレッサー', '台'], ko: ['에어 컴프레서', '대'] },
        use: { en: 'for air tools and inflating', th: 'สำหรับเครื่องมือลมและเติมลม', zh: '气动工具与充气用', vi: 'cho dụng cụ khí nén và bơm hơi', es: 'para herramientas de aire e inflado', ja: 'エア工具や空気入れに', ko: '에어 공구·공기 주입용' },
        truth: { en: 'Supplies compressed air for tools, blowing off dust or inflating.', th: 'จ่ายลมอัดให้เครื่องมือลม เป่าฝุ่น หรือเติมลม', zh: '提供压缩空气，可带工具、吹尘或充气。', vi: 'Cấp khí nén để chạy dụng cụ, thổi bụi hoặc bơm hơi.', es: 'Da aire comprimido para herramientas, soplar polvo o inflar.', ja: '圧縮空気を送り、工具や清掃、空気入れに使えます。', ko: '압축 공기를 공급해 공구, 먼지 제거, 공기 주입에 씁니다.' },
      },
      {
        leaf: 13803,
        noun: { en: ['electrical fitting', 'one'], th: ['อุปกรณ์ไฟฟ้า', 'ชิ้น'], zh: ['电工配件', '个'], vi: ['thiết bị điện', 'thiết bị'], es: ['material eléctrico', 'm'], ja: ['電設部材', '個'], ko: ['전기 자재', '개'] },
        use: { en: 'for wiring and electrical work', th: 'สำหรับงานเดินสายไฟ', zh: '布线接线用', vi: 'dùng cho đi dây và thi công điện', es: 'para cableado y electricidad', ja: '配線や電気工事に', ko: '배선·전기 공사용' },
        truth: { en: 'Part of a fixed circuit that carries, joins or switches current.', th: 'เป็นส่วนหนึ่งของวงจรไฟฟ้า ใช้ส่ง ต่อ หรือเปิดปิดกระแสไฟ', zh: '电路中用于输送、连接或通断电流的部件。', vi: 'Bộ phận của mạch điện để dẫn, nối hoặc đóng ngắt dòng điện.', es: 'Parte de un circuito que lleva, conecta o corta la corriente.', ja: '電気を通す、つなぐ、入り切りするための部品です。', ko: '전류를 흘리거나 잇고 끊는 회로 부품입니다.' },
      },
      {
        leaf: 13804,
        noun: { en: ['pipe fitting', 'one'], th: ['ข้อต่อท่อ', 'ชิ้น'], zh: ['管件', '个'], vi: ['phụ kiện ống', 'phụ kiện'], es: ['racor', 'm'], ja: ['配管継手', '個'], ko: ['배관 이음쇠', '개'] },
        use: { en: 'for joining and controlling pipes', th: 'สำหรับต่อและควบคุมระบบท่อ', zh: '管路连接控制用', vi: 'dùng để nối và điều khiển đường ống', es: 'para unir y controlar tuberías', ja: '配管の接続や調整に', ko: '배관 연결·조절용' },
        truth: { en: 'Joins, branches or shuts off a run of pipe or hose.', th: 'ใช้ต่อ แยก หรือปิดแนวท่อและสายยาง', zh: '用于连接、分流或关断管路。', vi: 'Dùng để nối, chia nhánh hoặc khóa đường ống.', es: 'Une, deriva o cierra un tramo de tubo o manguera.', ja: '配管やホースをつなぐ、分ける、止めるのに使います。', ko: '배관이나 호스를 잇고 나누거나 잠급니다.' },
      },
      {
        leaf: 13805,
        noun: { en: ['machine part', 'one'], th: ['ชิ้นส่วนเครื่องจักร', 'ชิ้น'], zh: ['机械零件', '个'], vi: ['linh kiện máy', 'linh kiện'], es: ['pieza de máquina', 'f'], ja: ['機械部品', '個'], ko: ['기계 부품', '개'] },
        use: { en: 'for building and repairing machines', th: 'สำหรับประกอบและซ่อมเครื่องจักร', zh: '组装维修机器用', vi: 'dùng để lắp và sửa máy móc', es: 'para montar y reparar máquinas', ja: '機械の組み立てや修理に', ko: '기계 제작·수리용' },
        truth: { en: 'Drives, carries or passes on motion inside a machine.', th: 'ขับเคลื่อน รองรับ หรือส่งกำลังภายในเครื่องจักร', zh: '在机器中负责驱动、支撑或传动。', vi: 'Dẫn động, đỡ hoặc truyền chuyển động trong máy.', es: 'Impulsa, soporta o transmite el movimiento dentro de una máquina.', ja: '機械の中で動きを生み出す、支える、伝える役割をします。', ko: '기계 안에서 움직임을 만들거나 받치고 전달합니다.' },
      },
      {
        leaf: 13806,
        noun: { en: ['generator', 'one'], th: ['เครื่องปั่นไฟ', 'เครื่อง'], zh: ['发电机', '台'], vi: ['máy phát điện', 'chiếc'], es: ['generador eléctrico', 'm'], ja: ['発電機', '台'], ko: ['발전기', '대'] },
        use: { en: 'for power away from the mains', th: 'สำหรับใช้ไฟในที่ที่ไม่มีไฟฟ้า', zh: '停电或户外供电用', vi: 'để có điện khi mất điện hoặc ở xa lưới', es: 'para tener luz lejos de la red', ja: '停電時や屋外での電源に', ko: '정전·야외 전력 공급용' },
        truth: { en: 'Supplies electricity where no wall socket is at hand.', th: 'จ่ายไฟฟ้าในที่ที่ไม่มีเต้ารับ', zh: '在没有插座的地方提供电力。', vi: 'Cấp điện ở nơi không có ổ cắm.', es: 'Da electricidad donde no hay un enchufe a mano.', ja: 'コンセントのない場所で電気を使えるようにします。', ko: '콘센트가 없는 곳에서 전기를 공급합니다.' },
      },
    ],
  },
  {
    section: 13900,
    uses: [
      { en: 'for clinics and home care', th: 'สำหรับคลินิกและดูแลที่บ้าน', zh: '诊所居家护理用', vi: 'cho phòng khám và chăm sóc tại nhà', es: 'para consultas y cuidado en casa', ja: '診療所や在宅ケアに', ko: '병원·가정 간호용' },
      { en: 'for health and everyday care', th: 'ใช้ดูแลสุขภาพประจำวัน', zh: '健康护理用', vi: 'dùng khi chăm sóc sức khỏe', es: 'para la salud y el cuidado diario', ja: '健康管理や日々のケアに', ko: '건강·일상 케어용' },
    ],
    truths: [
      { en: 'Read the instructions before first use.', th: 'ควรอ่านวิธีใช้ก่อนใช้งานครั้งแรก', zh: '首次使用前请先阅读说明书。', vi: 'Nên đọc hướng dẫn trước khi dùng lần đầu.', es: 'Conviene leer las instrucciones antes del primer uso.', ja: '初めて使う前に説明書をお読みください。', ko: '처음 사용하기 전에 설명서를 읽어 주시기 바랍니다.' },
      { en: 'No substitute for the advice of a doctor or dentist.', th: 'ไม่สามารถใช้แทนคำแนะนำของแพทย์หรือทันตแพทย์', zh: '不能代替医生或牙医的建议。', vi: 'Không thay thế lời khuyên của bác sĩ hay nha sĩ.', es: 'El consejo del médico o del dentista sigue siendo necesario.', ja: '医師や歯科医師の助言に代わるものではありません。', ko: '의사나 치과의사의 조언을 대신하지 않습니다.' },
    ],
    asks: [
      { en: 'Check the size, approvals and expiry date, if any, before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาด การรับรอง และวันหมดอายุถ้ามี', zh: '下单前请确认规格、注册认证及有效期。', vi: 'Nên kiểm tra kích cỡ, chứng nhận và hạn dùng nếu có trước khi đặt mua.', es: 'Conviene comprobar el tamaño, las homologaciones y la caducidad antes de comprar.', ja: 'ご注文前にサイズ・認証・使用期限をご確認ください。', ko: '주문 전에 크기와 인증, 사용 기한을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 13901,
        noun: { en: ['stethoscope', 'one'], th: ['หูฟังแพทย์', 'อัน'], zh: ['听诊器', '个'], vi: ['ống nghe y tế', 'chiếc'], es: ['estetoscopio', 'm'], ja: ['聴診器', '本'], ko: ['청진기', '개'] },
        use: { en: 'for listening to heart and lungs', th: 'สำหรับฟังเสียงหัวใจและปอด', zh: '听心肺音用', vi: 'dùng để nghe tim phổi', es: 'para escuchar corazón y pulmones', ja: '心音や呼吸音の聴診に', ko: '심장·폐 청진용' },
        truth: { en: 'Carries body sounds from the chest piece up to the ears.', th: 'ส่งเสียงในร่างกายจากหัวฟังขึ้นไปยังหู', zh: '把体内声音从胸件传到耳朵。', vi: 'Truyền âm thanh trong cơ thể từ mặt nghe lên tai.', es: 'Lleva los sonidos del cuerpo desde la campana hasta los oídos.', ja: 'チェストピースで拾った体内の音を耳に伝えます。', ko: '청진판에서 받은 몸속 소리를 귀로 전달합니다.' },
      },
      {
        leaf: 13902,
        noun: { en: ['blood pressure monitor', 'one'], th: ['เครื่องวัดความดัน', 'เครื่อง'], zh: ['血压计', '台'], vi: ['máy đo huyết áp', 'chiếc'], es: ['tensiómetro', 'm'], ja: ['血圧計', '台'], ko: ['혈압계', '대'] },
        use: { en: 'for checking blood pressure', th: 'สำหรับวัดความดันโลหิต', zh: '日常血压监测用', vi: 'dùng để đo huyết áp', es: 'para controlar la tensión arterial', ja: '血圧の測定に', ko: '혈압 측정용' },
        truth: { en: 'Measures with a cuff while the person sits still and relaxed.', th: 'วัดโดยพันปลอกแขนขณะนั่งนิ่งและผ่อนคลาย', zh: '静坐放松时用袖带测量。', vi: 'Đo bằng vòng bít khi người dùng ngồi yên, thư giãn.', es: 'Mide con un brazalete mientras la persona está sentada y en reposo.', ja: 'カフを巻き、安静に座った状態で測ります。', ko: '커프를 감고 편안히 앉은 상태에서 잽니다.' },
      },
      {
        leaf: 13903,
        noun: { en: ['syringe', 'one'], th: ['กระบอกฉีดยา', 'อัน'], zh: ['注射器', '支'], vi: ['ống tiêm', 'cái'], es: ['jeringa', 'f'], ja: ['シリンジ', '本'], ko: ['주사기', '개'] },
        use: { en: 'for measuring and giving liquids', th: 'สำหรับตวงและฉีดของเหลว', zh: '量取注入液体用', vi: 'dùng để lấy và bơm chất lỏng', es: 'para dosificar líquidos', ja: '液体の計量や注入に', ko: '액체 계량·주입용' },
        truth: { en: 'Pulling the plunger draws liquid in and pushing it lets the liquid out.', th: 'ดึงก้านสูบเพื่อดูดของเหลว และดันเพื่อปล่อยออก', zh: '拉动推杆吸入液体，推动则排出。', vi: 'Kéo pít-tông để hút chất lỏng, đẩy để bơm ra.', es: 'Al tirar del émbolo entra el líquido y al empujarlo sale.', ja: '押し子を引くと液体を吸い、押すと出します。', ko: '밀대를 당기면 액체가 들어오고 밀면 나옵니다.' },
      },
      {
        leaf: 13904,
        noun: { en: ['bandage', 'one'], th: ['วัสดุปิดแผล', 'ชิ้น'], zh: ['包扎用品', '件'], vi: ['băng dán vết thương', 'miếng'], es: ['apósito', 'm'], ja: ['包帯・ばんそうこう', '点'], ko: ['반창고', '개'] },
        use: { en: 'for covering small wounds', th: 'สำหรับปิดแผลเล็ก', zh: '小伤口防护用', vi: 'dùng để che vết thương nhỏ', es: 'para cubrir heridas pequeñas', ja: '小さな傷の保護に', ko: '작은 상처 보호용' },
        truth: { en: 'Covers a cleaned wound and keeps dirt out.', th: 'ปิดแผลที่ทำความสะอาดแล้วเพื่อกันสิ่งสกปรก', zh: '盖住清洁后的伤口，防止沾染脏污。', vi: 'Che vết thương đã rửa sạch, ngăn bụi bẩn.', es: 'Cubre la herida limpia y evita que entre suciedad.', ja: '洗った傷口を覆い、汚れが入るのを防ぎます。', ko: '씻은 상처를 덮어 이물질이 들어가지 않게 합니다.' },
      },
      {
        leaf: 13905,
        noun: { en: ['dental tool', 'one'], th: ['เครื่องมือทันตกรรม', 'ชิ้น'], zh: ['齿科器械', '件'], vi: ['dụng cụ nha khoa', 'dụng cụ'], es: ['instrumento dental', 'm'], ja: ['歯科用器具', '点'], ko: ['치과 기구', '개'] },
        use: { en: 'for dental care and training', th: 'สำหรับงานทันตกรรมและการฝึก', zh: '齿科护理教学用', vi: 'dùng cho chăm sóc và thực hành nha khoa', es: 'para cuidado y prácticas dentales', ja: '歯科の処置や実習に', ko: '치과 진료·실습용' },
        truth: { en: 'Shaped for work inside the mouth, around teeth and gums.', th: 'ออกแบบรูปทรงให้ใช้ในช่องปาก รอบฟันและเหงือก', zh: '形状适合在口腔内、牙齿和牙龈周围操作。', vi: 'Có hình dáng để thao tác trong miệng, quanh răng và lợi.', es: 'Tiene forma para trabajar dentro de la boca, en dientes y encías.', ja: '口の中で歯や歯ぐきに使いやすい形をしています。', ko: '입안에서 치아와 잇몸에 쓰기 좋은 모양입니다.' },
      },
      {
        leaf: 13906,
        noun: { en: ['wheelchair', 'one'], th: ['รถเข็นผู้ป่วย', 'คัน'], zh: ['轮椅', '辆'], vi: ['xe lăn', 'chiếc'], es: ['silla de ruedas', 'f'], ja: ['車いす', '台'], ko: ['휠체어', '대'] },
        use: { en: 'for getting around while seated', th: 'สำหรับเคลื่อนที่โดยไม่ต้องเดิน', zh: '坐姿代步用', vi: 'để di chuyển khi ngồi', es: 'para desplazarse sin caminar', ja: '座ったままの移動に', ko: '이동 보조용' },
        truth: { en: 'Lets a person who cannot walk far move about while seated.', th: 'ช่วยให้ผู้ที่เดินลำบากนั่งเคลื่อนที่ไปไหนมาไหนได้', zh: '让行走不便的人坐着就能出行。', vi: 'Giúp người khó đi lại di chuyển trong tư thế ngồi.', es: 'Permite moverse a quien no puede caminar mucho.', ja: '長く歩けない方が座ったまま移動できます。', ko: '오래 걷기 어려운 사람이 앉은 채로 이동합니다.' },
      },
      {
        leaf: 13907,
        noun: { en: ['walking aid', 'one'], th: ['อุปกรณ์ช่วยเดิน', 'อัน'], zh: ['助行器', '个'], vi: ['dụng cụ hỗ trợ đi lại', 'dụng cụ'], es: ['ayuda para caminar', 'f'], ja: ['歩行補助具', '点'], ko: ['보행 보조기', '개'] },
        use: { en: 'for support while walking', th: 'สำหรับช่วยพยุงขณะเดิน', zh: '行走支撑用', vi: 'để chống đỡ khi đi lại', es: 'para ganar apoyo al andar', ja: '歩行時の支えに', ko: '보행 지지용' },
        truth: { en: 'Takes part of the body weight off a weak or injured leg.', th: 'ช่วยรับน้ำหนักแทนขาที่อ่อนแรงหรือบาดเจ็บ', zh: '为无力或受伤的腿分担部分体重。', vi: 'Đỡ bớt trọng lượng cho chân yếu hoặc bị thương.', es: 'Descarga parte del peso de una pierna débil o lesionada.', ja: '弱った足やけがをした足にかかる体重を減らします。', ko: '약하거나 다친 다리에 실리는 체중을 덜어 줍니다.' },
      },
      {
        leaf: 13908,
        noun: { en: ['medical supplies', 'many'], th: ['เวชภัณฑ์', 'ชิ้น'], zh: ['医疗用品', '件'], vi: ['vật tư y tế', 'món'], es: ['productos sanitarios', 'mp'], ja: ['医療用品', '点'], ko: ['의료용품', '개'] },
        use: { en: 'for nursing and first-aid kits', th: 'สำหรับงานพยาบาลและชุดปฐมพยาบาล', zh: '护理急救箱常备', vi: 'cho điều dưỡng và tủ thuốc sơ cứu', es: 'para enfermería y botiquines', ja: '看護や救急箱の備えに', ko: '간호·구급함 비치용' },
        truth: { en: 'Kept clean and within reach where people are cared for.', th: 'เก็บให้สะอาดและหยิบใช้ง่ายในที่ที่ดูแลผู้ป่วย', zh: '保持清洁，放在护理现场随手可取处。', vi: 'Để sạch và dễ lấy ở nơi chăm sóc người bệnh.', es: 'Se guardan limpios y a mano donde se atiende a las personas.', ja: '看護や介護の場で、清潔に保ち手の届く所に置きます。', ko: '돌봄이 이루어지는 곳에서 청결하게 가까이 둡니다.' },
      },
    ],
  },
];
