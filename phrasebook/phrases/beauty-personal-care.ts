import type { SectionPhrases } from '../phrase.ts';

export const beautyPersonalCarePhrases: SectionPhrases[] = [
  {
    section: 6100,
    uses: [
      { en: 'for everyday make-up', th: 'สำหรับแต่งหน้าทุกวัน', zh: '日常化妆用', vi: 'để trang điểm hằng ngày', es: 'para el maquillaje diario', ja: '毎日のメイクに', ko: '데일리 메이크업용' },
      { en: 'for parties and special days', th: 'สำหรับแต่งหน้าออกงาน', zh: '聚会约会妆容', vi: 'cho tiệc và dịp đặc biệt', es: 'para fiestas y ocasiones especiales', ja: 'パーティーや特別な日に', ko: '파티·특별한 날용' },
    ],
    truths: [
      { en: 'Part of a make-up routine, from a light daily look to evening wear.', th: 'ใช้แต่งหน้าได้ตั้งแต่ลุคเบาๆ ทุกวันจนถึงออกงาน', zh: '从日常淡妆到晚宴妆都用得上。', vi: 'Dùng được từ trang điểm nhẹ hằng ngày đến dự tiệc.', es: 'Parte de la rutina de maquillaje, del día a día a la noche.', ja: '普段のナチュラルメイクから夜のメイクまで使えます。', ko: '가벼운 데일리 메이크업부터 저녁 메이크업까지 쓸 수 있습니다.' },
      { en: 'Clean hands and a clean face make for an even result.', th: 'ล้างมือและหน้าให้สะอาดก่อนแต่งหน้า ช่วยให้ผิวดูเรียบเนียน', zh: '洁面净手后使用，妆面更均匀。', vi: 'Rửa sạch tay và mặt trước khi dùng để lớp trang điểm đều hơn.', es: 'Con las manos y la cara limpias, el resultado es más uniforme.', ja: '清潔な手と顔で使うと、むらなく仕上がります。', ko: '손과 얼굴을 깨끗이 한 뒤 사용하면 고르게 표현됩니다.' },
    ],
    asks: [
      { en: 'Check the shade, the size and any expiry date before ordering.', th: 'โปรดตรวจสอบเฉดสี ขนาด และวันหมดอายุก่อนสั่งซื้อ', zh: '下单前请确认色号、规格和保质期。', vi: 'Nên kiểm tra mã màu, kích cỡ và hạn dùng trước khi đặt hàng.', es: 'Antes de comprar, conviene revisar el tono, el tamaño y la caducidad.', ja: 'ご注文前に色番、サイズ、使用期限をご確認ください。', ko: '주문 전에 색상 호수, 용량, 사용기한을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6101,
        noun: { en: ['lipstick', 'one'], th: ['ลิปสติก', 'แท่ง'], zh: ['口红', '支'], vi: ['son môi', 'thỏi'], es: ['pintalabios', 'm'], ja: ['口紅', '本'], ko: ['립스틱', '개'] },
        use: { en: 'to colour the lips', th: 'สำหรับแต่งแต้มริมฝีปาก', zh: '点缀唇色', vi: 'để tô màu môi', es: 'para dar color a los labios', ja: '唇の彩りに', ko: '립 컬러 연출용' },
        truth: { en: 'Gives the lips colour in a few strokes.', th: 'ทาไม่กี่ครั้งก็เพิ่มสีสันให้ริมฝีปาก', zh: '轻涂几下，即可为双唇上色。', vi: 'Chỉ vài đường là môi lên màu.', es: 'Da color a los labios en unas pocas pasadas.', ja: 'さっと塗るだけで唇に色を添えます。', ko: '몇 번만 발라도 입술에 색을 더해 줍니다.' },
      },
      {
        leaf: 6102,
        noun: { en: ['face make-up', 'mass'], th: ['เครื่องสำอางสำหรับผิวหน้า', 'ชิ้น'], zh: ['底妆产品', '盒'], vi: ['sản phẩm trang điểm nền', 'sản phẩm'], es: ['maquillaje facial', 'm'], ja: ['ベースメイクコスメ', '個'], ko: ['베이스 메이크업 제품', '개'] },
        use: { en: 'for an even complexion', th: 'สำหรับผิวหน้าดูเรียบเนียน', zh: '均匀肤色用', vi: 'để da mặt đều màu', es: 'para unificar el tono de la piel', ja: '肌の色みを整えるメイクに', ko: '피부 톤 정돈용' },
        truth: { en: 'Spread over the face before eye and lip make-up.', th: 'ใช้เกลี่ยบนใบหน้าก่อนแต่งตาและทาปาก', zh: '在眼妆和唇妆之前涂抹于面部。', vi: 'Tán lên mặt trước khi trang điểm mắt và môi.', es: 'Se extiende por la cara antes de ojos y labios.', ja: '目元や口元のメイクの前に顔全体になじませます。', ko: '눈과 입술 화장 전에 얼굴에 펴 바릅니다.' },
      },
      {
        leaf: 6103,
        noun: { en: ['eye make-up', 'mass'], th: ['เครื่องสำอางแต่งตา', 'ชิ้น'], zh: ['眼妆产品', '件'], vi: ['mỹ phẩm trang điểm mắt', 'món'], es: ['maquillaje de ojos', 'm'], ja: ['アイメイク用品', '点'], ko: ['아이 메이크업 제품', '개'] },
        use: { en: 'to define the eyes', th: 'สำหรับแต่งตาให้ดูคมชัด', zh: '突出眼部轮廓', vi: 'để làm nổi bật đôi mắt', es: 'para resaltar los ojos', ja: '目元の印象づくりに', ko: '눈매 강조용' },
        truth: { en: 'Brings out the eyes, lashes or brows.', th: 'ช่วยเน้นดวงตา ขนตา หรือคิ้วให้เด่นขึ้น', zh: '突出眼睛、睫毛或眉毛。', vi: 'Giúp mắt, mi hoặc lông mày nổi bật hơn.', es: 'Realza los ojos, las pestañas o las cejas.', ja: '目やまつ毛、眉を引き立てます。', ko: '눈과 속눈썹, 눈썹을 돋보이게 합니다.' },
      },
      {
        leaf: 6104,
        noun: { en: ['blush', 'mass'], th: ['บลัชออน', 'ตลับ'], zh: ['腮红', '盒'], vi: ['má hồng', 'hộp'], es: ['colorete', 'm'], ja: ['チーク', '個'], ko: ['블러셔', '개'] },
        use: { en: 'for a touch of glow', th: 'สำหรับเพิ่มสีสันบนพวงแก้ม', zh: '提升面部气色', vi: 'để má thêm sắc', es: 'para dar vida a las mejillas', ja: '頬の血色づくりに', ko: '생기 표현용' },
        truth: { en: 'Blended on the cheekbones for a fresher look.', th: 'ปัดบริเวณโหนกแก้มให้หน้าดูสดใส', zh: '轻扫颧骨，让气色更好。', vi: 'Tán lên gò má để gương mặt tươi tắn hơn.', es: 'Se difumina en los pómulos para un aspecto más fresco.', ja: '頬骨の上でぼかすと、顔色が明るく見えます。', ko: '광대뼈 위에 펴 바르면 얼굴에 생기가 돕니다.' },
      },
      {
        leaf: 6105,
        noun: { en: ['make-up applicator', 'one'], th: ['อุปกรณ์แต่งหน้า', 'ชิ้น'], zh: ['化妆工具', '个'], vi: ['dụng cụ trang điểm', 'dụng cụ'], es: ['aplicador de maquillaje', 'm'], ja: ['メイク道具', '点'], ko: ['메이크업 도구', '개'] },
        use: { en: 'to apply and blend make-up', th: 'สำหรับเกลี่ยเครื่องสำอาง', zh: '上妆晕染用', vi: 'để tán đều lớp trang điểm', es: 'para aplicar y difuminar', ja: 'メイクのぼかしや仕上げに', ko: '화장 밀착·블렌딩용' },
        truth: { en: 'Spreads make-up evenly and should be washed regularly.', th: 'ช่วยเกลี่ยเครื่องสำอางให้ทั่วและควรล้างเป็นประจำ', zh: '帮助均匀上妆，需定期清洗。', vi: 'Giúp tán đều lớp trang điểm và cần giặt rửa thường xuyên.', es: 'Reparte el maquillaje de forma uniforme y se lava con regularidad.', ja: '化粧品をむらなく広げ、定期的に洗って使います。', ko: '화장품을 고르게 펴 바르며 정기적으로 세척해 사용합니다.' },
      },
      {
        leaf: 6106,
        noun: { en: ['vanity mirror', 'one'], th: ['กระจกแต่งหน้า', 'บาน'], zh: ['化妆镜', '面'], vi: ['gương trang điểm', 'chiếc'], es: ['espejo de maquillaje', 'm'], ja: ['化粧鏡', '個'], ko: ['화장 거울', '개'] },
        use: { en: 'for doing make-up', th: 'สำหรับส่องแต่งหน้า', zh: '梳妆打扮用', vi: 'để soi khi trang điểm', es: 'para maquillarse', ja: 'メイクや身だしなみに', ko: '화장·머리 손질용' },
        truth: { en: 'Shows the face up close for make-up and hair.', th: 'ส่องใบหน้าระยะใกล้เวลาแต่งหน้าทำผม', zh: '近距离照清面部，便于化妆和梳头。', vi: 'Soi rõ mặt ở khoảng gần khi trang điểm và làm tóc.', es: 'Muestra la cara de cerca al maquillarse o peinarse.', ja: 'メイクや髪を整えるときに顔を近くで映します。', ko: '화장하고 머리를 손질할 때 얼굴을 가까이 비춰 줍니다.' },
      },
      {
        leaf: 6107,
        noun: { en: ['cosmetic bag', 'one'], th: ['กระเป๋าเครื่องสำอาง', 'ใบ'], zh: ['化妆包', '个'], vi: ['túi đựng mỹ phẩm', 'chiếc'], es: ['neceser', 'm'], ja: ['化粧ポーチ', '個'], ko: ['화장품 파우치', '개'] },
        use: { en: 'to keep make-up together', th: 'สำหรับเก็บเครื่องสำอางให้เป็นที่', zh: '收纳化妆品', vi: 'để cất gọn mỹ phẩm', es: 'para guardar el maquillaje', ja: 'コスメの整理に', ko: '화장품 정리용' },
        truth: { en: 'Keeps make-up and brushes in one place, at home or on a trip.', th: 'เก็บเครื่องสำอางและแปรงไว้ในที่เดียว ทั้งที่บ้านและเวลาเดินทาง', zh: '居家或出行，都能把化妆品和刷具收在一处。', vi: 'Giữ mỹ phẩm và cọ ở một chỗ, ở nhà hay khi đi xa.', es: 'Reúne el maquillaje y las brochas en un mismo sitio, en casa o de viaje.', ja: '家でも旅先でも、コスメやブラシをひとまとめにできます。', ko: '집에서도 여행지에서도 화장품과 브러시를 한곳에 모아 둘 수 있습니다.' },
      },
      {
        leaf: 6108,
        noun: { en: ['temporary tattoo', 'one'], th: ['สติกเกอร์แทททู', 'แผ่น'], zh: ['纹身贴', '张'], vi: ['hình xăm dán', 'tấm'], es: ['tatuaje temporal', 'm'], ja: ['タトゥーシール', '枚'], ko: ['타투스티커', '장'] },
        use: { en: 'to decorate the skin', th: 'สำหรับตกแต่งผิว', zh: '装饰肌肤', vi: 'để trang trí da', es: 'para decorar la piel', ja: '肌の飾りに', ko: '피부 장식용' },
        truth: { en: 'Adds a design to the skin for a party, a stage or every day.', th: 'เพิ่มลวดลายบนผิว ทั้งงานปาร์ตี้ บนเวที และทุกวัน', zh: '聚会、舞台或日常，为肌肤添上图案。', vi: 'Thêm họa tiết lên da khi dự tiệc, lên sân khấu hay hằng ngày.', es: 'Añade un dibujo a la piel para una fiesta, el escenario o el día a día.', ja: 'パーティーや舞台、普段の肌に模様を添えます。', ko: '파티나 무대, 일상에서 피부에 무늬를 더해 줍니다.' },
      },
    ],
  },
  {
    section: 6200,
    uses: [
      { en: 'for the daily skin routine', th: 'สำหรับดูแลผิวทุกวัน', zh: '日常护肤用', vi: 'để chăm sóc da hằng ngày', es: 'para la rutina facial diaria', ja: '毎日のスキンケアに', ko: '데일리 스킨케어용' },
      { en: 'for skin care at home and away', th: 'สำหรับดูแลผิวที่บ้านหรือเดินทาง', zh: '居家护理用', vi: 'dùng ở nhà và khi đi xa', es: 'para casa y de viaje', ja: 'おうちでのお手入れに', ko: '집·여행 스킨케어용' },
    ],
    truths: [
      { en: 'Fits into a skin routine alongside the usual products.', th: 'ใช้ร่วมกับสกินแคร์ที่ใช้ประจำได้', zh: '可与平时的护肤品搭配使用。', vi: 'Dùng kết hợp được với các sản phẩm dưỡng da thường ngày.', es: 'Combina con los productos habituales de la rutina facial.', ja: 'いつものスキンケアに組み合わせて使えます。', ko: '평소 쓰던 스킨케어와 함께 사용할 수 있습니다.' },
      { en: 'Test on a small patch of skin before the first use.', th: 'ควรทดสอบบนผิวบริเวณเล็กๆ ก่อนใช้ครั้งแรก', zh: '首次使用前建议在局部皮肤试用。', vi: 'Nên thử trên một vùng da nhỏ trước lần dùng đầu.', es: 'Se aconseja probar en una zona pequeña antes del primer uso.', ja: '初めて使うときは、目立たない部分で試してください。', ko: '처음 사용할 때는 피부 일부에 먼저 테스트해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the skin type, the ingredients and the expiry date before ordering.', th: 'โปรดตรวจสอบสภาพผิวที่เหมาะ ส่วนผสม และวันหมดอายุก่อนสั่งซื้อ', zh: '下单前请确认适用肤质、成分和保质期。', vi: 'Nên kiểm tra loại da, thành phần và hạn dùng trước khi đặt hàng.', es: 'Antes de comprar, conviene revisar el tipo de piel, los ingredientes y la caducidad.', ja: 'ご注文前に対象の肌質、成分、使用期限をご確認ください。', ko: '주문 전에 피부 타입, 성분, 사용기한을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6201,
        noun: { en: ['facial cleanser', 'one'], th: ['คลีนเซอร์ล้างหน้า', 'ชิ้น'], zh: ['洁面产品', '支'], vi: ['sữa rửa mặt', 'tuýp'], es: ['limpiador facial', 'm'], ja: ['洗顔料', '個'], ko: ['클렌저', '개'] },
        use: { en: 'for washing the face', th: 'สำหรับล้างหน้า', zh: '清洁面部用', vi: 'để rửa mặt', es: 'para limpiar el rostro', ja: '毎日の洗顔に', ko: '세안용' },
        truth: { en: 'Lifts dirt and oil off the face before toner or cream.', th: 'ขจัดสิ่งสกปรกและความมันก่อนบำรุงผิว', zh: '在护肤前洗去面部污垢和油脂。', vi: 'Làm sạch bụi bẩn và dầu trên mặt trước khi dưỡng da.', es: 'Retira la suciedad y la grasa antes de los demás cuidados.', ja: 'お手入れの前に、顔の汚れや皮脂を落とします。', ko: '스킨케어 전에 얼굴의 노폐물과 피지를 씻어 냅니다.' },
      },
      {
        leaf: 6202,
        noun: { en: ['toner', 'one'], th: ['โทนเนอร์', 'ขวด'], zh: ['爽肤水', '瓶'], vi: ['nước hoa hồng', 'chai'], es: ['tónico facial', 'm'], ja: ['化粧水', '本'], ko: ['토너', '개'] },
        use: { en: 'for freshly washed skin', th: 'สำหรับเช็ดผิวหลังล้างหน้า', zh: '洁面后使用', vi: 'dùng sau khi rửa mặt', es: 'para después de la limpieza', ja: '洗顔後のお手入れに', ko: '세안 후 피부 정돈용' },
        truth: { en: 'Applied after cleansing and before serum or cream.', th: 'ใช้หลังล้างหน้าและก่อนลงเซรั่มหรือครีม', zh: '洁面之后、精华或面霜之前使用。', vi: 'Dùng sau khi rửa mặt, trước tinh chất hoặc kem.', es: 'Se aplica tras la limpieza y antes del sérum o la crema.', ja: '洗顔のあと、美容液やクリームの前に使います。', ko: '세안 후 세럼이나 크림 전에 사용합니다.' },
      },
      {
        leaf: 6203,
        noun: { en: ['face cream', 'one'], th: ['ครีมบำรุงผิวหน้า', 'ชิ้น'], zh: ['面霜', '瓶'], vi: ['kem dưỡng da', 'hũ'], es: ['crema facial', 'f'], ja: ['フェイスクリーム', '個'], ko: ['페이스 크림', '개'] },
        use: { en: 'to keep skin moisturised', th: 'สำหรับเพิ่มความชุ่มชื้นให้ผิว', zh: '补水保湿用', vi: 'để dưỡng ẩm cho da', es: 'para hidratar la piel', ja: '肌の保湿に', ko: '피부 보습용' },
        truth: { en: 'Smoothed over the face to hold moisture in.', th: 'ทาทั่วใบหน้าเพื่อกักเก็บความชุ่มชื้น', zh: '涂抹于面部，帮助锁住水分。', vi: 'Thoa đều lên mặt để giữ ẩm.', es: 'Se extiende por el rostro para mantener la hidratación.', ja: '顔にのばして、うるおいを保ちます。', ko: '얼굴에 펴 발라 수분을 지켜 줍니다.' },
      },
      {
        leaf: 6204,
        noun: { en: ['serum', 'one'], th: ['เซรั่ม', 'ขวด'], zh: ['精华液', '瓶'], vi: ['tinh chất dưỡng da', 'lọ'], es: ['sérum', 'm'], ja: ['美容液', '本'], ko: ['세럼', '개'] },
        use: { en: 'for targeted skin care', th: 'สำหรับบำรุงผิวเฉพาะจุด', zh: '针对性护肤用', vi: 'để chăm sóc da chuyên sâu', es: 'para un cuidado específico', ja: '集中ケアに', ko: '집중 케어용' },
        truth: { en: 'Used in small amounts under a cream.', th: 'ใช้ปริมาณเล็กน้อยก่อนทาครีม', zh: '取少量，在面霜之前使用。', vi: 'Dùng lượng nhỏ trước bước kem dưỡng.', es: 'Se usa en poca cantidad antes de la crema.', ja: 'クリームの前に少量をなじませて使います。', ko: '크림 전에 소량을 발라 사용합니다.' },
      },
      {
        leaf: 6205,
        noun: { en: ['facial mask', 'one'], th: ['มาสก์หน้า', 'ชิ้น'], zh: ['面膜', '片'], vi: ['mặt nạ dưỡng da', 'miếng'], es: ['mascarilla facial', 'f'], ja: ['フェイスパック', '枚'], ko: ['마스크팩', '장'] },
        use: { en: 'for a quiet moment at home', th: 'สำหรับมาสก์ผิวผ่อนคลายที่บ้าน', zh: '居家敷脸放松', vi: 'để đắp mặt thư giãn tại nhà', es: 'para un rato de relax en casa', ja: '自宅でのリラックスケアに', ko: '홈케어 팩용' },
        truth: { en: 'Left on the face for a while, then taken or rinsed off.', th: 'ทิ้งไว้บนใบหน้าสักครู่แล้วลอกหรือล้างออก', zh: '敷在脸上一段时间后取下或洗净。', vi: 'Đắp lên mặt một lúc rồi gỡ hoặc rửa sạch.', es: 'Se deja un rato en la cara y luego se retira o se aclara.', ja: 'しばらく顔にのせてから、はがすか洗い流します。', ko: '얼굴에 잠시 두었다가 떼어 내거나 씻어 냅니다.' },
      },
      {
        leaf: 6206,
        noun: { en: ['sunscreen', 'one'], th: ['ครีมกันแดด', 'ชิ้น'], zh: ['防晒霜', '支'], vi: ['kem chống nắng', 'tuýp'], es: ['protector solar', 'm'], ja: ['日焼け止め', '本'], ko: ['자외선 차단제', '개'] },
        use: { en: 'for sunny days', th: 'สำหรับวันออกแดด', zh: '晴天外出防晒', vi: 'khi ra nắng', es: 'para días de sol', ja: '日差しの強い日に', ko: '햇볕이 강한 날에' },
        truth: { en: 'Applied before going out and again after swimming or sweating.', th: 'ทาก่อนออกแดด และทาซ้ำหลังว่ายน้ำหรือเหงื่อออก', zh: '出门前涂抹，游泳或出汗后需补涂。', vi: 'Thoa trước khi ra ngoài và thoa lại sau khi bơi hoặc đổ mồ hôi.', es: 'Se aplica antes de salir y de nuevo tras el baño o el sudor.', ja: '外出前に塗り、泳いだり汗をかいたりしたら塗り直します。', ko: '외출 전에 바르고 수영하거나 땀을 흘린 뒤에는 덧바릅니다.' },
      },
      {
        leaf: 6207,
        noun: { en: ['facial care tool', 'one'], th: ['อุปกรณ์ดูแลผิวหน้า', 'ชิ้น'], zh: ['护肤工具', '个'], vi: ['dụng cụ chăm sóc da mặt', 'dụng cụ'], es: ['utensilio de cuidado facial', 'm'], ja: ['美顔グッズ', '点'], ko: ['피부 관리 도구', '개'] },
        use: { en: 'for face care at home', th: 'สำหรับดูแลผิวหน้าที่บ้าน', zh: '居家护理面部', vi: 'để chăm sóc da mặt tại nhà', es: 'para cuidar el rostro en casa', ja: '自宅でのフェイスケアに', ko: '집에서 하는 얼굴 관리용' },
        truth: { en: 'Used with or after skin care, on a clean face.', th: 'ใช้กับผิวหน้าที่สะอาด พร้อมหรือหลังทาสกินแคร์', zh: '洁面后搭配护肤品使用。', vi: 'Dùng trên da mặt sạch, cùng hoặc sau bước dưỡng da.', es: 'Se usa con la cara limpia, junto con la crema o después.', ja: '清潔な顔に、スキンケアと合わせて使います。', ko: '깨끗한 얼굴에 스킨케어와 함께 사용합니다.' },
      },
    ],
  },
  {
    section: 6300,
    uses: [
      { en: 'for hair care at home', th: 'สำหรับดูแลผมที่บ้าน', zh: '居家护发造型', vi: 'để chăm sóc tóc tại nhà', es: 'para cuidar el pelo en casa', ja: '自宅のヘアケアに', ko: '홈 헤어케어용' },
      { en: 'for neat, well-kept hair', th: 'สำหรับผมสวยเรียบร้อย', zh: '打造整洁发型', vi: 'cho mái tóc gọn đẹp', es: 'para un pelo cuidado', ja: '髪の身だしなみに', ko: '단정한 헤어용' },
    ],
    truths: [
      { en: 'Used at home as well as in the hair salon.', th: 'ใช้ได้ทั้งที่บ้านและในร้านทำผม', zh: '在家和美发店都能使用。', vi: 'Dùng được cả ở nhà lẫn tại tiệm tóc.', es: 'Útil tanto en casa como en la peluquería.', ja: '自宅でも美容室でも使われています。', ko: '집에서도 미용실에서도 쓸 수 있습니다.' },
      { en: 'Results depend on hair length, thickness and texture.', th: 'ผลลัพธ์ขึ้นอยู่กับความยาว ความหนา และลักษณะเส้นผม', zh: '效果因发长、发量和发质而异。', vi: 'Kết quả tùy theo độ dài, độ dày và chất tóc.', es: 'El resultado depende del largo, el grosor y la textura del pelo.', ja: '仕上がりは髪の長さや量、髪質によって変わります。', ko: '모발의 길이와 숱, 결에 따라 결과가 다를 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the hair type or hair length the item is meant for.', th: 'โปรดตรวจสอบว่าเหมาะกับสภาพผมหรือความยาวผมแบบใด', zh: '请确认适用的发质或发长。', vi: 'Nên kiểm tra loại tóc hoặc độ dài tóc phù hợp.', es: 'Conviene comprobar para qué tipo o largo de pelo está indicado.', ja: '対象の髪質や長さをご確認ください。', ko: '어떤 모발 타입이나 길이에 맞는지 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6301,
        noun: { en: ['shampoo', 'mass'], th: ['แชมพู', 'ขวด'], zh: ['洗发水', '瓶'], vi: ['dầu gội', 'chai'], es: ['champú', 'm'], ja: ['シャンプー', '本'], ko: ['샴푸', '개'] },
        use: { en: 'for washing hair', th: 'สำหรับสระผม', zh: '洗发护发用', vi: 'để gội đầu', es: 'para lavar el pelo', ja: '毎日の洗髪に', ko: '머리 감기용' },
        truth: { en: 'Worked through wet hair and rinsed out.', th: 'ชโลมบนผมเปียกแล้วล้างออก', zh: '在湿发上揉匀后冲洗干净。', vi: 'Thoa lên tóc ướt rồi xả sạch.', es: 'Se reparte por el pelo mojado y se aclara.', ja: 'ぬれた髪になじませて洗い流します。', ko: '젖은 모발에 고루 바른 뒤 헹궈 냅니다.' },
      },
      {
        leaf: 6302,
        noun: { en: ['hair treatment', 'one'], th: ['ทรีตเมนต์ผม', 'ชิ้น'], zh: ['护发产品', '瓶'], vi: ['sản phẩm dưỡng tóc', 'sản phẩm'], es: ['tratamiento capilar', 'm'], ja: ['ヘアトリートメント', '個'], ko: ['헤어 트리트먼트', '개'] },
        use: { en: 'for dry or tired hair', th: 'สำหรับบำรุงผมแห้งเสีย', zh: '干枯发质护理', vi: 'cho tóc khô xơ', es: 'para el pelo seco o apagado', ja: '髪のうるおい補給に', ko: '건조한 모발용' },
        truth: { en: 'Applied mainly to the lengths and ends.', th: 'เน้นทาช่วงกลางถึงปลายผม', zh: '主要涂在发中和发尾。', vi: 'Thoa chủ yếu ở thân và ngọn tóc.', es: 'Se aplica sobre todo de medios a puntas.', ja: '主に髪の中間から毛先になじませます。', ko: '주로 모발 중간부터 끝까지 바릅니다.' },
      },
      {
        leaf: 6303,
        noun: { en: ['hair dye', 'one'], th: ['ยาย้อมผม', 'กล่อง'], zh: ['染发剂', '盒'], vi: ['thuốc nhuộm tóc', 'hộp'], es: ['tinte para el pelo', 'm'], ja: ['ヘアカラー剤', '個'], ko: ['염색약', '개'] },
        use: { en: 'to change hair colour', th: 'สำหรับเปลี่ยนสีผม', zh: '改变发色', vi: 'để đổi màu tóc', es: 'para cambiar el color del pelo', ja: '髪色チェンジに', ko: '모발 염색용' },
        truth: { en: 'Changes the hair colour; do an allergy test first.', th: 'ใช้เปลี่ยนสีผม ควรทดสอบการแพ้ก่อน', zh: '用于改变发色，使用前应做过敏测试。', vi: 'Dùng đổi màu tóc, nên thử dị ứng trước.', es: 'Cambia el color del pelo, previa prueba de alergia.', ja: '髪の色を変えるもので、事前にパッチテストが必要です。', ko: '모발 색을 바꾸며 사용 전 알레르기 테스트가 필요합니다.' },
      },
      {
        leaf: 6304,
        noun: { en: ['hair styling product', 'one'], th: ['ผลิตภัณฑ์จัดแต่งทรงผม', 'ชิ้น'], zh: ['美发造型产品', '瓶'], vi: ['sản phẩm tạo kiểu tóc', 'sản phẩm'], es: ['producto de peinado', 'm'], ja: ['ヘアスタイリング剤', '個'], ko: ['헤어 스타일링제', '개'] },
        use: { en: 'to shape and hold a style', th: 'สำหรับเซตผมให้อยู่ทรง', zh: '定型造型用', vi: 'để giữ nếp tóc', es: 'para fijar el peinado', ja: '髪型のセットやキープに', ko: '머리 모양 고정용' },
        truth: { en: 'Helps hair keep the shape it has been given.', th: 'ช่วยให้ผมอยู่ทรงตามที่จัดไว้', zh: '帮助头发保持造型。', vi: 'Giúp mái tóc giữ nếp đã tạo.', es: 'Ayuda a que el pelo conserve la forma dada.', ja: '整えた髪型を保ちやすくします。', ko: '손질한 머리 모양을 유지하는 데 도움을 줍니다.' },
      },
      {
        leaf: 6305,
        noun: { en: ['hair dryer', 'one'], th: ['ไดร์เป่าผม', 'เครื่อง'], zh: ['吹风机', '台'], vi: ['máy sấy tóc', 'chiếc'], es: ['secador de pelo', 'm'], ja: ['ヘアドライヤー', '台'], ko: ['헤어드라이어', '대'] },
        use: { en: 'for drying hair after washing', th: 'สำหรับเป่าผมให้แห้ง', zh: '洗发后吹干用', vi: 'để sấy tóc sau khi gội', es: 'para secar el pelo tras lavarlo', ja: '洗髪後の乾燥に', ko: '머리 말리기용' },
        truth: { en: 'Blows warm air to dry wet hair.', th: 'เป่าลมอุ่นเพื่อให้ผมแห้งหลังสระ', zh: '吹出热风，吹干湿发。', vi: 'Thổi hơi ấm làm khô tóc ướt.', es: 'Expulsa aire caliente para secar el pelo mojado.', ja: '温風でぬれた髪を乾かします。', ko: '따뜻한 바람으로 젖은 머리를 말려 줍니다.' },
      },
      {
        leaf: 6306,
        noun: { en: ['hair iron', 'one'], th: ['เครื่องหนีบผม', 'เครื่อง'], zh: ['美发造型棒', '个'], vi: ['máy tạo kiểu tóc', 'chiếc'], es: ['plancha de pelo', 'f'], ja: ['ヘアアイロン', '台'], ko: ['고데기', '대'] },
        use: { en: 'to straighten or curl hair', th: 'สำหรับหนีบตรงหรือม้วนลอน', zh: '直发卷发造型用', vi: 'để duỗi hoặc uốn tóc', es: 'para alisar o rizar', ja: 'ストレートやカールに', ko: '생머리·웨이브 연출용' },
        truth: { en: 'Shapes dry hair with heat and needs to cool before storing.', th: 'ใช้ความร้อนจัดทรงผมที่แห้ง ปล่อยให้เย็นก่อนเก็บ', zh: '用热力为干发造型，冷却后再收纳。', vi: 'Dùng nhiệt tạo kiểu tóc khô, để nguội rồi mới cất.', es: 'Moldea el pelo seco con calor y debe enfriarse antes de guardarla.', ja: '乾いた髪を熱で整え、冷めてから収納します。', ko: '마른 머리를 열로 손질하며 식힌 뒤 보관합니다.' },
      },
      {
        leaf: 6307,
        noun: { en: ['comb', 'one'], th: ['หวี', 'เล่ม'], zh: ['梳子', '把'], vi: ['lược', 'chiếc'], es: ['peine', 'm'], ja: ['くし', '本'], ko: ['빗', '개'] },
        use: { en: 'to detangle hair', th: 'สำหรับหวีผมไม่ให้พันกัน', zh: '梳顺头发', vi: 'để gỡ rối tóc', es: 'para desenredar el pelo', ja: '髪のもつれのケアに', ko: '엉킨 머리 정리용' },
        truth: { en: 'Drawn through hair from ends to roots to free tangles.', th: 'หวีจากปลายขึ้นไปโคนเพื่อคลายผมพันกัน', zh: '从发尾到发根梳开打结。', vi: 'Chải từ ngọn lên gốc để gỡ rối.', es: 'Se pasa de puntas a raíz para deshacer los enredos.', ja: '毛先から根元へとかして、もつれをほぐします。', ko: '모발 끝에서 뿌리 쪽으로 빗어 엉킴을 풀어 줍니다.' },
      },
      {
        leaf: 6308,
        noun: { en: ['wig', 'one'], th: ['วิกผม', 'อัน'], zh: ['假发', '顶'], vi: ['tóc giả', 'bộ'], es: ['peluca', 'f'], ja: ['ウィッグ', '個'], ko: ['가발', '개'] },
        use: { en: 'for a quick change of style', th: 'สำหรับเปลี่ยนทรงผมทันใจ', zh: '快速换造型', vi: 'để đổi kiểu nhanh', es: 'para un cambio rápido de estilo', ja: '手軽なヘアチェンジに', ko: '간편한 스타일 변신용' },
        truth: { en: 'Worn on the head for a different length or hairstyle.', th: 'สวมบนศีรษะเพื่อเปลี่ยนความยาวหรือทรงผม', zh: '戴在头上，改变发长或发型。', vi: 'Đội lên đầu để đổi độ dài hoặc kiểu tóc.', es: 'Se lleva en la cabeza para cambiar el largo o el peinado.', ja: '頭に着けて髪の長さや髪型を変えられます。', ko: '머리에 착용해 길이나 스타일을 바꿀 수 있습니다.' },
      },
    ],
  },
  {
    section: 6400,
    uses: [
      { en: 'for day or evening', th: 'สำหรับใช้กลางวันหรือออกงาน', zh: '日常约会用', vi: 'dùng ban ngày hoặc buổi tối', es: 'para el día o la noche', ja: '昼や夜のお出かけに', ko: '데일리·저녁 외출용' },
      { en: 'to give as a gift', th: 'สำหรับเป็นของขวัญ', zh: '送礼自用', vi: 'để làm quà tặng', es: 'para regalar', ja: '贈り物に', ko: '선물용' },
    ],
    truths: [
      { en: 'A small amount is enough for each use.', th: 'ใช้แต่ละครั้งเพียงเล็กน้อยก็เพียงพอ', zh: '每次只需少量使用。', vi: 'Mỗi lần chỉ cần dùng một lượng nhỏ.', es: 'Basta con poca cantidad en cada uso.', ja: '一度に使う量は少しで十分です。', ko: '한 번에 소량만 사용해도 충분합니다.' },
      { en: 'Worth storing away from heat and sunlight.', th: 'ควรเก็บให้พ้นความร้อนและแสงแดด', zh: '请避开高温和阳光存放。', vi: 'Nên cất nơi tránh nóng và ánh nắng.', es: 'Se conserva lejos del calor y del sol.', ja: '熱や日光を避けて保管してください。', ko: '열과 햇빛을 피해 보관해 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the volume and the scent notes before ordering.', th: 'โปรดตรวจสอบปริมาณและโทนกลิ่นก่อนสั่งซื้อ', zh: '下单前请确认容量和香调。', vi: 'Nên kiểm tra dung tích và nốt hương trước khi đặt hàng.', es: 'Antes de comprar, conviene revisar el volumen y las notas olfativas.', ja: 'ご注文前に容量と香りの種類をご確認ください。', ko: '주문 전에 용량과 향 종류를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6401,
        noun: { en: ["women’s perfume", 'one'], th: ['น้ำหอมผู้หญิง', 'ขวด'], zh: ['女士香水', '瓶'], vi: ['nước hoa nữ', 'chai'], es: ['perfume de mujer', 'm'], ja: ['レディース香水', '本'], ko: ['여성 향수', '병'] },
        use: { en: 'for her', th: 'สำหรับคุณผู้หญิง', zh: '她的日常用香', vi: 'cho nữ giới', es: 'para ella', ja: '毎日の香りのおしゃれに', ko: '여성용' },
        truth: { en: 'Sprayed or dabbed on pulse points such as the wrists and neck.', th: 'ฉีดหรือแตะที่จุดชีพจร เช่น ข้อมือและลำคอ', zh: '喷或点在手腕、颈部等脉搏处。', vi: 'Xịt hoặc chấm lên điểm mạch như cổ tay và cổ.', es: 'Se aplica en puntos de pulso como las muñecas y el cuello.', ja: '手首や首すじなど、脈を感じる場所につけます。', ko: '손목이나 목처럼 맥박이 뛰는 곳에 뿌리거나 바릅니다.' },
      },
      {
        leaf: 6402,
        noun: { en: ["men’s cologne", 'one'], th: ['น้ำหอมผู้ชาย', 'ขวด'], zh: ['男士香水', '瓶'], vi: ['nước hoa nam', 'chai'], es: ['colonia de hombre', 'f'], ja: ['メンズ香水', '本'], ko: ['남성 향수', '병'] },
        use: { en: 'for him', th: 'สำหรับคุณผู้ชาย', zh: '他的日常用香', vi: 'cho nam giới', es: 'para él', ja: '身だしなみの香りに', ko: '남성용' },
        truth: { en: 'Applied after a shower or shave on dry skin.', th: 'ใช้บนผิวแห้งหลังอาบน้ำหรือโกนหนวด', zh: '沐浴或剃须后用在干爽的皮肤上。', vi: 'Dùng trên da khô sau khi tắm hoặc cạo râu.', es: 'Se aplica sobre la piel seca tras la ducha o el afeitado.', ja: 'シャワーやひげそりのあと、乾いた肌につけます。', ko: '샤워나 면도 후 마른 피부에 사용합니다.' },
      },
      {
        leaf: 6403,
        noun: { en: ['unisex perfume', 'one'], th: ['น้ำหอมยูนิเซ็กซ์', 'ขวด'], zh: ['中性香水', '瓶'], vi: ['nước hoa unisex', 'chai'], es: ['perfume unisex', 'm'], ja: ['ユニセックス香水', '本'], ko: ['남녀공용 향수', '병'] },
        use: { en: 'for anyone to wear', th: 'สำหรับทุกเพศ', zh: '男女皆可用', vi: 'cho cả nam và nữ', es: 'para cualquier persona', ja: 'パートナーとのシェアに', ko: '남녀공용' },
        truth: { en: 'A scent for men and women alike.', th: 'ใช้ได้ทั้งผู้ชายและผู้หญิง', zh: '不分男女，情侣也可共用。', vi: 'Dùng chung được cho cả nam và nữ.', es: 'Para hombres y mujeres por igual.', ja: '男性も女性も使えます。', ko: '남성과 여성 모두 사용할 수 있습니다.' },
      },
      {
        leaf: 6404,
        noun: { en: ['body mist', 'one'], th: ['บอดี้มิสต์', 'ขวด'], zh: ['身体喷雾', '瓶'], vi: ['xịt thơm toàn thân', 'chai'], es: ['bruma corporal', 'f'], ja: ['ボディミスト', '本'], ko: ['바디미스트', '병'] },
        use: { en: 'for a light scent all over', th: 'สำหรับกลิ่นหอมอ่อนทั่วตัว', zh: '全身淡香用', vi: 'để thơm nhẹ toàn thân', es: 'para un aroma suave en el cuerpo', ja: '全身のほのかな香りづけに', ko: '은은한 향기 연출용' },
        truth: { en: 'Sprayed over the body for a light scent.', th: 'ฉีดทั่วตัวให้กลิ่นหอมอ่อนๆ', zh: '喷在身上，留下淡淡香气。', vi: 'Xịt lên người để có mùi thơm nhẹ.', es: 'Se pulveriza por el cuerpo y deja un aroma suave.', ja: '体に吹きかけて、ほのかな香りを楽しめます。', ko: '몸에 뿌려 은은한 향을 즐길 수 있습니다.' },
      },
      {
        leaf: 6405,
        noun: { en: ['deodorant', 'one'], th: ['ผลิตภัณฑ์ระงับกลิ่นกาย', 'ชิ้น'], zh: ['止汗除味剂', '瓶'], vi: ['sản phẩm khử mùi cơ thể', 'sản phẩm'], es: ['desodorante', 'm'], ja: ['デオドラント', '本'], ko: ['데오드란트', '개'] },
        use: { en: 'for freshness through the day', th: 'สำหรับความสดชื่นตลอดวัน', zh: '全天清爽除味', vi: 'để thơm mát cả ngày', es: 'para sentirse fresco todo el día', ja: '毎日のにおい対策に', ko: '하루 종일 땀·냄새 관리용' },
        truth: { en: 'Used under the arms on clean, dry skin.', th: 'ใช้ใต้วงแขนบนผิวที่สะอาดและแห้ง', zh: '用于洁净干爽的腋下。', vi: 'Dùng dưới cánh tay trên da sạch và khô.', es: 'Se usa en las axilas sobre la piel limpia y seca.', ja: '清潔で乾いたわきの下に使います。', ko: '깨끗하고 마른 겨드랑이에 사용합니다.' },
      },
    ],
  },
  {
    section: 6500,
    uses: [
      { en: 'for manicures at home', th: 'สำหรับทำเล็บเองที่บ้าน', zh: '居家美甲用', vi: 'để làm móng tại nhà', es: 'para la manicura en casa', ja: 'セルフネイルに', ko: '셀프 네일용' },
      { en: 'for hands and feet', th: 'สำหรับเล็บมือและเล็บเท้า', zh: '手足甲护理', vi: 'cho móng tay và móng chân', es: 'para manos y pies', ja: '指先の身だしなみに', ko: '손발톱 관리용' },
    ],
    truths: [
      { en: 'Useful for a manicure at home or in the salon.', th: 'ใช้ทำเล็บได้ทั้งที่บ้านและในร้าน', zh: '居家美甲和美甲店都适用。', vi: 'Dùng làm móng tại nhà hoặc ở tiệm.', es: 'Útil para la manicura, en casa o en el salón.', ja: '自宅でもサロンでもネイルケアに使えます。', ko: '집이나 네일숍에서 네일 관리에 쓸 수 있습니다.' },
      { en: 'Nails should be clean and dry before starting.', th: 'ควรทำความสะอาดเล็บและเช็ดให้แห้งก่อนเริ่ม', zh: '使用前请将指甲清洁并擦干。', vi: 'Nên làm sạch và lau khô móng trước khi bắt đầu.', es: 'Conviene empezar con las uñas limpias y secas.', ja: '始める前に爪を清潔にして乾かしてください。', ko: '시작하기 전에 손톱을 깨끗이 하고 말려 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the size, the shade and what the set includes before ordering.', th: 'โปรดตรวจสอบขนาด เฉดสี และของในชุดก่อนสั่งซื้อ', zh: '下单前请确认规格、色号和套装内容。', vi: 'Nên kiểm tra kích cỡ, màu và món trong bộ trước khi đặt hàng.', es: 'Antes de comprar, conviene revisar el tamaño, el tono y qué incluye.', ja: 'ご注文前にサイズ、色、セット内容をご確認ください。', ko: '주문 전에 크기와 색상, 구성품을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6501,
        noun: { en: ['nail polish', 'one'], th: ['ยาทาเล็บ', 'ขวด'], zh: ['指甲油', '瓶'], vi: ['sơn móng tay', 'lọ'], es: ['esmalte de uñas', 'm'], ja: ['マニキュア', '本'], ko: ['매니큐어', '개'] },
        use: { en: 'to paint the nails', th: 'สำหรับทาเล็บ', zh: '手足上色用', vi: 'để sơn móng', es: 'para pintar las uñas', ja: '爪の彩りに', ko: '네일 컬러 연출용' },
        truth: { en: 'Brushed on in thin coats and left to dry or cure.', th: 'ทาเป็นชั้นบางๆ แล้วปล่อยให้แห้งหรืออบ', zh: '薄涂几层，晾干或照灯固化。', vi: 'Quét từng lớp mỏng rồi để khô hoặc hơ đèn.', es: 'Se aplica en capas finas y se deja secar o curar.', ja: '薄く重ね塗りし、乾かすか硬化させます。', ko: '얇게 여러 번 바르고 말리거나 굳힙니다.' },
      },
      {
        leaf: 6502,
        noun: { en: ['gel nail device', 'one'], th: ['อุปกรณ์ทำเล็บเจล', 'ชุด'], zh: ['光疗美甲设备', '台'], vi: ['thiết bị làm móng gel', 'bộ'], es: ['equipo de uñas de gel', 'm'], ja: ['ジェルネイル用品', '点'], ko: ['젤네일 기기', '세트'] },
        use: { en: 'for gel manicures', th: 'สำหรับทำเล็บเจล', zh: '做甲油胶美甲用', vi: 'để làm móng gel', es: 'para manicuras de gel', ja: 'ジェルの硬化や仕上げに', ko: '젤네일 시술용' },
        truth: { en: 'Used to put on gel and harden it on the nail.', th: 'ใช้ทำเจลและอบให้แข็งตัวบนเล็บ', zh: '用于涂甲油胶并使其固化。', vi: 'Dùng để lên gel và làm cứng gel trên móng.', es: 'Sirve para aplicar el gel y endurecerlo sobre la uña.', ja: 'ジェルを爪にのせて固めるのに使います。', ko: '젤을 손톱에 올려 굳힐 때 사용합니다.' },
      },
      {
        leaf: 6503,
        noun: { en: ['false nail set', 'one'], th: ['เล็บปลอม', 'ชุด'], zh: ['穿戴甲', '套'], vi: ['móng giả', 'bộ'], es: ['juego de uñas postizas', 'm'], ja: ['ネイルチップ', 'セット'], ko: ['인조 손톱', '세트'] },
        use: { en: 'for an instant manicure', th: 'สำหรับติดเล็บสวยได้ทันที', zh: '快速换美甲', vi: 'để có bộ móng đẹp tức thì', es: 'para una manicura al instante', ja: '手軽なネイルチェンジに', ko: '간편 네일 변신용' },
        truth: { en: 'Stuck over natural nails and taken off again later.', th: 'ติดทับเล็บจริงและถอดออกได้ภายหลัง', zh: '贴在真甲上，之后可卸下。', vi: 'Dán lên móng thật và tháo ra sau đó.', es: 'Se pega sobre la uña natural y se retira después.', ja: '自分の爪の上に貼り、あとから外せます。', ko: '자연 손톱 위에 붙였다가 나중에 뗄 수 있습니다.' },
      },
      {
        leaf: 6504,
        noun: { en: ['nail care tool', 'one'], th: ['อุปกรณ์ตัดแต่งเล็บ', 'ชิ้น'], zh: ['修甲工具', '把'], vi: ['dụng cụ cắt dũa móng', 'dụng cụ'], es: ['utensilio de manicura', 'm'], ja: ['爪のお手入れ道具', '点'], ko: ['네일 관리 도구', '개'] },
        use: { en: 'to trim and shape nails', th: 'สำหรับตัดและแต่งทรงเล็บ', zh: '修剪打磨指甲', vi: 'để cắt và dũa móng', es: 'para cortar y limar uñas', ja: '爪の長さや形の調整に', ko: '손톱 길이·모양 정리용' },
        truth: { en: 'Keeps fingernails and toenails short and tidy.', th: 'ช่วยให้เล็บมือและเล็บเท้าสั้นเรียบร้อย', zh: '让手指甲和脚趾甲保持短而整齐。', vi: 'Giúp móng tay, móng chân ngắn và gọn.', es: 'Mantiene cortas y cuidadas las uñas de manos y pies.', ja: '手足の爪を短く整えます。', ko: '손톱과 발톱을 짧고 단정하게 정리해 줍니다.' },
      },
      {
        leaf: 6505,
        noun: { en: ['nail art set', 'one'], th: ['ชุดตกแต่งเล็บ', 'ชุด'], zh: ['美甲饰品', '盒'], vi: ['đồ trang trí móng', 'bộ'], es: ['set de decoración de uñas', 'm'], ja: ['ネイルアート用品', 'セット'], ko: ['네일아트 용품', '세트'] },
        use: { en: 'to decorate the nails', th: 'สำหรับตกแต่งลายเล็บ', zh: '指甲点缀装饰', vi: 'để trang trí móng', es: 'para decorar las uñas', ja: '爪のデコレーションに', ko: '손톱 꾸미기용' },
        truth: { en: 'Adds patterns or small details on top of polish.', th: 'เพิ่มลวดลายหรือของแต่งเล็กๆ บนสีทาเล็บ', zh: '在甲油上增添图案或小装饰。', vi: 'Thêm họa tiết hoặc chi tiết nhỏ trên lớp sơn.', es: 'Añade dibujos o pequeños detalles sobre el esmalte.', ja: 'マニキュアの上に模様や小さな飾りを加えます。', ko: '매니큐어 위에 무늬나 작은 장식을 더합니다.' },
      },
    ],
  },
  {
    section: 6600,
    uses: [
      { en: 'for the bathroom shelf', th: 'สำหรับใช้ในห้องน้ำ', zh: '浴室常备', vi: 'để sẵn trong phòng tắm', es: 'para tener en el baño', ja: '洗面所の常備用', ko: '욕실 상비용' },
      { en: 'for home and travel', th: 'สำหรับใช้ที่บ้านและพกเดินทาง', zh: '居家旅行用', vi: 'dùng ở nhà và khi đi xa', es: 'para casa y de viaje', ja: '自宅や旅先でのお手入れに', ko: '가정·여행용' },
    ],
    truths: [
      { en: 'Part of the regular grooming of face or body hair.', th: 'ใช้ดูแลหนวดเคราหรือขนตามร่างกายเป็นประจำ', zh: '用于日常打理胡须或体毛。', vi: 'Dùng để chăm sóc râu hoặc lông trên cơ thể thường xuyên.', es: 'Parte del arreglo habitual del vello de la cara o el cuerpo.', ja: 'ひげや体毛の日常のお手入れに使います。', ko: '수염이나 체모를 정기적으로 관리할 때 씁니다.' },
      { en: 'Clean skin and clean tools mean less irritation.', th: 'ผิวและอุปกรณ์ที่สะอาดช่วยลดการระคายเคือง', zh: '皮肤和工具保持清洁，可减少刺激。', vi: 'Giữ da và dụng cụ sạch giúp giảm kích ứng.', es: 'Con la piel y los utensilios limpios hay menos irritación.', ja: '肌と道具を清潔に保つと、刺激を抑えられます。', ko: '피부와 도구를 깨끗이 하면 자극을 줄일 수 있습니다.' },
    ],
    asks: [
      { en: 'Check what is in the pack and whether refills or spare parts are sold.', th: 'โปรดตรวจสอบของในแพ็กและดูว่ามีรีฟิลหรืออะไหล่จำหน่ายหรือไม่', zh: '请确认包装内容以及是否有替换装或配件。', vi: 'Nên xem trong gói có gì và có bán đồ thay thế không.', es: 'Conviene revisar qué trae el paquete y si hay recambios.', ja: 'セット内容と、詰め替えや替え部品の有無をご確認ください。', ko: '구성품과 리필·교체 부품 판매 여부를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6601,
        noun: { en: ['razor', 'one'], th: ['มีดโกน', 'ด้าม'], zh: ['剃须刀', '把'], vi: ['dao cạo', 'cây'], es: ['maquinilla de afeitar', 'f'], ja: ['カミソリ', '本'], ko: ['면도기', '개'] },
        use: { en: 'for a wet shave', th: 'สำหรับโกนแบบเปียก', zh: '湿剃用', vi: 'để cạo ướt', es: 'para el afeitado en húmedo', ja: 'ウェットシェービングに', ko: '습식 면도용' },
        truth: { en: 'Glides over wet skin with foam or gel.', th: 'ใช้โกนบนผิวที่เปียกร่วมกับโฟมหรือเจล', zh: '配合泡沫或啫喱在湿润皮肤上使用。', vi: 'Lướt trên da ướt cùng bọt hoặc gel cạo.', es: 'Se desliza sobre la piel mojada con espuma o gel.', ja: 'ぬれた肌に泡やジェルをつけてそります。', ko: '젖은 피부에 폼이나 젤을 바르고 사용합니다.' },
      },
      {
        leaf: 6602,
        noun: { en: ['electric shaver', 'one'], th: ['เครื่องโกนหนวดไฟฟ้า', 'เครื่อง'], zh: ['电动剃须刀', '台'], vi: ['máy cạo râu', 'chiếc'], es: ['afeitadora eléctrica', 'f'], ja: ['電気シェーバー', '台'], ko: ['전기면도기', '대'] },
        use: { en: 'for a quick daily shave', th: 'สำหรับโกนหนวดได้ไวทุกวัน', zh: '每日快速剃须', vi: 'để cạo râu nhanh mỗi ngày', es: 'para un afeitado rápido diario', ja: '毎日の手早いひげそりに', ko: '데일리 면도용' },
        truth: { en: 'Shaves with moving blades behind a guard.', th: 'โกนด้วยใบมีดที่เคลื่อนไหวใต้ตะแกรงป้องกัน', zh: '刀片在刀网内运转剃须。', vi: 'Cạo bằng lưỡi dao chuyển động phía sau lớp lưới.', es: 'Afeita con cuchillas móviles tras una rejilla.', ja: '網の内側で動く刃がひげをそります。', ko: '보호망 안에서 움직이는 날로 면도합니다.' },
      },
      {
        leaf: 6603,
        noun: { en: ['hair clipper', 'one'], th: ['ปัตตาเลี่ยน', 'เครื่อง'], zh: ['理发器', '台'], vi: ['tông đơ', 'chiếc'], es: ['cortapelos', 'm'], ja: ['バリカン', '台'], ko: ['이발기', '대'] },
        use: { en: 'for haircuts at home', th: 'สำหรับตัดผมเองที่บ้าน', zh: '在家剪发修鬓用', vi: 'để cắt tóc tại nhà', es: 'para cortar el pelo en casa', ja: '自宅でのカットに', ko: '홈 커트용' },
        truth: { en: 'Trims hair or beard to the chosen length.', th: 'เล็มผมหรือหนวดเคราให้ได้ความยาวที่ต้องการ', zh: '把头发或胡须修到所需长度。', vi: 'Tỉa tóc hoặc râu theo độ dài mong muốn.', es: 'Recorta el pelo o la barba al largo elegido.', ja: '髪やひげを好みの長さに整えます。', ko: '머리나 수염을 원하는 길이로 다듬습니다.' },
      },
      {
        leaf: 6604,
        noun: { en: ['shaving product', 'one'], th: ['ผลิตภัณฑ์โกนหนวด', 'ชิ้น'], zh: ['剃须护理品', '瓶'], vi: ['sản phẩm cạo râu', 'sản phẩm'], es: ['producto de afeitado', 'm'], ja: ['シェービング剤', '本'], ko: ['면도용 제품', '개'] },
        use: { en: 'for before or after shaving', th: 'สำหรับใช้ก่อนหรือหลังโกน', zh: '剃须前后护理', vi: 'dùng trước hoặc sau khi cạo', es: 'para antes o después del afeitado', ja: 'ひげそり前後のお手入れに', ko: '면도 전후 관리용' },
        truth: { en: 'Goes on the skin before or after the shave.', th: 'ทาบนผิวก่อนหรือหลังโกน', zh: '剃须前或剃须后涂在皮肤上。', vi: 'Thoa lên da trước hoặc sau khi cạo.', es: 'Se aplica en la piel antes o después de afeitarse.', ja: 'ひげそりの前か後に肌へなじませます。', ko: '면도 전이나 후에 피부에 바릅니다.' },
      },
      {
        leaf: 6605,
        noun: { en: ['beard care product', 'one'], th: ['ผลิตภัณฑ์ดูแลหนวดเครา', 'ชิ้น'], zh: ['胡须护理品', '瓶'], vi: ['sản phẩm chăm sóc râu', 'sản phẩm'], es: ['producto para la barba', 'm'], ja: ['ひげケア用品', '個'], ko: ['수염 관리 제품', '개'] },
        use: { en: 'to groom a beard', th: 'สำหรับจัดทรงหนวดเครา', zh: '打理胡须造型', vi: 'để chăm chút bộ râu', es: 'para arreglar la barba', ja: 'ひげのお手入れに', ko: '수염 손질용' },
        truth: { en: 'Helps to soften, tidy or shape a beard.', th: 'ช่วยให้หนวดเครานุ่ม เรียบร้อย หรืออยู่ทรง', zh: '帮助软化、梳理胡须或做造型。', vi: 'Giúp râu mềm, gọn hoặc vào nếp.', es: 'Ayuda a suavizar, ordenar o dar forma a la barba.', ja: 'ひげを柔らかくしたり、形を整えたりするのに役立ちます。', ko: '수염을 부드럽게 하고 정돈하거나 모양을 잡아 줍니다.' },
      },
      {
        leaf: 6606,
        noun: { en: ['hair removal product', 'one'], th: ['ผลิตภัณฑ์กำจัดขน', 'ชิ้น'], zh: ['脱毛用品', '件'], vi: ['sản phẩm tẩy lông', 'sản phẩm'], es: ['producto de depilación', 'm'], ja: ['除毛用品', '点'], ko: ['제모용품', '개'] },
        use: { en: 'to remove body hair', th: 'สำหรับกำจัดขนตามร่างกาย', zh: '去除体毛用', vi: 'để tẩy lông cơ thể', es: 'para eliminar el vello', ja: 'むだ毛のお手入れに', ko: '체모 제거용' },
        truth: { en: 'Takes off unwanted hair on legs, arms or other areas.', th: 'กำจัดขนส่วนเกินบนขา แขน หรือบริเวณอื่น', zh: '去除腿部、手臂等部位的多余毛发。', vi: 'Loại bỏ lông thừa ở chân, tay hoặc vùng khác.', es: 'Elimina el vello de piernas, brazos u otras zonas.', ja: '脚や腕などのむだ毛を取り除きます。', ko: '다리나 팔 등의 불필요한 털을 없애 줍니다.' },
      },
    ],
  },
  {
    section: 6700,
    uses: [
      { en: 'for clean teeth every day', th: 'สำหรับดูแลฟันทุกวัน', zh: '每日清洁牙齿', vi: 'để răng sạch mỗi ngày', es: 'para el cuidado dental diario', ja: '毎日の歯のケアに', ko: '매일 치아 관리용' },
      { en: 'for morning and night', th: 'สำหรับใช้เช้าและก่อนนอน', zh: '早晚护齿用', vi: 'dùng sáng và tối', es: 'para la mañana y la noche', ja: '朝晩のケアに', ko: '아침저녁 양치용' },
    ],
    truths: [
      { en: 'Part of looking after teeth and gums day by day.', th: 'ใช้ดูแลฟันและเหงือกในทุกวัน', zh: '用于日常牙齿和牙龈护理。', vi: 'Dùng để chăm sóc răng và nướu mỗi ngày.', es: 'Parte del cuidado diario de dientes y encías.', ja: '毎日の歯と歯ぐきのお手入れに使います。', ko: '매일 치아와 잇몸을 관리할 때 사용합니다.' },
      { en: 'Goes hand in hand with regular visits to the dentist.', th: 'ควรใช้ควบคู่กับการพบทันตแพทย์เป็นประจำ', zh: '请配合定期看牙医。', vi: 'Nên kết hợp với việc khám răng định kỳ.', es: 'Complementa las visitas regulares al dentista.', ja: '定期的な歯科検診とあわせてお使いください。', ko: '정기적인 치과 검진과 함께 사용하면 좋습니다.' },
    ],
    asks: [
      { en: 'Check the age group and the number of pieces in the pack.', th: 'โปรดตรวจสอบช่วงวัยที่ใช้ได้และจำนวนชิ้นในแพ็ก', zh: '请确认适用年龄和包装内数量。', vi: 'Nên kiểm tra độ tuổi phù hợp và số lượng trong gói.', es: 'Conviene comprobar la edad indicada y las unidades del paquete.', ja: '対象年齢と入り数をご確認ください。', ko: '사용 연령과 수량을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6701,
        noun: { en: ['toothbrush', 'one'], th: ['แปรงสีฟัน', 'ด้าม'], zh: ['牙刷', '支'], vi: ['bàn chải đánh răng', 'cây'], es: ['cepillo de dientes', 'm'], ja: ['歯ブラシ', '本'], ko: ['칫솔', '개'] },
        use: { en: 'for brushing teeth', th: 'สำหรับแปรงฟัน', zh: '刷牙用', vi: 'để đánh răng', es: 'para cepillarse los dientes', ja: '歯みがきに', ko: '양치용' },
        truth: { en: 'Cleans teeth by hand, with toothpaste and water.', th: 'ใช้แปรงฟันด้วยมือร่วมกับยาสีฟันและน้ำ', zh: '配合牙膏和水，手动刷净牙齿。', vi: 'Đánh răng bằng tay cùng kem đánh răng và nước.', es: 'Limpia los dientes a mano, con pasta y agua.', ja: '歯みがき粉と水を使い、手で歯をみがきます。', ko: '치약과 물을 묻혀 손으로 이를 닦습니다.' },
      },
      {
        leaf: 6702,
        noun: { en: ['electric toothbrush', 'one'], th: ['แปรงสีฟันไฟฟ้า', 'ด้าม'], zh: ['电动牙刷', '支'], vi: ['bàn chải điện', 'cây'], es: ['cepillo de dientes eléctrico', 'm'], ja: ['電動歯ブラシ', '本'], ko: ['전동칫솔', '개'] },
        use: { en: 'to brush at the push of a button', th: 'สำหรับแปรงฟันด้วยระบบไฟฟ้า', zh: '省力刷牙用', vi: 'để đánh răng bằng máy', es: 'para cepillarse sin esfuerzo', ja: '力を入れない歯みがきに', ko: '간편한 양치용' },
        truth: { en: 'Moves its own head, so the hand only guides it.', th: 'หัวแปรงสั่นหรือหมุนเอง แค่จับเลื่อนไปตามฟัน', zh: '刷头自动运转，握着移动即可。', vi: 'Đầu bàn chải tự chuyển động, tay chỉ cần đưa nhẹ.', es: 'El cabezal se mueve solo y la mano únicamente lo guía.', ja: 'ヘッドが自動で動くので、手は添えるだけです。', ko: '브러시 헤드가 스스로 움직여 손은 방향만 잡아 주면 됩니다.' },
      },
      {
        leaf: 6703,
        noun: { en: ['toothpaste', 'mass'], th: ['ยาสีฟัน', 'หลอด'], zh: ['牙膏', '支'], vi: ['kem đánh răng', 'tuýp'], es: ['pasta de dientes', 'f'], ja: ['歯みがき粉', '本'], ko: ['치약', '개'] },
        use: { en: 'for every brushing', th: 'สำหรับใช้กับแปรงสีฟัน', zh: '刷牙清洁用', vi: 'dùng với bàn chải', es: 'para cada cepillado', ja: '毎日のブラッシングに', ko: '매일 양치용' },
        truth: { en: 'Brushed over the teeth and rinsed out with water.', th: 'แปรงให้ทั่วฟันแล้วบ้วนน้ำ', zh: '刷遍牙齿后用水漱净。', vi: 'Chải đều lên răng rồi súc sạch bằng nước.', es: 'Se usa con el cepillo y se enjuaga con agua.', ja: '歯に広げてみがき、水ですすぎます。', ko: '치아에 고루 묻혀 닦은 뒤 물로 헹굽니다.' },
      },
      {
        leaf: 6704,
        noun: { en: ['mouthwash', 'mass'], th: ['น้ำยาบ้วนปาก', 'ขวด'], zh: ['漱口水', '瓶'], vi: ['nước súc miệng', 'chai'], es: ['enjuague bucal', 'm'], ja: ['マウスウォッシュ', '本'], ko: ['가글액', '개'] },
        use: { en: 'for fresh breath', th: 'สำหรับลมหายใจสดชื่น', zh: '清新口气用', vi: 'để hơi thở thơm mát', es: 'para un aliento fresco', ja: '息のリフレッシュに', ko: '입 냄새 관리용' },
        truth: { en: 'Freshens the mouth between or after brushings.', th: 'ช่วยให้ปากสดชื่นระหว่างวันหรือหลังแปรงฟัน', zh: '刷牙后或两次刷牙之间清新口腔。', vi: 'Làm thơm miệng sau hoặc giữa các lần đánh răng.', es: 'Refresca la boca entre cepillados o después de ellos.', ja: '歯みがきの後や合間に口の中をすっきりさせます。', ko: '양치 후나 사이에 입안을 상쾌하게 해 줍니다.' },
      },
      {
        leaf: 6705,
        noun: { en: ['interdental cleaner', 'one'], th: ['อุปกรณ์ทำความสะอาดซอกฟัน', 'ชิ้น'], zh: ['牙缝清洁用品', '个'], vi: ['dụng cụ làm sạch kẽ răng', 'dụng cụ'], es: ['limpiador interdental', 'm'], ja: ['歯間ケア用品', '点'], ko: ['치간 세정용품', '개'] },
        use: { en: 'to clean between teeth', th: 'สำหรับทำความสะอาดซอกฟัน', zh: '清除齿间残渣用', vi: 'để làm sạch kẽ răng', es: 'para limpiar entre los dientes', ja: '歯と歯の間の掃除に', ko: '치아 사이 세정용' },
        truth: { en: 'Reaches between the teeth where a brush does not.', th: 'เข้าถึงซอกฟันที่แปรงเข้าไม่ถึง', zh: '能清洁牙刷刷不到的牙缝。', vi: 'Len vào kẽ răng mà bàn chải không tới.', es: 'Llega entre los dientes, donde el cepillo no alcanza.', ja: '歯ブラシの届かない歯間に届きます。', ko: '칫솔이 닿지 않는 치아 사이까지 닿습니다.' },
      },
    ],
  },
  {
    section: 6800,
    uses: [
      { en: 'for the bath and shower', th: 'สำหรับอาบน้ำ', zh: '沐浴时用', vi: 'dùng khi tắm', es: 'para el baño y la ducha', ja: 'バスタイムに', ko: '목욕·샤워용' },
      { en: 'for the whole family', th: 'สำหรับทุกคนในครอบครัว', zh: '家庭日常用', vi: 'cho cả gia đình', es: 'para toda la familia', ja: '家族みんなのケアに', ko: '온 가족용' },
    ],
    truths: [
      { en: 'Part of daily washing and body care.', th: 'ใช้ในการอาบน้ำและดูแลผิวกายทุกวัน', zh: '用于日常清洁和身体护理。', vi: 'Dùng khi tắm rửa và chăm sóc cơ thể hằng ngày.', es: 'Parte del aseo y cuidado corporal de cada día.', ja: '毎日の入浴や体のお手入れに使います。', ko: '매일 씻고 몸을 관리할 때 사용합니다.' },
      { en: 'Keep away from the eyes and stop if the skin reacts.', th: 'ระวังอย่าให้เข้าตาและหยุดใช้เมื่อผิวระคายเคือง', zh: '避免接触眼睛，皮肤不适时请停用。', vi: 'Tránh để dính vào mắt và ngừng dùng nếu da kích ứng.', es: 'Evitar el contacto con los ojos y suspender el uso si la piel se irrita.', ja: '目に入らないよう注意し、肌に合わないときは使用をやめてください。', ko: '눈에 닿지 않게 하고 피부에 이상이 있으면 사용을 멈춰 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Check the size, the scent and the ingredients before ordering.', th: 'โปรดตรวจสอบขนาด กลิ่น และส่วนผสมก่อนสั่งซื้อ', zh: '下单前请确认规格、香味和成分。', vi: 'Nên kiểm tra kích cỡ, mùi hương và thành phần trước khi đặt.', es: 'Antes de comprar, conviene revisar el tamaño, el aroma y los ingredientes.', ja: 'ご注文前にサイズ、香り、成分をご確認ください。', ko: '주문 전에 용량, 향, 성분을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6801,
        noun: { en: ['bar soap', 'mass'], th: ['สบู่ก้อน', 'ก้อน'], zh: ['香皂', '块'], vi: ['xà phòng', 'bánh'], es: ['jabón en pastilla', 'm'], ja: ['固形石けん', '個'], ko: ['비누', '개'] },
        use: { en: 'for washing hands and body', th: 'สำหรับล้างมือและอาบน้ำ', zh: '洗手洗澡用', vi: 'để rửa tay và tắm', es: 'para lavar manos y cuerpo', ja: '手や体の洗浄に', ko: '손·몸 세정용' },
        truth: { en: 'Lathers with water and dries on a soap dish.', th: 'เกิดฟองเมื่อถูกับน้ำ วางบนจานสบู่ให้แห้ง', zh: '加水起泡，用后放皂盒沥干。', vi: 'Tạo bọt với nước, để ráo trên khay sau khi dùng.', es: 'Hace espuma con agua y se seca en la jabonera.', ja: '水で泡立て、使った後は石けん置きで乾かします。', ko: '물로 거품을 내고 사용 후에는 비누받침에서 말립니다.' },
      },
      {
        leaf: 6802,
        noun: { en: ['shower gel', 'mass'], th: ['ครีมอาบน้ำ', 'ขวด'], zh: ['沐浴露', '瓶'], vi: ['sữa tắm', 'chai'], es: ['gel de ducha', 'm'], ja: ['ボディソープ', '本'], ko: ['바디워시', '개'] },
        use: { en: 'for the daily shower', th: 'สำหรับอาบน้ำทุกวัน', zh: '每日洗澡用', vi: 'để tắm hằng ngày', es: 'para la ducha diaria', ja: '毎日のシャワーに', ko: '매일 샤워용' },
        truth: { en: 'Foams on wet skin or a sponge and rinses off.', th: 'ตีฟองบนผิวเปียกหรือใยขัดแล้วล้างออก', zh: '在湿润皮肤或浴球上起泡后冲净。', vi: 'Tạo bọt trên da ướt hoặc bông tắm rồi xả sạch.', es: 'Hace espuma en la piel mojada o la esponja y se aclara.', ja: 'ぬれた肌やスポンジで泡立て、洗い流します。', ko: '젖은 피부나 타월에 거품을 내어 씻어 냅니다.' },
      },
      {
        leaf: 6803,
        noun: { en: ['body lotion', 'one'], th: ['โลชั่นทาผิว', 'ชิ้น'], zh: ['身体乳', '瓶'], vi: ['sữa dưỡng thể', 'chai'], es: ['loción corporal', 'f'], ja: ['ボディローション', '本'], ko: ['바디로션', '개'] },
        use: { en: 'for dry skin on body and hands', th: 'สำหรับบำรุงผิวกายและมือ', zh: '身体手部滋润', vi: 'để dưỡng da tay và toàn thân', es: 'para la piel del cuerpo y las manos', ja: '体や手の保湿に', ko: '몸·손 보습용' },
        truth: { en: 'Rubbed into the skin after washing.', th: 'ทาให้ซึมเข้าผิวหลังอาบน้ำหรือล้างมือ', zh: '洗净后涂抹并揉开吸收。', vi: 'Thoa lên da sau khi tắm hoặc rửa tay.', es: 'Se extiende sobre la piel después del lavado.', ja: '洗った後の肌になじませます。', ko: '씻은 뒤 피부에 펴 바릅니다.' },
      },
      {
        leaf: 6804,
        noun: { en: ['bath treatment', 'one'], th: ['ผลิตภัณฑ์ขัดผิวและแช่ตัว', 'ชิ้น'], zh: ['沐浴护理品', '罐'], vi: ['sản phẩm tắm dưỡng', 'sản phẩm'], es: ['producto de baño', 'm'], ja: ['入浴ケア用品', '点'], ko: ['목욕 케어 제품', '개'] },
        use: { en: 'for a spa day at home', th: 'สำหรับสปาผิวที่บ้าน', zh: '居家水疗享受', vi: 'để làm spa tại nhà', es: 'para un día de spa en casa', ja: 'おうちスパに', ko: '홈스파용' },
        truth: { en: 'Used in the bath or shower now and then, then rinsed off.', th: 'ใช้ตอนอาบหรือแช่น้ำเป็นครั้งคราวแล้วล้างออก', zh: '在泡澡或淋浴时偶尔使用，之后冲净。', vi: 'Dùng khi tắm hoặc ngâm mình, sau đó xả sạch.', es: 'Se usa de vez en cuando en el baño o la ducha y se aclara.', ja: '入浴やシャワーのときに使い、あとで洗い流します。', ko: '목욕이나 샤워할 때 가끔 사용하고 헹궈 냅니다.' },
      },
      {
        leaf: 6805,
        noun: { en: ['bath sponge', 'one'], th: ['ฟองน้ำอาบน้ำ', 'ชิ้น'], zh: ['沐浴海绵', '个'], vi: ['bông tắm', 'cái'], es: ['esponja de baño', 'f'], ja: ['ボディスポンジ', '個'], ko: ['샤워 스펀지', '개'] },
        use: { en: 'to work up a lather', th: 'สำหรับตีฟองและถูตัว', zh: '搓澡起泡用', vi: 'để tạo bọt và kỳ người', es: 'para hacer espuma y frotar', ja: '泡立てや体洗いに', ko: '거품 내기·몸 세정용' },
        truth: { en: 'Spreads lather over the skin and is hung up to dry.', th: 'ช่วยกระจายฟองทั่วผิว แขวนให้แห้งหลังใช้', zh: '把泡沫涂遍全身，用后挂起晾干。', vi: 'Giúp thoa đều bọt lên da, treo khô sau khi dùng.', es: 'Reparte la espuma por la piel y se cuelga para secar.', ja: '泡を肌に広げ、使った後はつるして乾かします。', ko: '거품을 피부에 고루 펴 주며 사용 후에는 걸어 말립니다.' },
      },
      {
        leaf: 6806,
        noun: { en: ['personal hygiene product', 'one'], th: ['ของใช้สุขอนามัย', 'ชิ้น'], zh: ['个人卫生用品', '包'], vi: ['sản phẩm vệ sinh cá nhân', 'sản phẩm'], es: ['producto de higiene personal', 'm'], ja: ['衛生用品', '点'], ko: ['개인 위생용품', '팩'] },
        use: { en: 'for everyday hygiene', th: 'สำหรับสุขอนามัยประจำวัน', zh: '日常卫生护理', vi: 'để vệ sinh hằng ngày', es: 'para la higiene diaria', ja: '日々の衛生ケアに', ko: '일상 위생용' },
        truth: { en: 'Kept at hand for cleanliness at home or on the go.', th: 'มีติดตัวไว้เพื่อความสะอาดทั้งที่บ้านและนอกบ้าน', zh: '居家外出随手可用，保持清洁。', vi: 'Luôn có sẵn để giữ vệ sinh ở nhà hay khi ra ngoài.', es: 'Se tiene a mano para el aseo en casa o fuera.', ja: '家でも外出先でも清潔を保つために備えておきます。', ko: '집이나 외출 시 청결을 위해 가까이 두고 씁니다.' },
      },
    ],
  },
  {
    section: 6900,
    uses: [
      { en: 'for health care at home', th: 'สำหรับดูแลสุขภาพที่บ้าน', zh: '家庭健康护理', vi: 'để chăm sóc sức khỏe tại nhà', es: 'para cuidar la salud en casa', ja: '家庭での健康管理に', ko: '가정 건강관리용' },
      { en: 'for everyday well-being', th: 'สำหรับสุขภาพที่ดีทุกวัน', zh: '日常健康生活用', vi: 'cho sức khỏe hằng ngày', es: 'para el bienestar diario', ja: '毎日の健康サポートに', ko: '일상 건강용' },
    ],
    truths: [
      { en: 'For personal use and no substitute for medical advice.', th: 'สำหรับใช้ส่วนบุคคล ไม่ทดแทนคำแนะนำจากแพทย์', zh: '供个人使用，不能代替医生建议。', vi: 'Dùng cho cá nhân, không thay thế lời khuyên của bác sĩ.', es: 'De uso personal; no sustituye el consejo médico.', ja: '個人での使用を想定し、医師の助言に代わるものではありません。', ko: '개인용 제품이며 의사의 조언을 대신하지 않습니다.' },
      { en: 'Read the instructions before the first use.', th: 'ควรอ่านคำแนะนำก่อนใช้ครั้งแรก', zh: '首次使用前请先阅读说明。', vi: 'Nên đọc hướng dẫn trước lần dùng đầu tiên.', es: 'Conviene leer las instrucciones antes del primer uso.', ja: '初めて使う前に説明書をお読みください。', ko: '처음 사용하기 전에 설명서를 읽어 주시기 바랍니다.' },
    ],
    asks: [
      { en: 'Ask a doctor or pharmacist first in case of illness or pregnancy.', th: 'หากมีโรคประจำตัวหรือตั้งครรภ์ควรปรึกษาแพทย์หรือเภสัชกรก่อน', zh: '如患病或怀孕，请先咨询医生或药师。', vi: 'Nếu có bệnh hoặc mang thai, nên hỏi bác sĩ hoặc dược sĩ trước.', es: 'En caso de enfermedad o embarazo, conviene consultar antes al médico.', ja: '持病のある方や妊娠中の方は、先に医師か薬剤師へご相談ください。', ko: '질환이 있거나 임신 중이라면 먼저 의사나 약사와 상의해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 6901,
        noun: { en: ['massager', 'one'], th: ['เครื่องนวด', 'เครื่อง'], zh: ['按摩器', '台'], vi: ['máy massage', 'chiếc'], es: ['masajeador', 'm'], ja: ['マッサージ器', '台'], ko: ['마사지기', '대'] },
        use: { en: 'for relaxing after work', th: 'สำหรับผ่อนคลายหลังเลิกงาน', zh: '下班放松用', vi: 'để thư giãn sau giờ làm', es: 'para relajarse tras el trabajo', ja: '仕事後のリラックスに', ko: '퇴근 후 휴식용' },
        truth: { en: 'Presses or kneads the muscles to help the body unwind.', th: 'กดหรือนวดกล้ามเนื้อเพื่อช่วยให้ร่างกายผ่อนคลาย', zh: '按压或揉捏肌肉，帮助身体放松。', vi: 'Ấn hoặc xoa bóp cơ giúp cơ thể thư giãn.', es: 'Presiona o amasa los músculos para relajar el cuerpo.', ja: '筋肉を押したりもんだりして、体をほぐします。', ko: '근육을 누르거나 주물러 몸의 긴장을 풀어 줍니다.' },
      },
      {
        leaf: 6902,
        noun: { en: ['thermometer', 'one'], th: ['ที่วัดไข้', 'อัน'], zh: ['体温计', '支'], vi: ['nhiệt kế', 'chiếc'], es: ['termómetro', 'm'], ja: ['体温計', '本'], ko: ['체온계', '개'] },
        use: { en: 'to check for fever', th: 'สำหรับวัดไข้', zh: '发热自查用', vi: 'để đo thân nhiệt', es: 'para tomar la temperatura', ja: '発熱のチェックに', ko: '발열 확인용' },
        truth: { en: 'Shows body temperature at home.', th: 'ใช้วัดอุณหภูมิร่างกายได้เองที่บ้าน', zh: '在家即可测量体温。', vi: 'Cho biết thân nhiệt ngay tại nhà.', es: 'Indica la temperatura del cuerpo en casa.', ja: '家庭で体温を測れます。', ko: '집에서 체온을 잴 수 있습니다.' },
      },
      {
        leaf: 6903,
        noun: { en: ['health monitor', 'one'], th: ['เครื่องตรวจสุขภาพ', 'เครื่อง'], zh: ['健康监测仪', '台'], vi: ['máy đo sức khỏe', 'chiếc'], es: ['monitor de salud', 'm'], ja: ['健康測定器', '台'], ko: ['건강 측정기', '대'] },
        use: { en: 'to track readings at home', th: 'สำหรับวัดค่าสุขภาพที่บ้าน', zh: '居家记录数据用', vi: 'để theo dõi chỉ số tại nhà', es: 'para controlar los valores en casa', ja: '家庭での数値管理に', ko: '홈 건강 체크용' },
        truth: { en: 'Takes body readings that can be noted down over time.', th: 'วัดค่าร่างกายและจดบันทึกไว้ติดตามได้', zh: '测量身体数据，可长期记录。', vi: 'Đo chỉ số cơ thể để ghi lại theo thời gian.', es: 'Mide valores del cuerpo que se pueden anotar con el tiempo.', ja: '体の数値を測り、継続して記録できます。', ko: '몸의 수치를 재어 꾸준히 기록할 수 있습니다.' },
      },
      {
        leaf: 6904,
        noun: { en: ['bathroom scale', 'one'], th: ['เครื่องชั่งน้ำหนัก', 'เครื่อง'], zh: ['体重秤', '台'], vi: ['cân sức khỏe', 'chiếc'], es: ['báscula de baño', 'f'], ja: ['体重計', '台'], ko: ['체중계', '대'] },
        use: { en: 'to keep an eye on weight', th: 'สำหรับติดตามน้ำหนักตัว', zh: '关注体重变化', vi: 'để theo dõi cân nặng', es: 'para controlar el peso', ja: '体重の管理に', ko: '체중 관리용' },
        truth: { en: 'Measures body weight on a firm, level floor.', th: 'ชั่งน้ำหนักตัวบนพื้นแข็งและเรียบ', zh: '放在坚硬平整的地面上称体重。', vi: 'Đo cân nặng khi đặt trên sàn cứng và phẳng.', es: 'Mide el peso corporal sobre un suelo firme y nivelado.', ja: '固く平らな床に置いて体重を量ります。', ko: '단단하고 평평한 바닥에서 체중을 잽니다.' },
      },
      {
        leaf: 6905,
        noun: { en: ['first aid item', 'one'], th: ['อุปกรณ์ปฐมพยาบาล', 'ชิ้น'], zh: ['急救用品', '盒'], vi: ['đồ sơ cứu', 'món'], es: ['artículo de primeros auxilios', 'm'], ja: ['救急用品', '点'], ko: ['응급처치 용품', '개'] },
        use: { en: 'for small cuts and knocks', th: 'สำหรับแผลเล็กน้อยและรอยฟกช้ำ', zh: '小伤口应急处理', vi: 'cho vết thương nhỏ', es: 'para pequeños cortes y golpes', ja: '小さなけがの手当てに', ko: '가벼운 상처 처치용' },
        truth: { en: 'Kept in a cupboard or bag for minor injuries.', th: 'เก็บไว้ในตู้หรือกระเป๋าเผื่อบาดเจ็บเล็กน้อย', zh: '放在柜子或包里，以备小伤使用。', vi: 'Để sẵn trong tủ hoặc túi phòng khi bị thương nhẹ.', es: 'Se guarda en el botiquín o el bolso para heridas leves.', ja: '棚やかばんに入れて、軽いけがに備えます。', ko: '서랍이나 가방에 두고 가벼운 부상에 대비합니다.' },
      },
      {
        leaf: 6906,
        noun: { en: ['food supplement', 'one'], th: ['อาหารเสริม', 'ชิ้น'], zh: ['保健品', '瓶'], vi: ['thực phẩm bổ sung', 'hộp'], es: ['complemento alimenticio', 'm'], ja: ['サプリメント', '個'], ko: ['영양제', '통'] },
        use: { en: 'to add to the daily diet', th: 'สำหรับเสริมจากมื้ออาหาร', zh: '日常膳食补充', vi: 'để bổ sung vào bữa ăn', es: 'para completar la dieta diaria', ja: '毎日の栄養補給に', ko: '일상 영양 보충용' },
        truth: { en: 'Taken as the label directs, alongside varied meals.', th: 'รับประทานตามฉลากควบคู่กับอาหารหลากหลาย', zh: '按标签说明服用，并保持饮食多样。', vi: 'Dùng theo hướng dẫn trên nhãn, kèm bữa ăn đa dạng.', es: 'Se toma según la etiqueta, junto con una dieta variada.', ja: '表示の目安量を守り、バランスのよい食事とともにとります。', ko: '라벨의 섭취 방법에 따라 균형 잡힌 식사와 함께 섭취합니다.' },
      },
      {
        leaf: 6907,
        noun: { en: ['mobility aid', 'one'], th: ['อุปกรณ์ช่วยเคลื่อนไหว', 'ชิ้น'], zh: ['助行辅具', '件'], vi: ['dụng cụ hỗ trợ đi lại', 'dụng cụ'], es: ['ayuda de movilidad', 'f'], ja: ['移動補助用品', '点'], ko: ['이동 보조기구', '개'] },
        use: { en: 'to get around more easily', th: 'สำหรับช่วยให้เคลื่อนไหวสะดวกขึ้น', zh: '起身行走借力用', vi: 'để đi lại dễ dàng hơn', es: 'para moverse con más facilidad', ja: '移動や歩行の補助に', ko: '이동·보행 보조용' },
        truth: { en: 'Supports people who find walking or standing hard.', th: 'ช่วยผู้ที่เดินหรือยืนลำบาก', zh: '帮助行走或站立不便的人。', vi: 'Hỗ trợ người khó đi hoặc khó đứng.', es: 'Ayuda a personas con dificultad para caminar o estar de pie.', ja: '歩くことや立つことが難しい方を支えます。', ko: '걷거나 서기 힘든 사람을 도와줍니다.' },
      },
      {
        leaf: 6908,
        noun: { en: ['relaxation item', 'one'], th: ['อุปกรณ์ช่วยผ่อนคลาย', 'ชิ้น'], zh: ['放松助眠用品', '件'], vi: ['đồ thư giãn', 'món'], es: ['artículo de relajación', 'm'], ja: ['リラックスグッズ', '点'], ko: ['휴식용품', '개'] },
        use: { en: 'to unwind before sleep', th: 'สำหรับผ่อนคลายก่อนนอน', zh: '睡前放松用', vi: 'để thư giãn trước khi ngủ', es: 'para relajarse antes de dormir', ja: '寝る前のくつろぎに', ko: '잠들기 전 휴식용' },
        truth: { en: 'Used in quiet moments at the end of the day.', th: 'ใช้ในช่วงเวลาสงบๆ ก่อนเข้านอน', zh: '陪伴一天结束时的安静时光。', vi: 'Dùng cho những phút yên tĩnh cuối ngày.', es: 'Acompaña los momentos de calma al final del día.', ja: '一日の終わりの静かな時間に使います。', ko: '하루를 마치는 조용한 시간에 사용합니다.' },
      },
      {
        leaf: 6909,
        noun: { en: ['contact lens product', 'one'], th: ['คอนแทคเลนส์และอุปกรณ์', 'ชิ้น'], zh: ['隐形眼镜用品', '件'], vi: ['đồ dùng kính áp tròng', 'món'], es: ['artículo para lentillas', 'm'], ja: ['コンタクト用品', '点'], ko: ['렌즈용품', '개'] },
        use: { en: 'for those who wear lenses', th: 'สำหรับผู้ที่ใส่คอนแทคเลนส์', zh: '佩戴隐形眼镜者适用', vi: 'cho người đeo kính áp tròng', es: 'para quien lleva lentillas', ja: 'コンタクトをつける方に', ko: '렌즈 착용자용' },
        truth: { en: 'Made for wearing lenses or keeping them clean.', th: 'สำหรับใส่คอนแทคเลนส์หรือดูแลเลนส์ให้สะอาด', zh: '用于佩戴隐形眼镜或保持镜片清洁。', vi: 'Dùng để đeo kính áp tròng hoặc giữ kính sạch.', es: 'Pensado para llevar lentillas o mantenerlas limpias.', ja: 'コンタクトの装用やお手入れに使います。', ko: '렌즈를 착용하거나 깨끗하게 관리하는 데 씁니다.' },
      },
    ],
  },
];
