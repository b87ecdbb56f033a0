import type { SectionPhrases } from '../phrase.ts';

export const jewelryWatchesPhrases: SectionPhrases[] = [
  {
    section: 9100,
    uses: [
      { en: 'to dress up the hand', th: 'สำหรับแต่งนิ้วให้ดูมีสไตล์', zh: '点缀指间', vi: 'để tô điểm cho đôi tay', es: 'para lucir en la mano', ja: '手元のおしゃれに', ko: '손끝 포인트용' },
      { en: 'for gifts and special days', th: 'สำหรับเป็นของขวัญวันพิเศษ', zh: '纪念日送礼', vi: 'để làm quà ngày đặc biệt', es: 'para regalar en días especiales', ja: '記念日や贈り物に', ko: '기념일 선물용' },
    ],
    truths: [
      { en: 'The right size slides over the knuckle and does not spin.', th: 'ขนาดที่พอดีจะผ่านข้อนิ้วได้และไม่หมุนไปมา', zh: '合适的圈口能顺利过指节，又不会乱转。', vi: 'Cỡ vừa sẽ qua được khớp ngón tay và không bị xoay.', es: 'La talla correcta pasa por el nudillo y no gira en el dedo.', ja: '合うサイズなら、関節を通り、指の上で回りません。', ko: '알맞은 호수는 마디를 지나면서도 헛돌지 않습니다.' },
      { en: 'Rings last longer when taken off for swimming and cleaning.', th: 'ถอดแหวนก่อนว่ายน้ำหรือทำความสะอาดช่วยให้ใช้ได้นานขึ้น', zh: '游泳或做家务前摘下，戒指更耐戴。', vi: 'Tháo nhẫn khi bơi hoặc dọn dẹp giúp nhẫn bền hơn.', es: 'Los anillos duran más si se quitan para nadar o limpiar.', ja: '水泳や掃除のときに外すと、指輪が長持ちします。', ko: '수영이나 청소할 때 빼 두면 반지를 더 오래 낄 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the ring size and the material before ordering.', th: 'ตรวจสอบขนาดแหวนและวัสดุก่อนสั่งซื้อ', zh: '下单前请确认戒指圈口和材质。', vi: 'Nên xem cỡ nhẫn và chất liệu trước khi đặt hàng.', es: 'Conviene comprobar la talla y el material antes de comprar.', ja: 'ご注文前にリングサイズと素材をご確認ください。', ko: '주문 전에 반지 호수와 소재를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9101,
        noun: { en: ['stone-set ring', 'one'], th: ['แหวนประดับอัญมณี', 'วง'], zh: ['镶石戒指', '枚'], vi: ['nhẫn đính đá', 'chiếc'], es: ['anillo con piedra', 'm'], ja: ['石付きリング', '本'], ko: ['스톤 반지', '개'] },
        use: { en: 'for proposals and anniversaries', th: 'สำหรับขอแต่งงานและวันครบรอบ', zh: '求婚与周年纪念', vi: 'cho lời cầu hôn và ngày kỷ niệm', es: 'para pedidas y aniversarios', ja: 'プロポーズや記念日に', ko: '프러포즈·기념일용' },
        truth: { en: 'A set stone catches the light and draws the eye to the hand.', th: 'หัวแหวนรับแสงเป็นประกาย ดึงสายตามาที่มือ', zh: '镶嵌的主石映着光，让手部更吸睛。', vi: 'Viên đá bắt sáng và thu hút ánh nhìn vào bàn tay.', es: 'La piedra engastada capta la luz y atrae la mirada a la mano.', ja: '留められた石が光を受け、手元に視線を集めます。', ko: '세팅된 스톤이 빛을 받아 손에 시선을 모읍니다.' },
      },
      {
        leaf: 9102,
        noun: { en: ['wedding band', 'one'], th: ['แหวนแต่งงาน', 'วง'], zh: ['婚戒', '枚'], vi: ['nhẫn cưới', 'chiếc'], es: ['alianza', 'f'], ja: ['結婚指輪', '本'], ko: ['결혼반지', '개'] },
        use: { en: 'for vows and everyday wear', th: 'สำหรับวันแต่งงานและใส่ทุกวัน', zh: '婚礼交换日常佩戴', vi: 'cho lễ cưới và đeo hằng ngày', es: 'para la boda y el día a día', ja: '結婚の誓いと毎日の着用に', ko: '웨딩·데일리용' },
        truth: { en: 'Exchanged at the ceremony as a sign of belonging together.', th: 'แลกกันในพิธีเพื่อบอกว่าเป็นคู่ชีวิต', zh: '婚礼上交换，象征彼此相守。', vi: 'Trao nhau trong lễ cưới như lời hẹn gắn bó.', es: 'Se intercambia en la ceremonia como señal de unión.', ja: '挙式で交わし、ふたりの絆を表します。', ko: '예식에서 주고받으며 함께함을 나타냅니다.' },
      },
      {
        leaf: 9103,
        noun: { en: ['fashion ring', 'one'], th: ['แหวนแฟชั่น', 'วง'], zh: ['时尚戒指', '枚'], vi: ['nhẫn thời trang', 'chiếc'], es: ['anillo de moda', 'm'], ja: ['ファッションリング', '本'], ko: ['패션 반지', '개'] },
        use: { en: 'to match the outfit of the day', th: 'สำหรับแมตช์กับชุดในแต่ละวัน', zh: '搭配当天穿搭', vi: 'để phối với trang phục mỗi ngày', es: 'para combinar con el look del día', ja: 'その日の装いのアクセントに', ko: '데일리룩 포인트용' },
        truth: { en: 'Worn alone or stacked with other rings.', th: 'ใส่วงเดียวหรือซ้อนกับแหวนวงอื่นก็ได้', zh: '单戴或与其他戒指叠戴都可以。', vi: 'Đeo riêng hoặc xếp cùng những chiếc nhẫn khác.', es: 'Se lleva solo o combinado con otros anillos.', ja: '一本でも、ほかのリングと重ねても着けられます。', ko: '하나만 끼거나 다른 반지와 겹쳐 낄 수 있습니다.' },
      },
      {
        leaf: 9104,
        noun: { en: ["men’s ring", 'one'], th: ['แหวนผู้ชาย', 'วง'], zh: ['男士戒指', '枚'], vi: ['nhẫn nam', 'chiếc'], es: ['anillo de hombre', 'm'], ja: ['メンズリング', '本'], ko: ['남성 반지', '개'] },
        use: { en: 'for a bold accent on the hand', th: 'สำหรับเพิ่มความเท่ให้มือ', zh: '手部个性点缀', vi: 'để tạo điểm nhấn nam tính', es: 'para un toque masculino', ja: '手元の力強いアクセントに', ko: '남성 코디 포인트용' },
        truth: { en: 'Goes with a suit as well as with jeans and a shirt.', th: 'ใส่ได้ทั้งกับสูทและเสื้อเชิ้ตกางเกงยีนส์', zh: '配西装、配牛仔裤都可以。', vi: 'Hợp cả với vest lẫn quần jean áo sơ mi.', es: 'Combina tanto con traje como con vaqueros y camisa.', ja: 'スーツにも、デニムとシャツの装いにも合います。', ko: '정장에도 청바지와 셔츠 차림에도 어울립니다.' },
      },
      {
        leaf: 9105,
        noun: { en: ['ring set', 'one'], th: ['เซ็ตแหวน', 'ชุด'], zh: ['套戒', '套'], vi: ['bộ nhẫn', 'bộ'], es: ['conjunto de anillos', 'm'], ja: ['リングセット', '組'], ko: ['반지 세트', '개'] },
        use: { en: 'to share or to stack', th: 'สำหรับใส่คู่หรือใส่ซ้อนกัน', zh: '成对佩戴或叠戴', vi: 'để đeo đôi hoặc đeo xếp tầng', es: 'para compartir o combinar', ja: 'おそろいや重ね着けに', ko: '커플링·레이어드용' },
        truth: { en: 'Matching pieces can be worn by two people or together on one hand.', th: 'แบบที่เข้าชุดกัน ใส่คู่สองคนหรือใส่รวมมือเดียวก็ได้', zh: '同款搭配，两人分戴或一手叠戴都行。', vi: 'Những chiếc nhẫn đồng bộ có thể chia hai người đeo hoặc đeo chung một tay.', es: 'Las piezas a juego se reparten entre dos o se lucen juntas en una mano.', ja: 'おそろいのデザインを、ふたりで分けても重ねても着けられます。', ko: '어울리는 디자인을 둘이 나눠 끼거나 한 손에 함께 낄 수 있습니다.' },
      },
    ],
  },
  {
    section: 9200,
    uses: [
      { en: 'to finish an open neckline', th: 'สำหรับแต่งช่วงคอให้ดูโดดเด่น', zh: '点缀领口颈间', vi: 'để tô điểm vùng cổ', es: 'para realzar el escote', ja: '首元のアクセントに', ko: '목선 포인트용' },
      { en: 'for a gift with meaning', th: 'สำหรับเป็นของขวัญแทนใจ', zh: '表达心意的礼物', vi: 'để làm quà ý nghĩa', es: 'para un regalo con significado', ja: '気持ちを伝える贈り物に', ko: '마음을 전하는 선물용' },
    ],
    truths: [
      { en: 'The length of the chain or cord decides how high or low it sits.', th: 'ความยาวของสร้อยเป็นตัวกำหนดว่าจะอยู่สูงหรือต่ำ', zh: '链绳长短决定佩戴位置的高低。', vi: 'Độ dài dây quyết định món trang sức nằm cao hay thấp.', es: 'El largo de la cadena o el cordón decide a qué altura queda.', ja: 'チェーンやひもの長さで、身に着ける位置が変わります。', ko: '체인이나 줄의 길이에 따라 놓이는 위치가 달라집니다.' },
      { en: 'Hang up after wear to avoid knots and tangles.', th: 'แขวนเก็บไว้ช่วยไม่ให้พันกัน', zh: '挂起来收纳，不易打结缠绕。', vi: 'Treo lên khi cất để tránh bị rối.', es: 'Al guardar en un colgador se evitan nudos y enredos.', ja: '吊るして保管すると、絡まりを防げます。', ko: '걸어서 보관하면 엉킴을 막을 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the length, the clasp and the material before ordering.', th: 'ตรวจสอบความยาว ตะขอ และวัสดุก่อนสั่งซื้อ', zh: '下单前请确认长度、扣头和材质。', vi: 'Nên xem độ dài, khóa cài và chất liệu trước khi đặt hàng.', es: 'Conviene comprobar el largo, el cierre y el material antes de comprar.', ja: 'ご注文前に長さ、留め具、素材をご確認ください。', ko: '주문 전에 길이, 잠금장치, 소재를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9201,
        noun: { en: ['pendant necklace', 'one'], th: ['สร้อยคอพร้อมจี้', 'เส้น'], zh: ['吊坠项链', '条'], vi: ['dây chuyền có mặt', 'chiếc'], es: ['collar con colgante', 'm'], ja: ['ペンダントネックレス', '本'], ko: ['펜던트 목걸이', '개'] },
        use: { en: 'for day and evening wear', th: 'สำหรับใส่ได้ทั้งกลางวันและกลางคืน', zh: '日常晚宴都能戴', vi: 'để đeo cả ngày lẫn tối', es: 'para el día y la noche', ja: '昼のお出かけや夜の装いに', ko: '데일리·저녁 모임용' },
        truth: { en: 'One pendant at the centre gives the neckline a focus.', th: 'จี้ตรงกลางช่วยเป็นจุดเด่นให้ช่วงคอ', zh: '中间一枚吊坠，成为颈间焦点。', vi: 'Mặt dây ở giữa tạo điểm nhấn cho vùng cổ.', es: 'Un colgante en el centro da protagonismo al escote.', ja: '中央のペンダントが、首元のポイントになります。', ko: '가운데 펜던트가 목선의 포인트가 됩니다.' },
      },
      {
        leaf: 9202,
        noun: { en: ['neck chain', 'one'], th: ['สร้อยคอโซ่', 'เส้น'], zh: ['素链项链', '条'], vi: ['dây chuyền trơn', 'chiếc'], es: ['cadena para el cuello', 'f'], ja: ['チェーンネックレス', '本'], ko: ['체인 목걸이', '개'] },
        use: { en: 'to wear plain or with a pendant', th: 'สำหรับใส่เดี่ยวหรือคล้องจี้', zh: '单戴或配吊坠', vi: 'để đeo trơn hoặc lồng mặt dây', es: 'para llevar sola o con colgante', ja: '一本使いやトップの付け替えに', ko: '단독·펜던트 매치용' },
        truth: { en: 'Links join into a simple line that suits layering.', th: 'ข้อโซ่ต่อกันเป็นเส้นเรียบ ใส่ซ้อนกับเส้นอื่นได้', zh: '链节相扣成一条简洁线条，便于叠戴。', vi: 'Các mắt xích nối thành đường nét gọn, dễ đeo xếp tầng.', es: 'Los eslabones forman una línea sencilla que se combina con otras.', ja: '連なる輪がすっきりした線になり、重ね着けしやすい形です。', ko: '고리가 이어진 단순한 선이라 겹쳐 걸기 좋습니다.' },
      },
      {
        leaf: 9203,
        noun: { en: ['choker', 'one'], th: ['โชคเกอร์', 'เส้น'], zh: ['颈圈', '条'], vi: ['vòng cổ choker', 'chiếc'], es: ['gargantilla', 'f'], ja: ['チョーカー', '本'], ko: ['초커', '개'] },
        use: { en: 'to wear close to the neck', th: 'สำหรับใส่แนบลำคอ', zh: '贴颈佩戴', vi: 'để đeo ôm sát cổ', es: 'para llevar ceñida al cuello', ja: '首に沿う着けこなしに', ko: '목선 밀착 스타일용' },
        truth: { en: 'Sits high and close around the neck, above the collarbone.', th: 'อยู่แนบลำคอเหนือไหปลาร้า', zh: '紧贴脖颈，位于锁骨上方。', vi: 'Nằm cao và ôm quanh cổ, phía trên xương quai xanh.', es: 'Queda alta y ceñida al cuello, por encima de la clavícula.', ja: '鎖骨より上で、首まわりに沿って着けます。', ko: '쇄골 위에서 목에 가깝게 감깁니다.' },
      },
      {
        leaf: 9204,
        noun: { en: ['bead necklace', 'one'], th: ['สร้อยคอลูกปัด', 'เส้น'], zh: ['珠串项链', '条'], vi: ['vòng cổ chuỗi hạt', 'chiếc'], es: ['collar de cuentas', 'm'], ja: ['ビーズネックレス', '本'], ko: ['비즈 목걸이', '개'] },
        use: { en: 'for a row of beads around the neck', th: 'สำหรับใส่เป็นสายลูกปัดรอบคอ', zh: '颈间一串珠子', vi: 'để đeo chuỗi hạt quanh cổ', es: 'para lucir una hilera de cuentas', ja: '首元に珠を連ねる装いに', ko: '목선 장식용' },
        truth: { en: 'Beads threaded in a row move softly with the wearer.', th: 'เม็ดที่ร้อยเรียงกันขยับพลิ้วตามผู้สวมใส่', zh: '珠子串成一列，随动作轻轻摆动。', vi: 'Các hạt xâu thành hàng chuyển động nhẹ theo người đeo.', es: 'Las cuentas en hilera se mueven con suavidad al andar.', ja: '連なる珠が、動きに合わせてやわらかく揺れます。', ko: '줄에 꿴 구슬이 움직임에 따라 부드럽게 흔들립니다.' },
      },
      {
        leaf: 9205,
        noun: { en: ['pendant charm', 'one'], th: ['จี้', 'ชิ้น'], zh: ['吊坠', '个'], vi: ['mặt dây', 'chiếc'], es: ['colgante', 'm'], ja: ['ペンダントトップ', '個'], ko: ['펜던트', '개'] },
        use: { en: 'to hang on a chain or bracelet', th: 'ใช้คล้องสร้อยหรือกำไล', zh: '挂在项链手链上', vi: 'để treo vào dây hoặc vòng tay', es: 'para colgar de cadena o pulsera', ja: 'チェーンやブレスレットの飾りに', ko: '목걸이·팔찌 장식용' },
        truth: { en: 'Changes the look of a chain already in the jewellery box.', th: 'เปลี่ยนลุคให้สร้อยเส้นเดิมที่มีอยู่', zh: '给首饰盒里的旧链子换个样子。', vi: 'Đổi diện mạo cho sợi dây sẵn có.', es: 'Cambia el aspecto de una cadena que ya se tiene.', ja: '手持ちのチェーンの印象を変えられます。', ko: '가지고 있는 체인의 분위기를 바꿔 줍니다.' },
      },
      {
        leaf: 9206,
        noun: { en: ['amulet pendant', 'one'], th: ['จี้มงคล', 'ชิ้น'], zh: ['护身符吊坠', '枚'], vi: ['mặt dây hộ mệnh', 'chiếc'], es: ['amuleto', 'm'], ja: ['お守りペンダント', '個'], ko: ['부적 펜던트', '개'] },
        use: { en: 'to carry faith or luck along', th: 'สำหรับพกติดตัวเสริมสิริมงคล', zh: '随身寓意平安', vi: 'để mang theo niềm tin, may mắn', es: 'para llevar la fe o la suerte', ja: '信仰や願いを身につける方向け', ko: '행운·기원 소지용' },
        truth: { en: 'Worn or carried as a personal sign of faith or good fortune.', th: 'สวมหรือพกไว้เป็นสัญลักษณ์แห่งศรัทธาหรือความเป็นสิริมงคล', zh: '佩戴或随身携带，寄托信仰与祝愿。', vi: 'Đeo hoặc mang theo như biểu tượng của niềm tin hay may mắn.', es: 'Se lleva como señal personal de fe o de buena fortuna.', ja: '信仰や幸運のしるしとして、身につけたり持ち歩いたりします。', ko: '믿음이나 행운의 표시로 걸거나 지니고 다닙니다.' },
      },
      {
        leaf: 9207,
        noun: { en: ['jewellery set', 'one'], th: ['ชุดเครื่องประดับ', 'ชุด'], zh: ['首饰套装', '套'], vi: ['bộ trang sức', 'bộ'], es: ['conjunto de joyas', 'm'], ja: ['ジュエリーセット', 'セット'], ko: ['주얼리 세트', '세트'] },
        use: { en: 'for weddings and parties', th: 'สำหรับงานแต่งและงานเลี้ยง', zh: '婚礼宴会佩戴', vi: 'cho đám cưới và tiệc', es: 'para bodas y fiestas', ja: '結婚式やパーティーに', ko: '결혼식·파티용' },
        truth: { en: 'Matching pieces that are worn together.', th: 'เครื่องประดับเข้าชุดกัน ใส่คู่กันได้', zh: '成套搭配佩戴的首饰。', vi: 'Các món đồng bộ, đeo cùng nhau.', es: 'Piezas a juego que se llevan juntas.', ja: 'そろいで身に着けるジュエリーです。', ko: '함께 착용하도록 맞춘 주얼리입니다.' },
      },
    ],
  },
  {
    section: 9300,
    uses: [
      { en: 'for a personal look', th: 'สำหรับลุคที่เป็นตัวเอง', zh: '打造个人风格', vi: 'cho phong cách riêng', es: 'para un estilo personal', ja: '自分らしい装いに', ko: '나만의 스타일 연출용' },
      { en: 'for daily looks and nights out', th: 'สำหรับลุคประจำวันและออกงาน', zh: '日常出游都能戴', vi: 'cho ngày thường và buổi tối đi chơi', es: 'para el día a día y salir de noche', ja: '普段使いやお出かけに', ko: '데일리룩·외출용' },
    ],
    truths: [
      { en: 'Put on after hair, make-up and perfume to stay clean.', th: 'ควรใส่หลังทำผม แต่งหน้า และฉีดน้ำหอมเสร็จ', zh: '先做好头发、妆容、喷完香水再戴，更易保持干净。', vi: 'Nên đeo sau khi làm tóc, trang điểm và xịt nước hoa.', es: 'Conviene ponerse las joyas después del peinado, el maquillaje y el perfume.', ja: 'ヘアセットやメイク、香水の後に着けると汚れにくくなります。', ko: '머리와 화장, 향수를 마친 뒤 착용하면 오염을 줄일 수 있습니다.' },
      { en: 'Clean with a soft cloth before and after wear.', th: 'เช็ดด้วยผ้านุ่มก่อนและหลังใส่', zh: '佩戴前后用软布擦拭。', vi: 'Lau bằng khăn mềm trước và sau khi đeo.', es: 'Limpiar con un paño suave antes y después del uso.', ja: '着ける前後に、柔らかい布で拭いてください。', ko: '착용 전후에 부드러운 천으로 닦아 줍니다.' },
    ],
    asks: [
      { en: 'Check the material, the size and the fastening before ordering.', th: 'ตรวจสอบวัสดุ ขนาด และแบบตัวล็อกก่อนสั่งซื้อ', zh: '下单前请确认材质、尺寸和佩戴方式。', vi: 'Nên xem chất liệu, kích thước và kiểu chốt trước khi đặt hàng.', es: 'Conviene comprobar el material, el tamaño y el tipo de cierre.', ja: 'ご注文前に素材、サイズ、留め具のタイプをご確認ください。', ko: '주문 전에 소재, 크기, 침 형태를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9301,
        noun: { en: ['stud earrings', 'many'], th: ['ต่างหูแบบแป้น', 'คู่'], zh: ['耳钉', '对'], vi: ['bông tai nụ', 'đôi'], es: ['pendientes de botón', 'mp'], ja: ['スタッドピアス', '組'], ko: ['스터드 귀걸이', '쌍'] },
        use: { en: 'for a small touch every day', th: 'สำหรับใส่เรียบๆ ทุกวัน', zh: '日常小巧点缀', vi: 'để điểm nhẹ mỗi ngày', es: 'para un detalle de diario', ja: '毎日のさりげない装いに', ko: '데일리 포인트용' },
        truth: { en: 'Sit flat on the earlobe and stay clear of scarves and hair.', th: 'แนบติ่งหู ไม่เกี่ยวผ้าพันคอหรือเส้นผม', zh: '贴在耳垂上，不易勾到围巾和头发。', vi: 'Nằm sát dái tai, ít vướng khăn và tóc.', es: 'Quedan pegados al lóbulo y no se enganchan en bufandas ni pelo.', ja: '耳たぶに沿って収まり、マフラーや髪に引っかかりにくい形です。', ko: '귓불에 붙어 목도리나 머리카락에 잘 걸리지 않습니다.' },
      },
      {
        leaf: 9302,
        noun: { en: ['hoop earrings', 'many'], th: ['ต่างหูห่วง', 'คู่'], zh: ['耳圈', '对'], vi: ['khuyên tai tròn', 'đôi'], es: ['pendientes de aro', 'mp'], ja: ['フープピアス', '組'], ko: ['링 귀걸이', '쌍'] },
        use: { en: 'to frame the face', th: 'สำหรับเพิ่มความเก๋ข้างใบหน้า', zh: '修饰脸侧线条', vi: 'để tôn nét khuôn mặt', es: 'para enmarcar el rostro', ja: '顔まわりのアクセントに', ko: '얼굴선 포인트용' },
        truth: { en: 'Curve around the earlobe in a ring that frames the face.', th: 'โค้งเป็นวงรอบติ่งหู ช่วยขับใบหน้า', zh: '环绕耳垂成圈，衬托脸型。', vi: 'Uốn thành vòng quanh dái tai, tôn khuôn mặt.', es: 'Rodean el lóbulo con un aro que enmarca la cara.', ja: '耳たぶを囲む輪が、顔まわりを引き立てます。', ko: '귓불을 감싸는 고리가 얼굴선을 살려 줍니다.' },
      },
      {
        leaf: 9303,
        noun: { en: ['drop earrings', 'many'], th: ['ต่างหูห้อย', 'คู่'], zh: ['耳坠', '对'], vi: ['bông tai dáng dài', 'đôi'], es: ['pendientes largos', 'mp'], ja: ['揺れるピアス', '組'], ko: ['드롭 귀걸이', '쌍'] },
        use: { en: 'for evenings and celebrations', th: 'สำหรับออกงานและงานเลี้ยง', zh: '晚宴庆典佩戴', vi: 'cho buổi tối và dịp lễ', es: 'para noches y celebraciones', ja: '夜のお出かけやお祝いの席に', ko: '저녁 모임·축하 자리에' },
        truth: { en: 'Hang below the earlobe and sway with every turn of the head.', th: 'ห้อยใต้ติ่งหูและแกว่งตามการขยับศีรษะ', zh: '垂在耳垂下，转头时轻轻摇曳。', vi: 'Buông dưới dái tai và đung đưa theo mỗi lần quay đầu.', es: 'Cuelgan del lóbulo y se mueven con cada giro de la cabeza.', ja: '耳たぶの下に下がり、動くたびに揺れます。', ko: '귓불 아래로 늘어져 고개를 돌릴 때마다 흔들립니다.' },
      },
      {
        leaf: 9304,
        noun: { en: ['clip-on earrings', 'many'], th: ['ต่างหูหนีบ', 'คู่'], zh: ['耳夹', '对'], vi: ['bông tai kẹp', 'đôi'], es: ['pendientes de clip', 'mp'], ja: ['イヤリング', '組'], ko: ['귀찌', '쌍'] },
        use: { en: 'for ears without piercings', th: 'สำหรับคนไม่เจาะหู', zh: '无耳洞也能戴', vi: 'cho tai chưa bấm lỗ', es: 'para orejas sin perforar', ja: '穴を開けていない耳に', ko: '뚫지 않은 귀용' },
        truth: { en: 'Clip or hug the ear, so no piercing is needed.', th: 'หนีบหรือเกี่ยวกับใบหู ไม่ต้องเจาะ', zh: '夹在或扣在耳朵上，不用打耳洞。', vi: 'Kẹp hoặc ôm vào tai nên không cần bấm lỗ.', es: 'Se sujetan a la oreja con presión, sin necesidad de agujero.', ja: '耳に挟んだりはめたりして着けるので、穴は必要ありません。', ko: '귀에 끼우거나 걸어 착용하므로 뚫을 필요가 없습니다.' },
      },
      {
        leaf: 9305,
        noun: { en: ['body piercing', 'one'], th: ['จิวเจาะ', 'ชิ้น'], zh: ['穿刺饰品', '枚'], vi: ['khuyên xỏ', 'chiếc'], es: ['piercing', 'm'], ja: ['ボディピアス', '個'], ko: ['피어싱', '개'] },
        use: { en: 'for healed piercings', th: 'สำหรับรูเจาะที่หายดีแล้ว', zh: '适合已愈合的穿孔', vi: 'cho lỗ xỏ đã lành', es: 'para perforaciones ya curadas', ja: '完成したピアスホールに', ko: '아문 피어싱 구멍용' },
        truth: { en: 'Gauge and length need to match the existing piercing.', th: 'ขนาดก้านและความยาวต้องตรงกับรูที่เจาะไว้', zh: '粗细和长度要与已有穿孔相配。', vi: 'Cỡ thân và độ dài cần khớp với lỗ xỏ sẵn có.', es: 'El grosor y el largo deben coincidir con la perforación.', ja: '軸の太さと長さは、今あるホールに合わせて選びます。', ko: '굵기와 길이를 기존 구멍에 맞춰야 합니다.' },
      },
    ],
  },
  {
    section: 9400,
    uses: [
      { en: 'to accent the wrist or ankle', th: 'สำหรับแต่งข้อมือหรือข้อเท้า', zh: '点缀手腕脚踝', vi: 'để làm điểm nhấn cổ tay, cổ chân', es: 'para adornar muñeca o tobillo', ja: '手首や足首のアクセントに', ko: '손목·발목 포인트용' },
      { en: 'to wear alone or layered', th: 'สำหรับใส่เดี่ยวหรือใส่ซ้อน', zh: '单戴叠戴都好看', vi: 'để đeo đơn hoặc phối nhiều vòng', es: 'para llevar por separado o en capas', ja: '一本使いや重ね着けに', ko: '단독·레이어드용' },
    ],
    truths: [
      { en: 'Measure the wrist or ankle first and allow a little room to move.', th: 'วัดรอบข้อมือหรือข้อเท้าก่อน แล้วเผื่อให้ขยับได้เล็กน้อย', zh: '先量好腕围或踝围，再留一点活动空间。', vi: 'Nên đo cổ tay hoặc cổ chân trước và chừa chút khoảng thoải mái.', es: 'Conviene medir la muñeca o el tobillo y dejar algo de holgura.', ja: '先に手首や足首を測り、少しゆとりを持たせて選びます。', ko: '손목이나 발목 둘레를 먼저 재고 약간의 여유를 둡니다.' },
      { en: 'Wipe off sweat and lotion after wear.', th: 'หลังใส่ควรเช็ดเหงื่อและโลชั่นออก', zh: '佩戴后擦去汗水和护肤品残留。', vi: 'Nên lau mồ hôi và kem dưỡng sau khi đeo.', es: 'Después del uso conviene retirar restos de sudor y crema.', ja: '着けた後は、汗やクリームを拭き取ってください。', ko: '착용 후에는 땀과 로션을 닦아 줍니다.' },
    ],
    asks: [
      { en: 'Check the inner length or diameter and the clasp before ordering.', th: 'ตรวจสอบความยาวหรือเส้นผ่านศูนย์กลางด้านในและตะขอก่อนสั่งซื้อ', zh: '下单前请确认内围长度或内径以及扣头。', vi: 'Nên xem độ dài hoặc đường kính trong và kiểu khóa trước khi đặt hàng.', es: 'Conviene comprobar el largo o diámetro interior y el cierre.', ja: 'ご注文前に内周や内径、留め具をご確認ください。', ko: '주문 전에 안쪽 길이나 지름, 잠금장치를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9401,
        noun: { en: ['bangle', 'one'], th: ['กำไลข้อมือ', 'วง'], zh: ['手镯', '只'], vi: ['vòng tay cứng', 'chiếc'], es: ['brazalete', 'm'], ja: ['バングル', '本'], ko: ['뱅글', '개'] },
        use: { en: 'for a clean line on the wrist', th: 'สำหรับแต่งข้อมือให้ดูเด่น', zh: '腕间利落线条', vi: 'để tạo nét gọn nơi cổ tay', es: 'para una línea definida en la muñeca', ja: '手首をすっきり見せる装いに', ko: '손목 라인 연출용' },
        truth: { en: 'Keeps its rigid shape on the wrist.', th: 'คงรูปเป็นวงแข็งเมื่ออยู่บนข้อมือ', zh: '镯身硬挺，环住手腕成圆形。', vi: 'Giữ dáng vòng cứng cáp trên cổ tay.', es: 'Mantiene su forma rígida en la muñeca.', ja: '手首の上で形を保つ、しっかりした輪です。', ko: '손목에서 단단한 형태를 그대로 유지합니다.' },
      },
      {
        leaf: 9402,
        noun: { en: ['chain bracelet', 'one'], th: ['สร้อยข้อมือ', 'เส้น'], zh: ['手链', '条'], vi: ['lắc tay', 'chiếc'], es: ['pulsera de cadena', 'f'], ja: ['チェーンブレスレット', '本'], ko: ['체인 팔찌', '개'] },
        use: { en: 'for a light touch at the wrist', th: 'สำหรับแต่งข้อมือแบบเบาๆ', zh: '腕间轻盈点缀', vi: 'để điểm nhẹ cho cổ tay', es: 'para un toque ligero en la muñeca', ja: '手首の軽やかなアクセントに', ko: '가벼운 손목 포인트용' },
        truth: { en: 'Links follow every movement of the wrist.', th: 'ข้อโซ่ขยับตามการเคลื่อนไหวของข้อมือ', zh: '链节随手腕的动作灵活摆动。', vi: 'Các mắt xích chuyển động theo cổ tay.', es: 'Los eslabones siguen cada movimiento de la muñeca.', ja: '連なる輪が、手首の動きにしなやかに沿います。', ko: '고리가 손목의 움직임을 따라 자연스럽게 움직입니다.' },
      },
      {
        leaf: 9403,
        noun: { en: ['beaded bracelet', 'one'], th: ['สร้อยข้อมือลูกปัด', 'เส้น'], zh: ['串珠手链', '串'], vi: ['vòng tay chuỗi hạt', 'chiếc'], es: ['pulsera de cuentas', 'f'], ja: ['ビーズブレスレット', '本'], ko: ['비즈 팔찌', '개'] },
        use: { en: 'to stack in several colours', th: 'สำหรับใส่ซ้อนหลายสี', zh: '多串混搭叠戴', vi: 'để phối nhiều màu cùng lúc', es: 'para combinar varios colores', ja: '色違いの重ね着けに', ko: '여러 색 레이어드용' },
        truth: { en: 'Beads strung side by side form a ring around the wrist.', th: 'เม็ดที่ร้อยเรียงกันล้อมรอบข้อมือเป็นวง', zh: '珠子一颗颗串起，环绕手腕一圈。', vi: 'Các hạt xâu liền nhau tạo thành vòng quanh cổ tay.', es: 'Las cuentas ensartadas forman un círculo en la muñeca.', ja: '並べて通した珠が、手首をぐるりと囲みます。', ko: '나란히 꿴 구슬이 손목을 둥글게 감쌉니다.' },
      },
      {
        leaf: 9404,
        noun: { en: ['charm bracelet', 'one'], th: ['สร้อยข้อมือชาร์ม', 'เส้น'], zh: ['串饰手链', '条'], vi: ['vòng tay charm', 'chiếc'], es: ['pulsera de abalorios', 'f'], ja: ['チャームブレスレット', '本'], ko: ['참 팔찌', '개'] },
        use: { en: 'to collect small memories', th: 'สำหรับเก็บความทรงจำเล็กๆ', zh: '串起点滴回忆', vi: 'để lưu giữ kỷ niệm nhỏ', es: 'para reunir pequeños recuerdos', ja: '思い出をひとつずつ集める楽しみに', ko: '추억 모으기용' },
        truth: { en: 'Each little charm can stand for a person, a place or a day.', th: 'ชาร์มแต่ละชิ้นแทนคน สถานที่ หรือวันสำคัญได้', zh: '每一颗小挂饰都可以代表一个人、一个地方或一个日子。', vi: 'Mỗi charm nhỏ có thể gợi nhớ một người, một nơi hay một ngày.', es: 'Cada abalorio puede recordar a una persona, un lugar o un día.', ja: '小さなチャームに、人や場所、記念の日を託せます。', ko: '작은 참 하나하나에 사람과 장소, 날을 담을 수 있습니다.' },
      },
      {
        leaf: 9405,
        noun: { en: ['cord bracelet', 'one'], th: ['สร้อยข้อมือเชือก', 'เส้น'], zh: ['编织手绳', '条'], vi: ['vòng tay dây bện', 'chiếc'], es: ['pulsera de cordón', 'f'], ja: ['コードブレスレット', '本'], ko: ['끈 팔찌', '개'] },
        use: { en: 'for a casual look', th: 'สำหรับลุคสบายๆ', zh: '休闲穿搭佩戴', vi: 'cho phong cách thoải mái', es: 'para un look informal', ja: 'カジュアルな装いに', ko: '캐주얼 코디용' },
        truth: { en: 'Soft around the wrist and easy to pair with a watch.', th: 'นุ่มรอบข้อมือและใส่คู่กับนาฬิกาได้', zh: '绕在腕上柔软服帖，可与手表同戴。', vi: 'Mềm quanh cổ tay và dễ đeo cùng đồng hồ.', es: 'De tacto suave en la muñeca y fácil de combinar con un reloj.', ja: '手首にやわらかくなじみ、腕時計とも合わせやすい一本です。', ko: '손목에 부드럽게 감기고 시계와 함께 차기 쉽습니다.' },
      },
      {
        leaf: 9406,
        noun: { en: ['anklet', 'one'], th: ['สร้อยข้อเท้า', 'เส้น'], zh: ['脚链', '条'], vi: ['lắc chân', 'chiếc'], es: ['tobillera', 'f'], ja: ['アンクレット', '本'], ko: ['발찌', '개'] },
        use: { en: 'for sandals and bare feet', th: 'สำหรับใส่กับรองเท้าแตะหรือเท้าเปล่า', zh: '搭配凉鞋赤足', vi: 'khi đi sandal hoặc chân trần', es: 'para sandalias y pies descalzos', ja: 'サンダルや素足のおしゃれに', ko: '샌들·맨발 코디용' },
        truth: { en: 'Rests lightly on the ankle and shows with short hems.', th: 'อยู่ที่ข้อเท้าเบาๆ เห็นชัดเมื่อใส่ขาสั้นหรือกระโปรง', zh: '轻搭在脚踝上，穿短裤短裙时更显眼。', vi: 'Nằm nhẹ trên cổ chân, lộ rõ khi mặc váy hay quần ngắn.', es: 'Descansa sobre el tobillo y se ve con prendas cortas.', ja: '足首に軽くかかり、丈の短い服で映えます。', ko: '발목에 가볍게 걸쳐 짧은 하의와 함께 돋보입니다.' },
      },
      {
        leaf: 9407,
        noun: { en: ['leather bracelet', 'one'], th: ['สร้อยข้อมือหนัง', 'เส้น'], zh: ['皮革手链', '条'], vi: ['vòng tay da', 'chiếc'], es: ['pulsera de cuero', 'f'], ja: ['レザーブレスレット', '本'], ko: ['가죽 팔찌', '개'] },
        use: { en: 'to wear beside a watch', th: 'สำหรับใส่คู่กับนาฬิกา', zh: '与手表同戴', vi: 'để đeo cùng đồng hồ', es: 'para llevar junto al reloj', ja: '腕時計との重ね着けに', ko: '시계 레이어드용' },
        truth: { en: 'Leather takes on the shape of the wrist with wear.', th: 'หนังจะค่อยๆ เข้ารูปกับข้อมือเมื่อใส่ไปนานๆ', zh: '皮革越戴越贴合手腕。', vi: 'Da càng đeo càng ôm theo cổ tay.', es: 'El cuero se adapta a la forma de la muñeca con el uso.', ja: '革は着けるほど手首の形になじみます。', ko: '가죽은 찰수록 손목 모양에 맞게 길듭니다.' },
      },
    ],
  },
  {
    section: 9500,
    uses: [
      { en: 'for keeping time with style', th: 'สำหรับดูเวลาอย่างมีสไตล์', zh: '看时间也添格调', vi: 'để xem giờ và tạo phong cách', es: 'para llevar la hora con estilo', ja: '時間を確かめる毎日に', ko: '시간 확인·스타일링용' },
      { en: 'for every day and for gifts', th: 'สำหรับใส่ทุกวันหรือเป็นของขวัญ', zh: '日常佩戴送礼', vi: 'để đeo hằng ngày hoặc làm quà', es: 'para llevar a diario o regalar', ja: '毎日の装いや贈り物に', ko: '데일리·선물용' },
    ],
    truths: [
      { en: 'Shows the time at a glance without taking out a phone.', th: 'ดูเวลาได้ทันทีโดยไม่ต้องหยิบโทรศัพท์', zh: '不用掏手机，一眼就能看时间。', vi: 'Liếc qua là biết giờ, không cần lấy điện thoại.', es: 'Muestra la hora de un vistazo, sin sacar el móvil.', ja: 'スマホを出さなくても、ひと目で時刻が分かります。', ko: '휴대폰을 꺼내지 않아도 한눈에 시간을 볼 수 있습니다.' },
      { en: 'Keep away from magnets and sudden knocks.', th: 'ควรเลี่ยงแม่เหล็กและแรงกระแทก', zh: '避免靠近磁铁和受到磕碰。', vi: 'Nên tránh nam châm và va đập mạnh.', es: 'Conviene evitar los imanes y los golpes.', ja: '磁石や強い衝撃を避けてお使いください。', ko: '자석과 충격을 피해 사용합니다.' },
    ],
    asks: [
      { en: 'Check the case size, the movement and the water resistance before ordering.', th: 'ตรวจสอบขนาดตัวเรือน ระบบเครื่อง และการกันน้ำก่อนสั่งซื้อ', zh: '下单前请确认表盘尺寸、机芯和防水等级。', vi: 'Nên xem cỡ mặt, bộ máy và khả năng chống nước trước khi đặt hàng.', es: 'Conviene comprobar el tamaño de la caja, el movimiento y la resistencia al agua.', ja: 'ご注文前にケースサイズ、ムーブメント、防水性能をご確認ください。', ko: '주문 전에 케이스 크기, 무브먼트, 방수 등급을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9501,
        noun: { en: ["men’s watch", 'one'], th: ['นาฬิกาข้อมือผู้ชาย', 'เรือน'], zh: ['男士手表', '块'], vi: ['đồng hồ nam', 'chiếc'], es: ['reloj de hombre', 'm'], ja: ['メンズ腕時計', '本'], ko: ['남성 손목시계', '개'] },
        use: { en: 'for the office and after hours', th: 'สำหรับใส่ทำงานและหลังเลิกงาน', zh: '上班下班都能戴', vi: 'cho công sở và sau giờ làm', es: 'para la oficina y después', ja: 'オフィスや仕事帰りの装いに', ko: '출근·퇴근 후 코디용' },
        truth: { en: 'Finishes a shirt cuff or a casual sleeve.', th: 'ช่วยให้ข้อมือใต้แขนเสื้อดูเรียบร้อยลงตัว', zh: '衬衫袖口或休闲衣袖下的点睛之笔。', vi: 'Làm điểm nhấn cho cổ tay khi mặc sơ mi hay đồ thường ngày.', es: 'Remata el puño de una camisa o una manga informal.', ja: 'シャツの袖口やカジュアルな装いを引き締めます。', ko: '셔츠 소매나 캐주얼한 차림을 마무리해 줍니다.' },
      },
      {
        leaf: 9502,
        noun: { en: ["women’s watch", 'one'], th: ['นาฬิกาข้อมือผู้หญิง', 'เรือน'], zh: ['女士手表', '块'], vi: ['đồng hồ nữ', 'chiếc'], es: ['reloj de mujer', 'm'], ja: ['レディース腕時計', '本'], ko: ['여성 손목시계', '개'] },
        use: { en: 'to wear like a piece of jewellery', th: 'สำหรับใส่แทนเครื่องประดับ', zh: '像首饰一样佩戴', vi: 'để đeo như món trang sức', es: 'para llevar como una joya', ja: 'アクセサリー感覚の手元に', ko: '액세서리처럼 차는 코디용' },
        truth: { en: 'Pairs with bracelets and rings on the same hand.', th: 'ใส่คู่กับกำไลและแหวนมือเดียวกันได้', zh: '可与手链、戒指同手搭配。', vi: 'Phối được với vòng và nhẫn trên cùng một tay.', es: 'Combina con pulseras y anillos en la misma mano.', ja: '同じ手のブレスレットや指輪と合わせられます。', ko: '같은 손의 팔찌나 반지와 함께 매치할 수 있습니다.' },
      },
      {
        leaf: 9503,
        noun: { en: ['digital watch', 'one'], th: ['นาฬิกาดิจิทัล', 'เรือน'], zh: ['电子表', '块'], vi: ['đồng hồ điện tử', 'chiếc'], es: ['reloj digital', 'm'], ja: ['デジタル腕時計', '本'], ko: ['디지털 손목시계', '개'] },
        use: { en: 'to read the time in figures', th: 'ใช้ดูเวลาเป็นตัวเลข', zh: '数字直读时间', vi: 'để xem giờ bằng chữ số', es: 'para leer la hora en cifras', ja: '数字で時刻を読みたい方向け', ko: '숫자로 보는 시간 확인용' },
        truth: { en: 'Shows hours and minutes as figures on a display.', th: 'แสดงชั่วโมงและนาทีเป็นตัวเลขบนหน้าจอ', zh: '屏幕用数字显示时和分。', vi: 'Hiển thị giờ và phút bằng chữ số trên màn hình.', es: 'Muestra horas y minutos en cifras sobre una pantalla.', ja: '画面に時と分を数字で表示します。', ko: '화면에 시와 분을 숫자로 표시합니다.' },
      },
      {
        leaf: 9504,
        noun: { en: ['mechanical watch', 'one'], th: ['นาฬิกากลไก', 'เรือน'], zh: ['机械表', '块'], vi: ['đồng hồ cơ', 'chiếc'], es: ['reloj mecánico', 'm'], ja: ['機械式腕時計', '本'], ko: ['기계식 손목시계', '개'] },
        use: { en: 'for lovers of fine movements', th: 'สำหรับคนรักกลไกนาฬิกา', zh: '钟情机芯之美', vi: 'cho người mê bộ máy cơ', es: 'para amantes de la relojería', ja: '機械の動きを楽しむ方向け', ko: '무브먼트 애호가용' },
        truth: { en: 'A wound spring drives the gears, with no battery inside.', th: 'ลานสปริงขับเฟืองให้เดิน ไม่ต้องใช้แบตเตอรี่', zh: '靠发条驱动齿轮，不用电池。', vi: 'Dây cót vận hành bánh răng, không dùng pin.', es: 'Un muelle mueve los engranajes, sin pila en su interior.', ja: '巻き上げたぜんまいで歯車を動かし、電池を使いません。', ko: '태엽이 톱니바퀴를 움직이며 배터리를 쓰지 않습니다.' },
      },
      {
        leaf: 9505,
        noun: { en: ["kids’ watch", 'one'], th: ['นาฬิกาข้อมือเด็ก', 'เรือน'], zh: ['儿童手表', '块'], vi: ['đồng hồ trẻ em', 'chiếc'], es: ['reloj infantil', 'm'], ja: ['キッズ腕時計', '本'], ko: ['어린이 손목시계', '개'] },
        use: { en: 'for learning to tell the time', th: 'สำหรับหัดดูเวลา', zh: '学认时间', vi: 'để bé tập xem giờ', es: 'para aprender a leer la hora', ja: '時計の読み方の練習に', ko: '시간 보기 연습용' },
        truth: { en: 'Helps children follow the school day and be on time.', th: 'ช่วยให้เด็กดูเวลาเรียนเองและตรงเวลา', zh: '帮助孩子掌握上学时间，养成守时习惯。', vi: 'Giúp trẻ theo dõi giờ học và đúng giờ.', es: 'Ayuda a los niños a seguir el horario escolar y ser puntuales.', ja: '学校の時間を自分で確かめ、時間を守る習慣につながります。', ko: '아이가 학교 시간을 스스로 확인하고 지키게 돕습니다.' },
      },
      {
        leaf: 9506,
        noun: { en: ['pocket watch', 'one'], th: ['นาฬิกาพก', 'เรือน'], zh: ['怀表', '块'], vi: ['đồng hồ quả quýt', 'chiếc'], es: ['reloj de bolsillo', 'm'], ja: ['懐中時計', '個'], ko: ['회중시계', '개'] },
        use: { en: 'for a waistcoat pocket or a collection', th: 'สำหรับใส่กระเป๋าเสื้อกั๊กหรือสะสม', zh: '马甲口袋与收藏', vi: 'cho túi áo ghi lê hoặc sưu tầm', es: 'para el chaleco o una colección', ja: 'ベストのポケットやコレクションに', ko: '조끼 코디·수집용' },
        truth: { en: 'Carried in a pocket rather than on the wrist, often on a chain.', th: 'พกในกระเป๋าแทนใส่ข้อมือ มักคล้องกับโซ่', zh: '放在口袋而不是戴在手腕上，多配链子。', vi: 'Bỏ túi thay vì đeo tay, thường kèm dây xích.', es: 'Se lleva en el bolsillo y no en la muñeca, a menudo con cadena.', ja: '手首ではなくポケットに入れ、多くは鎖につないで使います。', ko: '손목이 아니라 주머니에 넣으며 흔히 사슬에 연결합니다.' },
      },
    ],
  },
  {
    section: 9600,
    uses: [
      { en: 'for watch owners and collectors', th: 'สำหรับคนรักและสะสมนาฬิกา', zh: '表友常备', vi: 'cho người chơi đồng hồ', es: 'para aficionados a los relojes', ja: '時計愛好家向け', ko: '시계 애호가용' },
      { en: 'for watch care at home', th: 'สำหรับดูแลนาฬิกาเองที่บ้าน', zh: '在家日常养护', vi: 'để chăm sóc đồng hồ tại nhà', es: 'para cuidar el reloj en casa', ja: 'おうちでの時計のお手入れに', ko: '셀프 시계 관리용' },
    ],
    truths: [
      { en: 'Regular care keeps a favourite watch in use for longer.', th: 'ดูแลสม่ำเสมอช่วยให้ใช้นาฬิกาเรือนโปรดได้นานขึ้น', zh: '定期养护，心爱的手表能用得更久。', vi: 'Chăm sóc đều đặn giúp chiếc đồng hồ yêu thích dùng được lâu hơn.', es: 'Con cuidados regulares, el reloj favorito se usa durante más tiempo.', ja: 'こまめな手入れで、お気に入りの時計を長く使えます。', ko: '꾸준히 관리하면 아끼는 시계를 더 오래 쓸 수 있습니다.' },
      { en: 'A thoughtful extra to give together with a watch.', th: 'ให้เป็นของขวัญคู่กับนาฬิกาได้', zh: '和手表一起送人，更显用心。', vi: 'Có thể tặng kèm cùng chiếc đồng hồ.', es: 'Un detalle para regalar junto con un reloj.', ja: '時計に添える贈り物にもなります。', ko: '시계와 함께 선물하기에도 좋습니다.' },
    ],
    asks: [
      { en: 'Check the width or size and which watches fit before ordering.', th: 'ตรวจสอบความกว้างหรือขนาดและรุ่นนาฬิกาที่ใช้ได้ก่อนสั่งซื้อ', zh: '下单前请确认宽度或尺寸以及适用的手表。', vi: 'Nên xem độ rộng hoặc kích thước và loại đồng hồ phù hợp trước khi đặt hàng.', es: 'Conviene comprobar el ancho o tamaño y con qué relojes es compatible.', ja: 'ご注文前に幅やサイズ、対応する時計をご確認ください。', ko: '주문 전에 폭이나 크기, 호환되는 시계를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9601,
        noun: { en: ['watch strap', 'one'], th: ['สายนาฬิกา', 'เส้น'], zh: ['表带', '条'], vi: ['dây đồng hồ', 'chiếc'], es: ['correa de reloj', 'f'], ja: ['時計ベルト', '本'], ko: ['시곗줄', '개'] },
        use: { en: 'to give a watch a new look', th: 'ใช้เปลี่ยนลุคให้นาฬิกา', zh: '给手表换新装', vi: 'để thay diện mạo cho đồng hồ', es: 'para renovar el aspecto del reloj', ja: '腕時計の着せ替えに', ko: '시계 스타일 교체용' },
        truth: { en: 'Must match the lug width of the watch to fit.', th: 'ต้องมีความกว้างตรงกับขาสายของนาฬิกา', zh: '宽度要与手表的表耳间距一致才能安装。', vi: 'Bề rộng phải khớp với càng đồng hồ mới lắp được.', es: 'Debe coincidir con el ancho entre asas del reloj.', ja: '取り付けるには、時計のラグ幅と合わせる必要があります。', ko: '시계의 러그 폭과 맞아야 장착할 수 있습니다.' },
      },
      {
        leaf: 9602,
        noun: { en: ['watch box', 'one'], th: ['กล่องใส่นาฬิกา', 'ใบ'], zh: ['手表收纳盒', '个'], vi: ['hộp đựng đồng hồ', 'chiếc'], es: ['caja para relojes', 'f'], ja: ['時計ケース', '個'], ko: ['시계 보관함', '개'] },
        use: { en: 'to store watches safely', th: 'ใช้เก็บนาฬิกาให้เป็นระเบียบ', zh: '整齐存放防刮', vi: 'để cất giữ đồng hồ gọn gàng', es: 'para guardar relojes en orden', ja: '腕時計の収納に', ko: '시계 보관용' },
        truth: { en: 'Keeps watches apart so that they do not scratch each other.', th: 'แยกเก็บแต่ละเรือนไม่ให้ขูดกัน', zh: '分开存放，手表之间不易刮花。', vi: 'Giữ các đồng hồ tách riêng để không cọ xước nhau.', es: 'Mantiene los relojes separados para que no se rayen entre sí.', ja: '時計を分けて収め、互いに傷つくのを防ぎます。', ko: '시계를 따로 두어 서로 긁히지 않게 합니다.' },
      },
      {
        leaf: 9603,
        noun: { en: ['watch winder', 'one'], th: ['กล่องหมุนนาฬิกา', 'เครื่อง'], zh: ['摇表器', '台'], vi: ['hộp xoay đồng hồ', 'chiếc'], es: ['caja giratoria para reloj', 'f'], ja: ['ワインディングマシーン', '台'], ko: ['워치 와인더', '대'] },
        use: { en: 'for automatic watches at rest', th: 'สำหรับนาฬิกาออโต้ที่ไม่ได้ใส่', zh: '自动表闲置上链', vi: 'cho đồng hồ tự động khi không đeo', es: 'para relojes automáticos en reposo', ja: '着けていない自動巻き時計に', ko: '오토매틱 시계 보관용' },
        truth: { en: 'Turns gently so that an automatic watch keeps running off the wrist.', th: 'หมุนเบาๆ ให้นาฬิกาออโต้เดินต่อแม้ไม่ได้ใส่', zh: '缓缓转动，让自动机械表不戴也能走时。', vi: 'Xoay nhẹ để đồng hồ tự động vẫn chạy khi không đeo.', es: 'Gira con suavidad para que un reloj automático siga en marcha.', ja: 'ゆっくり回転し、着けていない間も自動巻き時計を動かします。', ko: '천천히 돌려 차지 않는 동안에도 오토매틱 시계를 움직입니다.' },
      },
      {
        leaf: 9604,
        noun: { en: ['watch tool', 'one'], th: ['เครื่องมือซ่อมนาฬิกา', 'ชิ้น'], zh: ['修表工具', '件'], vi: ['dụng cụ sửa đồng hồ', 'dụng cụ'], es: ['herramienta de relojería', 'f'], ja: ['時計工具', '点'], ko: ['시계 공구', '개'] },
        use: { en: 'to change straps and batteries', th: 'ใช้เปลี่ยนสายและถ่านนาฬิกา', zh: '换表带换电池', vi: 'để thay dây và pin đồng hồ', es: 'para cambiar correas y pilas', ja: 'ベルト交換や電池交換に', ko: '시곗줄·배터리 교체용' },
        truth: { en: 'Made for the small pins, links and case backs of watches.', th: 'ใช้กับพิน ข้อสาย และฝาหลังของนาฬิกา', zh: '用于处理手表的小销钉、链节和后盖。', vi: 'Dùng cho chốt, mắt dây và nắp lưng nhỏ của đồng hồ.', es: 'Pensada para los pasadores, eslabones y tapas de los relojes.', ja: '時計の小さなピンやコマ、裏ぶたを扱うための道具です。', ko: '시계의 작은 핀과 마디, 뒤뚜껑을 다루는 도구입니다.' },
      },
      {
        leaf: 9605,
        noun: { en: ['watch part', 'one'], th: ['อะไหล่นาฬิกา', 'ชิ้น'], zh: ['手表零件', '个'], vi: ['linh kiện đồng hồ', 'linh kiện'], es: ['pieza de reloj', 'f'], ja: ['時計部品', '個'], ko: ['시계 부품', '개'] },
        use: { en: 'to repair or rebuild a watch', th: 'ใช้ซ่อมหรือประกอบนาฬิกา', zh: '修理改装用', vi: 'để sửa hoặc lắp lại đồng hồ', es: 'para reparar o montar un reloj', ja: '時計の修理や組み立てに', ko: '시계 수리·조립용' },
        truth: { en: 'Replaces a worn or missing piece when the measurements match.', th: 'ใช้แทนชิ้นที่สึกหรือหายได้เมื่อขนาดตรงกัน', zh: '尺寸相符即可替换磨损或缺失的零件。', vi: 'Thay được chi tiết mòn hoặc mất khi kích thước khớp.', es: 'Sustituye una pieza gastada o perdida si coinciden las medidas.', ja: '寸法が合えば、傷んだ部品やなくした部品と交換できます。', ko: '치수가 맞으면 닳거나 없어진 부품을 대신합니다.' },
      },
    ],
  },
  {
    section: 9700,
    uses: [
      { en: 'for dressing up', th: 'สำหรับแต่งตัวออกงาน', zh: '打扮出门佩戴', vi: 'khi diện đồ ra ngoài', es: 'para arreglarse', ja: 'おめかしの日に', ko: '꾸미고 나가는 날에' },
      { en: 'for a finishing touch', th: 'สำหรับเติมลุคให้ลงตัว', zh: '造型点睛', vi: 'để hoàn thiện vẻ ngoài', es: 'para el toque final', ja: '装いの仕上げに', ko: '스타일 마무리용' },
    ],
    truths: [
      { en: 'A small ornament changes the look of a plain outfit.', th: 'เครื่องประดับชิ้นเล็กช่วยเปลี่ยนลุคชุดเรียบๆ', zh: '一件小饰品，就能让素净的穿搭变个样。', vi: 'Một món nhỏ làm thay đổi vẻ ngoài của bộ đồ đơn giản.', es: 'Un pequeño adorno cambia el aspecto de un conjunto sencillo.', ja: '小さな飾りひとつで、シンプルな装いの印象が変わります。', ko: '작은 장식 하나로 단순한 차림의 분위기가 달라집니다.' },
      { en: 'Put on last and take off first to avoid snags.', th: 'ควรใส่เป็นชิ้นสุดท้ายและถอดออกก่อน จะได้ไม่เกี่ยวผ้า', zh: '最后戴、最先摘，不易勾丝。', vi: 'Nên đeo sau cùng và tháo trước tiên để tránh vướng.', es: 'Los adornos se ponen al final y se quitan primero para evitar enganches.', ja: '最後に着けて最初に外すと、引っかかりを防げます。', ko: '마지막에 하고 먼저 빼면 걸림을 막을 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size, the weight and the fastening before ordering.', th: 'ตรวจสอบขนาด น้ำหนัก และตัวยึดก่อนสั่งซื้อ', zh: '下单前请确认尺寸、重量和固定方式。', vi: 'Nên xem kích thước, trọng lượng và kiểu cài trước khi đặt hàng.', es: 'Conviene comprobar el tamaño, el peso y el cierre antes de comprar.', ja: 'ご注文前にサイズ、重さ、留め具をご確認ください。', ko: '주문 전에 크기, 무게, 고정 방식을 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9701,
        noun: { en: ['brooch', 'one'], th: ['เข็มกลัดประดับ', 'ชิ้น'], zh: ['胸针', '枚'], vi: ['trâm cài áo', 'chiếc'], es: ['broche', 'm'], ja: ['ブローチ', '個'], ko: ['브로치', '개'] },
        use: { en: 'for lapels, scarves and dresses', th: 'สำหรับติดปกเสื้อ ผ้าพันคอ และเดรส', zh: '别在衣领围巾上', vi: 'để cài ve áo, khăn và váy', es: 'para solapas, pañuelos y vestidos', ja: '襟元やスカーフ、ドレスに', ko: '옷깃·스카프·원피스 장식용' },
        truth: { en: 'Pins to a lapel, a scarf or a dress without sewing.', th: 'กลัดติดปกเสื้อ ผ้าพันคอ หรือเดรสได้โดยไม่ต้องเย็บ', zh: '不用缝，直接别在衣领、围巾或裙子上。', vi: 'Cài lên ve áo, khăn hay váy mà không cần khâu.', es: 'Se prende en una solapa, un pañuelo o un vestido sin coser.', ja: '縫わずに、襟やスカーフ、ドレスに留められます。', ko: '바느질 없이 옷깃이나 스카프, 원피스에 꽂습니다.' },
      },
      {
        leaf: 9702,
        noun: { en: ['pin badge', 'one'], th: ['เข็มกลัดพิน', 'อัน'], zh: ['徽章', '枚'], vi: ['huy hiệu cài', 'chiếc'], es: ['pin', 'm'], ja: ['ピンバッジ', '個'], ko: ['핀 배지', '개'] },
        use: { en: 'for bags, caps and jackets', th: 'สำหรับติดกระเป๋า หมวก และแจ็คเก็ต', zh: '别在包帽外套上', vi: 'để cài túi, mũ và áo khoác', es: 'para bolsos, gorras y chaquetas', ja: 'バッグや帽子、ジャケットに', ko: '가방·모자·재킷 장식용' },
        truth: { en: 'Shows a hobby, a team or a favourite figure in a small space.', th: 'บอกงานอดิเรก ทีม หรือตัวละครที่ชอบได้ในชิ้นเล็กๆ', zh: '小小一枚，亮出爱好、球队或喜欢的形象。', vi: 'Thể hiện sở thích, đội nhóm hay nhân vật yêu thích trong món nhỏ.', es: 'Muestra una afición, un equipo o un personaje en poco espacio.', ja: '趣味やチーム、好きなキャラクターを小さく表せます。', ko: '취미나 팀, 좋아하는 캐릭터를 작게 드러냅니다.' },
      },
      {
        leaf: 9703,
        noun: { en: ['crown', 'one'], th: ['มงกุฎ', 'ชิ้น'], zh: ['皇冠', '顶'], vi: ['vương miện', 'chiếc'], es: ['corona', 'f'], ja: ['ティアラ・クラウン', '個'], ko: ['왕관', '개'] },
        use: { en: 'for weddings, pageants and parties', th: 'สำหรับงานแต่ง ประกวด และปาร์ตี้', zh: '婚礼选美派对', vi: 'cho đám cưới, thi sắc đẹp và tiệc', es: 'para bodas, certámenes y fiestas', ja: '結婚式やコンテスト、パーティーに', ko: '결혼식·대회·파티용' },
        truth: { en: 'Rests on styled hair and makes the wearer the centre of the day.', th: 'วางบนผมที่จัดทรงแล้ว ช่วยให้ผู้สวมเป็นดาวเด่นของงาน', zh: '戴在做好的发型上，成为全场焦点。', vi: 'Đặt trên tóc đã tạo kiểu, giúp người đội thành tâm điểm.', es: 'Se apoya sobre el peinado y da protagonismo a quien la lleva.', ja: '整えた髪にのせると、その日の主役らしい姿になります。', ko: '손질한 머리에 얹으면 그날의 주인공이 됩니다.' },
      },
      {
        leaf: 9704,
        noun: { en: ['hair ornament', 'one'], th: ['เครื่องประดับผม', 'ชิ้น'], zh: ['发饰', '件'], vi: ['phụ kiện cài tóc', 'phụ kiện'], es: ['adorno para el pelo', 'm'], ja: ['髪飾り', '個'], ko: ['머리 장식', '개'] },
        use: { en: 'to hold and adorn styled hair', th: 'ใช้เก็บและตกแต่งทรงผม', zh: '固定发型添装饰', vi: 'để giữ và tô điểm mái tóc', es: 'para sujetar y adornar el peinado', ja: 'まとめ髪の飾りに', ko: '헤어 고정·스타일링용' },
        truth: { en: 'Holds a strand or a bun in place and decorates it.', th: 'ช่วยเก็บปอยผมหรือมวยผมพร้อมประดับไปในตัว', zh: '固定发丝或发髻，同时起到装饰作用。', vi: 'Giữ lọn tóc hay búi tóc và làm đẹp cho mái tóc.', es: 'Sujeta un mechón o un moño y lo adorna.', ja: '髪の束やお団子を留め、飾りにもなります。', ko: '머리 가닥이나 올림머리를 고정하고 장식합니다.' },
      },
      {
        leaf: 9705,
        noun: { en: ['cufflinks', 'many'], th: ['คัฟลิงค์', 'คู่'], zh: ['袖扣', '对'], vi: ['khuy măng sét', 'đôi'], es: ['gemelos', 'mp'], ja: ['カフスボタン', '組'], ko: ['커프스 버튼', '쌍'] },
        use: { en: 'for suits and formal shirts', th: 'สำหรับสูทและเชิ้ตทางการ', zh: '搭配西装礼服衬衫', vi: 'cho vest và sơ mi trang trọng', es: 'para trajes y camisas de vestir', ja: 'スーツやドレスシャツに', ko: '정장·셔츠 코디용' },
        truth: { en: 'Close the cuffs of a formal shirt in place of buttons.', th: 'ใช้ติดข้อมือเสื้อเชิ้ตทางการแทนกระดุม', zh: '代替纽扣，扣住正装衬衫的袖口。', vi: 'Cài cổ tay áo sơ mi trang trọng thay cho khuy.', es: 'Cierran los puños de una camisa de vestir en lugar de botones.', ja: 'ボタンの代わりに、ドレスシャツの袖口を留めます。', ko: '단추 대신 드레스 셔츠의 소매를 여며 줍니다.' },
      },
      {
        leaf: 9706,
        noun: { en: ['tie clip', 'one'], th: ['ที่หนีบเนกไท', 'อัน'], zh: ['领带夹', '枚'], vi: ['kẹp cà vạt', 'chiếc'], es: ['pasador de corbata', 'm'], ja: ['ネクタイピン', '本'], ko: ['넥타이핀', '개'] },
        use: { en: 'to keep a tie in place', th: 'ใช้หนีบเนกไทให้อยู่ทรง', zh: '固定领带', vi: 'để giữ cà vạt ngay ngắn', es: 'para sujetar la corbata', ja: 'ネクタイの固定に', ko: '넥타이 고정용' },
        truth: { en: 'Holds the tie to the shirt front while bending or walking.', th: 'หนีบเนกไทไว้กับสาบเสื้อ ก้มหรือเดินก็ไม่แกว่ง', zh: '把领带夹在衬衫门襟上，弯腰走路不乱晃。', vi: 'Giữ cà vạt sát áo sơ mi khi cúi hoặc đi lại.', es: 'Sujeta la corbata a la camisa al agacharse o caminar.', ja: 'かがんだり歩いたりしても、ネクタイをシャツに留めておけます。', ko: '숙이거나 걸을 때 넥타이를 셔츠에 고정해 줍니다.' },
      },
      {
        leaf: 9707,
        noun: { en: ['hair tie', 'one'], th: ['ยางรัดผม', 'เส้น'], zh: ['发圈', '根'], vi: ['dây buộc tóc', 'chiếc'], es: ['coletero', 'm'], ja: ['ヘアゴム', '個'], ko: ['머리끈', '개'] },
        use: { en: 'for everyday hairstyles', th: 'สำหรับทรงผมทุกวัน', zh: '日常扎发造型', vi: 'cho kiểu tóc hằng ngày', es: 'para el peinado de cada día', ja: '毎日のヘアアレンジに', ko: '데일리 헤어스타일용' },
        truth: { en: 'Keeps the hair tied up or off the face.', th: 'ช่วยรวบผมหรือเก็บผมไม่ให้ปรกหน้า', zh: '用来扎起头发或拢住碎发。', vi: 'Giữ tóc gọn, không xõa xuống mặt.', es: 'Recoge el pelo o lo aparta de la cara.', ja: '髪をまとめたり、顔にかかるのを防いだりします。', ko: '머리를 묶거나 얼굴로 흘러내리지 않게 합니다.' },
      },
    ],
  },
  {
    section: 9800,
    uses: [
      { en: 'to keep jewellery in order', th: 'ใช้จัดเครื่องประดับให้เป็นระเบียบ', zh: '首饰整理有序', vi: 'để giữ trang sức ngăn nắp', es: 'para tener las joyas en orden', ja: 'ジュエリーの整理に', ko: '주얼리 정리용' },
      { en: 'for jewellery lovers', th: 'สำหรับคนรักเครื่องประดับ', zh: '饰品爱好者适用', vi: 'cho người yêu trang sức', es: 'para amantes de las joyas', ja: 'ジュエリー好きの方に', ko: '주얼리 애호가용' },
    ],
    truths: [
      { en: 'Well-kept pieces are easier to find and stay bright for longer.', th: 'ดูแลเก็บดีๆ ก็หาง่ายและเงางามนานขึ้น', zh: '首饰打理得当，好找也不易失去光泽。', vi: 'Trang sức được giữ gìn thì dễ tìm và sáng lâu hơn.', es: 'Las joyas bien cuidadas se encuentran antes y conservan el brillo.', ja: 'きちんと手入れや収納をすると、探しやすく輝きも保てます。', ko: '잘 보관하고 관리하면 찾기 쉽고 광택이 오래갑니다.' },
      { en: 'Dry pieces fully before putting them away.', th: 'ก่อนเก็บควรเช็ดเครื่องประดับให้แห้งสนิท', zh: '收起前请将首饰完全擦干。', vi: 'Nên lau khô hẳn trang sức trước khi cất.', es: 'Conviene secar bien las joyas antes de guardarlas.', ja: 'しまう前に、ジュエリーの水分をよく拭き取ってください。', ko: '넣기 전에 주얼리의 물기를 완전히 닦아 줍니다.' },
    ],
    asks: [
      { en: 'Check the outer size and what kinds of jewellery it suits before ordering.', th: 'ตรวจสอบขนาดภายนอกและชนิดเครื่องประดับที่ใช้ได้ก่อนสั่งซื้อ', zh: '下单前请确认外尺寸和适用的首饰种类。', vi: 'Nên xem kích thước ngoài và loại trang sức phù hợp trước khi đặt hàng.', es: 'Conviene comprobar las medidas y para qué tipo de joyas sirve.', ja: 'ご注文前に外寸と、対応するジュエリーの種類をご確認ください。', ko: '주문 전에 외부 크기와 알맞은 주얼리 종류를 확인하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9801,
        noun: { en: ['jewellery box', 'one'], th: ['กล่องเครื่องประดับ', 'ใบ'], zh: ['首饰盒', '个'], vi: ['hộp trang sức', 'chiếc'], es: ['joyero', 'm'], ja: ['ジュエリーボックス', '個'], ko: ['보석함', '개'] },
        use: { en: 'to store rings, chains and earrings', th: 'ใช้เก็บแหวน สร้อย และต่างหู', zh: '收纳戒指项链耳饰', vi: 'để cất nhẫn, dây chuyền, bông tai', es: 'para guardar anillos y pendientes', ja: '指輪やネックレスの収納に', ko: '반지·목걸이·귀걸이 보관용' },
        truth: { en: 'Closes over the pieces and keeps dust off.', th: 'ปิดฝาเก็บเครื่องประดับไว้ ช่วยกันฝุ่น', zh: '合上盖子，首饰不落灰。', vi: 'Đóng lại để che bụi cho trang sức.', es: 'Se cierra sobre las piezas y evita el polvo.', ja: 'ふたを閉めて、ほこりからジュエリーを守ります。', ko: '닫아 두면 주얼리에 먼지가 앉지 않습니다.' },
      },
      {
        leaf: 9802,
        noun: { en: ['jewellery stand', 'one'], th: ['ที่แขวนเครื่องประดับ', 'อัน'], zh: ['首饰架', '个'], vi: ['giá treo trang sức', 'cái'], es: ['expositor de joyas', 'm'], ja: ['ジュエリースタンド', '台'], ko: ['주얼리 스탠드', '개'] },
        use: { en: 'to show and pick pieces quickly', th: 'ใช้โชว์และหยิบใช้ได้ไว', zh: '展示首饰随手取', vi: 'để trưng bày và lấy nhanh', es: 'para exponer y elegir rápido', ja: '見せる収納やディスプレイに', ko: '진열·보관용' },
        truth: { en: 'Keeps pieces in sight, so choosing takes only a moment.', th: 'วางให้มองเห็น เลือกใส่ได้ในพริบตา', zh: '首饰一目了然，挑选很快。', vi: 'Trang sức luôn trong tầm mắt nên chọn rất nhanh.', es: 'Deja las piezas a la vista y elegir lleva un momento.', ja: '見えるように置けるので、すぐに選べます。', ko: '한눈에 보여 금방 고를 수 있습니다.' },
      },
      {
        leaf: 9803,
        noun: { en: ['travel jewellery case', 'one'], th: ['กล่องเครื่องประดับพกพา', 'ใบ'], zh: ['便携首饰盒', '个'], vi: ['hộp trang sức du lịch', 'chiếc'], es: ['joyero de viaje', 'm'], ja: ['携帯ジュエリーケース', '個'], ko: ['휴대용 주얼리 케이스', '개'] },
        use: { en: 'for trips and gym bags', th: 'สำหรับเดินทางและกระเป๋ายิม', zh: '出差旅行携带', vi: 'khi đi du lịch hay đi tập', es: 'para viajes y la bolsa del gimnasio', ja: '旅行やジムの持ち物に', ko: '여행·운동 가방 수납용' },
        truth: { en: 'Keeps small pieces together inside a suitcase or handbag.', th: 'ช่วยเก็บชิ้นเล็กไว้ด้วยกันในกระเป๋าเดินทางหรือกระเป๋าถือ', zh: '小首饰集中收好，放进行李箱或手袋不散落。', vi: 'Gom các món nhỏ lại một chỗ trong vali hay túi xách.', es: 'Mantiene juntas las piezas pequeñas en la maleta o el bolso.', ja: 'スーツケースやバッグの中で、小さなジュエリーをまとめます。', ko: '여행 가방이나 핸드백 안에서 작은 주얼리를 모아 둡니다.' },
      },
      {
        leaf: 9804,
        noun: { en: ['jewellery cleaner', 'one'], th: ['อุปกรณ์ทำความสะอาดเครื่องประดับ', 'ชิ้น'], zh: ['首饰清洁用品', '件'], vi: ['đồ vệ sinh trang sức', 'món'], es: ['limpiador de joyas', 'm'], ja: ['ジュエリークリーナー', '個'], ko: ['주얼리 클리너', '개'] },
        use: { en: 'to bring back the shine', th: 'ใช้คืนความเงาให้เครื่องประดับ', zh: '恢复首饰光泽', vi: 'để trả lại độ sáng bóng', es: 'para devolver el brillo', ja: '輝きを取り戻すお手入れに', ko: '광택 관리용' },
        truth: { en: 'Removes skin oils and everyday grime from jewellery.', th: 'ช่วยขจัดคราบมันจากผิวและคราบสกปรกทั่วไป', zh: '清除首饰上的油脂和日常污垢。', vi: 'Làm sạch dầu da và bụi bẩn hằng ngày trên trang sức.', es: 'Elimina la grasa de la piel y la suciedad diaria de las joyas.', ja: 'ジュエリーに付いた皮脂や日々の汚れを落とします。', ko: '주얼리에 묻은 피지와 일상 오염을 제거합니다.' },
      },
      {
        leaf: 9805,
        noun: { en: ['jewellery gift box', 'one'], th: ['กล่องของขวัญเครื่องประดับ', 'ใบ'], zh: ['首饰礼盒', '个'], vi: ['hộp quà trang sức', 'chiếc'], es: ['estuche de regalo para joyas', 'm'], ja: ['ジュエリー用ギフトボックス', '個'], ko: ['주얼리 선물 상자', '개'] },
        use: { en: 'to present a piece as a gift', th: 'ใช้ใส่เครื่องประดับมอบเป็นของขวัญ', zh: '首饰送礼包装', vi: 'để gói trang sức làm quà', es: 'para presentar una joya de regalo', ja: 'ジュエリーを贈るときの包装に', ko: '주얼리 선물 포장용' },
        truth: { en: 'Ready to hold a small piece until the moment of giving.', th: 'ใส่เครื่องประดับชิ้นเล็กไว้รอวันมอบ', zh: '装好小首饰，等着送出的那一刻。', vi: 'Giữ món trang sức nhỏ cho đến lúc trao tặng.', es: 'Guarda una pieza pequeña hasta el momento de la entrega.', ja: '贈るその時まで、小さなジュエリーを収めておけます。', ko: '건네는 순간까지 작은 주얼리를 담아 둡니다.' },
      },
      {
        leaf: 9806,
        noun: { en: ['jewellery pouch', 'one'], th: ['ถุงใส่เครื่องประดับ', 'ใบ'], zh: ['首饰袋', '个'], vi: ['túi đựng trang sức', 'chiếc'], es: ['bolsita para joyas', 'f'], ja: ['ジュエリーポーチ', '枚'], ko: ['주얼리 파우치', '개'] },
        use: { en: 'to wrap and carry small pieces', th: 'ใช้ห่อและพกเครื่องประดับชิ้นเล็ก', zh: '包装随身小首饰', vi: 'để gói và mang trang sức nhỏ', es: 'para envolver y llevar piezas pequeñas', ja: '小さなジュエリーの持ち運びや包装に', ko: '주얼리 포장·휴대용' },
        truth: { en: 'Takes up little room in a drawer or a bag.', th: 'กินที่น้อย วางในลิ้นชักหรือใส่กระเป๋าก็ได้', zh: '放抽屉或包里都不占地方。', vi: 'Chiếm ít chỗ trong ngăn kéo hay túi xách.', es: 'Ocupa poco sitio en un cajón o en el bolso.', ja: '引き出しやバッグの中で場所を取りません。', ko: '서랍이나 가방 안에서 자리를 적게 차지합니다.' },
      },
    ],
  },
  {
    section: 9900,
    uses: [
      { en: 'for making jewellery by hand', th: 'สำหรับทำเครื่องประดับเอง', zh: '手工制作首饰', vi: 'để tự làm trang sức', es: 'para crear joyas a mano', ja: 'アクセサリーの手作りに', ko: '주얼리 DIY용' },
      { en: 'for hobby and craft tables', th: 'สำหรับโต๊ะงานฝีมือ', zh: '手作爱好者用', vi: 'cho người mê đồ thủ công', es: 'para el taller de manualidades', ja: 'ハンドメイドの作業に', ko: '취미 공예용' },
    ],
    truths: [
      { en: 'A finished design starts with choosing shape, size and colour.', th: 'งานออกแบบเริ่มจากการเลือกรูปทรง ขนาด และสี', zh: '一件作品从挑选形状、大小和颜色开始。', vi: 'Mỗi thiết kế bắt đầu từ việc chọn hình dáng, kích cỡ và màu sắc.', es: 'Un diseño empieza al elegir forma, tamaño y color.', ja: '作品づくりは、形、大きさ、色選びから始まります。', ko: '작품은 모양과 크기, 색을 고르는 데서 시작합니다.' },
      { en: 'Small boxes with lids keep sorted pieces from rolling away.', th: 'เก็บในกล่องเล็กมีฝา แยกชนิดไว้ จะไม่กลิ้งหาย', zh: '分类放进带盖小盒，不会滚丢。', vi: 'Phân loại vào hộp nhỏ có nắp để không bị lăn mất.', es: 'En cajitas con tapa, las piezas clasificadas no se pierden.', ja: 'ふた付きの小箱に分けておくと、転がってなくすのを防げます。', ko: '뚜껑 있는 작은 상자에 나눠 두면 굴러가 잃어버리지 않습니다.' },
    ],
    asks: [
      { en: 'Ask about the size in millimetres, the quantity and any treatment before ordering.', th: 'สอบถามขนาดเป็นมิลลิเมตร จำนวน และการปรับปรุงคุณภาพก่อนสั่งซื้อ', zh: '下单前请询问毫米尺寸、数量以及是否经过处理。', vi: 'Nên hỏi kích thước tính bằng mm, số lượng và có qua xử lý hay không trước khi đặt hàng.', es: 'Conviene preguntar por el tamaño en milímetros, la cantidad y los tratamientos.', ja: 'ご注文前にサイズ（mm）、数量、処理の有無をご確認ください。', ko: '주문 전에 크기(mm), 수량, 처리 여부를 문의하시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 9901,
        noun: { en: ['loose gemstone', 'one'], th: ['พลอยร่วง', 'เม็ด'], zh: ['裸石', '颗'], vi: ['đá quý rời', 'viên'], es: ['gema suelta', 'f'], ja: ['ルース', '個'], ko: ['나석', '개'] },
        use: { en: 'to set into a ring or pendant', th: 'ใช้ทำหัวแหวนหรือจี้', zh: '镶戒指镶吊坠', vi: 'để nạm nhẫn hoặc mặt dây', es: 'para engastar en anillo o colgante', ja: '指輪やペンダントの石留めに', ko: '반지나 펜던트 세팅용' },
        truth: { en: 'Sold without a setting, so the mount can be chosen freely.', th: 'ขายแบบไม่ขึ้นเรือน เลือกตัวเรือนเองได้ตามใจ', zh: '未经镶嵌，可自由选择款式。', vi: 'Bán rời chưa nạm nên có thể tự chọn kiểu ổ.', es: 'Se vende sin montura, que se puede elegir con libertad.', ja: '枠に留めていないので、好みの台座を選べます。', ko: '세팅되지 않아 원하는 틀을 자유롭게 고를 수 있습니다.' },
      },
      {
        leaf: 9902,
        noun: { en: ['jewellery beads', 'many'], th: ['ลูกปัดทำเครื่องประดับ', 'ชุด'], zh: ['散珠', '包'], vi: ['hạt làm trang sức', 'gói'], es: ['cuentas para bisutería', 'fp'], ja: ['アクセサリー用ビーズ', '袋'], ko: ['주얼리 비즈', '봉'] },
        use: { en: 'to thread on cord or wire', th: 'ใช้ร้อยกับเชือกหรือลวด', zh: '串绳串线用', vi: 'để xâu vào dây hoặc cước', es: 'para ensartar en hilo o alambre', ja: 'ひもやワイヤー通しに', ko: '끈이나 와이어 꿰기용' },
        truth: { en: 'Thread onto cord, elastic or wire through the hole.', th: 'ร้อยผ่านรูด้วยเชือก ยางยืด หรือลวด', zh: '珠子带孔，可用绳、弹力线或金属丝串起。', vi: 'Xâu qua lỗ bằng dây, chun hoặc cước.', es: 'Se ensartan por el orificio con hilo, elástico o alambre.', ja: '穴にひもやゴム、ワイヤーを通して使います。', ko: '구멍에 끈이나 고무줄, 와이어를 꿰어 사용합니다.' },
      },
      {
        leaf: 9903,
        noun: { en: ['loose pearls', 'many'], th: ['ไข่มุกเม็ดร่วง', 'ชุด'], zh: ['珍珠裸珠', '份'], vi: ['ngọc trai rời', 'gói'], es: ['perlas sueltas', 'fp'], ja: ['パールルース', '点'], ko: ['낱알 진주', '세트'] },
        use: { en: 'for earrings, strands and settings', th: 'สำหรับทำต่างหู สร้อย และฝังตัวเรือน', zh: '做耳饰珠链镶嵌', vi: 'để làm bông tai, xâu chuỗi hoặc nạm', es: 'para pendientes, collares y engastes', ja: 'ピアスやネックレス作りに', ko: '귀걸이·목걸이 제작용' },
        truth: { en: 'Can be matched by lustre, shape and size for a pair or a strand.', th: 'เลือกจับคู่ตามความวาว รูปทรง และขนาดเพื่อทำคู่หรือสร้อยได้', zh: '可按光泽、形状和大小配成一对或一串。', vi: 'Có thể chọn theo độ bóng, hình dáng, kích cỡ để ghép đôi hoặc xâu chuỗi.', es: 'Se emparejan por lustre, forma y tamaño para un par o una hilera.', ja: '照り、形、大きさを合わせて、ペアや連に仕立てられます。', ko: '광택과 모양, 크기를 맞춰 한 쌍이나 한 줄로 만들 수 있습니다.' },
      },
      {
        leaf: 9904,
        noun: { en: ['mineral stone', 'one'], th: ['หินแร่', 'ก้อน'], zh: ['矿物原石', '块'], vi: ['đá khoáng', 'viên'], es: ['piedra mineral', 'f'], ja: ['鉱物・原石', '個'], ko: ['원석', '개'] },
        use: { en: 'to display, collect or craft with', th: 'สำหรับตั้งโชว์ สะสม หรือทำงานฝีมือ', zh: '摆设收藏手作', vi: 'để trưng bày, sưu tầm, chế tác', es: 'para exponer, coleccionar o crear', ja: '飾りや収集、作品づくりに', ko: '전시·수집·공예용' },
        truth: { en: 'Every stone differs a little in shape and pattern.', th: 'หินแต่ละก้อนมีรูปทรงและลวดลายต่างกันเล็กน้อย', zh: '每块石头的形状和纹路都略有不同。', vi: 'Mỗi viên đá có hình dáng và vân hơi khác nhau.', es: 'Cada piedra varía un poco en forma y dibujo.', ja: '石ごとに、形や模様が少しずつ異なります。', ko: '돌마다 모양과 무늬가 조금씩 다릅니다.' },
      },
      {
        leaf: 9905,
        noun: { en: ['jewellery findings', 'many'], th: ['อะไหล่เครื่องประดับ', 'ชุด'], zh: ['首饰配件', '包'], vi: ['phụ kiện làm trang sức', 'gói'], es: ['fornituras para bisutería', 'fp'], ja: ['アクセサリーパーツ', '袋'], ko: ['주얼리 부자재', '봉'] },
        use: { en: 'to join, close and finish pieces', th: 'ใช้ต่อ ล็อก และเก็บงาน', zh: '连接扣合收尾', vi: 'để nối, khóa và hoàn thiện', es: 'para unir, cerrar y rematar', ja: 'つなぎや留め、仕上げに', ko: '연결·잠금·마감용' },
        truth: { en: 'Connect beads and chains or give a piece its clasp and hooks.', th: 'ใช้ต่อลูกปัดกับสร้อย หรือทำตะขอและขอเกี่ยว', zh: '连接珠子与链子，或作扣头和耳钩。', vi: 'Nối hạt với dây hoặc làm khóa và móc cài.', es: 'Unen cuentas y cadenas o aportan el cierre y los ganchos.', ja: 'ビーズやチェーンをつなぎ、留め具や金具になります。', ko: '비즈와 체인을 잇거나 잠금장치와 고리가 됩니다.' },
      },
    ],
  },
];
