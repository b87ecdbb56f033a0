import type { SectionPhrases } from '../phrase.ts';

export const petSuppliesPhrases: SectionPhrases[] = [
  {
    section: 11100,
    uses: [
      { en: 'for life with a dog', th: 'สำหรับบ้านที่เลี้ยงสุนัข', zh: '养狗家庭用', vi: 'cho nhà nuôi chó', es: 'para convivir con un perro', ja: '愛犬との暮らしに', ko: '반려견 생활용' },
      { en: 'for puppies and grown dogs', th: 'สำหรับลูกสุนัขและสุนัขโต', zh: '幼犬成犬均可用', vi: 'dùng cho chó con và chó lớn', es: 'para cachorros y perros adultos', ja: '子犬や成犬に', ko: '강아지·성견용' },
    ],
    truths: [
      { en: 'Chosen by the dog’s size, age and temperament.', th: 'ควรเลือกตามขนาด อายุ และนิสัยของสุนัข', zh: '可根据狗狗的体型、年龄和性格来选择。', vi: 'Nên chọn theo vóc dáng, độ tuổi và tính cách của chó.', es: 'La elección depende del tamaño, la edad y el carácter del perro.', ja: '愛犬の体格や年齢、性格に合わせて選びます。', ko: '반려견의 체격과 나이, 성격에 맞춰 고릅니다.' },
      { en: 'A short, calm introduction helps a dog get used to new things.', th: 'ค่อยๆ ให้สุนัขทำความคุ้นเคยทีละน้อยจะปรับตัวได้ง่าย', zh: '慢慢引导，狗狗更容易适应新东西。', vi: 'Cho chó làm quen từ từ sẽ dễ thích nghi hơn.', es: 'Una presentación breve y tranquila ayuda al perro a acostumbrarse.', ja: '少しずつ慣らしてあげると、犬も受け入れやすくなります。', ko: '조금씩 천천히 익숙해지게 하면 강아지가 잘 적응합니다.' },
    ],
    asks: [
      { en: 'Check the size and quantity against the dog’s needs before ordering.', th: 'ก่อนสั่งซื้อควรดูขนาดและจำนวนให้เหมาะกับสุนัข', zh: '下单前请确认尺寸和数量是否适合爱犬。', vi: 'Nên kiểm tra kích cỡ và số lượng phù hợp với chó trước khi đặt.', es: 'Conviene revisar la talla y la cantidad según el perro antes de pedir.', ja: 'ご注文前に、愛犬に合うサイズと入数をご確認ください。', ko: '주문 전에 반려견에게 맞는 크기와 수량을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11101,
        noun: { en: ['dog toy', 'one'], th: ['ของเล่นสุนัข', 'ชิ้น'], zh: ['狗玩具', '个'], vi: ['đồ chơi cho chó', 'món'], es: ['juguete para perros', 'm'], ja: ['犬用おもちゃ', '個'], ko: ['강아지 장난감', '개'] },
        use: { en: 'for fetching, tugging and chewing', th: 'สำหรับคาบ ดึง และกัดเล่น', zh: '叼咬互动玩', vi: 'để tha, kéo và gặm', es: 'para lanzar, tirar y morder', ja: '投げたりかんだりする遊びに', ko: '물고 당기는 놀이용' },
        truth: { en: 'Gives a dog something to do besides chewing the furniture.', th: 'ช่วยให้สุนัขมีอะไรเล่นแทนการกัดเฟอร์นิเจอร์', zh: '让狗狗有东西可玩，少咬家具。', vi: 'Cho chó có việc để chơi thay vì cắn đồ nội thất.', es: 'Da al perro una distracción que no son los muebles.', ja: '家具をかむ代わりに、犬が夢中になれる遊び道具です。', ko: '가구를 무는 대신 강아지가 가지고 놀 수 있습니다.' },
      },
      {
        leaf: 11102,
        noun: { en: ['dog outfit', 'one'], th: ['เสื้อสุนัข', 'ตัว'], zh: ['狗衣服', '件'], vi: ['áo cho chó', 'chiếc'], es: ['ropa para perros', 'f'], ja: ['犬服', '着'], ko: ['강아지 옷', '벌'] },
        use: { en: 'for walks and family photos', th: 'สำหรับใส่เดินเล่นและถ่ายรูป', zh: '遛弯拍照穿', vi: 'dùng khi đi dạo và chụp ảnh', es: 'para paseos y fotos', ja: 'お散歩や記念撮影に', ko: '산책·사진 촬영용' },
        truth: { en: 'Fits well when chest, neck and back length are measured first.', th: 'วัดรอบอก รอบคอ และความยาวหลังก่อนจะเลือกไซซ์ได้พอดี', zh: '先量好胸围、颈围和背长，选码更合身。', vi: 'Đo trước vòng ngực, vòng cổ và dài lưng sẽ chọn vừa hơn.', es: 'Con el pecho, el cuello y el lomo medidos se acierta con la talla.', ja: '胸囲、首回り、背丈を測っておくとサイズを選びやすくなります。', ko: '가슴둘레와 목둘레, 등 길이를 재 두면 맞는 사이즈를 고르기 쉽습니다.' },
      },
      {
        leaf: 11103,
        noun: { en: ['dog potty supplies', 'many'], th: ['อุปกรณ์ฝึกขับถ่ายสุนัข', 'ชุด'], zh: ['狗狗如厕用品', '件'], vi: ['đồ vệ sinh cho chó', 'món'], es: ['artículo de higiene para perros', 'm'], ja: ['犬用トイレ用品', '点'], ko: ['강아지 배변용품', '개'] },
        use: { en: 'for indoor potty training', th: 'สำหรับฝึกขับถ่ายในบ้าน', zh: '室内定点如厕用', vi: 'để tập đi vệ sinh trong nhà', es: 'para enseñar a hacer sus necesidades', ja: '室内でのトイレトレーニングに', ko: '실내 배변 훈련용' },
        truth: { en: 'Give a dog one fixed place to go indoors.', th: 'ช่วยให้สุนัขมีที่ขับถ่ายในบ้านเป็นที่เป็นทาง', zh: '让狗狗在室内有固定的如厕地点。', vi: 'Tạo cho chó một chỗ đi vệ sinh cố định trong nhà.', es: 'Ofrece al perro un lugar fijo dentro de casa.', ja: '室内で決まった場所で排泄する習慣づけに役立ちます。', ko: '실내에서 정해진 자리에 배변하도록 도와줍니다.' },
      },
      {
        leaf: 11104,
        noun: { en: ['dog waste pick-up supplies', 'many'], th: ['อุปกรณ์เก็บมูลสุนัข', 'ชุด'], zh: ['拾便用品', '件'], vi: ['đồ hốt phân chó', 'món'], es: ['artículo para recoger excrementos', 'm'], ja: ['うんち処理用品', '点'], ko: ['배변 처리용품', '개'] },
        use: { en: 'for cleaning up on walks', th: 'สำหรับเก็บมูลตอนพาเดินเล่น', zh: '遛狗拾便用', vi: 'để dọn vệ sinh khi dắt chó đi dạo', es: 'para recoger durante el paseo', ja: 'お散歩中の後始末に', ko: '산책 중 뒤처리용' },
        truth: { en: 'Keep hands clean while picking up after a dog.', th: 'ช่วยเก็บมูลสุนัขโดยมือไม่เปื้อน', zh: '清理狗狗粪便时不脏手。', vi: 'Giúp dọn phân chó mà không bẩn tay.', es: 'Permite recoger lo del perro sin ensuciarse las manos.', ja: '手を汚さずに犬のふんを片付けられます。', ko: '손을 더럽히지 않고 강아지 배변을 치울 수 있습니다.' },
      },
      {
        leaf: 11105,
        noun: { en: ['dog training aid', 'one'], th: ['อุปกรณ์ฝึกสุนัข', 'ชิ้น'], zh: ['训犬用品', '件'], vi: ['dụng cụ huấn luyện chó', 'dụng cụ'], es: ['accesorio de adiestramiento', 'm'], ja: ['犬用しつけグッズ', '点'], ko: ['강아지 훈련용품', '개'] },
        use: { en: 'for teaching good habits', th: 'สำหรับฝึกสุนัขให้มีวินัย', zh: '培养狗狗好习惯', vi: 'để dạy chó thói quen tốt', es: 'para enseñar buenos hábitos', ja: '愛犬のしつけに', ko: '반려견 습관 교육용' },
        truth: { en: 'Works alongside short, regular lessons and rewards.', th: 'ใช้ควบคู่กับการฝึกสั้นๆ สม่ำเสมอและการให้รางวัล', zh: '配合短时规律的训练和奖励使用。', vi: 'Dùng kèm những buổi tập ngắn đều đặn và phần thưởng.', es: 'Acompaña sesiones cortas y regulares con premios.', ja: '短い練習とごほうびを繰り返しながら使います。', ko: '짧고 규칙적인 훈련과 보상을 곁들여 사용합니다.' },
      },
    ],
  },
  {
    section: 11200,
    uses: [
      { en: 'for indoor cats', th: 'สำหรับแมวเลี้ยงในบ้าน', zh: '室内养猫用', vi: 'cho mèo nuôi trong nhà', es: 'para gatos de interior', ja: '室内飼いの猫に', ko: '실내 고양이용' },
      { en: 'for kittens and grown cats', th: 'สำหรับลูกแมวและแมวโต', zh: '幼猫成猫均可用', vi: 'dùng cho mèo con và mèo lớn', es: 'para gatitos y gatos adultos', ja: '子猫や成猫に', ko: '아기 고양이·성묘용' },
    ],
    truths: [
      { en: 'Cats accept new things sooner in a quiet, familiar corner.', th: 'วางในมุมสงบที่แมวคุ้นเคยจะยอมใช้เร็วขึ้น', zh: '放在安静熟悉的角落，猫咪更容易接受。', vi: 'Đặt ở góc yên tĩnh quen thuộc thì mèo dễ chấp nhận hơn.', es: 'En un rincón tranquilo y conocido, el gato se adapta antes.', ja: '静かで慣れた場所に置くと、猫が早くなじみます。', ko: '조용하고 익숙한 자리에 두면 고양이가 빨리 적응합니다.' },
      { en: 'Homes with several cats often need more than one.', th: 'บ้านที่เลี้ยงแมวหลายตัวมักต้องมีมากกว่าหนึ่งชุด', zh: '多猫家庭往往需要多备一份。', vi: 'Nhà nuôi nhiều mèo thường cần nhiều hơn một món.', es: 'Con varios gatos en casa suele hacer falta más de una unidad.', ja: '多頭飼いのご家庭では、複数用意すると安心です。', ko: '여러 마리를 키우는 집에서는 하나 이상 필요할 때가 많습니다.' },
    ],
    asks: [
      { en: 'Check the size or weight and the space at home before ordering.', th: 'ก่อนสั่งซื้อควรดูขนาดหรือน้ำหนักและพื้นที่ในบ้าน', zh: '下单前请确认尺寸或重量以及家中空间。', vi: 'Nên kiểm tra kích thước hoặc khối lượng và chỗ để trong nhà trước khi đặt hàng.', es: 'Conviene revisar el tamaño o el peso y el espacio en casa.', ja: 'ご注文前にサイズや重さ、置き場所をご確認ください。', ko: '주문 전에 크기나 무게, 놓을 공간을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11201,
        noun: { en: ['cat toy', 'one'], th: ['ของเล่นแมว', 'ชิ้น'], zh: ['猫玩具', '个'], vi: ['đồ chơi cho mèo', 'món'], es: ['juguete para gatos', 'm'], ja: ['猫用おもちゃ', '個'], ko: ['고양이 장난감', '개'] },
        use: { en: 'for chasing and pouncing', th: 'สำหรับไล่จับและตะปบ', zh: '追扑逗猫用', vi: 'để rượt đuổi và vồ', es: 'para perseguir y cazar', ja: '追いかけたり飛びついたりする遊びに', ko: '쫓고 잡는 사냥놀이용' },
        truth: { en: 'Lets a cat act out its hunting instinct in short play sessions.', th: 'ให้แมวได้ปลดปล่อยสัญชาตญาณนักล่าในช่วงเวลาเล่นสั้นๆ', zh: '让猫咪在玩耍中释放捕猎天性。', vi: 'Giúp mèo thỏa bản năng săn mồi qua những lượt chơi ngắn.', es: 'Permite al gato sacar su instinto de caza en ratos cortos de juego.', ja: '短い遊びの中で、猫の狩りの本能を満たせます。', ko: '짧은 놀이로 고양이의 사냥 본능을 풀어 줍니다.' },
      },
      {
        leaf: 11202,
        noun: { en: ['cat tree', 'one'], th: ['คอนโดแมว', 'หลัง'], zh: ['猫爬架', '个'], vi: ['cây leo cho mèo', 'chiếc'], es: ['árbol para gatos', 'm'], ja: ['キャットタワー', '台'], ko: ['캣타워', '개'] },
        use: { en: 'for climbing and lookout naps', th: 'สำหรับปีนเล่นและนอนบนที่สูง', zh: '攀爬休息用', vi: 'để leo trèo và nằm nghỉ', es: 'para trepar y descansar en alto', ja: '上り下りや高い所でのお昼寝に', ko: '오르내리기·높은 곳 휴식용' },
        truth: { en: 'Offers raised perches where a cat can climb, rest and look around.', th: 'มีที่สูงให้แมวปีน นอนพัก และมองรอบห้อง', zh: '提供高处平台，猫咪可以攀爬、休息和张望。', vi: 'Có chỗ cao để mèo leo, nằm nghỉ và quan sát.', es: 'Ofrece puntos altos donde el gato trepa, descansa y observa.', ja: '高い場所に上って休んだり、周りを見渡したりできます。', ko: '높은 자리에서 오르고 쉬며 주변을 둘러볼 수 있습니다.' },
      },
      {
        leaf: 11203,
        noun: { en: ['cat scratcher', 'one'], th: ['ที่ลับเล็บแมว', 'ชิ้น'], zh: ['猫抓板', '个'], vi: ['bàn cào móng cho mèo', 'chiếc'], es: ['rascador para gatos', 'm'], ja: ['猫用爪とぎ', '個'], ko: ['고양이 스크래처', '개'] },
        use: { en: 'to spare the sofa from claws', th: 'ใช้ลับเล็บแทนโซฟา', zh: '磨爪护沙发用', vi: 'để mèo mài móng thay vì cào sofa', es: 'para afilar las uñas y salvar el sofá', ja: '爪とぎや家具の保護に', ko: '발톱 긁기·소파 보호용' },
        truth: { en: 'Gives a cat its own surface to sharpen claws and stretch.', th: 'เป็นที่ให้แมวลับเล็บและยืดตัวโดยเฉพาะ', zh: '给猫咪专门磨爪、伸展的地方。', vi: 'Cho mèo chỗ riêng để mài móng và vươn người.', es: 'Da al gato una superficie propia donde afilar las uñas y estirarse.', ja: '猫が爪をといだり伸びをしたりする専用の場所になります。', ko: '고양이가 발톱을 갈고 기지개를 켜는 전용 자리입니다.' },
      },
      {
        leaf: 11204,
        noun: { en: ['cat litter', 'mass'], th: ['ทรายแมว', 'ถุง'], zh: ['猫砂', '袋'], vi: ['cát vệ sinh cho mèo', 'túi'], es: ['arena para gatos', 'f'], ja: ['猫砂', '袋'], ko: ['고양이 모래', '포'] },
        use: { en: 'for filling the litter box', th: 'สำหรับเติมกระบะทราย', zh: '填充猫砂盆用', vi: 'để đổ vào khay vệ sinh', es: 'para llenar el arenero', ja: '猫用トイレの砂の補充に', ko: '화장실 모래 채움용' },
        truth: { en: 'Fills the litter box and is refreshed as waste is scooped out.', th: 'ใส่ในกระบะทราย ตักของเสียออกแล้วเติมใหม่ได้', zh: '倒入猫砂盆使用，铲除脏污后及时补充。', vi: 'Đổ vào khay, xúc bỏ chất thải rồi bổ sung thêm.', es: 'Llena el arenero y se repone a medida que se retiran los restos.', ja: 'トイレに入れて使い、汚れを取り除いたら足していきます。', ko: '화장실에 채워 쓰고 배설물을 떠낸 뒤 보충합니다.' },
      },
      {
        leaf: 11205,
        noun: { en: ['cat litter box', 'one'], th: ['กระบะทรายแมว', 'ใบ'], zh: ['猫砂盆', '个'], vi: ['khay vệ sinh cho mèo', 'chiếc'], es: ['arenero', 'm'], ja: ['猫用トイレ', '台'], ko: ['고양이 화장실', '개'] },
        use: { en: 'for keeping litter in one place', th: 'สำหรับเป็นห้องน้ำของแมว', zh: '猫咪如厕用', vi: 'để giữ cát gọn một chỗ', es: 'para el baño del gato', ja: '猫のトイレ環境づくりに', ko: '고양이 배변용' },
        truth: { en: 'Scooping every day keeps the box inviting for the cat.', th: 'ตักทรายทุกวันจะทำให้แมวอยากใช้ห้องน้ำเสมอ', zh: '每天铲砂，猫咪更愿意使用。', vi: 'Xúc cát mỗi ngày thì mèo luôn chịu dùng khay.', es: 'Si se limpia a diario, el gato lo usa con gusto.', ja: '毎日掃除しておくと、猫が気持ちよく使えます。', ko: '매일 치워 주면 고양이가 잘 이용합니다.' },
      },
    ],
  },
  {
    section: 11300,
    uses: [
      { en: 'for home aquariums', th: 'สำหรับตู้ปลาในบ้าน', zh: '家庭养鱼用', vi: 'cho bể cá gia đình', es: 'para el acuario de casa', ja: 'ご家庭のアクアリウムに', ko: '가정 수족관용' },
      { en: 'for fishkeeping beginners and fans', th: 'สำหรับมือใหม่และคนรักปลา', zh: '养鱼新手老手皆宜', vi: 'cho người mới và người mê cá cảnh', es: 'para aficionados a los peces', ja: '観賞魚の飼育に', ko: '물고기 기르기 입문·취미용' },
    ],
    truths: [
      { en: 'Part of keeping fish and plants in a tank at home.', th: 'เป็นของใช้ในการเลี้ยงปลาและต้นไม้น้ำในบ้าน', zh: '在家养鱼、养水草时会用到。', vi: 'Dùng trong việc nuôi cá và cây thủy sinh tại nhà.', es: 'Parte del cuidado de peces y plantas en un acuario doméstico.', ja: '自宅の水槽で魚や水草を育てるときに使います。', ko: '집에서 물고기와 수초를 기를 때 쓰는 용품입니다.' },
      { en: 'Small, regular care keeps the water clear and the fish lively.', th: 'ดูแลทีละน้อยอย่างสม่ำเสมอช่วยให้น้ำใสและปลาแข็งแรง', zh: '勤打理，水质更清，鱼儿更有活力。', vi: 'Chăm sóc đều đặn từng chút giúp nước trong và cá khỏe.', es: 'Un cuidado pequeño y regular mantiene el agua clara y los peces activos.', ja: 'こまめなお手入れで、水も魚もよい状態を保てます。', ko: '조금씩 꾸준히 관리하면 물이 맑고 물고기도 활발합니다.' },
    ],
    asks: [
      { en: 'Check the tank size and the kind of fish before ordering.', th: 'ก่อนสั่งซื้อควรดูขนาดตู้และชนิดของปลา', zh: '下单前请确认鱼缸大小和鱼的种类。', vi: 'Nên xem kích thước bể và loại cá trước khi đặt.', es: 'Conviene revisar el tamaño del acuario y el tipo de pez antes de pedir.', ja: 'ご注文前に水槽のサイズと魚の種類をご確認ください。', ko: '주문 전에 수조 크기와 물고기 종류를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11301,
        noun: { en: ['fish tank', 'one'], th: ['ตู้ปลา', 'ตู้'], zh: ['鱼缸', '个'], vi: ['bể cá', 'chiếc'], es: ['acuario', 'm'], ja: ['水槽', '台'], ko: ['어항', '개'] },
        use: { en: 'for keeping fish at home or work', th: 'สำหรับเลี้ยงปลาที่บ้านหรือที่ทำงาน', zh: '居家办公养鱼用', vi: 'để nuôi cá ở nhà hoặc nơi làm việc', es: 'para tener peces en casa o la oficina', ja: '自宅や職場での魚の飼育に', ko: '집·사무실 물고기 기르기용' },
        truth: { en: 'Needs a level, sturdy stand that can bear the weight of the water.', th: 'ต้องวางบนฐานเรียบและแข็งแรงพอรับน้ำหนักน้ำ', zh: '需放在平稳、能承受水重的台面上。', vi: 'Cần đặt trên mặt phẳng, chắc chắn, chịu được sức nặng của nước.', es: 'Necesita un apoyo nivelado y firme que soporte el peso del agua.', ja: '水の重さに耐える、平らで丈夫な台に置いて使います。', ko: '물의 무게를 견디는 평평하고 튼튼한 받침에 놓습니다.' },
      },
      {
        leaf: 11302,
        noun: { en: ['aquarium filter pump', 'one'], th: ['ปั๊มกรองน้ำตู้ปลา', 'เครื่อง'], zh: ['鱼缸过滤泵', '台'], vi: ['máy bơm lọc bể cá', 'chiếc'], es: ['bomba de filtro para acuario', 'f'], ja: ['水槽用ろ過ポンプ', '台'], ko: ['어항 여과 펌프', '대'] },
        use: { en: 'for moving and cleaning tank water', th: 'สำหรับหมุนเวียนน้ำในตู้ปลา', zh: '循环净化鱼缸水', vi: 'để lưu thông nước trong bể', es: 'para mover y limpiar el agua', ja: '水槽の水の循環に', ko: '수조 물 순환용' },
        truth: { en: 'Keeps the water in the tank moving.', th: 'ช่วยให้น้ำในตู้หมุนเวียนอยู่เสมอ', zh: '让缸内的水保持流动。', vi: 'Giữ cho nước trong bể luôn được lưu thông.', es: 'Mantiene en movimiento el agua del acuario.', ja: '水槽の水を動かし、よどみを防ぎます。', ko: '수조의 물이 계속 돌도록 해 줍니다.' },
      },
      {
        leaf: 11303,
        noun: { en: ['aquarium light', 'one'], th: ['ไฟตู้ปลา', 'ดวง'], zh: ['鱼缸灯', '盏'], vi: ['đèn bể cá', 'chiếc'], es: ['luz para acuario', 'f'], ja: ['水槽用ライト', '台'], ko: ['수족관 조명', '개'] },
        use: { en: 'for lighting fish and plants', th: 'สำหรับส่องปลาและต้นไม้น้ำ', zh: '观鱼照水草用', vi: 'để chiếu sáng cá và cây thủy sinh', es: 'para iluminar peces y plantas', ja: '魚や水草のライトアップに', ko: '물고기·수초 조명용' },
        truth: { en: 'Shows off the tank and is switched off at night so fish can rest.', th: 'ช่วยให้มองเห็นปลาชัด กลางคืนควรปิดให้ปลาได้พัก', zh: '照亮鱼缸便于观赏，夜间关灯让鱼休息。', vi: 'Làm bể cá sáng đẹp, ban đêm nên tắt để cá nghỉ.', es: 'Realza el acuario y se apaga de noche para que los peces descansen.', ja: '水槽を明るく照らし、夜は消して魚を休ませます。', ko: '수조를 밝혀 주며 밤에는 꺼서 물고기를 쉬게 합니다.' },
      },
      {
        leaf: 11304,
        noun: { en: ['aquarium decoration', 'one'], th: ['ของตกแต่งตู้ปลา', 'ชิ้น'], zh: ['鱼缸造景摆件', '件'], vi: ['đồ trang trí bể cá', 'món'], es: ['adorno para acuario', 'm'], ja: ['水槽オーナメント', '個'], ko: ['수조 장식', '개'] },
        use: { en: 'for dressing up a fish tank', th: 'สำหรับตกแต่งตู้ปลา', zh: '鱼缸布景用', vi: 'để trang trí bể cá', es: 'para decorar el acuario', ja: '水槽のレイアウトに', ko: '수조 꾸미기용' },
        truth: { en: 'Rinse in clean water before placing in the tank.', th: 'ล้างด้วยน้ำสะอาดก่อนใส่ลงในตู้', zh: '放入鱼缸前，请先用清水冲洗。', vi: 'Nên rửa bằng nước sạch trước khi cho vào bể.', es: 'Enjuagar con agua limpia antes de colocar en el acuario.', ja: '水槽に入れる前に、きれいな水ですすいでください。', ko: '수조에 넣기 전에 깨끗한 물로 헹굽니다.' },
      },
      {
        leaf: 11305,
        noun: { en: ['fish food', 'mass'], th: ['อาหารปลา', 'ห่อ'], zh: ['鱼粮', '包'], vi: ['thức ăn cho cá', 'gói'], es: ['alimento para peces', 'm'], ja: ['魚のエサ', '袋'], ko: ['물고기 사료', '봉'] },
        use: { en: 'for feeding aquarium fish', th: 'สำหรับให้อาหารปลาสวยงาม', zh: '喂食观赏鱼用', vi: 'để cho cá cảnh ăn', es: 'para alimentar peces de acuario', ja: '観賞魚の毎日の給餌に', ko: '관상어 급여용' },
        truth: { en: 'Small pinches are enough, as leftovers cloud the water.', th: 'ให้ทีละน้อยก็พอ เพราะเศษอาหารที่เหลือทำให้น้ำขุ่น', zh: '少量投喂即可，残饵会让水变浑。', vi: 'Mỗi lần chỉ cho một ít, vì thức ăn thừa làm đục nước.', es: 'Bastan pequeñas cantidades, ya que las sobras enturbian el agua.', ja: '食べ残しは水を濁らせるので、少しずつ与えてください。', ko: '남은 먹이는 물을 흐리게 하므로 조금씩 줍니다.' },
      },
      {
        leaf: 11306,
        noun: { en: ['aquarium care supplies', 'many'], th: ['อุปกรณ์ดูแลตู้ปลา', 'ชิ้น'], zh: ['鱼缸养护用品', '件'], vi: ['đồ chăm sóc bể cá', 'món'], es: ['accesorio de mantenimiento para acuario', 'm'], ja: ['水槽のお手入れ用品', '点'], ko: ['어항 관리용품', '개'] },
        use: { en: 'for keeping aquarium water right', th: 'สำหรับดูแลน้ำในตู้ปลา', zh: '养护鱼缸水质用', vi: 'để chăm sóc nước bể cá', es: 'para mantener el agua del acuario', ja: '水槽の水の管理に', ko: '어항 물 관리용' },
        truth: { en: 'Steady water matters more to fish than any decoration.', th: 'น้ำที่คงที่สำคัญต่อปลามากกว่าของตกแต่งใด ๆ', zh: '对鱼来说，稳定的水质比任何装饰都重要。', vi: 'Với cá, nước ổn định quan trọng hơn mọi đồ trang trí.', es: 'Para los peces, un agua estable importa más que cualquier adorno.', ja: '魚にとっては、飾りよりも水が安定していることが大切です。', ko: '물고기에게는 어떤 장식보다 안정된 물이 중요합니다.' },
      },
    ],
  },
  {
    section: 11400,
    uses: [
      { en: 'for pet and garden birds', th: 'สำหรับนกเลี้ยงและนกในสวน', zh: '家养鸟庭院鸟用', vi: 'cho chim nuôi và chim trong vườn', es: 'para aves de casa y de jardín', ja: '飼い鳥や庭に来る鳥に', ko: '반려조·정원 조류용' },
      { en: 'for caring for birds', th: 'สำหรับดูแลนก', zh: '日常养鸟用', vi: 'để chăm sóc chim', es: 'para el cuidado de las aves', ja: '鳥のお世話に', ko: '새 돌보기용' },
    ],
    truths: [
      { en: 'Chosen by the size of the bird and the strength of its beak.', th: 'ควรเลือกตามขนาดตัวและแรงจะงอยปากของนก', zh: '可根据鸟的体型和喙的力量来选择。', vi: 'Nên chọn theo cỡ chim và độ khỏe của mỏ.', es: 'La elección depende del tamaño del ave y de la fuerza del pico.', ja: '鳥の大きさやくちばしの力に合わせて選びます。', ko: '새의 크기와 부리 힘에 맞춰 고릅니다.' },
      { en: 'Regular cleaning around food and perches keeps birds healthy.', th: 'ทำความสะอาดบริเวณอาหารและคอนเกาะสม่ำเสมอช่วยให้นกแข็งแรง', zh: '定期清洁食物和栖息处，有益鸟儿健康。', vi: 'Dọn sạch chỗ ăn và chỗ đậu thường xuyên giúp chim khỏe.', es: 'Limpiar a menudo la zona de comida y reposo cuida la salud del ave.', ja: 'エサ場や止まり木のまわりをこまめに掃除すると、鳥の健康を保てます。', ko: '먹이와 횃대 주변을 자주 청소하면 새의 건강에 도움이 됩니다.' },
    ],
    asks: [
      { en: 'Check the measurements or contents and the bird’s size before ordering.', th: 'ก่อนสั่งซื้อควรดูขนาดหรือปริมาณให้เหมาะกับนก', zh: '下单前请确认尺寸或规格是否适合鸟儿。', vi: 'Nên kiểm tra kích thước hoặc thành phần có hợp với chim trước khi đặt.', es: 'Conviene revisar las medidas o el contenido y el tamaño del ave.', ja: 'ご注文前に寸法や内容量が鳥に合うかご確認ください。', ko: '주문 전에 치수나 내용물이 새에게 맞는지 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11401,
        noun: { en: ['bird cage', 'one'], th: ['กรงนก', 'กรง'], zh: ['鸟笼', '个'], vi: ['lồng chim', 'chiếc'], es: ['jaula para aves', 'f'], ja: ['鳥かご', '個'], ko: ['새장', '개'] },
        use: { en: 'for housing pet birds', th: 'สำหรับเลี้ยงนก', zh: '饲养宠物鸟用', vi: 'để nuôi chim cảnh', es: 'para alojar aves domésticas', ja: '飼い鳥のすまいに', ko: '반려조 사육용' },
        truth: { en: 'Gives a pet bird its own place to eat, perch and sleep.', th: 'เป็นที่ให้นกกิน เกาะ และนอน', zh: '给鸟儿一个进食、栖息和睡觉的地方。', vi: 'Là nơi chim ăn, đậu và ngủ.', es: 'Da al ave un lugar propio para comer, posarse y dormir.', ja: '鳥が食べたり、止まったり、眠ったりする場所になります。', ko: '새가 먹고 앉고 자는 보금자리가 됩니다.' },
      },
      {
        leaf: 11402,
        noun: { en: ['bird food', 'mass'], th: ['อาหารนก', 'ถุง'], zh: ['鸟粮', '袋'], vi: ['thức ăn cho chim', 'túi'], es: ['alimento para aves', 'm'], ja: ['鳥のエサ', '袋'], ko: ['새 모이', '봉'] },
        use: { en: 'for daily bird feeding', th: 'สำหรับให้อาหารนกทุกวัน', zh: '日常喂鸟用', vi: 'để cho chim ăn hằng ngày', es: 'para la comida diaria de las aves', ja: '毎日の給餌に', ko: '매일 모이 급여용' },
        truth: { en: 'Served with fresh water and topped up as the dish empties.', th: 'ให้คู่กับน้ำสะอาดและเติมเมื่อถ้วยอาหารพร่อง', zh: '搭配清水喂食，食盒空了及时添加。', vi: 'Cho ăn kèm nước sạch và thêm khi máng vơi.', es: 'Se ofrece con agua fresca y se repone cuando el comedero se vacía.', ja: '新鮮な水と一緒に与え、減ったら足します。', ko: '깨끗한 물과 함께 주고 그릇이 비면 채워 줍니다.' },
      },
      {
        leaf: 11403,
        noun: { en: ['bird cage accessory', 'one'], th: ['อุปกรณ์เสริมกรงนก', 'ชิ้น'], zh: ['鸟笼配件', '件'], vi: ['phụ kiện lồng chim', 'phụ kiện'], es: ['accesorio para jaula de aves', 'm'], ja: ['鳥かご用アクセサリー', '点'], ko: ['새장 액세서리', '개'] },
        use: { en: 'for perching, climbing and play', th: 'สำหรับเกาะ ปีน และเล่น', zh: '栖息攀爬玩耍用', vi: 'cho chim đậu, leo và chơi', es: 'para posarse, trepar y jugar', ja: '止まる・登る・遊ぶ時間に', ko: '앉기·오르기·놀이용' },
        truth: { en: 'Adds variety to the cage and keeps a clever bird busy.', th: 'เพิ่มความหลากหลายในกรงและช่วยให้นกไม่เบื่อ', zh: '丰富笼内环境，让聪明的鸟儿不无聊。', vi: 'Giúp lồng thêm phong phú và chim đỡ buồn.', es: 'Da variedad a la jaula y mantiene entretenida al ave.', ja: '鳥かごの中に変化をつけ、鳥の退屈をまぎらわせます。', ko: '새장에 변화를 주어 새가 심심하지 않게 합니다.' },
      },
      {
        leaf: 11404,
        noun: { en: ['bird feeder', 'one'], th: ['ที่ให้อาหารนก', 'อัน'], zh: ['喂鸟器', '个'], vi: ['máng ăn cho chim', 'chiếc'], es: ['comedero para aves', 'm'], ja: ['バードフィーダー', '個'], ko: ['새 모이통', '개'] },
        use: { en: 'for serving seed in one tidy spot', th: 'สำหรับใส่อาหารนกให้เป็นที่', zh: '定点投放鸟食用', vi: 'để đựng thức ăn cho chim gọn gàng', es: 'para ofrecer semillas en un solo sitio', ja: 'エサの置き場所に', ko: '모이 담기용' },
        truth: { en: 'Holds food where birds can reach it and where refilling is simple.', th: 'ใส่อาหารไว้ในจุดที่นกกินถึงและเติมได้สะดวก', zh: '把食物放在鸟儿够得着、方便添加的地方。', vi: 'Giữ thức ăn ở chỗ chim dễ tới và dễ châm thêm.', es: 'Mantiene la comida al alcance de las aves y fácil de reponer.', ja: '鳥が食べやすく、補充もしやすい場所にエサを置けます。', ko: '새가 먹기 쉽고 채우기도 쉬운 곳에 모이를 담아 둡니다.' },
      },
      {
        leaf: 11405,
        noun: { en: ['birdhouse', 'one'], th: ['บ้านนก', 'หลัง'], zh: ['鸟窝', '个'], vi: ['tổ chim', 'chiếc'], es: ['casita para pájaros', 'f'], ja: ['鳥の巣箱', '個'], ko: ['새 둥지', '개'] },
        use: { en: 'for nesting and shelter', th: 'สำหรับทำรังและหลบภัย', zh: '鸟儿筑巢栖身用', vi: 'cho chim làm tổ và trú ẩn', es: 'para anidar y refugiarse', ja: '巣作りや休憩の場所に', ko: '둥지·쉼터용' },
        truth: { en: 'Offers birds a sheltered place to rest or raise their young.', th: 'เป็นที่ให้นกหลบพักหรือเลี้ยงลูก', zh: '为鸟儿提供歇息或育雏的遮蔽处。', vi: 'Cho chim chỗ kín đáo để nghỉ hoặc nuôi con.', es: 'Ofrece a las aves un refugio para descansar o criar.', ja: '鳥が休んだり子育てしたりする隠れ場所になります。', ko: '새가 쉬거나 새끼를 기르는 아늑한 장소가 됩니다.' },
      },
    ],
  },
  {
    section: 11500,
    uses: [
      { en: 'for small and exotic pets', th: 'สำหรับสัตว์เล็กและสัตว์เอ็กโซติก', zh: '小宠异宠适用', vi: 'cho thú nhỏ và thú cưng độc lạ', es: 'para mascotas pequeñas y exóticas', ja: '小動物やエキゾチックペットに', ko: '소동물·특수 반려동물용' },
      { en: 'for everyday pet care', th: 'สำหรับดูแลสัตว์เลี้ยงทุกวัน', zh: '日常饲养用', vi: 'cho việc chăm sóc thú nuôi hằng ngày', es: 'para el cuidado diario de la mascota', ja: '毎日のお世話に', ko: '매일 돌봄용' },
    ],
    truths: [
      { en: 'Chosen to suit the species, since needs differ widely.', th: 'ควรเลือกให้ตรงกับชนิดสัตว์เพราะความต้องการต่างกัน', zh: '不同品种需求差别大，请按品种选择。', vi: 'Nên chọn theo loài vì mỗi loài có nhu cầu khác nhau.', es: 'La elección depende de la especie, pues las necesidades varían mucho.', ja: '種類によって必要なものが違うため、生体に合わせて選びます。', ko: '종마다 필요한 것이 달라 종에 맞춰 고릅니다.' },
      { en: 'Checking daily for wear or damp keeps the habitat healthy.', th: 'ตรวจดูความชำรุดและความชื้นทุกวันช่วยให้ที่อยู่สะอาด', zh: '每天检查磨损和受潮情况，环境更健康。', vi: 'Xem mỗi ngày có hư hỏng hay ẩm ướt để giữ chỗ ở sạch.', es: 'Revisar a diario desgaste y humedad mantiene sano el hábitat.', ja: '傷みや湿気を毎日確認すると、飼育環境を清潔に保てます。', ko: '마모나 습기를 매일 살피면 사육 환경을 깨끗이 유지할 수 있습니다.' },
    ],
    asks: [
      { en: 'Check that the size and type suit the animal before ordering.', th: 'ก่อนสั่งซื้อควรดูว่าขนาดและชนิดเหมาะกับสัตว์ที่เลี้ยง', zh: '下单前请确认尺寸和类型是否适合您的宠物。', vi: 'Nên kiểm tra kích thước và loại có hợp với thú nuôi trước khi đặt.', es: 'Conviene comprobar que el tamaño y el tipo sirven para el animal.', ja: 'ご注文前に、サイズや種類が生体に合うかご確認ください。', ko: '주문 전에 크기와 종류가 반려동물에게 맞는지 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11501,
        noun: { en: ['small animal cage', 'one'], th: ['กรงสัตว์เล็ก', 'กรง'], zh: ['小宠笼', '个'], vi: ['lồng thú nhỏ', 'chiếc'], es: ['jaula para animales pequeños', 'f'], ja: ['小動物用ケージ', '台'], ko: ['소동물 케이지', '개'] },
        use: { en: 'for hamsters, rabbits and the like', th: 'สำหรับแฮมสเตอร์ กระต่าย และสัตว์เล็ก', zh: '仓鼠兔子等小宠用', vi: 'cho hamster, thỏ và thú nhỏ', es: 'para hámsters, conejos y similares', ja: 'ハムスターやうさぎなどの飼育に', ko: '햄스터·토끼 등 사육용' },
        truth: { en: 'Holds bedding, food, water and a place to hide in one home.', th: 'จัดวัสดุรอง อาหาร น้ำ และที่หลบไว้ในที่เดียว', zh: '垫料、食物、饮水和躲避处都能放在里面。', vi: 'Đặt được lót chuồng, thức ăn, nước và chỗ trốn trong cùng một nơi.', es: 'Reúne lecho, comida, agua y escondite en un mismo hogar.', ja: '床材やエサ、水、隠れ場所をまとめて置けるすまいです。', ko: '베딩과 먹이, 물, 은신처를 한곳에 둘 수 있는 집입니다.' },
      },
      {
        leaf: 11502,
        noun: { en: ['small animal toy', 'one'], th: ['ของเล่นสัตว์เล็ก', 'ชิ้น'], zh: ['小宠玩具', '个'], vi: ['đồ chơi cho thú nhỏ', 'món'], es: ['juguete para animales pequeños', 'm'], ja: ['小動物用おもちゃ', '個'], ko: ['소동물 장난감', '개'] },
        use: { en: 'for daily exercise in the cage', th: 'สำหรับออกกำลังในกรงทุกวัน', zh: '笼内运动玩耍用', vi: 'để vận động trong lồng hằng ngày', es: 'para el ejercicio diario en la jaula', ja: 'ケージ内での運動に', ko: '케이지 안 운동·놀이용' },
        truth: { en: 'Gives a small pet a way to move, gnaw or explore.', th: 'ช่วยให้สัตว์เล็กได้ขยับตัว แทะเล่น หรือสำรวจ', zh: '让小宠可以活动、啃咬或探索。', vi: 'Giúp thú nhỏ được vận động, gặm hoặc khám phá.', es: 'Permite a la mascota moverse, roer o explorar.', ja: '小さなペットが動いたり、かじったり、探検したりできます。', ko: '작은 반려동물이 움직이고 갉거나 탐색할 수 있습니다.' },
      },
      {
        leaf: 11503,
        noun: { en: ['small animal bedding', 'mass'], th: ['วัสดุรองกรง', 'ถุง'], zh: ['小宠垫料', '袋'], vi: ['lót chuồng cho thú nhỏ', 'túi'], es: ['lecho para animales pequeños', 'm'], ja: ['小動物用床材', '袋'], ko: ['소동물 베딩', '봉'] },
        use: { en: 'for lining the cage floor', th: 'สำหรับรองพื้นกรง', zh: '铺笼底用', vi: 'để lót đáy chuồng', es: 'para cubrir el suelo de la jaula', ja: 'ケージの底敷きに', ko: '케이지 바닥 깔기용' },
        truth: { en: 'Absorbs moisture in the cage and is replaced once soiled.', th: 'ซับความชื้นในกรง เปลี่ยนใหม่เมื่อสกปรก', zh: '吸收笼内湿气，脏了就更换。', vi: 'Hút ẩm trong chuồng và được thay khi bẩn.', es: 'Absorbe la humedad de la jaula y se cambia cuando se ensucia.', ja: 'ケージ内の水分を吸い、汚れたら取り替えます。', ko: '케이지 안의 습기를 빨아들이며 더러워지면 갈아 줍니다.' },
      },
      {
        leaf: 11504,
        noun: { en: ['small animal food', 'mass'], th: ['อาหารสัตว์เล็ก', 'ถุง'], zh: ['小宠粮', '袋'], vi: ['thức ăn cho thú nhỏ', 'túi'], es: ['alimento para animales pequeños', 'm'], ja: ['小動物用フード', '袋'], ko: ['소동물 사료', '봉'] },
        use: { en: 'for daily feeding of small pets', th: 'สำหรับให้อาหารสัตว์เล็กทุกวัน', zh: '小宠日常喂食用', vi: 'để cho thú nhỏ ăn hằng ngày', es: 'para la comida diaria de la mascota', ja: '小動物の毎日の食事に', ko: '소동물 매일 급여용' },
        truth: { en: 'Served with fresh water and stored in a dry place.', th: 'ให้คู่กับน้ำสะอาดและเก็บในที่แห้ง', zh: '喂食时备好清水，存放于干燥处。', vi: 'Cho ăn kèm nước sạch và bảo quản nơi khô ráo.', es: 'Se ofrece con agua fresca y se guarda en un lugar seco.', ja: '新鮮な水と一緒に与え、乾いた場所で保管します。', ko: '깨끗한 물과 함께 주고 건조한 곳에 보관합니다.' },
      },
      {
        leaf: 11505,
        noun: { en: ['reptile terrarium', 'one'], th: ['ตู้เลี้ยงสัตว์เลื้อยคลาน', 'ตู้'], zh: ['爬宠饲养箱', '个'], vi: ['chuồng nuôi bò sát', 'chiếc'], es: ['terrario para reptiles', 'm'], ja: ['爬虫類ケージ', '台'], ko: ['파충류 사육장', '개'] },
        use: { en: 'for geckos, turtles and snakes', th: 'สำหรับเก็กโค เต่า และงู', zh: '守宫龟蛇饲养用', vi: 'cho tắc kè, rùa và rắn', es: 'para geckos, tortugas y serpientes', ja: 'ヤモリやカメ、ヘビの飼育に', ko: '도마뱀·거북·뱀 사육용' },
        truth: { en: 'Set up with heat, light and hiding places to match the species.', th: 'จัดความร้อน แสง และที่หลบให้ตรงกับชนิดสัตว์', zh: '按品种配置加热、光照和躲避处。', vi: 'Bố trí nhiệt, ánh sáng và chỗ trốn theo từng loài.', es: 'Se prepara con calor, luz y escondites según la especie.', ja: '種類に合わせて、保温や照明、隠れ場所を整えて使います。', ko: '종에 맞춰 온열과 조명, 은신처를 갖춰 사용합니다.' },
      },
      {
        leaf: 11506,
        noun: { en: ['reptile habitat accessory', 'one'], th: ['อุปกรณ์เลี้ยงสัตว์เลื้อยคลาน', 'ชิ้น'], zh: ['爬宠配件', '件'], vi: ['phụ kiện nuôi bò sát', 'phụ kiện'], es: ['accesorio para reptiles', 'm'], ja: ['爬虫類飼育用品', '点'], ko: ['파충류 사육용품', '개'] },
        use: { en: 'for equipping a terrarium', th: 'สำหรับจัดตู้เลี้ยง', zh: '布置饲养箱用', vi: 'để trang bị cho chuồng bò sát', es: 'para equipar el terrario', ja: '爬虫類ケージの環境づくりに', ko: '사육장 세팅용' },
        truth: { en: 'Helps make a terrarium feel closer to the animal’s natural home.', th: 'ช่วยให้ตู้เลี้ยงใกล้เคียงถิ่นอาศัยตามธรรมชาติ', zh: '让饲养箱更接近爬宠的自然环境。', vi: 'Giúp chuồng gần với môi trường tự nhiên của con vật hơn.', es: 'Ayuda a acercar el terrario al entorno natural del animal.', ja: 'ケージの中を、生体本来のすみかに近づけられます。', ko: '사육장을 동물의 자연 서식지에 가깝게 꾸며 줍니다.' },
      },
    ],
  },
  {
    section: 11600,
    uses: [
      { en: 'for pet mealtimes', th: 'สำหรับมื้ออาหารของสัตว์เลี้ยง', zh: '宠物日常饮食用', vi: 'cho bữa ăn của thú cưng', es: 'para la hora de comer de la mascota', ja: 'ペットの食事の時間に', ko: '반려동물 식사용' },
      { en: 'for daily feeding at home', th: 'สำหรับให้อาหารที่บ้านทุกวัน', zh: '居家日常喂养用', vi: 'dùng khi cho ăn tại nhà mỗi ngày', es: 'para la alimentación diaria en casa', ja: 'おうちでの毎日の給餌に', ko: '가정 급여용' },
    ],
    truths: [
      { en: 'Fresh water nearby goes with every meal and snack.', th: 'ควรมีน้ำสะอาดวางไว้ใกล้ๆ ทุกมื้อ', zh: '每次喂食都应在旁边备好清水。', vi: 'Mỗi bữa ăn nên có sẵn nước sạch bên cạnh.', es: 'Cada comida o premio se acompaña de agua fresca cerca.', ja: '食事やおやつのときは、新鮮な水も近くに用意しましょう。', ko: '먹을 때는 깨끗한 물도 가까이에 두는 것이 좋습니다.' },
      { en: 'A fixed place and time for feeding helps pets settle.', th: 'ให้อาหารเป็นที่เป็นเวลาช่วยให้สัตว์เลี้ยงคุ้นเคย', zh: '定时定点喂食，宠物更安心。', vi: 'Cho ăn đúng chỗ đúng giờ giúp thú cưng có nếp.', es: 'Un lugar y una hora fijos para comer dan calma a la mascota.', ja: '決まった場所と時間に与えると、ペットも落ち着きます。', ko: '정해진 자리와 시간에 주면 반려동물이 안정됩니다.' },
    ],
    asks: [
      { en: 'Check the size and the age or kind of pet before ordering.', th: 'ก่อนสั่งซื้อควรดูขนาดและช่วงวัยหรือชนิดของสัตว์เลี้ยง', zh: '下单前请确认规格及适用的宠物种类和年龄。', vi: 'Nên kiểm tra quy cách và loại, độ tuổi thú cưng phù hợp trước khi đặt.', es: 'Conviene revisar el formato y la edad o el tipo de mascota.', ja: 'ご注文前にサイズと、対象のペットの種類や年齢をご確認ください。', ko: '주문 전에 규격과 대상 동물의 종류·나이를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11601,
        noun: { en: ['dog food', 'mass'], th: ['อาหารสุนัข', 'แพ็ก'], zh: ['狗粮', '袋'], vi: ['thức ăn cho chó', 'túi'], es: ['alimento para perros', 'm'], ja: ['ドッグフード', '袋'], ko: ['강아지 사료', '봉'] },
        use: { en: 'for a dog’s daily meals', th: 'สำหรับมื้อประจำวันของสุนัข', zh: '狗狗日常主食', vi: 'cho bữa ăn hằng ngày của chó', es: 'para las comidas diarias del perro', ja: '愛犬の毎日のごはんに', ko: '반려견 매일 급여용' },
        truth: { en: 'Mix a new food with the old one over several days when switching.', th: 'เมื่อเปลี่ยนอาหารควรผสมกับของเดิมทีละน้อยหลายวัน', zh: '换粮时请与旧粮混合，逐日过渡。', vi: 'Khi đổi thức ăn nên trộn dần với loại cũ trong vài ngày.', es: 'Al cambiar, conviene mezclar con el alimento anterior durante unos días.', ja: '切り替えるときは、これまでのフードに少しずつ混ぜて慣らしてください。', ko: '사료를 바꿀 때는 기존 사료에 며칠간 조금씩 섞어 줍니다.' },
      },
      {
        leaf: 11602,
        noun: { en: ['cat food', 'mass'], th: ['อาหารแมว', 'แพ็ก'], zh: ['猫粮', '袋'], vi: ['thức ăn cho mèo', 'túi'], es: ['alimento para gatos', 'm'], ja: ['キャットフード', '袋'], ko: ['고양이 사료', '봉'] },
        use: { en: 'for a cat’s daily meals', th: 'สำหรับมื้อประจำวันของแมว', zh: '猫咪日常主食', vi: 'cho bữa ăn hằng ngày của mèo', es: 'para las comidas diarias del gato', ja: '愛猫の毎日のごはんに', ko: '반려묘 매일 급여용' },
        truth: { en: 'Portions follow the label and the cat’s weight and activity.', th: 'ให้ปริมาณตามฉลาก น้ำหนัก และกิจกรรมของแมว', zh: '喂食量请参考标签及猫咪体重、活动量。', vi: 'Lượng ăn theo nhãn, cân nặng và mức vận động của mèo.', es: 'La ración sigue la etiqueta, el peso y la actividad del gato.', ja: '与える量は、表示と猫の体重や運動量を目安にします。', ko: '급여량은 라벨과 고양이의 체중, 활동량에 맞춥니다.' },
      },
      {
        leaf: 11603,
        noun: { en: ['dog chew treat', 'one'], th: ['ขนมสุนัข', 'ชิ้น'], zh: ['狗零食', '份'], vi: ['bánh thưởng cho chó', 'gói'], es: ['premio para perros', 'm'], ja: ['犬用おやつ', '個'], ko: ['강아지 간식', '개'] },
        use: { en: 'for rewards and chewing time', th: 'สำหรับให้รางวัลและแทะเล่น', zh: '奖励磨牙用', vi: 'để thưởng và cho chó gặm', es: 'para premiar y masticar', ja: 'ごほうびやかむ時間に', ko: '보상·씹는 간식용' },
        truth: { en: 'Given in small amounts between meals, with someone watching.', th: 'ให้ทีละน้อยระหว่างมื้อโดยมีคนคอยดู', zh: '两餐之间少量给予，并在旁看护。', vi: 'Cho ăn ít một giữa các bữa và có người trông.', es: 'Se da en poca cantidad entre comidas y con supervisión.', ja: '食事の合間に少量ずつ、見守りながら与えてください。', ko: '식사 사이에 조금씩, 지켜보면서 줍니다.' },
      },
      {
        leaf: 11604,
        noun: { en: ['cat treat', 'one'], th: ['ขนมแมว', 'ซอง'], zh: ['猫零食', '份'], vi: ['bánh thưởng cho mèo', 'gói'], es: ['premio para gatos', 'm'], ja: ['猫用おやつ', '個'], ko: ['고양이 간식', '개'] },
        use: { en: 'for bonding and small rewards', th: 'สำหรับให้รางวัลและสร้างความคุ้นเคย', zh: '互动奖励用', vi: 'để thưởng và làm thân với mèo', es: 'para premiar y crear vínculo', ja: 'ごほうびやスキンシップに', ko: '보상·교감용' },
        truth: { en: 'Served as an extra alongside regular cat food.', th: 'ให้เป็นของว่างเสริมจากอาหารหลักของแมว', zh: '作为正餐之外的零食少量喂食。', vi: 'Dùng như món ăn thêm ngoài bữa chính của mèo.', es: 'Se da como extra junto a la comida habitual del gato.', ja: 'いつもの食事に添える、間食として与えます。', ko: '평소 사료에 곁들이는 간식으로 줍니다.' },
      },
      {
        leaf: 11605,
        noun: { en: ['pet feeding bowl', 'one'], th: ['ชามอาหารสัตว์เลี้ยง', 'ใบ'], zh: ['宠物食盆', '个'], vi: ['bát ăn cho thú cưng', 'chiếc'], es: ['comedero para mascotas', 'm'], ja: ['ペット用食器', '個'], ko: ['반려동물 식기', '개'] },
        use: { en: 'for serving pet meals', th: 'สำหรับใส่อาหารสัตว์เลี้ยง', zh: '盛放宠物食物用', vi: 'để đựng thức ăn cho thú cưng', es: 'para servir la comida de la mascota', ja: 'ペットの毎日のごはんに', ko: '식사 급여용' },
        truth: { en: 'Washing after each meal keeps food fresh and insects away.', th: 'ล้างหลังมื้ออาหารช่วยให้สะอาดและไม่ให้มดขึ้น', zh: '每餐后清洗，干净卫生不招虫。', vi: 'Rửa sau mỗi bữa để sạch sẽ và tránh kiến.', es: 'Lavar tras cada comida evita olores e insectos.', ja: '食後に洗うと清潔に保て、虫も寄りにくくなります。', ko: '먹은 뒤 씻어 두면 위생적이고 벌레가 덜 꼬입니다.' },
      },
      {
        leaf: 11606,
        noun: { en: ['pet water dispenser', 'one'], th: ['ที่ให้น้ำสัตว์เลี้ยง', 'ชิ้น'], zh: ['宠物饮水器', '个'], vi: ['bình uống nước cho thú cưng', 'chiếc'], es: ['bebedero para mascotas', 'm'], ja: ['ペット用給水器', '台'], ko: ['반려동물 급수기', '개'] },
        use: { en: 'for fresh water through the day', th: 'สำหรับให้น้ำสะอาดทั้งวัน', zh: '宠物随时饮水用', vi: 'để thú cưng có nước uống cả ngày', es: 'para tener agua fresca todo el día', ja: 'いつでも飲める水分補給に', ko: '하루 수분 섭취용' },
        truth: { en: 'Refilling with clean water often encourages pets to drink.', th: 'เติมน้ำสะอาดบ่อยๆ ช่วยให้สัตว์เลี้ยงอยากดื่มน้ำ', zh: '勤换清水，宠物更爱喝水。', vi: 'Thay nước sạch thường xuyên giúp thú cưng chịu uống hơn.', es: 'Cambiar el agua a menudo anima a la mascota a beber.', ja: 'こまめに水を替えると、ペットが進んで飲むようになります。', ko: '깨끗한 물로 자주 갈아 주면 반려동물이 물을 더 잘 마십니다.' },
      },
    ],
  },
  {
    section: 11700,
    uses: [
      { en: 'for pet care at home', th: 'สำหรับดูแลสัตว์เลี้ยงที่บ้าน', zh: '居家宠物护理用', vi: 'để chăm sóc thú cưng tại nhà', es: 'para cuidar a la mascota en casa', ja: 'おうちでのペットケアに', ko: '반려동물 홈케어용' },
      { en: 'for dogs, cats and furry friends', th: 'สำหรับสุนัข แมว และสัตว์มีขน', zh: '猫狗等毛孩子用', vi: 'dùng cho chó mèo và thú có lông', es: 'para perros, gatos y otros peludos', ja: '犬や猫などのペットに', ko: '강아지·고양이 등 반려동물용' },
    ],
    truths: [
      { en: 'Gentle handling and a treat afterwards make care easier.', th: 'จับเบาๆ และให้ขนมหลังเสร็จช่วยให้ดูแลง่ายขึ้น', zh: '动作轻柔，护理完给点零食，宠物更配合。', vi: 'Nhẹ tay và thưởng bánh sau đó giúp việc chăm sóc dễ hơn.', es: 'Con suavidad y un premio al final, el cuidado resulta más fácil.', ja: 'やさしく扱い、終わったらごほうびをあげるとケアがしやすくなります。', ko: '부드럽게 다루고 끝난 뒤 간식을 주면 관리가 쉬워집니다.' },
      { en: 'A vet can advise when a pet is young, old or unwell.', th: 'หากสัตว์เลี้ยงอายุน้อย อายุมาก หรือป่วย ควรปรึกษาสัตวแพทย์', zh: '幼龄、老年或生病的宠物，请先咨询兽医。', vi: 'Với thú cưng còn nhỏ, già hoặc ốm, nên hỏi ý kiến bác sĩ thú y.', es: 'Si la mascota es muy joven, mayor o está enferma, conviene consultar al veterinario.', ja: '幼齢や高齢、体調不良のときは獣医師にご相談ください。', ko: '어리거나 나이가 많거나 아픈 경우에는 수의사와 상담하는 것이 좋습니다.' },
    ],
    asks: [
      { en: 'Check which pets and coat types or weights it is meant for.', th: 'ควรตรวจสอบว่าใช้กับสัตว์ชนิดใด ลักษณะขนหรือน้ำหนักเท่าใด', zh: '下单前请确认适用的宠物种类、毛质或体重。', vi: 'Nên kiểm tra loại thú cưng, kiểu lông hoặc cân nặng phù hợp.', es: 'Conviene revisar para qué mascotas, tipo de pelo o peso está indicado.', ja: '対象のペットの種類、毛質や体重をご確認ください。', ko: '적용 가능한 동물 종류와 털 유형, 체중을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11701,
        noun: { en: ['pet grooming brush', 'one'], th: ['แปรงหวีขนสัตว์เลี้ยง', 'อัน'], zh: ['宠物梳', '把'], vi: ['lược chải lông thú cưng', 'chiếc'], es: ['cepillo para mascotas', 'm'], ja: ['ペット用ブラシ', '本'], ko: ['반려동물 브러시', '개'] },
        use: { en: 'for loose hair and tangles', th: 'สำหรับขนร่วงและขนพันกัน', zh: '梳理浮毛打结用', vi: 'để gỡ lông rụng và lông rối', es: 'para pelo suelto y enredos', ja: '抜け毛やもつれのお手入れに', ko: '빠진 털·엉킴 정리용' },
        truth: { en: 'Brushing before a bath lifts out loose hair and small tangles.', th: 'แปรงก่อนอาบน้ำช่วยเอาขนร่วงและปมเล็กๆ ออก', zh: '洗澡前梳一梳，可带走浮毛和小结。', vi: 'Chải trước khi tắm giúp lấy bớt lông rụng và chỗ rối.', es: 'Cepillar antes del baño retira el pelo suelto y los pequeños nudos.', ja: 'お風呂の前にとかすと、抜け毛や小さなもつれを取れます。', ko: '목욕 전에 빗으면 빠진 털과 작은 엉킴을 걷어 낼 수 있습니다.' },
      },
      {
        leaf: 11702,
        noun: { en: ['pet shampoo', 'one'], th: ['แชมพูสัตว์เลี้ยง', 'ขวด'], zh: ['宠物沐浴露', '瓶'], vi: ['sữa tắm thú cưng', 'chai'], es: ['champú para mascotas', 'm'], ja: ['ペットシャンプー', '本'], ko: ['반려동물 샴푸', '병'] },
        use: { en: 'for bath day', th: 'สำหรับวันอาบน้ำ', zh: '居家洗澡用', vi: 'dùng khi tắm cho thú cưng', es: 'para el día de baño', ja: 'シャンプーの日に', ko: '목욕용' },
        truth: { en: 'Worked through the coat and rinsed out well, away from the eyes.', th: 'นวดให้ทั่วขนแล้วล้างออกให้หมด ระวังไม่ให้เข้าตา', zh: '揉搓全身毛发后彻底冲净，避免入眼。', vi: 'Xoa đều trên lông rồi xả sạch, tránh để vào mắt.', es: 'Se reparte por el pelo y se aclara bien, evitando los ojos.', ja: '目に入らないように被毛になじませ、よくすすぎます。', ko: '눈을 피해 털에 골고루 문지른 뒤 잘 헹굽니다.' },
      },
      {
        leaf: 11703,
        noun: { en: ['pet trimming tool', 'one'], th: ['อุปกรณ์กรูมมิ่งสัตว์เลี้ยง', 'ชิ้น'], zh: ['宠物修剪工具', '件'], vi: ['dụng cụ cắt tỉa cho thú cưng', 'dụng cụ'], es: ['utensilio de aseo para mascotas', 'm'], ja: ['ペット用カット用品', '点'], ko: ['반려동물 손질 도구', '개'] },
        use: { en: 'for tidy coats or nails', th: 'สำหรับตัดแต่งขนหรือเล็บ', zh: '修毛或剪甲用', vi: 'để tỉa lông hoặc cắt móng', es: 'para arreglar el pelo o las uñas', ja: '被毛や爪のカットに', ko: '털·발톱 손질용' },
        truth: { en: 'Little and often is easier on a pet than one long session.', th: 'ตัดทีละน้อยแต่บ่อยครั้ง สัตว์เลี้ยงจะสบายตัวกว่าตัดรวดเดียวนานๆ', zh: '分几次慢慢修剪，比一次剪太久更让宠物放松。', vi: 'Cắt từng chút nhiều lần dễ chịu hơn một lần quá lâu.', es: 'Poco y a menudo resulta más llevadero que una sesión larga.', ja: '一度に長く行うより、少しずつこまめに使うほうがペットの負担が減ります。', ko: '한 번에 오래 하기보다 조금씩 자주 하는 편이 반려동물에게 편합니다.' },
      },
      {
        leaf: 11704,
        noun: { en: ['flea and tick care', 'mass'], th: ['ผลิตภัณฑ์กำจัดเห็บหมัด', 'ชิ้น'], zh: ['宠物驱虫用品', '件'], vi: ['sản phẩm trị ve rận', 'sản phẩm'], es: ['antiparasitario para mascotas', 'm'], ja: ['ノミ・マダニ対策用品', '点'], ko: ['진드기·벼룩 관리용품', '개'] },
        use: { en: 'to deal with fleas and ticks', th: 'ใช้จัดการเห็บหมัด', zh: '应对跳蚤蜱虫用', vi: 'để xử lý ve và bọ chét', es: 'para combatir pulgas y garrapatas', ja: 'ノミやマダニの対策に', ko: '외부 기생충 관리용' },
        truth: { en: 'Used as the label says, by species and body weight.', th: 'ใช้ตามฉลาก ชนิดสัตว์ และน้ำหนักตัว', zh: '请按标签、宠物种类和体重使用。', vi: 'Dùng theo nhãn, theo loài và cân nặng của thú cưng.', es: 'Se usa según la etiqueta, la especie y el peso del animal.', ja: '表示にしたがい、動物の種類と体重に合わせてお使いください。', ko: '라벨과 동물 종류, 체중에 맞춰 사용합니다.' },
      },
      {
        leaf: 11705,
        noun: { en: ['pet supplement', 'one'], th: ['อาหารเสริมสัตว์เลี้ยง', 'ชิ้น'], zh: ['宠物营养品', '瓶'], vi: ['thực phẩm bổ sung cho thú cưng', 'hộp'], es: ['suplemento para mascotas', 'm'], ja: ['ペット用サプリメント', '個'], ko: ['반려동물 영양제', '개'] },
        use: { en: 'to complement the daily diet', th: 'ใช้เสริมจากอาหารประจำวัน', zh: '日常饮食补充用', vi: 'để bổ sung cho khẩu phần hằng ngày', es: 'para complementar la dieta diaria', ja: '毎日の食事の補助に', ko: '매일 식사 보충용' },
        truth: { en: 'Given along with normal meals and never in place of them.', th: 'ให้ควบคู่กับอาหารปกติ ไม่ใช้แทนมื้ออาหาร', zh: '搭配正餐喂食，不能代替主粮。', vi: 'Cho dùng kèm bữa ăn thường, không thay cho bữa chính.', es: 'Se da junto a la comida normal, nunca en su lugar.', ja: '普段の食事に添えて与えるもので、食事の代わりにはなりません。', ko: '평소 식사에 곁들여 주며 식사를 대신하지 않습니다.' },
      },
      {
        leaf: 11706,
        noun: { en: ['pet hygiene care', 'mass'], th: ['ผลิตภัณฑ์ทำความสะอาดสัตว์เลี้ยง', 'ชิ้น'], zh: ['宠物清洁护理用品', '件'], vi: ['đồ vệ sinh cho thú cưng', 'món'], es: ['artículo de higiene para mascotas', 'm'], ja: ['ペット用衛生ケア用品', '点'], ko: ['반려동물 위생용품', '개'] },
        use: { en: 'for cleaning ears, eyes, teeth and paws', th: 'สำหรับเช็ดหู ตา ฟัน และอุ้งเท้า', zh: '清洁耳眼口腔和爪子用', vi: 'để vệ sinh tai, mắt, răng và chân', es: 'para limpiar oídos, ojos, dientes y patas', ja: '耳・目・歯・足のお手入れに', ko: '귀·눈·치아·발 관리용' },
        truth: { en: 'A little often keeps a pet clean between baths.', th: 'เช็ดทีละน้อยบ่อย ๆ ช่วยให้สะอาดระหว่างรอบอาบน้ำ', zh: '勤做小清洁，两次洗澡之间也能保持干净。', vi: 'Lau chút một thường xuyên giúp thú cưng sạch giữa các lần tắm.', es: 'Un poco a menudo mantiene limpia a la mascota entre baños.', ja: 'こまめなお手入れで、シャンプーの合間も清潔に保てます。', ko: '조금씩 자주 닦아 주면 목욕 사이에도 깨끗합니다.' },
      },
      {
        leaf: 11707,
        noun: { en: ['pet recovery care', 'mass'], th: ['อุปกรณ์ดูแลสัตว์เลี้ยงพักฟื้น', 'ชิ้น'], zh: ['宠物术后护理用品', '件'], vi: ['đồ chăm sóc thú cưng hồi phục', 'món'], es: ['artículo de recuperación para mascotas', 'm'], ja: ['ペット用回復ケア用品', '点'], ko: ['반려동물 회복용품', '개'] },
        use: { en: 'for looking after a healing pet', th: 'สำหรับดูแลสัตว์เลี้ยงช่วงพักฟื้น', zh: '照顾恢复期宠物用', vi: 'để chăm sóc thú cưng đang hồi phục', es: 'para cuidar a una mascota en recuperación', ja: '回復中のペットのお世話に', ko: '회복 중인 반려동물 돌봄용' },
        truth: { en: 'Measure the neck or body first, as the fit decides the comfort.', th: 'ควรวัดรอบคอหรือตัวก่อน เพราะความพอดีคือความสบาย', zh: '先量颈围或体长，合身才舒服。', vi: 'Nên đo cổ hoặc thân trước, vì vừa vặn mới thoải mái.', es: 'Conviene medir antes el cuello o el cuerpo, pues la talla decide la comodidad.', ja: 'サイズが着け心地を決めるので、先に首や体を測ってください。', ko: '크기가 맞아야 편하므로 목이나 몸을 먼저 재어 보세요.' },
      },
    ],
  },
  {
    section: 11800,
    uses: [
      { en: 'for walks and outings with pets', th: 'สำหรับพาสัตว์เลี้ยงออกนอกบ้าน', zh: '带宠物外出用', vi: 'khi đưa thú cưng ra ngoài', es: 'para paseos y salidas con mascotas', ja: 'ペットとのお散歩やお出かけに', ko: '반려동물 산책·외출용' },
      { en: 'for vet visits and trips', th: 'สำหรับไปหาหมอและเดินทาง', zh: '就医出行用', vi: 'khi đi thú y và đi chơi xa', es: 'para ir al veterinario y de viaje', ja: '通院や旅行に', ko: '병원·여행용' },
    ],
    truths: [
      { en: 'Useful from the first walk to longer trips away from home.', th: 'ใช้ได้ตั้งแต่เดินเล่นครั้งแรกจนถึงเดินทางไกล', zh: '从第一次遛弯到长途出行都用得上。', vi: 'Dùng được từ lần dạo đầu tiên đến những chuyến đi xa.', es: 'Útil desde el primer paseo hasta los viajes más largos.', ja: '初めてのお散歩から遠出まで役立ちます。', ko: '첫 산책부터 먼 나들이까지 쓸 수 있습니다.' },
      { en: 'A few minutes of practice indoors makes the first outing easier.', th: 'ลองใช้ในบ้านสักครู่ก่อน ออกไปข้างนอกครั้งแรกจะง่ายขึ้น', zh: '先在室内适应几分钟，第一次出门更顺利。', vi: 'Cho làm quen trong nhà vài phút thì lần đầu ra ngoài dễ hơn.', es: 'Unos minutos de práctica en casa facilitan la primera salida.', ja: '室内で少し慣らしておくと、初めてのお出かけがスムーズです。', ko: '실내에서 잠깐 익숙해지면 첫 외출이 수월합니다.' },
    ],
    asks: [
      { en: 'Check the size and weight range against the pet before ordering.', th: 'ก่อนสั่งซื้อควรเทียบขนาดและน้ำหนักที่รองรับกับสัตว์เลี้ยง', zh: '下单前请核对尺寸和适用体重。', vi: 'Nên đối chiếu kích cỡ và mức cân nặng với thú cưng trước khi đặt.', es: 'Conviene comparar la talla y el peso admitido con la mascota.', ja: 'ご注文前に、ペットに合うサイズと対応体重をご確認ください。', ko: '주문 전에 반려동물에 맞는 크기와 체중 범위를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11801,
        noun: { en: ['pet collar', 'one'], th: ['ปลอกคอสัตว์เลี้ยง', 'เส้น'], zh: ['宠物项圈', '个'], vi: ['vòng cổ thú cưng', 'chiếc'], es: ['collar para mascotas', 'm'], ja: ['ペット用首輪', '本'], ko: ['반려동물 목걸이', '개'] },
        use: { en: 'for everyday wear', th: 'สำหรับใส่ประจำวัน', zh: '猫狗日常佩戴', vi: 'cho thú cưng đeo hằng ngày', es: 'para llevar a diario', ja: '普段使いに', ko: '데일리 산책용' },
        truth: { en: 'Worn around the neck with room for a finger or so underneath.', th: 'สวมรอบคอโดยเว้นให้สอดนิ้วได้', zh: '戴在脖子上，留出可伸入手指的空隙。', vi: 'Đeo quanh cổ, chừa khoảng hở lọt ngón tay.', es: 'Se lleva al cuello dejando espacio para pasar un dedo.', ja: '指が入るくらいのゆとりをもたせて首に着けます。', ko: '손가락이 들어갈 만큼 여유를 두고 목에 채웁니다.' },
      },
      {
        leaf: 11802,
        noun: { en: ['pet lead', 'one'], th: ['สายจูงสัตว์เลี้ยง', 'เส้น'], zh: ['宠物牵引绳', '条'], vi: ['dây dắt thú cưng', 'chiếc'], es: ['correa para mascotas', 'f'], ja: ['ペット用リード', '本'], ko: ['반려동물 리드줄', '개'] },
        use: { en: 'for walking side by side', th: 'สำหรับจูงเดินเล่น', zh: '遛宠牵引用', vi: 'để dắt thú cưng đi dạo', es: 'para pasear juntos', ja: '一緒に歩くお散歩に', ko: '동반 산책용' },
        truth: { en: 'Connects to a collar or harness to guide a pet on walks.', th: 'ใช้ต่อกับปลอกคอหรือสายรัดอกเพื่อจูงเดิน', zh: '连接项圈或胸背带，散步时牵引宠物。', vi: 'Nối với vòng cổ hoặc yếm đai để dắt đi dạo.', es: 'Se une al collar o al arnés para guiar a la mascota.', ja: '首輪やハーネスにつないで、お散歩のときに使います。', ko: '목걸이나 하네스에 연결해 산책할 때 이끕니다.' },
      },
      {
        leaf: 11803,
        noun: { en: ['pet harness', 'one'], th: ['สายรัดอกสัตว์เลี้ยง', 'เส้น'], zh: ['宠物胸背带', '个'], vi: ['yếm đai dắt thú cưng', 'chiếc'], es: ['arnés para mascotas', 'm'], ja: ['ペット用ハーネス', '点'], ko: ['반려동물 하네스', '개'] },
        use: { en: 'for walks without neck strain', th: 'สำหรับจูงเดินโดยไม่รั้งคอ', zh: '不勒脖子遛弯用', vi: 'để dắt đi dạo mà không siết cổ', es: 'para pasear sin tirones en el cuello', ja: '首に負担をかけないお散歩に', ko: '목에 부담 없는 산책용' },
        truth: { en: 'Spreads the pull over the body instead of the neck.', th: 'กระจายแรงดึงไปที่ลำตัวแทนลำคอ', zh: '把拉力分散到身体，而不是脖子。', vi: 'Phân bổ lực kéo lên thân thay vì cổ.', es: 'Reparte el tirón por el cuerpo en vez del cuello.', ja: '引っ張る力を首ではなく胴に分散させます。', ko: '당기는 힘을 목이 아닌 몸통으로 나눠 줍니다.' },
      },
      {
        leaf: 11804,
        noun: { en: ['pet carrier', 'one'], th: ['กระเป๋าใส่สัตว์เลี้ยง', 'ใบ'], zh: ['宠物外出包', '个'], vi: ['balo vận chuyển thú cưng', 'chiếc'], es: ['transportín', 'm'], ja: ['ペットキャリー', '個'], ko: ['반려동물 이동장', '개'] },
        use: { en: 'for taking small pets along', th: 'สำหรับพาสัตว์เลี้ยงตัวเล็กเดินทาง', zh: '携带小型宠物出门', vi: 'để mang theo thú cưng nhỏ', es: 'para llevar mascotas pequeñas', ja: '小型ペットの持ち運びに', ko: '소형 반려동물 이동용' },
        truth: { en: 'Keeps a small pet in one place on the way to the vet or on a trip.', th: 'ให้สัตว์เลี้ยงอยู่เป็นที่ระหว่างไปหาหมอหรือเดินทาง', zh: '去医院或旅途中，让小型宠物安稳待在里面。', vi: 'Giữ thú cưng nằm yên một chỗ khi đi thú y hoặc đi xa.', es: 'Mantiene a la mascota en su sitio camino del veterinario o de viaje.', ja: '通院や移動中、小さなペットを中に入れて運べます。', ko: '병원에 가거나 이동할 때 작은 반려동물을 안에 넣어 데려갑니다.' },
      },
      {
        leaf: 11805,
        noun: { en: ['pet stroller', 'one'], th: ['รถเข็นสัตว์เลี้ยง', 'คัน'], zh: ['宠物推车', '辆'], vi: ['xe đẩy thú cưng', 'chiếc'], es: ['cochecito para mascotas', 'm'], ja: ['ペットカート', '台'], ko: ['반려동물 유모차', '대'] },
        use: { en: 'for pets that tire on walks', th: 'สำหรับสัตว์เลี้ยงที่เดินนานไม่ไหว', zh: '走不动时代步用', vi: 'cho thú cưng dễ mệt khi đi dạo', es: 'para mascotas que se cansan al andar', ja: '長く歩くのが苦手なペットに', ko: '오래 걷기 힘든 반려동물용' },
        truth: { en: 'Lets old, small or tired pets come along on longer walks.', th: 'ให้สัตว์เลี้ยงตัวเล็ก อายุมาก หรือเหนื่อยง่ายไปเดินเล่นไกลๆ ด้วยได้', zh: '年老、体小或走累的宠物也能一起远行。', vi: 'Cho thú cưng già, nhỏ hoặc mệt được đi dạo xa cùng chủ.', es: 'Permite que mascotas mayores, pequeñas o cansadas hagan paseos largos.', ja: '高齢や小柄なペットも、疲れたペットも、長めのお散歩に連れて行けます。', ko: '나이가 많거나 작거나 지친 반려동물도 긴 산책에 함께할 수 있습니다.' },
      },
      {
        leaf: 11806,
        noun: { en: ['pet ID tag', 'one'], th: ['ป้ายชื่อสัตว์เลี้ยง', 'อัน'], zh: ['宠物吊牌', '个'], vi: ['thẻ tên thú cưng', 'chiếc'], es: ['placa identificativa', 'f'], ja: ['ペット用迷子札', '個'], ko: ['반려동물 인식표', '개'] },
        use: { en: 'for a name and phone number', th: 'สำหรับใส่ชื่อและเบอร์โทร', zh: '标注名字和电话', vi: 'để ghi tên và số điện thoại', es: 'para el nombre y el teléfono', ja: '名前と連絡先の表示に', ko: '이름·연락처 표시용' },
        truth: { en: 'Hangs from a collar and helps a lost pet find its way home.', th: 'ห้อยกับปลอกคอ ช่วยให้สัตว์เลี้ยงที่หลงทางได้กลับบ้าน', zh: '挂在项圈上，宠物走失时便于联系主人。', vi: 'Treo ở vòng cổ, giúp thú cưng đi lạc được đưa về nhà.', es: 'Cuelga del collar y ayuda a que una mascota perdida vuelva a casa.', ja: '首輪に付けておくと、迷子になったときの手がかりになります。', ko: '목걸이에 달아 두면 길을 잃었을 때 집을 찾는 데 도움이 됩니다.' },
      },
    ],
  },
  {
    section: 11900,
    uses: [
      { en: 'for cats and dogs at home', th: 'สำหรับแมวและสุนัขในบ้าน', zh: '猫狗居家用', vi: 'cho chó mèo trong nhà', es: 'para gatos y perros en casa', ja: 'おうちの犬や猫に', ko: '실내 반려견·반려묘용' },
      { en: 'for a pet’s own corner at home', th: 'สำหรับจัดมุมส่วนตัวของสัตว์เลี้ยง', zh: '布置宠物专属角落', vi: 'để làm góc riêng cho thú cưng', es: 'para su propio rincón en casa', ja: 'おうちのペットスペースに', ko: '반려동물 전용 공간용' },
    ],
    truths: [
      { en: 'Easier to accept with a familiar blanket or toy close by.', th: 'วางผ้าหรือของเล่นที่คุ้นเคยไว้ใกล้ๆ สัตว์เลี้ยงจะยอมใช้เร็วขึ้น', zh: '旁边放上熟悉的毯子或玩具，宠物更易接受。', vi: 'Để chăn hoặc đồ chơi quen bên cạnh thì thú cưng dễ chấp nhận hơn.', es: 'Con una manta o un juguete conocido cerca, la mascota se adapta antes.', ja: '使い慣れた毛布やおもちゃを近くに置くと、ペットがなじみやすくなります。', ko: '익숙한 담요나 장난감을 가까이 두면 더 쉽게 적응합니다.' },
      { en: 'Regular cleaning keeps pet hair and odours down.', th: 'ทำความสะอาดเป็นประจำช่วยลดขนและกลิ่นสะสม', zh: '定期清洁，可减少毛发和异味。', vi: 'Vệ sinh thường xuyên giúp bớt lông và mùi.', es: 'Una limpieza regular reduce el pelo y los olores.', ja: 'こまめに掃除すると、抜け毛やにおいを抑えられます。', ko: '자주 청소하면 털과 냄새를 줄일 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the measurements against the pet lying down and standing.', th: 'ควรเทียบขนาดกับความยาวตัวสัตว์เลี้ยงทั้งตอนนอนและตอนยืน', zh: '下单前请对照宠物躺卧和站立时的尺寸。', vi: 'Nên so kích thước với thú cưng lúc nằm và lúc đứng.', es: 'Conviene comparar las medidas con la mascota tumbada y de pie.', ja: 'ペットが寝た状態と立った状態の大きさに合うかご確認ください。', ko: '반려동물이 누웠을 때와 섰을 때의 크기에 맞는지 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 11901,
        noun: { en: ['pet bed', 'one'], th: ['ที่นอนสัตว์เลี้ยง', 'ชิ้น'], zh: ['宠物窝', '个'], vi: ['đệm nằm cho thú cưng', 'chiếc'], es: ['cama para mascotas', 'f'], ja: ['ペットベッド', '個'], ko: ['반려동물 침대', '개'] },
        use: { en: 'for curling up and sleeping', th: 'สำหรับขดตัวนอน', zh: '蜷卧睡觉用', vi: 'cho thú cưng cuộn tròn ngủ', es: 'para acurrucarse y dormir', ja: '丸くなって眠る場所に', ko: '잠자리·휴식용' },
        truth: { en: 'Gives a pet a cushioned spot of its own, off the bare floor.', th: 'เป็นที่นอนนุ่มของสัตว์เลี้ยงเอง ไม่ต้องนอนบนพื้น', zh: '给宠物一个柔软的专属位置，不用直接睡地板。', vi: 'Cho thú cưng chỗ nằm êm của riêng mình, không phải nằm sàn.', es: 'Da a la mascota un lugar mullido propio, lejos del suelo desnudo.', ja: '床に直接寝ずにすむ、ペット専用のやわらかな寝床です。', ko: '맨바닥 대신 누울 수 있는 반려동물만의 푹신한 자리입니다.' },
      },
      {
        leaf: 11902,
        noun: { en: ['pet house', 'one'], th: ['บ้านสัตว์เลี้ยง', 'หลัง'], zh: ['宠物屋', '个'], vi: ['nhà cho thú cưng', 'chiếc'], es: ['caseta para mascotas', 'f'], ja: ['ペットハウス', '個'], ko: ['반려동물 하우스', '개'] },
        use: { en: 'for hiding away and resting', th: 'สำหรับหลบพักเป็นส่วนตัว', zh: '躲藏休息用', vi: 'cho thú cưng ẩn mình nghỉ ngơi', es: 'para esconderse y descansar', ja: '隠れ家や休憩場所に', ko: '은신·휴식 공간용' },
        truth: { en: 'Has a roof over it, so a shy pet can rest out of view.', th: 'มีหลังคาคลุม สัตว์เลี้ยงขี้อายเข้าไปหลบพักได้', zh: '带顶遮蔽，胆小的宠物可以躲进去休息。', vi: 'Có mái che nên thú cưng nhát có thể vào nghỉ kín đáo.', es: 'Tiene techo, así que una mascota tímida descansa a resguardo.', ja: '屋根があるので、怖がりな子も隠れて休めます。', ko: '지붕이 있어 겁 많은 반려동물도 숨어서 쉴 수 있습니다.' },
      },
      {
        leaf: 11903,
        noun: { en: ['pet enclosure', 'one'], th: ['กรงสัตว์เลี้ยง', 'ชุด'], zh: ['宠物围笼', '个'], vi: ['chuồng quây thú cưng', 'chiếc'], es: ['jaula para mascotas', 'f'], ja: ['ペットケージ', '台'], ko: ['반려동물 케이지', '개'] },
        use: { en: 'for a secure space indoors', th: 'สำหรับกั้นพื้นที่ในบ้าน', zh: '室内圈养用', vi: 'để quây chỗ ở trong nhà', es: 'para delimitar su espacio en casa', ja: '室内での居場所づくりに', ko: '실내 공간 구분용' },
        truth: { en: 'Sets apart a space where a pet can settle, eat or learn house rules.', th: 'กั้นพื้นที่ให้สัตว์เลี้ยงได้พัก กิน หรือฝึกนิสัย', zh: '圈出一块空间，供宠物休息、进食或训练习惯。', vi: 'Ngăn riêng một khoảng để thú cưng nghỉ, ăn hoặc tập nếp.', es: 'Delimita un espacio para descansar, comer o aprender normas.', ja: 'ペットが落ち着く、食べる、しつけをするための空間を区切れます。', ko: '반려동물이 쉬고 먹고 습관을 익히는 공간을 나눠 줍니다.' },
      },
      {
        leaf: 11904,
        noun: { en: ['pet blanket', 'one'], th: ['ผ้าห่มสัตว์เลี้ยง', 'ผืน'], zh: ['宠物毯', '条'], vi: ['chăn cho thú cưng', 'chiếc'], es: ['manta para mascotas', 'f'], ja: ['ペット用ブランケット', '枚'], ko: ['반려동물 담요', '장'] },
        use: { en: 'for beds, sofas and carriers', th: 'สำหรับปูที่นอน โซฟา และกระเป๋า', zh: '铺窝垫沙发用', vi: 'để lót đệm, sofa và balo', es: 'para camas, sofás y transportines', ja: 'ベッドやソファ、キャリーの敷物に', ko: '침대·소파·이동장 깔개용' },
        truth: { en: 'Lines a bed, sofa or carrier and catches loose hair.', th: 'ใช้ปูที่นอน โซฟา หรือกระเป๋า ช่วยรองขนที่ร่วง', zh: '铺在窝里、沙发或外出包里，接住掉落的毛。', vi: 'Lót đệm, sofa hoặc balo và giữ lại lông rụng.', es: 'Cubre la cama, el sofá o el transportín y recoge el pelo suelto.', ja: 'ベッドやソファ、キャリーに敷けば、抜け毛を受けとめます。', ko: '침대나 소파, 이동장에 깔아 빠진 털을 받아 줍니다.' },
      },
      {
        leaf: 11905,
        noun: { en: ['pet stairs', 'many'], th: ['บันไดสัตว์เลี้ยง', 'ตัว'], zh: ['宠物楼梯', '个'], vi: ['cầu thang cho thú cưng', 'chiếc'], es: ['escalera para mascotas', 'f'], ja: ['ペットステップ', '台'], ko: ['반려동물 계단', '개'] },
        use: { en: 'for getting onto the sofa or bed', th: 'สำหรับขึ้นลงโซฟาหรือเตียง', zh: '上下沙发床铺用', vi: 'để lên xuống sofa hoặc giường', es: 'para subir al sofá o a la cama', ja: 'ソファやベッドの上り下りに', ko: '소파·침대 오르내리기용' },
        truth: { en: 'Save small or ageing legs from having to jump.', th: 'ช่วยให้สัตว์เลี้ยงตัวเล็กหรืออายุมากไม่ต้องกระโดด', zh: '让体小或年老的宠物不必跳上跳下。', vi: 'Giúp thú cưng nhỏ hoặc già không phải nhảy.', es: 'Evita saltos a las mascotas pequeñas o mayores.', ja: '小柄な子や高齢の子が、飛び上がらずに上り下りできます。', ko: '작거나 나이 든 반려동물이 뛰어오르지 않아도 됩니다.' },
      },
      {
        leaf: 11906,
        noun: { en: ['pet door or gate', 'one'], th: ['ประตูสัตว์เลี้ยง', 'บาน'], zh: ['宠物门', '个'], vi: ['cửa cho thú cưng', 'chiếc'], es: ['puerta para mascotas', 'f'], ja: ['ペットドア', '個'], ko: ['반려동물 출입문', '개'] },
        use: { en: 'for letting pets through or keeping them out', th: 'สำหรับให้สัตว์เลี้ยงเข้าออกหรือกั้นไว้', zh: '供宠物进出或隔开用', vi: 'để thú cưng ra vào hoặc chắn lại', es: 'para dar paso a las mascotas o cerrárselo', ja: 'ペットの出入りや仕切りに', ko: '반려동물 출입·차단용' },
        truth: { en: 'Measure the opening and the animal before choosing a size.', th: 'ควรวัดช่องประตูและตัวสัตว์ก่อนเลือกขนาด', zh: '选尺寸前先量好门洞和宠物体型。', vi: 'Nên đo ô cửa và thú cưng trước khi chọn cỡ.', es: 'Conviene medir el hueco y al animal antes de elegir el tamaño.', ja: 'サイズを選ぶ前に、開口部と体の大きさを測ってください。', ko: '크기를 고르기 전에 출입구와 반려동물을 재어 보세요.' },
      },
    ],
  },
];
