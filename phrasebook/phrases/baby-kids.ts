import type { SectionPhrases } from '../phrase.ts';

export const babyKidsPhrases: SectionPhrases[] = [
  {
    section: 10100,
    uses: [
      { en: 'for baby feeding time', th: 'สำหรับมื้อนมและมื้ออาหารของลูก', zh: '宝宝喂养用', vi: 'dùng khi cho bé bú và ăn', es: 'para la hora de comer del bebé', ja: '赤ちゃんの授乳や食事に', ko: '아기 수유·식사용' },
      { en: 'for everyday baby care', th: 'สำหรับดูแลลูกน้อยทุกวัน', zh: '日常育儿用', vi: 'cho việc chăm bé hằng ngày', es: 'para el cuidado diario del bebé', ja: '毎日の育児に', ko: '일상 육아용' },
    ],
    truths: [
      { en: 'Part of daily feeding on the way from milk to first solid foods.', th: 'เป็นของใช้ประจำมื้อของลูกตั้งแต่วัยกินนมจนถึงวัยเริ่มอาหาร', zh: '从喝奶到添加辅食阶段都会用到的喂养用品。', vi: 'Đồng hành cùng bữa ăn của bé từ lúc bú sữa đến khi ăn dặm.', es: 'Parte de la rutina diaria, desde la leche hasta los primeros alimentos.', ja: 'ミルクの時期から離乳食の時期まで、毎日の食事まわりで使います。', ko: '수유기부터 이유식기까지 매일의 식사에 쓰는 용품입니다.' },
      { en: 'Clean hands and a clean surface come first at every feed.', th: 'ก่อนป้อนลูกทุกครั้งควรล้างมือและเช็ดบริเวณที่วางให้สะอาด', zh: '每次喂宝宝前，先洗净双手并清洁台面。', vi: 'Trước mỗi lần cho bé ăn nên rửa tay và lau sạch chỗ đặt đồ.', es: 'Antes de cada toma conviene tener limpias las manos y la superficie.', ja: '授乳や食事の前には、手と置き場所を清潔にしておきましょう。', ko: '먹이기 전에는 손과 놓는 자리를 먼저 깨끗이 하는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check the recommended age and what is included before ordering.', th: 'ก่อนสั่งซื้อควรดูช่วงอายุที่แนะนำและรายการของในชุด', zh: '下单前请确认适用月龄和包含的配件。', vi: 'Nên xem độ tuổi khuyên dùng và các món đi kèm trước khi đặt.', es: 'Conviene revisar la edad recomendada y el contenido antes de pedir.', ja: 'ご注文前に対象月齢とセット内容をご確認ください。', ko: '주문 전에 권장 월령과 구성품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10101,
        noun: { en: ['baby bottle', 'one'], th: ['ขวดนมเด็ก', 'ขวด'], zh: ['婴儿奶瓶', '个'], vi: ['bình sữa cho bé', 'chiếc'], es: ['biberón', 'm'], ja: ['哺乳瓶', '本'], ko: ['젖병', '개'] },
        use: { en: 'for milk feeds day and night', th: 'สำหรับป้อนนมทั้งกลางวันและกลางคืน', zh: '日夜喂奶用', vi: 'dùng cho các cữ sữa ngày và đêm', es: 'para las tomas de día y de noche', ja: '昼夜の授乳に', ko: '밤낮 수유용' },
        truth: { en: 'Holds breast milk or formula and lets the baby drink through a nipple.', th: 'ใส่ได้ทั้งนมแม่และนมผง ลูกดูดดื่มผ่านจุกนม', zh: '可装母乳或配方奶，宝宝通过奶嘴吸吮。', vi: 'Đựng được sữa mẹ hoặc sữa công thức, bé bú qua núm ti.', es: 'Sirve para leche materna o de fórmula, que el bebé toma por la tetina.', ja: '母乳や粉ミルクを入れ、赤ちゃんは乳首から飲みます。', ko: '모유나 분유를 담아 아기가 젖꼭지로 빨아 먹습니다.' },
      },
      {
        leaf: 10102,
        noun: { en: ['toddler training cup', 'one'], th: ['ถ้วยหัดดื่ม', 'ใบ'], zh: ['宝宝学饮杯', '个'], vi: ['cốc tập uống cho bé', 'chiếc'], es: ['vaso de aprendizaje', 'm'], ja: ['トレーニングマグ', '個'], ko: ['유아 연습컵', '개'] },
        use: { en: 'for moving on from the bottle', th: 'สำหรับช่วงเลิกขวดนม', zh: '戒奶瓶过渡用', vi: 'khi chuyển từ bình sang cốc', es: 'para dejar poco a poco el biberón', ja: '哺乳瓶からの切り替えに', ko: '젖병 떼기 연습용' },
        truth: { en: 'Helps little ones learn to drink water on their own.', th: 'ช่วยให้เด็กเล็กหัดดื่มน้ำได้ด้วยตัวเอง', zh: '帮助宝宝练习自己喝水。', vi: 'Giúp bé làm quen với việc tự uống nước.', es: 'Ayuda a que los pequeños aprendan a beber por sí mismos.', ja: '小さな子がひとりで飲む練習に使えます。', ko: '아이가 스스로 물 마시는 연습을 하도록 도와줍니다.' },
      },
      {
        leaf: 10103,
        noun: { en: ['kids’ tableware', 'mass'], th: ['ภาชนะใส่อาหารเด็ก', 'ชุด'], zh: ['儿童餐具', '套'], vi: ['dụng cụ ăn dặm cho bé', 'bộ'], es: ['vajilla infantil', 'f'], ja: ['ベビー食器', '点'], ko: ['유아식기', '세트'] },
        use: { en: 'for first meals at the table', th: 'สำหรับหัดกินข้าวเอง', zh: '宝宝自主进食用', vi: 'dùng khi bé tập ăn', es: 'para las primeras comidas en la mesa', ja: '離乳食や自分で食べる練習に', ko: '이유식·자기주도식용' },
        truth: { en: 'Sized for small portions and small hands.', th: 'ขนาดพอดีกับมือเล็กๆ และปริมาณอาหารของเด็ก', zh: '大小适合宝宝的小手和小饭量。', vi: 'Kích cỡ vừa với khẩu phần nhỏ và bàn tay của bé.', es: 'De tamaño adaptado a raciones y manos pequeñas.', ja: '小さな手と少ない食事量に合わせたサイズです。', ko: '작은 손과 적은 양에 맞춘 크기입니다.' },
      },
      {
        leaf: 10104,
        noun: { en: ['baby bib', 'one'], th: ['ผ้ากันเปื้อนเด็ก', 'ผืน'], zh: ['宝宝围嘴', '条'], vi: ['yếm ăn cho bé', 'chiếc'], es: ['babero', 'm'], ja: ['スタイ', '枚'], ko: ['아기 턱받이', '장'] },
        use: { en: 'to catch drool and spills', th: 'ใช้รองน้ำลายและเศษอาหาร', zh: '接口水防弄脏', vi: 'để hứng nước dãi và thức ăn rơi', es: 'para babas y manchas de comida', ja: 'よだれや食べこぼしに', ko: '침·음식 흘림 방지용' },
        truth: { en: 'Keeps drool and food off the clothes underneath.', th: 'ช่วยไม่ให้น้ำลายและอาหารเปื้อนเสื้อผ้าด้านใน', zh: '挡住口水和食物，少弄脏里面的衣服。', vi: 'Giúp quần áo bên trong không dính nước dãi và thức ăn.', es: 'Evita que la baba y la comida lleguen a la ropa.', ja: 'よだれや食べこぼしから洋服を守ります。', ko: '침과 음식물이 옷에 묻는 것을 막아 줍니다.' },
      },
      {
        leaf: 10105,
        noun: { en: ['breast pump', 'one'], th: ['เครื่องปั๊มนม', 'เครื่อง'], zh: ['吸奶器', '台'], vi: ['máy hút sữa', 'chiếc'], es: ['sacaleches', 'm'], ja: ['搾乳器', '台'], ko: ['유축기', '대'] },
        use: { en: 'for nursing mothers', th: 'สำหรับคุณแม่ให้นม', zh: '哺乳期妈妈用', vi: 'cho mẹ đang nuôi con bằng sữa mẹ', es: 'para madres lactantes', ja: '授乳期のママに', ko: '수유맘용' },
        truth: { en: 'Expresses breast milk so that it can be stored and given later.', th: 'ปั๊มน้ำนมเก็บไว้ให้ลูกกินในมื้อถัดไปได้', zh: '吸出的母乳可以储存起来，之后再喂宝宝。', vi: 'Hút sữa mẹ ra để trữ lại và cho bé bú sau.', es: 'Extrae la leche materna para guardarla y darla más tarde.', ja: '母乳をしぼって保存し、後からあげられます。', ko: '모유를 짜서 보관했다가 나중에 먹일 수 있습니다.' },
      },
      {
        leaf: 10106,
        noun: { en: ['bottle steriliser', 'one'], th: ['เครื่องฆ่าเชื้อขวดนม', 'เครื่อง'], zh: ['奶瓶消毒器', '台'], vi: ['máy tiệt trùng bình sữa', 'chiếc'], es: ['esterilizador de biberones', 'm'], ja: ['哺乳瓶消毒器', '台'], ko: ['젖병소독기', '대'] },
        use: { en: 'for bottles and pacifiers', th: 'สำหรับขวดนมและจุกนม', zh: '奶瓶奶嘴消毒用', vi: 'dùng cho bình sữa và núm ti', es: 'para biberones y chupetes', ja: '哺乳瓶や乳首の消毒に', ko: '젖병·젖꼭지 소독용' },
        truth: { en: 'Disinfects washed bottles, nipples and small feeding parts together.', th: 'ฆ่าเชื้อขวดนม จุกนม และชิ้นส่วนเล็กๆ ที่ล้างแล้วได้พร้อมกัน', zh: '洗净的奶瓶、奶嘴和小配件可以一起消毒。', vi: 'Khử trùng cùng lúc bình, núm ti và phụ kiện nhỏ đã rửa sạch.', es: 'Desinfecta a la vez biberones, tetinas y piezas pequeñas ya lavadas.', ja: '洗った哺乳瓶や乳首、小さなパーツをまとめて消毒できます。', ko: '세척한 젖병과 젖꼭지, 작은 부품을 함께 소독합니다.' },
      },
      {
        leaf: 10107,
        noun: { en: ['bottle warmer', 'one'], th: ['เครื่องอุ่นนม', 'เครื่อง'], zh: ['暖奶器', '台'], vi: ['máy hâm sữa', 'chiếc'], es: ['calientabiberones', 'm'], ja: ['ボトルウォーマー', '台'], ko: ['젖병 워머', '대'] },
        use: { en: 'for warming milk before a feed', th: 'สำหรับอุ่นนมก่อนป้อน', zh: '喂奶前温奶用', vi: 'để hâm sữa trước cữ bú', es: 'para templar la leche antes de la toma', ja: '授乳前のミルクの温めに', ko: '수유 전 분유·모유 데우기용' },
        truth: { en: 'Brings chilled or room-temperature milk up to feeding warmth.', th: 'อุ่นนมที่แช่เย็นหรือนมอุณหภูมิห้องให้อุ่นพอดีก่อนป้อน', zh: '把冷藏或常温的奶加热到适合喂宝宝的温度。', vi: 'Làm ấm sữa lạnh hoặc sữa để nguội đến độ ấm vừa cho bé bú.', es: 'Lleva la leche fría o a temperatura ambiente al punto tibio de la toma.', ja: '冷えたミルクや常温のミルクを飲み頃に温めます。', ko: '차갑거나 식은 분유와 모유를 먹이기 알맞게 데워 줍니다.' },
      },
      {
        leaf: 10108,
        noun: { en: ['pacifier', 'one'], th: ['จุกหลอก', 'ชิ้น'], zh: ['安抚奶嘴', '个'], vi: ['ti giả', 'chiếc'], es: ['chupete', 'm'], ja: ['おしゃぶり', '個'], ko: ['공갈젖꼭지', '개'] },
        use: { en: 'for soothing a fussy baby', th: 'สำหรับกล่อมลูกงอแง', zh: '安抚哭闹宝宝用', vi: 'để dỗ bé quấy khóc', es: 'para calmar al bebé', ja: 'ぐずりや寝かしつけに', ko: '칭얼대는 아기 달래기용' },
        truth: { en: 'Gives the baby something to suck on between feeds and at nap time.', th: 'ให้ลูกได้ดูดระหว่างมื้อนมและตอนงีบหลับ', zh: '在两顿奶之间或哄睡时给宝宝吸吮。', vi: 'Cho bé ngậm giữa các cữ bú và lúc ngủ ngắn.', es: 'Da al bebé algo que succionar entre tomas y a la hora de la siesta.', ja: '授乳の合間やお昼寝のときに吸わせて使います。', ko: '수유 사이나 낮잠 시간에 아기가 빨 수 있습니다.' },
      },
      {
        leaf: 10109,
        noun: { en: ['baby food', 'mass'], th: ['อาหารสำหรับเด็กเล็ก', 'ชิ้น'], zh: ['婴幼儿食品', '份'], vi: ['thực phẩm cho bé', 'hộp'], es: ['alimento infantil', 'm'], ja: ['ベビーフード', '個'], ko: ['영유아 식품', '개'] },
        use: { en: 'for babies and toddlers', th: 'สำหรับทารกและเด็กเล็ก', zh: '宝宝日常餐食', vi: 'cho trẻ sơ sinh và trẻ nhỏ', es: 'para bebés y niños pequeños', ja: '赤ちゃんや小さな子の食事に', ko: '영유아 식사용' },
        truth: { en: 'Prepared and served as the label directs for the child’s age.', th: 'เตรียมและป้อนตามวิธีบนฉลากให้ตรงกับวัยของลูก', zh: '请按标签说明，根据宝宝月龄冲调或食用。', vi: 'Pha chế và cho ăn theo hướng dẫn trên nhãn, hợp với tháng tuổi của bé.', es: 'Se prepara y se sirve según la etiqueta y la edad del niño.', ja: '表示にしたがい、月齢に合わせて用意して与えてください。', ko: '라벨의 안내에 따라 월령에 맞게 준비해 먹입니다.' },
      },
      {
        leaf: 10110,
        noun: { en: ['maternity item', 'one'], th: ['ของใช้คุณแม่', 'ชิ้น'], zh: ['孕产用品', '件'], vi: ['đồ dùng cho mẹ', 'món'], es: ['artículo de maternidad', 'm'], ja: ['マタニティ用品', '点'], ko: ['임산부용품', '개'] },
        use: { en: 'for expecting and nursing mothers', th: 'สำหรับคุณแม่ตั้งครรภ์และให้นม', zh: '孕期和哺乳期使用', vi: 'cho mẹ bầu và mẹ cho con bú', es: 'para el embarazo y la lactancia', ja: '妊娠中や授乳期のママに', ko: '임신·수유기 엄마용' },
        truth: { en: 'Made for the months of pregnancy and nursing.', th: 'ออกแบบมาสำหรับช่วงตั้งครรภ์และให้นมลูก', zh: '为孕期和哺乳期设计。', vi: 'Dành cho những tháng mang thai và cho con bú.', es: 'Pensado para los meses de embarazo y lactancia.', ja: '妊娠中から授乳期に使えるものです。', ko: '임신 기간과 수유기에 쓰는 용품입니다.' },
      },
    ],
  },
  {
    section: 10200,
    uses: [
      { en: 'for daily baby hygiene', th: 'สำหรับดูแลความสะอาดของลูกทุกวัน', zh: '宝宝日常清洁用', vi: 'cho việc vệ sinh bé hằng ngày', es: 'para la higiene diaria del bebé', ja: '赤ちゃんの毎日の清潔ケアに', ko: '아기 위생 관리용' },
      { en: 'for keeping little ones clean', th: 'สำหรับดูแลความสะอาดของลูก', zh: '宝宝清洁护理用', vi: 'để giữ bé luôn sạch sẽ', es: 'para mantener limpio al pequeño', ja: '赤ちゃんを清潔に保つお世話に', ko: '아이 청결 케어용' },
    ],
    truths: [
      { en: 'Part of the daily routine of keeping a small child clean.', th: 'เป็นของใช้ในกิจวัตรดูแลความสะอาดของเด็กเล็ก', zh: '给小宝宝做日常清洁时常用的物品。', vi: 'Dùng trong việc giữ bé sạch sẽ mỗi ngày.', es: 'Parte de la rutina diaria para mantener limpio al pequeño.', ja: '小さな子を清潔に保つ毎日のお世話で使います。', ko: '어린아이를 청결하게 돌보는 일상에서 쓰는 용품입니다.' },
      { en: 'Handy to keep within reach so the child is never left alone.', th: 'ควรวางไว้ใกล้มือ จะได้ไม่ต้องปล่อยลูกไว้คนเดียว', zh: '放在手边随时可取，不用离开宝宝身边。', vi: 'Nên để trong tầm tay để không phải rời bé nửa chừng.', es: 'Conviene tener todo a mano para no dejar solo al niño.', ja: '手の届くところに置いておくと、子どものそばを離れずにすみます。', ko: '손 닿는 곳에 두면 아이 곁을 비우지 않아도 됩니다.' },
    ],
    asks: [
      { en: 'Check the size or the recommended age and weight before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาดหรือช่วงอายุและน้ำหนักที่แนะนำ', zh: '下单前请确认尺寸或适用的月龄、体重。', vi: 'Nên kiểm tra kích cỡ hoặc độ tuổi, cân nặng phù hợp trước khi đặt.', es: 'Conviene revisar la talla o la edad y el peso recomendados antes de pedir.', ja: 'ご注文前にサイズや対象月齢・体重をご確認ください。', ko: '주문 전에 크기나 권장 월령·체중을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10201,
        noun: { en: ['baby diapers', 'many'], th: ['ผ้าอ้อมเด็ก', 'แพ็ก'], zh: ['婴儿尿裤', '包'], vi: ['bỉm em bé', 'gói'], es: ['pañales', 'mp'], ja: ['ベビーおむつ', 'パック'], ko: ['아기 기저귀', '팩'] },
        use: { en: 'for daytime and overnight wear', th: 'สำหรับใส่ทั้งกลางวันและกลางคืน', zh: '白天夜间穿用', vi: 'dùng ban ngày và ban đêm', es: 'para usar de día y de noche', ja: '昼夜のおむつ替えに', ko: '낮·밤 겸용' },
        truth: { en: 'Worn around the baby’s bottom and changed when wet or soiled.', th: 'สวมให้ลูกแล้วเปลี่ยนเมื่อเปียกหรือเปื้อน', zh: '给宝宝穿在臀部，尿湿或弄脏后及时更换。', vi: 'Mặc cho bé và thay khi ướt hoặc bẩn.', es: 'Se colocan al bebé y se cambian cuando están mojados o sucios.', ja: '赤ちゃんのおしりに着け、濡れたり汚れたりしたら替えます。', ko: '아기에게 채우고 젖거나 더러워지면 갈아 줍니다.' },
      },
      {
        leaf: 10202,
        noun: { en: ['baby wipes', 'many'], th: ['ทิชชู่เปียกสำหรับเด็ก', 'ห่อ'], zh: ['婴儿湿巾', '包'], vi: ['khăn ướt em bé', 'gói'], es: ['toallitas húmedas para bebé', 'fp'], ja: ['おしりふき', '個'], ko: ['아기 물티슈', '팩'] },
        use: { en: 'for diaper changes and messy hands', th: 'สำหรับเช็ดก้นและมือเปื้อน', zh: '擦屁屁擦手用', vi: 'dùng khi thay tã và lau tay', es: 'para el cambio y las manos sucias', ja: 'おむつ替えや手の汚れに', ko: '기저귀 교체·손 닦기용' },
        truth: { en: 'Come pre-moistened, ready to clean the bottom, hands and face.', th: 'ชุ่มน้ำมาแล้ว ดึงออกมาเช็ดก้น มือ และหน้าได้ทันที', zh: '本身湿润，抽出即可擦屁屁、擦手、擦脸。', vi: 'Đã được làm ẩm sẵn, rút ra là lau được mông, tay và mặt bé.', es: 'Vienen humedecidas, listas para limpiar el culito, las manos y la cara.', ja: 'はじめから湿っているので、おしりや手、顔をすぐにふけます。', ko: '물기가 있어 바로 꺼내 엉덩이와 손, 얼굴을 닦을 수 있습니다.' },
      },
      {
        leaf: 10203,
        noun: { en: ['changing mat', 'one'], th: ['แผ่นรองเปลี่ยนผ้าอ้อม', 'ผืน'], zh: ['隔尿垫', '张'], vi: ['thảm thay tã', 'tấm'], es: ['cambiador de bebé', 'm'], ja: ['おむつ替えマット', '枚'], ko: ['기저귀 매트', '장'] },
        use: { en: 'for diaper changes at home or out', th: 'สำหรับเปลี่ยนผ้าอ้อมที่บ้านหรือนอกบ้าน', zh: '居家外出换尿布用', vi: 'để thay tã ở nhà hoặc khi ra ngoài', es: 'para cambiar pañales en casa o fuera', ja: '自宅や外出先でのおむつ替えに', ko: '실내·외출 기저귀 교체용' },
        truth: { en: 'Gives a clean spot for changes and protects the surface beneath.', th: 'ใช้ปูรองตอนเปลี่ยนผ้าอ้อมและกันไม่ให้ที่นอนเปื้อน', zh: '换尿布时垫在宝宝身下，防止弄脏床面。', vi: 'Lót khi thay tã và giữ sạch mặt giường bên dưới.', es: 'Ofrece un lugar limpio para el cambio y protege la superficie.', ja: 'おむつ替えのときに敷き、下の布団や床の汚れを防ぎます。', ko: '기저귀를 갈 때 깔아 바닥이나 이불이 더러워지는 것을 막습니다.' },
      },
      {
        leaf: 10204,
        noun: { en: ['potty training seat', 'one'], th: ['ที่นั่งฝึกขับถ่ายเด็ก', 'ชิ้น'], zh: ['儿童坐便器', '个'], vi: ['bô tập vệ sinh cho bé', 'chiếc'], es: ['orinal de aprendizaje', 'm'], ja: ['トイレトレーニング用便座', '個'], ko: ['유아변기', '개'] },
        use: { en: 'for learning to use the toilet', th: 'สำหรับฝึกลูกเข้าห้องน้ำ', zh: '宝宝如厕训练用', vi: 'để tập đi vệ sinh', es: 'para aprender a ir al baño', ja: 'おむつ卒業の練習に', ko: '배변 훈련용' },
        truth: { en: 'Gives toddlers a child-size seat while they leave diapers behind.', th: 'ที่นั่งขนาดเด็กสำหรับช่วงเลิกผ้าอ้อม', zh: '宝宝告别尿布阶段使用，大小适合孩子坐。', vi: 'Chỗ ngồi cỡ trẻ em cho giai đoạn bé bỏ bỉm.', es: 'Ofrece un asiento a la medida del niño en la etapa de dejar el pañal.', ja: 'おむつ卒業の時期に使う、子どもサイズの座面です。', ko: '기저귀를 떼는 시기에 앉는 아이 크기의 좌변기입니다.' },
      },
      {
        leaf: 10205,
        noun: { en: ['baby bathtub', 'one'], th: ['อ่างอาบน้ำเด็ก', 'ใบ'], zh: ['婴儿浴盆', '个'], vi: ['chậu tắm cho bé', 'chiếc'], es: ['bañera para bebé', 'f'], ja: ['ベビーバス', '個'], ko: ['아기욕조', '개'] },
        use: { en: 'for bathing a baby', th: 'สำหรับอาบน้ำลูกน้อย', zh: '给宝宝洗澡用', vi: 'để tắm cho bé', es: 'para bañar al bebé', ja: '赤ちゃんの沐浴に', ko: '아기 목욕용' },
        truth: { en: 'Takes far less water than a full-size tub, with an adult always close by.', th: 'ใช้น้ำน้อยกว่าอ่างผู้ใหญ่ และต้องมีผู้ใหญ่อยู่ข้างๆ ตลอด', zh: '比成人浴缸省水，洗澡时大人需全程看护。', vi: 'Tốn ít nước hơn bồn tắm người lớn và luôn cần người lớn ở bên.', es: 'Gasta menos agua que una bañera normal, siempre con un adulto al lado.', ja: '大人用の浴槽より少ないお湯で使えますが、必ず大人がそばで見守ってください。', ko: '어른 욕조보다 물이 적게 들며, 반드시 보호자가 곁에서 지켜봅니다.' },
      },
      {
        leaf: 10206,
        noun: { en: ['baby care product', 'one'], th: ['ผลิตภัณฑ์ดูแลผิวและผมเด็ก', 'ชิ้น'], zh: ['宝宝洗护用品', '瓶'], vi: ['sản phẩm chăm sóc da và tóc cho bé', 'sản phẩm'], es: ['producto de higiene para bebé', 'm'], ja: ['ベビースキンケア用品', '点'], ko: ['유아 스킨케어 용품', '개'] },
        use: { en: 'for delicate baby skin and hair', th: 'สำหรับผิวและผมของลูกน้อย', zh: '宝宝肌肤头发护理用', vi: 'dùng cho da và tóc của bé', es: 'para la piel y el pelo del bebé', ja: '赤ちゃんの肌や髪のお手入れに', ko: '아기 피부·모발 관리용' },
        truth: { en: 'Try a little on a small patch of skin before the first full use.', th: 'ก่อนใช้ครั้งแรกควรลองทาบริเวณเล็กๆ ดูก่อน', zh: '首次使用前，建议先在小块皮肤上试用。', vi: 'Nên thử trên một vùng da nhỏ trước lần dùng đầu tiên.', es: 'Conviene probar en una zona pequeña de piel antes del primer uso.', ja: '初めて使うときは、肌の目立たない部分で試してからお使いください。', ko: '처음 쓸 때는 피부 일부에 먼저 시험해 보는 것이 좋습니다.' },
      },
    ],
  },
  {
    section: 10300,
    uses: [
      { en: 'for outings with a baby', th: 'สำหรับพาลูกออกนอกบ้าน', zh: '带娃出行用', vi: 'khi đưa bé ra ngoài', es: 'para salir con el bebé', ja: '赤ちゃんとのお出かけに', ko: '아기 외출용' },
      { en: 'for walks and family trips', th: 'สำหรับเดินเล่นและเที่ยวกับครอบครัว', zh: '散步旅行时用', vi: 'cho những chuyến đi cùng gia đình', es: 'para paseos y viajes en familia', ja: 'お散歩や家族旅行に', ko: '산책·가족 여행용' },
    ],
    truths: [
      { en: 'Useful for getting around outside the home with a little one.', th: 'ใช้เมื่อพาลูกเดินทางออกนอกบ้าน', zh: '带宝宝外出时使用的出行用品。', vi: 'Dùng khi đưa bé nhỏ đi lại bên ngoài.', es: 'Resulta útil para moverse fuera de casa con un bebé.', ja: '赤ちゃんを連れて外出するときに使います。', ko: '아기와 함께 밖으로 나갈 때 쓰는 용품입니다.' },
      { en: 'Check every strap and buckle before each outing.', th: 'ควรตรวจสายและตัวล็อกทุกจุดก่อนออกจากบ้าน', zh: '每次出门前请检查各处带子和卡扣。', vi: 'Nên kiểm tra dây đai và khóa cài trước mỗi lần ra ngoài.', es: 'Antes de cada salida conviene revisar correas y cierres.', ja: 'お出かけ前にベルトやバックルを確認しておくと安心です。', ko: '외출 전에 끈과 버클을 한 번씩 확인하는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check the weight limit, the size and the fit with the car or other gear.', th: 'ควรตรวจสอบน้ำหนักที่รับได้ ขนาด และรุ่นรถหรืออุปกรณ์ที่ใช้ร่วมกันได้', zh: '下单前请确认承重、尺寸以及与车辆或配件是否匹配。', vi: 'Nên kiểm tra tải trọng, kích thước và độ tương thích với xe hoặc đồ đang có.', es: 'Conviene revisar el peso admitido, las medidas y la compatibilidad.', ja: '耐荷重、サイズ、お手持ちの車や用品との適合をご確認ください。', ko: '허용 하중과 크기, 사용 중인 차량이나 용품과의 호환을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10301,
        noun: { en: ['baby stroller', 'one'], th: ['รถเข็นเด็ก', 'คัน'], zh: ['婴儿推车', '辆'], vi: ['xe đẩy em bé', 'chiếc'], es: ['cochecito de bebé', 'm'], ja: ['ベビーカー', '台'], ko: ['유모차', '대'] },
        use: { en: 'for walks around town', th: 'สำหรับพาลูกเดินเล่น', zh: '遛娃散步用', vi: 'để đưa bé đi dạo', es: 'para pasear por la ciudad', ja: 'お散歩や街歩きに', ko: '산책·나들이용' },
        truth: { en: 'Lets a child sit back while an adult pushes from behind.', th: 'ให้ลูกนั่งสบายโดยมีผู้ใหญ่เข็นจากด้านหลัง', zh: '宝宝坐在车里，大人在后面推行。', vi: 'Bé ngồi trong xe, người lớn đẩy từ phía sau.', es: 'Permite que el niño vaya sentado mientras un adulto empuja.', ja: '子どもを座らせて、大人が後ろから押して進みます。', ko: '아이를 태우고 어른이 뒤에서 밀어 이동합니다.' },
      },
      {
        leaf: 10302,
        noun: { en: ['child car seat', 'one'], th: ['คาร์ซีท', 'ตัว'], zh: ['儿童安全座椅', '个'], vi: ['ghế ngồi ô tô cho bé', 'chiếc'], es: ['silla de coche infantil', 'f'], ja: ['チャイルドシート', '台'], ko: ['카시트', '개'] },
        use: { en: 'for car rides with a child', th: 'สำหรับเด็กนั่งในรถยนต์', zh: '儿童乘车用', vi: 'dùng khi bé ngồi ô tô', es: 'para viajar en coche con niños', ja: '車でのお出かけに', ko: '차량 이동용' },
        truth: { en: 'Secures a child during car travel when installed as the manual says.', th: 'ติดตั้งตามคู่มือเพื่อรัดตัวเด็กไว้ขณะเดินทางด้วยรถยนต์', zh: '按说明书安装后，乘车时固定住孩子的身体。', vi: 'Giữ bé ngồi chắc trên ô tô khi lắp đúng theo hướng dẫn.', es: 'Sujeta al niño en el coche si se instala según el manual.', ja: '説明書どおりに取り付け、乗車中の子どもの体を支えます。', ko: '설명서대로 설치해 차 안에서 아이의 몸을 잡아 줍니다.' },
      },
      {
        leaf: 10303,
        noun: { en: ['baby carrier', 'one'], th: ['เป้อุ้มเด็ก', 'ใบ'], zh: ['婴儿背带', '个'], vi: ['địu em bé', 'chiếc'], es: ['portabebés', 'm'], ja: ['抱っこ紐', '点'], ko: ['아기띠', '개'] },
        use: { en: 'for hands-free carrying', th: 'สำหรับอุ้มลูกให้มือว่าง', zh: '解放双手抱娃用', vi: 'để địu bé rảnh tay', es: 'para llevar al bebé con manos libres', ja: '両手を空けた抱っこに', ko: '아기 안기·외출용' },
        truth: { en: 'Holds the baby close to the body and leaves the hands free.', th: 'อุ้มลูกแนบตัวโดยที่มือทั้งสองข้างยังว่าง', zh: '让宝宝贴近身体，同时腾出双手。', vi: 'Giữ bé sát người mà hai tay vẫn rảnh.', es: 'Mantiene al bebé pegado al cuerpo y deja las manos libres.', ja: '赤ちゃんを体に密着させて抱っこでき、両手が空きます。', ko: '아기를 몸에 밀착해 안으면서 두 손이 자유롭습니다.' },
      },
      {
        leaf: 10304,
        noun: { en: ['stroller accessory', 'one'], th: ['อุปกรณ์เสริมรถเข็นเด็ก', 'ชิ้น'], zh: ['婴儿车配件', '件'], vi: ['phụ kiện xe đẩy em bé', 'phụ kiện'], es: ['accesorio para cochecito', 'm'], ja: ['ベビーカーアクセサリー', '点'], ko: ['유모차 액세서리', '개'] },
        use: { en: 'for adding to a stroller', th: 'ใช้ติดกับรถเข็นเด็ก', zh: '搭配婴儿车用', vi: 'dùng kèm xe đẩy', es: 'para añadir al cochecito', ja: 'ベビーカーへの取り付け用', ko: '유모차 부착용' },
        truth: { en: 'Attaches to a stroller to make outings easier.', th: 'ติดเข้ากับรถเข็นเพื่อให้พาลูกออกนอกบ้านสะดวกขึ้น', zh: '装在婴儿车上使用，让出门更方便。', vi: 'Gắn vào xe đẩy để đưa bé ra ngoài tiện hơn.', es: 'Se coloca en el cochecito para hacer más cómodos los paseos.', ja: 'ベビーカーに付けて、お出かけをしやすくします。', ko: '유모차에 달아 외출을 한결 편하게 해 줍니다.' },
      },
      {
        leaf: 10305,
        noun: { en: ['diaper bag', 'one'], th: ['กระเป๋าคุณแม่', 'ใบ'], zh: ['妈咪包', '个'], vi: ['túi bỉm sữa', 'chiếc'], es: ['bolso maternal', 'm'], ja: ['マザーズバッグ', '個'], ko: ['기저귀가방', '개'] },
        use: { en: 'for carrying baby essentials', th: 'สำหรับใส่ของใช้ลูก', zh: '装宝宝用品出门用', vi: 'để đựng đồ dùng của bé', es: 'para llevar las cosas del bebé', ja: '赤ちゃんの荷物の持ち運びに', ko: '아기용품 수납용' },
        truth: { en: 'Carries diapers, wipes, bottles and a change of clothes in one place.', th: 'ใส่ผ้าอ้อม ทิชชู่เปียก ขวดนม และชุดสำรองไว้ในใบเดียว', zh: '尿布、湿巾、奶瓶和备用衣物可以装在一起。', vi: 'Đựng bỉm, khăn ướt, bình sữa và quần áo thay cùng một chỗ.', es: 'Reúne pañales, toallitas, biberones y una muda de ropa.', ja: 'おむつ、おしりふき、哺乳瓶、着替えをまとめて持ち運べます。', ko: '기저귀와 물티슈, 젖병, 여벌 옷을 한데 담아 다닙니다.' },
      },
    ],
  },
  {
    section: 10400,
    uses: [
      { en: 'for the baby’s room', th: 'สำหรับห้องลูกน้อย', zh: '儿童房布置用', vi: 'dùng cho phòng của bé', es: 'para la habitación del bebé', ja: '赤ちゃんのお部屋に', ko: '아기방용' },
      { en: 'for a baby at home', th: 'สำหรับลูกน้อยที่บ้าน', zh: '宝宝居家用', vi: 'cho bé dùng ở nhà', es: 'para el bebé en casa', ja: 'おうちの赤ちゃんに', ko: '가정 육아용' },
    ],
    truths: [
      { en: 'Helps set up a place at home that belongs to the baby.', th: 'ช่วยจัดมุมในบ้านให้เป็นของลูกโดยเฉพาะ', zh: '在家中为宝宝布置一处专属空间。', vi: 'Giúp tạo một góc riêng cho bé trong nhà.', es: 'Ayuda a preparar en casa un espacio propio para el bebé.', ja: '家の中に赤ちゃんのための場所を整えられます。', ko: '집 안에 아기만의 자리를 마련할 수 있습니다.' },
      { en: 'Measuring the room or the mattress first makes choosing easier.', th: 'วัดขนาดห้องหรือที่นอนไว้ก่อนจะจัดวางได้ง่าย', zh: '提前量好房间或床垫尺寸，布置起来更省心。', vi: 'Đo trước diện tích phòng hoặc nệm sẽ dễ sắp xếp hơn.', es: 'Medir antes la habitación o el colchón ayuda a acertar.', ja: '部屋やマットレスの寸法を測っておくと、置き方を決めやすくなります。', ko: '방이나 매트리스 크기를 미리 재 두면 배치하기 쉽습니다.' },
    ],
    asks: [
      { en: 'Check the measurements and the recommended age before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาดและช่วงอายุที่แนะนำ', zh: '下单前请核对尺寸和适用月龄。', vi: 'Nên kiểm tra kích thước và độ tuổi khuyên dùng trước khi đặt.', es: 'Conviene revisar las medidas y la edad recomendada antes de pedir.', ja: 'ご注文前に寸法と対象月齢をご確認ください。', ko: '주문 전에 치수와 권장 월령을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10401,
        noun: { en: ['crib', 'one'], th: ['เตียงเด็ก', 'หลัง'], zh: ['婴儿床', '张'], vi: ['cũi em bé', 'chiếc'], es: ['cuna', 'f'], ja: ['ベビーベッド', '台'], ko: ['아기침대', '개'] },
        use: { en: 'for naps and nights', th: 'สำหรับนอนกลางวันและกลางคืน', zh: '宝宝日夜睡眠用', vi: 'cho bé ngủ ngày và đêm', es: 'para la siesta y la noche', ja: 'お昼寝や夜のねんねに', ko: '낮잠·밤잠용' },
        truth: { en: 'Gives the baby a sleeping place with raised sides all around.', th: 'เป็นที่นอนของลูกที่มีขอบกั้นรอบด้าน', zh: '四周有围挡，是宝宝自己的睡觉空间。', vi: 'Là chỗ ngủ của bé, có thành chắn bao quanh.', es: 'Da al bebé un lugar para dormir con laterales elevados alrededor.', ja: 'まわりに囲いのある、赤ちゃんの寝床です。', ko: '사방에 난간이 있는 아기의 잠자리입니다.' },
      },
      {
        leaf: 10402,
        noun: { en: ['playpen', 'one'], th: ['คอกกั้นเด็ก', 'ชุด'], zh: ['宝宝围栏', '套'], vi: ['quây cũi cho bé', 'bộ'], es: ['parque para bebé', 'm'], ja: ['ベビーサークル', '台'], ko: ['베이비룸', '세트'] },
        use: { en: 'for playing in one spot', th: 'สำหรับกั้นพื้นที่เล่นของลูก', zh: '圈出宝宝游戏区用', vi: 'để quây khu vui chơi', es: 'para jugar en un espacio delimitado', ja: '赤ちゃんの遊びスペースに', ko: '아기 놀이 공간용' },
        truth: { en: 'Fences off a play area so a crawling child stays in sight.', th: 'กั้นเป็นพื้นที่เล่นให้ลูกวัยคลานอยู่ในสายตา', zh: '围出一块游戏区，让爬行的宝宝待在视线内。', vi: 'Quây thành khu chơi để bé đang tập bò luôn trong tầm mắt.', es: 'Delimita una zona de juego para que el bebé que gatea siga a la vista.', ja: '遊び場を囲い、はいはいの時期の子を目の届く場所で遊ばせられます。', ko: '놀이 공간을 둘러 기어 다니는 아이가 눈에 보이는 곳에서 놀게 합니다.' },
      },
      {
        leaf: 10403,
        noun: { en: ['high chair', 'one'], th: ['เก้าอี้กินข้าวเด็ก', 'ตัว'], zh: ['宝宝餐椅', '把'], vi: ['ghế ăn dặm', 'chiếc'], es: ['trona', 'f'], ja: ['ベビーチェア', '脚'], ko: ['유아 식탁의자', '개'] },
        use: { en: 'for family mealtimes', th: 'สำหรับลูกนั่งกินข้าว', zh: '全家同桌吃饭用', vi: 'cho bé ngồi ăn', es: 'para comer en familia', ja: '家族そろっての食事に', ko: '아기 식사용' },
        truth: { en: 'Seats a child upright for meals and first spoonfuls.', th: 'ให้ลูกนั่งตัวตรงตอนกินข้าวและหัดกินอาหารเสริม', zh: '让宝宝坐直吃饭，适应用勺进食。', vi: 'Giúp bé ngồi thẳng khi ăn và tập những thìa đầu tiên.', es: 'Sienta al niño erguido para las comidas y las primeras cucharadas.', ja: '食事や離乳食のとき、子どもを起こした姿勢で座らせられます。', ko: '식사나 이유식 때 아이를 바른 자세로 앉힐 수 있습니다.' },
      },
      {
        leaf: 10404,
        noun: { en: ['baby rocker', 'one'], th: ['เปลโยกเด็ก', 'ตัว'], zh: ['婴儿摇椅', '把'], vi: ['ghế nằm đung đưa cho bé', 'chiếc'], es: ['hamaca para bebé', 'f'], ja: ['バウンサー', '台'], ko: ['아기 바운서', '개'] },
        use: { en: 'for soothing and short rests', th: 'สำหรับกล่อมลูกและพักสั้นๆ', zh: '哄娃休息用', vi: 'để dỗ bé và nghỉ ngắn', es: 'para calmar y descansar un rato', ja: '寝かしつけやひと休みに', ko: '아기 달래기·휴식용' },
        truth: { en: 'Moves gently to calm a baby who is awake and watched.', th: 'โยกเบาๆ ช่วยกล่อมลูกตอนตื่นโดยมีผู้ใหญ่คอยดู', zh: '轻轻摇动安抚醒着的宝宝，大人需在旁看护。', vi: 'Đung đưa nhẹ để dỗ bé khi thức, có người lớn trông.', es: 'Se mece con suavidad para calmar al bebé despierto y vigilado.', ja: '起きている赤ちゃんを、見守りながらやさしい揺れであやせます。', ko: '부드럽게 흔들려 보호자가 지켜보는 동안 아기를 달래 줍니다.' },
      },
      {
        leaf: 10405,
        noun: { en: ['baby bedding', 'mass'], th: ['เครื่องนอนเด็ก', 'ชุด'], zh: ['婴儿床品', '套'], vi: ['chăn ga gối cho bé', 'bộ'], es: ['ropa de cuna', 'f'], ja: ['ベビー寝具', '点'], ko: ['유아 침구', '세트'] },
        use: { en: 'for making up a child’s bed', th: 'สำหรับปูที่นอนลูก', zh: '布置宝宝小床用', vi: 'để trải giường cho bé', es: 'para vestir la cama del niño', ja: '子どもの寝床づくりに', ko: '아이 잠자리용' },
        truth: { en: 'Worth washing once before the first use.', th: 'ก่อนปูให้ลูกนอนครั้งแรกควรซักหนึ่งรอบ', zh: '给宝宝首次使用前，建议先洗一次。', vi: 'Nên giặt một lần trước khi cho bé dùng lần đầu.', es: 'Conviene un lavado antes del primer uso.', ja: '使い始める前に一度洗っておくと安心です。', ko: '아이에게 처음 쓰기 전에 한 번 세탁하는 것이 좋습니다.' },
      },
      {
        leaf: 10406,
        noun: { en: ['baby blanket', 'one'], th: ['ผ้าห่มเด็ก', 'ผืน'], zh: ['婴儿抱被', '条'], vi: ['chăn em bé', 'chiếc'], es: ['manta de bebé', 'f'], ja: ['おくるみ', '枚'], ko: ['아기담요', '장'] },
        use: { en: 'for wrapping and covering a baby', th: 'สำหรับห่อและห่มตัวลูก', zh: '包裹盖被两用', vi: 'để quấn và đắp cho bé', es: 'para envolver y tapar al bebé', ja: '抱っこやお昼寝の掛け物に', ko: '아기 감싸기·덮기용' },
        truth: { en: 'Keeps a baby snug in the stroller or in someone’s arms on cooler days.', th: 'ใช้คลุมตักหรือห่มในรถเข็นในวันที่อากาศเย็นได้', zh: '天凉时抱着、坐推车都可以盖上。', vi: 'Đắp khi bế bé hay khi ngồi xe đẩy vào ngày trời mát.', es: 'Abriga en brazos o en el cochecito los días frescos.', ja: '肌寒い日の抱っこやベビーカーのひざ掛けにも使えます。', ko: '쌀쌀한 날 안고 있을 때나 유모차에서 덮어 줄 수 있습니다.' },
      },
      {
        leaf: 10407,
        noun: { en: ['kids’ furniture', 'mass'], th: ['เฟอร์นิเจอร์เด็ก', 'ชิ้น'], zh: ['儿童家具', '件'], vi: ['nội thất trẻ em', 'món'], es: ['mueble infantil', 'm'], ja: ['キッズ家具', '点'], ko: ['아동가구', '개'] },
        use: { en: 'for a child’s room', th: 'สำหรับห้องเด็ก', zh: '儿童房用', vi: 'cho phòng của bé', es: 'para el cuarto infantil', ja: '子供部屋に', ko: '아이 방용' },
        truth: { en: 'Sized for children, for playing, reading and keeping things tidy.', th: 'ขนาดพอดีสำหรับเด็ก ใช้เล่น อ่านหนังสือ และเก็บของให้เรียบร้อย', zh: '适合孩子的尺寸，玩耍、阅读、收纳都合适。', vi: 'Vừa tầm trẻ em, để chơi, đọc sách và cất đồ gọn gàng.', es: 'A la medida de los niños, para jugar, leer y tener todo en orden.', ja: '子どもに合った大きさで、遊びや読書、片づけに使えます。', ko: '아이 키에 맞는 크기로 놀이와 독서, 정리에 쓸 수 있습니다.' },
      },
    ],
  },
  {
    section: 10500,
    uses: [
      { en: 'for newborns and toddlers', th: 'สำหรับทารกและเด็กวัยหัดเดิน', zh: '新生儿和幼儿穿', vi: 'cho trẻ sơ sinh và bé tập đi', es: 'para recién nacidos y bebés', ja: '新生児から幼児向け', ko: '신생아·영유아용' },
      { en: 'for everyday dressing', th: 'สำหรับใส่ทุกวัน', zh: '宝宝日常穿搭', vi: 'dùng mặc hằng ngày', es: 'para vestir a diario', ja: '毎日のお着替えに', ko: '데일리 코디용' },
    ],
    truths: [
      { en: 'Handy to keep as a spare in the diaper bag.', th: 'มีติดกระเป๋าคุณแม่ไว้เป็นชุดสำรองก็สะดวก', zh: '妈咪包里放一份备用也很方便。', vi: 'Để sẵn một món dự phòng trong túi bỉm sữa cũng tiện.', es: 'Viene bien llevar un repuesto en el bolso maternal.', ja: 'マザーズバッグに予備として入れておくと便利です。', ko: '기저귀가방에 여벌로 넣어 두면 편리합니다.' },
      { en: 'Washing before first wear is a good habit with baby clothes.', th: 'ของใช้เด็กอ่อนควรทำความสะอาดก่อนใส่ครั้งแรก', zh: '宝宝贴身穿的衣物，初次穿前建议先清洗。', vi: 'Đồ cho bé nên được giặt sạch trước lần mặc đầu tiên.', es: 'Es buena costumbre lavar la ropa de bebé antes de estrenarla.', ja: '赤ちゃんが身につけるものは、使う前に一度洗うと安心です。', ko: '아기가 입는 것은 처음 입히기 전에 세탁하는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check the size chart against the baby’s height, weight or foot length.', th: 'ควรเทียบตารางไซซ์กับส่วนสูง น้ำหนัก หรือความยาวเท้าของลูก', zh: '请对照尺码表，确认宝宝的身高、体重或脚长。', vi: 'Nên so bảng cỡ với chiều cao, cân nặng hoặc chiều dài bàn chân của bé.', es: 'Conviene comparar la guía de tallas con la altura, el peso o el pie.', ja: '身長、体重、足の長さとサイズ表を照らし合わせてください。', ko: '아기의 키와 몸무게, 발 길이를 사이즈표와 비교하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10501,
        noun: { en: ['baby romper', 'one'], th: ['ชุดหมีเด็กอ่อน', 'ชุด'], zh: ['婴儿连体衣', '件'], vi: ['áo liền quần cho bé', 'bộ'], es: ['pelele de bebé', 'm'], ja: ['ロンパース', '着'], ko: ['아기 우주복', '벌'] },
        use: { en: 'for easy one-piece dressing', th: 'สำหรับใส่ง่ายจบในชิ้นเดียว', zh: '一件穿好更省事', vi: 'để mặc gọn trong một món', es: 'para vestir de una sola pieza', ja: '一枚で済むお着替えに', ko: '간편 올인원 코디용' },
        truth: { en: 'Keeps the tummy covered because top and bottom are one piece.', th: 'เสื้อกับกางเกงติดกัน ช่วยปิดพุงลูกไม่ให้เสื้อเลิกขึ้น', zh: '上下连体，不容易露出小肚子。', vi: 'Áo liền quần nên bụng bé luôn được che kín.', es: 'Mantiene la barriguita tapada al ser de una sola pieza.', ja: '上下がつながっているので、おなかが出にくい服です。', ko: '위아래가 이어져 있어 배가 잘 드러나지 않습니다.' },
      },
      {
        leaf: 10502,
        noun: { en: ['baby outfit', 'one'], th: ['ชุดเสื้อผ้าเด็กอ่อน', 'ชุด'], zh: ['婴儿套装', '套'], vi: ['bộ quần áo cho bé', 'bộ'], es: ['conjunto de bebé', 'm'], ja: ['ベビーセットアップ', '着'], ko: ['아기 상하복', '벌'] },
        use: { en: 'for outings and family visits', th: 'สำหรับใส่เที่ยวและไปหาญาติ', zh: '外出走亲访友穿', vi: 'để mặc đi chơi, thăm họ hàng', es: 'para salir y visitar a la familia', ja: 'お出かけや家族の集まりに', ko: '외출·나들이용' },
        truth: { en: 'Takes the guesswork out of matching small clothes.', th: 'หยิบใส่ได้เลยโดยไม่ต้องนั่งจับคู่เสื้อผ้าให้ลูก', zh: '不用费心搭配，拿来就能给宝宝穿。', vi: 'Mặc được ngay, không phải nghĩ cách phối đồ cho bé.', es: 'Ahorra tiempo al combinar la ropa del bebé.', ja: 'コーディネートに迷わず着せられます。', ko: '따로 맞춰 입힐 걱정 없이 바로 입힐 수 있습니다.' },
      },
      {
        leaf: 10503,
        noun: { en: ['baby sleepwear', 'mass'], th: ['ชุดนอนเด็กอ่อน', 'ชุด'], zh: ['婴儿睡衣', '件'], vi: ['đồ ngủ cho bé', 'bộ'], es: ['ropa de dormir de bebé', 'f'], ja: ['ベビーパジャマ', '着'], ko: ['아기 잠옷', '벌'] },
        use: { en: 'for bedtime and naps', th: 'สำหรับใส่นอน', zh: '宝宝睡觉穿', vi: 'để mặc khi ngủ', es: 'para la noche y la siesta', ja: 'おやすみやお昼寝に', ko: '취침·낮잠용' },
        truth: { en: 'Put on before bed as part of a calm evening routine.', th: 'เปลี่ยนให้ลูกก่อนเข้านอนเป็นกิจวัตรยามค่ำ', zh: '睡前换上，让宝宝知道该睡觉了。', vi: 'Thay cho bé trước giờ ngủ như một thói quen buổi tối.', es: 'Se pone antes de acostar al bebé, como parte de la rutina de noche.', ja: '寝る前に着替えることで、おやすみの習慣がつけやすくなります。', ko: '잠들기 전에 갈아입히며 저녁 습관을 만들 수 있습니다.' },
      },
      {
        leaf: 10504,
        noun: { en: ['baby hat', 'one'], th: ['หมวกเด็กอ่อน', 'ใบ'], zh: ['婴儿帽', '顶'], vi: ['mũ em bé', 'chiếc'], es: ['gorro de bebé', 'm'], ja: ['ベビー帽子', '個'], ko: ['아기 모자', '개'] },
        use: { en: 'for covering a small head outdoors', th: 'สำหรับสวมออกนอกบ้าน', zh: '宝宝出门戴', vi: 'cho bé đội khi ra ngoài', es: 'para cubrir la cabecita al salir', ja: 'お出かけ時の頭の保護に', ko: '외출 시 머리 보호용' },
        truth: { en: 'Shelters a baby’s head from sun or wind on outings.', th: 'ช่วยบังแดดบังลมให้ศีรษะลูกตอนออกนอกบ้าน', zh: '外出时为宝宝头部遮阳挡风。', vi: 'Che nắng che gió cho đầu bé khi ra ngoài.', es: 'Resguarda la cabeza del bebé del sol o del viento al salir.', ja: 'お出かけのとき、日差しや風から赤ちゃんの頭を守ります。', ko: '외출할 때 햇볕이나 바람으로부터 아기 머리를 가려 줍니다.' },
      },
      {
        leaf: 10505,
        noun: { en: ['baby socks', 'many'], th: ['ถุงเท้าเด็กอ่อน', 'คู่'], zh: ['婴儿袜', '双'], vi: ['tất em bé', 'đôi'], es: ['calcetines de bebé', 'mp'], ja: ['ベビーソックス', '足'], ko: ['아기 양말', '켤레'] },
        use: { en: 'for warm little feet', th: 'สำหรับเท้าเล็กๆ ของลูก', zh: '呵护宝宝小脚丫', vi: 'để giữ ấm chân bé', es: 'para abrigar los piececitos', ja: '小さな足の保温に', ko: '아기 발 보온용' },
        truth: { en: 'Cover small feet on their own or inside shoes.', th: 'ใส่เดี่ยวๆ หรือใส่กับรองเท้าก็ได้', zh: '可以单穿，也可以搭配鞋子。', vi: 'Mang riêng hoặc đi kèm giày đều được.', es: 'Cubren los pies solos o dentro del zapato.', ja: 'そのままでも、靴と合わせても履けます。', ko: '양말만 신기거나 신발과 함께 신길 수 있습니다.' },
      },
      {
        leaf: 10506,
        noun: { en: ['baby shoes', 'many'], th: ['รองเท้าเด็กอ่อน', 'คู่'], zh: ['宝宝学步鞋', '双'], vi: ['giày em bé', 'đôi'], es: ['zapatos de bebé', 'mp'], ja: ['ベビーシューズ', '足'], ko: ['아기 신발', '켤레'] },
        use: { en: 'for first steps and outings', th: 'สำหรับวัยหัดเดินและใส่เที่ยว', zh: '学走路外出穿', vi: 'cho bé tập đi và đi chơi', es: 'para los primeros pasos y salidas', ja: 'はじめての一歩やお出かけに', ko: '걸음마·외출용' },
        truth: { en: 'Leave a little room at the toes, as small feet grow quickly.', th: 'ควรเผื่อปลายเท้าเล็กน้อยเพราะเท้าลูกโตไว', zh: '宝宝脚长得快，脚尖处宜留一点余量。', vi: 'Nên chừa một chút ở mũi giày vì chân bé lớn nhanh.', es: 'Conviene dejar algo de espacio en la puntera, pues el pie crece rápido.', ja: '足はすぐに大きくなるので、つま先に少しゆとりを持たせて選びます。', ko: '아기 발은 빨리 자라므로 앞코에 약간 여유를 두는 것이 좋습니다.' },
      },
    ],
  },
  {
    section: 10600,
    uses: [
      { en: 'for active kids', th: 'สำหรับเด็กวัยซน', zh: '好动孩子日常穿', vi: 'cho bé hiếu động', es: 'para niños activos', ja: '元気なキッズに', ko: '활동적인 아이용' },
      { en: 'for home, play and trips', th: 'สำหรับใส่อยู่บ้านและไปเที่ยว', zh: '居家玩耍出游穿', vi: 'cho bé mặc ở nhà và đi chơi', es: 'para casa, juegos y salidas', ja: 'おうち遊びやお出かけに', ko: '실내·놀이·나들이용' },
    ],
    truths: [
      { en: 'A name label helps keep track of things at school and on sleepovers.', th: 'ติดป้ายชื่อไว้จะช่วยไม่ให้สลับกับของเพื่อนเวลาไปโรงเรียนหรือค้างคืน', zh: '缝上或贴上姓名标，上学、外出过夜时不易弄混。', vi: 'Gắn nhãn tên giúp bé không nhầm đồ khi ở trường hay ngủ nhà bạn.', es: 'Una etiqueta con el nombre evita confusiones en el cole o de viaje.', ja: '名前を付けておくと、園や学校、お泊まりでの取り違えを防げます。', ko: '이름표를 붙여 두면 학교나 여행지에서 바뀔 일이 줄어듭니다.' },
      { en: 'Sized for children; a little room to grow is worth allowing for.', th: 'เป็นไซซ์เด็ก ควรเผื่อขนาดไว้สำหรับช่วงที่กำลังโต', zh: '儿童尺码，选购时可为长身体留些余量。', vi: 'Theo cỡ trẻ em, có thể chọn rộng hơn một chút cho bé lớn.', es: 'En tallas infantiles; conviene dejar algo de margen para el crecimiento.', ja: '子どもサイズなので、成長を見込んで選ぶのもひとつです。', ko: '아동 사이즈이므로 성장을 고려해 여유 있게 고르는 것도 좋습니다.' },
    ],
    asks: [
      { en: 'Check the size chart against the child’s measurements before ordering.', th: 'ก่อนสั่งซื้อควรเทียบตารางไซซ์กับขนาดตัวของเด็ก', zh: '下单前请对照尺码表核对孩子的身材数据。', vi: 'Nên đối chiếu bảng cỡ với số đo của bé trước khi đặt.', es: 'Conviene comparar la guía de tallas con las medidas del niño.', ja: 'ご注文前にお子さまの寸法とサイズ表をご確認ください。', ko: '주문 전에 아이 치수와 사이즈표를 비교하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10601,
        noun: { en: ['girls’ dress', 'one'], th: ['ชุดกระโปรงเด็กผู้หญิง', 'ชุด'], zh: ['女童裙', '条'], vi: ['váy bé gái', 'chiếc'], es: ['vestido de niña', 'm'], ja: ['女の子用ワンピース', '着'], ko: ['여아 원피스', '벌'] },
        use: { en: 'for parties and sunny days', th: 'สำหรับใส่ไปงานและวันสบายๆ', zh: '聚会出游穿', vi: 'cho bé gái đi tiệc và dạo phố', es: 'para fiestas y días de sol', ja: 'パーティーやお出かけに', ko: '파티·나들이용' },
        truth: { en: 'Pairs with sandals in summer and tights when it cools down.', th: 'หน้าร้อนใส่กับรองเท้าแตะ อากาศเย็นใส่กับถุงน่องได้', zh: '夏天配凉鞋，天凉时搭打底袜。', vi: 'Mùa hè đi với dép, trời lạnh mặc thêm quần tất.', es: 'Combina con sandalias en verano y con medias cuando refresca.', ja: '夏はサンダル、肌寒い日はタイツと合わせられます。', ko: '여름에는 샌들, 쌀쌀할 때는 타이츠와 함께 입힐 수 있습니다.' },
      },
      {
        leaf: 10602,
        noun: { en: ['kids’ top', 'one'], th: ['เสื้อเด็ก', 'ตัว'], zh: ['儿童上衣', '件'], vi: ['áo trẻ em', 'chiếc'], es: ['camiseta infantil', 'f'], ja: ['キッズトップス', '枚'], ko: ['아동 상의', '벌'] },
        use: { en: 'for school days and weekends', th: 'สำหรับใส่วันเรียนและวันหยุด', zh: '上学周末都能穿', vi: 'cho bé mặc đi học và cuối tuần', es: 'para el cole y el fin de semana', ja: '通園・通学や休日に', ko: '등교·주말용' },
        truth: { en: 'Goes with jeans, shorts or a skirt from the child’s wardrobe.', th: 'ใส่กับกางเกงยีนส์ กางเกงขาสั้น หรือกระโปรงก็ได้', zh: '可搭配牛仔裤、短裤或半身裙。', vi: 'Mặc cùng quần jean, quần short hoặc chân váy đều hợp.', es: 'Combina con vaqueros, pantalón corto o falda.', ja: 'デニムやショートパンツ、スカートと合わせられます。', ko: '청바지나 반바지, 치마와 함께 입힐 수 있습니다.' },
      },
      {
        leaf: 10603,
        noun: { en: ['kids’ pants', 'many'], th: ['กางเกงเด็ก', 'ตัว'], zh: ['童裤', '条'], vi: ['quần trẻ em', 'chiếc'], es: ['pantalón infantil', 'm'], ja: ['キッズパンツ', '本'], ko: ['아동 바지', '벌'] },
        use: { en: 'for running, climbing and play', th: 'สำหรับวิ่งเล่นปีนป่าย', zh: '跑跳玩耍穿', vi: 'cho bé chạy nhảy vui chơi', es: 'para correr, trepar y jugar', ja: '走ったり登ったりの外遊びに', ko: '놀이·야외활동용' },
        truth: { en: 'Easy to match with a T-shirt, a shirt or a sweater.', th: 'ใส่คู่กับเสื้อยืด เสื้อเชิ้ต หรือเสื้อกันหนาวได้', zh: '配T恤、衬衫或毛衣都可以。', vi: 'Dễ phối với áo thun, áo sơ mi hoặc áo len.', es: 'Fácil de combinar con camiseta, camisa o jersey.', ja: 'Tシャツやシャツ、セーターと合わせやすいボトムスです。', ko: '티셔츠나 셔츠, 스웨터와 맞춰 입히기 쉽습니다.' },
      },
      {
        leaf: 10604,
        noun: { en: ['kids’ jacket', 'one'], th: ['เสื้อแจ็คเก็ตเด็ก', 'ตัว'], zh: ['儿童外套', '件'], vi: ['áo khoác trẻ em', 'chiếc'], es: ['chaqueta infantil', 'f'], ja: ['キッズジャケット', '着'], ko: ['아동 재킷', '벌'] },
        use: { en: 'for cool or windy days', th: 'สำหรับวันอากาศเย็นหรือลมแรง', zh: '天凉有风时穿', vi: 'dùng khi trời lạnh hoặc có gió', es: 'para días frescos o con viento', ja: '肌寒い日や風のある日に', ko: '쌀쌀하거나 바람 부는 날용' },
        truth: { en: 'Goes on over other clothes and comes off easily indoors.', th: 'สวมทับเสื้อตัวใน พอเข้าในอาคารก็ถอดออกได้ง่าย', zh: '套在衣服外面穿，进屋后方便脱下。', vi: 'Khoác ngoài quần áo, vào trong nhà thì cởi ra dễ dàng.', es: 'Se pone sobre otra ropa y se quita fácilmente al entrar.', ja: '服の上から羽織り、室内ではさっと脱げます。', ko: '옷 위에 걸치고 실내에서는 쉽게 벗을 수 있습니다.' },
      },
      {
        leaf: 10605,
        noun: { en: ['kids’ pyjamas', 'many'], th: ['ชุดนอนเด็ก', 'ชุด'], zh: ['儿童睡衣', '套'], vi: ['đồ ngủ trẻ em', 'bộ'], es: ['pijama infantil', 'm'], ja: ['キッズパジャマ', '着'], ko: ['아동 잠옷', '벌'] },
        use: { en: 'for bedtime and lazy mornings', th: 'สำหรับใส่นอนและอยู่บ้าน', zh: '睡觉居家穿', vi: 'cho bé mặc ngủ và ở nhà', es: 'para dormir y estar en casa', ja: 'おやすみ時やおうち時間に', ko: '취침·실내복용' },
        truth: { en: 'Worn for sleep, for sleepovers and around the house.', th: 'ใส่นอน ใส่ไปค้างบ้านเพื่อน หรือใส่อยู่บ้านก็ได้', zh: '睡觉、外出过夜或在家活动时都可以穿。', vi: 'Mặc đi ngủ, khi ngủ nhà bạn hay ở trong nhà đều được.', es: 'Sirve para dormir, para noches fuera y para andar por casa.', ja: '寝るときはもちろん、お泊まりや家の中でも着られます。', ko: '잘 때나 여행 갈 때, 집에서 지낼 때 입을 수 있습니다.' },
      },
      {
        leaf: 10606,
        noun: { en: ['kids’ shoes', 'many'], th: ['รองเท้าเด็ก', 'คู่'], zh: ['儿童鞋', '双'], vi: ['giày dép trẻ em', 'đôi'], es: ['zapatos infantiles', 'mp'], ja: ['キッズシューズ', '足'], ko: ['아동 신발', '켤레'] },
        use: { en: 'for little feet on the go', th: 'สำหรับเท้าน้อยๆ ที่ไม่อยู่นิ่ง', zh: '小朋友日常穿', vi: 'cho đôi chân bé năng động', es: 'para pies que no paran', ja: 'よく歩く小さな足に', ko: '활동량 많은 아이용' },
        truth: { en: 'Fit is easiest to judge with the foot measured while standing.', th: 'วัดความยาวเท้าตอนยืนจะเลือกไซซ์ได้ตรงกว่า', zh: '让孩子站着量脚长，选码更准。', vi: 'Đo chân khi bé đứng sẽ chọn cỡ sát hơn.', es: 'La talla se acierta más fácil si se mide el pie estando de pie.', ja: '立った状態で足を測ると、サイズを選びやすくなります。', ko: '선 자세로 발 길이를 재면 사이즈를 고르기 쉽습니다.' },
      },
      {
        leaf: 10607,
        noun: { en: ['kids’ swimsuit', 'one'], th: ['ชุดว่ายน้ำเด็ก', 'ชุด'], zh: ['儿童泳衣', '套'], vi: ['đồ bơi trẻ em', 'bộ'], es: ['bañador infantil', 'm'], ja: ['キッズ水着', '着'], ko: ['아동 수영복', '벌'] },
        use: { en: 'for the pool and the beach', th: 'สำหรับเล่นน้ำที่สระและทะเล', zh: '泳池海边戏水用', vi: 'để đi bơi và đi biển', es: 'para la piscina y la playa', ja: 'プールや海で', ko: '수영장·물놀이용' },
        truth: { en: 'Worn by children for swimming lessons and days by the water.', th: 'เด็กใส่เรียนว่ายน้ำหรือเล่นน้ำได้', zh: '孩子学游泳、玩水时穿着。', vi: 'Trẻ mặc khi học bơi hoặc chơi nước.', es: 'Para las clases de natación y los días de agua de los niños.', ja: '子どものスイミングや水遊びに使えます。', ko: '아이의 수영 강습이나 물놀이에 입습니다.' },
      },
      {
        leaf: 10608,
        noun: { en: ['kids’ accessory', 'one'], th: ['เครื่องแต่งกายเด็ก', 'ชิ้น'], zh: ['儿童服饰配件', '件'], vi: ['phụ kiện trẻ em', 'món'], es: ['complemento infantil', 'm'], ja: ['キッズ小物', '点'], ko: ['아동 잡화', '개'] },
        use: { en: 'to go with a child’s clothes', th: 'สำหรับใส่คู่กับเสื้อผ้าเด็ก', zh: '搭配童装', vi: 'để mặc cùng quần áo của bé', es: 'para completar la ropa de los niños', ja: '子ども服に合わせて', ko: '아동복 코디용' },
        truth: { en: 'Worn under or with everyday clothes, in children’s sizes.', th: 'ใส่ไว้ข้างในหรือใส่คู่กับเสื้อผ้าทุกวัน ในขนาดสำหรับเด็ก', zh: '儿童尺码，日常内穿或搭配。', vi: 'Mặc trong hoặc kết hợp với đồ hằng ngày, cỡ trẻ em.', es: 'Se lleva debajo o junto con la ropa de diario, en tallas infantiles.', ja: '普段の服の下や服に合わせて使う、子どもサイズのものです。', ko: '평소 옷 안에 입거나 함께 착용하는 아동 치수 용품입니다.' },
      },
    ],
  },
  {
    section: 10700,
    uses: [
      { en: 'for a baby’s playtime', th: 'สำหรับช่วงเวลาเล่นของลูก', zh: '宝宝玩耍用', vi: 'cho giờ chơi của bé', es: 'para la hora de jugar del bebé', ja: '赤ちゃんの遊び時間に', ko: '아기 놀이용' },
      { en: 'for newborn and birthday gifts', th: 'สำหรับเป็นของรับขวัญและของขวัญวันเกิด', zh: '满月生日送礼', vi: 'để tặng dịp đầy tháng và sinh nhật', es: 'para regalar en nacimientos y cumpleaños', ja: '出産祝いや誕生日プレゼントに', ko: '출산·돌 선물용' },
    ],
    truths: [
      { en: 'More fun when a grown-up joins in and keeps an eye on things.', th: 'เล่นสนุกขึ้นเมื่อมีผู้ใหญ่ร่วมเล่นและคอยดูอยู่ใกล้ๆ', zh: '大人陪玩并在旁看护，宝宝玩得更开心。', vi: 'Vui hơn khi có người lớn cùng chơi và trông bé.', es: 'Se disfruta más con un adulto que acompaña y vigila.', ja: '大人が見守りながら一緒に遊ぶと、より楽しめます。', ko: '어른이 함께 놀며 지켜봐 주면 더 즐겁습니다.' },
      { en: 'Wiping or washing now and then keeps playtime clean.', th: 'ควรเช็ดหรือซักล้างเป็นระยะเพื่อให้เล่นได้อย่างสะอาด', zh: '定期擦洗，让宝宝玩得更干净。', vi: 'Nên lau hoặc giặt rửa định kỳ để bé chơi sạch sẽ.', es: 'Conviene una limpieza de vez en cuando.', ja: 'ときどき拭いたり洗ったりして、清潔に保ちましょう。', ko: '가끔 닦거나 세척해 깨끗하게 관리하는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check the recommended age and the size before ordering.', th: 'ก่อนสั่งซื้อควรดูช่วงอายุที่แนะนำและขนาดของเล่น', zh: '下单前请确认适用年龄和尺寸。', vi: 'Nên xem độ tuổi khuyên dùng và kích thước trước khi đặt.', es: 'Conviene revisar la edad recomendada y el tamaño antes de pedir.', ja: 'ご注文前に対象年齢とサイズをご確認ください。', ko: '주문 전에 권장 연령과 크기를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10701,
        noun: { en: ['baby rattle', 'one'], th: ['ของเล่นเขย่า', 'ชิ้น'], zh: ['婴儿摇铃', '个'], vi: ['xúc xắc cho bé', 'chiếc'], es: ['sonajero', 'm'], ja: ['ラトル', '個'], ko: ['딸랑이', '개'] },
        use: { en: 'for grasping and shaking', th: 'สำหรับหัดจับและเขย่า', zh: '抓握摇晃玩', vi: 'để tập cầm và lắc', es: 'para agarrar y sacudir', ja: 'にぎる・振る遊びに', ko: '잡고 흔드는 놀이용' },
        truth: { en: 'Makes a sound when shaken, which draws a baby’s eyes and ears.', th: 'เขย่าแล้วมีเสียง ดึงดูดให้ลูกหันมองและฟัง', zh: '摇一摇就发出声音，吸引宝宝看和听。', vi: 'Lắc lên có tiếng, thu hút mắt và tai của bé.', es: 'Suena al agitarlo y atrae la mirada y el oído del bebé.', ja: '振ると音が鳴り、赤ちゃんの目と耳の興味を引きます。', ko: '흔들면 소리가 나 아기의 눈과 귀를 끕니다.' },
      },
      {
        leaf: 10702,
        noun: { en: ['teether', 'one'], th: ['ยางกัดเด็ก', 'ชิ้น'], zh: ['婴儿牙胶', '个'], vi: ['đồ gặm nướu cho bé', 'chiếc'], es: ['mordedor', 'm'], ja: ['歯固め', '個'], ko: ['치발기', '개'] },
        use: { en: 'for teething babies', th: 'สำหรับช่วงฟันขึ้น', zh: '宝宝出牙期用', vi: 'dùng khi bé đang mọc răng', es: 'para la etapa de la dentición', ja: '歯の生え始めのむずむずに', ko: '이앓이 시기 아기용' },
        truth: { en: 'Gives sore gums something to chew while teeth come through.', th: 'ให้ลูกกัดเล่นเมื่อคันเหงือกช่วงฟันกำลังขึ้น', zh: '长牙时牙龈发痒，可以给宝宝咬一咬。', vi: 'Cho bé gặm khi ngứa nướu trong lúc mọc răng.', es: 'Ofrece algo que morder a las encías molestas mientras salen los dientes.', ja: '歯が生える時期の、歯ぐきのむずがゆさにかんで使います。', ko: '이가 나는 시기에 간지러운 잇몸으로 물 수 있습니다.' },
      },
      {
        leaf: 10703,
        noun: { en: ['baby play mat', 'one'], th: ['เสื่อรองคลาน', 'ผืน'], zh: ['宝宝游戏垫', '张'], vi: ['thảm chơi cho bé', 'tấm'], es: ['manta de juego', 'f'], ja: ['プレイマット', '枚'], ko: ['놀이매트', '장'] },
        use: { en: 'for tummy time and floor play', th: 'สำหรับนอนคว่ำและเล่นบนพื้น', zh: '趴玩爬行用', vi: 'để nằm sấp và chơi trên sàn', es: 'para jugar boca abajo en el suelo', ja: 'うつぶせ遊びや床遊びに', ko: '터미타임·바닥 놀이용' },
        truth: { en: 'Puts a cushioned layer between a playing baby and the floor.', th: 'เป็นชั้นรองนุ่มๆ ระหว่างลูกกับพื้นตอนเล่น', zh: '垫在地上，宝宝玩耍时与地面隔开一层。', vi: 'Tạo lớp lót êm giữa bé và sàn nhà khi chơi.', es: 'Pone una capa mullida entre el bebé que juega y el suelo.', ja: '床に敷いて、遊ぶ赤ちゃんの体をやわらかく受けとめます。', ko: '바닥에 깔아 노는 아기와 바닥 사이를 푹신하게 해 줍니다.' },
      },
      {
        leaf: 10704,
        noun: { en: ['soft toy', 'one'], th: ['ตุ๊กตานุ่มนิ่ม', 'ตัว'], zh: ['毛绒玩偶', '个'], vi: ['thú bông', 'con'], es: ['peluche', 'm'], ja: ['ぬいぐるみ', '個'], ko: ['봉제인형', '개'] },
        use: { en: 'for cuddles and bedtime', th: 'สำหรับกอดเล่นและกอดนอน', zh: '抱抱陪睡用', vi: 'để bé ôm chơi và ôm ngủ', es: 'para abrazar y dormir', ja: '抱っこ遊びやおやすみのお供に', ko: '애착·잠자리용' },
        truth: { en: 'Soft to hug and easy to take along on trips.', th: 'กอดแล้วนุ่มและพกไปเที่ยวด้วยได้ง่าย', zh: '抱起来软软的，出门也方便带上。', vi: 'Ôm mềm tay và dễ mang theo khi đi chơi.', es: 'Suave al abrazarlo y fácil de llevar de viaje.', ja: '抱き心地がやわらかく、お出かけにも連れて行けます。', ko: '안으면 부드럽고 외출할 때도 데려가기 쉽습니다.' },
      },
      {
        leaf: 10705,
        noun: { en: ['early learning toy', 'one'], th: ['ของเล่นเสริมพัฒนาการ', 'ชิ้น'], zh: ['早教玩具', '个'], vi: ['đồ chơi phát triển trí tuệ', 'món'], es: ['juguete de aprendizaje', 'm'], ja: ['知育玩具', '個'], ko: ['유아 교육완구', '개'] },
        use: { en: 'for learning through play', th: 'สำหรับเรียนรู้ผ่านการเล่น', zh: '边玩边学用', vi: 'để bé vừa chơi vừa học', es: 'para aprender jugando', ja: '遊びながらの学びに', ko: '놀이 학습용' },
        truth: { en: 'Lets small hands explore shapes, sounds or movement through play.', th: 'ให้มือเล็กๆ ได้สำรวจรูปทรง เสียง หรือการเคลื่อนไหวผ่านการเล่น', zh: '让宝宝在玩耍中探索形状、声音或动作。', vi: 'Giúp bé khám phá hình dạng, âm thanh hoặc chuyển động khi chơi.', es: 'Permite explorar formas, sonidos o movimientos con las manos.', ja: '遊びの中で、形や音、動きに触れられます。', ko: '놀면서 모양이나 소리, 움직임을 손으로 탐색할 수 있습니다.' },
      },
      {
        leaf: 10706,
        noun: { en: ['baby walker', 'one'], th: ['รถหัดเดิน', 'คัน'], zh: ['学步车', '辆'], vi: ['xe tập đi cho bé', 'chiếc'], es: ['andador para bebé', 'm'], ja: ['ベビーウォーカー', '台'], ko: ['걸음마 보행기', '대'] },
        use: { en: 'for practising first steps', th: 'สำหรับหัดเดินก้าวแรก', zh: '宝宝学走路用', vi: 'để tập những bước đầu', es: 'para practicar los primeros pasos', ja: 'あんよの練習に', ko: '걸음마 연습용' },
        truth: { en: 'Used on a flat floor, away from stairs and with an adult watching.', th: 'ใช้บนพื้นเรียบ ห่างจากบันได และมีผู้ใหญ่คอยดู', zh: '在平坦地面使用，远离楼梯并有大人看护。', vi: 'Dùng trên sàn phẳng, xa cầu thang và có người lớn trông.', es: 'Se usa en suelo llano, lejos de escaleras y con un adulto atento.', ja: '階段から離れた平らな床で、大人が見守りながらお使いください。', ko: '계단에서 떨어진 평평한 바닥에서 어른이 지켜보며 사용합니다.' },
      },
    ],
  },
  {
    section: 10800,
    uses: [
      { en: 'for homes with small children', th: 'สำหรับบ้านที่มีเด็กเล็ก', zh: '有娃家庭用', vi: 'cho gia đình có con nhỏ', es: 'para hogares con niños pequeños', ja: '小さな子のいるご家庭に', ko: '어린아이가 있는 가정용' },
      { en: 'for looking after a baby', th: 'สำหรับดูแลลูกน้อย', zh: '照看护理宝宝用', vi: 'để chăm sóc em bé', es: 'para cuidar del bebé', ja: '赤ちゃんのお世話に', ko: '아기 돌봄용' },
    ],
    truths: [
      { en: 'An aid for parents that never replaces an adult’s attention.', th: 'เป็นตัวช่วยของพ่อแม่ แต่แทนการดูแลของผู้ใหญ่ไม่ได้', zh: '是家长的帮手，但不能代替大人的看护。', vi: 'Là trợ thủ của bố mẹ, không thay được sự trông nom của người lớn.', es: 'Una ayuda para los padres que no sustituye la atención de un adulto.', ja: '子育てを助けるもので、大人の見守りに代わるものではありません。', ko: '부모를 돕는 용품이며 어른의 보살핌을 대신하지는 않습니다.' },
      { en: 'Reading the instructions first makes daily use simple.', th: 'อ่านวิธีใช้ก่อนจะช่วยให้ใช้งานประจำวันได้ง่าย', zh: '使用前先看说明书，日常用起来更顺手。', vi: 'Đọc hướng dẫn trước sẽ dùng hằng ngày dễ hơn.', es: 'Leer antes las instrucciones facilita el uso diario.', ja: '先に説明書を読んでおくと、毎日の使用がスムーズです。', ko: '설명서를 먼저 읽어 두면 매일 쓰기가 수월합니다.' },
    ],
    asks: [
      { en: 'Check the fit, the power supply and the recommended age before ordering.', th: 'ก่อนสั่งซื้อควรตรวจสอบขนาด แหล่งจ่ายไฟ และช่วงอายุที่แนะนำ', zh: '下单前请确认尺寸、供电方式和适用年龄。', vi: 'Nên kiểm tra kích thước, nguồn điện và độ tuổi phù hợp trước khi đặt.', es: 'Conviene revisar las medidas, la alimentación y la edad recomendada.', ja: 'ご注文前にサイズ、電源、対象年齢をご確認ください。', ko: '주문 전에 크기와 전원, 권장 연령을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10801,
        noun: { en: ['baby monitor', 'one'], th: ['เบบี้มอนิเตอร์', 'เครื่อง'], zh: ['婴儿监护器', '台'], vi: ['máy theo dõi em bé', 'chiếc'], es: ['vigilabebés', 'm'], ja: ['ベビーモニター', '台'], ko: ['베이비 모니터', '대'] },
        use: { en: 'for checking on a sleeping baby', th: 'สำหรับเช็กลูกตอนหลับ', zh: '看护熟睡宝宝用', vi: 'để trông bé khi bé ngủ', es: 'para vigilar al bebé mientras duerme', ja: '眠る赤ちゃんの見守りに', ko: '잠든 아기 확인용' },
        truth: { en: 'Lets parents keep track of the nursery from another room.', th: 'ช่วยให้พ่อแม่รู้ความเคลื่อนไหวในห้องลูกจากอีกห้องหนึ่ง', zh: '家长在另一个房间也能了解婴儿房的情况。', vi: 'Giúp bố mẹ theo dõi phòng bé từ phòng khác.', es: 'Permite estar pendiente del bebé desde otra habitación.', ja: '別の部屋にいながら赤ちゃんの様子がわかります。', ko: '다른 방에서도 아기방의 상황을 알 수 있습니다.' },
      },
      {
        leaf: 10802,
        noun: { en: ['safety gate', 'one'], th: ['ที่กั้นประตูเด็ก', 'ชุด'], zh: ['儿童安全门栏', '个'], vi: ['thanh chặn cửa cho bé', 'chiếc'], es: ['barrera de seguridad', 'f'], ja: ['ベビーゲート', '台'], ko: ['아기 안전문', '개'] },
        use: { en: 'for stairs and doorways', th: 'สำหรับบันไดและช่องประตู', zh: '楼梯门口防护用', vi: 'dùng ở cầu thang và cửa ra vào', es: 'para escaleras y puertas', ja: '階段や出入り口に', ko: '계단·출입구 설치용' },
        truth: { en: 'Keeps crawlers and toddlers out of rooms and off the stairs.', th: 'กั้นไม่ให้ลูกวัยคลานวัยเดินเข้าห้องอื่นหรือขึ้นลงบันได', zh: '防止爬行学步的宝宝进入其他房间或上下楼梯。', vi: 'Ngăn bé tập bò, tập đi vào phòng khác hoặc ra cầu thang.', es: 'Impide que los pequeños entren en otras estancias o en la escalera.', ja: 'はいはいやよちよち歩きの子が、階段や別の部屋へ行くのを防ぎます。', ko: '기거나 걷기 시작한 아이가 계단이나 다른 방으로 가는 것을 막습니다.' },
      },
      {
        leaf: 10803,
        noun: { en: ['childproofing item', 'one'], th: ['อุปกรณ์เซฟตี้เด็ก', 'ชิ้น'], zh: ['儿童安全防护件', '件'], vi: ['đồ bảo vệ an toàn cho bé', 'món'], es: ['protector de seguridad infantil', 'm'], ja: ['赤ちゃん用安全グッズ', '点'], ko: ['유아 안전용품', '개'] },
        use: { en: 'for drawers, corners and sockets', th: 'สำหรับลิ้นชัก มุมโต๊ะ และปลั๊กไฟ', zh: '抽屉桌角插座防护', vi: 'dùng cho ngăn kéo, góc bàn và ổ điện', es: 'para cajones, esquinas y enchufes', ja: '引き出しや角などの安全対策に', ko: '서랍·모서리·콘센트 안전용' },
        truth: { en: 'Helps guard curious children against everyday household hazards.', th: 'ช่วยป้องกันลูกวัยอยากรู้อยากเห็นจากอันตรายในบ้าน', zh: '帮助好奇的宝宝避开家中常见的磕碰和危险。', vi: 'Giúp bé hiếu kỳ tránh những nguy hiểm thường gặp trong nhà.', es: 'Ayuda a proteger a los niños curiosos de los peligros de casa.', ja: '好奇心いっぱいの子を、家の中の身近な危険から守るのに役立ちます。', ko: '호기심 많은 아이를 집 안의 흔한 위험에서 지키는 데 도움이 됩니다.' },
      },
      {
        leaf: 10804,
        noun: { en: ['baby thermometer', 'one'], th: ['ปรอทวัดไข้เด็ก', 'อัน'], zh: ['婴儿体温计', '支'], vi: ['nhiệt kế em bé', 'chiếc'], es: ['termómetro para bebé', 'm'], ja: ['ベビー体温計', '本'], ko: ['아기 체온계', '개'] },
        use: { en: 'for checking a child’s temperature', th: 'สำหรับวัดไข้ลูก', zh: '给宝宝量体温用', vi: 'để đo nhiệt độ cho bé', es: 'para tomar la temperatura del niño', ja: '子どもの検温に', ko: '아이 체온 측정용' },
        truth: { en: 'Shows the temperature when a child seems warm or unwell.', th: 'บอกอุณหภูมิเมื่อสงสัยว่าลูกตัวร้อนหรือไม่สบาย', zh: '宝宝发热或不舒服时，方便测量体温。', vi: 'Cho biết nhiệt độ khi bé có vẻ nóng hoặc khó chịu.', es: 'Indica la temperatura cuando el niño parece tener fiebre.', ja: '子どもの熱が気になるときに、体温を確かめられます。', ko: '아이가 열이 나거나 아파 보일 때 온도를 확인할 수 있습니다.' },
      },
      {
        leaf: 10805,
        noun: { en: ['baby grooming tool', 'one'], th: ['อุปกรณ์ดูแลเด็กอ่อน', 'ชิ้น'], zh: ['宝宝护理工具', '件'], vi: ['dụng cụ vệ sinh cho bé', 'dụng cụ'], es: ['utensilio de aseo para bebé', 'm'], ja: ['ベビーお手入れ用品', '点'], ko: ['아기 위생용품', '개'] },
        use: { en: 'for nails, hair, nose or mouth care', th: 'สำหรับดูแลเล็บ ผม จมูก หรือปากของลูก', zh: '指甲头发口鼻护理', vi: 'để chăm sóc móng, tóc, mũi hoặc miệng', es: 'para uñas, pelo, nariz o boca', ja: '爪や髪、鼻や口のお手入れに', ko: '손톱·머리·코·입 관리용' },
        truth: { en: 'Easier to use when the baby is calm or asleep.', th: 'ใช้ง่ายขึ้นเมื่อลูกสงบหรือกำลังหลับ', zh: '在宝宝安静或睡着时使用更顺手。', vi: 'Dễ dùng hơn khi bé đang nằm yên hoặc ngủ.', es: 'Más fácil de usar cuando el bebé está tranquilo o dormido.', ja: '赤ちゃんが落ち着いているときや眠っているときに使うと楽です。', ko: '아기가 차분하거나 잠들었을 때 쓰기 편합니다.' },
      },
    ],
  },
  {
    section: 10900,
    uses: [
      { en: 'for school and kindergarten', th: 'สำหรับไปโรงเรียนและอนุบาล', zh: '上学入园用', vi: 'cho bé đi học và đi mẫu giáo', es: 'para el cole y la guardería', ja: '通園・通学に', ko: '등교·등원용' },
      { en: 'for school trips and outings', th: 'สำหรับทัศนศึกษาและไปเที่ยว', zh: '春游外出用', vi: 'khi đi dã ngoại và đi chơi', es: 'para excursiones y salidas', ja: '遠足やお出かけに', ko: '소풍·나들이용' },
    ],
    truths: [
      { en: 'Sized so that a child can carry and handle it alone.', th: 'ขนาดพอดีให้เด็กถือและใช้เองได้', zh: '尺寸适合孩子自己拿、自己用。', vi: 'Kích cỡ vừa để bé tự mang và tự dùng.', es: 'De un tamaño que el niño puede llevar y usar por sí mismo.', ja: '子どもが自分で持って使えるサイズです。', ko: '아이가 스스로 들고 쓸 수 있는 크기입니다.' },
      { en: 'A name tag helps avoid mix-ups at school.', th: 'ติดป้ายชื่อไว้จะช่วยไม่ให้หยิบสลับกันที่โรงเรียน', zh: '贴上姓名贴，在学校不容易拿错。', vi: 'Dán thêm nhãn tên để không bị nhầm ở trường.', es: 'Con una etiqueta con el nombre se evitan confusiones en el cole.', ja: '名前を付けておくと、園や学校での取り違えを防げます。', ko: '이름표를 붙여 두면 학교에서 바뀔 일이 줄어듭니다.' },
    ],
    asks: [
      { en: 'Check the size, the weight and any school rules before ordering.', th: 'ก่อนสั่งซื้อควรดูขนาด น้ำหนัก และระเบียบของโรงเรียน', zh: '下单前请确认尺寸、重量和学校要求。', vi: 'Nên xem kích thước, trọng lượng và quy định của trường trước khi đặt.', es: 'Conviene revisar el tamaño, el peso y las normas del colegio.', ja: 'ご注文前にサイズ、重さ、園や学校の決まりをご確認ください。', ko: '주문 전에 크기와 무게, 학교 규정을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 10901,
        noun: { en: ['school backpack', 'one'], th: ['กระเป๋าเป้นักเรียน', 'ใบ'], zh: ['儿童书包', '个'], vi: ['balo học sinh', 'chiếc'], es: ['mochila escolar', 'f'], ja: ['通学リュック', '個'], ko: ['책가방', '개'] },
        use: { en: 'for books and school supplies', th: 'สำหรับใส่หนังสือและอุปกรณ์การเรียน', zh: '装课本文具用', vi: 'để đựng sách vở và đồ dùng học tập', es: 'para libros y material escolar', ja: '教科書や学用品の持ち運びに', ko: '교과서·학용품 수납용' },
        truth: { en: 'Spreads the load over both shoulders on the way to class.', th: 'สะพายสองไหล่ช่วยกระจายน้ำหนักระหว่างทางไปเรียน', zh: '双肩背负，上学路上分散重量。', vi: 'Đeo hai vai giúp chia đều sức nặng trên đường đến lớp.', es: 'Reparte el peso entre los dos hombros de camino a clase.', ja: '両肩で背負うので、通学中の重さを分散できます。', ko: '양쪽 어깨로 메어 등굣길의 무게를 나눠 줍니다.' },
      },
      {
        leaf: 10902,
        noun: { en: ['kids’ crossbody bag', 'one'], th: ['กระเป๋าสะพายเด็ก', 'ใบ'], zh: ['儿童斜挎包', '个'], vi: ['túi đeo chéo trẻ em', 'chiếc'], es: ['bandolera infantil', 'f'], ja: ['キッズポシェット', '個'], ko: ['아동 크로스백', '개'] },
        use: { en: 'for small treasures on the go', th: 'สำหรับใส่ของชิ้นเล็กติดตัว', zh: '装随身小物用', vi: 'để đựng đồ nhỏ mang theo', es: 'para llevar pequeños tesoros', ja: 'ハンカチや小物の持ち歩きに', ko: '작은 소지품 휴대용' },
        truth: { en: 'Leaves the hands free for holding on and playing.', th: 'สะพายแล้วมือว่าง จูงมือหรือเล่นได้สะดวก', zh: '斜挎在身上，双手可以牵人或玩耍。', vi: 'Đeo chéo người nên tay bé vẫn rảnh để nắm và chơi.', es: 'Deja las manos libres para agarrarse y jugar.', ja: '斜めがけで両手が空き、手をつないだり遊んだりできます。', ko: '대각선으로 메면 두 손이 자유로워 놀기 편합니다.' },
      },
      {
        leaf: 10903,
        noun: { en: ['kids’ lunch box', 'one'], th: ['กล่องข้าวเด็ก', 'ใบ'], zh: ['儿童便当盒', '个'], vi: ['hộp cơm trẻ em', 'chiếc'], es: ['fiambrera infantil', 'f'], ja: ['キッズ弁当箱', '個'], ko: ['아동 도시락통', '개'] },
        use: { en: 'for packed lunches and snacks', th: 'สำหรับใส่ข้าวและของว่าง', zh: '带饭装点心用', vi: 'để mang cơm và đồ ăn nhẹ', es: 'para el almuerzo y la merienda', ja: 'お弁当やおやつに', ko: '도시락·간식용' },
        truth: { en: 'Carries a child-size meal from home to school.', th: 'ใส่อาหารปริมาณเด็กจากบ้านไปกินที่โรงเรียน', zh: '把适合孩子食量的餐食从家带到学校。', vi: 'Mang phần ăn vừa với bé từ nhà đến trường.', es: 'Lleva una comida de tamaño infantil de casa al colegio.', ja: '子どもの食べる量の食事を、家から園や学校へ持って行けます。', ko: '아이가 먹을 만큼의 음식을 집에서 학교로 담아 갑니다.' },
      },
      {
        leaf: 10904,
        noun: { en: ['kids’ water bottle', 'one'], th: ['กระติกน้ำเด็ก', 'ใบ'], zh: ['儿童水杯', '个'], vi: ['bình nước trẻ em', 'chiếc'], es: ['botella de agua infantil', 'f'], ja: ['キッズ水筒', '本'], ko: ['아동 물통', '개'] },
        use: { en: 'for drinking through the school day', th: 'สำหรับพกน้ำดื่มไปโรงเรียน', zh: '在校喝水用', vi: 'cho bé uống nước ở trường', es: 'para beber durante la jornada escolar', ja: '園や学校での水分補給に', ko: '등교·수분 보충용' },
        truth: { en: 'Keeps drinking water at hand between lessons and at play.', th: 'มีน้ำดื่มติดตัวทั้งตอนเรียนและตอนเล่น', zh: '课间和玩耍时随手就能喝到水。', vi: 'Luôn có nước uống bên mình giữa giờ học và khi chơi.', es: 'Tiene el agua a mano entre clases y en el recreo.', ja: '授業の合間や遊びの途中にいつでも飲めます。', ko: '수업 사이나 놀 때 물을 바로 마실 수 있습니다.' },
      },
      {
        leaf: 10905,
        noun: { en: ['kids’ umbrella', 'one'], th: ['ร่มเด็ก', 'คัน'], zh: ['儿童雨伞', '把'], vi: ['ô trẻ em', 'chiếc'], es: ['paraguas infantil', 'm'], ja: ['キッズ傘', '本'], ko: ['아동 우산', '개'] },
        use: { en: 'for rainy walks to school', th: 'สำหรับเดินไปเรียนวันฝนตก', zh: '雨天上学用', vi: 'dùng khi đi học ngày mưa', es: 'para ir al cole los días de lluvia', ja: '雨の日の登園・登校に', ko: '비 오는 날 등교용' },
        truth: { en: 'Smaller than an adult umbrella and easier for short arms to hold.', th: 'ก้านสั้นกว่าร่มผู้ใหญ่ ถือถนัดมือเด็ก', zh: '比成人伞短小，孩子撑着顺手。', vi: 'Nhỏ gọn hơn ô người lớn, vừa tay bé cầm.', es: 'Más pequeño que uno de adulto, adaptado a brazos cortos.', ja: '大人用より小さめで、子どもが持ちやすい長さです。', ko: '어른 우산보다 작아 아이가 들기 편합니다.' },
      },
    ],
  },
];
