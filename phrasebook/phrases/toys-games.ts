import type { SectionPhrases } from '../phrase.ts';

export const toysGamesPhrases: SectionPhrases[] = [
  {
    section: 7100,
    uses: [
      { en: 'for building by hand', th: 'สำหรับต่อและประกอบเอง', zh: '动手拼搭用', vi: 'để tự tay lắp ghép', es: 'para construir con las manos', ja: '手を動かす組み立て遊びに', ko: '조립 놀이용' },
      { en: 'for quiet play indoors', th: 'สำหรับเล่นเพลินในบ้าน', zh: '室内安静玩耍', vi: 'khi chơi yên tĩnh trong nhà', es: 'para jugar en casa con calma', ja: 'おうち遊びに', ko: '조용한 실내 놀이용' },
    ],
    truths: [
      { en: 'Building step by step trains patience and a steady hand.', th: 'การต่อทีละขั้นช่วยฝึกความอดทนและการใช้มือ', zh: '一步步拼搭，锻炼耐心和动手能力。', vi: 'Lắp từng bước một giúp rèn tính kiên nhẫn và đôi tay khéo léo.', es: 'Construir paso a paso ejercita la paciencia y el pulso.', ja: 'ひとつずつ組み立てることで、集中力と手先の器用さが育ちます。', ko: '하나씩 조립하며 집중력과 손끝 감각을 기를 수 있습니다.' },
      { en: 'Children and grown-ups can build side by side at one table.', th: 'เด็กและผู้ใหญ่นั่งต่อด้วยกันที่โต๊ะเดียวได้', zh: '大人孩子可以围坐一桌一起拼。', vi: 'Trẻ em và người lớn có thể cùng ngồi lắp trên một bàn.', es: 'Niños y mayores pueden construir juntos en la misma mesa.', ja: '親子でひとつのテーブルを囲んで一緒に組み立てられます。', ko: '아이와 어른이 한 테이블에서 함께 만들 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the recommended age and the number of pieces before ordering.', th: 'ตรวจสอบอายุที่แนะนำและจำนวนชิ้นก่อนสั่งซื้อ', zh: '下单前请确认适用年龄和零件数量。', vi: 'Nên xem độ tuổi khuyên dùng và số mảnh ghép trước khi đặt hàng.', es: 'Conviene comprobar la edad recomendada y el número de piezas antes de comprar.', ja: 'ご注文前に対象年齢とピース数をご確認ください。', ko: '주문 전에 권장 연령과 부품 수를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7101,
        noun: { en: ['building block set', 'one'], th: ['ตัวต่อบล็อก', 'ชุด'], zh: ['拼插积木', '套'], vi: ['đồ chơi xếp hình khối', 'bộ'], es: ['set de bloques de construcción', 'm'], ja: ['組み立てブロック', 'セット'], ko: ['조립 블록', '세트'] },
        use: { en: 'to build, take apart and build again', th: 'สำหรับต่อแล้วรื้อต่อใหม่ได้', zh: '拼了再拆反复玩', vi: 'để lắp, tháo rồi lắp lại', es: 'para montar, desmontar y volver a montar', ja: '作って崩してまた作る遊びに', ko: '창의 조립 놀이용' },
        truth: { en: 'Pieces click together and pull apart again for a new build.', th: 'ชิ้นส่วนต่อล็อกเข้าหากันและแกะออกมาต่อแบบใหม่ได้', zh: '零件可以拼插固定，拆开又能搭出新造型。', vi: 'Các mảnh gài vào nhau và tháo ra được để ghép thành mẫu mới.', es: 'Las piezas encajan entre sí y se separan para una nueva construcción.', ja: 'パーツははめて外せるので、何度でも違う形を作れます。', ko: '부품을 끼웠다 빼며 새로운 모양을 다시 만들 수 있습니다.' },
      },
      {
        leaf: 7102,
        noun: { en: ['magnetic tile set', 'one'], th: ['ตัวต่อแม่เหล็ก', 'ชุด'], zh: ['磁力片积木', '套'], vi: ['đồ chơi xếp hình nam châm', 'bộ'], es: ['juego de bloques magnéticos', 'm'], ja: ['マグネットブロック', 'セット'], ko: ['자석 블록', '세트'] },
        use: { en: 'for first shapes and towers', th: 'สำหรับต่อรูปทรงและหอคอย', zh: '搭形状搭高楼', vi: 'để ghép hình khối và tòa tháp', es: 'para formar figuras y torres', ja: '図形やタワーづくりに', ko: '도형·탑 쌓기 놀이용' },
        truth: { en: 'Magnets in the edges snap the pieces together without any clips.', th: 'แม่เหล็กตามขอบดูดชิ้นส่วนติดกันโดยไม่ต้องใช้ตัวล็อก', zh: '边缘内藏磁铁，靠近就能吸在一起。', vi: 'Nam châm ở cạnh hút các mảnh dính vào nhau mà không cần chốt.', es: 'Los imanes de los bordes unen las piezas sin necesidad de clips.', ja: '縁に入った磁石で、近づけるだけでパーツがくっつきます。', ko: '가장자리의 자석으로 가까이 대면 조각이 서로 붙습니다.' },
      },
      {
        leaf: 7103,
        noun: { en: ['wooden block set', 'one'], th: ['บล็อกไม้', 'ชุด'], zh: ['木制积木', '套'], vi: ['đồ chơi khối gỗ', 'bộ'], es: ['juego de bloques de madera', 'm'], ja: ['積み木', 'セット'], ko: ['원목 블록', '세트'] },
        use: { en: 'to stack, sort and knock down', th: 'สำหรับเรียงซ้อนและจัดหมวดรูปทรง', zh: '堆高分类随意推倒', vi: 'để xếp chồng và phân loại', es: 'para apilar, ordenar y derribar', ja: '積んで並べて崩す遊びに', ko: '쌓기 놀이용' },
        truth: { en: 'Blocks stack freely, so every tower and bridge turns out different.', th: 'วางซ้อนได้อิสระ จะต่อหอคอยหรือสะพานก็ไม่ซ้ำกัน', zh: '自由堆叠，每次搭出的高塔和小桥都不一样。', vi: 'Xếp chồng tự do nên mỗi tòa tháp hay cây cầu đều khác nhau.', es: 'Los bloques se apilan a voluntad y cada torre o puente sale distinto.', ja: '自由に積めるので、塔や橋など毎回違う形が生まれます。', ko: '자유롭게 쌓아 매번 다른 탑과 다리를 만들 수 있습니다.' },
      },
      {
        leaf: 7104,
        noun: { en: ['marble run', 'one'], th: ['รางลูกแก้ว', 'ชุด'], zh: ['滚珠轨道玩具', '套'], vi: ['đồ chơi đường ray bi lăn', 'bộ'], es: ['circuito de canicas', 'm'], ja: ['ビー玉転がし', 'セット'], ko: ['구슬 굴리기 트랙', '세트'] },
        use: { en: 'to plan tracks and race marbles', th: 'สำหรับวางรางแล้วปล่อยลูกแก้ว', zh: '搭轨道滚珠子', vi: 'để dựng đường ray và thả bi', es: 'para montar pistas y lanzar canicas', ja: 'コースづくりと玉転がしに', ko: '트랙 만들기 놀이용' },
        truth: { en: 'Marbles roll down the finished track by gravity alone.', th: 'ลูกแก้วกลิ้งลงตามรางที่ต่อไว้ด้วยแรงโน้มถ่วง', zh: '轨道搭好后，珠子靠重力一路滚下。', vi: 'Viên bi tự lăn xuống theo đường ray nhờ trọng lực.', es: 'Las canicas bajan por la pista solo con la gravedad.', ja: '完成したコースを、ビー玉が重力だけで転がり落ちます。', ko: '완성한 트랙을 따라 구슬이 중력만으로 굴러 내려갑니다.' },
      },
      {
        leaf: 7105,
        noun: { en: ['model kit', 'one'], th: ['โมเดลประกอบ', 'ชุด'], zh: ['拼装模型', '盒'], vi: ['mô hình lắp ráp', 'bộ'], es: ['kit de maqueta', 'm'], ja: ['プラモデル', '個'], ko: ['조립 모형 키트', '개'] },
        use: { en: 'to build and put on display', th: 'สำหรับประกอบแล้วตั้งโชว์', zh: '拼好摆着欣赏', vi: 'để lắp ráp rồi trưng bày', es: 'para montar y exponer', ja: '作って飾る趣味に', ko: '조립·전시 취미용' },
        truth: { en: 'Parts are assembled one by one into a scale model for the shelf.', th: 'ประกอบชิ้นส่วนทีละชิ้นจนได้โมเดลย่อส่วนไว้ตั้งโชว์', zh: '零件逐一组装，拼成可以摆在架上的缩小模型。', vi: 'Ráp từng chi tiết thành mô hình thu nhỏ để bày trên kệ.', es: 'Las piezas se unen una a una hasta formar un modelo a escala para la estantería.', ja: 'パーツをひとつずつ組み、棚に飾れる縮尺模型に仕上げます。', ko: '부품을 하나씩 조립해 선반에 둘 축소 모형을 완성합니다.' },
      },
    ],
  },
  {
    section: 7200,
    uses: [
      { en: 'for make-believe and storytelling', th: 'สำหรับเล่นสมมติและเล่าเรื่อง', zh: '编故事过家家', vi: 'để chơi đóng vai, kể chuyện', es: 'para inventar historias', ja: 'ごっこ遊びやお話づくりに', ko: '상상·이야기 놀이용' },
      { en: "for a child’s room", th: 'สำหรับห้องเด็ก', zh: '放在儿童房', vi: 'cho phòng của bé', es: 'para la habitación infantil', ja: '子ども部屋に', ko: '아이 방에' },
    ],
    truths: [
      { en: 'Make-believe play gives children room to invent their own stories.', th: 'การเล่นสมมติเปิดโอกาสให้เด็กแต่งเรื่องของตัวเอง', zh: '角色扮演让孩子编出自己的故事。', vi: 'Chơi giả vờ giúp trẻ tự nghĩ ra câu chuyện của riêng mình.', es: 'El juego simbólico deja que los niños inventen sus propias historias.', ja: 'ごっこ遊びの中で、子どもが自分だけのお話を作れます。', ko: '상상 놀이를 통해 아이가 자기만의 이야기를 만들 수 있습니다.' },
      { en: 'Dust comes off with a soft brush or a dry cloth.', th: 'ปัดฝุ่นออกได้ด้วยแปรงขนนุ่มหรือผ้าแห้ง', zh: '灰尘可用软刷或干布轻轻清理。', vi: 'Có thể phủi bụi bằng bàn chải mềm hoặc khăn khô.', es: 'El polvo se quita con un cepillo suave o un paño seco.', ja: 'ほこりは柔らかいブラシや乾いた布で落とせます。', ko: '먼지는 부드러운 솔이나 마른 천으로 털어낼 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size in centimetres and the recommended age before ordering.', th: 'ตรวจสอบขนาดเป็นเซนติเมตรและอายุที่แนะนำก่อนสั่งซื้อ', zh: '下单前请确认具体尺寸和适用年龄。', vi: 'Nên xem kích thước tính bằng cm và độ tuổi phù hợp trước khi đặt hàng.', es: 'Conviene comprobar el tamaño en centímetros y la edad recomendada antes de comprar.', ja: 'ご注文前にサイズ（cm）と対象年齢をご確認ください。', ko: '주문 전에 크기(cm)와 권장 연령을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7201,
        noun: { en: ['plush toy', 'one'], th: ['ตุ๊กตาผ้า', 'ตัว'], zh: ['毛绒玩具', '只'], vi: ['thú nhồi bông', 'con'], es: ['peluche', 'm'], ja: ['ぬいぐるみ', '体'], ko: ['봉제인형', '개'] },
        use: { en: 'for cuddling and bedtime', th: 'สำหรับกอดเล่นและกอดนอน', zh: '抱着玩抱着睡', vi: 'để ôm chơi và ôm ngủ', es: 'para abrazar y dormir', ja: '抱っこやおやすみのお供に', ko: '애착·잠자리용' },
        truth: { en: 'Soft to hold on the sofa, in bed or on a trip.', th: 'นุ่มน่ากอด จะอยู่บนโซฟา บนเตียง หรือพาไปเที่ยวก็ได้', zh: '软软的好抱，沙发上、床上、出门都能带着。', vi: 'Mềm mại dễ ôm, để trên sofa, trên giường hay mang theo khi đi chơi.', es: 'Suave para abrazar en el sofá, en la cama o de viaje.', ja: 'ソファでもベッドでもお出かけ先でも、やわらかな抱き心地です。', ko: '소파나 침대, 여행지에서도 안고 있기 좋은 부드러운 촉감입니다.' },
      },
      {
        leaf: 7202,
        noun: { en: ['doll', 'one'], th: ['ตุ๊กตา', 'ตัว'], zh: ['娃娃', '个'], vi: ['búp bê', 'con'], es: ['muñeca', 'f'], ja: ['ドール', '体'], ko: ['인형', '개'] },
        use: { en: 'to care for and play house', th: 'สำหรับเล่นบ้านและเลี้ยงน้อง', zh: '过家家照顾宝宝', vi: 'để chơi gia đình và chăm búp bê', es: 'para jugar a las casitas', ja: 'お世話遊びやおままごとに', ko: '돌보기·소꿉놀이용' },
        truth: { en: 'A companion for role play, from tea parties to bedtime.', th: 'เป็นเพื่อนเล่นบทบาทสมมติ ตั้งแต่จิบน้ำชาจนถึงเข้านอน', zh: '从下午茶到睡前，都是角色扮演的小伙伴。', vi: 'Người bạn trong trò đóng vai, từ tiệc trà đến giờ đi ngủ.', es: 'Compañía para el juego de roles, desde la merienda hasta la hora de dormir.', ja: 'お茶会ごっこから寝かしつけまで、ごっこ遊びの相手になります。', ko: '소꿉놀이부터 재우기 놀이까지 역할 놀이의 친구가 됩니다.' },
      },
      {
        leaf: 7203,
        noun: { en: ['traditional doll', 'one'], th: ['ตุ๊กตาพื้นเมือง', 'ตัว'], zh: ['民俗人偶', '个'], vi: ['búp bê truyền thống', 'con'], es: ['muñeca tradicional', 'f'], ja: ['伝統人形', '点'], ko: ['전통 인형', '개'] },
        use: { en: 'to display on a shelf or cabinet', th: 'สำหรับตั้งโชว์บนชั้นหรือในตู้', zh: '摆放书架橱柜', vi: 'để trưng bày trên kệ hoặc tủ', es: 'para decorar una estantería', ja: '棚やキャビネットの飾りに', ko: '선반·장식장 전시용' },
        truth: { en: 'A decorative piece in the folk style of its home country.', th: 'ของตกแต่งที่สะท้อนศิลปะพื้นบ้านของแต่ละประเทศ', zh: '带有当地民间风格的装饰摆件。', vi: 'Món đồ trang trí mang phong cách dân gian của từng vùng.', es: 'Pieza decorativa con el estilo popular de su país de origen.', ja: 'その国の民芸らしさを楽しめる飾り物です。', ko: '그 나라 민속의 멋이 담긴 장식품입니다.' },
      },
      {
        leaf: 7204,
        noun: { en: ['dollhouse', 'one'], th: ['บ้านตุ๊กตา', 'หลัง'], zh: ['娃娃屋', '座'], vi: ['nhà búp bê', 'căn'], es: ['casa de muñecas', 'f'], ja: ['ドールハウス', '点'], ko: ['인형의 집', '개'] },
        use: { en: 'to furnish small rooms and play', th: 'สำหรับจัดห้องจิ๋วและเล่นบ้าน', zh: '布置小房间玩', vi: 'để bày trí phòng nhỏ và chơi', es: 'para amueblar y jugar en miniatura', ja: '小さな部屋づくり遊びに', ko: '작은 방 꾸미기 놀이용' },
        truth: { en: 'Small rooms and furniture set the scene for dolls and figures.', th: 'ห้องและเฟอร์นิเจอร์จิ๋วเป็นฉากให้ตุ๊กตาและฟิกเกอร์', zh: '小房间配小家具，给娃娃和公仔一个家。', vi: 'Những căn phòng và món nội thất nhỏ xíu làm bối cảnh cho búp bê.', es: 'Habitaciones y muebles en miniatura dan escenario a muñecos y figuras.', ja: '小さな部屋と家具が、人形遊びの舞台になります。', ko: '작은 방과 가구가 인형 놀이의 무대가 됩니다.' },
      },
      {
        leaf: 7205,
        noun: { en: ['doll accessory', 'one'], th: ['ของแต่งตุ๊กตา', 'ชิ้น'], zh: ['娃娃配件', '件'], vi: ['phụ kiện búp bê', 'phụ kiện'], es: ['accesorio para muñecas', 'm'], ja: ['ドール用小物', '点'], ko: ['인형 소품', '개'] },
        use: { en: 'to dress up a favourite doll', th: 'สำหรับแต่งตัวตุ๊กตาตัวโปรด', zh: '装扮心爱的娃娃', vi: 'để làm đẹp cho búp bê', es: 'para arreglar a la muñeca', ja: 'お人形のおめかしに', ko: '인형 꾸미기 놀이용' },
        truth: { en: 'Adds something new to the next story with a doll.', th: 'เพิ่มความแปลกใหม่ให้การเล่นตุ๊กตาครั้งต่อไป', zh: '给娃娃添点新东西，再演一个新故事。', vi: 'Thêm điều mới mẻ cho lần chơi búp bê tiếp theo.', es: 'Añade algo nuevo a la siguiente historia con la muñeca.', ja: '次のお人形遊びに、新しい楽しみを添えます。', ko: '다음 인형 놀이에 새로운 재미를 더합니다.' },
      },
      {
        leaf: 7206,
        noun: { en: ['puppet', 'one'], th: ['หุ่นมือ', 'ตัว'], zh: ['手偶', '只'], vi: ['rối tay', 'con'], es: ['títere', 'm'], ja: ['パペット', '体'], ko: ['손인형', '개'] },
        use: { en: 'for puppet shows and storytelling', th: 'สำหรับเล่นละครหุ่นและเล่านิทาน', zh: '演木偶戏讲故事', vi: 'để diễn rối và kể chuyện', es: 'para teatrillos y cuentos', ja: '人形劇や読み聞かせに', ko: '인형극·동화 구연용' },
        truth: { en: 'Comes to life in the hands of whoever tells the story.', th: 'มีชีวิตชีวาขึ้นมาด้วยมือของคนเล่าเรื่อง', zh: '在讲故事的人手里就会活起来。', vi: 'Trở nên sống động trong tay người kể chuyện.', es: 'Cobra vida en manos de quien cuenta la historia.', ja: 'お話をする人の手の動きで、生き生きと動き出します。', ko: '이야기하는 사람의 손끝에서 살아 움직입니다.' },
      },
    ],
  },
  {
    section: 7300,
    uses: [
      { en: 'for little drivers and pilots', th: 'สำหรับนักขับตัวน้อย', zh: '送给小小驾驶员', vi: 'cho các bé mê xe cộ', es: 'para pequeños conductores', ja: '乗り物好きの子ども向け', ko: '탈것을 좋아하는 아이용' },
      { en: 'for play on the floor or outside', th: 'สำหรับเล่นบนพื้นหรือนอกบ้าน', zh: '室内户外都能玩', vi: 'để chơi trên sàn hoặc ngoài trời', es: 'para jugar en el suelo o al aire libre', ja: '室内や屋外での遊びに', ko: '실내·야외 놀이용' },
    ],
    truths: [
      { en: 'Chases, rescues and races make play with vehicles active.', th: 'เล่นไล่ล่า กู้ภัย หรือแข่งความเร็วกับยานพาหนะได้สนุก', zh: '追逐、救援、竞速，玩交通工具总有新花样。', vi: 'Những màn rượt đuổi, giải cứu và đua tốc độ khiến trò chơi thêm sôi động.', es: 'Persecuciones, rescates y carreras animan el juego con vehículos.', ja: '追いかけっこや救助、レースなど、乗り物遊びが広がります。', ko: '추격, 구조, 경주 등 탈것 놀이를 다양하게 즐길 수 있습니다.' },
      { en: 'Dust and sand wipe off with a dry cloth after play.', th: 'เล่นเสร็จแล้วเช็ดฝุ่นและทรายออกด้วยผ้าแห้งได้', zh: '玩过之后用干布擦去灰尘和沙子即可。', vi: 'Chơi xong chỉ cần lau bụi và cát bằng khăn khô.', es: 'Tras jugar, el polvo y la arena se quitan con un paño seco.', ja: '遊んだ後は、乾いた布でほこりや砂を拭き取れます。', ko: '놀이 후에는 마른 천으로 먼지와 모래를 닦아낼 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the scale, the size and whether batteries are included before ordering.', th: 'ตรวจสอบสเกล ขนาด และดูว่ามีแบตเตอรี่มาให้หรือไม่ก่อนสั่งซื้อ', zh: '下单前请确认比例、尺寸以及是否含电池。', vi: 'Nên xem tỷ lệ, kích thước và có kèm pin hay không trước khi đặt hàng.', es: 'Conviene comprobar la escala, el tamaño y si las pilas van incluidas.', ja: 'ご注文前に縮尺、サイズ、電池の有無をご確認ください。', ko: '주문 전에 축척, 크기, 건전지 포함 여부를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7301,
        noun: { en: ['toy car', 'one'], th: ['รถของเล่น', 'คัน'], zh: ['玩具小汽车', '辆'], vi: ['ô tô đồ chơi', 'chiếc'], es: ['coche de juguete', 'm'], ja: ['ミニカー', '台'], ko: ['미니카', '대'] },
        use: { en: 'for races across the floor', th: 'สำหรับแข่งรถบนพื้น', zh: '在地板上赛车', vi: 'để đua xe trên sàn nhà', es: 'para carreras por el suelo', ja: '床の上のレース遊びに', ko: '자동차 경주 놀이용' },
        truth: { en: 'Small wheels roll along tables, floors and tracks.', th: 'ล้อเล็กวิ่งได้ทั้งบนโต๊ะ บนพื้น และบนราง', zh: '小车轮在桌面、地板和轨道上都能跑。', vi: 'Bánh xe nhỏ chạy được trên bàn, trên sàn và đường đua.', es: 'Las ruedas pequeñas corren por mesas, suelos y pistas.', ja: '小さなタイヤで、机や床、コースの上を走ります。', ko: '작은 바퀴로 책상과 바닥, 트랙 위를 달립니다.' },
      },
      {
        leaf: 7302,
        noun: { en: ['toy truck', 'one'], th: ['รถบรรทุกของเล่น', 'คัน'], zh: ['玩具卡车', '辆'], vi: ['xe tải đồ chơi', 'chiếc'], es: ['camión de juguete', 'm'], ja: ['トラックのおもちゃ', '台'], ko: ['장난감 트럭', '대'] },
        use: { en: 'for building-site and rescue play', th: 'สำหรับเล่นก่อสร้างและกู้ภัย', zh: '玩工地和救援游戏', vi: 'để chơi công trường và cứu hộ', es: 'para jugar a obras y rescates', ja: '工事ごっこや救助ごっこに', ko: '공사·구조 놀이용' },
        truth: { en: 'Brings the working vehicles of the street and the site into play.', th: 'จำลองรถทำงานบนถนนและไซต์ก่อสร้างมาให้เล่น', zh: '把街上和工地的作业车辆搬进游戏里。', vi: 'Đưa những chiếc xe chuyên dụng trên phố và công trường vào trò chơi.', es: 'Lleva al juego los vehículos de trabajo de la calle y la obra.', ja: '街や工事現場ではたらく車の世界を楽しめます。', ko: '거리와 공사장에서 일하는 차의 세계를 즐길 수 있습니다.' },
      },
      {
        leaf: 7303,
        noun: { en: ['toy train', 'one'], th: ['รถไฟของเล่น', 'ชุด'], zh: ['玩具火车', '列'], vi: ['tàu hỏa đồ chơi', 'đoàn'], es: ['tren de juguete', 'm'], ja: ['電車のおもちゃ', '点'], ko: ['장난감 기차', '개'] },
        use: { en: 'to run along a home railway', th: 'สำหรับเล่นรถไฟในบ้าน', zh: '在家开小火车', vi: 'để chơi xe lửa tại nhà', es: 'para montar un ferrocarril en casa', ja: 'おうちの鉄道遊びに', ko: '철도 놀이용' },
        truth: { en: 'Inspired by real railways, from the station to the last stop.', th: 'ได้แรงบันดาลใจจากรถไฟจริง ตั้งแต่สถานีต้นทางถึงปลายทาง', zh: '取材自真实铁路，从始发站一路玩到终点站。', vi: 'Lấy cảm hứng từ đường sắt thật, từ ga đầu đến ga cuối.', es: 'Inspirado en el ferrocarril real, desde la estación hasta la última parada.', ja: '本物の鉄道のように、始発駅から終点までの旅を楽しめます。', ko: '실제 철도처럼 출발역부터 종착역까지 놀이로 즐길 수 있습니다.' },
      },
      {
        leaf: 7304,
        noun: { en: ['toy aircraft', 'one'], th: ['เครื่องบินของเล่น', 'ลำ'], zh: ['玩具飞机', '架'], vi: ['máy bay đồ chơi', 'chiếc'], es: ['avión de juguete', 'm'], ja: ['飛行機のおもちゃ', '機'], ko: ['장난감 비행기', '대'] },
        use: { en: 'for airport and flying games', th: 'สำหรับเล่นสนามบินและการบิน', zh: '玩机场飞行游戏', vi: 'để chơi sân bay, tập bay', es: 'para jugar a volar y al aeropuerto', ja: '空港ごっこや飛行遊びに', ko: '공항·비행 놀이용' },
        truth: { en: 'Takes off from the hand or the floor for imaginary journeys.', th: 'ให้เด็กจับบินเล่น ออกเดินทางไปกับจินตนาการ', zh: '从手中或地板起飞，开始想象中的旅程。', vi: 'Cất cánh từ tay hoặc sàn nhà cho những chuyến bay tưởng tượng.', es: 'Despega de la mano o del suelo hacia viajes imaginarios.', ja: '手や床から飛び立ち、空想の旅に出かけられます。', ko: '손이나 바닥에서 날아올라 상상 속 여행을 떠납니다.' },
      },
      {
        leaf: 7305,
        noun: { en: ['toy boat', 'one'], th: ['เรือของเล่น', 'ลำ'], zh: ['玩具船', '艘'], vi: ['thuyền đồ chơi', 'chiếc'], es: ['barco de juguete', 'm'], ja: ['船のおもちゃ', '隻'], ko: ['장난감 배', '척'] },
        use: { en: 'for harbour and sea adventures', th: 'สำหรับเล่นท่าเรือและผจญภัยทะเล', zh: '玩港口航海游戏', vi: 'để chơi bến cảng, ra khơi', es: 'para aventuras de puerto y mar', ja: '港ごっこや海の冒険に', ko: '항구·바다 모험 놀이용' },
        truth: { en: 'Sets sail in games of captains, islands and far harbours.', th: 'ออกเดินทางไปกับเรื่องราวของกัปตัน เกาะ และท่าเรือแดนไกล', zh: '在船长、小岛和远方港口的故事里扬帆起航。', vi: 'Ra khơi trong những trò chơi về thuyền trưởng, đảo xa và bến cảng.', es: 'Zarpa en juegos de capitanes, islas y puertos lejanos.', ja: '船長や島、遠い港をめぐる冒険ごっこに出航できます。', ko: '선장과 섬, 먼 항구가 나오는 모험 놀이로 출항합니다.' },
      },
      {
        leaf: 7306,
        noun: { en: ['remote control car', 'one'], th: ['รถบังคับวิทยุ', 'คัน'], zh: ['遥控车', '辆'], vi: ['xe điều khiển từ xa', 'chiếc'], es: ['coche teledirigido', 'm'], ja: ['ラジコンカー', '台'], ko: ['무선 조종 자동차', '대'] },
        use: { en: 'to steer from a distance', th: 'ใช้บังคับวิ่งจากระยะไกล', zh: '远距离操控驾驶', vi: 'để lái từ xa', es: 'para conducir a distancia', ja: '離れた場所からの操縦遊びに', ko: '원격 조종 놀이용' },
        truth: { en: 'A hand-held controller steers it forwards, backwards and round bends.', th: 'ใช้รีโมทในมือบังคับเดินหน้า ถอยหลัง และเลี้ยว', zh: '手持遥控器即可控制前进、后退和转弯。', vi: 'Tay cầm điều khiển cho xe tiến, lùi và rẽ.', es: 'El mando dirige la marcha adelante, atrás y en las curvas.', ja: '手元のコントローラーで前進、後退、カーブを操作します。', ko: '손에 쥔 조종기로 전진, 후진, 회전을 조작합니다.' },
      },
      {
        leaf: 7307,
        noun: { en: ['remote control aircraft', 'one'], th: ['เครื่องบินบังคับวิทยุ', 'ลำ'], zh: ['遥控飞机', '架'], vi: ['máy bay điều khiển từ xa', 'chiếc'], es: ['avión teledirigido', 'm'], ja: ['ラジコン飛行機', '機'], ko: ['무선 조종 비행기', '대'] },
        use: { en: 'to practise flying from the ground', th: 'สำหรับฝึกบังคับบินจากพื้น', zh: '练习操控飞行', vi: 'để tập điều khiển bay từ mặt đất', es: 'para practicar el vuelo desde tierra', ja: '地上からの飛行練習に', ko: '비행 조종 연습용' },
        truth: { en: 'A controller on the ground guides height, turns and landing.', th: 'คุมความสูง การเลี้ยว และการลงจอดด้วยรีโมทจากพื้น', zh: '在地面用遥控器控制高度、转向和降落。', vi: 'Người chơi đứng dưới đất điều khiển độ cao, hướng rẽ và hạ cánh.', es: 'El mando guía desde tierra la altura, los giros y el aterrizaje.', ja: '地上のコントローラーで高度、旋回、着陸を操ります。', ko: '지상에서 조종기로 고도와 회전, 착륙을 조작합니다.' },
      },
    ],
  },
  {
    section: 7400,
    uses: [
      { en: 'for game nights at home', th: 'สำหรับค่ำคืนเล่นเกมที่บ้าน', zh: '居家桌游时光', vi: 'cho buổi tối chơi cùng nhau ở nhà', es: 'para noches de juegos en casa', ja: 'おうちゲームの時間に', ko: '홈 게임 타임용' },
      { en: 'for time away from screens', th: 'สำหรับพักจากหน้าจอ', zh: '放下手机休闲玩', vi: 'để tạm rời màn hình', es: 'para descansar de las pantallas', ja: '画面から離れて遊ぶ時間に', ko: '스크린 없는 놀이용' },
    ],
    truths: [
      { en: 'Play needs nothing more than a table and some time.', th: 'แค่มีโต๊ะกับเวลาสักหน่อยก็เล่นได้', zh: '有张桌子、有点时间就能玩。', vi: 'Chỉ cần một mặt bàn và chút thời gian là chơi được.', es: 'Para jugar basta una mesa y un rato libre.', ja: 'テーブルと少しの時間があれば遊べます。', ko: '테이블과 약간의 시간만 있으면 즐길 수 있습니다.' },
      { en: 'Time at the table trains concentration and planning ahead.', th: 'เล่นแต่ละครั้งช่วยฝึกสมาธิและการวางแผน', zh: '每玩一次都在锻炼专注力和预判能力。', vi: 'Mỗi lượt chơi đều rèn khả năng tập trung và tính trước.', es: 'Cada rato de juego ejercita la concentración y la previsión.', ja: '遊ぶたびに集中力と先を読む力が鍛えられます。', ko: '즐길 때마다 집중력과 계획하는 힘을 기를 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the recommended age, the language and the contents before ordering.', th: 'ตรวจสอบอายุที่แนะนำ ภาษา และอุปกรณ์ในกล่องก่อนสั่งซื้อ', zh: '下单前请确认适用年龄、语言版本和内含物品。', vi: 'Nên xem độ tuổi, ngôn ngữ và các món trong hộp trước khi đặt hàng.', es: 'Conviene comprobar la edad recomendada, el idioma y el contenido antes de comprar.', ja: 'ご注文前に対象年齢、言語、内容物をご確認ください。', ko: '주문 전에 권장 연령, 언어, 구성품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7401,
        noun: { en: ['board game', 'one'], th: ['บอร์ดเกม', 'กล่อง'], zh: ['桌游', '盒'], vi: ['board game', 'bộ'], es: ['juego de mesa', 'm'], ja: ['ボードゲーム', '個'], ko: ['보드게임', '개'] },
        use: { en: 'for family and friends at the table', th: 'สำหรับเล่นกับครอบครัวและเพื่อน', zh: '家人朋友聚会玩', vi: 'cho gia đình và bạn bè cùng chơi', es: 'para jugar en familia o con amigos', ja: '家族や友人との集まりに', ko: '가족·친구 모임용' },
        truth: { en: 'Players take turns and follow the same rules to win.', th: 'ผู้เล่นผลัดกันเดินตามกติกาเดียวกันเพื่อเอาชนะ', zh: '玩家轮流行动，按同一套规则争胜。', vi: 'Người chơi lần lượt đi theo cùng một luật để giành chiến thắng.', es: 'Los jugadores se turnan y siguen las mismas reglas para ganar.', ja: '順番に手番を回し、同じルールで勝負を競います。', ko: '차례를 주고받으며 같은 규칙으로 승부를 겨룹니다.' },
      },
      {
        leaf: 7402,
        noun: { en: ['card game', 'one'], th: ['การ์ดเกม', 'สำรับ'], zh: ['卡牌游戏', '副'], vi: ['bộ bài', 'bộ'], es: ['juego de cartas', 'm'], ja: ['カードゲーム', '個'], ko: ['카드 게임', '세트'] },
        use: { en: 'for quick rounds anywhere', th: 'สำหรับเล่นรอบสั้นได้ทุกที่', zh: '随时随地来一局', vi: 'để chơi nhanh ở bất cứ đâu', es: 'para partidas rápidas en cualquier sitio', ja: 'どこでも気軽な対戦に', ko: '가볍게 즐기는 놀이용' },
        truth: { en: 'Fits in a bag and comes out whenever there is time for a round.', th: 'พกใส่กระเป๋าได้ หยิบมาเล่นเมื่อไรก็ได้', zh: '放进包里，有空就能拿出来玩一局。', vi: 'Bỏ vừa túi, rảnh lúc nào lấy ra chơi lúc đó.', es: 'Cabe en el bolso y sale en cuanto hay tiempo para una partida.', ja: 'バッグに入れておけば、空いた時間にすぐ遊べます。', ko: '가방에 넣어 두고 틈날 때 꺼내 즐길 수 있습니다.' },
      },
      {
        leaf: 7403,
        noun: { en: ['jigsaw puzzle', 'one'], th: ['จิ๊กซอว์', 'ชุด'], zh: ['拼图', '盒'], vi: ['tranh ghép hình', 'bộ'], es: ['puzle', 'm'], ja: ['ジグソーパズル', '個'], ko: ['직소 퍼즐', '개'] },
        use: { en: 'to piece together a picture', th: 'สำหรับต่อให้เป็นภาพ', zh: '一片片拼成画', vi: 'để ghép thành bức tranh', es: 'para completar una imagen', ja: '一枚の絵を完成させる時間に', ko: '그림 맞추기 취미용' },
        truth: { en: 'Interlocking pieces come together into one finished picture.', th: 'ชิ้นส่วนต่อล็อกกันจนกลายเป็นภาพที่สมบูรณ์', zh: '一片片咬合拼接，最后拼出完整画面。', vi: 'Các mảnh khớp vào nhau thành một bức tranh trọn vẹn.', es: 'Las piezas encajan hasta formar una imagen completa.', ja: 'ピースをつなぎ合わせて、一枚の絵に仕上げます。', ko: '조각을 맞물려 한 장의 그림을 완성합니다.' },
      },
      {
        leaf: 7404,
        noun: { en: ['brain teaser puzzle', 'one'], th: ['ของเล่นฝึกสมอง', 'ชิ้น'], zh: ['益智解谜玩具', '个'], vi: ['đồ chơi trí tuệ', 'món'], es: ['rompecabezas de ingenio', 'm'], ja: ['立体パズル', '個'], ko: ['두뇌 퍼즐', '개'] },
        use: { en: 'to twist, think and solve', th: 'สำหรับหมุน คิด และไขปริศนา', zh: '转一转动动脑', vi: 'để xoay, suy nghĩ và giải đố', es: 'para girar, pensar y resolver', ja: '考えて解く頭の体操に', ko: '사고력 놀이용' },
        truth: { en: 'Keeps hands and mind busy on a break or on the road.', th: 'ให้มือและสมองได้ขยับตอนพักหรือระหว่างเดินทาง', zh: '休息或路上拿着玩，动手又动脑。', vi: 'Giúp tay và đầu óc vận động lúc nghỉ hay khi đi đường.', es: 'Mantiene ocupadas las manos y la mente en un descanso o de viaje.', ja: '休憩中や移動中に、手と頭を動かして楽しめます。', ko: '쉬는 시간이나 이동 중에 손과 머리를 쓰며 즐길 수 있습니다.' },
      },
      {
        leaf: 7405,
        noun: { en: ['chess set', 'one'], th: ['หมากรุก', 'ชุด'], zh: ['益智棋', '副'], vi: ['cờ vua', 'bộ'], es: ['juego de ajedrez', 'm'], ja: ['チェス', 'セット'], ko: ['체스', '세트'] },
        use: { en: 'for matches between two players', th: 'สำหรับดวลหมากสองคน', zh: '双人对弈', vi: 'để hai người đấu cờ', es: 'para partidas de dos jugadores', ja: '二人の真剣勝負に', ko: '2인 대국용' },
        truth: { en: 'Two players face each other and plan every move ahead.', th: 'ผู้เล่นสองคนนั่งประจันหน้าและวางแผนทุกตาเดิน', zh: '两人对坐，每一步都要提前谋划。', vi: 'Hai người ngồi đối diện và tính trước từng nước đi.', es: 'Dos jugadores se enfrentan y piensan cada movimiento.', ja: '二人が向かい合い、一手ずつ先を読んで指します。', ko: '두 사람이 마주 앉아 한 수 한 수 앞을 내다보며 둡니다.' },
      },
      {
        leaf: 7406,
        noun: { en: ['mahjong set', 'one'], th: ['ไพ่นกกระจอก', 'ชุด'], zh: ['麻将牌', '副'], vi: ['mạt chược', 'bộ'], es: ['juego de mahjong', 'm'], ja: ['麻雀牌', 'セット'], ko: ['마작패', '세트'] },
        use: { en: 'for tile games around the table', th: 'สำหรับตั้งวงเล่นรอบโต๊ะ', zh: '围桌搓牌娱乐', vi: 'để quây quần chơi quanh bàn', es: 'para jugar con fichas en la mesa', ja: '卓を囲むゲームに', ko: '모임 패 놀이용' },
        truth: { en: 'Tiles are shuffled face down and drawn in turn.', th: 'คว่ำหน้าล้างไพ่แล้วผลัดกันหยิบ', zh: '牌面朝下洗匀，再轮流摸牌。', vi: 'Quân được úp xuống xáo đều rồi lần lượt bốc.', es: 'Las fichas se mezclan boca abajo y se roban por turnos.', ja: '牌を伏せて混ぜ、順番に取って遊びます。', ko: '패를 엎어 섞은 뒤 차례로 가져오며 즐깁니다.' },
      },
      {
        leaf: 7407,
        noun: { en: ['dice', 'many'], th: ['ลูกเต๋า', 'ลูก'], zh: ['骰子', '颗'], vi: ['xúc xắc', 'viên'], es: ['dado', 'm'], ja: ['サイコロ', '個'], ko: ['주사위', '개'] },
        use: { en: 'for board games and role-playing', th: 'สำหรับบอร์ดเกมและเกมสวมบทบาท', zh: '桌游跑团用', vi: 'cho board game và game nhập vai', es: 'para juegos de mesa y de rol', ja: 'ボードゲームやTRPGに', ko: '보드게임·역할 게임용' },
        truth: { en: 'One roll decides the next move in many games.', th: 'ทอยครั้งเดียวก็ตัดสินตาเดินต่อไปในหลายเกม', zh: '轻轻一掷，决定下一步怎么走。', vi: 'Một lần gieo quyết định nước đi tiếp theo trong nhiều trò chơi.', es: 'Una tirada decide el siguiente paso en muchos juegos.', ja: 'ひと振りで、ゲームの次の一手が決まります。', ko: '한 번 굴려 게임의 다음 수를 정합니다.' },
      },
      {
        leaf: 7408,
        noun: { en: ['game table', 'one'], th: ['โต๊ะเกม', 'ตัว'], zh: ['桌上竞技游戏台', '台'], vi: ['bàn trò chơi', 'chiếc'], es: ['mesa de juego', 'f'], ja: ['ゲーム台', '台'], ko: ['게임 테이블', '대'] },
        use: { en: 'for game rooms and family evenings', th: 'สำหรับห้องเล่นเกมและเวลาครอบครัว', zh: '家庭聚会娱乐用', vi: 'cho phòng giải trí và buổi tối gia đình', es: 'para la sala de juegos y las tardes en familia', ja: 'プレイルームや家族の団らんに', ko: '오락실·가족 놀이용' },
        truth: { en: 'Brings the games of an arcade to a table at home.', th: 'ยกเกมแบบในตู้เกมมาเล่นบนโต๊ะที่บ้าน', zh: '把游戏厅的玩法搬到家里的桌面上。', vi: 'Đưa trò chơi ở khu vui chơi về bàn tại nhà.', es: 'Lleva los juegos de un salón recreativo a una mesa de casa.', ja: 'ゲームセンターの遊びを家のテーブルで楽しめます。', ko: '오락실 게임을 집에서 즐길 수 있습니다.' },
      },
    ],
  },
  {
    section: 7500,
    uses: [
      { en: 'for sunny days outside', th: 'สำหรับวันแดดดีนอกบ้าน', zh: '晴天户外玩', vi: 'cho ngày nắng ngoài trời', es: 'para días de sol al aire libre', ja: '晴れた日の外遊びに', ko: '맑은 날 야외 놀이용' },
      { en: 'for parks, gardens and holidays', th: 'สำหรับสวนและทริปวันหยุด', zh: '公园庭院度假玩', vi: 'cho công viên, sân vườn, kỳ nghỉ', es: 'para parques, jardines y vacaciones', ja: '公園やお庭、休日に', ko: '공원·마당·휴일 나들이용' },
    ],
    truths: [
      { en: 'Running about outside gives children fresh air and movement.', th: 'ออกมาเล่นนอกบ้านช่วยให้เด็กได้ขยับตัวและรับอากาศสดชื่น', zh: '到户外跑跑跳跳，孩子能呼吸新鲜空气、多活动。', vi: 'Ra ngoài chạy nhảy giúp trẻ vận động và hít thở không khí trong lành.', es: 'Jugar fuera da a los niños aire fresco y movimiento.', ja: '外で遊ぶことで、新鮮な空気の中で体を動かせます。', ko: '밖에서 뛰놀며 맑은 공기를 마시고 몸을 움직일 수 있습니다.' },
      { en: 'Young children need an adult close by during outdoor play.', th: 'เด็กเล็กควรมีผู้ใหญ่ดูแลใกล้ชิดขณะเล่นกลางแจ้ง', zh: '幼儿在户外玩耍时需有大人在旁看护。', vi: 'Trẻ nhỏ cần có người lớn ở gần khi chơi ngoài trời.', es: 'Los más pequeños necesitan un adulto cerca cuando juegan fuera.', ja: '小さなお子さまの外遊びには、大人の付き添いが必要です。', ko: '어린아이가 밖에서 놀 때는 어른이 곁에 있어야 합니다.' },
    ],
    asks: [
      { en: 'Check the recommended age, the size and any weight limit before ordering.', th: 'ตรวจสอบอายุที่แนะนำ ขนาด และน้ำหนักที่รับได้ก่อนสั่งซื้อ', zh: '下单前请确认适用年龄、尺寸和承重限制。', vi: 'Nên xem độ tuổi, kích thước và tải trọng nếu có trước khi đặt hàng.', es: 'Conviene comprobar la edad, el tamaño y el peso admitido antes de comprar.', ja: 'ご注文前に対象年齢、サイズ、耐荷重をご確認ください。', ko: '주문 전에 권장 연령, 크기, 하중 제한을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7501,
        noun: { en: ['kite', 'one'], th: ['ว่าว', 'ตัว'], zh: ['风筝', '只'], vi: ['diều', 'con'], es: ['cometa', 'f'], ja: ['カイト', '枚'], ko: ['연', '개'] },
        use: { en: 'for windy days in open fields', th: 'สำหรับวันลมดีในที่โล่ง', zh: '空旷处迎风放飞', vi: 'cho ngày gió ở bãi trống', es: 'para días de viento en campo abierto', ja: '風のある日の広場遊びに', ko: '바람 부는 날 넓은 들판에' },
        truth: { en: 'Rises on the wind and is steered by its line.', th: 'ลอยขึ้นตามแรงลมและบังคับด้วยสายป่าน', zh: '乘风而起，靠手中的线来控制。', vi: 'Bay lên nhờ gió và được điều khiển bằng dây.', es: 'Sube con el viento y se dirige con el hilo.', ja: '風に乗って舞い上がり、糸で操ります。', ko: '바람을 타고 올라가며 줄로 조종합니다.' },
      },
      {
        leaf: 7502,
        noun: { en: ['bubble toy', 'one'], th: ['ของเล่นเป่าฟองสบู่', 'ชิ้น'], zh: ['泡泡玩具', '个'], vi: ['đồ chơi thổi bong bóng xà phòng', 'món'], es: ['juguete de pompas de jabón', 'm'], ja: ['シャボン玉のおもちゃ', '個'], ko: ['비눗방울 장난감', '개'] },
        use: { en: 'to fill the air with bubbles', th: 'สำหรับเป่าฟองลอยฟ่องกลางแจ้ง', zh: '吹出满天泡泡', vi: 'để thổi bong bóng bay khắp nơi', es: 'para llenar el aire de pompas', ja: 'シャボン玉をたくさん飛ばす遊びに', ko: '야외 버블 놀이용' },
        truth: { en: 'Soap solution turns into floating bubbles to chase and pop.', th: 'น้ำสบู่กลายเป็นฟองลอยให้วิ่งไล่จับ', zh: '泡泡液变成漫天泡泡，追着拍着玩。', vi: 'Nước xà phòng hóa thành bong bóng bay để đuổi bắt và chọc vỡ.', es: 'El jabón se convierte en pompas para perseguir y explotar.', ja: 'シャボン液が泡になって飛び、追いかけて遊べます。', ko: '비눗물이 방울이 되어 날아가 쫓으며 놀 수 있습니다.' },
      },
      {
        leaf: 7503,
        noun: { en: ['water gun', 'one'], th: ['ปืนฉีดน้ำ', 'กระบอก'], zh: ['水枪', '把'], vi: ['súng phun nước', 'khẩu'], es: ['pistola de agua', 'f'], ja: ['水鉄砲', '丁'], ko: ['물총', '개'] },
        use: { en: 'for splashing on hot days', th: 'สำหรับสาดน้ำคลายร้อน', zh: '夏天打水仗', vi: 'để chơi té nước ngày nóng', es: 'para mojarse en días de calor', ja: '暑い日の水遊びに', ko: '더운 날 물놀이용' },
        truth: { en: 'Filled with water and squirted in garden, pool or festival fun.', th: 'เติมน้ำแล้วฉีดเล่นในสวน สระน้ำ หรือวันสงกรานต์', zh: '装上水就能在院子、泳池或泼水节喷着玩。', vi: 'Đổ nước vào rồi phun chơi ở sân vườn, hồ bơi hay lễ hội té nước.', es: 'Se llena de agua y se dispara en el jardín, la piscina o una fiesta.', ja: '水を入れて、庭やプール、水かけ遊びで飛ばして楽しみます。', ko: '물을 채워 마당이나 수영장, 물 축제에서 쏘며 즐깁니다.' },
      },
      {
        leaf: 7504,
        noun: { en: ['sand toy set', 'one'], th: ['ของเล่นทราย', 'ชุด'], zh: ['沙滩玩具', '套'], vi: ['đồ chơi xúc cát', 'bộ'], es: ['juego de playa', 'm'], ja: ['砂遊びのおもちゃ', '点'], ko: ['모래놀이 장난감', '세트'] },
        use: { en: 'for sandcastles and digging', th: 'สำหรับก่อปราสาททรายและขุดทราย', zh: '挖沙堆城堡', vi: 'để xây lâu đài cát và đào xúc', es: 'para castillos de arena y cavar', ja: '砂のお城づくりや砂掘りに', ko: '모래성 쌓기·모래 파기용' },
        truth: { en: 'Scoops, fills and shapes damp sand at the beach or in a sandpit.', th: 'ตัก เติม และปั้นทรายชื้นที่ชายหาดหรือบ่อทราย', zh: '在海边或沙池里铲沙、装沙、塑形。', vi: 'Dùng xúc, đổ và tạo hình cát ẩm ở bãi biển hay hố cát.', es: 'Recoge, llena y moldea arena húmeda en la playa o el arenero.', ja: '浜辺や砂場で、湿った砂をすくって形を作れます。', ko: '해변이나 모래밭에서 젖은 모래를 퍼 담고 모양을 만듭니다.' },
      },
      {
        leaf: 7505,
        noun: { en: ["kids’ ride-on", 'one'], th: ['รถขาไถเด็ก', 'คัน'], zh: ['儿童滑行车', '辆'], vi: ['xe trượt trẻ em', 'chiếc'], es: ['vehículo infantil', 'm'], ja: ['子ども用乗り物', '台'], ko: ['어린이 승용완구', '대'] },
        use: { en: 'to ride, push and glide', th: 'สำหรับนั่งหรือยืนไถเล่น', zh: '骑行滑行练平衡', vi: 'để bé đạp và lướt', es: 'para montar, empujar y deslizarse', ja: '乗って進む遊びに', ko: '타고 밀며 달리는 놀이용' },
        truth: { en: 'Lets children practise balance and steering on flat ground.', th: 'ฝึกการทรงตัวและการบังคับทิศทางบนพื้นเรียบ', zh: '在平地骑行，锻炼平衡感和方向控制。', vi: 'Tập giữ thăng bằng và điều khiển hướng trên mặt đất phẳng.', es: 'Ayuda a practicar el equilibrio y la dirección sobre suelo llano.', ja: '平らな場所で乗りながら、バランスや方向転換を練習できます。', ko: '평평한 곳에서 타며 균형 감각과 방향 조절을 익힙니다.' },
      },
      {
        leaf: 7506,
        noun: { en: ["kids’ playset", 'one'], th: ['เครื่องเล่นเด็ก', 'ชุด'], zh: ['儿童滑梯秋千', '套'], vi: ['xích đu cầu trượt', 'bộ'], es: ['parque infantil', 'm'], ja: ['子ども用遊具', '台'], ko: ['어린이 놀이기구', '대'] },
        use: { en: 'for a small playground at home', th: 'สำหรับทำสนามเด็กเล่นเล็กๆ ที่บ้าน', zh: '在家搭个小乐园', vi: 'cho góc sân chơi nhỏ tại nhà', es: 'para un pequeño parque en casa', ja: 'おうちの小さな遊び場に', ko: '집 안의 작은 놀이터용' },
        truth: { en: 'Needs level ground and free space all around.', th: 'ต้องวางบนพื้นเรียบและมีพื้นที่ว่างรอบด้าน', zh: '需放在平整地面上，四周留出空地。', vi: 'Cần đặt trên nền phẳng và chừa khoảng trống xung quanh.', es: 'Requiere suelo nivelado y espacio libre alrededor.', ja: '平らな場所に置き、周囲にゆとりを取ってお使いください。', ko: '평평한 바닥에 두고 주변 공간을 비워 사용합니다.' },
      },
      {
        leaf: 7507,
        noun: { en: ['toy blaster', 'one'], th: ['ปืนของเล่น', 'กระบอก'], zh: ['玩具枪', '把'], vi: ['súng đồ chơi', 'khẩu'], es: ['pistola de juguete', 'f'], ja: ['トイガン', '丁'], ko: ['장난감 총', '개'] },
        use: { en: 'for target games and pretend battles', th: 'สำหรับเล่นยิงเป้าและเล่นต่อสู้', zh: '打靶对战游戏用', vi: 'để chơi bắn bia và chơi đối kháng', es: 'para juegos de puntería y batallas de mentira', ja: '的当てやバトルごっこに', ko: '과녁 맞히기·대결 놀이용' },
        truth: { en: 'Made for play with soft darts, gel balls or pretend blades.', th: 'ทำมาเพื่อเล่น ใช้กระสุนนุ่มหรือเป็นดาบจำลอง', zh: '专为游戏设计，用软弹或仿真刀剑玩耍。', vi: 'Làm để chơi, dùng đạn mềm hoặc lưỡi kiếm giả.', es: 'Hecha para jugar, con proyectiles blandos o filos de mentira.', ja: 'やわらかい弾や模擬の刃で遊ぶおもちゃです。', ko: '부드러운 탄이나 모형 날로 노는 장난감입니다.' },
      },
      {
        leaf: 7508,
        noun: { en: ['paddling pool', 'one'], th: ['สระเป่าลม', 'อัน'], zh: ['充气水池', '个'], vi: ['bể bơi phao', 'cái'], es: ['piscina infantil', 'f'], ja: ['ビニールプール', '台'], ko: ['유아 풀장', '개'] },
        use: { en: 'for splashing on hot days', th: 'สำหรับเล่นน้ำคลายร้อน', zh: '夏日戏水用', vi: 'để nghịch nước ngày nóng', es: 'para chapotear en días de calor', ja: '暑い日の水遊びに', ko: '더운 날 물놀이용' },
        truth: { en: 'Makes a warm day at home a time for water play.', th: 'ทำให้วันร้อนๆ ที่บ้านเล่นน้ำได้สนุก', zh: '天热在家也能玩水。', vi: 'Giúp bé nghịch nước ngay tại nhà khi trời nóng.', es: 'Convierte un día de calor en casa en un rato de agua.', ja: '暑い日に家で水遊びができます。', ko: '더운 날 집에서 물놀이를 할 수 있습니다.' },
      },
    ],
  },
  {
    section: 7600,
    uses: [
      { en: 'for learning through play', th: 'สำหรับเรียนรู้ผ่านการเล่น', zh: '边玩边学', vi: 'để vừa học vừa chơi', es: 'para aprender jugando', ja: '遊びながらの学びに', ko: '놀이 학습용' },
      { en: 'for curious young minds', th: 'สำหรับเด็กช่างสงสัย', zh: '送给好奇宝宝', vi: 'cho các bé ham khám phá', es: 'para mentes curiosas', ja: '好奇心いっぱいの子ども向け', ko: '호기심 많은 아이용' },
    ],
    truths: [
      { en: 'Hands, eyes and imagination work together in this kind of play.', th: 'การเล่นแบบนี้ได้ใช้ทั้งมือ ตา และจินตนาการไปพร้อมกัน', zh: '手、眼、想象力在玩的过程中一起动起来。', vi: 'Kiểu chơi này kết hợp đôi tay, đôi mắt và trí tưởng tượng.', es: 'En este tipo de juego trabajan a la vez manos, ojos e imaginación.', ja: '手と目と想像力を一緒に使う遊びです。', ko: '손과 눈, 상상력을 함께 쓰는 놀이입니다.' },
      { en: 'Parents can join in and guide the first steps.', th: 'พ่อแม่ร่วมเล่นและช่วยแนะนำในช่วงแรกได้', zh: '家长可以一起参与，带着孩子入门。', vi: 'Bố mẹ có thể chơi cùng và hướng dẫn những bước đầu.', es: 'Los padres pueden participar y guiar los primeros pasos.', ja: 'はじめは大人が一緒に手伝いながら楽しめます。', ko: '처음에는 부모가 함께하며 이끌어 줄 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the recommended age and what comes in the box before ordering.', th: 'ตรวจสอบอายุที่แนะนำและของที่อยู่ในกล่องก่อนสั่งซื้อ', zh: '下单前请确认适用年龄和盒内清单。', vi: 'Nên xem độ tuổi phù hợp và những gì có trong hộp trước khi đặt hàng.', es: 'Conviene comprobar la edad recomendada y el contenido de la caja antes de comprar.', ja: 'ご注文前に対象年齢とセット内容をご確認ください。', ko: '주문 전에 권장 연령과 박스 구성품을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7601,
        noun: { en: ['early learning toy', 'one'], th: ['ของเล่นเสริมพัฒนาการ', 'ชิ้น'], zh: ['早教玩具', '个'], vi: ['đồ chơi giáo dục sớm', 'món'], es: ['juguete de aprendizaje', 'm'], ja: ['知育おもちゃ', '個'], ko: ['유아 학습 완구', '개'] },
        use: { en: 'for first shapes, colours and numbers', th: 'สำหรับหัดรู้จักรูปทรง สี และตัวเลข', zh: '认形状颜色数字', vi: 'để bé học hình, màu và số', es: 'para aprender formas, colores y números', ja: '形や色、数の学びはじめに', ko: '도형·색깔·숫자 배우기용' },
        truth: { en: 'Sorting, stacking and counting come naturally while playing.', th: 'เด็กได้ฝึกแยก เรียงซ้อน และนับไปเองระหว่างเล่น', zh: '玩着玩着就学会分类、叠放和数数。', vi: 'Vừa chơi bé vừa tập phân loại, xếp chồng và đếm.', es: 'Clasificar, apilar y contar surge de forma natural al jugar.', ja: '遊ぶうちに、分ける・重ねる・数える力が身につきます。', ko: '놀다 보면 나누고 쌓고 세는 힘이 자연스럽게 길러집니다.' },
      },
      {
        leaf: 7602,
        noun: { en: ['science kit', 'one'], th: ['ชุดทดลองวิทยาศาสตร์', 'ชุด'], zh: ['科学实验玩具', '套'], vi: ['đồ chơi thí nghiệm khoa học', 'bộ'], es: ['kit de ciencia', 'm'], ja: ['科学実験キット', 'セット'], ko: ['과학 실험 키트', '세트'] },
        use: { en: 'for first experiments at home', th: 'สำหรับทดลองครั้งแรกที่บ้าน', zh: '在家做小实验', vi: 'để làm thí nghiệm đầu tiên ở nhà', es: 'para primeros experimentos en casa', ja: 'おうち実験や自由研究に', ko: '홈 과학 실험용' },
        truth: { en: 'Turns a question about nature into something to try out.', th: 'เปลี่ยนคำถามเรื่องธรรมชาติให้เป็นการลงมือทดลอง', zh: '把对自然的疑问变成能亲手试的实验。', vi: 'Biến câu hỏi về tự nhiên thành điều bé có thể tự tay thử.', es: 'Convierte una pregunta sobre la naturaleza en algo que probar.', ja: '自然への「なぜ」を、自分の手で試して確かめられます。', ko: '자연에 대한 궁금증을 직접 실험해 볼 수 있습니다.' },
      },
      {
        leaf: 7603,
        noun: { en: ['drawing toy', 'one'], th: ['ของเล่นวาดรูประบายสี', 'ชุด'], zh: ['绘画玩具', '套'], vi: ['đồ chơi vẽ tô màu', 'bộ'], es: ['juego de dibujo', 'm'], ja: ['お絵かきおもちゃ', '点'], ko: ['그림 놀이 장난감', '세트'] },
        use: { en: 'for first drawings and colours', th: 'สำหรับหัดวาดและระบายสี', zh: '画画涂色启蒙', vi: 'để bé tập vẽ và tô màu', es: 'para primeros dibujos y colores', ja: 'はじめてのお絵かきに', ko: '그림·색칠 놀이용' },
        truth: { en: 'Lets children put lines, colours and ideas on show.', th: 'ให้เด็กถ่ายทอดเส้น สี และความคิดออกมาเป็นภาพ', zh: '让孩子用线条和颜色画出自己的想法。', vi: 'Giúp trẻ thể hiện ý tưởng bằng nét vẽ và màu sắc.', es: 'Permite a los niños expresar ideas con líneas y colores.', ja: '線や色で、子どもが思いついたことを自由に表現できます。', ko: '아이가 선과 색으로 생각을 표현할 수 있습니다.' },
      },
      {
        leaf: 7604,
        noun: { en: ['modelling clay', 'mass'], th: ['ดินปั้น', 'ชุด'], zh: ['彩泥', '盒'], vi: ['đất nặn', 'hộp'], es: ['plastilina', 'f'], ja: ['粘土', '個'], ko: ['점토', '개'] },
        use: { en: 'to squeeze, roll and shape', th: 'สำหรับบีบ นวด และปั้น', zh: '揉捏造型', vi: 'để bóp, lăn và nặn hình', es: 'para amasar y modelar', ja: 'こねて形を作る遊びに', ko: '주무르고 빚는 놀이용' },
        truth: { en: 'Takes shape by hand and can be squashed to start over.', th: 'ปั้นด้วยมือได้ ไม่ชอบก็ขยำแล้วเริ่มใหม่', zh: '用手就能捏出造型，揉成团又能重来。', vi: 'Nặn bằng tay, không ưng thì vò lại làm từ đầu.', es: 'Se modela con las manos y se aplasta para volver a empezar.', ja: '手で形を作り、つぶせばまた最初から遊べます。', ko: '손으로 모양을 빚고 뭉쳐서 다시 시작할 수 있습니다.' },
      },
      {
        leaf: 7605,
        noun: { en: ['craft kit', 'one'], th: ['ชุดงานประดิษฐ์', 'ชุด'], zh: ['手工材料包', '套'], vi: ['đồ chơi thủ công', 'bộ'], es: ['kit de manualidades', 'm'], ja: ['工作キット', 'セット'], ko: ['만들기 키트', '세트'] },
        use: { en: 'to make something by hand', th: 'สำหรับประดิษฐ์ของด้วยตัวเอง', zh: '亲手做小作品', vi: 'để tự tay làm món đồ nhỏ', es: 'para crear algo con las manos', ja: '手作りの作品づくりに', ko: '작품 만들기용' },
        truth: { en: 'A finished piece to keep or give away is the reward at the end.', th: 'ทำเสร็จแล้วได้ผลงานเก็บไว้หรือมอบเป็นของขวัญ', zh: '做完就有一件作品，可以自己留着也可以送人。', vi: 'Làm xong sẽ có một món để giữ lại hoặc đem tặng.', es: 'Al terminar queda una pieza para guardar o regalar.', ja: 'できあがった作品は、手元に残しても贈っても楽しめます。', ko: '완성한 작품은 간직하거나 선물할 수 있습니다.' },
      },
      {
        leaf: 7606,
        noun: { en: ['musical toy', 'one'], th: ['ของเล่นดนตรี', 'ชิ้น'], zh: ['音乐玩具', '个'], vi: ['đồ chơi âm nhạc', 'món'], es: ['juguete musical', 'm'], ja: ['楽器のおもちゃ', '個'], ko: ['악기 장난감', '개'] },
        use: { en: 'for first sounds and rhythms', th: 'สำหรับหัดฟังเสียงและจังหวะ', zh: '节奏音乐启蒙', vi: 'để bé làm quen âm thanh, nhịp điệu', es: 'para descubrir sonidos y ritmos', ja: 'はじめての音とリズム遊びに', ko: '소리·리듬 놀이용' },
        truth: { en: 'Small hands find out how sounds and rhythms are made.', th: 'มือน้อยๆ ได้เรียนรู้ว่าเสียงและจังหวะเกิดขึ้นอย่างไร', zh: '小手动一动，就知道声音和节奏从哪里来。', vi: 'Đôi tay nhỏ khám phá cách tạo ra âm thanh và nhịp điệu.', es: 'Las manos pequeñas descubren cómo nacen los sonidos y los ritmos.', ja: '小さな手で、音やリズムが生まれる楽しさを体験できます。', ko: '작은 손으로 소리와 리듬이 나는 원리를 알아 갑니다.' },
      },
      {
        leaf: 7607,
        noun: { en: ['electronic learning toy', 'one'], th: ['ของเล่นอิเล็กทรอนิกส์', 'เครื่อง'], zh: ['电子学习玩具', '台'], vi: ['đồ chơi học tập điện tử', 'chiếc'], es: ['juguete electrónico educativo', 'm'], ja: ['電子知育玩具', '台'], ko: ['전자 학습 완구', '대'] },
        use: { en: 'for words, numbers and sounds', th: 'สำหรับเรียนรู้คำ ตัวเลข และเสียง', zh: '学认字数字声音用', vi: 'để học từ, số và âm thanh', es: 'para palabras, números y sonidos', ja: 'ことばや数、音の学びに', ko: '낱말·숫자·소리 학습용' },
        truth: { en: 'Teaches with buttons, lights and sounds during play.', th: 'สอนผ่านปุ่ม ไฟ และเสียงระหว่างเล่น', zh: '通过按键、灯光和声音边玩边学。', vi: 'Vừa chơi vừa học qua nút bấm, ánh sáng và âm thanh.', es: 'Enseña con botones, luces y sonidos mientras se juega.', ja: 'ボタンや光、音で遊びながら学べます。', ko: '버튼과 불빛, 소리로 놀면서 배웁니다.' },
      },
    ],
  },
  {
    section: 7700,
    uses: [
      { en: 'for collectors and fans', th: 'สำหรับนักสะสมและแฟนคลับ', zh: '粉丝收藏', vi: 'cho người sưu tầm và người hâm mộ', es: 'para coleccionistas y fans', ja: 'コレクターやファン向け', ko: '수집가·팬 소장용' },
      { en: 'for a desk or display case', th: 'สำหรับโต๊ะทำงานหรือตู้โชว์', zh: '桌面展柜陈列', vi: 'để bàn làm việc hoặc tủ trưng bày', es: 'para el escritorio o la vitrina', ja: 'デスクやショーケースの彩りに', ko: '책상·진열장 장식용' },
    ],
    truths: [
      { en: 'A collection grows piece by piece and shows a personal taste.', th: 'สะสมเพิ่มทีละชิ้น สะท้อนสไตล์ของเจ้าของ', zh: '一件件慢慢收集，攒出自己的喜好。', vi: 'Bộ sưu tập lớn dần từng món và thể hiện gu riêng.', es: 'Una colección crece pieza a pieza y refleja un gusto personal.', ja: 'ひとつずつ集めることで、自分らしいコレクションになります。', ko: '하나씩 모으며 취향이 담긴 컬렉션을 만들 수 있습니다.' },
      { en: 'Colours last longer away from direct sunlight.', th: 'วางให้พ้นแดดโดยตรงช่วยให้สีอยู่ได้นานขึ้น', zh: '避开阳光直射，颜色不易褪。', vi: 'Tránh ánh nắng trực tiếp giúp màu bền hơn.', es: 'Lejos del sol directo, los colores duran más.', ja: '直射日光を避けると、色あせしにくくなります。', ko: '직사광선을 피하면 색이 더 오래 유지됩니다.' },
    ],
    asks: [
      { en: 'Ask about the maker, the size and the condition of the box before ordering.', th: 'สอบถามผู้ผลิต ขนาด และสภาพกล่องก่อนสั่งซื้อ', zh: '下单前请询问厂家、尺寸和盒况。', vi: 'Nên hỏi hãng sản xuất, kích thước và tình trạng hộp trước khi đặt hàng.', es: 'Conviene preguntar por el fabricante, el tamaño y el estado de la caja.', ja: 'ご注文前にメーカー、サイズ、箱の状態をご確認ください。', ko: '주문 전에 제조사, 크기, 박스 상태를 문의하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7701,
        noun: { en: ['action figure', 'one'], th: ['แอ็กชันฟิกเกอร์', 'ตัว'], zh: ['可动人偶', '个'], vi: ['mô hình nhân vật hành động', 'con'], es: ['figura de acción', 'f'], ja: ['アクションフィギュア', '体'], ko: ['액션 피규어', '개'] },
        use: { en: 'to pose, play and display', th: 'สำหรับจัดท่า เล่น และตั้งโชว์', zh: '摆姿势把玩陈列', vi: 'để tạo dáng, chơi và trưng bày', es: 'para posar, jugar y exponer', ja: 'ポーズを付けて飾る遊びに', ko: '포즈·전시용' },
        truth: { en: 'Recreates a character for play scenes or a place on the shelf.', th: 'จำลองตัวละครไว้เล่นเป็นฉากหรือวางบนชั้น', zh: '还原角色形象，可以摆场景也可以上架陈列。', vi: 'Tái hiện nhân vật để dựng cảnh chơi hoặc bày trên kệ.', es: 'Recrea un personaje para escenas de juego o para la estantería.', ja: 'キャラクターを再現し、場面づくりや棚の飾りとして楽しめます。', ko: '캐릭터를 재현해 장면을 꾸미거나 선반에 둘 수 있습니다.' },
      },
      {
        leaf: 7702,
        noun: { en: ['anime figure', 'one'], th: ['ฟิกเกอร์อนิเมะ', 'ตัว'], zh: ['动漫手办', '个'], vi: ['mô hình anime', 'con'], es: ['figura de anime', 'f'], ja: ['アニメフィギュア', '体'], ko: ['애니메이션 피규어', '개'] },
        use: { en: 'for fans of anime and manga', th: 'สำหรับแฟนอนิเมะและมังงะ', zh: '动漫迷收藏', vi: 'cho người mê anime và manga', es: 'para fans del anime y el manga', ja: 'アニメ・漫画ファン向け', ko: '애니·만화 팬 소장용' },
        truth: { en: 'Brings a character from the screen or the page to the shelf.', th: 'พาตัวละครจากจอหรือหน้าหนังสือมาไว้บนชั้น', zh: '把屏幕和书页里的角色请上书架。', vi: 'Đưa nhân vật từ màn ảnh hay trang truyện lên kệ.', es: 'Lleva un personaje de la pantalla o del papel a la estantería.', ja: '画面や紙面のキャラクターを、棚の上に飾れます。', ko: '화면과 책 속 캐릭터를 선반 위로 옮겨 옵니다.' },
      },
      {
        leaf: 7703,
        noun: { en: ['designer toy', 'one'], th: ['อาร์ตทอย', 'ตัว'], zh: ['潮玩公仔', '个'], vi: ['đồ chơi art toy', 'con'], es: ['art toy', 'm'], ja: ['アートトイ', '個'], ko: ['아트토이', '개'] },
        use: { en: 'to collect, swap and display', th: 'สำหรับสะสม แลกเปลี่ยน และตั้งโชว์', zh: '收集交换陈列', vi: 'để sưu tầm, trao đổi, trưng bày', es: 'para coleccionar, cambiar y exponer', ja: '集めて交換して飾る楽しみに', ko: '수집·교환·전시용' },
        truth: { en: 'Part of the fun is swapping doubles with other collectors.', th: 'ความสนุกอย่างหนึ่งคือการแลกตัวซ้ำกับนักสะสมคนอื่น', zh: '和同好交换重复款，也是收集的乐趣之一。', vi: 'Đổi con trùng với người sưu tầm khác cũng là một cái thú.', es: 'Parte de la gracia está en cambiar repetidos con otros coleccionistas.', ja: '重なったものを仲間と交換するのも楽しみのひとつです。', ko: '겹친 것을 다른 수집가와 교환하는 재미도 있습니다.' },
      },
      {
        leaf: 7704,
        noun: { en: ['toy robot', 'one'], th: ['หุ่นยนต์ของเล่น', 'ตัว'], zh: ['玩具机器人', '个'], vi: ['rô-bốt đồ chơi', 'con'], es: ['robot de juguete', 'm'], ja: ['おもちゃのロボット', '体'], ko: ['장난감 로봇', '개'] },
        use: { en: 'for science-fiction adventures', th: 'สำหรับผจญภัยโลกไซไฟ', zh: '科幻冒险游戏', vi: 'cho trò phiêu lưu viễn tưởng', es: 'para aventuras de ciencia ficción', ja: 'SFごっこや冒険遊びに', ko: '공상과학 모험 놀이용' },
        truth: { en: 'A machine friend for missions in space, cities and labs.', th: 'เพื่อนหุ่นยนต์ร่วมภารกิจในอวกาศ ในเมือง และในแล็บ', zh: '太空、城市、实验室里并肩执行任务的机械伙伴。', vi: 'Người bạn rô-bốt cùng làm nhiệm vụ trong không gian, thành phố và phòng thí nghiệm.', es: 'Un amigo mecánico para misiones en el espacio, la ciudad o el laboratorio.', ja: '宇宙や街、研究所を舞台に、任務ごっこの相棒になります。', ko: '우주와 도시, 연구소에서 임무를 함께하는 기계 친구입니다.' },
      },
      {
        leaf: 7705,
        noun: { en: ['animal figure', 'one'], th: ['ฟิกเกอร์สัตว์', 'ตัว'], zh: ['动物模型', '只'], vi: ['mô hình động vật', 'con'], es: ['figura de animal', 'f'], ja: ['動物フィギュア', '体'], ko: ['동물 피규어', '개'] },
        use: { en: 'to learn the names of animals', th: 'สำหรับเรียนรู้ชื่อสัตว์', zh: '认识动物名称', vi: 'để học tên các loài vật', es: 'para aprender nombres de animales', ja: '動物の名前を覚える遊びに', ko: '동물 이름 배우기 놀이용' },
        truth: { en: 'Opens conversations about how animals live and lived.', th: 'ชวนคุยเรื่องชีวิตของสัตว์ทั้งในวันนี้และในอดีต', zh: '边玩边聊动物们现在和从前的生活。', vi: 'Gợi chuyện về cách các loài vật sống xưa và nay.', es: 'Invita a hablar de cómo viven y vivían los animales.', ja: '今と昔の生き物の暮らしについて、会話が広がります。', ko: '동물이 지금 어떻게 살고 예전엔 어땠는지 이야기하게 됩니다.' },
      },
      {
        leaf: 7706,
        noun: { en: ['trading card', 'one'], th: ['การ์ดสะสม', 'ใบ'], zh: ['收藏卡', '张'], vi: ['thẻ bài sưu tầm', 'tấm'], es: ['carta coleccionable', 'f'], ja: ['トレーディングカード', '枚'], ko: ['트레이딩 카드', '장'] },
        use: { en: 'to collect, trade and play', th: 'สำหรับสะสม แลก และเล่น', zh: '收集交换对战', vi: 'để sưu tầm, trao đổi và chơi', es: 'para coleccionar, cambiar y jugar', ja: '収集や交換、対戦に', ko: '수집·교환·대전용' },
        truth: { en: 'Sleeves and albums keep corners and surfaces safe.', th: 'ใส่ซองและแฟ้มช่วยรักษามุมและผิวการ์ด', zh: '配上卡套和卡册，边角和表面更不易磨损。', vi: 'Bọc thẻ và album giúp giữ góc và bề mặt thẻ.', es: 'Las fundas y los álbumes protegen las esquinas y la superficie.', ja: 'スリーブやアルバムに入れると、角や表面を守れます。', ko: '슬리브와 앨범에 넣으면 모서리와 표면을 보호할 수 있습니다.' },
      },
    ],
  },
  {
    section: 7800,
    uses: [
      { en: 'for acting out grown-up life', th: 'สำหรับสวมบทบาทเป็นผู้ใหญ่', zh: '模仿大人玩角色', vi: 'để bé tập làm người lớn', es: 'para imitar la vida adulta', ja: '大人のまねっこ遊びに', ko: '어른 흉내 놀이용' },
      { en: 'for playdates with friends', th: 'สำหรับเล่นกับเพื่อนๆ', zh: '和小伙伴一起玩', vi: 'khi chơi cùng bạn bè', es: 'para jugar con amigos', ja: 'お友だちとの遊びに', ko: '친구와 함께하는 놀이용' },
    ],
    truths: [
      { en: 'Role play helps children practise words, turns and everyday tasks.', th: 'เล่นสวมบทบาทช่วยฝึกคำพูด การรอคิว และกิจวัตรประจำวัน', zh: '角色扮演让孩子练表达、学轮流、懂日常。', vi: 'Chơi đóng vai giúp trẻ tập nói, tập chờ lượt và làm việc hằng ngày.', es: 'El juego de roles ayuda a practicar palabras, turnos y tareas cotidianas.', ja: 'ごっこ遊びを通じて、言葉や順番、日常の動作を学べます。', ko: '역할 놀이로 말하기와 차례 지키기, 일상을 익힐 수 있습니다.' },
      { en: 'One child can play alone, and friends can join at any time.', th: 'เล่นคนเดียวก็ได้ มีเพื่อนมาร่วมเมื่อไรก็ยิ่งสนุก', zh: '一个人能玩，小伙伴也能随时加入。', vi: 'Bé chơi một mình cũng được, bạn bè tham gia lúc nào cũng vui.', es: 'Se puede jugar a solas y los amigos se suman en cualquier momento.', ja: 'ひとりでも遊べて、お友だちもいつでも加われます。', ko: '혼자서도 놀 수 있고 친구가 언제든 함께할 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the recommended age, the size and what is included before ordering.', th: 'ตรวจสอบอายุที่แนะนำ ขนาด และของที่รวมมาก่อนสั่งซื้อ', zh: '下单前请确认适用年龄、尺寸和包含物品。', vi: 'Nên xem độ tuổi, kích thước và những món đi kèm trước khi đặt hàng.', es: 'Conviene comprobar la edad, el tamaño y lo que se incluye antes de comprar.', ja: 'ご注文前に対象年齢、サイズ、付属品をご確認ください。', ko: '주문 전에 권장 연령, 크기, 포함된 구성을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7801,
        noun: { en: ['play kitchen set', 'one'], th: ['ของเล่นครัว', 'ชุด'], zh: ['厨房玩具', '套'], vi: ['đồ chơi nhà bếp', 'bộ'], es: ['juego de cocinita', 'm'], ja: ['おままごと道具', '点'], ko: ['주방놀이 장난감', '세트'] },
        use: { en: 'for little cooks', th: 'สำหรับเชฟตัวน้อย', zh: '小小厨师过家家', vi: 'cho đầu bếp nhí', es: 'para pequeños cocineros', ja: '小さなコックさん向け', ko: '꼬마 요리사 놀이용' },
        truth: { en: 'Cooking, serving and tidying up become a game.', th: 'การทำอาหาร เสิร์ฟ และเก็บล้างกลายเป็นเกมสนุก', zh: '做饭、上菜、收拾都变成游戏。', vi: 'Nấu nướng, dọn món và thu dọn trở thành trò chơi.', es: 'Cocinar, servir y recoger se convierten en un juego.', ja: '料理や配膳、お片付けが遊びになります。', ko: '요리하고 차리고 치우는 일이 놀이가 됩니다.' },
      },
      {
        leaf: 7802,
        noun: { en: ['role-play kit', 'one'], th: ['ของเล่นสวมบทบาท', 'ชุด'], zh: ['角色扮演玩具', '套'], vi: ['đồ chơi nhập vai', 'bộ'], es: ['set de juego de roles', 'm'], ja: ['なりきり玩具', '点'], ko: ['역할놀이 장난감', '세트'] },
        use: { en: 'to play doctor, stylist or shop', th: 'สำหรับเล่นเป็นหมอ ช่างผม หรือแม่ค้า', zh: '扮医生扮店主', vi: 'để đóng vai bác sĩ, thợ tóc, chủ tiệm', es: 'para jugar a médicos o tiendas', ja: 'お医者さんやお店屋さんごっこに', ko: '의사·미용사·가게 주인 놀이용' },
        truth: { en: 'Acts out a visit to the doctor, the salon or the shop at home.', th: 'จำลองการไปหาหมอ เข้าร้านเสริมสวย หรือซื้อของมาเล่นที่บ้าน', zh: '把看医生、做头发、买东西的场景搬到家里玩。', vi: 'Tái hiện cảnh đi khám, làm tóc hay mua sắm ngay tại nhà.', es: 'Recrea en casa una visita al médico, a la peluquería o a la tienda.', ja: '病院や美容院、お店でのやりとりを、おうちで再現できます。', ko: '병원과 미용실, 가게에서의 모습을 집에서 재현합니다.' },
      },
      {
        leaf: 7803,
        noun: { en: ['toy tool set', 'one'], th: ['ของเล่นเครื่องมือช่าง', 'ชุด'], zh: ['工具玩具', '套'], vi: ['đồ chơi dụng cụ sửa chữa', 'bộ'], es: ['juego de herramientas de juguete', 'm'], ja: ['工具のおもちゃ', 'セット'], ko: ['공구놀이 장난감', '세트'] },
        use: { en: 'for little builders and fixers', th: 'สำหรับนายช่างตัวน้อย', zh: '小小修理工', vi: 'cho thợ sửa chữa nhí', es: 'para pequeños manitas', ja: '小さな大工さん向け', ko: '꼬마 수리공 놀이용' },
        truth: { en: 'Shows children in a playful way how things are built and fixed.', th: 'พาเด็กรู้จักการสร้างและซ่อมสิ่งของผ่านการเล่น', zh: '在玩中了解东西是怎么造、怎么修的。', vi: 'Cho trẻ hiểu cách lắp và sửa đồ vật qua trò chơi.', es: 'Enseña jugando cómo se montan y se arreglan las cosas.', ja: '遊びながら、物を作ったり直したりする動作を学べます。', ko: '놀이를 통해 물건을 만들고 고치는 과정을 알려 줍니다.' },
      },
      {
        leaf: 7804,
        noun: { en: ["kids’ costume", 'one'], th: ['ชุดแฟนซีเด็ก', 'ชุด'], zh: ['儿童扮演服', '套'], vi: ['đồ hóa trang trẻ em', 'bộ'], es: ['disfraz infantil', 'm'], ja: ['子ども用コスチューム', '着'], ko: ['어린이 코스튬', '벌'] },
        use: { en: 'for dress-up days and school plays', th: 'สำหรับวันแต่งแฟนซีและละครเวที', zh: '变装派对演出用', vi: 'cho ngày hóa trang, văn nghệ', es: 'para fiestas y obras escolares', ja: '仮装パーティーや発表会に', ko: '파티·학예회용' },
        truth: { en: 'Turns the wearer into a hero, an animal or a storybook figure.', th: 'เปลี่ยนผู้สวมเป็นฮีโร่ สัตว์ หรือตัวละครในนิทาน', zh: '穿上就变身英雄、动物或故事里的人物。', vi: 'Biến người mặc thành anh hùng, con vật hay nhân vật cổ tích.', es: 'Convierte a quien lo lleva en héroe, animal o personaje de cuento.', ja: '着るだけでヒーローや動物、物語の登場人物に変身できます。', ko: '입으면 영웅이나 동물, 동화 속 인물로 변신합니다.' },
      },
      {
        leaf: 7805,
        noun: { en: ['play tent', 'one'], th: ['เต็นท์เด็กเล่น', 'หลัง'], zh: ['儿童帐篷', '顶'], vi: ['lều chơi trẻ em', 'chiếc'], es: ['tienda de juegos', 'f'], ja: ['キッズテント', '張'], ko: ['놀이 텐트', '개'] },
        use: { en: 'for a hideaway of their own', th: 'สำหรับมุมลับของเด็กๆ', zh: '孩子的秘密基地', vi: 'cho góc bí mật của bé', es: 'para un rincón secreto', ja: '子どもの秘密基地に', ko: '아이만의 비밀 아지트용' },
        truth: { en: 'Makes a cosy corner for reading, hiding and play.', th: 'เป็นมุมอบอุ่นไว้อ่านหนังสือ ซ่อนตัว และเล่น', zh: '围出一个小天地，看书、躲猫猫、玩耍都行。', vi: 'Tạo góc ấm cúng để đọc sách, trốn tìm và vui chơi.', es: 'Crea un rincón acogedor para leer, esconderse y jugar.', ja: '読書やかくれんぼ、遊びのこもれるスペースになります。', ko: '책 읽고 숨고 노는 아늑한 공간이 됩니다.' },
      },
    ],
  },
  {
    section: 7900,
    uses: [
      { en: 'for parties and small surprises', th: 'สำหรับปาร์ตี้และเซอร์ไพรส์', zh: '派对小惊喜', vi: 'cho bữa tiệc và bất ngờ nhỏ', es: 'para fiestas y pequeñas sorpresas', ja: 'パーティーやサプライズに', ko: '파티·깜짝 선물용' },
      { en: 'for birthdays and get-togethers', th: 'สำหรับวันเกิดและงานสังสรรค์', zh: '生日聚会用', vi: 'cho sinh nhật và buổi họp mặt', es: 'para cumpleaños y reuniones', ja: '誕生日や集まりに', ko: '생일·모임용' },
    ],
    truths: [
      { en: 'Brings people together for a laugh at any gathering.', th: 'เรียกเสียงหัวเราะในทุกวงสังสรรค์', zh: '聚会上拿出来，大家笑成一片。', vi: 'Mang lại tiếng cười cho mọi buổi tụ họp.', es: 'Un motivo de risa compartida en cualquier reunión.', ja: '集まりの場で、みんなの笑いを誘います。', ko: '모임에서 함께 웃을 거리가 됩니다.' },
      { en: 'A small extra for gift bags, games and prizes.', th: 'ใส่ถุงของขวัญหรือใช้เป็นของรางวัลเล่นเกมได้', zh: '放进礼品袋，或当作游戏奖品都合适。', vi: 'Có thể cho vào túi quà hoặc làm phần thưởng trò chơi.', es: 'Un detalle para bolsas de regalo, juegos y premios.', ja: 'プチギフトやゲームの景品にも使えます。', ko: '답례품이나 게임 상품으로도 쓸 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the quantity in the pack and the recommended age before ordering.', th: 'ตรวจสอบจำนวนในแพ็กและอายุที่แนะนำก่อนสั่งซื้อ', zh: '下单前请确认每包数量和适用年龄。', vi: 'Nên xem số lượng trong gói và độ tuổi phù hợp trước khi đặt hàng.', es: 'Conviene comprobar la cantidad por paquete y la edad recomendada antes de comprar.', ja: 'ご注文前に入数と対象年齢をご確認ください。', ko: '주문 전에 포장 수량과 권장 연령을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 7901,
        noun: { en: ['balloon', 'one'], th: ['ลูกโป่ง', 'ลูก'], zh: ['气球', '个'], vi: ['bong bóng', 'quả'], es: ['globo', 'm'], ja: ['風船', '個'], ko: ['풍선', '개'] },
        use: { en: 'to decorate a party room', th: 'สำหรับตกแต่งห้องจัดปาร์ตี้', zh: '布置派对现场', vi: 'để trang trí phòng tiệc', es: 'para decorar la sala de fiesta', ja: 'パーティー会場の飾り付けに', ko: '파티 공간 장식용' },
        truth: { en: 'Blown up before the party and hung, tied or left to float.', th: 'เป่าลมก่อนเริ่มงาน แล้วแขวน ผูก หรือปล่อยลอยก็ได้', zh: '开场前充好气，挂着、绑着、飘着都好看。', vi: 'Bơm trước giờ tiệc rồi treo, buộc hoặc để bay tự do.', es: 'Se infla antes de la fiesta y se cuelga, se ata o se deja flotar.', ja: 'パーティー前に膨らませ、吊るしたり結んだりして飾ります。', ko: '파티 전에 불어서 매달거나 묶어 장식합니다.' },
      },
      {
        leaf: 7902,
        noun: { en: ['piñata', 'one'], th: ['ปิญาตา', 'อัน'], zh: ['皮纳塔', '个'], vi: ['piñata', 'cái'], es: ['piñata', 'f'], ja: ['ピニャータ', '個'], ko: ['피냐타', '개'] },
        use: { en: 'to fill with sweets and break open', th: 'สำหรับใส่ขนมแล้วตีให้แตก', zh: '装满糖果敲开玩', vi: 'để nhồi kẹo rồi đập vỡ', es: 'para llenar de dulces y romper', ja: 'お菓子を詰めて割るゲームに', ko: '사탕을 채워 깨뜨리는 게임용' },
        truth: { en: 'Hung up high, then struck with a stick until the treats fall out.', th: 'แขวนไว้สูงๆ แล้วใช้ไม้ตีจนขนมร่วงลงมา', zh: '高高挂起，用棍子敲到糖果掉出来。', vi: 'Treo lên cao rồi dùng gậy đập cho đến khi kẹo rơi xuống.', es: 'Se cuelga en alto y se golpea con un palo hasta que caen los dulces.', ja: '高く吊るし、お菓子が落ちてくるまで棒でたたいて遊びます。', ko: '높이 매달아 사탕이 쏟아질 때까지 막대로 칩니다.' },
      },
      {
        leaf: 7903,
        noun: { en: ['fidget toy', 'one'], th: ['ของเล่นคลายเครียด', 'ชิ้น'], zh: ['解压玩具', '个'], vi: ['đồ chơi giảm căng thẳng', 'món'], es: ['juguete antiestrés', 'm'], ja: ['フィジェットトイ', '個'], ko: ['피젯 토이', '개'] },
        use: { en: 'to keep restless hands busy', th: 'สำหรับคนมือไม่อยู่นิ่ง', zh: '手闲不住捏着玩', vi: 'cho những lúc tay hay táy máy', es: 'para manos inquietas', ja: '手持ちぶさたな時間に', ko: '손장난 놀이용' },
        truth: { en: 'Pressed, spun or squeezed in one hand during a short break.', th: 'กด หมุน หรือบีบเล่นด้วยมือเดียวตอนพักสั้นๆ', zh: '休息时单手按一按、转一转、捏一捏。', vi: 'Bấm, xoay hoặc bóp bằng một tay trong lúc nghỉ ngắn.', es: 'Se aprieta o se gira con una mano en una pausa corta.', ja: '短い休憩中に、片手で押したり回したり握ったりして遊べます。', ko: '짧은 휴식 시간에 한 손으로 누르고 돌리고 쥐며 즐깁니다.' },
      },
      {
        leaf: 7904,
        noun: { en: ['yo-yo', 'one'], th: ['โยโย่', 'ลูก'], zh: ['悠悠球', '个'], vi: ['yo-yo', 'cái'], es: ['yoyó', 'm'], ja: ['ヨーヨー', '個'], ko: ['요요', '개'] },
        use: { en: 'to practise tricks and spins', th: 'สำหรับฝึกท่าและการหมุน', zh: '练花式练旋转', vi: 'để tập kỹ thuật xoay', es: 'para practicar trucos y giros', ja: '技の練習に', ko: '기술·회전 연습용' },
        truth: { en: 'Spins at a flick of the hand, and tricks improve with practice.', th: 'หมุนด้วยการสะบัดมือ ยิ่งฝึกยิ่งเล่นท่าได้คล่อง', zh: '手一甩就转，越练花样越多。', vi: 'Vung tay là quay, càng tập càng nhiều kỹ thuật.', es: 'Gira con un gesto de la mano y los trucos salen con la práctica.', ja: '手のひと振りで回り、練習するほど技が上達します。', ko: '손을 튕기면 돌고 연습할수록 기술이 늘어납니다.' },
      },
      {
        leaf: 7905,
        noun: { en: ['magic trick', 'one'], th: ['อุปกรณ์มายากล', 'ชิ้น'], zh: ['魔术道具', '件'], vi: ['đạo cụ ảo thuật', 'món'], es: ['truco de magia', 'm'], ja: ['手品グッズ', '点'], ko: ['마술 도구', '개'] },
        use: { en: 'to amaze friends and family', th: 'สำหรับโชว์เพื่อนและครอบครัว', zh: '给亲友变魔术', vi: 'để biểu diễn cho bạn bè, gia đình', es: 'para sorprender a amigos y familia', ja: '家族や友人への披露に', ko: '가족·친구 마술쇼용' },
        truth: { en: 'A little rehearsal in front of a mirror makes the trick work.', th: 'ซ้อมหน้ากระจกสักหน่อยก็เล่นกลได้แนบเนียน', zh: '对着镜子练几遍，表演更自然。', vi: 'Tập vài lần trước gương là biểu diễn được tự nhiên.', es: 'Con un poco de ensayo ante el espejo, el truco sale bien.', ja: '鏡の前で少し練習すると、上手に披露できます。', ko: '거울 앞에서 조금 연습하면 자연스럽게 선보일 수 있습니다.' },
      },
      {
        leaf: 7906,
        noun: { en: ['party accessory', 'one'], th: ['อุปกรณ์ปาร์ตี้', 'ชิ้น'], zh: ['派对用品', '件'], vi: ['phụ kiện tiệc', 'phụ kiện'], es: ['accesorio de fiesta', 'm'], ja: ['パーティーグッズ', '点'], ko: ['파티 소품', '개'] },
        use: { en: 'to dress up guests and the room', th: 'สำหรับแต่งตัวและแต่งสถานที่', zh: '布置会场扮靓宾客', vi: 'để trang trí tiệc và hóa trang', es: 'para animar la sala y a los invitados', ja: '会場の演出や仮装に', ko: '파티 분위기 연출용' },
        truth: { en: 'Sets the mood for a birthday, a holiday or a theme party.', th: 'สร้างบรรยากาศให้งานวันเกิด เทศกาล หรือปาร์ตี้ธีม', zh: '为生日、节日或主题派对营造气氛。', vi: 'Tạo không khí cho sinh nhật, ngày lễ hay tiệc theo chủ đề.', es: 'Crea ambiente en un cumpleaños, una fiesta señalada o temática.', ja: '誕生日や祝日、テーマパーティーの雰囲気を盛り上げます。', ko: '생일과 명절, 테마 파티의 분위기를 살려 줍니다.' },
      },
      {
        leaf: 7907,
        noun: { en: ['spinning top', 'one'], th: ['ลูกข่าง', 'ลูก'], zh: ['陀螺', '个'], vi: ['con quay', 'cái'], es: ['peonza', 'f'], ja: ['コマ', '個'], ko: ['팽이', '개'] },
        use: { en: 'to spin, battle and compare times', th: 'สำหรับหมุนแข่งกัน', zh: '比谁转得久', vi: 'để quay và thi đấu', es: 'para hacer girar y competir', ja: '回して競う遊びに', ko: '돌리고 겨루는 놀이용' },
        truth: { en: 'Keeps its balance as long as it keeps spinning.', th: 'ทรงตัวอยู่ได้ตราบเท่าที่ยังหมุน', zh: '只要还在转，就能稳稳立住。', vi: 'Còn quay thì còn giữ được thăng bằng.', es: 'Mantiene el equilibrio mientras sigue girando.', ja: '回っている間は、倒れずに立ち続けます。', ko: '도는 동안에는 쓰러지지 않고 균형을 잡습니다.' },
      },
    ],
  },
];
