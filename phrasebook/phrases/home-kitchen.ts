import type { SectionPhrases } from '../phrase.ts';

export const homeKitchenPhrases: SectionPhrases[] = [
  {
    section: 3100,
    uses: [
      { en: 'for the home', th: 'สำหรับตกแต่งบ้าน', zh: '家居布置用', vi: 'dùng cho không gian sống', es: 'para la casa', ja: '住まいのインテリアに', ko: '가정용' },
      { en: 'for living and working spaces', th: 'สำหรับบ้านและที่ทำงาน', zh: '居家办公空间用', vi: 'cho nơi ở và nơi làm việc', es: 'para zonas de estar y trabajo', ja: 'リビングや仕事部屋に', ko: '거실·작업 공간용' },
    ],
    truths: [
      { en: 'Measure the spot and the doorway first so that delivery goes smoothly.', th: 'วัดพื้นที่วางและประตูก่อน เพื่อให้จัดส่งได้ราบรื่น', zh: '先量好摆放位置和门宽，送货更顺利。', vi: 'Nên đo vị trí đặt và cửa ra vào trước để giao hàng thuận lợi.', es: 'Medir antes el hueco y la puerta facilita la entrega.', ja: '先に置き場所とドアの幅を測っておくと搬入がスムーズです。', ko: '놓을 자리와 문 폭을 미리 재 두면 배송이 수월합니다.' },
      { en: 'Dust with a soft cloth and keep out of strong sun.', th: 'ปัดฝุ่นด้วยผ้านุ่มและเลี่ยงแดดจัด', zh: '用软布除尘，避免强光直晒。', vi: 'Lau bụi bằng khăn mềm và tránh nắng gắt.', es: 'Conviene quitar el polvo con un paño suave y evitar el sol fuerte.', ja: '柔らかい布でほこりを払い、強い日差しを避けてください。', ko: '부드러운 천으로 먼지를 닦고 강한 햇빛을 피해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the dimensions, assembly and delivery terms before ordering.', th: 'ตรวจสอบขนาด การประกอบ และเงื่อนไขจัดส่งก่อนสั่งซื้อ', zh: '下单前请确认尺寸、安装方式和配送条件。', vi: 'Kiểm tra kích thước, cách lắp ráp và điều kiện giao hàng trước khi đặt.', es: 'Antes de comprar, conviene comprobar las medidas, el montaje y la entrega.', ja: 'ご注文前に寸法、組み立て、配送条件をご確認ください。', ko: '주문 전에 치수, 조립 여부, 배송 조건을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3101,
        noun: { en: ['sofa', 'one'], th: ['โซฟา', 'ตัว'], zh: ['沙发', '张'], vi: ['sofa', 'chiếc'], es: ['sofá', 'm'], ja: ['ソファ', '台'], ko: ['소파', '개'] },
        use: { en: 'for the living room', th: 'สำหรับห้องนั่งเล่น', zh: '客厅休闲用', vi: 'dùng cho phòng khách', es: 'para el salón', ja: 'リビングに', ko: '거실용' },
        truth: { en: 'Padded seat and back for reading, talking and watching TV.', th: 'เบาะและพนักพิงบุนุ่ม นั่งอ่านหนังสือ คุยกัน หรือดูทีวีได้', zh: '坐垫靠背有软包，看书、聊天、看电视都舒服。', vi: 'Ghế và lưng có đệm, ngồi đọc sách, trò chuyện hay xem TV.', es: 'Asiento y respaldo acolchados para leer, charlar y ver la tele.', ja: '座面と背もたれにクッションがあり、読書や会話、テレビに使えます。', ko: '쿠션 좌석과 등받이로 독서, 대화, TV 시청에 쓰기 좋습니다.' },
      },
      {
        leaf: 3102,
        noun: { en: ['bed', 'one'], th: ['เตียงนอน', 'หลัง'], zh: ['床', '张'], vi: ['giường', 'chiếc'], es: ['cama', 'f'], ja: ['ベッド', '台'], ko: ['침대', '개'] },
        use: { en: 'for the bedroom', th: 'สำหรับห้องนอน', zh: '卧室用', vi: 'dùng cho phòng ngủ', es: 'para el dormitorio', ja: '寝室に', ko: '침실용' },
        truth: { en: 'Holds the mattress and anchors the bedroom.', th: 'รองรับฟูกและเป็นที่พักผ่อนในห้องนอน', zh: '承托床垫，是卧室里安睡的地方。', vi: 'Nâng đỡ đệm, là chỗ nghỉ chính của phòng ngủ.', es: 'Sostiene el colchón y centra el dormitorio.', ja: 'マットレスを支え、寝室の中心になる家具です。', ko: '매트리스를 받쳐 주며 침실의 중심이 됩니다.' },
      },
      {
        leaf: 3103,
        noun: { en: ['chair', 'one'], th: ['เก้าอี้', 'ตัว'], zh: ['椅子', '把'], vi: ['ghế', 'chiếc'], es: ['silla', 'f'], ja: ['椅子', '脚'], ko: ['의자', '개'] },
        use: { en: 'for the table or the desk', th: 'สำหรับโต๊ะอาหารหรือโต๊ะทำงาน', zh: '餐桌书桌旁用', vi: 'dùng cho bàn ăn hoặc bàn làm việc', es: 'para la mesa o el escritorio', ja: '食卓やデスクに', ko: '식탁·책상용' },
        truth: { en: 'A seat for one that moves to wherever it is wanted.', th: 'ที่นั่งสำหรับหนึ่งคน ย้ายไปวางตรงไหนก็ได้', zh: '一人座，想放哪儿就搬到哪儿。', vi: 'Chỗ ngồi cho một người, dời đến đâu cũng được.', es: 'Asiento individual que se mueve a donde haga falta.', ja: '一人掛けで、使いたい場所へ動かせます。', ko: '한 사람이 앉는 자리로 필요한 곳에 옮겨 쓸 수 있습니다.' },
      },
      {
        leaf: 3104,
        noun: { en: ['table', 'one'], th: ['โต๊ะ', 'ตัว'], zh: ['桌子', '张'], vi: ['bàn', 'chiếc'], es: ['mesa', 'f'], ja: ['テーブル', '台'], ko: ['테이블', '개'] },
        use: { en: 'for meals, work and study', th: 'สำหรับกินข้าว ทำงาน และอ่านหนังสือ', zh: '用餐办公学习用', vi: 'để ăn uống, làm việc và học tập', es: 'para comer, trabajar y estudiar', ja: '食事や仕事、勉強に', ko: '식사·업무·공부용' },
        truth: { en: 'A flat top for plates, papers or a laptop.', th: 'หน้าโต๊ะเรียบ วางจาน เอกสาร หรือโน้ตบุ๊กได้', zh: '平整台面，放餐盘、文件或电脑都行。', vi: 'Mặt phẳng để đặt bát đĩa, giấy tờ hoặc laptop.', es: 'Superficie plana para platos, papeles o el portátil.', ja: '平らな天板に、食器や書類、パソコンを置けます。', ko: '평평한 상판에 그릇, 서류, 노트북을 올려 둘 수 있습니다.' },
      },
      {
        leaf: 3105,
        noun: { en: ['cabinet', 'one'], th: ['ตู้', 'ใบ'], zh: ['柜子', '个'], vi: ['tủ', 'chiếc'], es: ['armario', 'm'], ja: ['キャビネット', '台'], ko: ['수납장', '개'] },
        use: { en: 'for clothes and household things', th: 'สำหรับเก็บเสื้อผ้าและของในบ้าน', zh: '收纳衣物杂物用', vi: 'để cất quần áo và đồ trong nhà', es: 'para ropa y cosas de casa', ja: '衣類や日用品の収納に', ko: '옷·생활용품 수납용' },
        truth: { en: 'Keeps clothes and belongings behind doors or in drawers.', th: 'เก็บเสื้อผ้าและข้าวของไว้หลังบานประตูหรือในลิ้นชัก', zh: '衣物杂物收进柜门或抽屉里。', vi: 'Cất quần áo và đồ đạc sau cánh cửa hoặc trong ngăn kéo.', es: 'Guarda ropa y enseres tras puertas o en cajones.', ja: '衣類や持ち物を扉の中や引き出しにしまえます。', ko: '옷과 물건을 문 안이나 서랍에 넣어 둘 수 있습니다.' },
      },
      {
        leaf: 3106,
        noun: { en: ['shelf', 'one'], th: ['ชั้นวางของ', 'ตัว'], zh: ['置物架', '个'], vi: ['kệ', 'chiếc'], es: ['estantería', 'f'], ja: ['棚', '台'], ko: ['선반', '개'] },
        use: { en: 'for books, plants and boxes', th: 'สำหรับวางหนังสือ ต้นไม้ และกล่อง', zh: '摆放书籍绿植用', vi: 'để sách, cây cảnh và hộp', es: 'para libros, plantas y cajas', ja: '本や植物、箱の置き場所に', ko: '책·화분·상자 수납용' },
        truth: { en: 'Lifts things off the floor and keeps them in view.', th: 'ยกของให้พ้นพื้นและมองเห็นได้ง่าย', zh: '物品离地摆放，一目了然。', vi: 'Giúp đồ đạc không chiếm sàn và luôn trong tầm mắt.', es: 'Despeja el suelo y deja las cosas a la vista.', ja: '物を床から上げ、見える場所に置けます。', ko: '물건을 바닥에서 올려 눈에 보이게 정리할 수 있습니다.' },
      },
    ],
  },
  {
    section: 3200,
    uses: [
      { en: 'for home cooking', th: 'สำหรับทำอาหารที่บ้าน', zh: '居家烹饪用', vi: 'để nấu ăn tại nhà', es: 'para cocinar en casa', ja: 'おうちごはん作りに', ko: '가정 요리용' },
      { en: 'for everyday kitchen work', th: 'สำหรับงานครัวทุกวัน', zh: '日常下厨用', vi: 'dùng cho việc bếp hằng ngày', es: 'para la cocina de cada día', ja: '毎日の台所仕事に', ko: '매일 주방일에' },
    ],
    truths: [
      { en: 'Wash, dry and put away after each use.', th: 'ล้าง เช็ดแห้ง แล้วเก็บหลังใช้ทุกครั้ง', zh: '每次用后洗净、擦干再收好。', vi: 'Rửa, lau khô và cất gọn sau mỗi lần dùng.', es: 'Lavar, secar y guardar después de cada uso.', ja: '使うたびに洗って乾かし、しまってください。', ko: '쓸 때마다 씻고 말려서 보관해 주시기 바랍니다.' },
      { en: 'Earns its place in the kitchen, from daily meals to weekend cooking.', th: 'ของใช้ในครัวสำหรับมื้อประจำวันและวันหยุด', zh: '厨房里的实用帮手，日常三餐和周末下厨都用得上。', vi: 'Món đồ bếp cho bữa cơm hằng ngày và những buổi nấu cuối tuần.', es: 'Una pieza útil de la cocina para el día a día y el fin de semana.', ja: '毎日の食事にも週末の料理にも使う台所道具です。', ko: '매일의 식사와 주말 요리에 쓰는 주방 도구입니다.' },
    ],
    asks: [
      { en: 'Check the size, the material and how to wash it before ordering.', th: 'ตรวจสอบขนาด วัสดุ และวิธีล้างก่อนสั่งซื้อ', zh: '下单前请确认尺寸、材质和清洗方式。', vi: 'Kiểm tra kích thước, chất liệu và cách rửa trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar el tamaño, el material y el lavado.', ja: 'ご注文前にサイズ、素材、洗い方をご確認ください。', ko: '주문 전에 크기, 소재, 세척 방법을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3201,
        noun: { en: ['cooking pot', 'one'], th: ['หม้อ', 'ใบ'], zh: ['煮锅', '口'], vi: ['nồi', 'chiếc'], es: ['olla', 'f'], ja: ['鍋', '個'], ko: ['냄비', '개'] },
        use: { en: 'for soups, stews and noodles', th: 'สำหรับต้มซุป ตุ๋น และลวกเส้น', zh: '煮汤炖菜煮面用', vi: 'để nấu canh, hầm và luộc mì', es: 'para sopas, guisos y pasta', ja: 'スープや煮込み、麺ゆでに', ko: '국·찌개·면 요리용' },
        truth: { en: 'Deep sides hold enough liquid for boiling and simmering.', th: 'ทรงลึกใส่น้ำได้มาก ใช้ต้มและเคี่ยว', zh: '锅身深，盛得下汤水，煮炖都行。', vi: 'Thành nồi sâu, chứa nhiều nước để luộc và hầm.', es: 'Sus paredes altas contienen líquido para hervir y cocer a fuego lento.', ja: '深さがあり、ゆでる・煮込む料理に使えます。', ko: '깊이가 있어 물을 넉넉히 담아 끓이고 조릴 수 있습니다.' },
      },
      {
        leaf: 3202,
        noun: { en: ['frying pan', 'one'], th: ['กระทะ', 'ใบ'], zh: ['平底锅', '口'], vi: ['chảo', 'chiếc'], es: ['sartén', 'f'], ja: ['フライパン', '個'], ko: ['프라이팬', '개'] },
        use: { en: 'for frying and stir-frying', th: 'สำหรับทอดและผัด', zh: '煎炒用', vi: 'để chiên và xào', es: 'para freír y saltear', ja: '焼き物や炒め物に', ko: '부침·볶음용' },
        truth: { en: 'A wide open surface for eggs, vegetables and stir-fries.', th: 'หน้ากว้าง ทอดไข่ ผัดผัก และผัดเมนูต่างๆ ได้สะดวก', zh: '锅面宽，煎蛋、煎肉、炒菜都方便。', vi: 'Mặt chảo rộng để chiên trứng, xào rau và áp chảo.', es: 'Superficie amplia para huevos, verduras y salteados.', ja: '広い面で、卵焼きや野菜炒めが作れます。', ko: '넓은 바닥으로 달걀, 채소, 볶음 요리를 할 수 있습니다.' },
      },
      {
        leaf: 3203,
        noun: { en: ['kitchen knife', 'one'], th: ['มีดทำครัว', 'เล่ม'], zh: ['厨刀', '把'], vi: ['dao nhà bếp', 'con'], es: ['cuchillo de cocina', 'm'], ja: ['包丁', '本'], ko: ['주방칼', '자루'] },
        use: { en: 'for slicing and chopping', th: 'สำหรับหั่นและสับ', zh: '厨房切配用', vi: 'để thái và băm', es: 'para cortar y picar', ja: '切る・刻む下ごしらえに', ko: '썰기·다지기용' },
        truth: { en: 'Used on a cutting board and kept away from children.', th: 'ใช้กับเขียงและเก็บให้พ้นมือเด็ก', zh: '在砧板上使用，存放时远离儿童。', vi: 'Dùng trên thớt và cất xa tầm tay trẻ em.', es: 'Se usa sobre la tabla y se guarda lejos de los niños.', ja: 'まな板の上で使い、お子さまの手の届かない所に保管してください。', ko: '도마 위에서 쓰고 아이 손이 닿지 않는 곳에 보관합니다.' },
      },
      {
        leaf: 3204,
        noun: { en: ['cutting board', 'one'], th: ['เขียง', 'อัน'], zh: ['砧板', '块'], vi: ['thớt', 'cái'], es: ['tabla de cortar', 'f'], ja: ['まな板', '枚'], ko: ['도마', '개'] },
        use: { en: 'for chopping food', th: 'สำหรับรองหั่นอาหาร', zh: '切菜垫板用', vi: 'để thái thực phẩm', es: 'para cortar alimentos', ja: '食材の下ごしらえに', ko: '식재료 손질용' },
        truth: { en: 'Protects the counter and gives the knife a steady surface.', th: 'ปกป้องเคาน์เตอร์และเป็นพื้นรองมีดที่มั่นคง', zh: '保护台面，让下刀更稳。', vi: 'Bảo vệ mặt bếp và làm mặt phẳng chắc chắn để thái.', es: 'Protege la encimera y da al cuchillo una base firme.', ja: '台を傷から守り、包丁を安定して使えます。', ko: '조리대를 보호하고 칼질할 면을 잡아 줍니다.' },
      },
      {
        leaf: 3205,
        noun: { en: ['baking mould', 'one'], th: ['พิมพ์ขนม', 'อัน'], zh: ['烘焙模具', '个'], vi: ['khuôn làm bánh', 'chiếc'], es: ['molde de horno', 'm'], ja: ['焼き型', '個'], ko: ['베이킹 틀', '개'] },
        use: { en: 'for cakes, bread and cookies', th: 'สำหรับอบเค้ก ขนมปัง และคุกกี้', zh: '烤蛋糕面包饼干用', vi: 'để làm bánh kem, bánh mì, bánh quy', es: 'para tartas, pan y galletas', ja: 'ケーキやパン、クッキー作りに', ko: '케이크·빵·쿠키용' },
        truth: { en: 'Shapes batter or dough while it bakes or sets.', th: 'ช่วยให้ขนมได้รูปทรงระหว่างอบหรือเซ็ตตัว', zh: '让面糊或面团在烘烤、定型时成形。', vi: 'Tạo hình cho bột khi nướng hoặc khi đông lại.', es: 'Da forma a la masa mientras se hornea o cuaja.', ja: '生地を焼いたり固めたりするときに形を整えます。', ko: '반죽을 굽거나 굳힐 때 모양을 잡아 줍니다.' },
      },
      {
        leaf: 3206,
        noun: { en: ['kitchen utensil', 'one'], th: ['อุปกรณ์ครัว', 'ชิ้น'], zh: ['厨房小工具', '件'], vi: ['dụng cụ bếp', 'dụng cụ'], es: ['utensilio de cocina', 'm'], ja: ['キッチンツール', '点'], ko: ['조리도구', '개'] },
        use: { en: 'for preparing and serving food', th: 'สำหรับเตรียมและตักอาหาร', zh: '备菜盛菜用', vi: 'để sơ chế và múc thức ăn', es: 'para preparar y servir comida', ja: '下ごしらえや盛り付けに', ko: '식재료 준비·담기용' },
        truth: { en: 'A helping hand for stirring, measuring, peeling or serving.', th: 'ช่วยคน ตวง ปอก หรือตักเสิร์ฟได้สะดวก', zh: '搅拌、量取、削皮或分盛的好帮手。', vi: 'Giúp khuấy, đong, gọt hoặc múc thức ăn.', es: 'Una ayuda para remover, medir, pelar o servir.', ja: '混ぜる、量る、むく、よそうといった作業を助けます。', ko: '젓고 재고 깎고 담는 일을 도와줍니다.' },
      },
    ],
  },
  {
    section: 3300,
    uses: [
      { en: 'for meals and guests', th: 'สำหรับมื้ออาหารและรับแขก', zh: '用餐待客用', vi: 'dùng cho bữa ăn và đãi khách', es: 'para comidas e invitados', ja: '食事やおもてなしに', ko: '식사·손님 접대용' },
      { en: 'for eating and drinking', th: 'สำหรับกินและดื่ม', zh: '日常饮食用', vi: 'dùng khi ăn uống', es: 'para comer y beber', ja: '毎日の食事や飲み物に', ko: '식사·음료용' },
    ],
    truths: [
      { en: 'For daily meals and for setting the table when guests come.', th: 'ใช้ได้ทั้งมื้อประจำวันและจัดโต๊ะรับแขก', zh: '日常用餐和待客摆桌都用得上。', vi: 'Dùng cho bữa ăn hằng ngày và bày bàn khi có khách.', es: 'Para el día a día y para poner la mesa cuando hay invitados.', ja: '毎日の食事にも、お客さまを迎える食卓にも使えます。', ko: '매일의 식사와 손님맞이 상차림에 쓸 수 있습니다.' },
      { en: 'Rinse before the first use.', th: 'ล้างก่อนใช้งานครั้งแรก', zh: '首次使用前请先清洗。', vi: 'Nên rửa trước khi dùng lần đầu.', es: 'Enjuagar antes del primer uso.', ja: '初めて使う前に洗ってください。', ko: '처음 사용하기 전에 씻어 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the size, the number of pieces and whether dishwasher use is safe.', th: 'ตรวจสอบขนาด จำนวนชิ้น และการใช้กับเครื่องล้างจาน', zh: '请确认尺寸、件数以及能否用洗碗机。', vi: 'Kiểm tra kích thước, số lượng và có dùng được máy rửa bát không.', es: 'Conviene comprobar el tamaño, el número de piezas y el uso en lavavajillas.', ja: 'サイズ、個数、食洗機対応の有無をご確認ください。', ko: '크기, 수량, 식기세척기 사용 가능 여부를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3301,
        noun: { en: ['plate', 'one'], th: ['จาน', 'ใบ'], zh: ['盘子', '个'], vi: ['đĩa', 'chiếc'], es: ['plato', 'm'], ja: ['皿', '枚'], ko: ['접시', '개'] },
        use: { en: 'for serving meals', th: 'สำหรับเสิร์ฟอาหาร', zh: '盛菜上桌用', vi: 'để bày món ăn', es: 'para servir la comida', ja: '料理の盛り付けに', ko: '음식 담기용' },
        truth: { en: 'Carries food from the kitchen to the table.', th: 'ใส่อาหารจากครัวมาวางบนโต๊ะ', zh: '盛装菜肴，从厨房端上餐桌。', vi: 'Đựng thức ăn từ bếp ra bàn.', es: 'Lleva la comida de la cocina a la mesa.', ja: '料理を盛って台所から食卓へ運べます。', ko: '음식을 담아 주방에서 식탁으로 냅니다.' },
      },
      {
        leaf: 3302,
        noun: { en: ['bowl', 'one'], th: ['ชาม', 'ใบ'], zh: ['碗', '个'], vi: ['bát', 'chiếc'], es: ['cuenco', 'm'], ja: ['ボウル', '個'], ko: ['그릇', '개'] },
        use: { en: 'for rice, soup and salad', th: 'สำหรับข้าว ซุป และสลัด', zh: '盛饭盛汤拌沙拉用', vi: 'để đựng cơm, canh và salad', es: 'para arroz, sopa y ensalada', ja: 'ご飯や汁物、サラダに', ko: '밥·국·샐러드용' },
        truth: { en: 'Deep enough to hold rice, soup, noodles or salad.', th: 'ทรงลึก ใส่ข้าว ซุป ก๋วยเตี๋ยว หรือสลัดได้', zh: '深口造型，盛饭、汤、面或沙拉都行。', vi: 'Lòng sâu, đựng cơm, canh, mì hoặc salad.', es: 'Su forma honda admite arroz, sopa, fideos o ensalada.', ja: '深さがあり、ご飯や汁物、麺、サラダを盛れます。', ko: '깊이가 있어 밥, 국, 면, 샐러드를 담을 수 있습니다.' },
      },
      {
        leaf: 3303,
        noun: { en: ['mug', 'one'], th: ['แก้วมัค', 'ใบ'], zh: ['马克杯', '个'], vi: ['cốc', 'chiếc'], es: ['taza', 'f'], ja: ['マグカップ', '個'], ko: ['머그컵', '개'] },
        use: { en: 'for coffee, tea and cocoa', th: 'สำหรับกาแฟ ชา และโกโก้', zh: '喝咖啡喝茶用', vi: 'để uống cà phê, trà và ca cao', es: 'para café, té y cacao', ja: 'コーヒーや紅茶、ココアに', ko: '커피·차·코코아용' },
        truth: { en: 'Filled with coffee, tea or cocoa at home or at work.', th: 'ใส่กาแฟ ชา หรือโกโก้ได้ทั้งที่บ้านและที่ทำงาน', zh: '在家或办公室，泡咖啡、茶、可可都行。', vi: 'Pha cà phê, trà hoặc ca cao ở nhà hay chỗ làm.', es: 'Para el café, el té o el cacao en casa o en el trabajo.', ja: '自宅や職場で、コーヒーやお茶、ココアを飲むときに使えます。', ko: '집이나 직장에서 커피, 차, 코코아를 담아 마십니다.' },
      },
      {
        leaf: 3304,
        noun: { en: ['drinking glass', 'one'], th: ['แก้วน้ำ', 'ใบ'], zh: ['玻璃杯', '个'], vi: ['ly', 'chiếc'], es: ['vaso', 'm'], ja: ['グラス', '個'], ko: ['유리컵', '개'] },
        use: { en: 'for water, juice and other drinks', th: 'สำหรับน้ำ น้ำผลไม้ และเครื่องดื่ม', zh: '喝水喝果汁用', vi: 'để uống nước, nước ép và đồ uống khác', es: 'para agua, zumo y otras bebidas', ja: '水やジュースなどの飲み物に', ko: '물·주스·음료용' },
        truth: { en: 'For cold drinks at meals, parties and quiet evenings.', th: 'ใช้ใส่เครื่องดื่มเย็นในมื้ออาหาร งานเลี้ยง และยามค่ำ', zh: '用餐、聚会或夜晚小酌时盛冷饮。', vi: 'Dùng cho đồ uống lạnh trong bữa ăn, tiệc và buổi tối.', es: 'Para bebidas frías en comidas, fiestas y veladas.', ja: '食事やパーティー、夜のひとときの冷たい飲み物に使えます。', ko: '식사, 파티, 저녁 시간에 찬 음료를 담아 마십니다.' },
      },
      {
        leaf: 3305,
        noun: { en: ['cutlery', 'mass'], th: ['ช้อนส้อม', 'ชุด'], zh: ['刀叉勺餐具', '套'], vi: ['bộ thìa dĩa', 'bộ'], es: ['cubiertos', 'mp'], ja: ['カトラリー', '本'], ko: ['커트러리', '세트'] },
        use: { en: 'for eating at the table', th: 'สำหรับใช้รับประทานอาหาร', zh: '用餐进食用', vi: 'để dùng trong bữa ăn', es: 'para comer en la mesa', ja: '食事の席に', ko: '식사용' },
        truth: { en: 'Laid beside the plate for eating and serving.', th: 'วางข้างจานสำหรับรับประทานและตักแบ่ง', zh: '摆在盘边，用来进食和分餐。', vi: 'Bày cạnh đĩa để ăn và lấy thức ăn.', es: 'Se colocan junto al plato para comer y servir.', ja: '皿の横に並べ、食べたり取り分けたりするときに使います。', ko: '접시 옆에 놓고 먹거나 덜 때 씁니다.' },
      },
      {
        leaf: 3306,
        noun: { en: ['chopsticks', 'many'], th: ['ตะเกียบ', 'คู่'], zh: ['筷子', '双'], vi: ['đũa', 'đôi'], es: ['palillos', 'mp'], ja: ['箸', '膳'], ko: ['젓가락', '쌍'] },
        use: { en: 'for noodles, rice and sushi', th: 'สำหรับคีบก๋วยเตี๋ยว ข้าว และซูชิ', zh: '夹菜吃面吃寿司用', vi: 'để gắp mì, cơm và sushi', es: 'para fideos, arroz y sushi', ja: '麺やご飯、寿司に', ko: '면·밥·초밥용' },
        truth: { en: 'Used as a pair in one hand to pick up food.', th: 'ใช้เป็นคู่ในมือเดียวเพื่อคีบอาหาร', zh: '一手执一双，夹取食物。', vi: 'Cầm một đôi trong một tay để gắp thức ăn.', es: 'Se usan en pareja con una sola mano para coger la comida.', ja: '片手に一膳持ち、料理をつまんで食べます。', ko: '한 손에 한 쌍을 쥐고 음식을 집습니다.' },
      },
      {
        leaf: 3307,
        noun: { en: ['teapot', 'one'], th: ['กาน้ำชา', 'ใบ'], zh: ['茶壶', '把'], vi: ['ấm trà', 'chiếc'], es: ['tetera', 'f'], ja: ['ティーポット', '個'], ko: ['찻주전자', '개'] },
        use: { en: 'for brewing and pouring tea', th: 'สำหรับชงและรินชา', zh: '泡茶倒茶用', vi: 'để pha và rót trà', es: 'para preparar y servir té', ja: 'お茶の時間に', ko: '차 우리기·따르기용' },
        truth: { en: 'Steeps the leaves and pours cup after cup.', th: 'ใช้แช่ใบชาแล้วรินได้หลายถ้วย', zh: '泡开茶叶，一杯杯倒出。', vi: 'Ủ lá trà rồi rót ra từng chén.', es: 'Infusiona las hojas y llena una taza tras otra.', ja: '茶葉を蒸らし、何杯も注げます。', ko: '찻잎을 우려 여러 잔 따를 수 있습니다.' },
      },
      {
        leaf: 3308,
        noun: { en: ['water bottle', 'one'], th: ['ขวดน้ำ', 'ใบ'], zh: ['水杯', '个'], vi: ['bình nước', 'chiếc'], es: ['botella de agua', 'f'], ja: ['水筒', '本'], ko: ['물병', '개'] },
        use: { en: 'for drinks on the way', th: 'สำหรับพกเครื่องดื่มระหว่างวัน', zh: '随身带水用', vi: 'để mang nước uống theo người', es: 'para llevar bebida a cualquier parte', ja: '外出先での水分補給に', ko: '외출 시 음료 휴대용' },
        truth: { en: 'Refilled again and again for work, school or the gym.', th: 'เติมน้ำใช้ซ้ำได้ พกไปทำงาน เรียน หรือฟิตเนส', zh: '可反复装水，上班、上学、健身都能带。', vi: 'Rót đầy dùng lại nhiều lần khi đi làm, đi học hoặc đi tập.', es: 'Se rellena una y otra vez para el trabajo, clase o el gimnasio.', ja: '何度も詰め替えて、職場や学校、ジムで使えます。', ko: '여러 번 채워 직장, 학교, 헬스장에서 쓸 수 있습니다.' },
      },
      {
        leaf: 3309,
        noun: { en: ['pitcher', 'one'], th: ['เหยือกน้ำ', 'ใบ'], zh: ['冷水壶', '个'], vi: ['bình rót nước', 'chiếc'], es: ['jarra', 'f'], ja: ['ピッチャー', '個'], ko: ['피처', '개'] },
        use: { en: 'for pouring at the table', th: 'สำหรับรินเครื่องดื่มบนโต๊ะ', zh: '餐桌倒水斟饮用', vi: 'để rót đồ uống tại bàn', es: 'para servir en la mesa', ja: '食卓で注ぐときに', ko: '식탁에서 따르는 용도' },
        truth: { en: 'Holds a drink for several glasses and pours it at the table.', th: 'ใส่เครื่องดื่มได้หลายแก้ว รินเสิร์ฟที่โต๊ะได้เลย', zh: '一次装好几杯的量，上桌直接倒。', vi: 'Đựng đủ vài ly đồ uống và rót ngay tại bàn.', es: 'Guarda bebida para varios vasos y la sirve en la mesa.', ja: '数杯分の飲み物を入れて、食卓で注げます。', ko: '여러 잔 분량의 음료를 담아 식탁에서 따를 수 있습니다.' },
      },
    ],
  },
  {
    section: 3400,
    uses: [
      { en: 'for the home kitchen', th: 'สำหรับวางในห้องครัว', zh: '家庭厨房用', vi: 'dùng trong gian bếp', es: 'para la cocina de casa', ja: 'キッチンに', ko: '주방용' },
      { en: 'for everyday meals and drinks', th: 'สำหรับเตรียมอาหารและเครื่องดื่มทุกวัน', zh: '日常备餐用', vi: 'cho bữa ăn và đồ uống hằng ngày', es: 'para las comidas y bebidas de cada día', ja: '毎日の食事や飲み物に', ko: '매일 식사·음료 준비용' },
    ],
    truths: [
      { en: 'Saves time and steps in the kitchen.', th: 'ช่วยประหยัดเวลาและลดขั้นตอนในครัว', zh: '省时省步骤，下厨更轻松。', vi: 'Giúp tiết kiệm thời gian và công đoạn trong bếp.', es: 'Ahorra tiempo y pasos en la cocina.', ja: '台所の時間と手間を減らします。', ko: '주방에서 드는 시간과 일손을 덜어 줍니다.' },
      { en: 'Unplug before cleaning and wipe with a damp cloth.', th: 'ถอดปลั๊กก่อนทำความสะอาดแล้วเช็ดด้วยผ้าหมาด', zh: '清洁前先拔插头，再用湿布擦拭。', vi: 'Rút điện trước khi vệ sinh rồi lau bằng khăn ẩm.', es: 'Desenchufar antes de limpiar con un paño húmedo.', ja: 'お手入れの前にプラグを抜き、湿らせた布で拭いてください。', ko: '청소 전에 플러그를 뽑고 젖은 천으로 닦아 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the voltage, plug type and capacity before ordering.', th: 'ตรวจสอบแรงดันไฟ ชนิดปลั๊ก และความจุก่อนสั่งซื้อ', zh: '下单前请确认电压、插头类型和容量。', vi: 'Kiểm tra điện áp, loại phích cắm và dung tích trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar el voltaje, el enchufe y la capacidad.', ja: 'ご注文前に電圧、プラグの形状、容量をご確認ください。', ko: '주문 전에 전압, 플러그 규격, 용량을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3401,
        noun: { en: ['electric kettle', 'one'], th: ['กาต้มน้ำไฟฟ้า', 'ใบ'], zh: ['电热水壶', '个'], vi: ['ấm siêu tốc', 'chiếc'], es: ['hervidor eléctrico', 'm'], ja: ['電気ケトル', '台'], ko: ['전기 주전자', '대'] },
        use: { en: 'for boiling water', th: 'สำหรับต้มน้ำร้อน', zh: '烧水泡茶用', vi: 'để đun nước sôi', es: 'para hervir agua', ja: '毎日の湯沸かしに', ko: '물 끓이기용' },
        truth: { en: 'Boils water for tea, coffee and instant noodles.', th: 'ต้มน้ำร้อนสำหรับชา กาแฟ และบะหมี่กึ่งสำเร็จรูป', zh: '烧开水，泡茶、冲咖啡、泡方便面都用得上。', vi: 'Đun nước pha trà, cà phê và mì ăn liền.', es: 'Hierve agua para té, café y fideos instantáneos.', ja: 'お茶やコーヒー、カップ麺用のお湯を沸かせます。', ko: '차, 커피, 컵라면에 쓸 물을 끓입니다.' },
      },
      {
        leaf: 3402,
        noun: { en: ['rice cooker', 'one'], th: ['หม้อหุงข้าว', 'ใบ'], zh: ['电饭煲', '个'], vi: ['nồi cơm điện', 'chiếc'], es: ['arrocera', 'f'], ja: ['炊飯器', '台'], ko: ['전기밥솥', '대'] },
        use: { en: 'for cooking rice at home', th: 'สำหรับหุงข้าวในบ้าน', zh: '家庭煮饭用', vi: 'để nấu cơm gia đình', es: 'para cocinar arroz en casa', ja: '毎日の炊飯に', ko: '가정 밥 짓기용' },
        truth: { en: 'Cooks rice unattended and keeps the stove free.', th: 'หุงข้าวได้โดยไม่ต้องเฝ้า เตาว่างไว้ทำกับข้าวอย่างอื่น', zh: '自动煮饭不用看火，还能空出灶台。', vi: 'Nấu cơm không cần trông, để trống bếp cho món khác.', es: 'Cuece el arroz sin vigilancia y deja libre el fogón.', ja: '火加減を見なくてもご飯が炊け、コンロも空きます。', ko: '지켜보지 않아도 밥이 되고 가스레인지를 비워 둘 수 있습니다.' },
      },
      {
        leaf: 3403,
        noun: { en: ['blender', 'one'], th: ['เครื่องปั่น', 'เครื่อง'], zh: ['搅拌机', '台'], vi: ['máy xay', 'chiếc'], es: ['batidora', 'f'], ja: ['ミキサー', '台'], ko: ['믹서기', '대'] },
        use: { en: 'for smoothies and sauces', th: 'สำหรับปั่นสมูทตี้และซอส', zh: '做果昔酱料用', vi: 'để làm sinh tố và nước sốt', es: 'para batidos y salsas', ja: 'スムージーやソース作りに', ko: '스무디·소스용' },
        truth: { en: 'Turns fruit and vegetables into drinks and purées.', th: 'ปั่นผลไม้และผักเป็นเครื่องดื่มหรืออาหารบด', zh: '把水果、蔬菜打成饮品或泥。', vi: 'Xay trái cây, rau củ thành đồ uống hoặc hỗn hợp nhuyễn.', es: 'Convierte fruta y verdura en bebidas y purés.', ja: '果物や野菜をドリンクやピューレにできます。', ko: '과일과 채소를 갈아 음료나 퓌레로 만듭니다.' },
      },
      {
        leaf: 3404,
        noun: { en: ['coffee maker', 'one'], th: ['เครื่องชงกาแฟ', 'เครื่อง'], zh: ['咖啡机', '台'], vi: ['máy pha cà phê', 'chiếc'], es: ['cafetera', 'f'], ja: ['コーヒーメーカー', '台'], ko: ['커피메이커', '대'] },
        use: { en: 'for coffee at home or work', th: 'สำหรับชงกาแฟที่บ้านหรือออฟฟิศ', zh: '居家办公冲咖啡用', vi: 'để pha cà phê ở nhà, văn phòng', es: 'para hacer café en casa o la oficina', ja: '家や職場のコーヒーに', ko: '가정·사무실 커피용' },
        truth: { en: 'Brews coffee without a trip to the café.', th: 'ชงกาแฟดื่มเองได้โดยไม่ต้องออกไปร้าน', zh: '不出门就能喝上现做的咖啡。', vi: 'Pha cà phê ngay mà không cần ra quán.', es: 'Prepara café sin tener que ir a la cafetería.', ja: 'お店に行かなくてもコーヒーをいれられます。', ko: '카페에 가지 않아도 커피를 내릴 수 있습니다.' },
      },
      {
        leaf: 3405,
        noun: { en: ['oven', 'one'], th: ['เตาอบ', 'เครื่อง'], zh: ['烤箱', '台'], vi: ['lò nướng', 'chiếc'], es: ['horno', 'm'], ja: ['オーブン', '台'], ko: ['오븐', '대'] },
        use: { en: 'for baking, roasting and reheating', th: 'สำหรับอบ ย่าง และอุ่นอาหาร', zh: '烘烤加热用', vi: 'để nướng, quay và hâm nóng', es: 'para hornear, asar y recalentar', ja: '焼き物や温め直しに', ko: '굽기·데우기용' },
        truth: { en: 'Heats food in a closed chamber, with no pan to watch.', th: 'ทำอาหารให้ร้อนในช่องปิด ไม่ต้องยืนเฝ้ากระทะ', zh: '食物在密闭腔内加热，不用守着锅。', vi: 'Làm nóng thức ăn trong khoang kín, không cần canh chảo.', es: 'Calienta la comida en una cámara cerrada, sin vigilar la sartén.', ja: '庫内で食材を加熱するので、フライパンを見張らずに済みます。', ko: '닫힌 내부에서 음식을 데워 팬 앞을 지키지 않아도 됩니다.' },
      },
      {
        leaf: 3406,
        noun: { en: ['refrigerator', 'one'], th: ['ตู้เย็น', 'เครื่อง'], zh: ['冰箱', '台'], vi: ['tủ lạnh', 'chiếc'], es: ['nevera', 'f'], ja: ['冷蔵庫', '台'], ko: ['냉장고', '대'] },
        use: { en: 'for keeping food cold', th: 'สำหรับแช่เย็นอาหาร', zh: '食物冷藏用', vi: 'để giữ lạnh thực phẩm', es: 'para conservar alimentos en frío', ja: '食品の保冷に', ko: '식품 냉장 보관용' },
        truth: { en: 'Keeps groceries and leftovers cold between meals.', th: 'แช่เย็นของสดและอาหารที่เหลือไว้ทานมื้อต่อไป', zh: '冷藏食材和剩菜，留到下一餐。', vi: 'Giữ lạnh thực phẩm và đồ ăn thừa giữa các bữa.', es: 'Mantiene frías la compra y las sobras entre comidas.', ja: '買い置きの食材や残り物を次の食事まで冷やして保存します。', ko: '장 본 식재료와 남은 음식을 다음 끼니까지 차게 보관합니다.' },
      },
      {
        leaf: 3407,
        noun: { en: ['electric hob', 'one'], th: ['เตาไฟฟ้า', 'เครื่อง'], zh: ['电炉', '台'], vi: ['bếp điện', 'chiếc'], es: ['placa de cocina', 'f'], ja: ['電気コンロ', '台'], ko: ['전기레인지', '대'] },
        use: { en: 'for cooking without gas', th: 'สำหรับทำอาหารโดยไม่ใช้แก๊ส', zh: '免明火烹饪用', vi: 'để nấu ăn không cần gas', es: 'para cocinar sin gas', ja: 'ガスを使わない調理に', ko: '가스 없는 조리용' },
        truth: { en: 'Heats a pot or pan with electricity, without a flame.', th: 'ให้ความร้อนหม้อหรือกระทะด้วยไฟฟ้า ไม่มีเปลวไฟ', zh: '用电给锅加热，没有明火。', vi: 'Làm nóng nồi, chảo bằng điện, không có lửa.', es: 'Calienta la olla o la sartén con electricidad, sin llama.', ja: '炎を出さず、電気で鍋やフライパンを加熱します。', ko: '불꽃 없이 전기로 냄비나 팬을 가열합니다.' },
      },
      {
        leaf: 3408,
        noun: { en: ['dishwasher', 'one'], th: ['เครื่องล้างจาน', 'เครื่อง'], zh: ['洗碗机', '台'], vi: ['máy rửa bát', 'chiếc'], es: ['lavavajillas', 'm'], ja: ['食洗機', '台'], ko: ['식기세척기', '대'] },
        use: { en: 'for the dishes after meals', th: 'สำหรับจัดการจานหลังมื้ออาหาร', zh: '饭后收拾碗盘用', vi: 'để dọn bát đĩa sau bữa ăn', es: 'para los platos después de comer', ja: '食後の片付けに', ko: '식후 설거지 정리용' },
        truth: { en: 'Takes plates, bowls and glasses after the meal and saves work by hand.', th: 'ใส่จาน ชาม และแก้วหลังมื้ออาหาร ช่วยลดงานที่ต้องทำด้วยมือ', zh: '饭后把碗盘杯子放进去，少动手。', vi: 'Xếp bát, đĩa, ly vào sau bữa ăn, đỡ phải làm bằng tay.', es: 'Recibe platos, cuencos y vasos después de comer y ahorra trabajo a mano.', ja: '食後の皿や茶碗、グラスを入れて、手作業を減らせます。', ko: '식사 뒤 접시, 그릇, 컵을 넣어 손으로 하는 일을 줄입니다.' },
      },
    ],
  },
  {
    section: 3500,
    uses: [
      { en: 'for a comfortable home', th: 'สำหรับบ้านน่าอยู่', zh: '居家舒适生活', vi: 'cho ngôi nhà tiện nghi', es: 'para un hogar cómodo', ja: '快適な住まいに', ko: '쾌적한 실내 환경에' },
      { en: 'for homes and small offices', th: 'สำหรับบ้านและออฟฟิศขนาดเล็ก', zh: '家用及小办公室用', vi: 'dùng cho nhà ở và văn phòng nhỏ', es: 'para casas y oficinas pequeñas', ja: '家庭や小さなオフィスに', ko: '가정·소형 사무실용' },
    ],
    truths: [
      { en: 'Takes over a household chore or makes a room more comfortable.', th: 'ช่วยทุ่นแรงงานบ้านหรือทำให้ห้องอยู่สบายขึ้น', zh: '分担家务，或让房间更舒适。', vi: 'Đỡ đần việc nhà hoặc giúp căn phòng dễ chịu hơn.', es: 'Asume una tarea de la casa o hace más cómoda la habitación.', ja: '家事の手間を減らしたり、部屋を快適にしたりします。', ko: '집안일을 덜어 주거나 방을 더 쾌적하게 해 줍니다.' },
      { en: 'Switch off and unplug before cleaning.', th: 'ปิดเครื่องและถอดปลั๊กก่อนทำความสะอาด', zh: '清洁前请关机并拔掉插头。', vi: 'Tắt máy và rút điện trước khi vệ sinh.', es: 'Apagar y desenchufar antes de limpiar.', ja: 'お手入れの前に電源を切り、プラグを抜いてください。', ko: '청소 전에 전원을 끄고 플러그를 뽑아 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the voltage, plug type and size before ordering.', th: 'ตรวจสอบแรงดันไฟ ชนิดปลั๊ก และขนาดก่อนสั่งซื้อ', zh: '下单前请确认电压、插头类型和尺寸。', vi: 'Kiểm tra điện áp, loại phích cắm và kích thước trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar el voltaje, el enchufe y el tamaño.', ja: 'ご注文前に電圧、プラグの形状、サイズをご確認ください。', ko: '주문 전에 전압, 플러그 규격, 크기를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3501,
        noun: { en: ['vacuum cleaner', 'one'], th: ['เครื่องดูดฝุ่น', 'เครื่อง'], zh: ['吸尘器', '台'], vi: ['máy hút bụi', 'chiếc'], es: ['aspiradora', 'f'], ja: ['掃除機', '台'], ko: ['청소기', '대'] },
        use: { en: 'for dust and crumbs on floors', th: 'สำหรับดูดฝุ่นและเศษผงบนพื้น', zh: '地面除尘用', vi: 'để hút bụi và vụn trên sàn', es: 'para polvo y migas del suelo', ja: '床のほこりや食べこぼしに', ko: '바닥 먼지 청소용' },
        truth: { en: 'Sucks up dust, hair and crumbs from the floor.', th: 'ดูดฝุ่น เส้นผม และเศษผงจากพื้น', zh: '吸走地面的灰尘、毛发和碎屑。', vi: 'Hút bụi, tóc và vụn bẩn trên sàn.', es: 'Aspira polvo, pelo y migas del suelo.', ja: '床のほこりや髪の毛、食べこぼしを吸い取ります。', ko: '바닥의 먼지, 머리카락, 부스러기를 빨아들입니다.' },
      },
      {
        leaf: 3502,
        noun: { en: ['fan', 'one'], th: ['พัดลม', 'ตัว'], zh: ['电风扇', '台'], vi: ['quạt', 'chiếc'], es: ['ventilador', 'm'], ja: ['扇風機', '台'], ko: ['선풍기', '대'] },
        use: { en: 'for a breeze on hot days', th: 'สำหรับคลายร้อน', zh: '夏日送风用', vi: 'để làm mát ngày nóng', es: 'para dar aire en días de calor', ja: '夏の暑さ対策に', ko: '더위 식히기용' },
        truth: { en: 'Moves the air around for a cooling breeze.', th: 'เป่าลมให้อากาศหมุนเวียน รู้สึกเย็นขึ้น', zh: '让空气流动，带来阵阵凉风。', vi: 'Lưu thông không khí, tạo luồng gió mát.', es: 'Mueve el aire y da una brisa fresca.', ja: '空気を動かして涼しい風を送ります。', ko: '공기를 순환시켜 시원한 바람을 만듭니다.' },
      },
      {
        leaf: 3503,
        noun: { en: ['air conditioner', 'one'], th: ['เครื่องปรับอากาศ', 'เครื่อง'], zh: ['空调', '台'], vi: ['máy điều hòa', 'chiếc'], es: ['aire acondicionado', 'm'], ja: ['エアコン', '台'], ko: ['에어컨', '대'] },
        use: { en: 'for cooling a hot room', th: 'สำหรับทำให้ห้องเย็นสบาย', zh: '房间降温用', vi: 'để làm mát phòng', es: 'para refrescar la habitación', ja: '暑い部屋の冷房に', ko: '더운 방 냉방용' },
        truth: { en: 'Brings down the heat of a room in summer.', th: 'ช่วยลดความร้อนในห้องช่วงหน้าร้อน', zh: '夏天给房间降温。', vi: 'Giúp phòng bớt nóng vào mùa hè.', es: 'Rebaja el calor de la habitación en verano.', ja: '夏の部屋の暑さをやわらげます。', ko: '여름철 방 안의 더위를 식혀 줍니다.' },
      },
      {
        leaf: 3504,
        noun: { en: ['air purifier', 'one'], th: ['เครื่องฟอกอากาศ', 'เครื่อง'], zh: ['空气净化器', '台'], vi: ['máy lọc không khí', 'chiếc'], es: ['purificador de aire', 'm'], ja: ['空気清浄機', '台'], ko: ['공기청정기', '대'] },
        use: { en: 'for the air in a room', th: 'สำหรับดูแลอากาศในห้อง', zh: '改善室内空气用', vi: 'để cải thiện không khí trong phòng', es: 'para el aire de la habitación', ja: 'お部屋の空気ケアに', ko: '실내 공기 관리용' },
        truth: { en: 'Works on the indoor air while people sleep, work or relax.', th: 'ดูแลอากาศในห้องระหว่างนอน ทำงาน หรือพักผ่อน', zh: '睡觉、工作或休息时，打理室内空气。', vi: 'Xử lý không khí trong phòng khi ngủ, làm việc hay nghỉ ngơi.', es: 'Trata el aire interior mientras se duerme, se trabaja o se descansa.', ja: '眠る間も仕事中も、くつろぐときも室内の空気を整えます。', ko: '자거나 일하거나 쉬는 동안 실내 공기를 관리해 줍니다.' },
      },
      {
        leaf: 3505,
        noun: { en: ['iron', 'one'], th: ['เตารีด', 'เครื่อง'], zh: ['熨斗', '个'], vi: ['bàn ủi', 'chiếc'], es: ['plancha de ropa', 'f'], ja: ['アイロン', '台'], ko: ['다리미', '대'] },
        use: { en: 'for smoothing out creases', th: 'สำหรับรีดผ้าให้เรียบ', zh: '熨平衣物用', vi: 'để ủi phẳng quần áo', es: 'para quitar arrugas de la ropa', ja: '衣類のしわ伸ばしに', ko: '옷 주름 제거용' },
        truth: { en: 'Heat takes the creases out of shirts, skirts and sheets.', th: 'ใช้ความร้อนรีดรอยยับบนเสื้อ กระโปรง และผ้าปู', zh: '以热力抚平衬衫、裙子和床单的褶皱。', vi: 'Dùng nhiệt làm phẳng nếp nhăn trên áo, váy và ga giường.', es: 'El calor alisa camisas, faldas y sábanas.', ja: '熱でシャツやスカート、シーツのしわを伸ばします。', ko: '열로 셔츠, 치마, 시트의 주름을 펴 줍니다.' },
      },
      {
        leaf: 3506,
        noun: { en: ['washing machine', 'one'], th: ['เครื่องซักผ้า', 'เครื่อง'], zh: ['洗衣机', '台'], vi: ['máy giặt', 'chiếc'], es: ['lavadora', 'f'], ja: ['洗濯機', '台'], ko: ['세탁기', '대'] },
        use: { en: 'for the family laundry', th: 'สำหรับซักผ้าในครอบครัว', zh: '打理全家衣物用', vi: 'để giặt đồ cho gia đình', es: 'para la colada de la familia', ja: '家族の洗濯に', ko: '가정 세탁용' },
        truth: { en: 'Takes a load of laundry off the hands.', th: 'ช่วยทุ่นแรงงานซักผ้าในบ้าน', zh: '一桶衣物交给它，省去手洗。', vi: 'Giặt cả mẻ quần áo, đỡ phải giặt tay.', es: 'Ahorra tener que lavar la ropa a mano.', ja: '手洗いの手間なく、まとめて洗濯できます。', ko: '손빨래 없이 빨래를 한 번에 할 수 있습니다.' },
      },
      {
        leaf: 3507,
        noun: { en: ['heater', 'one'], th: ['เครื่องทำความร้อน', 'เครื่อง'], zh: ['取暖器', '台'], vi: ['máy sưởi', 'chiếc'], es: ['calefactor', 'm'], ja: ['ヒーター', '台'], ko: ['히터', '대'] },
        use: { en: 'for warmth on cold days', th: 'สำหรับให้ความอุ่นในวันหนาว', zh: '冬日驱寒用', vi: 'để sưởi ấm ngày lạnh', es: 'para dar calor en días fríos', ja: '寒い日の暖房に', ko: '추운 날 난방용' },
        truth: { en: 'Warms a room or a corner when it is cold outside.', th: 'ให้ความอบอุ่นทั้งห้องหรือเฉพาะมุมเมื่ออากาศหนาว', zh: '天冷时让房间或身边暖和起来。', vi: 'Sưởi ấm căn phòng hoặc một góc khi trời lạnh.', es: 'Calienta la habitación o un rincón cuando hace frío.', ja: '寒いときに部屋や足元を暖めます。', ko: '추울 때 방이나 한쪽 공간을 따뜻하게 해 줍니다.' },
      },
    ],
  },
  {
    section: 3600,
    uses: [
      { en: 'for a cosy home', th: 'สำหรับบ้านที่น่าอยู่', zh: '营造舒适居家', vi: 'cho tổ ấm dễ chịu', es: 'para un hogar acogedor', ja: '心地よい部屋づくりに', ko: '아늑한 집 꾸미기용' },
      { en: 'for a fresh look at home', th: 'สำหรับเปลี่ยนบรรยากาศในบ้าน', zh: '居家焕新用', vi: 'để làm mới không gian nhà', es: 'para renovar la casa', ja: 'お部屋の模様替えに', ko: '집 안 분위기 전환용' },
    ],
    truths: [
      { en: 'An easy way to change the feel of a bedroom, bathroom or living room.', th: 'เปลี่ยนบรรยากาศห้องนอน ห้องน้ำ หรือห้องนั่งเล่นได้ง่าย', zh: '轻松改变卧室、浴室或客厅的氛围。', vi: 'Cách dễ dàng để thay đổi không khí phòng ngủ, phòng tắm hay phòng khách.', es: 'Una forma sencilla de cambiar el aire del dormitorio, el baño o el salón.', ja: '寝室や浴室、リビングの雰囲気を手軽に変えられます。', ko: '침실, 욕실, 거실의 분위기를 손쉽게 바꿀 수 있습니다.' },
      { en: 'Air out regularly to keep fresh and dry.', th: 'ผึ่งลมเป็นประจำเพื่อให้แห้งและไม่อับ', zh: '经常通风，保持干爽。', vi: 'Nên để thoáng thường xuyên cho khô ráo.', es: 'Airear con regularidad evita la humedad.', ja: 'こまめに風を通し、乾いた状態を保ってください。', ko: '자주 바람을 쐬어 보송하게 유지해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the measurements and the care label before ordering.', th: 'ตรวจสอบขนาดและวิธีดูแลก่อนสั่งซื้อ', zh: '下单前请确认尺寸和洗护说明。', vi: 'Kiểm tra kích thước và cách bảo quản trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar las medidas y las instrucciones de cuidado.', ja: 'ご注文前にサイズとお手入れ方法をご確認ください。', ko: '주문 전에 치수와 관리 방법을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3601,
        noun: { en: ['bedding set', 'one'], th: ['ชุดผ้าปูที่นอน', 'ชุด'], zh: ['床品套件', '套'], vi: ['bộ chăn ga', 'bộ'], es: ['juego de cama', 'm'], ja: ['寝具カバーセット', '組'], ko: ['침구 세트', '세트'] },
        use: { en: 'for making the bed', th: 'สำหรับปูเตียงนอน', zh: '铺床换洗用', vi: 'để trải giường', es: 'para vestir la cama', ja: 'ベッドメイクに', ko: '침대 꾸미기용' },
        truth: { en: 'Covers the mattress or quilt and comes off for washing.', th: 'ใช้คลุมที่นอนหรือผ้านวม ถอดซักได้', zh: '包覆床垫或被子，可拆下清洗。', vi: 'Bọc đệm hoặc chăn, tháo ra giặt được.', es: 'Cubre el colchón o el edredón y se quita para lavar.', ja: 'マットレスや布団を覆い、外して洗えます。', ko: '매트리스나 이불을 감싸고 벗겨서 세탁할 수 있습니다.' },
      },
      {
        leaf: 3602,
        noun: { en: ['pillow', 'one'], th: ['หมอน', 'ใบ'], zh: ['枕头', '个'], vi: ['gối', 'chiếc'], es: ['almohada', 'f'], ja: ['枕', '個'], ko: ['베개', '개'] },
        use: { en: 'for sleeping and leaning back', th: 'สำหรับหนุนนอนและพิงหลัง', zh: '睡觉靠坐用', vi: 'để gối đầu và tựa lưng', es: 'para dormir y recostarse', ja: '睡眠やくつろぎの時間に', ko: '수면·등받이용' },
        truth: { en: 'Soft support for the head or back on a bed or sofa.', th: 'รองศีรษะหรือหลังให้นุ่มสบาย ทั้งบนเตียงและโซฟา', zh: '放在床上或沙发上，柔软支撑头部或背部。', vi: 'Nâng đỡ êm cho đầu hoặc lưng trên giường hay sofa.', es: 'Apoyo blando para la cabeza o la espalda en la cama o el sofá.', ja: 'ベッドやソファで頭や背中をやわらかく支えます。', ko: '침대나 소파에서 머리나 등을 부드럽게 받쳐 줍니다.' },
      },
      {
        leaf: 3603,
        noun: { en: ['blanket', 'one'], th: ['ผ้าห่ม', 'ผืน'], zh: ['毯子', '条'], vi: ['chăn', 'chiếc'], es: ['manta', 'f'], ja: ['毛布', '枚'], ko: ['담요', '장'] },
        use: { en: 'for warmth in bed or on the sofa', th: 'สำหรับห่มบนเตียงหรือโซฟา', zh: '床上沙发保暖用', vi: 'để đắp trên giường hoặc sofa', es: 'para abrigarse en la cama o el sofá', ja: 'ベッドやソファでの防寒に', ko: '침대·소파 보온용' },
        truth: { en: 'Spreads over the bed or wraps around the shoulders.', th: 'คลุมเตียงหรือห่มไหล่ก็ได้', zh: '可铺盖在床上，也可披在肩头。', vi: 'Trải lên giường hoặc quấn quanh vai.', es: 'Se extiende sobre la cama o arropa los hombros.', ja: 'ベッドに掛けても、肩に羽織っても使えます。', ko: '침대에 덮거나 어깨에 두를 수 있습니다.' },
      },
      {
        leaf: 3604,
        noun: { en: ['mattress', 'one'], th: ['ที่นอน', 'หลัง'], zh: ['床垫', '张'], vi: ['đệm', 'chiếc'], es: ['colchón', 'm'], ja: ['マットレス', '枚'], ko: ['매트리스', '개'] },
        use: { en: 'for a night’s sleep', th: 'สำหรับนอนหลับ', zh: '夜间安睡用', vi: 'để ngủ ngon giấc', es: 'para el descanso nocturno', ja: '毎晩の眠りに', ko: '수면용' },
        truth: { en: 'Lies on a bed frame or floor as the layer to sleep on.', th: 'วางบนเตียงหรือพื้นเพื่อรองนอน', zh: '铺在床架或地板上，作为睡眠的垫层。', vi: 'Đặt trên giường hoặc sàn để nằm ngủ.', es: 'Se coloca sobre la cama o el suelo como base para dormir.', ja: 'ベッドフレームや床に敷いて眠ります。', ko: '침대 프레임이나 바닥에 깔고 그 위에서 잡니다.' },
      },
      {
        leaf: 3605,
        noun: { en: ['towel', 'one'], th: ['ผ้าขนหนู', 'ผืน'], zh: ['毛巾', '条'], vi: ['khăn tắm', 'chiếc'], es: ['toalla', 'f'], ja: ['タオル', '枚'], ko: ['수건', '장'] },
        use: { en: 'for bath, face and hands', th: 'สำหรับเช็ดตัว เช็ดหน้า และเช็ดมือ', zh: '洗澡洗脸擦手用', vi: 'để lau người, mặt và tay', es: 'para baño, cara y manos', ja: '入浴や洗顔、手拭きに', ko: '목욕·세안·손 닦기용' },
        truth: { en: 'Dries the skin after a bath, a wash or a swim.', th: 'เช็ดตัวให้แห้งหลังอาบน้ำ ล้างหน้า หรือว่ายน้ำ', zh: '洗澡、洗脸或游泳后擦干身体。', vi: 'Lau khô người sau khi tắm, rửa mặt hoặc bơi.', es: 'Seca la piel después del baño, el aseo o la piscina.', ja: '入浴や洗顔、水泳の後に体を拭けます。', ko: '목욕, 세안, 수영 뒤에 물기를 닦아 줍니다.' },
      },
      {
        leaf: 3606,
        noun: { en: ['rug', 'one'], th: ['พรม', 'ผืน'], zh: ['地毯', '块'], vi: ['tấm thảm', 'tấm'], es: ['alfombra', 'f'], ja: ['ラグ', '枚'], ko: ['러그', '장'] },
        use: { en: 'for floors at home', th: 'สำหรับปูพื้นในบ้าน', zh: '铺地装饰用', vi: 'để trải sàn nhà', es: 'para el suelo de casa', ja: '床の敷物に', ko: '바닥 깔개용' },
        truth: { en: 'Softens the step and marks out a part of the room.', th: 'ให้สัมผัสนุ่มเท้าและแบ่งโซนในห้อง', zh: '踩上去更柔软，也能划分空间。', vi: 'Êm chân và phân chia khu vực trong phòng.', es: 'Suaviza la pisada y delimita una zona de la estancia.', ja: '足触りをやわらげ、部屋の一角を区切れます。', ko: '발에 닿는 느낌을 부드럽게 하고 공간을 나눠 줍니다.' },
      },
      {
        leaf: 3607,
        noun: { en: ['curtain', 'one'], th: ['ผ้าม่าน', 'ผืน'], zh: ['窗帘', '幅'], vi: ['rèm cửa', 'tấm'], es: ['cortina', 'f'], ja: ['カーテン', '枚'], ko: ['커튼', '장'] },
        use: { en: 'for windows and privacy', th: 'สำหรับหน้าต่างและความเป็นส่วนตัว', zh: '遮光护隐私用', vi: 'để che cửa sổ và giữ riêng tư', es: 'para ventanas y más intimidad', ja: '窓辺の目隠しに', ko: '창문·사생활 보호용' },
        truth: { en: 'Hangs at a window to filter light and screen the view.', th: 'ติดหน้าต่างเพื่อกรองแสงและบังสายตา', zh: '挂在窗前，调节光线、遮挡视线。', vi: 'Treo ở cửa sổ để lọc sáng và che tầm nhìn.', es: 'Se cuelga en la ventana para tamizar la luz y dar intimidad.', ja: '窓に掛けて光をやわらげ、視線をさえぎります。', ko: '창에 걸어 빛을 조절하고 시선을 가려 줍니다.' },
      },
      {
        leaf: 3608,
        noun: { en: ['bathroom accessory', 'one'], th: ['อุปกรณ์ห้องน้ำ', 'ชิ้น'], zh: ['浴室用品', '件'], vi: ['phụ kiện phòng tắm', 'phụ kiện'], es: ['accesorio de baño', 'm'], ja: ['バス用品', '点'], ko: ['욕실용품', '개'] },
        use: { en: 'for shower, sink and bath', th: 'สำหรับฝักบัว อ่างล้างหน้า และห้องอาบน้ำ', zh: '淋浴洗漱用', vi: 'dùng cho vòi sen, chậu rửa, bồn tắm', es: 'para ducha, lavabo y bañera', ja: 'シャワーや洗面台に', ko: '샤워·세면대용' },
        truth: { en: 'Keeps the bathroom tidy and ready for the next person.', th: 'ช่วยให้ห้องน้ำเป็นระเบียบพร้อมใช้งาน', zh: '让浴室整洁，随时可用。', vi: 'Giúp phòng tắm gọn gàng, sẵn sàng sử dụng.', es: 'Mantiene el baño ordenado y listo para la siguiente persona.', ja: '浴室や洗面所を整え、使いやすくします。', ko: '욕실을 깔끔하게 정돈해 쓰기 편하게 합니다.' },
      },
    ],
  },
  {
    section: 3700,
    uses: [
      { en: 'to give a room a new look', th: 'ใช้เปลี่ยนลุคห้อง', zh: '房间焕新用', vi: 'để làm mới căn phòng', es: 'para dar otro aire a la habitación', ja: 'お部屋の模様替えに', ko: '방 분위기 전환용' },
      { en: 'for living room and bedroom', th: 'สำหรับห้องนั่งเล่นและห้องนอน', zh: '客厅卧室用', vi: 'dùng cho phòng khách và phòng ngủ', es: 'para salón y dormitorio', ja: 'リビングや寝室に', ko: '거실·침실용' },
    ],
    truths: [
      { en: 'Changes how a room looks and feels.', th: 'เปลี่ยนหน้าตาและบรรยากาศของห้อง', zh: '改变房间的样子和氛围。', vi: 'Thay đổi diện mạo và không khí của căn phòng.', es: 'Cambia el aspecto y el ambiente de la habitación.', ja: '部屋の見た目や雰囲気を変えます。', ko: '방의 모습과 분위기를 바꿔 줍니다.' },
      { en: 'Easy to match with the colours and furniture already there.', th: 'เลือกให้เข้ากับสีและเฟอร์นิเจอร์ที่มีอยู่', zh: '可按家中已有的色调和家具来挑选。', vi: 'Chọn theo màu sắc và nội thất sẵn có.', es: 'Se elige según los colores y muebles que ya hay.', ja: '今ある家具や色合いに合わせて選べます。', ko: '이미 있는 가구와 색감에 맞춰 고를 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the dimensions, the material and what is included before ordering.', th: 'ตรวจสอบขนาด วัสดุ และสิ่งที่ได้รับก่อนสั่งซื้อ', zh: '下单前请确认尺寸、材质和包含的物品。', vi: 'Kiểm tra kích thước, chất liệu và những gì đi kèm trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar las medidas, el material y lo que se incluye.', ja: 'ご注文前にサイズ、素材、セット内容をご確認ください。', ko: '주문 전에 크기, 소재, 구성품을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3701,
        noun: { en: ['lamp', 'one'], th: ['โคมไฟ', 'ดวง'], zh: ['灯具', '盏'], vi: ['đèn', 'chiếc'], es: ['lámpara', 'f'], ja: ['照明器具', '台'], ko: ['조명', '개'] },
        use: { en: 'for light in the evening', th: 'สำหรับให้แสงยามค่ำ', zh: '夜间照明用', vi: 'để thắp sáng buổi tối', es: 'para la luz de la noche', ja: '夜の明かりに', ko: '저녁 조명용' },
        truth: { en: 'Gives light for reading, working or simply sitting together.', th: 'ให้แสงสำหรับอ่านหนังสือ ทำงาน หรือนั่งคุยกัน', zh: '为阅读、工作或闲坐提供光亮。', vi: 'Cho ánh sáng để đọc sách, làm việc hay quây quần.', es: 'Da luz para leer, trabajar o simplemente estar juntos.', ja: '読書や仕事、だんらんのための明かりになります。', ko: '독서, 작업, 모임에 필요한 빛을 줍니다.' },
      },
      {
        leaf: 3702,
        noun: { en: ['light bulb', 'one'], th: ['หลอดไฟ', 'หลอด'], zh: ['灯泡', '只'], vi: ['bóng đèn', 'chiếc'], es: ['bombilla', 'f'], ja: ['電球', '個'], ko: ['전구', '개'] },
        use: { en: 'to replace a bulb at home', th: 'ใช้เปลี่ยนหลอดไฟในบ้าน', zh: '家用照明更换', vi: 'để thay bóng trong nhà', es: 'para cambiar una bombilla', ja: '電球の交換に', ko: '전구 교체용' },
        truth: { en: 'Fits the socket of a lamp and lights up when switched on.', th: 'ใส่กับขั้วโคมไฟ เปิดสวิตช์แล้วให้แสงสว่าง', zh: '装进灯座，打开开关即亮。', vi: 'Lắp vào đui đèn, bật công tắc là sáng.', es: 'Encaja en el casquillo de la lámpara y se enciende con el interruptor.', ja: '照明のソケットに付け、スイッチを入れると点灯します。', ko: '조명 소켓에 끼우고 스위치를 켜면 불이 들어옵니다.' },
      },
      {
        leaf: 3703,
        noun: { en: ['candle', 'one'], th: ['เทียน', 'เล่ม'], zh: ['蜡烛', '支'], vi: ['nến', 'cây'], es: ['vela', 'f'], ja: ['キャンドル', '個'], ko: ['캔들', '개'] },
        use: { en: 'for a calm evening at home', th: 'สำหรับค่ำคืนผ่อนคลายที่บ้าน', zh: '居家放松氛围用', vi: 'cho buổi tối thư giãn tại nhà', es: 'para una velada tranquila', ja: 'くつろぎの夜に', ko: '편안한 저녁 분위기용' },
        truth: { en: 'Sets a gentle mood for dinner, a bath or quiet time.', th: 'สร้างบรรยากาศนุ่มนวลในมื้อค่ำ ตอนแช่น้ำ หรือยามพัก', zh: '为晚餐、泡澡或独处营造柔和氛围。', vi: 'Tạo không khí nhẹ nhàng cho bữa tối, lúc tắm hay nghỉ ngơi.', es: 'Crea un ambiente suave para la cena, el baño o el descanso.', ja: '夕食や入浴、静かな時間をやわらかく演出します。', ko: '저녁 식사, 목욕, 휴식 시간에 은은한 분위기를 만듭니다.' },
      },
      {
        leaf: 3704,
        noun: { en: ['framed picture', 'one'], th: ['กรอบรูป', 'อัน'], zh: ['装饰画', '幅'], vi: ['khung tranh', 'chiếc'], es: ['cuadro', 'm'], ja: ['額入りアート', '点'], ko: ['액자', '개'] },
        use: { en: 'for bare walls and shelves', th: 'สำหรับผนังและชั้นวางที่ว่าง', zh: '装点墙面台面用', vi: 'cho tường và kệ còn trống', es: 'para paredes y estantes vacíos', ja: '壁や棚の飾りに', ko: '벽·선반 장식용' },
        truth: { en: 'Hangs on a wall or stands on a shelf as a point of interest.', th: 'แขวนผนังหรือตั้งบนชั้นให้เป็นจุดเด่นของห้อง', zh: '挂在墙上或摆在架上，成为视线焦点。', vi: 'Treo tường hoặc đặt trên kệ làm điểm nhấn.', es: 'Colgado o sobre una balda, atrae la mirada.', ja: '壁に掛けても棚に置いても、目を引く飾りになります。', ko: '벽에 걸거나 선반에 세워 두면 눈길을 끕니다.' },
      },
      {
        leaf: 3705,
        noun: { en: ['vase', 'one'], th: ['แจกัน', 'ใบ'], zh: ['花瓶', '个'], vi: ['bình hoa', 'chiếc'], es: ['jarrón', 'm'], ja: ['花瓶', '個'], ko: ['꽃병', '개'] },
        use: { en: 'for flowers and branches', th: 'สำหรับจัดดอกไม้และกิ่งไม้', zh: '插花装饰用', vi: 'để cắm hoa và cành', es: 'para flores y ramas', ja: '花や枝もののアレンジに', ko: '꽃·가지 장식용' },
        truth: { en: 'Stands on a table or sideboard with flowers or on its own.', th: 'วางบนโต๊ะหรือตู้ จะใส่ดอกไม้หรือวางเดี่ยวก็ได้', zh: '摆在桌上或柜上，插花或单独陈设都行。', vi: 'Đặt trên bàn hoặc tủ, cắm hoa hay để không đều được.', es: 'Luce en la mesa o el aparador, con flores o sin ellas.', ja: '花を生けても、そのまま置いても、テーブルや棚を飾れます。', ko: '꽃을 꽂거나 그대로 두어 탁자나 장식장을 꾸밉니다.' },
      },
      {
        leaf: 3706,
        noun: { en: ['mirror', 'one'], th: ['กระจก', 'บาน'], zh: ['镜子', '面'], vi: ['gương', 'chiếc'], es: ['espejo', 'm'], ja: ['鏡', '枚'], ko: ['거울', '개'] },
        use: { en: 'for dressing and making a room lighter', th: 'สำหรับแต่งตัวและเพิ่มแสงในห้อง', zh: '梳妆和提亮空间用', vi: 'để soi và giúp phòng sáng hơn', es: 'para vestirse y dar luz al cuarto', ja: '身支度やお部屋のアクセントに', ko: '옷매무새·인테리어용' },
        truth: { en: 'Shows a reflection for dressing and bounces light into the room.', th: 'ใช้ส่องแต่งตัวและสะท้อนแสงเข้าห้อง', zh: '梳妆照影，还能把光反射进房间。', vi: 'Soi khi mặc đồ và phản chiếu ánh sáng vào phòng.', es: 'Sirve para arreglarse y refleja luz hacia la habitación.', ja: '身支度に使え、部屋に光を反射させます。', ko: '옷매무새를 비춰 보고 방에 빛을 반사해 줍니다.' },
      },
      {
        leaf: 3707,
        noun: { en: ['clock', 'one'], th: ['นาฬิกา', 'เรือน'], zh: ['时钟', '个'], vi: ['đồng hồ', 'chiếc'], es: ['reloj', 'm'], ja: ['時計', '台'], ko: ['시계', '개'] },
        use: { en: 'for telling the time at home', th: 'สำหรับบอกเวลาในบ้าน', zh: '居家看时间用', vi: 'để xem giờ trong nhà', es: 'para ver la hora en casa', ja: '部屋での時間の確認に', ko: '실내 시간 확인용' },
        truth: { en: 'Shows the time at a glance without reaching for a phone.', th: 'ดูเวลาได้ทันทีโดยไม่ต้องหยิบมือถือ', zh: '抬眼就能看时间，不用拿手机。', vi: 'Liếc qua là biết giờ, không cần cầm điện thoại.', es: 'Muestra la hora de un vistazo, sin coger el móvil.', ja: 'スマホを手に取らなくても、ひと目で時間が分かります。', ko: '휴대폰을 들지 않고도 한눈에 시간을 볼 수 있습니다.' },
      },
      {
        leaf: 3708,
        noun: { en: ['ornament', 'one'], th: ['ของตั้งโชว์', 'ชิ้น'], zh: ['摆件', '个'], vi: ['đồ trang trí', 'món'], es: ['adorno', 'm'], ja: ['置物', '個'], ko: ['장식소품', '개'] },
        use: { en: 'for shelves and side tables', th: 'สำหรับวางบนชั้นและโต๊ะข้าง', zh: '架上桌边摆放用', vi: 'để bày trên kệ và bàn nhỏ', es: 'para estantes y mesitas', ja: '棚やサイドテーブルに', ko: '선반·협탁 장식용' },
        truth: { en: 'A decorative piece to display, collect or give.', th: 'ของตกแต่งสำหรับตั้งโชว์ สะสม หรือมอบให้', zh: '可陈列、可收藏、可送人的装饰物。', vi: 'Món trang trí để bày, sưu tầm hoặc tặng.', es: 'Una pieza decorativa para exponer, coleccionar o regalar.', ja: '飾ったり集めたり、贈ったりできる装飾品です。', ko: '진열하거나 모으거나 선물할 수 있는 장식품입니다.' },
      },
      {
        leaf: 3709,
        noun: { en: ['piggy bank', 'one'], th: ['กระปุกออมสิน', 'ใบ'], zh: ['存钱罐', '个'], vi: ['heo đất', 'con'], es: ['alcancía', 'f'], ja: ['貯金箱', '個'], ko: ['저금통', '개'] },
        use: { en: 'for keeping coins and notes', th: 'สำหรับเก็บเหรียญและธนบัตร', zh: '存放硬币纸币用', vi: 'để cất tiền xu và tiền giấy', es: 'para guardar monedas y billetes', ja: '小銭やお札の保管に', ko: '동전·지폐 보관용' },
        truth: { en: 'Keeps money in one place until it is needed.', th: 'เก็บเงินไว้ในที่เดียวจนกว่าจะใช้', zh: '把钱收在一处，要用时再取。', vi: 'Giữ tiền ở một chỗ cho đến khi cần dùng.', es: 'Guarda el dinero en un solo sitio hasta que hace falta.', ja: '使うときまで、お金をひとところにしまっておけます。', ko: '필요할 때까지 돈을 한곳에 모아 둘 수 있습니다.' },
      },
    ],
  },
  {
    section: 3800,
    uses: [
      { en: 'for keeping house and garden in order', th: 'สำหรับดูแลบ้านและสวนให้เรียบร้อย', zh: '打理家居庭院用', vi: 'để giữ nhà và sân gọn gàng', es: 'para tener casa y jardín en orden', ja: '家や庭の手入れに', ko: '집·마당 관리용' },
      { en: 'for home, balcony and garden', th: 'สำหรับบ้าน ระเบียง และสวน', zh: '家居阳台庭院用', vi: 'dùng cho nhà, ban công và sân vườn', es: 'para casa, balcón y jardín', ja: '家やベランダ、庭に', ko: '집·베란다·정원용' },
    ],
    truths: [
      { en: 'Part of keeping a home, balcony or garden in order.', th: 'เป็นของใช้ดูแลบ้าน ระเบียง หรือสวนให้เรียบร้อย', zh: '打理家、阳台或花园时用得上。', vi: 'Giúp giữ nhà cửa, ban công hoặc vườn gọn gàng.', es: 'Parte del cuidado de la casa, el balcón o el jardín.', ja: '家やベランダ、庭を整えるときに役立ちます。', ko: '집이나 베란다, 정원을 돌볼 때 쓰입니다.' },
      { en: 'Useful in a flat as well as in a house with a garden.', th: 'ใช้ได้ทั้งในคอนโดและบ้านที่มีสวน', zh: '公寓或带院子的房子都用得上。', vi: 'Hợp với cả căn hộ lẫn nhà có sân vườn.', es: 'Útil tanto en un piso como en una casa con jardín.', ja: 'マンションでも庭のある家でも使えます。', ko: '아파트에서도 마당 있는 집에서도 쓸 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size, the quantity and what is included before ordering.', th: 'ตรวจสอบขนาด จำนวน และสิ่งที่รวมอยู่ก่อนสั่งซื้อ', zh: '下单前请确认规格、数量和包含的物品。', vi: 'Kiểm tra kích thước, số lượng và những gì đi kèm trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar el tamaño, la cantidad y lo que se incluye.', ja: 'ご注文前にサイズ、数量、セット内容をご確認ください。', ko: '주문 전에 크기, 수량, 구성품을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3801,
        noun: { en: ['broom', 'one'], th: ['ไม้กวาด', 'อัน'], zh: ['扫把', '把'], vi: ['chổi', 'cây'], es: ['escoba', 'f'], ja: ['ほうき', '本'], ko: ['빗자루', '개'] },
        use: { en: 'for sweeping floors', th: 'สำหรับกวาดพื้น', zh: '扫地清洁用', vi: 'để quét sàn', es: 'para barrer el suelo', ja: '床掃除に', ko: '바닥 청소용' },
        truth: { en: 'Gathers dust and crumbs from the floor without electricity.', th: 'กวาดฝุ่นและเศษผงบนพื้นโดยไม่ต้องใช้ไฟ', zh: '不用电就能清扫地面的灰尘碎屑。', vi: 'Gom bụi và vụn trên sàn mà không cần điện.', es: 'Recoge polvo y migas del suelo sin electricidad.', ja: '電気を使わずに床のほこりやごみを集められます。', ko: '전기 없이 바닥의 먼지와 부스러기를 쓸어 모읍니다.' },
      },
      {
        leaf: 3802,
        noun: { en: ['cleaning sponge', 'one'], th: ['ฟองน้ำทำความสะอาด', 'ชิ้น'], zh: ['清洁海绵', '块'], vi: ['miếng bọt biển', 'miếng'], es: ['esponja de limpieza', 'f'], ja: ['掃除用スポンジ', '個'], ko: ['청소용 스펀지', '개'] },
        use: { en: 'for dishes and surfaces', th: 'สำหรับล้างจานและเช็ดพื้นผิว', zh: '洗碗擦拭用', vi: 'để rửa bát và lau bề mặt', es: 'para vajilla y superficies', ja: '食器洗いや拭き掃除に', ko: '설거지·표면 청소용' },
        truth: { en: 'Soaks up water and wipes away dirt from dishes and surfaces.', th: 'ซับน้ำและเช็ดคราบบนจานชามและพื้นผิว', zh: '吸水去污，清洁餐具和台面。', vi: 'Thấm nước và lau sạch vết bẩn trên bát đĩa, mặt bếp.', es: 'Absorbe agua y arrastra la suciedad de platos y superficies.', ja: '水を含み、食器や台の汚れを落とします。', ko: '물을 머금어 그릇과 표면의 때를 닦아 냅니다.' },
      },
      {
        leaf: 3803,
        noun: { en: ['bin', 'one'], th: ['ถัง', 'ใบ'], zh: ['家用桶', '个'], vi: ['thùng', 'chiếc'], es: ['cubo', 'm'], ja: ['ゴミ箱', '個'], ko: ['휴지통', '개'] },
        use: { en: 'for waste and odds and ends', th: 'สำหรับใส่ขยะและของจิปาถะ', zh: '装垃圾杂物用', vi: 'để đựng rác và đồ lặt vặt', es: 'para residuos y trastos', ja: 'ゴミや小物入れに', ko: '쓰레기·잡동사니 정리용' },
        truth: { en: 'Filled from the top and emptied when full.', th: 'ใส่จากด้านบน เต็มแล้วเทออกได้', zh: '从上方投放，装满即可倒空。', vi: 'Bỏ vào từ phía trên, đầy thì đổ đi.', es: 'Se llena por arriba y se vacía cuando hace falta.', ja: '上から入れて、いっぱいになったら空けられます。', ko: '위로 넣고 가득 차면 비웁니다.' },
      },
      {
        leaf: 3804,
        noun: { en: ['household essential', 'one'], th: ['ของใช้ในบ้าน', 'ชิ้น'], zh: ['日用消耗品', '件'], vi: ['đồ dùng gia đình', 'món'], es: ['producto para el hogar', 'm'], ja: ['日用消耗品', '点'], ko: ['생활 소모품', '개'] },
        use: { en: 'for weekly cleaning and restocking', th: 'สำหรับทำความสะอาดและเติมของใช้', zh: '日常清洁囤货用', vi: 'để vệ sinh và dự trữ trong nhà', es: 'para la limpieza y la reposición', ja: '毎週の掃除や買い置きに', ko: '청소·생활 비축용' },
        truth: { en: 'Used up little by little and bought again with the weekly shop.', th: 'ใช้ไปเรื่อยๆ แล้วซื้อเติมเป็นประจำ', zh: '日常消耗，定期补货。', vi: 'Dùng dần rồi mua thêm định kỳ.', es: 'Se gasta poco a poco y se repone con la compra semanal.', ja: '少しずつ使い、定期的に買い足す日用品です。', ko: '조금씩 쓰고 주기적으로 다시 사는 생활용품입니다.' },
      },
      {
        leaf: 3805,
        noun: { en: ['laundry basket', 'one'], th: ['ตะกร้าผ้า', 'ใบ'], zh: ['洗衣篮', '个'], vi: ['giỏ đồ giặt', 'chiếc'], es: ['cesto de ropa', 'm'], ja: ['ランドリーバスケット', '個'], ko: ['빨래바구니', '개'] },
        use: { en: 'for sorting and carrying laundry', th: 'สำหรับแยกและขนผ้าซัก', zh: '分类搬运衣物用', vi: 'để phân loại và mang đồ giặt', es: 'para separar y llevar la colada', ja: '洗濯物の仕分けや運搬に', ko: '빨래 분류·운반용' },
        truth: { en: 'Gathers clothes before the wash and carries them to dry after.', th: 'รวมผ้าก่อนซักและขนไปตากหลังซัก', zh: '洗前归拢衣物，洗后端去晾晒。', vi: 'Gom đồ trước khi giặt và mang đi phơi sau khi giặt.', es: 'Reúne la ropa antes de lavar y la lleva a tender después.', ja: '洗濯前の衣類をまとめ、洗い終わったら干し場へ運べます。', ko: '빨기 전 옷을 모으고 세탁 후 널 곳으로 옮깁니다.' },
      },
      {
        leaf: 3806,
        noun: { en: ['storage box', 'one'], th: ['กล่องเก็บของ', 'ใบ'], zh: ['收纳盒', '个'], vi: ['hộp đựng đồ', 'chiếc'], es: ['caja de almacenaje', 'f'], ja: ['収納ボックス', '個'], ko: ['수납함', '개'] },
        use: { en: 'for tidying small things', th: 'สำหรับจัดเก็บของกระจุกกระจิก', zh: '整理小物用', vi: 'để sắp xếp đồ lặt vặt', es: 'para ordenar cosas pequeñas', ja: '小物の整理に', ko: '소품 정리용' },
        truth: { en: 'Gives loose things a fixed place on a shelf or in a cupboard.', th: 'ให้ของจุกจิกมีที่ประจำบนชั้นหรือในตู้', zh: '让零散物品在架上或柜里各归其位。', vi: 'Cho đồ lặt vặt chỗ cố định trên kệ hoặc trong tủ.', es: 'Da un sitio fijo a las cosas sueltas en la balda o el armario.', ja: '散らかりがちな物を棚や戸棚の定位置にまとめます。', ko: '흩어진 물건에 선반이나 수납장 속 제자리를 만들어 줍니다.' },
      },
      {
        leaf: 3807,
        noun: { en: ['household tool', 'one'], th: ['เครื่องมือช่าง', 'ชิ้น'], zh: ['家用工具', '件'], vi: ['dụng cụ sửa chữa', 'dụng cụ'], es: ['herramienta', 'f'], ja: ['工具', '点'], ko: ['공구', '개'] },
        use: { en: 'for repairs and DIY', th: 'สำหรับซ่อมแซมและงาน DIY', zh: '维修DIY用', vi: 'để sửa chữa và làm đồ DIY', es: 'para reparaciones y bricolaje', ja: '修理やDIYに', ko: '수리·DIY용' },
        truth: { en: 'Kept in the toolbox for repairs, assembly and small projects.', th: 'มีไว้ในกล่องเครื่องมือสำหรับซ่อม ประกอบ และงานเล็กๆ', zh: '放在工具箱里，维修、组装、小制作都用得上。', vi: 'Để trong hộp đồ nghề cho việc sửa, lắp ráp và làm đồ nhỏ.', es: 'Para reparaciones, montajes y pequeños proyectos de casa.', ja: '修理や組み立て、ちょっとした工作のために備えておけます。', ko: '수리, 조립, 간단한 작업을 위해 공구함에 두고 씁니다.' },
      },
      {
        leaf: 3808,
        noun: { en: ['garden tool', 'one'], th: ['อุปกรณ์ทำสวน', 'ชิ้น'], zh: ['园艺工具', '件'], vi: ['dụng cụ làm vườn', 'dụng cụ'], es: ['herramienta de jardín', 'f'], ja: ['園芸用品', '点'], ko: ['원예도구', '개'] },
        use: { en: 'for pots, beds and lawns', th: 'สำหรับกระถาง แปลงปลูก และสนามหญ้า', zh: '盆栽花圃草坪用', vi: 'dùng cho chậu cây, luống và bãi cỏ', es: 'para macetas, parterres y césped', ja: '鉢や花壇、芝生に', ko: '화분·화단·잔디용' },
        truth: { en: 'Helps with planting, pruning or watering on a balcony or in a garden.', th: 'ช่วยปลูก ตัดแต่ง หรือรดน้ำต้นไม้ที่ระเบียงหรือในสวน', zh: '在阳台或花园里栽种、修剪、浇水时使用。', vi: 'Giúp trồng, cắt tỉa hoặc tưới cây ở ban công hay trong vườn.', es: 'Ayuda a plantar, podar o regar en el balcón o el jardín.', ja: 'ベランダや庭で、植え付けや剪定、水やりに使えます。', ko: '베란다나 정원에서 심고 다듬고 물 주는 일을 돕습니다.' },
      },
      {
        leaf: 3809,
        noun: { en: ['potted plant', 'one'], th: ['ไม้กระถาง', 'ต้น'], zh: ['盆栽', '盆'], vi: ['chậu cây', 'chậu'], es: ['planta en maceta', 'f'], ja: ['鉢植え', '鉢'], ko: ['화분', '개'] },
        use: { en: 'for greenery at home', th: 'สำหรับเพิ่มความเขียวในบ้าน', zh: '居家添绿用', vi: 'để thêm mảng xanh trong nhà', es: 'para poner verde en casa', ja: 'お部屋や庭の緑に', ko: '실내외 그린 인테리어용' },
        truth: { en: 'Brings greenery to a windowsill, balcony or garden.', th: 'เติมสีเขียวให้ริมหน้าต่าง ระเบียง หรือสวน', zh: '为窗台、阳台或花园添一抹绿意。', vi: 'Mang sắc xanh đến bậu cửa, ban công hoặc khu vườn.', es: 'Lleva verdor al alféizar, el balcón o el jardín.', ja: '窓辺やベランダ、庭に緑を添えます。', ko: '창가나 베란다, 정원에 초록을 더해 줍니다.' },
      },
    ],
  },
  {
    section: 3900,
    uses: [
      { en: 'for the table at home', th: 'สำหรับเก็บไว้กินที่บ้าน', zh: '居家餐桌用', vi: 'cho bữa ăn ở nhà', es: 'para la mesa de casa', ja: 'おうちの食卓に', ko: '가정 먹거리용' },
      { en: 'for sharing with family and friends', th: 'สำหรับแบ่งปันกับครอบครัวและเพื่อน', zh: '亲友分享', vi: 'để chia sẻ với gia đình, bạn bè', es: 'para compartir en familia o con amigos', ja: '家族や友人との時間に', ko: '가족·친구 나눔용' },
    ],
    truths: [
      { en: 'For sharing at home or taking along to family and friends.', th: 'แบ่งกันทานที่บ้านหรือนำไปฝากครอบครัวและเพื่อน', zh: '在家分享，或带给亲友。', vi: 'Dùng chung tại nhà hoặc mang biếu người thân, bạn bè.', es: 'Para compartir en casa o llevar a familiares y amigos.', ja: '家で分け合っても、家族や友人への手土産にもなります。', ko: '집에서 나눠 먹거나 가족과 친구에게 가져가기 좋습니다.' },
      { en: 'Store as the pack or the seller advises to keep the taste.', th: 'เก็บตามคำแนะนำบนบรรจุภัณฑ์หรือของผู้ขายเพื่อคงรสชาติ', zh: '按包装或卖家说明存放，保持口味。', vi: 'Bảo quản theo hướng dẫn trên bao bì hoặc của người bán để giữ hương vị.', es: 'Conservar según indique el envase o el vendedor para mantener el sabor.', ja: '風味を保つため、包装や出品者の案内に従って保存してください。', ko: '맛을 유지하려면 포장이나 판매자 안내에 따라 보관해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the ingredients, allergens and use-by date with the seller.', th: 'ตรวจสอบส่วนผสม สารก่อภูมิแพ้ และวันหมดอายุกับผู้ขาย', zh: '请向卖家确认配料、过敏原和保质期。', vi: 'Hỏi người bán về thành phần, chất gây dị ứng và hạn sử dụng.', es: 'Conviene consultar al vendedor los ingredientes, los alérgenos y la fecha de consumo.', ja: '原材料、アレルゲン、賞味期限を出品者にご確認ください。', ko: '원재료, 알레르기 성분, 소비기한을 판매자에게 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 3901,
        noun: { en: ['tea', 'mass'], th: ['ชา', 'แพ็ก'], zh: ['茶叶', '盒'], vi: ['trà', 'gói'], es: ['té', 'm'], ja: ['お茶', '袋'], ko: ['차', '통'] },
        use: { en: 'for a quiet cup of tea', th: 'สำหรับชงดื่มยามพัก', zh: '品茶小憩', vi: 'để pha uống lúc nghỉ ngơi', es: 'para una taza tranquila', ja: 'くつろぎの一杯に', ko: '차 한 잔의 여유에' },
        truth: { en: 'Brewed with hot or cold water, plain or with milk and honey.', th: 'ชงด้วยน้ำร้อนหรือน้ำเย็น ดื่มเปล่าหรือใส่นมและน้ำผึ้งได้', zh: '热泡冷泡皆可，清饮或加奶加蜜随意。', vi: 'Pha nước nóng hoặc lạnh, uống không hay thêm sữa, mật ong.', es: 'Se prepara con agua caliente o fría, solo o con leche y miel.', ja: 'お湯でも水でもいれられ、ミルクや蜂蜜を加えても楽しめます。', ko: '뜨거운 물이나 찬물에 우려 그대로 또는 우유와 꿀을 더해 마십니다.' },
      },
      {
        leaf: 3902,
        noun: { en: ['coffee', 'mass'], th: ['กาแฟ', 'แพ็ก'], zh: ['咖啡', '袋'], vi: ['cà phê', 'gói'], es: ['café', 'm'], ja: ['コーヒー', '袋'], ko: ['커피', '봉'] },
        use: { en: 'for a morning or afternoon cup', th: 'สำหรับดื่มยามเช้าหรือบ่าย', zh: '晨间午后一杯', vi: 'để uống buổi sáng hoặc chiều', es: 'para la taza de mañana o tarde', ja: '朝や午後の一杯に', ko: '아침·오후 커피 타임에' },
        truth: { en: 'Served hot or over ice, black or with milk.', th: 'ดื่มร้อนหรือเย็น จะดื่มดำหรือใส่นมก็ได้', zh: '热饮冰饮皆可，黑咖或加奶随意。', vi: 'Uống nóng hoặc đá, đen hoặc thêm sữa.', es: 'Se toma caliente o con hielo, solo o con leche.', ja: 'ホットでもアイスでも、ブラックでもミルク入りでも飲めます。', ko: '뜨겁게 또는 차갑게, 블랙이나 우유를 넣어 마십니다.' },
      },
      {
        leaf: 3903,
        noun: { en: ['soft drink', 'one'], th: ['เครื่องดื่ม', 'ชิ้น'], zh: ['饮料', '瓶'], vi: ['nước giải khát', 'chai'], es: ['refresco', 'm'], ja: ['清涼飲料', '本'], ko: ['음료수', '병'] },
        use: { en: 'to drink chilled', th: 'ใช้แช่เย็นดื่ม', zh: '冰镇饮用', vi: 'để uống lạnh', es: 'para tomar bien frío', ja: '冷やして飲む一杯に', ko: '시원한 음료 타임에' },
        truth: { en: 'Served chilled at meals, picnics and parties.', th: 'แช่เย็นดื่มคู่มื้ออาหาร ปิกนิก หรืองานเลี้ยง', zh: '冰镇后配餐、野餐、聚会都合适。', vi: 'Uống lạnh trong bữa ăn, dã ngoại và tiệc.', es: 'Se sirve frío en comidas, meriendas y fiestas.', ja: '冷やして、食事やピクニック、パーティーで楽しめます。', ko: '차게 해서 식사, 소풍, 파티 때 마십니다.' },
      },
      {
        leaf: 3904,
        noun: { en: ['snack', 'one'], th: ['ขนมขบเคี้ยว', 'แพ็ก'], zh: ['零食', '袋'], vi: ['đồ ăn vặt', 'gói'], es: ['aperitivo', 'm'], ja: ['スナック菓子', '袋'], ko: ['스낵', '봉'] },
        use: { en: 'for a bite between meals', th: 'สำหรับทานเล่นระหว่างมื้อ', zh: '两餐之间解馋', vi: 'để ăn vặt giữa các bữa', es: 'para picar entre horas', ja: '小腹がすいたときに', ko: '출출할 때 간식용' },
        truth: { en: 'A bite to pass around during films, trips and breaks.', th: 'ของทานเล่นแบ่งกันตอนดูหนัง เดินทาง หรือพักเบรก', zh: '看电影、旅途、休息时分着吃。', vi: 'Món nhâm nhi khi xem phim, đi chơi hay giải lao.', es: 'Algo para picar y compartir en películas, viajes y descansos.', ja: '映画や旅行、休憩のときにつまめます。', ko: '영화 볼 때, 여행길, 쉬는 시간에 나눠 먹기 좋습니다.' },
      },
      {
        leaf: 3905,
        noun: { en: ['candy', 'mass'], th: ['ขนมหวาน', 'ชิ้น'], zh: ['糖果', '袋'], vi: ['bánh kẹo', 'gói'], es: ['dulce', 'm'], ja: ['お菓子', '個'], ko: ['간식', '봉'] },
        use: { en: 'for treats and small gifts', th: 'สำหรับทานเล่นและของฝาก', zh: '解馋或当小礼物', vi: 'để thưởng thức và làm quà nhỏ', es: 'para un capricho o un detalle', ja: 'おやつやプチギフトに', ko: '간식·작은 선물용' },
        truth: { en: 'A sweet bite to enjoy alone or hand out.', th: 'ของหวานชิ้นเล็ก ทานเองหรือแจกก็ได้', zh: '小小一口甜，自己吃或分给大家。', vi: 'Chút vị ngọt để tự thưởng thức hoặc chia cho mọi người.', es: 'Un bocado dulce para disfrutar o repartir.', ja: '一人で味わっても、みんなに配っても楽しめます。', ko: '혼자 즐기거나 나눠 줄 수 있는 달콤한 간식입니다.' },
      },
      {
        leaf: 3906,
        noun: { en: ['baked goods', 'many'], th: ['ขนมอบ', 'ชิ้น'], zh: ['烘焙点心', '份'], vi: ['bánh nướng', 'chiếc'], es: ['producto de panadería', 'm'], ja: ['パン・焼き菓子', '個'], ko: ['베이커리 제품', '개'] },
        use: { en: 'for breakfast and teatime', th: 'สำหรับมื้อเช้าและเวลาน้ำชา', zh: '早餐下午茶', vi: 'cho bữa sáng và giờ trà chiều', es: 'para el desayuno y la merienda', ja: '朝食やティータイムに', ko: '아침·티타임용' },
        truth: { en: 'Go with coffee, tea or milk at breakfast or teatime.', th: 'ทานคู่กับกาแฟ ชา หรือนมในมื้อเช้าหรือเวลาน้ำชา', zh: '早餐或下午茶时，配咖啡、茶或牛奶。', vi: 'Ăn kèm cà phê, trà hoặc sữa vào bữa sáng hay giờ trà.', es: 'Acompaña al café, el té o la leche en el desayuno o la merienda.', ja: '朝食やティータイムに、コーヒーや紅茶、牛乳と合わせて楽しめます。', ko: '아침이나 티타임에 커피, 차, 우유와 함께 먹습니다.' },
      },
      {
        leaf: 3907,
        noun: { en: ['pantry staple', 'one'], th: ['อาหารแห้ง', 'แพ็ก'], zh: ['粮油速食', '份'], vi: ['thực phẩm khô', 'gói'], es: ['alimento de despensa', 'm'], ja: ['保存食品', '点'], ko: ['저장식품', '개'] },
        use: { en: 'for quick everyday meals', th: 'สำหรับมื้อด่วนทุกวัน', zh: '日常简便餐食', vi: 'cho bữa ăn nhanh hằng ngày', es: 'para comidas rápidas de diario', ja: '毎日の手軽な食事に', ko: '간편한 일상 식사용' },
        truth: { en: 'Keeps in the cupboard until a meal is needed.', th: 'เก็บในตู้ได้จนกว่าจะนำมาทำอาหาร', zh: '放在橱柜里，想做饭时随取随用。', vi: 'Để sẵn trong tủ, khi cần là nấu.', es: 'Se conserva en el armario hasta que hace falta.', ja: '食事の支度をするまで、戸棚に置いておけます。', ko: '요리할 때까지 찬장에 두고 먹을 수 있습니다.' },
      },
      {
        leaf: 3908,
        noun: { en: ['seasoning', 'one'], th: ['เครื่องปรุง', 'ชิ้น'], zh: ['调味料', '瓶'], vi: ['gia vị', 'món'], es: ['condimento', 'm'], ja: ['調味料', '点'], ko: ['조미료', '병'] },
        use: { en: 'for cooking and dipping', th: 'สำหรับปรุงและจิ้มอาหาร', zh: '烹饪蘸食用', vi: 'để nêm nếm và chấm', es: 'para cocinar y aliñar', ja: '料理の味付けに', ko: '요리 양념용' },
        truth: { en: 'Added while cooking or at the table to adjust the taste.', th: 'ใส่ตอนปรุงหรือเติมบนโต๊ะเพื่อปรับรสชาติ', zh: '烹调时放或上桌后加，调出合口的味道。', vi: 'Thêm khi nấu hoặc trên bàn ăn để điều chỉnh vị.', es: 'Se añade al cocinar o en la mesa para ajustar el sabor.', ja: '調理中や食卓で加えて、味を調えます。', ko: '조리할 때나 식탁에서 넣어 맛을 맞춥니다.' },
      },
      {
        leaf: 3909,
        noun: { en: ['fresh food', 'mass'], th: ['อาหารสด', 'ชุด'], zh: ['生鲜食品', '份'], vi: ['thực phẩm tươi', 'phần'], es: ['alimentos frescos', 'mp'], ja: ['生鮮食品', '点'], ko: ['신선식품', '팩'] },
        use: { en: 'for cooking and eating soon', th: 'สำหรับทำอาหารและทานตอนยังสด', zh: '尽早烹饪食用', vi: 'để chế biến và ăn sớm', es: 'para cocinar y consumir pronto', ja: '早めの調理や食事に', ko: '빠른 시일 내 조리용' },
        truth: { en: 'Eat or cook within a few days of arrival.', th: 'ควรทานหรือปรุงภายในไม่กี่วันหลังได้รับ', zh: '收货后请在几天内食用或烹调。', vi: 'Nên ăn hoặc chế biến trong vài ngày sau khi nhận.', es: 'Para consumir o cocinar a los pocos días de la entrega.', ja: '届いたら数日のうちに食べるか調理してください。', ko: '받은 뒤 며칠 안에 먹거나 조리해 주시기 바랍니다.' },
      },
      {
        leaf: 3910,
        noun: { en: ['alcoholic drink', 'one'], th: ['เครื่องดื่มแอลกอฮอล์', 'ขวด'], zh: ['酒', '瓶'], vi: ['đồ uống có cồn', 'chai'], es: ['bebida alcohólica', 'f'], ja: ['お酒', '本'], ko: ['술', '병'] },
        use: { en: 'for adult evenings and toasts', th: 'สำหรับผู้ใหญ่ดื่มสังสรรค์', zh: '成人小酌聚会', vi: 'cho người lớn nâng ly', es: 'para brindis entre adultos', ja: '大人の乾杯に', ko: '성인 모임·건배용' },
        truth: { en: 'Only for adults of legal drinking age, in moderation.', th: 'สำหรับผู้ใหญ่ที่มีอายุตามกฎหมายกำหนด ควรดื่มแต่พอดี', zh: '仅限达到法定饮酒年龄的成年人，适量饮用。', vi: 'Chỉ dành cho người đủ tuổi uống rượu theo luật, dùng có chừng mực.', es: 'Solo para mayores con edad legal para beber, con moderación.', ja: '法定飲酒年齢に達した方だけが、適量をお楽しみください。', ko: '법적 음주 연령의 성인만 적당히 마셔 주시기 바랍니다.' },
      },
    ],
  },
];
