import type { InEveryLanguage } from '../../contracts/languages.ts';
import type { LeafPhrases } from '../phrase.ts';

const forLunchOrDinner: InEveryLanguage = { en: 'for lunch or dinner', th: 'สำหรับมื้อกลางวันหรือมื้อเย็น', zh: '午餐晚餐皆宜', vi: 'cho bữa trưa hoặc bữa tối', es: 'para el almuerzo o la cena', ja: '昼食や夕食に', ko: '점심·저녁 식사용' };
const forAWarmMeal: InEveryLanguage = { en: 'for a warm meal', th: 'สำหรับมื้ออุ่น ๆ', zh: '暖胃一餐', vi: 'cho bữa ăn nóng', es: 'para una comida caliente', ja: '温かい食事に', ko: '따뜻한 한 끼용' };
const forTheWay: InEveryLanguage = { en: 'for breakfast, lunch or the way', th: 'สำหรับมื้อเช้า มื้อกลางวัน หรือพกไปทาน', zh: '早餐午餐或路上', vi: 'cho bữa sáng, bữa trưa hoặc mang theo', es: 'para el desayuno, el almuerzo o el camino', ja: '朝食や昼食、お出かけに', ko: '아침·점심·나들이용' };

/** Phrases for ready dishes, more specific than those of their leaf, by the ids of the food menu. */
export const dishPhrases = {
  detox: {
    leaf: 3903,
    noun: { en: ['vegetable juice', 'mass'], th: ['น้ำผักผลไม้', 'ขวด'], zh: ['果蔬汁', '瓶'], vi: ['nước ép rau củ', 'chai'], es: ['zumo de verduras', 'm'], ja: ['野菜ジュース', '本'], ko: ['야채 주스', '병'] },
    use: { en: 'to drink chilled', th: 'ใช้แช่เย็นดื่ม', zh: '冰镇饮用', vi: 'để uống lạnh', es: 'para tomar bien frío', ja: '冷やして飲む一杯に', ko: '시원한 음료 타임에' },
    truth: { en: 'Made from vegetables and fruit, to drink at home or on the way.', th: 'ทำจากผักและผลไม้ ดื่มที่บ้านหรือระหว่างทางได้', zh: '由蔬菜和水果制成，在家或路上都能喝。', vi: 'Làm từ rau củ và trái cây, uống ở nhà hoặc trên đường.', es: 'Hecho con verduras y fruta, para tomar en casa o de camino.', ja: '野菜と果物から作られ、家でも外出先でも飲めます。', ko: '채소와 과일로 만들어 집에서나 이동 중에 마실 수 있습니다.' },
  },
  desserts: {
    leaf: 3906,
    noun: { en: ['dessert', 'one'], th: ['ของหวาน', 'ถ้วย'], zh: ['甜品', '份'], vi: ['món tráng miệng', 'phần'], es: ['postre', 'm'], ja: ['デザート', '個'], ko: ['디저트', '개'] },
    use: { en: 'for after a meal', th: 'สำหรับทานหลังมื้ออาหาร', zh: '餐后享用', vi: 'để ăn sau bữa chính', es: 'para después de comer', ja: '食後のひとときに', ko: '식사 후 간식용' },
    truth: { en: 'A sweet end to a meal, or a treat with coffee or tea.', th: 'ปิดท้ายมื้อด้วยความหวาน หรือทานคู่กาแฟและชา', zh: '为一餐画上甜美句号，也可配咖啡或茶。', vi: 'Kết thúc bữa ăn ngọt ngào, hoặc dùng kèm cà phê hay trà.', es: 'Un final dulce para la comida, o un capricho con café o té.', ja: '食事の締めくくりに、コーヒーや紅茶のお供にも楽しめます。', ko: '식사를 달콤하게 마무리하거나 커피, 차와 함께 즐깁니다.' },
  },
  'meal-boxes': {
    leaf: 3909,
    noun: { en: ['meal box', 'one'], th: ['ข้าวกล่อง', 'กล่อง'], zh: ['便当', '份'], vi: ['hộp cơm', 'hộp'], es: ['caja de comida', 'f'], ja: ['お弁当', '個'], ko: ['도시락', '개'] },
    use: forLunchOrDinner,
    truth: { en: 'Several things to eat in one box, for the table or to take along.', th: 'มีอาหารหลายอย่างในกล่องเดียว ทานที่โต๊ะหรือพกไปได้', zh: '一盒多样，上桌即食，也方便带走。', vi: 'Nhiều món trong một hộp, ăn tại bàn hoặc mang theo.', es: 'Varias cosas de comer en una caja, para la mesa o para llevar.', ja: 'いろいろなおかずが一箱に入り、食卓でも外でも食べられます。', ko: '여러 가지 음식이 한 상자에 담겨 식탁에서도 밖에서도 먹을 수 있습니다.' },
  },
  noodles: {
    leaf: 3909,
    noun: { en: ['noodle dish', 'one'], th: ['อาหารเส้น', 'ชาม'], zh: ['面条料理', '碗'], vi: ['món mì', 'tô'], es: ['plato de fideos', 'm'], ja: ['麺料理', '杯'], ko: ['면 요리', '그릇'] },
    use: forAWarmMeal,
    truth: { en: 'Noodles in a bowl, eaten with chopsticks or a fork.', th: 'เส้นในชาม ทานด้วยตะเกียบหรือส้อม', zh: '碗装面条，用筷子或叉子食用。', vi: 'Mì trong tô, ăn bằng đũa hoặc nĩa.', es: 'Fideos en un cuenco, para comer con palillos o tenedor.', ja: '器に盛った麺で、箸やフォークで食べられます。', ko: '그릇에 담은 면으로 젓가락이나 포크로 먹습니다.' },
  },
  plants: {
    leaf: 3909,
    noun: { en: ['vegetable dish', 'one'], th: ['อาหารจานผัก', 'จาน'], zh: ['素菜', '份'], vi: ['món rau', 'phần'], es: ['plato de verduras', 'm'], ja: ['野菜料理', '皿'], ko: ['채소 요리', '접시'] },
    use: { en: 'as a main dish or a side', th: 'เป็นจานหลักหรือเครื่องเคียง', zh: '主菜配菜皆宜', vi: 'làm món chính hoặc món kèm', es: 'como plato principal o guarnición', ja: '主菜や付け合わせに', ko: '메인·반찬용' },
    truth: { en: 'Made from vegetables, on its own or beside other dishes.', th: 'ทำจากผัก ทานเดี่ยวหรือคู่กับจานอื่น', zh: '以蔬菜制成，可单吃或与其他菜同食。', vi: 'Làm từ rau củ, ăn riêng hoặc kèm món khác.', es: 'Hecho con verduras, solo o junto a otros platos.', ja: '野菜で作られ、一品としてもほかの料理と合わせても食べられます。', ko: '채소로 만들어 단독으로 또는 다른 요리와 함께 먹습니다.' },
  },
  rice: {
    leaf: 3909,
    noun: { en: ['rice dish', 'one'], th: ['เมนูข้าว', 'จาน'], zh: ['米饭料理', '份'], vi: ['món cơm', 'phần'], es: ['plato de arroz', 'm'], ja: ['ごはん料理', '皿'], ko: ['밥 요리', '그릇'] },
    use: forLunchOrDinner,
    truth: { en: 'Rice with other food on top or beside it.', th: 'ข้าวพร้อมอาหารราดหน้าหรือเคียงข้าง', zh: '米饭配上浇头或小菜。', vi: 'Cơm với món ăn kèm bên trên hoặc bên cạnh.', es: 'Arroz con otros alimentos encima o al lado.', ja: 'ごはんに具やおかずを合わせた料理です。', ko: '밥에 다른 음식을 얹거나 곁들인 요리입니다.' },
  },
  salads: {
    leaf: 3909,
    noun: { en: ['salad', 'one'], th: ['สลัด', 'ชุด'], zh: ['沙拉', '份'], vi: ['salad', 'phần'], es: ['ensalada', 'f'], ja: ['サラダ', '皿'], ko: ['샐러드', '팩'] },
    use: { en: 'for a light meal or as a side', th: 'สำหรับมื้อเบา ๆ หรือเครื่องเคียง', zh: '轻食或配菜', vi: 'cho bữa nhẹ hoặc món kèm', es: 'para una comida ligera o de guarnición', ja: '軽い食事や付け合わせに', ko: '가벼운 식사·곁들임용' },
    truth: { en: 'Served cold, on its own or beside a main dish.', th: 'เสิร์ฟเย็น ทานเดี่ยวหรือคู่กับจานหลัก', zh: '凉食，可单吃或配主菜。', vi: 'Dùng lạnh, ăn riêng hoặc kèm món chính.', es: 'Se sirve fría, sola o junto a un plato principal.', ja: '冷たいまま、一品としても主菜に添えても楽しめます。', ko: '차갑게 단독으로 또는 메인 요리와 함께 먹습니다.' },
  },
  sandwiches: {
    leaf: 3909,
    noun: { en: ['sandwich', 'one'], th: ['แซนด์วิช', 'ชิ้น'], zh: ['三明治', '个'], vi: ['bánh mì kẹp', 'chiếc'], es: ['sándwich', 'm'], ja: ['サンドイッチ', '個'], ko: ['샌드위치', '개'] },
    use: forTheWay,
    truth: { en: 'Bread with a filling, eaten by hand.', th: 'ขนมปังประกบไส้ หยิบทานด้วยมือได้', zh: '面包夹馅，拿在手里就能吃。', vi: 'Bánh mì kẹp nhân, cầm tay ăn được.', es: 'Pan con relleno, para comer con la mano.', ja: 'パンに具を挟み、手で持って食べられます。', ko: '빵 사이에 속을 넣어 손으로 들고 먹습니다.' },
  },
  smoothies: {
    leaf: 3903,
    noun: { en: ['smoothie', 'one'], th: ['สมูทตี้', 'แก้ว'], zh: ['果昔', '杯'], vi: ['sinh tố', 'ly'], es: ['batido de fruta', 'm'], ja: ['スムージー', '杯'], ko: ['스무디', '잔'] },
    use: { en: 'for a break in the day', th: 'สำหรับดื่มพักระหว่างวัน', zh: '小憩时享用', vi: 'cho giờ nghỉ trong ngày', es: 'para una pausa en el día', ja: 'ひと休みの一杯に', ko: '하루 중 휴식 시간에' },
    truth: { en: 'Blended and thick, to drink through a straw.', th: 'ปั่นเนื้อข้น ดื่มด้วยหลอดได้', zh: '打成浓稠口感，可用吸管饮用。', vi: 'Xay nhuyễn, sánh mịn, uống bằng ống hút.', es: 'Batido y espeso, para tomar con pajita.', ja: '材料を混ぜ合わせたとろみのある飲み物で、ストローで飲めます。', ko: '갈아 만든 걸쭉한 음료로 빨대로 마십니다.' },
  },
  snacks: {
    leaf: 3904,
    noun: { en: ['nut snack', 'one'], th: ['ถั่วทานเล่น', 'ถุง'], zh: ['坚果零食', '袋'], vi: ['hạt ăn vặt', 'gói'], es: ['snack de frutos secos', 'm'], ja: ['ナッツのおやつ', '袋'], ko: ['견과 스낵', '봉'] },
    use: { en: 'for a bite between meals', th: 'สำหรับทานเล่นระหว่างมื้อ', zh: '两餐之间解馋', vi: 'để ăn vặt giữa các bữa', es: 'para picar entre horas', ja: '小腹がすいたときに', ko: '출출할 때 간식용' },
    truth: { en: 'Nuts to pass around at home or to take along.', th: 'ถั่วแบ่งกันทานที่บ้านหรือพกไปด้วยได้', zh: '坚果小食，在家分享或随身带着。', vi: 'Các loại hạt để chia nhau ở nhà hoặc mang theo.', es: 'Frutos secos para compartir en casa o llevar.', ja: 'ナッツを家で分け合っても、持ち歩いても楽しめます。', ko: '집에서 나눠 먹거나 가지고 다니기 좋은 견과입니다.' },
  },
  soup: {
    leaf: 3909,
    noun: { en: ['soup', 'one'], th: ['ซุป', 'ถ้วย'], zh: ['汤品', '份'], vi: ['món súp', 'phần'], es: ['sopa', 'f'], ja: ['スープ', '杯'], ko: ['수프', '그릇'] },
    use: forAWarmMeal,
    truth: { en: 'Served warm in a bowl, with bread or rice.', th: 'เสิร์ฟอุ่นในถ้วย ทานคู่ขนมปังหรือข้าว', zh: '盛碗热食，配面包或米饭。', vi: 'Dùng nóng trong tô, kèm bánh mì hoặc cơm.', es: 'Se sirve caliente en un cuenco, con pan o arroz.', ja: '器に盛って温かいうちに、パンやごはんと合わせて食べられます。', ko: '그릇에 따뜻하게 담아 빵이나 밥과 함께 먹습니다.' },
  },
  wraps: {
    leaf: 3909,
    noun: { en: ['wrap', 'one'], th: ['แรป', 'ชิ้น'], zh: ['卷饼', '个'], vi: ['bánh cuộn', 'chiếc'], es: ['wrap', 'm'], ja: ['ラップサンド', '個'], ko: ['랩 샌드위치', '개'] },
    use: forTheWay,
    truth: { en: 'A filling rolled in flatbread, eaten by hand.', th: 'ไส้ห่อในแผ่นแป้ง หยิบทานด้วยมือได้', zh: '薄饼卷馅，拿在手里就能吃。', vi: 'Nhân cuộn trong bánh mỏng, cầm tay ăn được.', es: 'Relleno enrollado en pan plano, para comer con la mano.', ja: '薄焼きのパンで具を巻き、手で持って食べられます。', ko: '얇은 빵에 속을 말아 손으로 들고 먹습니다.' },
  },
} as const satisfies Record<string, LeafPhrases>;

export type DishId = keyof typeof dishPhrases;
