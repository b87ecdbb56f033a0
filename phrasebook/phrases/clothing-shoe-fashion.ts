import type { SectionPhrases } from '../phrase.ts';

export const clothingShoeFashionPhrases: SectionPhrases[] = [
  {
    section: 2100,
    uses: [
      { en: 'for everyday outfits', th: 'สำหรับแต่งตัวทุกวัน', zh: '日常穿搭', vi: 'cho trang phục hằng ngày', es: 'para el look de cada día', ja: '毎日のコーデに', ko: '데일리룩용' },
      { en: 'for work and weekends', th: 'สำหรับวันทำงานและวันหยุด', zh: '上班休闲都能穿', vi: 'cho ngày đi làm và cuối tuần', es: 'para el trabajo y el fin de semana', ja: '仕事や休日に', ko: '출근·주말 코디용' },
    ],
    truths: [
      { en: 'Easy to combine with pieces already in the wardrobe.', th: 'จับคู่กับเสื้อผ้าที่มีอยู่ในตู้ได้ง่าย', zh: '和衣橱里已有的单品好搭配。', vi: 'Dễ phối với những món có sẵn trong tủ đồ.', es: 'Para combinar con lo que ya hay en el armario.', ja: '手持ちの服と合わせやすいアイテムです。', ko: '옷장에 있는 옷과 쉽게 매치할 수 있습니다.' },
      { en: 'Wash and iron as the care label says.', th: 'ซักและรีดตามคำแนะนำบนป้ายเสื้อผ้า', zh: '洗涤和熨烫请参照水洗标。', vi: 'Giặt và ủi theo hướng dẫn trên nhãn.', es: 'Lavar y planchar según la etiqueta de cuidado.', ja: '洗濯やアイロンは洗濯表示に従ってください。', ko: '세탁과 다림질은 케어 라벨을 따라 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Compare the size chart with a garment that fits before ordering.', th: 'เทียบตารางไซซ์กับเสื้อผ้าที่ใส่พอดีก่อนสั่งซื้อ', zh: '下单前请用合身的衣服对照尺码表。', vi: 'So bảng size với món đồ đang mặc vừa trước khi đặt hàng.', es: 'Antes de comprar, conviene comparar la tabla de tallas con una prenda que quede bien.', ja: 'ご注文前に、お手持ちの服とサイズ表を比べてご確認ください。', ko: '주문 전에 잘 맞는 옷과 사이즈표를 비교해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2101,
        noun: { en: ['dress', 'one'], th: ['ชุดเดรส', 'ชุด'], zh: ['连衣裙', '条'], vi: ['váy liền', 'chiếc'], es: ['vestido', 'm'], ja: ['ワンピース', '着'], ko: ['원피스', '벌'] },
        use: { en: 'for days out and get-togethers', th: 'สำหรับใส่เที่ยวและนัดเจอเพื่อน', zh: '约会出游穿', vi: 'cho những buổi đi chơi, gặp gỡ', es: 'para salir y quedar con amigos', ja: 'お出かけや集まりに', ko: '나들이·모임용' },
        truth: { en: 'Top and skirt in one piece, so a single item makes the outfit.', th: 'เสื้อกับกระโปรงเป็นชิ้นเดียว ใส่ตัวเดียวก็ครบลุค', zh: '上衣和裙子一体，一件就是一身。', vi: 'Áo liền váy, chỉ một món là đủ bộ.', es: 'Cuerpo y falda en una pieza: con una sola prenda basta para el conjunto.', ja: 'トップスとスカートがひと続きで、一枚で装いが決まります。', ko: '상의와 치마가 하나로 이어져 한 벌로 코디가 끝납니다.' },
      },
      {
        leaf: 2102,
        noun: { en: ['women’s top', 'one'], th: ['เสื้อผู้หญิง', 'ตัว'], zh: ['女士上衣', '件'], vi: ['áo nữ', 'chiếc'], es: ['top de mujer', 'm'], ja: ['レディーストップス', '枚'], ko: ['여성 상의', '장'] },
        use: { en: 'to pair with skirts or pants', th: 'ใช้แมตช์กับกระโปรงหรือกางเกง', zh: '配裙配裤都行', vi: 'để phối với chân váy hoặc quần', es: 'para llevar con falda o pantalón', ja: 'スカートやパンツとのコーデに', ko: '치마·바지 코디용' },
        truth: { en: 'Worn tucked in or left loose over skirts and pants.', th: 'จะสอดชายเสื้อหรือปล่อยชายก็ใส่คู่กับกระโปรงและกางเกงได้', zh: '下摆可塞进腰里，也可以放在外面。', vi: 'Sơ vin hoặc thả ngoài cùng chân váy hay quần đều được.', es: 'Se lleva por dentro o por fuera de la falda o el pantalón.', ja: '裾を入れても出しても、スカートやパンツに合わせられます。', ko: '치마나 바지에 넣어 입거나 빼서 입을 수 있습니다.' },
      },
      {
        leaf: 2103,
        noun: { en: ['skirt', 'one'], th: ['กระโปรง', 'ตัว'], zh: ['半身裙', '条'], vi: ['chân váy', 'chiếc'], es: ['falda', 'f'], ja: ['スカート', '枚'], ko: ['스커트', '장'] },
        use: { en: 'to wear with tees and blouses', th: 'ใช้แมตช์กับเสื้อยืดและเสื้อเบลาส์', zh: '配T恤衬衫穿', vi: 'để mặc với áo thun hoặc sơ mi', es: 'para llevar con camisetas y blusas', ja: 'Tシャツやブラウスとのコーデに', ko: '티셔츠·블라우스 코디용' },
        truth: { en: 'Worn from the waist with a T-shirt, blouse or sweater.', th: 'ใส่คู่กับเสื้อยืด เสื้อเบลาส์ หรือสเวตเตอร์ได้', zh: '穿在腰间，上身可配T恤、衬衫或毛衣。', vi: 'Phối với áo thun, áo kiểu hoặc áo len đều hợp.', es: 'Se lleva desde la cintura con camiseta, blusa o jersey.', ja: 'Tシャツやブラウス、セーターと合わせて着られます。', ko: '티셔츠, 블라우스, 스웨터와 함께 입을 수 있습니다.' },
      },
      {
        leaf: 2104,
        noun: { en: ['women’s pants', 'many'], th: ['กางเกงผู้หญิง', 'ตัว'], zh: ['女裤', '条'], vi: ['quần nữ', 'chiếc'], es: ['pantalón de mujer', 'm'], ja: ['レディースパンツ', '本'], ko: ['여성 바지', '벌'] },
        use: { en: 'for commuting and weekends', th: 'สำหรับใส่ไปทำงานและวันหยุด', zh: '通勤休闲穿', vi: 'cho ngày đi làm và dạo phố', es: 'para ir al trabajo y salir', ja: '通勤や休日のお出かけに', ko: '통근·주말용' },
        truth: { en: 'Worn with blouses, tees or knitwear, with flats or with heels.', th: 'ใส่กับเสื้อเบลาส์ เสื้อยืด หรือเสื้อไหมพรม คู่กับส้นแบนหรือส้นสูงได้', zh: '配衬衫、T恤、针织衫，平底鞋高跟鞋都能穿。', vi: 'Phối với áo kiểu, áo thun hoặc áo len, đi giày bệt hay cao gót đều hợp.', es: 'Para llevar con blusa, camiseta o punto, con zapato plano o de tacón.', ja: 'ブラウスやTシャツ、ニットにも、フラットシューズやヒールにも合わせられます。', ko: '블라우스, 티셔츠, 니트와 입고 단화나 구두를 신을 수 있습니다.' },
      },
      {
        leaf: 2105,
        noun: { en: ['women’s jacket', 'one'], th: ['แจ็คเก็ตผู้หญิง', 'ตัว'], zh: ['女士外套', '件'], vi: ['áo khoác nữ', 'chiếc'], es: ['chaqueta de mujer', 'f'], ja: ['レディースジャケット', '着'], ko: ['여성 재킷', '벌'] },
        use: { en: 'for cool days and layering', th: 'สำหรับวันอากาศเย็นและใส่ทับ', zh: '天凉外搭穿', vi: 'cho ngày se lạnh, mặc khoác ngoài', es: 'para días frescos', ja: '肌寒い日の重ね着に', ko: '쌀쌀한 날 겉옷용' },
        truth: { en: 'Goes on last, over a top or a dress.', th: 'ใส่ทับเสื้อหรือชุดเดรสเป็นชั้นนอก', zh: '穿在上衣或连衣裙外面。', vi: 'Khoác ngoài cùng, bên trên áo hoặc váy.', es: 'Se pone al final, sobre la blusa o el vestido.', ja: 'トップスやワンピースの上に羽織ります。', ko: '상의나 원피스 위에 걸쳐 입습니다.' },
      },
      {
        leaf: 2106,
        noun: { en: ['women’s sweater', 'one'], th: ['สเวตเตอร์ผู้หญิง', 'ตัว'], zh: ['女士毛衣', '件'], vi: ['áo len nữ', 'chiếc'], es: ['jersey de mujer', 'm'], ja: ['レディースニット', '枚'], ko: ['여성 니트', '장'] },
        use: { en: 'for chilly mornings and evenings', th: 'สำหรับเช้าและค่ำที่อากาศเย็น', zh: '早晚微凉穿', vi: 'cho sáng và tối se lạnh', es: 'para mañanas y noches frescas', ja: '肌寒い朝晩に', ko: '쌀쌀한 아침저녁용' },
        truth: { en: 'Knitted to wear alone or as a layer under a coat.', th: 'เป็นเสื้อถัก ใส่เดี่ยวหรือใส่ใต้เสื้อโค้ทก็ได้', zh: '针织款式，单穿或搭在大衣里都行。', vi: 'Áo dệt kim, mặc riêng hoặc mặc trong áo khoác.', es: 'Prenda de punto para llevar sola o bajo el abrigo.', ja: '一枚でも、コートの下に重ねても着られるニットです。', ko: '단독으로 입거나 코트 안에 겹쳐 입는 니트입니다.' },
      },
      {
        leaf: 2107,
        noun: { en: ['women’s T-shirt', 'one'], th: ['เสื้อยืดผู้หญิง', 'ตัว'], zh: ['女士T恤', '件'], vi: ['áo thun nữ', 'chiếc'], es: ['camiseta de mujer', 'f'], ja: ['レディースTシャツ', '枚'], ko: ['여성 티셔츠', '장'] },
        use: { en: 'for warm days and layering', th: 'สำหรับวันอากาศร้อนและใส่ซ้อน', zh: '夏日单穿或内搭', vi: 'cho ngày nóng hoặc mặc lót trong', es: 'para días de calor o bajo la chaqueta', ja: '暖かい日や重ね着に', ko: '더운 날·레이어드용' },
        truth: { en: 'Pulls on over the head and goes with skirts, jeans or shorts.', th: 'สวมหัว ใส่คู่กับกระโปรง ยีนส์ หรือกางเกงขาสั้นได้', zh: '套头穿，配裙子、牛仔裤或短裤都行。', vi: 'Mặc chui đầu, phối với chân váy, quần jeans hay quần short đều được.', es: 'Se mete por la cabeza y va con falda, vaqueros o pantalón corto.', ja: 'かぶって着るタイプで、スカートにもジーンズにもショートパンツにも合わせられます。', ko: '머리부터 입으며 치마, 청바지, 반바지와 함께 입을 수 있습니다.' },
      },
      {
        leaf: 2108,
        noun: { en: ['jumpsuit', 'one'], th: ['จั๊มสูท', 'ตัว'], zh: ['连体裤', '件'], vi: ['jumpsuit', 'bộ'], es: ['mono', 'm'], ja: ['オールインワン', '着'], ko: ['점프수트', '벌'] },
        use: { en: 'for a ready outfit', th: 'สำหรับใส่ครบลุคในชุดเดียว', zh: '一身搞定穿搭', vi: 'để mặc trọn bộ', es: 'para ir conjuntada', ja: '上下そろったコーデに', ko: '한 벌 코디용' },
        truth: { en: 'Covers the body from top to bottom, so the outfit is ready.', th: 'ใส่ครบทั้งท่อนบนและท่อนล่าง ได้ลุคครบในชุดเดียว', zh: '上下身都有，穿上就是一套。', vi: 'Có đủ phần trên và phần dưới, mặc vào là trọn bộ.', es: 'Viste de arriba abajo, así que el conjunto ya está resuelto.', ja: '上下がそろい、これだけで装いがまとまります。', ko: '위아래가 갖춰져 있어 한 번에 코디가 끝납니다.' },
      },
    ],
  },
  {
    section: 2200,
    uses: [
      { en: 'for everyday wear', th: 'สำหรับใส่ทุกวัน', zh: '日常穿着', vi: 'để mặc hằng ngày', es: 'para llevar a diario', ja: '普段着に', ko: '데일리룩용' },
      { en: 'for casual days', th: 'สำหรับวันสบายๆ', zh: '休闲穿搭', vi: 'cho ngày thoải mái', es: 'para días informales', ja: 'カジュアルな日に', ko: '캐주얼 코디용' },
    ],
    truths: [
      { en: 'Simple to match with sneakers and other basics.', th: 'แมตช์กับรองเท้าผ้าใบและเสื้อผ้าเบสิกได้ง่าย', zh: '和运动鞋等基础款好搭配。', vi: 'Dễ phối với giày thể thao và đồ cơ bản khác.', es: 'Para combinar con zapatillas y otros básicos del armario.', ja: 'スニーカーなど定番アイテムと合わせやすい服です。', ko: '스니커즈 같은 기본 아이템과 쉽게 어울립니다.' },
      { en: 'Turn inside out before washing to help the colour last.', th: 'กลับด้านก่อนซักช่วยให้สีติดทนขึ้น', zh: '翻面再洗，有助于保持颜色。', vi: 'Lộn trái trước khi giặt để giữ màu lâu hơn.', es: 'Lavar del revés ayuda a conservar el color.', ja: '裏返して洗うと色が長持ちしやすくなります。', ko: '뒤집어 세탁하면 색을 오래 유지하는 데 도움이 됩니다.' },
    ],
    asks: [
      { en: 'Check the size chart and the cut before ordering.', th: 'ตรวจสอบตารางไซซ์และทรงก่อนสั่งซื้อ', zh: '下单前请查看尺码表和版型。', vi: 'Xem bảng size và kiểu dáng trước khi đặt hàng.', es: 'Antes de comprar, conviene revisar la tabla de tallas y el corte.', ja: 'ご注文前にサイズ表とシルエットをご確認ください。', ko: '주문 전에 사이즈표와 핏을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2201,
        noun: { en: ['T-shirt', 'one'], th: ['เสื้อยืด', 'ตัว'], zh: ['T恤', '件'], vi: ['áo thun', 'chiếc'], es: ['camiseta', 'f'], ja: ['Tシャツ', '枚'], ko: ['티셔츠', '장'] },
        use: { en: 'for warm days and layering', th: 'สำหรับวันอากาศร้อนและใส่ซ้อน', zh: '夏日单穿内搭', vi: 'cho ngày nóng và mặc trong áo khoác', es: 'para días de calor', ja: '暑い日やインナーに', ko: '더운 날·이너용' },
        truth: { en: 'Pulls on over the head, alone or under a jacket.', th: 'สวมหัวใส่ง่าย ใส่เดี่ยวหรือใส่ในแจ็คเก็ตก็ได้', zh: '套头穿着，单穿或搭在外套里都行。', vi: 'Mặc chui đầu, mặc riêng hoặc trong áo khoác.', es: 'Se pone por la cabeza, sola o bajo una chaqueta.', ja: '頭からかぶって着られ、一枚でもジャケットの下でも使えます。', ko: '머리 위로 입는 옷이라 단독으로도 재킷 안에도 입을 수 있습니다.' },
      },
      {
        leaf: 2202,
        noun: { en: ['shirt', 'one'], th: ['เสื้อเชิ้ต', 'ตัว'], zh: ['衬衫', '件'], vi: ['áo sơ mi', 'chiếc'], es: ['camisa', 'f'], ja: ['シャツ', '枚'], ko: ['셔츠', '장'] },
        use: { en: 'for office days and dinners', th: 'สำหรับใส่ไปทำงานและมื้อเย็น', zh: '上班聚餐穿', vi: 'cho ngày đi làm và bữa tối', es: 'para la oficina y cenas', ja: '仕事や食事会に', ko: '출근·저녁 약속용' },
        truth: { en: 'Closes with buttons down the front, worn open or closed.', th: 'มีกระดุมหน้า ใส่ติดกระดุมหรือเปิดก็ได้', zh: '前开扣，扣上或敞开都能穿。', vi: 'Có hàng cúc trước, cài kín hoặc để mở đều được.', es: 'Con botones delante, para llevar cerrada o abierta.', ja: '前ボタンで、留めても開けても着られます。', ko: '앞단추가 있어 잠그거나 열어서 입을 수 있습니다.' },
      },
      {
        leaf: 2203,
        noun: { en: ['men’s pants', 'many'], th: ['กางเกงขายาวผู้ชาย', 'ตัว'], zh: ['男裤', '条'], vi: ['quần dài nam', 'chiếc'], es: ['pantalón de hombre', 'm'], ja: ['メンズパンツ', '本'], ko: ['남성 바지', '벌'] },
        use: { en: 'for work and free time', th: 'สำหรับใส่ทำงานและวันว่าง', zh: '上班周末穿', vi: 'cho ngày đi làm và ngày nghỉ', es: 'para trabajo y tiempo libre', ja: '仕事や休日に', ko: '출근·여가용' },
        truth: { en: 'Worn with a T-shirt, shirt or sweater, with sneakers or boots.', th: 'ใส่กับเสื้อยืด เชิ้ต หรือสเวตเตอร์ คู่กับผ้าใบหรือบูต', zh: '配T恤、衬衫或毛衣，穿运动鞋或靴子都行。', vi: 'Phối với áo thun, sơ mi hoặc áo len, đi giày thể thao hay bốt.', es: 'Para llevar con camiseta, camisa o jersey, con zapatillas o botas.', ja: 'Tシャツやシャツ、セーターに、スニーカーやブーツを合わせて着られます。', ko: '티셔츠, 셔츠, 스웨터와 입고 스니커즈나 부츠를 신을 수 있습니다.' },
      },
      {
        leaf: 2204,
        noun: { en: ['men’s shorts', 'many'], th: ['กางเกงขาสั้นผู้ชาย', 'ตัว'], zh: ['男士短裤', '条'], vi: ['quần short nam', 'chiếc'], es: ['pantalón corto de hombre', 'm'], ja: ['ハーフパンツ', '本'], ko: ['남성 반바지', '벌'] },
        use: { en: 'for hot days and holidays', th: 'สำหรับวันร้อนและวันหยุดพักผ่อน', zh: '炎夏度假穿', vi: 'cho ngày nóng và kỳ nghỉ', es: 'para días de calor y vacaciones', ja: '暑い日や休暇に', ko: '더운 날·휴가용' },
        truth: { en: 'Cut short in the leg to stay cool in warm weather.', th: 'ขาสั้น ใส่แล้วคล่องตัวในวันอากาศร้อน', zh: '裤腿短，天热穿更清凉。', vi: 'Ống ngắn, mặc mát khi trời nóng.', es: 'De pernera corta para ir fresco cuando hace calor.', ja: '丈が短く、暑い日に涼しく過ごせます。', ko: '기장이 짧아 더운 날 시원하게 입을 수 있습니다.' },
      },
      {
        leaf: 2205,
        noun: { en: ['men’s jacket', 'one'], th: ['แจ็คเก็ตผู้ชาย', 'ตัว'], zh: ['男士外套', '件'], vi: ['áo khoác nam', 'chiếc'], es: ['chaqueta de hombre', 'f'], ja: ['メンズジャケット', '着'], ko: ['남성 재킷', '벌'] },
        use: { en: 'for wind and cooler weather', th: 'สำหรับวันลมแรงและอากาศเย็น', zh: '挡风保暖穿', vi: 'cho ngày gió và se lạnh', es: 'para viento y días frescos', ja: '風のある日や肌寒い日に', ko: '바람 불고 쌀쌀한 날에' },
        truth: { en: 'Goes on top of a shirt or sweater when it turns cool.', th: 'ใส่ทับเสื้อเชิ้ตหรือสเวตเตอร์เมื่ออากาศเย็น', zh: '天凉时穿在衬衫或毛衣外面。', vi: 'Khoác ngoài sơ mi hoặc áo len khi trời lạnh.', es: 'Se pone sobre la camisa o el jersey cuando refresca.', ja: '涼しくなったらシャツやセーターの上に羽織れます。', ko: '날이 서늘해지면 셔츠나 스웨터 위에 걸칩니다.' },
      },
      {
        leaf: 2206,
        noun: { en: ['sweatshirt', 'one'], th: ['เสื้อสเวตเชิ้ต', 'ตัว'], zh: ['卫衣', '件'], vi: ['áo nỉ', 'chiếc'], es: ['sudadera', 'f'], ja: ['スウェット', '枚'], ko: ['맨투맨', '장'] },
        use: { en: 'for cool days and relaxing', th: 'สำหรับวันอากาศเย็นและวันพัก', zh: '微凉放松穿', vi: 'cho ngày mát và lúc nghỉ ngơi', es: 'para días frescos y descanso', ja: '肌寒い日やくつろぎに', ko: '쌀쌀한 날·휴식용' },
        truth: { en: 'A layer to wear over a T-shirt or under a coat.', th: 'ใส่ทับเสื้อยืดหรือใส่ในโค้ทก็ได้', zh: '套在T恤外或穿在大衣里都行。', vi: 'Mặc ngoài áo thun hoặc trong áo khoác.', es: 'Una capa sobre la camiseta o bajo el abrigo.', ja: 'Tシャツの上にもコートの下にも重ねられます。', ko: '티셔츠 위나 코트 안에 겹쳐 입습니다.' },
      },
    ],
  },
  {
    section: 2300,
    uses: [
      { en: 'for every day', th: 'สำหรับใช้ทุกวัน', zh: '日常使用', vi: 'để dùng hằng ngày', es: 'para el día a día', ja: '毎日の足元に', ko: '데일리용' },
      { en: 'for walks and outings', th: 'สำหรับเดินเล่นและออกไปข้างนอก', zh: '出门走路', vi: 'để đi dạo và ra ngoài', es: 'para pasear y salir', ja: 'お出かけの足元に', ko: '산책·외출용' },
    ],
    truths: [
      { en: 'Shoes last longer when they are cleaned after wear.', th: 'รองเท้าใช้ได้นานขึ้นเมื่อทำความสะอาดหลังใส่', zh: '鞋子穿后及时清洁更耐穿。', vi: 'Giày dép bền hơn nếu được làm sạch sau khi đi.', es: 'El calzado dura más si se limpia después de usarlo.', ja: '靴は履いたあとに汚れを落とすと長持ちします。', ko: '신발은 신은 뒤 닦아 두면 더 오래 신을 수 있습니다.' },
      { en: 'Keep in a dry place, away from direct sunlight.', th: 'เก็บในที่แห้งและไม่โดนแดดโดยตรง', zh: '请放在干燥处，避免阳光直射。', vi: 'Cất nơi khô ráo, tránh ánh nắng trực tiếp.', es: 'Conviene guardar en un lugar seco, lejos del sol directo.', ja: '直射日光を避け、乾いた場所で保管してください。', ko: '직사광선을 피해 건조한 곳에 보관해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Compare the stated size with a shoe that fits before ordering.', th: 'เทียบไซซ์ที่ระบุกับรองเท้าที่ใส่พอดีก่อนสั่งซื้อ', zh: '下单前请用合脚的鞋对照所标尺码。', vi: 'So kích cỡ ghi trong tin với đôi giày đang đi vừa trước khi đặt hàng.', es: 'Antes de comprar, conviene comparar la talla indicada con un zapato que quede bien.', ja: 'ご注文前に、足に合う靴と表記サイズを比べてご確認ください。', ko: '주문 전에 발에 맞는 신발과 표시된 사이즈를 비교해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2301,
        noun: { en: ['sneakers', 'many'], th: ['รองเท้าผ้าใบ', 'คู่'], zh: ['休闲鞋', '双'], vi: ['giày sneaker', 'đôi'], es: ['zapatillas', 'fp'], ja: ['スニーカー', '足'], ko: ['스니커즈', '켤레'] },
        use: { en: 'for everyday street wear', th: 'สำหรับใส่เที่ยวทุกวัน', zh: '逛街出行穿', vi: 'cho phong cách dạo phố', es: 'para el día a día', ja: '普段のお出かけに', ko: '데일리 외출용' },
        truth: { en: 'Easy to slip on and walk around town in.', th: 'สวมใส่เดินในเมืองได้ทั้งวัน', zh: '穿上就能逛街走一天。', vi: 'Xỏ vào là đi dạo phố cả ngày.', es: 'Fáciles de poner para andar por la ciudad.', ja: 'さっと履いて街歩きに出かけられます。', ko: '신고 나서면 시내를 걸어 다니기 좋습니다.' },
      },
      {
        leaf: 2302,
        noun: { en: ['running shoes', 'many'], th: ['รองเท้าวิ่ง', 'คู่'], zh: ['跑鞋', '双'], vi: ['giày chạy bộ', 'đôi'], es: ['zapatillas de correr', 'fp'], ja: ['ランニングシューズ', '足'], ko: ['러닝화', '켤레'] },
        use: { en: 'for running and training', th: 'สำหรับวิ่งและออกกำลังกาย', zh: '跑步训练穿', vi: 'để chạy bộ và tập luyện', es: 'para correr y entrenar', ja: 'ランニングやトレーニングに', ko: '러닝·운동용' },
        truth: { en: 'Cushioned underfoot to soften each step of a run.', th: 'มีพื้นรองรับแรงกระแทกขณะวิ่ง', zh: '鞋底有缓震，跑步落地更柔和。', vi: 'Đế có đệm giúp êm chân trên mỗi bước chạy.', es: 'Con amortiguación bajo el pie para suavizar cada zancada.', ja: 'クッションのあるソールが走るときの一歩をやわらげます。', ko: '발밑 쿠션이 달릴 때의 충격을 덜어 줍니다.' },
      },
      {
        leaf: 2303,
        noun: { en: ['boots', 'many'], th: ['รองเท้าบูต', 'คู่'], zh: ['靴子', '双'], vi: ['giày bốt', 'đôi'], es: ['botas', 'fp'], ja: ['ブーツ', '足'], ko: ['부츠', '켤레'] },
        use: { en: 'for cool and rainy seasons', th: 'สำหรับหน้าหนาวและหน้าฝน', zh: '秋冬雨季穿', vi: 'cho mùa lạnh và mùa mưa', es: 'para la época fría y lluviosa', ja: '秋冬や雨の季節に', ko: '가을·겨울·장마철용' },
        truth: { en: 'Cover the foot and ankle and go with jeans or a skirt.', th: 'หุ้มเท้าและข้อเท้า ใส่คู่กับยีนส์หรือกระโปรงได้', zh: '包裹脚和脚踝，配牛仔裤或裙子都行。', vi: 'Ôm bàn chân và cổ chân, phối với quần jeans hoặc chân váy.', es: 'Cubren el pie y el tobillo y van con vaqueros o falda.', ja: '足首まで包み、ジーンズにもスカートにも合わせられます。', ko: '발과 발목을 감싸며 청바지나 치마와 함께 신을 수 있습니다.' },
      },
      {
        leaf: 2304,
        noun: { en: ['sandals', 'many'], th: ['รองเท้าแตะ', 'คู่'], zh: ['凉拖鞋', '双'], vi: ['dép', 'đôi'], es: ['sandalias', 'fp'], ja: ['サンダル', '足'], ko: ['샌들', '켤레'] },
        use: { en: 'for warm weather and home', th: 'สำหรับหน้าร้อนและใส่ในบ้าน', zh: '夏日居家穿', vi: 'để đi mùa nóng và ở nhà', es: 'para el calor y estar en casa', ja: '暑い季節や室内に', ko: '여름·실내용' },
        truth: { en: 'Slip on and off with ease and let the feet breathe.', th: 'สวมใส่และถอดง่าย เท้าไม่อับ', zh: '穿脱方便，脚部透气。', vi: 'Xỏ vào tháo ra nhanh, giúp chân thoáng.', es: 'Se ponen y se quitan sin esfuerzo y dejan respirar el pie.', ja: '脱ぎ履きしやすく、足が蒸れにくい履物です。', ko: '신고 벗기 쉽고 발에 바람이 잘 통합니다.' },
      },
      {
        leaf: 2305,
        noun: { en: ['high heels', 'many'], th: ['รองเท้าส้นสูง', 'คู่'], zh: ['高跟鞋', '双'], vi: ['giày cao gót', 'đôi'], es: ['zapatos de tacón', 'mp'], ja: ['ハイヒール', '足'], ko: ['하이힐', '켤레'] },
        use: { en: 'for parties and dressy days', th: 'สำหรับงานเลี้ยงและวันแต่งสวย', zh: '聚会盛装穿', vi: 'cho tiệc và dịp diện đẹp', es: 'para fiestas y ocasiones especiales', ja: 'パーティーやおしゃれな日に', ko: '파티·모임용' },
        truth: { en: 'A raised heel adds height to a dress, skirt or suit.', th: 'ส้นยกสูงช่วยเพิ่มส่วนสูงเมื่อใส่กับเดรส กระโปรง หรือสูท', zh: '鞋跟增高，搭配连衣裙、半裙或套装。', vi: 'Gót cao tôn dáng khi mặc váy, đầm hoặc vest.', es: 'El tacón suma altura al vestido, la falda o el traje.', ja: 'ヒールの高さが、ワンピースやスーツの装いを引き立てます。', ko: '굽이 높아 원피스, 치마, 정장 차림에 키를 더해 줍니다.' },
      },
      {
        leaf: 2306,
        noun: { en: ['dress shoes', 'many'], th: ['รองเท้าคัทชู', 'คู่'], zh: ['正装鞋', '双'], vi: ['giày tây', 'đôi'], es: ['zapatos de vestir', 'mp'], ja: ['ドレスシューズ', '足'], ko: ['구두', '켤레'] },
        use: { en: 'for the office and formal days', th: 'สำหรับใส่ทำงานและงานทางการ', zh: '上班正式场合穿', vi: 'cho công sở và dịp trang trọng', es: 'para la oficina y actos formales', ja: '仕事やフォーマルな日に', ko: '출근·격식 있는 자리에' },
        truth: { en: 'Go with a suit, office wear or neat trousers.', th: 'ใส่คู่กับสูท ชุดทำงาน หรือกางเกงทรงสุภาพ', zh: '搭配西装、职业装或西裤。', vi: 'Hợp với vest, đồ công sở hoặc quần tây.', es: 'Acompañan al traje, la ropa de oficina o un pantalón de pinzas.', ja: 'スーツやオフィスの服装に合わせられます。', ko: '정장이나 오피스룩, 슬랙스에 어울립니다.' },
      },
      {
        leaf: 2307,
        noun: { en: ['flat shoes', 'many'], th: ['รองเท้าส้นแบน', 'คู่'], zh: ['平底单鞋', '双'], vi: ['giày bệt', 'đôi'], es: ['zapatos planos', 'mp'], ja: ['フラットシューズ', '足'], ko: ['플랫슈즈', '켤레'] },
        use: { en: 'for light, low-heeled comfort', th: 'สำหรับใส่สบายแบบส้นเตี้ย', zh: '轻便走路穿', vi: 'để đi nhẹ chân với gót thấp', es: 'para ir sin tacón', ja: 'ヒールなしで歩きたい日に', ko: '굽 없이 편한 외출용' },
        truth: { en: 'Low to the ground and light enough to tuck into a bag.', th: 'ส้นเตี้ย น้ำหนักเบา เก็บใส่กระเป๋าได้', zh: '鞋跟低、分量轻，可以放进包里备用。', vi: 'Gót thấp, nhẹ, có thể bỏ vào túi mang theo.', es: 'Bajos y ligeros, caben en el bolso.', ja: 'かかとが低く軽いので、バッグに入れて持ち歩けます。', ko: '굽이 낮고 가벼워 가방에 넣어 다닐 수 있습니다.' },
      },
      {
        leaf: 2308,
        noun: { en: ['shoe care item', 'one'], th: ['อุปกรณ์ดูแลรองเท้า', 'ชิ้น'], zh: ['鞋护理用品', '件'], vi: ['đồ chăm sóc giày', 'món'], es: ['artículo para el calzado', 'm'], ja: ['シューケア用品', '点'], ko: ['신발 관리용품', '개'] },
        use: { en: 'for shoes worn every day', th: 'สำหรับรองเท้าที่ใส่ทุกวัน', zh: '日常穿鞋护鞋用', vi: 'cho đôi giày đi hằng ngày', es: 'para el calzado de diario', ja: '毎日履く靴に', ko: '매일 신는 신발용' },
        truth: { en: 'Used with shoes, to look after them or to change how they fit.', th: 'ใช้กับรองเท้า เพื่อดูแลหรือปรับให้ใส่พอดี', zh: '配合鞋子使用，用来护理或调整合脚度。', vi: 'Dùng cùng giày, để chăm sóc hoặc chỉnh độ vừa chân.', es: 'Se usa con los zapatos, para cuidarlos o ajustar cómo quedan.', ja: '靴のお手入れや履き心地の調整に使うアイテムです。', ko: '신발을 관리하거나 착화감을 조절할 때 사용합니다.' },
      },
    ],
  },
  {
    section: 2400,
    uses: [
      { en: 'for carrying belongings', th: 'สำหรับใส่ของใช้ส่วนตัว', zh: '收纳随身物品', vi: 'để đựng đồ dùng cá nhân', es: 'para llevar las cosas', ja: '身の回り品の持ち運びに', ko: '소지품 수납용' },
      { en: 'for going out', th: 'สำหรับพกเวลาออกไปข้างนอก', zh: '外出携带', vi: 'dùng khi ra ngoài', es: 'para salir', ja: 'お出かけに', ko: '외출용' },
    ],
    truths: [
      { en: 'Keeps belongings together and easy to find.', th: 'เก็บของใช้ให้เป็นระเบียบ หยิบหาง่าย', zh: '随身物品集中收纳，好找好拿。', vi: 'Giữ đồ dùng gọn một chỗ, dễ tìm.', es: 'Mantiene las cosas reunidas y fáciles de encontrar.', ja: '持ち物をまとめて、取り出しやすくします。', ko: '소지품을 한곳에 모아 찾기 쉽게 해 줍니다.' },
      { en: 'Empty and air out from time to time to keep the inside fresh.', th: 'เทของออกและผึ่งลมเป็นครั้งคราว ช่วยให้ด้านในไม่อับ', zh: '不时清空通风，内里保持清爽。', vi: 'Thỉnh thoảng lấy hết đồ ra và để thoáng cho bên trong không bị bí.', es: 'Vaciar y airear de vez en cuando mantiene fresco el interior.', ja: 'ときどき中身を出して風を通すと、内側を清潔に保てます。', ko: '가끔 비우고 바람을 쐬어 주면 안쪽을 산뜻하게 유지할 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the dimensions and the pockets before ordering.', th: 'ตรวจสอบขนาดและช่องเก็บของก่อนสั่งซื้อ', zh: '下单前请确认尺寸和内袋分布。', vi: 'Kiểm tra kích thước và các ngăn trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar las medidas y los bolsillos.', ja: 'ご注文前にサイズとポケットの数をご確認ください。', ko: '주문 전에 크기와 수납 칸을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2401,
        noun: { en: ['handbag', 'one'], th: ['กระเป๋าถือ', 'ใบ'], zh: ['手提包', '个'], vi: ['túi xách', 'chiếc'], es: ['bolso', 'm'], ja: ['ハンドバッグ', '個'], ko: ['핸드백', '개'] },
        use: { en: 'for work, shopping and dates', th: 'สำหรับใส่ไปทำงาน ช้อปปิ้ง และเดต', zh: '通勤逛街约会用', vi: 'cho đi làm, dạo phố và hẹn hò', es: 'para trabajo, compras y citas', ja: '通勤や買い物、デートに', ko: '출근·쇼핑·데이트용' },
        truth: { en: 'Holds a phone, wallet and make-up within easy reach.', th: 'ใส่มือถือ กระเป๋าสตางค์ และเครื่องสำอาง หยิบใช้ง่าย', zh: '放手机、钱包和化妆品，随手可取。', vi: 'Đựng điện thoại, ví và đồ trang điểm, lấy ra dễ dàng.', es: 'Guarda móvil, cartera y maquillaje al alcance de la mano.', ja: 'スマホや財布、コスメを入れてさっと取り出せます。', ko: '휴대폰, 지갑, 화장품을 넣고 바로 꺼낼 수 있습니다.' },
      },
      {
        leaf: 2402,
        noun: { en: ['backpack', 'one'], th: ['กระเป๋าเป้', 'ใบ'], zh: ['双肩包', '个'], vi: ['balo', 'chiếc'], es: ['mochila', 'f'], ja: ['リュック', '個'], ko: ['백팩', '개'] },
        use: { en: 'for school, work and trips', th: 'สำหรับไปเรียน ทำงาน และเที่ยว', zh: '上学通勤出游用', vi: 'để đi học, đi làm và đi chơi', es: 'para clase, trabajo y viajes', ja: '通学や通勤、旅行に', ko: '통학·통근·여행용' },
        truth: { en: 'Worn on both shoulders, leaving the hands free.', th: 'สะพายสองไหล่ ปล่อยมือให้ว่าง', zh: '双肩背负，解放双手。', vi: 'Đeo hai vai, để rảnh hai tay.', es: 'Se lleva sobre los dos hombros y deja las manos libres.', ja: '両肩で背負うので、両手が空きます。', ko: '양 어깨에 메어 두 손이 자유롭습니다.' },
      },
      {
        leaf: 2403,
        noun: { en: ['wallet', 'one'], th: ['กระเป๋าสตางค์', 'ใบ'], zh: ['钱包', '个'], vi: ['ví', 'chiếc'], es: ['cartera', 'f'], ja: ['財布', '個'], ko: ['지갑', '개'] },
        use: { en: 'for cash and cards', th: 'สำหรับใส่เงินและบัตร', zh: '放现金卡片用', vi: 'để đựng tiền và thẻ', es: 'para efectivo y tarjetas', ja: '現金やカードの持ち歩きに', ko: '현금·카드 수납용' },
        truth: { en: 'Keeps cash and cards in one small place.', th: 'เก็บเงินสดและบัตรไว้ด้วยกันในใบเล็กใบเดียว', zh: '小小一个，现金卡片集中放。', vi: 'Giữ tiền mặt và thẻ gọn trong một chỗ nhỏ.', es: 'Reúne el efectivo y las tarjetas en poco espacio.', ja: '現金とカードをコンパクトにまとめられます。', ko: '현금과 카드를 작게 한데 모아 둘 수 있습니다.' },
      },
      {
        leaf: 2404,
        noun: { en: ['travel bag', 'one'], th: ['กระเป๋าเดินทาง', 'ใบ'], zh: ['旅行箱包', '个'], vi: ['túi du lịch', 'chiếc'], es: ['bolsa de viaje', 'f'], ja: ['旅行バッグ', '個'], ko: ['여행가방', '개'] },
        use: { en: 'for holidays and business trips', th: 'สำหรับไปเที่ยวและเดินทางทำงาน', zh: '旅行出差用', vi: 'để đi du lịch và công tác', es: 'para vacaciones y viajes de trabajo', ja: '旅行や出張に', ko: '여행·출장용' },
        truth: { en: 'Packs clothes and toiletries for nights away from home.', th: 'ใส่เสื้อผ้าและของใช้สำหรับค้างคืนนอกบ้าน', zh: '装下出门过夜所需的衣物和洗漱用品。', vi: 'Đựng quần áo và đồ vệ sinh cá nhân cho chuyến đi xa.', es: 'Lleva la ropa y el neceser para las noches fuera de casa.', ja: '外泊に必要な着替えや洗面用具をまとめて入れられます。', ko: '여행이나 출장에 필요한 옷과 세면도구를 담아 갈 수 있습니다.' },
      },
      {
        leaf: 2405,
        noun: { en: ['tote bag', 'one'], th: ['กระเป๋าโท้ท', 'ใบ'], zh: ['托特包', '个'], vi: ['túi tote', 'chiếc'], es: ['bolsa tote', 'f'], ja: ['トートバッグ', '個'], ko: ['토트백', '개'] },
        use: { en: 'for shopping and books', th: 'สำหรับใส่ของช้อปปิ้งและหนังสือ', zh: '购物装书用', vi: 'để đi mua sắm và đựng sách', es: 'para la compra y los libros', ja: '買い物や本の持ち運びに', ko: '장보기·책 수납용' },
        truth: { en: 'Open wide at the top, so things go in and out quickly.', th: 'ปากกระเป๋ากว้าง ใส่และหยิบของได้รวดเร็ว', zh: '开口宽，取放东西快。', vi: 'Miệng túi rộng, cho đồ vào lấy ra nhanh.', es: 'Boca ancha para meter y sacar las cosas con rapidez.', ja: '口が広く、荷物の出し入れがすばやくできます。', ko: '입구가 넓어 물건을 빠르게 넣고 꺼낼 수 있습니다.' },
      },
      {
        leaf: 2406,
        noun: { en: ['small bag', 'one'], th: ['กระเป๋าขนาดเล็ก', 'ใบ'], zh: ['小包', '个'], vi: ['túi nhỏ', 'chiếc'], es: ['bolso pequeño', 'm'], ja: ['ミニバッグ', '個'], ko: ['미니백', '개'] },
        use: { en: 'for the few things needed on the go', th: 'สำหรับพกของจำเป็นเวลาออกไป', zh: '轻便出门用', vi: 'để mang vài món cần thiết', es: 'para llevar lo imprescindible', ja: '最小限の荷物での外出に', ko: '가벼운 외출용' },
        truth: { en: 'Room for a phone, keys and cards without a large bag.', th: 'ใส่มือถือ กุญแจ และบัตรได้โดยไม่ต้องถือกระเป๋าใบใหญ่', zh: '放得下手机、钥匙和卡，不必带大包。', vi: 'Đủ chỗ cho điện thoại, chìa khóa và thẻ mà không cần túi lớn.', es: 'Espacio para móvil, llaves y tarjetas sin cargar con un bolso grande.', ja: '大きなバッグなしで、スマホや鍵、カードを持ち歩けます。', ko: '큰 가방 없이 휴대폰, 열쇠, 카드를 넣어 다닐 수 있습니다.' },
      },
      {
        leaf: 2407,
        noun: { en: ['briefcase', 'one'], th: ['กระเป๋าเอกสาร', 'ใบ'], zh: ['公文包', '个'], vi: ['cặp tài liệu', 'chiếc'], es: ['maletín', 'm'], ja: ['ビジネスバッグ', '個'], ko: ['서류가방', '개'] },
        use: { en: 'for papers and a laptop', th: 'สำหรับใส่เอกสารและโน้ตบุ๊ก', zh: '装文件电脑用', vi: 'để đựng tài liệu và laptop', es: 'para documentos y portátil', ja: '書類やノートパソコンの持ち運びに', ko: '서류·노트북 수납용' },
        truth: { en: 'Keeps papers flat and work things together on the way to the office.', th: 'เก็บเอกสารให้เรียบและรวมของใช้ทำงานไว้ด้วยกัน', zh: '文件不易折皱，办公用品一包带走。', vi: 'Giữ tài liệu phẳng và gom đồ làm việc vào một chỗ.', es: 'Mantiene los papeles lisos y las cosas del trabajo juntas.', ja: '書類を折らずに、仕事道具をまとめて持ち運べます。', ko: '서류를 구김 없이 넣고 업무용품을 함께 챙길 수 있습니다.' },
      },
    ],
  },
  {
    section: 2500,
    uses: [
      { en: 'to go with the day’s outfit', th: 'ใช้คู่กับชุดประจำวัน', zh: '搭配当天穿着', vi: 'để đi cùng trang phục trong ngày', es: 'para acompañar la ropa del día', ja: 'その日の装いに', ko: '그날 옷차림에' },
      { en: 'for daily outings', th: 'สำหรับใช้เวลาออกไปข้างนอก', zh: '日常出门用', vi: 'dùng khi ra ngoài hằng ngày', es: 'para salir cada día', ja: '毎日のお出かけに', ko: '일상 외출용' },
    ],
    truths: [
      { en: 'Worn or carried to go with the day’s outfit.', th: 'หยิบใส่หรือพกติดตัวเวลาออกจากบ้าน ให้เข้ากับชุดที่ใส่วันนั้น', zh: '出门时穿戴或随身带上，和当天的衣服搭配。', vi: 'Đeo hoặc mang theo khi ra ngoài, hợp với bộ đồ trong ngày.', es: 'Para llevar al salir, a juego con la ropa del día.', ja: '出かけるときに身に着けたり持ったりして、その日の服に合わせます。', ko: '외출할 때 착용하거나 챙겨 그날 옷차림에 맞춥니다.' },
      { en: 'Also a practical gift for a birthday or a holiday.', th: 'ใช้เป็นของขวัญวันเกิดหรือเทศกาลได้ด้วย', zh: '生日或节日送人也很实用。', vi: 'Cũng là món quà thiết thực dịp sinh nhật, lễ Tết.', es: 'También un regalo práctico de cumpleaños o de fiestas.', ja: '誕生日や季節の贈り物にも実用的です。', ko: '생일이나 명절 선물로도 실용적입니다.' },
    ],
    asks: [
      { en: 'Check the measurements and how to care for the material before ordering.', th: 'ตรวจสอบขนาดและวิธีดูแลวัสดุก่อนสั่งซื้อ', zh: '下单前请确认尺寸和材质的保养方法。', vi: 'Kiểm tra kích thước và cách bảo quản chất liệu trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar las medidas y el cuidado del material.', ja: 'ご注文前にサイズと素材のお手入れ方法をご確認ください。', ko: '주문 전에 치수와 소재 관리 방법을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2501,
        noun: { en: ['hat', 'one'], th: ['หมวก', 'ใบ'], zh: ['帽子', '顶'], vi: ['mũ', 'chiếc'], es: ['sombrero', 'm'], ja: ['帽子', '個'], ko: ['모자', '개'] },
        use: { en: 'for days out', th: 'สำหรับใส่ออกไปข้างนอก', zh: '造型搭配佩戴', vi: 'để đội khi ra ngoài', es: 'para los días al aire libre', ja: 'コーデのアクセントに', ko: '외출용' },
        truth: { en: 'Worn on the head to finish an outfit.', th: 'ใส่บนศีรษะเพื่อเติมลุค', zh: '戴在头上，让整身穿搭更完整。', vi: 'Đội đầu để hoàn thiện trang phục.', es: 'Se lleva en la cabeza para rematar el conjunto.', ja: 'かぶるだけで装いの仕上げになります。', ko: '머리에 쓰면 코디가 마무리됩니다.' },
      },
      {
        leaf: 2502,
        noun: { en: ['scarf', 'one'], th: ['ผ้าพันคอ', 'ผืน'], zh: ['围巾', '条'], vi: ['khăn quàng', 'chiếc'], es: ['bufanda', 'f'], ja: ['ストール', '枚'], ko: ['스카프', '장'] },
        use: { en: 'for the neck and shoulders', th: 'สำหรับพันคอและคลุมไหล่', zh: '围颈披肩用', vi: 'để quàng cổ và choàng vai', es: 'para el cuello y los hombros', ja: '首元や肩まわりに', ko: '목·어깨 스타일링용' },
        truth: { en: 'Wraps around the neck or drapes over the shoulders.', th: 'พันรอบคอหรือคลุมไหล่ก็ได้', zh: '可围在颈间，也可披在肩上。', vi: 'Quàng quanh cổ hoặc khoác lên vai.', es: 'Se enrolla al cuello o cae sobre los hombros.', ja: '首に巻いたり、肩に掛けたりできます。', ko: '목에 두르거나 어깨에 걸칠 수 있습니다.' },
      },
      {
        leaf: 2503,
        noun: { en: ['belt', 'one'], th: ['เข็มขัด', 'เส้น'], zh: ['腰带', '条'], vi: ['thắt lưng', 'chiếc'], es: ['cinturón', 'm'], ja: ['ベルト', '本'], ko: ['벨트', '개'] },
        use: { en: 'for pants, jeans and dresses', th: 'สำหรับกางเกง ยีนส์ และเดรส', zh: '搭配裤装裙装', vi: 'dùng cho quần, jeans và váy', es: 'para pantalones y vestidos', ja: 'パンツやワンピースに', ko: '바지·원피스 코디용' },
        truth: { en: 'Holds up pants or marks the waist of a dress.', th: 'ช่วยกระชับเอวกางเกงหรือเน้นเอวชุดเดรส', zh: '固定裤腰，或为连衣裙收腰。', vi: 'Giữ cạp quần hoặc tạo điểm nhấn eo cho váy.', es: 'Sujeta el pantalón o marca la cintura del vestido.', ja: 'パンツの腰を留めたり、ワンピースのウエストを絞ったりできます。', ko: '바지 허리를 잡아 주거나 원피스의 허리선을 살려 줍니다.' },
      },
      {
        leaf: 2504,
        noun: { en: ['gloves', 'many'], th: ['ถุงมือ', 'คู่'], zh: ['手套', '双'], vi: ['găng tay', 'đôi'], es: ['guantes', 'mp'], ja: ['手袋', '組'], ko: ['장갑', '켤레'] },
        use: { en: 'for covering the hands outdoors', th: 'สำหรับสวมมือเวลาออกนอกบ้าน', zh: '外出护手用', vi: 'để che tay khi ra ngoài', es: 'para cubrir las manos en la calle', ja: '外出時の手元に', ko: '외출 시 손 보호용' },
        truth: { en: 'Cover the hands on the way to work or out for a walk.', th: 'สวมคลุมมือเวลาเดินทางหรือออกไปเดินเล่น', zh: '上班路上或散步时护住双手。', vi: 'Che tay khi đi làm hoặc đi dạo.', es: 'Cubren las manos de camino al trabajo o de paseo.', ja: '通勤や散歩のときに手を覆います。', ko: '출근길이나 산책할 때 손을 감싸 줍니다.' },
      },
      {
        leaf: 2505,
        noun: { en: ['tie', 'one'], th: ['เนกไท', 'เส้น'], zh: ['领带', '条'], vi: ['cà vạt', 'chiếc'], es: ['corbata', 'f'], ja: ['ネクタイ', '本'], ko: ['넥타이', '개'] },
        use: { en: 'for suits and formal shirts', th: 'สำหรับสูทและเชิ้ตทางการ', zh: '搭配西装衬衫', vi: 'để đeo với vest và sơ mi', es: 'para traje y camisa', ja: 'スーツやシャツの首元に', ko: '정장·셔츠 코디용' },
        truth: { en: 'Worn at the collar of a shirt for work, weddings and ceremonies.', th: 'ผูกที่ปกเสื้อเชิ้ตสำหรับทำงาน งานแต่ง และพิธีการ', zh: '系在衬衫领口，上班、婚礼、典礼都用得上。', vi: 'Đeo ở cổ sơ mi khi đi làm, dự cưới hoặc dự lễ.', es: 'Se anuda al cuello de la camisa para trabajo, bodas y ceremonias.', ja: '仕事や結婚式、式典でシャツの襟元に着けます。', ko: '출근, 결혼식, 행사 때 셔츠 깃에 맵니다.' },
      },
      {
        leaf: 2506,
        noun: { en: ['glasses', 'many'], th: ['แว่นตา', 'อัน'], zh: ['眼镜', '副'], vi: ['kính mắt', 'chiếc'], es: ['gafas', 'fp'], ja: ['メガネ', '本'], ko: ['안경', '개'] },
        use: { en: 'to frame the face', th: 'ใช้เสริมลุคบนใบหน้า', zh: '佩戴修饰脸型', vi: 'để tạo điểm nhấn cho gương mặt', es: 'para enmarcar el rostro', ja: '顔まわりのアクセントに', ko: '얼굴 포인트 연출용' },
        truth: { en: 'Rest on the nose and ears and fold flat for the case.', th: 'สวมบนสันจมูกและใบหู พับเก็บใส่กล่องได้', zh: '架在鼻梁和耳上，折起可收进眼镜盒。', vi: 'Đeo trên sống mũi và tai, gập gọn để cất vào hộp.', es: 'Se apoyan en la nariz y las orejas y se pliegan para guardarlas.', ja: '鼻と耳に掛け、たたんでケースにしまえます。', ko: '코와 귀에 걸치고 접어서 케이스에 보관합니다.' },
      },
      {
        leaf: 2507,
        noun: { en: ['umbrella', 'one'], th: ['ร่ม', 'คัน'], zh: ['雨伞', '把'], vi: ['ô che mưa', 'chiếc'], es: ['paraguas', 'm'], ja: ['傘', '本'], ko: ['우산', '개'] },
        use: { en: 'for rainy days', th: 'สำหรับวันฝนตก', zh: '雨天出行用', vi: 'cho ngày mưa', es: 'para días de lluvia', ja: '雨の日に', ko: '비 오는 날에' },
        truth: { en: 'Opens overhead to keep off the rain and closes for carrying.', th: 'กางกันฝนเหนือศีรษะ หุบเก็บพกพาได้', zh: '撑开挡雨，收起便携。', vi: 'Mở ra che mưa, gập lại để mang theo.', es: 'Se abre para resguardar de la lluvia y se cierra para llevarlo.', ja: '開いて雨をよけ、閉じて持ち歩けます。', ko: '펼쳐서 비를 막고 접어서 들고 다닙니다.' },
      },
      {
        leaf: 2508,
        noun: { en: ['raincoat', 'one'], th: ['เสื้อกันฝน', 'ตัว'], zh: ['雨衣', '件'], vi: ['áo mưa', 'chiếc'], es: ['chubasquero', 'm'], ja: ['レインコート', '着'], ko: ['우비', '벌'] },
        use: { en: 'for riding and walking in the rain', th: 'สำหรับขี่รถและเดินกลางฝน', zh: '雨天骑行走路穿', vi: 'để đi xe và đi bộ trời mưa', es: 'para ir en moto o a pie con lluvia', ja: '雨の日の移動に', ko: '우천 시 이동용' },
        truth: { en: 'Goes over other clothes and keeps the rain off with both hands free.', th: 'สวมทับเสื้อผ้า กันฝนโดยไม่ต้องถือร่ม', zh: '套在衣服外挡雨，双手不用撑伞。', vi: 'Mặc ngoài quần áo, che mưa mà vẫn rảnh hai tay.', es: 'Se pone sobre la ropa y protege de la lluvia con las manos libres.', ja: '服の上から着て雨をよけ、両手が自由に使えます。', ko: '옷 위에 걸쳐 비를 막고 두 손을 자유롭게 쓸 수 있습니다.' },
      },
      {
        leaf: 2509,
        noun: { en: ['keychain', 'one'], th: ['พวงกุญแจ', 'อัน'], zh: ['钥匙扣', '个'], vi: ['móc khóa', 'chiếc'], es: ['llavero', 'm'], ja: ['キーホルダー', '個'], ko: ['키링', '개'] },
        use: { en: 'for keys and bags', th: 'สำหรับกุญแจและกระเป๋า', zh: '挂钥匙挂包包', vi: 'cho chìa khóa và túi xách', es: 'para llaves y bolsos', ja: '鍵やバッグに', ko: '열쇠·가방용' },
        truth: { en: 'Hangs on a bunch of keys or on a bag.', th: 'ใช้ห้อยกับพวงกุญแจหรือกระเป๋า', zh: '可挂在钥匙串或包上。', vi: 'Treo vào chùm chìa khóa hoặc túi.', es: 'Se cuelga de las llaves o del bolso.', ja: '鍵の束やバッグにつけて使います。', ko: '열쇠 꾸러미나 가방에 달아 사용합니다.' },
      },
    ],
  },
  {
    section: 2600,
    uses: [
      { en: 'for comfort next to the skin', th: 'สำหรับใส่สบายแนบผิว', zh: '舒适自在穿', vi: 'để mặc êm sát da', es: 'para ir a gusto todo el día', ja: '肌にふれる毎日の衣類に', ko: '편안한 데일리용' },
      { en: 'for everyday comfort', th: 'สำหรับใส่สบายทุกวัน', zh: '日常贴身穿', vi: 'để mặc thoải mái mỗi ngày', es: 'para la comodidad diaria', ja: '毎日の着替えに', ko: '일상생활용' },
    ],
    truths: [
      { en: 'Worn close to the skin, so wash before the first wear.', th: 'สวมใส่แนบผิว ควรซักก่อนใส่ครั้งแรก', zh: '贴身穿着，首次穿前建议先洗。', vi: 'Mặc sát da, nên giặt trước khi mặc lần đầu.', es: 'Al ir en contacto con la piel, conviene lavar antes del primer uso.', ja: '肌に触れるものなので、最初に着る前に洗ってください。', ko: '피부에 닿는 옷이므로 처음 입기 전에 세탁해 주시기 바랍니다.' },
      { en: 'Use a laundry bag in the machine to protect the fabric.', th: 'ใส่ถุงซักเมื่อซักเครื่องเพื่อถนอมเนื้อผ้า', zh: '机洗时放入洗衣袋，可保护面料。', vi: 'Cho vào túi giặt khi giặt máy để bảo vệ vải.', es: 'En la lavadora, una bolsa de lavado protege el tejido.', ja: '洗濯機ではネットに入れると生地の傷みを防げます。', ko: '세탁기에 돌릴 때 세탁망에 넣으면 옷감을 보호할 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size chart carefully, as these goods are often not returnable.', th: 'ตรวจสอบตารางไซซ์ให้ดี เพราะสินค้าประเภทนี้มักคืนไม่ได้', zh: '贴身衣物多不支持退换，请仔细核对尺码表。', vi: 'Xem kỹ bảng size vì mặt hàng này thường không đổi trả.', es: 'Conviene revisar bien la tabla de tallas, ya que estas prendas no suelen admitir devolución.', ja: '返品できないことが多い商品ですので、サイズ表をよくご確認ください。', ko: '반품이 어려운 경우가 많으니 사이즈표를 꼼꼼히 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2601,
        noun: { en: ['bra', 'one'], th: ['เสื้อชั้นใน', 'ตัว'], zh: ['文胸', '件'], vi: ['áo lót', 'chiếc'], es: ['sujetador', 'm'], ja: ['ブラジャー', '枚'], ko: ['브라', '개'] },
        use: { en: 'for support under clothes', th: 'สำหรับใส่กระชับใต้เสื้อผ้า', zh: '贴身承托穿', vi: 'để nâng đỡ bên trong áo', es: 'para dar soporte bajo la ropa', ja: '服の下のサポートに', ko: '가슴 서포트용' },
        truth: { en: 'Gives support and a smooth line under tops and dresses.', th: 'ช่วยพยุงและให้ทรงเรียบใต้เสื้อและเดรส', zh: '承托胸部，让外衣线条更平顺。', vi: 'Nâng đỡ và tạo đường nét gọn dưới áo, váy.', es: 'Da sujeción y una línea suave bajo blusas y vestidos.', ja: 'バストを支え、服のラインをすっきり見せます。', ko: '가슴을 받쳐 겉옷의 선을 매끄럽게 해 줍니다.' },
      },
      {
        leaf: 2602,
        noun: { en: ['briefs', 'many'], th: ['กางเกงใน', 'ตัว'], zh: ['内裤', '条'], vi: ['quần lót', 'chiếc'], es: ['prenda interior', 'f'], ja: ['下着', '枚'], ko: ['팬티', '장'] },
        use: { en: 'for everyday underwear', th: 'สำหรับใส่เป็นชั้นในทุกวัน', zh: '日常贴身换洗', vi: 'để mặc bên trong hằng ngày', es: 'para usar cada día bajo la ropa', ja: '毎日のはき替えに', ko: '일상 속옷용' },
        truth: { en: 'Daily basics worth having several of for the week.', th: 'ของใช้พื้นฐานทุกวัน มีหลายตัวไว้สลับใส่ทั้งสัปดาห์', zh: '每天都要换的基础款，一周多备几条。', vi: 'Món cơ bản mỗi ngày, nên có vài chiếc để thay trong tuần.', es: 'Un básico diario del que conviene tener varias piezas para la semana.', ja: '毎日使う基本の一枚で、洗い替えを用意しておくと便利です。', ko: '매일 갈아입는 기본 속옷이라 여러 장 있으면 편합니다.' },
      },
      {
        leaf: 2603,
        noun: { en: ['socks', 'many'], th: ['ถุงเท้า', 'คู่'], zh: ['袜子', '双'], vi: ['tất', 'đôi'], es: ['calcetines', 'mp'], ja: ['靴下', '足'], ko: ['양말', '켤레'] },
        use: { en: 'to wear inside shoes', th: 'ใช้ใส่กับรองเท้า', zh: '搭配鞋子穿', vi: 'để đi cùng giày', es: 'para llevar con zapatos', ja: '靴と合わせる足元に', ko: '구두·운동화용' },
        truth: { en: 'Sit between foot and shoe and help prevent rubbing.', th: 'ใส่กั้นระหว่างเท้ากับรองเท้า ช่วยลดการเสียดสี', zh: '隔开脚与鞋，减少摩擦。', vi: 'Ngăn giữa chân và giày, giúp giảm cọ xát.', es: 'Quedan entre el pie y el zapato y reducen el roce.', ja: '足と靴の間で、こすれをやわらげます。', ko: '발과 신발 사이에서 쓸림을 줄여 줍니다.' },
      },
      {
        leaf: 2604,
        noun: { en: ['pyjamas', 'many'], th: ['ชุดนอน', 'ชุด'], zh: ['睡衣', '套'], vi: ['bộ đồ ngủ', 'bộ'], es: ['pijama', 'm'], ja: ['パジャマ', '着'], ko: ['잠옷', '벌'] },
        use: { en: 'for a comfortable night', th: 'สำหรับใส่นอนสบายตลอดคืน', zh: '夜间安睡穿', vi: 'để ngủ thoải mái', es: 'para dormir cómodamente', ja: 'おやすみの時間に', ko: '편안한 수면용' },
        truth: { en: 'For bedtime and slow mornings at home.', th: 'ใส่ตอนเข้านอนและเช้าวันสบายๆ ที่บ้าน', zh: '睡觉和在家的悠闲早晨都能穿。', vi: 'Mặc khi đi ngủ và những sáng thong thả ở nhà.', es: 'Para la hora de dormir y las mañanas tranquilas en casa.', ja: '寝るときも、家で過ごすのんびりした朝にも着られます。', ko: '잠잘 때와 집에서 보내는 느긋한 아침에 입습니다.' },
      },
      {
        leaf: 2605,
        noun: { en: ['robe', 'one'], th: ['ชุดคลุม', 'ตัว'], zh: ['浴袍', '件'], vi: ['áo choàng', 'chiếc'], es: ['bata', 'f'], ja: ['ガウン', '着'], ko: ['가운', '벌'] },
        use: { en: 'for after a bath and lazy days', th: 'สำหรับหลังอาบน้ำและวันพักผ่อน', zh: '浴后居家穿', vi: 'để mặc sau khi tắm và ngày nghỉ', es: 'para después del baño y el descanso', ja: 'お風呂上がりやくつろぎに', ko: '목욕 후·휴식용' },
        truth: { en: 'Goes on over nightwear or straight after a bath.', th: 'สวมทับชุดนอนหรือหลังอาบน้ำได้ทันที', zh: '可套在睡衣外，也可浴后直接穿。', vi: 'Khoác ngoài đồ ngủ hoặc mặc ngay sau khi tắm.', es: 'Se pone sobre el pijama o al salir de la ducha.', ja: 'パジャマの上にも、お風呂上がりにもさっと羽織れます。', ko: '잠옷 위에 걸치거나 목욕 후 바로 입을 수 있습니다.' },
      },
    ],
  },
  {
    section: 2700,
    uses: [
      { en: 'for sport and active days', th: 'สำหรับเล่นกีฬาและทำกิจกรรม', zh: '运动健身穿', vi: 'để chơi thể thao và vận động', es: 'para deporte y días activos', ja: 'スポーツやアクティブな日に', ko: '스포츠·활동용' },
      { en: 'for moving freely', th: 'สำหรับเคลื่อนไหวคล่องตัว', zh: '活动自如', vi: 'để vận động thoải mái', es: 'para moverse con libertad', ja: '動きやすさを求める日に', ko: '편안한 활동용' },
    ],
    truths: [
      { en: 'Cut for movement, from stretching to a full workout.', th: 'ตัดเย็บให้เคลื่อนไหวสะดวก ตั้งแต่ยืดเหยียดจนถึงออกกำลังกาย', zh: '剪裁便于活动，拉伸、锻炼都自如。', vi: 'Kiểu cắt cho vận động, từ giãn cơ đến tập luyện.', es: 'Un corte para moverse, del estiramiento al entrenamiento.', ja: 'ストレッチから本格的な運動まで、動きやすい作りです。', ko: '스트레칭부터 운동까지 움직이기 편한 재단입니다.' },
      { en: 'Rinse or wash soon after sweat or pool water.', th: 'ควรล้างหรือซักทันทีหลังโดนเหงื่อหรือน้ำสระ', zh: '出汗或下水后请尽快清洗。', vi: 'Nên giặt sớm sau khi dính mồ hôi hoặc nước hồ bơi.', es: 'Enjuagar o lavar pronto tras el sudor o la piscina.', ja: '汗をかいたりプールで使ったりした後は、早めに洗ってください。', ko: '땀이나 수영장 물이 묻은 뒤에는 바로 헹구거나 세탁해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the size chart and the stretch of the fabric before ordering.', th: 'ตรวจสอบตารางไซซ์และความยืดของผ้าก่อนสั่งซื้อ', zh: '下单前请查看尺码表和面料弹性。', vi: 'Xem bảng size và độ co giãn của vải trước khi đặt hàng.', es: 'Antes de comprar, conviene revisar la tabla de tallas y la elasticidad del tejido.', ja: 'ご注文前にサイズ表と生地の伸縮性をご確認ください。', ko: '주문 전에 사이즈표와 원단 신축성을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2701,
        noun: { en: ['sports top', 'one'], th: ['เสื้อกีฬา', 'ตัว'], zh: ['运动上衣', '件'], vi: ['áo thể thao', 'chiếc'], es: ['camiseta deportiva', 'f'], ja: ['スポーツシャツ', '枚'], ko: ['스포츠 상의', '장'] },
        use: { en: 'for training and matches', th: 'สำหรับซ้อมและแข่ง', zh: '训练比赛穿', vi: 'để tập luyện và thi đấu', es: 'para entrenar y competir', ja: '練習や試合に', ko: '훈련·경기용' },
        truth: { en: 'Worn for training, a match or cheering from the stands.', th: 'ใส่ซ้อม ลงแข่ง หรือเชียร์ข้างสนาม', zh: '训练、比赛或看台助威都能穿。', vi: 'Mặc khi tập, thi đấu hoặc cổ vũ trên khán đài.', es: 'Para entrenar, jugar un partido o animar en la grada.', ja: '練習にも試合にも、観客席での応援にも着られます。', ko: '훈련이나 경기, 응원할 때 입을 수 있습니다.' },
      },
      {
        leaf: 2702,
        noun: { en: ['leggings', 'many'], th: ['เลกกิ้ง', 'ตัว'], zh: ['紧身裤', '条'], vi: ['quần legging', 'chiếc'], es: ['mallas', 'fp'], ja: ['レギンス', '本'], ko: ['레깅스', '벌'] },
        use: { en: 'for yoga, gym and running', th: 'สำหรับโยคะ ฟิตเนส และวิ่ง', zh: '瑜伽健身跑步穿', vi: 'để tập yoga, gym và chạy bộ', es: 'para yoga, gimnasio y correr', ja: 'ヨガやジム、ランニングに', ko: '요가·헬스·러닝용' },
        truth: { en: 'Follow the line of the leg and move with every stretch.', th: 'แนบตามแนวขาและเคลื่อนไหวไปกับทุกท่า', zh: '贴合腿部线条，随动作伸展。', vi: 'Ôm theo chân và co giãn theo từng động tác.', es: 'Siguen la línea de la pierna y acompañan cada estiramiento.', ja: '脚のラインに沿い、動きに合わせて伸びます。', ko: '다리 선을 따라 밀착되어 동작에 맞춰 늘어납니다.' },
      },
      {
        leaf: 2703,
        noun: { en: ['sports shorts', 'many'], th: ['กางเกงกีฬาขาสั้น', 'ตัว'], zh: ['运动短裤', '条'], vi: ['quần short thể thao', 'chiếc'], es: ['pantalón corto deportivo', 'm'], ja: ['スポーツショートパンツ', '本'], ko: ['스포츠 반바지', '벌'] },
        use: { en: 'for running and ball games', th: 'สำหรับวิ่งและเล่นบอล', zh: '跑步打球穿', vi: 'để chạy bộ và chơi bóng', es: 'para correr y jugar al balón', ja: 'ランニングや球技に', ko: '러닝·구기 운동용' },
        truth: { en: 'Leave the knees free for running, jumping and kicking.', th: 'ไม่รั้งเข่า วิ่ง กระโดด และเตะได้คล่อง', zh: '不束缚膝盖，跑跳踢都利落。', vi: 'Không vướng gối khi chạy, nhảy và đá.', es: 'Deja libres las rodillas para correr, saltar y chutar.', ja: '膝まわりが自由で、走る・跳ぶ・蹴る動きを妨げません。', ko: '무릎이 자유로워 달리고 뛰고 차기 편합니다.' },
      },
      {
        leaf: 2704,
        noun: { en: ['tracksuit', 'one'], th: ['ชุดวอร์ม', 'ชุด'], zh: ['运动套装', '套'], vi: ['bộ đồ thể thao', 'bộ'], es: ['chándal', 'm'], ja: ['ジャージ', '着'], ko: ['트레이닝복', '벌'] },
        use: { en: 'for warming up and travel', th: 'สำหรับวอร์มอัปและเดินทาง', zh: '热身出行穿', vi: 'để khởi động và đi lại', es: 'para calentar y viajar', ja: 'ウォームアップや移動に', ko: '워밍업·이동용' },
        truth: { en: 'Matching top and bottoms to pull on before and after exercise.', th: 'เสื้อและกางเกงเข้าชุด ใส่ก่อนและหลังออกกำลังกาย', zh: '上下成套，运动前后都能穿。', vi: 'Áo và quần đồng bộ, mặc trước và sau khi tập.', es: 'Parte de arriba y pantalón a juego para antes y después del ejercicio.', ja: '上下そろいで、運動の前後にさっと着られます。', ko: '위아래 한 벌이라 운동 전후에 간편하게 입습니다.' },
      },
      {
        leaf: 2705,
        noun: { en: ['swimsuit', 'one'], th: ['ชุดว่ายน้ำ', 'ชุด'], zh: ['泳衣', '件'], vi: ['đồ bơi', 'bộ'], es: ['bañador', 'm'], ja: ['水着', '着'], ko: ['수영복', '벌'] },
        use: { en: 'for the pool and the beach', th: 'สำหรับสระว่ายน้ำและทะเล', zh: '泳池海滩穿', vi: 'để đi hồ bơi và đi biển', es: 'para la piscina y la playa', ja: 'プールや海に', ko: '수영장·바닷가용' },
        truth: { en: 'Packs small for the beach and hangs up to dry after a swim.', th: 'ตากแห้งแล้วพับเก็บได้เล็ก พกไปทะเลสะดวก', zh: '下水后晾干即可，收纳小巧好带。', vi: 'Phơi khô sau khi bơi và gấp gọn mang đi biển.', es: 'Se seca tras el baño y ocupa poco en la bolsa de playa.', ja: '泳いだ後は干して乾かせ、小さくたたんで海に持って行けます。', ko: '수영 후 말려 입고 작게 접어 바닷가에 가져갈 수 있습니다.' },
      },
    ],
  },
  {
    section: 2800,
    uses: [
      { en: 'for ceremonies and celebrations', th: 'สำหรับงานพิธีและงานฉลอง', zh: '典礼庆典穿', vi: 'cho dịp lễ và tiệc mừng', es: 'para ceremonias y celebraciones', ja: '式典やお祝いの席に', ko: '예식·행사용' },
      { en: 'for special days', th: 'สำหรับวันสำคัญ', zh: '重要日子穿', vi: 'cho những ngày đặc biệt', es: 'para días señalados', ja: '特別な日に', ko: '특별한 날에' },
    ],
    truths: [
      { en: 'Worn for weddings, festivals, ceremonies and family photos.', th: 'ใส่ไปงานแต่ง งานเทศกาล งานพิธี และถ่ายรูปครอบครัว', zh: '婚礼、节庆、典礼和拍全家福都能穿。', vi: 'Mặc trong đám cưới, lễ hội, nghi lễ và chụp ảnh gia đình.', es: 'Para bodas, fiestas, ceremonias y fotos de familia.', ja: '結婚式やお祭り、式典、家族写真の装いになります。', ko: '결혼식, 축제, 예식, 가족사진 촬영 때 입습니다.' },
      { en: 'Hang or fold with care after wearing to avoid creases.', th: 'หลังใส่ควรแขวนหรือพับอย่างเบามือเพื่อไม่ให้ยับ', zh: '穿后妥善挂起或叠好，以免起皱。', vi: 'Sau khi mặc nên treo hoặc gấp cẩn thận để tránh nhăn.', es: 'Tras el uso, conviene colgar o doblar con cuidado para evitar arrugas.', ja: '着た後は、しわにならないよう丁寧に掛けるかたたんでください。', ko: '입은 뒤에는 구김이 가지 않게 걸거나 잘 접어 두시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check which pieces are included and the measurements before ordering.', th: 'ตรวจสอบว่ามีชิ้นใดบ้างในชุดและขนาดก่อนสั่งซื้อ', zh: '下单前请确认套装包含哪些单品以及尺寸。', vi: 'Kiểm tra bộ gồm những món nào và số đo trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar qué piezas se incluyen y las medidas.', ja: 'ご注文前にセット内容とサイズをご確認ください。', ko: '주문 전에 구성품과 치수를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2801,
        noun: { en: ['suit', 'one'], th: ['สูท', 'ตัว'], zh: ['西装', '套'], vi: ['bộ vest', 'bộ'], es: ['traje', 'm'], ja: ['スーツ', '着'], ko: ['정장', '벌'] },
        use: { en: 'for business and formal events', th: 'สำหรับงานธุรกิจและงานทางการ', zh: '商务正式场合穿', vi: 'cho công việc và dịp trang trọng', es: 'para negocios y actos formales', ja: 'ビジネスやフォーマルに', ko: '비즈니스·격식 있는 자리에' },
        truth: { en: 'Worn over a shirt for work and formal events.', th: 'ทรงเข้ารูปใส่ทับเสื้อเชิ้ตไปทำงานและงานทางการ', zh: '挺括有型，内搭衬衫，上班或正式场合都行。', vi: 'Dáng may gọn, mặc ngoài sơ mi khi đi làm và dự tiệc trang trọng.', es: 'Se lleva sobre la camisa en el trabajo y en actos formales.', ja: 'シャツの上に着る仕立て服で、仕事にも式典にも使えます。', ko: '셔츠 위에 갖춰 입어 출근과 격식 있는 자리에 어울립니다.' },
      },
      {
        leaf: 2802,
        noun: { en: ['evening dress', 'one'], th: ['ชุดราตรี', 'ชุด'], zh: ['礼服裙', '件'], vi: ['đầm dạ hội', 'chiếc'], es: ['vestido de noche', 'm'], ja: ['フォーマルドレス', '着'], ko: ['이브닝 드레스', '벌'] },
        use: { en: 'for weddings and gala nights', th: 'สำหรับงานแต่งและงานกาล่า', zh: '婚宴晚会穿', vi: 'cho tiệc cưới và dạ tiệc', es: 'para bodas y galas', ja: '結婚式や夜のパーティーに', ko: '결혼식·만찬용' },
        truth: { en: 'A dress for the occasion, worn with heels and a small bag.', th: 'ชุดสำหรับงานพิเศษ ใส่คู่กับส้นสูงและกระเป๋าใบเล็ก', zh: '正式场合的裙装，配高跟鞋和小包。', vi: 'Váy cho dịp quan trọng, phối với giày cao gót và túi nhỏ.', es: 'Un vestido de ocasión que se acompaña de tacones y un bolso pequeño.', ja: 'ヒールや小さなバッグと合わせる、特別な場のドレスです。', ko: '구두와 작은 가방을 더해 입는 행사용 드레스입니다.' },
      },
      {
        leaf: 2803,
        noun: { en: ['kimono', 'one'], th: ['กิโมโน', 'ชุด'], zh: ['和服', '件'], vi: ['kimono', 'bộ'], es: ['kimono', 'm'], ja: ['着物', '着'], ko: ['기모노', '벌'] },
        use: { en: 'for festivals and Japanese events', th: 'สำหรับงานเทศกาลและงานญี่ปุ่น', zh: '祭典和风活动穿', vi: 'cho lễ hội và sự kiện Nhật Bản', es: 'para festivales y eventos japoneses', ja: 'お祭りや和の行事に', ko: '축제·일본풍 행사용' },
        truth: { en: 'Wraps left over right and is tied at the waist with a sash.', th: 'สวมทับซ้ายบนขวาและผูกเอวด้วยผ้าคาด', zh: '左襟压右襟，腰间系带。', vi: 'Vạt trái đè vạt phải, thắt ở eo bằng dải đai.', es: 'Se cruza con el lado izquierdo encima y se ata con un fajín.', ja: '左を上に重ねて着て、帯で締めます。', ko: '왼쪽 자락을 위로 여미고 허리에 띠를 맵니다.' },
      },
      {
        leaf: 2804,
        noun: { en: ['hanbok', 'one'], th: ['ฮันบก', 'ชุด'], zh: ['韩服', '套'], vi: ['hanbok', 'bộ'], es: ['hanbok', 'm'], ja: ['韓服', '着'], ko: ['한복', '벌'] },
        use: { en: 'for Korean holidays and photos', th: 'สำหรับเทศกาลเกาหลีและถ่ายรูป', zh: '韩国节日拍照穿', vi: 'cho ngày lễ Hàn Quốc và chụp ảnh', es: 'para fiestas coreanas y fotos', ja: '韓国の祝日や記念写真に', ko: '명절·기념 촬영용' },
        truth: { en: 'Korean dress for holidays, first birthdays and weddings.', th: 'ชุดเกาหลีสำหรับวันเทศกาล วันเกิดขวบแรก และงานแต่ง', zh: '韩国传统服装，节日、周岁和婚礼穿。', vi: 'Trang phục Hàn Quốc cho ngày lễ, thôi nôi và đám cưới.', es: 'Vestimenta coreana para fiestas, primeros cumpleaños y bodas.', ja: '祝日や一歳のお祝い、結婚式に着る韓国の衣装です。', ko: '명절, 돌잔치, 결혼식에 입는 우리 옷입니다.' },
      },
      {
        leaf: 2805,
        noun: { en: ['Chinese dress', 'one'], th: ['ชุดจีน', 'ชุด'], zh: ['中式服装', '件'], vi: ['trang phục Trung Hoa', 'bộ'], es: ['vestido chino', 'm'], ja: ['チャイナ服', '着'], ko: ['중국 전통의상', '벌'] },
        use: { en: 'for Lunar New Year and banquets', th: 'สำหรับตรุษจีนและงานเลี้ยง', zh: '春节宴会穿', vi: 'cho Tết Nguyên đán và tiệc', es: 'para el Año Nuevo lunar y banquetes', ja: '春節や宴席に', ko: '춘절·연회용' },
        truth: { en: 'Chinese dress for New Year visits, tea ceremonies and weddings.', th: 'ชุดจีนใส่ไหว้ตรุษจีน พิธียกน้ำชา และงานแต่ง', zh: '拜年、茶会、婚礼都能穿的中式服装。', vi: 'Trang phục Trung Hoa cho dịp chúc Tết, tiệc trà và đám cưới.', es: 'Vestimenta china para visitas de Año Nuevo, ceremonias del té y bodas.', ja: '新年のあいさつや茶会、結婚式に着る中国の衣装です。', ko: '새해 인사, 다도, 결혼식에 입는 중국 의상입니다.' },
      },
      {
        leaf: 2806,
        noun: { en: ['ao dai', 'one'], th: ['ชุดอ่าวหญ่าย', 'ชุด'], zh: ['奥黛', '套'], vi: ['áo dài', 'bộ'], es: ['ao dai', 'm'], ja: ['アオザイ', '着'], ko: ['아오자이', '벌'] },
        use: { en: 'for Tet, weddings and school events', th: 'สำหรับเทศกาลเต๊ตและงานแต่ง', zh: '越南春节婚礼穿', vi: 'cho Tết, cưới hỏi và lễ ở trường', es: 'para el Tet, bodas y actos escolares', ja: 'テトや結婚式、学校行事に', ko: '뗏·결혼식·학교 행사용' },
        truth: { en: 'Vietnamese long tunic worn over loose trousers.', th: 'เสื้อยาวแบบเวียดนาม ใส่ทับกางเกงขากว้าง', zh: '越南长衫，内搭宽松长裤。', vi: 'Tà áo dài truyền thống, mặc cùng quần ống rộng.', es: 'Túnica larga vietnamita que se lleva sobre un pantalón amplio.', ja: 'ゆったりしたズボンに重ねて着る、ベトナムの長衣です。', ko: '통 넓은 바지 위에 입는 베트남의 긴 옷입니다.' },
      },
      {
        leaf: 2807,
        noun: { en: ['Thai dress', 'one'], th: ['ชุดไทย', 'ชุด'], zh: ['泰装', '套'], vi: ['trang phục Thái', 'bộ'], es: ['traje tailandés', 'm'], ja: ['タイ民族衣装', '着'], ko: ['태국 전통의상', '벌'] },
        use: { en: 'for temple visits and Thai festivals', th: 'สำหรับใส่ไปวัดและงานประเพณี', zh: '礼佛和泰国节庆穿', vi: 'để đi chùa và dự lễ hội Thái', es: 'para templos y fiestas tailandesas', ja: '寺院参拝やタイのお祭りに', ko: '사원 방문·태국 축제용' },
        truth: { en: 'Thai dress for temple fairs, weddings and merit-making days.', th: 'ใส่ไปงานวัด งานแต่ง และวันทำบุญ', zh: '庙会、婚礼和布施日穿的泰式服装。', vi: 'Trang phục Thái mặc đi hội chùa, đám cưới và lễ cúng dường.', es: 'Vestimenta tailandesa para ferias de templo, bodas y días de ofrenda.', ja: 'お寺の祭りや結婚式、お参りの日に着るタイの衣装です。', ko: '사원 축제, 결혼식, 공덕을 쌓는 날에 입는 태국 의상입니다.' },
      },
      {
        leaf: 2808,
        noun: { en: ['sarong', 'one'], th: ['โสร่ง', 'ผืน'], zh: ['纱笼', '条'], vi: ['xà rông', 'chiếc'], es: ['sarong', 'm'], ja: ['サロン', '枚'], ko: ['사롱', '장'] },
        use: { en: 'for the beach, home and ceremonies', th: 'สำหรับทะเล อยู่บ้าน และงานพิธี', zh: '海边居家仪式穿', vi: 'để đi biển, ở nhà và dự lễ', es: 'para la playa, la casa y ceremonias', ja: '海辺や室内、儀式に', ko: '해변·실내·의식용' },
        truth: { en: 'A wrapped cloth tied or tucked at the waist.', th: 'ผ้านุ่งพันรอบตัว ผูกหรือเหน็บที่เอว', zh: '一块围身布，在腰间系好或掖好。', vi: 'Tấm vải quấn quanh người, buộc hoặc giắt ở eo.', es: 'Tela que se enrolla y se anuda o se remete en la cintura.', ja: '腰に巻き、結ぶか折り込んで着る布です。', ko: '몸에 두르고 허리에서 묶거나 끼워 입는 천입니다.' },
      },
      {
        leaf: 2809,
        noun: { en: ['sari', 'one'], th: ['ส่าหรี', 'ชุด'], zh: ['纱丽', '件'], vi: ['sari', 'bộ'], es: ['sari', 'm'], ja: ['サリー', '着'], ko: ['사리', '벌'] },
        use: { en: 'for Indian weddings and festivals', th: 'สำหรับงานแต่งและเทศกาลอินเดีย', zh: '印度婚礼节庆穿', vi: 'cho đám cưới và lễ hội Ấn Độ', es: 'para bodas y fiestas de la India', ja: 'インドの婚礼や祭りに', ko: '인도 결혼식·축제용' },
        truth: { en: 'A long draped cloth worn over a fitted blouse.', th: 'ผ้ายาวพันรอบตัว ใส่คู่กับเสื้อตัวสั้นเข้ารูป', zh: '长幅布料披裹，内搭贴身短上衣。', vi: 'Tấm vải dài quấn quanh người, mặc cùng áo ôm ngắn.', es: 'Tela larga drapeada que se lleva sobre una blusa ajustada.', ja: '長い布をまとい、体に沿うブラウスに重ねて着ます。', ko: '몸에 맞는 블라우스 위에 긴 천을 둘러 입습니다.' },
      },
    ],
  },
  {
    section: 2900,
    uses: [
      { en: 'for a role, a stage or a job', th: 'สำหรับขึ้นเวที ออกงาน หรือทำงาน', zh: '登台聚会上岗穿', vi: 'cho vai diễn, sân khấu hoặc công việc', es: 'para un papel, un escenario o un oficio', ja: '役や舞台、仕事の装いに', ko: '역할·무대·업무용' },
      { en: 'for groups or just for one', th: 'สำหรับใส่เดี่ยวหรือใส่เป็นทีม', zh: '个人团体都适用', vi: 'cho cá nhân và tập thể', es: 'para grupos o particulares', ja: '個人・団体向け', ko: '개인·단체용' },
    ],
    truths: [
      { en: 'Put on for a certain job, stage or event rather than for every day.', th: 'ใส่เฉพาะตอนทำงาน ขึ้นเวที หรือร่วมกิจกรรม', zh: '为特定的工作、舞台或活动而穿，不是日常便装。', vi: 'Dùng khi làm việc, lên sân khấu hoặc dự sự kiện hơn là ngày thường.', es: 'Para un trabajo, un escenario o un evento concreto, más que para diario.', ja: '普段着ではなく、決まった仕事や舞台、行事のときに身に着けます。', ko: '평상복보다는 특정한 일이나 무대, 행사 때 착용합니다.' },
      { en: 'Group orders are easier with one list of everyone’s sizes.', th: 'สั่งเป็นกลุ่มสะดวกขึ้นเมื่อรวมไซซ์ทุกคนไว้ในรายการเดียว', zh: '团体订购时，先汇总每个人的尺码更方便。', vi: 'Đặt theo nhóm sẽ tiện hơn khi gom size của mọi người vào một danh sách.', es: 'Para pedidos de grupo, ayuda reunir las tallas de todos en una lista.', ja: '団体で注文するときは、全員のサイズをまとめておくと便利です。', ko: '단체 주문 때는 모두의 사이즈를 한 목록으로 모으면 편합니다.' },
    ],
    asks: [
      { en: 'Check which pieces are included and the delivery date before ordering.', th: 'ตรวจสอบชิ้นที่รวมในชุดและวันจัดส่งก่อนสั่งซื้อ', zh: '下单前请确认包含哪些物品和到货时间。', vi: 'Kiểm tra các món đi kèm và ngày giao trước khi đặt hàng.', es: 'Antes de comprar, conviene comprobar qué piezas se incluyen y la fecha de entrega.', ja: 'ご注文前にセット内容とお届け日をご確認ください。', ko: '주문 전에 구성품과 배송일을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 2901,
        noun: { en: ['costume', 'one'], th: ['ชุดแฟนซี', 'ชุด'], zh: ['扮演服', '套'], vi: ['đồ hóa trang', 'bộ'], es: ['disfraz', 'm'], ja: ['コスプレ衣装', '着'], ko: ['코스튬', '벌'] },
        use: { en: 'for parties and Halloween', th: 'สำหรับปาร์ตี้และฮาโลวีน', zh: '派对万圣节穿', vi: 'cho tiệc và Halloween', es: 'para fiestas y Halloween', ja: 'パーティーやハロウィンに', ko: '파티·핼러윈용' },
        truth: { en: 'Turns the wearer into a character for parties, shows and photos.', th: 'แปลงร่างเป็นตัวละครสำหรับปาร์ตี้ การแสดง และถ่ายรูป', zh: '穿上变身角色，派对、表演、拍照都好玩。', vi: 'Hóa thân thành nhân vật cho buổi tiệc, biểu diễn và chụp ảnh.', es: 'Transforma a quien lo lleva en un personaje para fiestas, funciones y fotos.', ja: 'パーティーや舞台、撮影でキャラクターになりきれます。', ko: '파티, 공연, 사진 촬영 때 캐릭터로 변신할 수 있습니다.' },
      },
      {
        leaf: 2902,
        noun: { en: ['costume accessory', 'one'], th: ['พร็อพแฟนซี', 'ชิ้น'], zh: ['扮演道具', '个'], vi: ['phụ kiện hóa trang', 'phụ kiện'], es: ['accesorio de disfraz', 'm'], ja: ['仮装小物', '点'], ko: ['코스튬 소품', '개'] },
        use: { en: 'to finish a costume', th: 'ใช้เสริมชุดแฟนซีให้ครบ', zh: '搭配扮演服用', vi: 'để hoàn thiện đồ hóa trang', es: 'para rematar un disfraz', ja: '仮装の仕上げに', ko: '코스튬 완성용' },
        truth: { en: 'Adds the last detail to a costume for a party or a show.', th: 'เติมรายละเอียดสุดท้ายให้ชุดแฟนซีในปาร์ตี้หรือการแสดง', zh: '为派对或表演的造型补上最后一笔。', vi: 'Thêm chi tiết cuối cho bộ đồ hóa trang khi dự tiệc, biểu diễn.', es: 'Añade el último detalle al disfraz de fiesta o de función.', ja: 'パーティーや舞台の衣装に最後のひと工夫を加えます。', ko: '파티나 공연 의상에 마지막 포인트를 더해 줍니다.' },
      },
      {
        leaf: 2903,
        noun: { en: ['stage outfit', 'one'], th: ['ชุดการแสดง', 'ชุด'], zh: ['演出服', '套'], vi: ['trang phục biểu diễn', 'bộ'], es: ['traje de escenario', 'm'], ja: ['ステージ衣装', '着'], ko: ['무대의상', '벌'] },
        use: { en: 'for dance classes and shows', th: 'สำหรับเรียนเต้นและขึ้นเวที', zh: '练舞登台穿', vi: 'để học múa và biểu diễn', es: 'para clases de baile y funciones', ja: 'ダンスの練習や発表会に', ko: '댄스 수업·공연용' },
        truth: { en: 'Made for moving in and for being seen under stage lights.', th: 'ตัดเย็บให้เต้นได้คล่องและเด่นบนเวที', zh: '方便舞动，在舞台灯光下也醒目。', vi: 'Dễ chuyển động và nổi bật dưới ánh đèn sân khấu.', es: 'Hecho para moverse y para verse bajo los focos.', ja: '動きやすく、舞台の照明の下で映えるように作られています。', ko: '움직이기 편하고 무대 조명 아래에서 눈에 띄게 만든 옷입니다.' },
      },
      {
        leaf: 2904,
        noun: { en: ['work uniform', 'one'], th: ['ชุดยูนิฟอร์ม', 'ชุด'], zh: ['工作服', '件'], vi: ['đồng phục', 'bộ'], es: ['uniforme de trabajo', 'm'], ja: ['作業服', '着'], ko: ['작업복', '벌'] },
        use: { en: 'for staff and workplaces', th: 'สำหรับพนักงานและสถานที่ทำงาน', zh: '员工上岗穿', vi: 'cho nhân viên và nơi làm việc', es: 'para personal y lugares de trabajo', ja: 'スタッフや職場用', ko: '직원·작업장용' },
        truth: { en: 'Keeps private clothes clean and shows who is on duty.', th: 'ช่วยให้เสื้อผ้าส่วนตัวไม่เปื้อนและบอกว่าใครเป็นพนักงาน', zh: '保护自己的衣服，也让人认出工作人员。', vi: 'Giữ sạch quần áo riêng và giúp nhận ra nhân viên.', es: 'Protege la ropa propia y muestra quién está de servicio.', ja: '私服の汚れを防ぎ、スタッフだとひと目で分かります。', ko: '개인 옷이 더러워지지 않게 하고 근무자임을 알려 줍니다.' },
      },
      {
        leaf: 2905,
        noun: { en: ['apron', 'one'], th: ['ผ้ากันเปื้อน', 'ผืน'], zh: ['围裙', '条'], vi: ['tạp dề', 'chiếc'], es: ['delantal', 'm'], ja: ['エプロン', '枚'], ko: ['앞치마', '장'] },
        use: { en: 'for cooking, crafts and service', th: 'สำหรับทำอาหาร งานฝีมือ และบริการ', zh: '下厨手工服务穿', vi: 'để nấu ăn, làm đồ thủ công và phục vụ', es: 'para cocinar, manualidades y servicio', ja: '料理や工作、接客に', ko: '요리·공예·서빙용' },
        truth: { en: 'Ties on over clothes and catches splashes and stains.', th: 'ผูกทับเสื้อผ้า กันน้ำกระเซ็นและคราบเปื้อน', zh: '系在衣服外面，挡住溅水和污渍。', vi: 'Buộc ngoài quần áo, hứng nước bắn và vết bẩn.', es: 'Se ata sobre la ropa y recoge salpicaduras y manchas.', ja: '服の上から着けて、水はねや汚れを防ぎます。', ko: '옷 위에 둘러 물 튐과 얼룩을 막아 줍니다.' },
      },
    ],
  },
];
