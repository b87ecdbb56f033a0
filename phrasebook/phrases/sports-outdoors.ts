import type { SectionPhrases } from '../phrase.ts';

export const sportsOutdoorsPhrases: SectionPhrases[] = [
  {
    section: 5100,
    uses: [
      { en: 'for home workouts', th: 'สำหรับออกกำลังกายที่บ้าน', zh: '居家锻炼用', vi: 'để tập luyện tại nhà', es: 'para entrenar en casa', ja: '自宅での体づくりに', ko: '홈트레이닝용' },
      { en: 'for the gym', th: 'สำหรับเข้าฟิตเนส', zh: '健身房使用', vi: 'dùng khi tập gym', es: 'para el gimnasio', ja: 'ジムでの運動に', ko: '헬스장 운동용' },
    ],
    truths: [
      { en: 'Suited to a regular exercise routine.', th: 'ใช้กับการออกกำลังกายเป็นประจำได้', zh: '可用于日常规律锻炼。', vi: 'Dùng cho việc tập luyện đều đặn.', es: 'Para una rutina regular de ejercicio.', ja: '日々の運動習慣に取り入れられます。', ko: '꾸준한 운동 습관에 활용할 수 있습니다.' },
      { en: 'A short warm-up first makes any session easier on the body.', th: 'ควรวอร์มอัพสั้นๆ ก่อนเริ่มทุกครั้ง', zh: '锻炼前先做简单热身，身体更轻松。', vi: 'Nên khởi động ngắn trước mỗi buổi tập.', es: 'Conviene un breve calentamiento antes de cada sesión.', ja: '始める前に軽く準備運動をすると体への負担が減ります。', ko: '운동 전에 가볍게 준비운동을 하면 몸에 무리가 덜합니다.' },
    ],
    asks: [
      { en: 'Check the size, weight or resistance level before ordering.', th: 'โปรดตรวจสอบขนาด น้ำหนัก หรือระดับแรงต้านก่อนสั่งซื้อ', zh: '下单前请确认尺寸、重量或阻力等级。', vi: 'Nên kiểm tra kích cỡ, trọng lượng hoặc mức kháng lực trước khi đặt.', es: 'Antes de comprar, conviene revisar la talla, el peso o la resistencia.', ja: 'ご注文前にサイズ、重さ、負荷をご確認ください。', ko: '주문 전에 크기, 무게 또는 강도를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5101,
        noun: { en: ['dumbbell', 'one'], th: ['ดัมเบล', 'อัน'], zh: ['哑铃', '个'], vi: ['tạ tay', 'chiếc'], es: ['mancuerna', 'f'], ja: ['ダンベル', '個'], ko: ['덤벨', '개'] },
        use: { en: 'for strength training', th: 'สำหรับเวทเทรนนิ่ง', zh: '力量训练用', vi: 'để tập sức mạnh', es: 'para entrenar la fuerza', ja: '筋力トレーニングに', ko: '근력 운동용' },
        truth: { en: 'Adds weight to arm, shoulder and leg exercises.', th: 'เพิ่มน้ำหนักให้ท่าบริหารแขน ไหล่ และขา', zh: '为手臂、肩部和腿部练习增加负重。', vi: 'Tăng trọng lượng cho các bài tập tay, vai và chân.', es: 'Añade peso a los ejercicios de brazos, hombros y piernas.', ja: '腕や肩、脚の運動に重さを加えます。', ko: '팔, 어깨, 다리 운동에 무게를 더합니다.' },
      },
      {
        leaf: 5102,
        noun: { en: ['exercise mat', 'one'], th: ['เสื่อโยคะ', 'ผืน'], zh: ['瑜伽垫', '张'], vi: ['thảm tập', 'tấm'], es: ['esterilla de ejercicio', 'f'], ja: ['ヨガマット', '枚'], ko: ['운동 매트', '개'] },
        use: { en: 'for yoga and floor exercises', th: 'สำหรับโยคะและออกกำลังกายบนพื้น', zh: '瑜伽地面训练用', vi: 'để tập yoga và các bài trên sàn', es: 'para yoga y ejercicios de suelo', ja: 'ヨガや床での運動に', ko: '요가·맨몸 운동용' },
        truth: { en: 'Softens the floor under knees, elbows and back.', th: 'ช่วยรองรับเข่า ข้อศอก และหลังไม่ให้กดกับพื้นแข็ง', zh: '垫在地面，缓冲膝盖、手肘和背部。', vi: 'Lót êm cho đầu gối, khuỷu tay và lưng khi tập trên sàn.', es: 'Amortigua el suelo bajo rodillas, codos y espalda.', ja: '床に触れるひざやひじ、背中への当たりを和らげます。', ko: '무릎과 팔꿈치, 등이 바닥에 배기지 않게 해 줍니다.' },
      },
      {
        leaf: 5103,
        noun: { en: ['resistance band', 'one'], th: ['ยางยืดออกกำลังกาย', 'เส้น'], zh: ['弹力带', '条'], vi: ['dây kháng lực', 'sợi'], es: ['banda elástica de ejercicio', 'f'], ja: ['トレーニングチューブ', '本'], ko: ['운동 밴드', '개'] },
        use: { en: 'for stretching and toning', th: 'สำหรับยืดเหยียดและกระชับกล้ามเนื้อ', zh: '拉伸塑形用', vi: 'để giãn cơ và săn chắc cơ thể', es: 'para estirar y tonificar', ja: 'ストレッチや引き締めに', ko: '스트레칭·근력 운동용' },
        truth: { en: 'Pushes back harder the further it is stretched.', th: 'ยิ่งยืดยิ่งมีแรงต้านมากขึ้น', zh: '拉得越长，阻力越大。', vi: 'Kéo càng dài thì lực cản càng lớn.', es: 'Ofrece más resistencia cuanto más se estira.', ja: '伸ばすほど負荷が強くなります。', ko: '많이 늘릴수록 저항이 커집니다.' },
      },
      {
        leaf: 5104,
        noun: { en: ['exercise machine', 'one'], th: ['เครื่องออกกำลังกาย', 'เครื่อง'], zh: ['健身器械', '台'], vi: ['máy tập thể dục', 'chiếc'], es: ['máquina de ejercicio', 'f'], ja: ['フィットネスマシン', '台'], ko: ['운동기구', '대'] },
        use: { en: 'for training indoors', th: 'สำหรับออกกำลังกายในร่ม', zh: '风雨天也能练', vi: 'để tập luyện trong nhà', es: 'para entrenar bajo techo', ja: '室内での運動に', ko: '실내 운동용' },
        truth: { en: 'Allows a workout indoors whatever the weather.', th: 'ออกกำลังกายในร่มได้ไม่ว่าฝนตกหรือแดดออก', zh: '不受天气影响，室内就能锻炼。', vi: 'Tập được trong nhà dù trời nắng hay mưa.', es: 'Permite entrenar bajo techo haga el tiempo que haga.', ja: '天気に左右されず、室内で運動できます。', ko: '날씨와 상관없이 실내에서 운동할 수 있습니다.' },
      },
      {
        leaf: 5105,
        noun: { en: ['training aid', 'one'], th: ['อุปกรณ์ฝึกออกกำลังกาย', 'ชิ้น'], zh: ['健身小器材', '个'], vi: ['dụng cụ tập luyện', 'dụng cụ'], es: ['accesorio de entrenamiento', 'm'], ja: ['トレーニング小物', '点'], ko: ['트레이닝 소도구', '개'] },
        use: { en: 'for quick daily exercise', th: 'สำหรับออกกำลังกายสั้นๆ ทุกวัน', zh: '每日简单锻炼', vi: 'để vận động nhanh mỗi ngày', es: 'para un ejercicio rápido diario', ja: '毎日の軽い運動に', ko: '데일리 운동용' },
        truth: { en: 'Takes up little room and is easy to store after training.', th: 'ใช้พื้นที่น้อย เก็บง่ายหลังออกกำลังกาย', zh: '占地小，练完容易收纳。', vi: 'Chiếm ít chỗ và dễ cất sau khi tập.', es: 'Ocupa poco y se guarda con facilidad después de entrenar.', ja: '場所を取らず、運動後も片付けやすい道具です。', ko: '자리를 적게 차지해 운동 후 보관하기 쉽습니다.' },
      },
      {
        leaf: 5106,
        noun: { en: ['sports support', 'one'], th: ['สนับพยุงกล้ามเนื้อ', 'ชิ้น'], zh: ['运动护具', '个'], vi: ['băng bảo vệ thể thao', 'chiếc'], es: ['protector deportivo', 'm'], ja: ['スポーツサポーター', '枚'], ko: ['스포츠 보호대', '개'] },
        use: { en: 'to support joints in sport', th: 'สำหรับพยุงข้อขณะเล่นกีฬา', zh: '运动时护住关节', vi: 'để bảo vệ khớp khi chơi thể thao', es: 'para sujetar las articulaciones', ja: '運動時の関節サポートに', ko: '운동 시 관절 보호용' },
        truth: { en: 'Worn snugly around a joint or muscle during sport.', th: 'สวมกระชับบริเวณข้อหรือกล้ามเนื้อขณะเล่นกีฬา', zh: '运动时贴合包裹关节或肌肉。', vi: 'Đeo ôm sát khớp hoặc cơ khi chơi thể thao.', es: 'Se lleva ajustado a la articulación o al músculo al hacer deporte.', ja: '運動中、関節や筋肉に密着させて着けます。', ko: '운동할 때 관절이나 근육에 밀착해 착용합니다.' },
      },
      {
        leaf: 5107,
        noun: { en: ['sportswear', 'mass'], th: ['ชุดกีฬา', 'ชุด'], zh: ['运动服', '件'], vi: ['quần áo thể thao', 'bộ'], es: ['prenda deportiva', 'f'], ja: ['スポーツウェア', '着'], ko: ['스포츠웨어', '벌'] },
        use: { en: 'to wear for sport', th: 'สำหรับใส่เล่นกีฬา', zh: '健身跑步时穿', vi: 'để mặc khi chơi thể thao', es: 'para hacer deporte', ja: '運動するときに', ko: '스포츠 활동용' },
        truth: { en: 'Leaves the body free to move during training.', th: 'เคลื่อนไหวได้คล่องตัวขณะฝึกซ้อม', zh: '训练时身体活动自如。', vi: 'Giúp cử động thoải mái khi tập luyện.', es: 'Deja libertad de movimiento al entrenar.', ja: '運動中も体を動かしやすい服です。', ko: '운동할 때 몸을 자유롭게 움직일 수 있습니다.' },
      },
      {
        leaf: 5108,
        noun: { en: ['stopwatch', 'one'], th: ['นาฬิกาจับเวลา', 'เรือน'], zh: ['秒表', '个'], vi: ['đồng hồ bấm giờ', 'chiếc'], es: ['cronómetro', 'm'], ja: ['ストップウォッチ', '個'], ko: ['스톱워치', '개'] },
        use: { en: 'for coaches and referees', th: 'สำหรับโค้ชและกรรมการ', zh: '教练裁判用', vi: 'cho huấn luyện viên và trọng tài', es: 'para entrenadores y árbitros', ja: '指導者や審判の方に', ko: '코치·심판용' },
        truth: { en: 'Carried by hand or on a cord at training and matches.', th: 'ถือหรือคล้องคอไว้ใช้ตอนซ้อมและแข่งขัน', zh: '训练和比赛时手持或挂在颈上。', vi: 'Cầm tay hoặc đeo dây khi tập luyện và thi đấu.', es: 'Se lleva en la mano o con un cordón en entrenamientos y partidos.', ja: '練習や試合で、手に持つか首に下げて使います。', ko: '훈련이나 경기 때 손에 들거나 목에 걸고 사용합니다.' },
      },
      {
        leaf: 5109,
        noun: { en: ['sports bag', 'one'], th: ['กระเป๋ากีฬา', 'ใบ'], zh: ['运动包', '个'], vi: ['túi thể thao', 'chiếc'], es: ['bolsa de deporte', 'f'], ja: ['スポーツバッグ', '個'], ko: ['스포츠백', '개'] },
        use: { en: 'for training clothes and shoes', th: 'สำหรับใส่ชุดและรองเท้ากีฬา', zh: '装运动衣鞋用', vi: 'để đựng quần áo và giày tập', es: 'para la ropa y el calzado de deporte', ja: '着替えやシューズの持ち運びに', ko: '운동복·운동화 수납용' },
        truth: { en: 'Carries clothes, shoes and a towel to training.', th: 'ใส่เสื้อผ้า รองเท้า และผ้าขนหนูไปซ้อม', zh: '可装衣服、鞋子和毛巾去训练。', vi: 'Đựng quần áo, giày và khăn khi đi tập.', es: 'Lleva la ropa, el calzado y la toalla al entrenamiento.', ja: '着替えや靴、タオルを入れて練習に持って行けます。', ko: '옷과 신발, 수건을 담아 운동하러 갈 수 있습니다.' },
      },
    ],
  },
  {
    section: 5200,
    uses: [
      { en: 'for training and matches', th: 'สำหรับฝึกซ้อมและแข่งขัน', zh: '训练比赛用', vi: 'để tập luyện và thi đấu', es: 'para entrenamientos y partidos', ja: '練習や試合に', ko: '연습·경기용' },
      { en: 'for play with friends', th: 'สำหรับเล่นกับเพื่อน', zh: '朋友一起玩', vi: 'để chơi cùng bạn bè', es: 'para jugar con amigos', ja: '友だちとのプレーに', ko: '친구와 함께하는 경기용' },
    ],
    truths: [
      { en: 'Shared by a whole group, from school teams to weekend players.', th: 'เล่นร่วมกันได้ตั้งแต่ทีมโรงเรียนจนถึงกลุ่มเพื่อนวันหยุด', zh: '校队训练、周末约球都能用。', vi: 'Dùng chung cho cả nhóm, từ đội trường đến người chơi cuối tuần.', es: 'Para jugar en grupo, desde equipos escolares hasta partidos de fin de semana.', ja: '学校の部活から週末の集まりまで、仲間と一緒に使えます。', ko: '학교 팀부터 주말 동호회까지 함께 쓸 수 있습니다.' },
      { en: 'Drying off after wet play helps to keep the shape.', th: 'เช็ดให้แห้งหลังเล่นในที่เปียกช่วยให้คงรูป', zh: '淋湿后擦干，有助于保持形状。', vi: 'Lau khô sau khi chơi ở sân ướt giúp giữ dáng.', es: 'Secar después de jugar con lluvia ayuda a conservar la forma.', ja: 'ぬれたあとに乾かすと形が保ちやすくなります。', ko: '젖은 뒤에는 말려 두면 형태를 유지하는 데 도움이 됩니다.' },
    ],
    asks: [
      { en: "Check the official size for the players’ age group.", th: 'โปรดตรวจสอบขนาดให้ตรงกับรุ่นอายุของผู้เล่น', zh: '请按使用者的年龄组确认规格。', vi: 'Nên chọn cỡ đúng với lứa tuổi người chơi.', es: 'Conviene comprobar la medida oficial según la edad de los jugadores.', ja: '使う方の年代に合った規格をご確認ください。', ko: '사용자 연령대에 맞는 규격을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5201,
        noun: { en: ['football', 'one'], th: ['ลูกฟุตบอล', 'ลูก'], zh: ['足球', '个'], vi: ['bóng đá', 'quả'], es: ['balón de fútbol', 'm'], ja: ['サッカーボール', '個'], ko: ['축구공', '개'] },
        use: { en: 'for the football pitch', th: 'สำหรับเล่นฟุตบอล', zh: '室内外踢球用', vi: 'để đá bóng', es: 'para jugar al fútbol', ja: 'サッカーの練習や試合に', ko: '축구 경기용' },
        truth: { en: 'Kicked, passed and headed on grass or in a hall.', th: 'ใช้เตะ ส่ง และโหม่ง ทั้งบนสนามหญ้าและในร่ม', zh: '草地或室内场地，传球、射门、头球都行。', vi: 'Dùng để sút, chuyền và đánh đầu trên sân cỏ hoặc trong nhà.', es: 'Se chuta, se pasa y se cabecea en el campo o en la pista.', ja: '芝の上でも室内でも、けってパスして楽しめます。', ko: '잔디나 실내에서 차고 패스하며 즐깁니다.' },
      },
      {
        leaf: 5202,
        noun: { en: ['basketball', 'one'], th: ['ลูกบาสเกตบอล', 'ลูก'], zh: ['篮球', '个'], vi: ['bóng rổ', 'quả'], es: ['balón de baloncesto', 'm'], ja: ['バスケットボール', '個'], ko: ['농구공', '개'] },
        use: { en: 'for shooting hoops', th: 'สำหรับเล่นบาสเกตบอล', zh: '运球投篮用', vi: 'để chơi bóng rổ', es: 'para jugar al baloncesto', ja: 'バスケの練習や試合に', ko: '농구 경기용' },
        truth: { en: 'Bounces on the court for dribbling, passing and shooting.', th: 'เด้งบนสนามสำหรับเลี้ยง ส่ง และชู้ต', zh: '在球场上运球、传球和投篮。', vi: 'Nảy trên sân để dẫn bóng, chuyền và ném rổ.', es: 'Bota en la cancha para driblar, pasar y tirar a canasta.', ja: 'コートで弾み、ドリブルやパス、シュートに使います。', ko: '코트에서 튀기며 드리블, 패스, 슛을 합니다.' },
      },
      {
        leaf: 5203,
        noun: { en: ['volleyball', 'one'], th: ['ลูกวอลเลย์บอล', 'ลูก'], zh: ['排球', '个'], vi: ['bóng chuyền', 'quả'], es: ['balón de voleibol', 'm'], ja: ['バレーボール', '個'], ko: ['배구공', '개'] },
        use: { en: 'for the court or the beach', th: 'สำหรับเล่นในสนามหรือชายหาด', zh: '球馆沙滩都能打', vi: 'để chơi trên sân hoặc bãi biển', es: 'para la pista o la playa', ja: 'コートや砂浜での試合に', ko: '코트·해변 경기용' },
        truth: { en: 'Light enough to serve, set and spike with bare hands.', th: 'น้ำหนักเบาพอให้เสิร์ฟ เซต และตบด้วยมือเปล่า', zh: '重量轻，徒手即可发球、垫球和扣球。', vi: 'Đủ nhẹ để phát, chuyền và đập bằng tay không.', es: 'Es ligero para sacar, colocar y rematar con las manos.', ja: '素手でサーブやトス、スパイクができる軽さです。', ko: '맨손으로 서브, 토스, 스파이크를 할 수 있을 만큼 가볍습니다.' },
      },
      {
        leaf: 5204,
        noun: { en: ['oval football', 'one'], th: ['ลูกรักบี้', 'ลูก'], zh: ['橄榄球', '个'], vi: ['bóng bầu dục', 'quả'], es: ['balón ovalado', 'm'], ja: ['ラグビー・アメフトボール', '個'], ko: ['럭비·미식축구공', '개'] },
        use: { en: 'for passing and kicking', th: 'สำหรับขว้างและเตะ', zh: '传球踢球用', vi: 'để chuyền và đá', es: 'para pasar y patear', ja: 'パスやキックの練習に', ko: '패스·킥 연습용' },
        truth: { en: 'Oval in shape, so that it can be carried under the arm.', th: 'ทรงรี หนีบวิ่งใต้แขนได้', zh: '椭圆造型，可夹在臂下奔跑。', vi: 'Hình bầu dục, có thể kẹp dưới cánh tay khi chạy.', es: 'Su forma ovalada permite llevarlo bajo el brazo.', ja: '楕円形で、わきに抱えて走れます。', ko: '타원형이라 옆구리에 끼고 달릴 수 있습니다.' },
      },
      {
        leaf: 5205,
        noun: { en: ['baseball gear', 'mass'], th: ['อุปกรณ์เบสบอล', 'ชิ้น'], zh: ['棒球用品', '件'], vi: ['dụng cụ bóng chày', 'dụng cụ'], es: ['material de béisbol', 'm'], ja: ['野球用品', '点'], ko: ['야구용품', '개'] },
        use: { en: 'for batting and fielding', th: 'สำหรับเล่นเบสบอล', zh: '棒球攻守练习', vi: 'để chơi bóng chày', es: 'para batear y recibir', ja: '打撃や守備の練習に', ko: '타격·수비 연습용' },
        truth: { en: 'Used on the baseball or softball field.', th: 'ใช้เล่นในสนามเบสบอลหรือซอฟต์บอล', zh: '在棒球或垒球场上使用。', vi: 'Dùng trên sân bóng chày hoặc bóng mềm.', es: 'Se usa en el campo de béisbol o de sóftbol.', ja: '野球やソフトボールのグラウンドで使います。', ko: '야구장이나 소프트볼 경기장에서 사용합니다.' },
      },
      {
        leaf: 5206,
        noun: { en: ['cricket gear', 'mass'], th: ['อุปกรณ์คริกเก็ต', 'ชิ้น'], zh: ['板球用品', '件'], vi: ['dụng cụ cricket', 'dụng cụ'], es: ['material de críquet', 'm'], ja: ['クリケット用品', '点'], ko: ['크리켓 용품', '개'] },
        use: { en: 'for the cricket pitch', th: 'สำหรับเล่นคริกเก็ต', zh: '上场击球守门用', vi: 'để chơi cricket', es: 'para jugar al críquet', ja: 'クリケットの練習や試合に', ko: '크리켓 경기용' },
        truth: { en: 'Used for batting, bowling or keeping wicket in cricket.', th: 'ใช้ตี ขว้าง หรือรับลูกในกีฬาคริกเก็ต', zh: '用于板球的击球、投球或守门。', vi: 'Dùng để đánh, ném hoặc bắt bóng trong môn cricket.', es: 'Sirve para batear, lanzar o defender en el críquet.', ja: 'クリケットの打撃や投球、守備に使います。', ko: '크리켓에서 치고 던지고 수비할 때 씁니다.' },
      },
      {
        leaf: 5207,
        noun: { en: ['hockey gear', 'mass'], th: ['อุปกรณ์ฮอกกี้', 'ชิ้น'], zh: ['冰球曲棍球用品', '件'], vi: ['dụng cụ khúc côn cầu', 'dụng cụ'], es: ['material de hockey', 'm'], ja: ['ホッケー用品', '点'], ko: ['하키 용품', '개'] },
        use: { en: 'for hockey on field or ice', th: 'สำหรับฮอกกี้สนามและน้ำแข็ง', zh: '草地冰上打球用', vi: 'để chơi khúc côn cầu', es: 'para hockey sobre hierba o hielo', ja: 'ホッケーの練習や試合に', ko: '필드·아이스하키용' },
        truth: { en: 'Used to play hockey on a field, on ice or indoors.', th: 'ใช้เล่นฮอกกี้บนสนาม น้ำแข็ง หรือในร่ม', zh: '在草地、冰面或室内打球时使用。', vi: 'Dùng chơi khúc côn cầu trên sân, trên băng hoặc trong nhà.', es: 'Sirve para jugar al hockey en hierba, hielo o pista.', ja: '芝や氷上、室内でのホッケーに使います。', ko: '필드나 빙판, 실내에서 하키를 할 때 씁니다.' },
      },
      {
        leaf: 5208,
        noun: { en: ['sports goal', 'one'], th: ['ประตูกีฬา', 'ชุด'], zh: ['球门', '个'], vi: ['khung thành thể thao', 'bộ'], es: ['portería deportiva', 'f'], ja: ['スポーツゴール', '台'], ko: ['스포츠 골대', '개'] },
        use: { en: 'to set up a game', th: 'สำหรับตั้งสนามเล่น', zh: '搭建球场用', vi: 'để dựng sân chơi', es: 'para montar un partido', ja: '試合や練習の設営に', ko: '경기장 설치용' },
        truth: { en: 'Marks where to score and catches the ball.', th: 'เป็นจุดทำคะแนนและรับลูกบอล', zh: '标出得分区并接住球。', vi: 'Là nơi ghi điểm và chặn bóng lại.', es: 'Marca dónde puntuar y detiene el balón.', ja: '得点の目標になり、ボールを受け止めます。', ko: '득점 지점이 되고 공을 받아 줍니다.' },
      },
    ],
  },
  {
    section: 5300,
    uses: [
      { en: 'for club play and practice', th: 'สำหรับฝึกซ้อมและเล่นในคลับ', zh: '俱乐部练习用', vi: 'để tập và chơi ở câu lạc bộ', es: 'para practicar en el club', ja: 'クラブや練習に', ko: '동호회·연습용' },
      { en: 'for singles and doubles', th: 'สำหรับเล่นเดี่ยวและคู่', zh: '单打双打皆可', vi: 'để đánh đơn và đánh đôi', es: 'para individuales y dobles', ja: 'シングルスやダブルスに', ko: '단식·복식 경기용' },
    ],
    truths: [
      { en: 'Used in singles as well as doubles.', th: 'ใช้เล่นได้ทั้งประเภทเดี่ยวและคู่', zh: '单打、双打都能用。', vi: 'Dùng được cho cả đánh đơn và đánh đôi.', es: 'Sirve tanto en individuales como en dobles.', ja: 'シングルスでもダブルスでも使えます。', ko: '단식과 복식 모두에 사용할 수 있습니다.' },
      { en: 'Keeps longer when stored away from heat and damp.', th: 'เก็บให้พ้นความร้อนและความชื้นจะใช้ได้นานขึ้น', zh: '远离高温和潮湿存放更耐用。', vi: 'Dùng được lâu hơn khi cất tránh nóng và ẩm.', es: 'Dura más si se guarda lejos del calor y la humedad.', ja: '高温や湿気を避けて保管すると長く使えます。', ko: '열과 습기를 피해 보관하면 더 오래 쓸 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the weight, grip size or ball type before ordering.', th: 'โปรดตรวจสอบน้ำหนัก ขนาดกริป หรือชนิดลูกก่อนสั่งซื้อ', zh: '下单前请确认重量、手柄尺寸或球的种类。', vi: 'Nên kiểm tra trọng lượng, cỡ cán hoặc loại bóng trước khi đặt.', es: 'Antes de comprar, conviene revisar el peso, el grip o el tipo de pelota.', ja: 'ご注文前に重さ、グリップサイズ、球の種類をご確認ください。', ko: '주문 전에 무게, 그립 크기 또는 공의 종류를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5301,
        noun: { en: ['tennis racket', 'one'], th: ['ไม้เทนนิส', 'อัน'], zh: ['网球拍', '支'], vi: ['vợt tennis', 'cây'], es: ['raqueta de tenis', 'f'], ja: ['テニスラケット', '本'], ko: ['테니스 라켓', '개'] },
        use: { en: 'for the tennis court', th: 'สำหรับตีเทนนิส', zh: '球场挥拍对打用', vi: 'để chơi tennis', es: 'para la pista de tenis', ja: 'テニスコートでのプレーに', ko: '테니스 경기용' },
        truth: { en: 'Has a strung head for serves, volleys and ground strokes.', th: 'หน้าไม้ขึงเอ็นสำหรับเสิร์ฟ วอลเลย์ และตีลูก', zh: '拍面穿线，用于发球、截击和抽球。', vi: 'Mặt vợt căng dây để giao bóng, bắt vô lê và đánh qua lại.', es: 'Su cordaje sirve para saques, voleas y golpes de fondo.', ja: 'ガットを張った面でサーブやボレー、ストロークを打ちます。', ko: '줄을 맨 면으로 서브, 발리, 스트로크를 합니다.' },
      },
      {
        leaf: 5302,
        noun: { en: ['badminton racket', 'one'], th: ['ไม้แบดมินตัน', 'อัน'], zh: ['羽毛球拍', '支'], vi: ['vợt cầu lông', 'cây'], es: ['raqueta de bádminton', 'f'], ja: ['バドミントンラケット', '本'], ko: ['배드민턴 라켓', '개'] },
        use: { en: 'for badminton rallies', th: 'สำหรับตีแบดมินตัน', zh: '休闲健身挥拍用', vi: 'để đánh cầu lông', es: 'para jugar al bádminton', ja: 'バドミントンのラリーに', ko: '배드민턴 경기용' },
        truth: { en: 'Has a slim shaft and a light head for quick strokes.', th: 'ก้านเรียวและหัวไม้เบา ตีได้รวดเร็ว', zh: '拍杆细、拍头轻，挥拍迅速。', vi: 'Thân mảnh, đầu vợt nhẹ để ra vợt nhanh.', es: 'Tiene la varilla fina y la cabeza ligera para golpes rápidos.', ja: '細いシャフトと軽いヘッドで素早く振れます。', ko: '가는 샤프트와 가벼운 헤드로 빠르게 스윙할 수 있습니다.' },
      },
      {
        leaf: 5303,
        noun: { en: ['table tennis bat', 'one'], th: ['ไม้ปิงปอง', 'อัน'], zh: ['乒乓球拍', '支'], vi: ['vợt bóng bàn', 'cây'], es: ['pala de tenis de mesa', 'f'], ja: ['卓球ラケット', '本'], ko: ['탁구 라켓', '개'] },
        use: { en: 'for the ping-pong table', th: 'สำหรับตีปิงปอง', zh: '球台对打用', vi: 'để đánh bóng bàn', es: 'para jugar al ping-pong', ja: '卓球台でのプレーに', ko: '탁구 경기용' },
        truth: { en: 'Held in one hand to spin and return the ball on the table.', th: 'จับด้วยมือเดียว ใช้ปั่นและตีลูกกลับบนโต๊ะ', zh: '单手握拍，在台上制造旋转并回球。', vi: 'Cầm một tay để xoáy và trả bóng trên bàn.', es: 'Se sujeta con una mano para dar efecto y devolver la bola.', ja: '片手で握り、台上で回転をかけて打ち返します。', ko: '한 손으로 쥐고 회전을 주어 공을 받아칩니다.' },
      },
      {
        leaf: 5304,
        noun: { en: ['court racket', 'one'], th: ['ไม้แร็กเกต', 'อัน'], zh: ['运动球拍', '支'], vi: ['vợt thể thao', 'cây'], es: ['raqueta de pista', 'f'], ja: ['コート競技用ラケット', '本'], ko: ['코트용 라켓', '개'] },
        use: { en: 'for fast court games', th: 'สำหรับกีฬาแร็กเกตในคอร์ท', zh: '壁球匹克球等用', vi: 'cho các môn vợt trên sân nhỏ', es: 'para juegos rápidos de pista', ja: 'スカッシュやピックルボールに', ko: '스쿼시·피클볼용' },
        truth: { en: 'Used for quick rallies on a compact court.', th: 'ใช้ตีโต้จังหวะเร็วในคอร์ทขนาดเล็ก', zh: '用于小场地上的快速对打。', vi: 'Dùng cho các pha đánh nhanh trên sân nhỏ.', es: 'Sirve para peloteos rápidos en pistas pequeñas.', ja: '小さめのコートで素早いラリーをするのに使います。', ko: '작은 코트에서 빠른 랠리를 할 때 사용합니다.' },
      },
      {
        leaf: 5305,
        noun: { en: ['racket sport ball', 'one'], th: ['ลูกกีฬาแร็กเกต', 'ลูก'], zh: ['球拍运动用球', '个'], vi: ['bóng cho môn dùng vợt', 'quả'], es: ['pelota de raqueta', 'f'], ja: ['ラケット競技用ボール', '個'], ko: ['라켓 스포츠용 공', '개'] },
        use: { en: 'for rallies and ball practice', th: 'สำหรับตีโต้และซ้อม', zh: '对打练球用', vi: 'để đánh qua lại và tập luyện', es: 'para peloteos y entrenamientos', ja: 'ラリーや打球練習に', ko: '랠리·타구 연습용' },
        truth: { en: 'Hit back and forth over a net or against a wall.', th: 'ใช้ตีโต้ข้ามเน็ตหรือตีกับผนัง', zh: '隔网对打或对墙练习都可。', vi: 'Đánh qua lại qua lưới hoặc vào tường.', es: 'Se golpea por encima de la red o contra la pared.', ja: 'ネット越しや壁打ちで打ち合います。', ko: '네트를 사이에 두거나 벽에 대고 주고받습니다.' },
      },
    ],
  },
  {
    section: 5400,
    uses: [
      { en: 'for cycling to work or school', th: 'สำหรับปั่นไปทำงานหรือไปเรียน', zh: '骑车上班上学', vi: 'để đạp xe đi làm, đi học', es: 'para ir en bici al trabajo o a clase', ja: '自転車通勤や通学に', ko: '자전거 출퇴근·통학용' },
      { en: 'for weekend rides', th: 'สำหรับปั่นวันหยุด', zh: '周末骑行用', vi: 'để đạp xe cuối tuần', es: 'para salidas de fin de semana', ja: '週末のサイクリングに', ko: '주말 라이딩용' },
    ],
    truths: [
      { en: 'Useful on short trips in town as well as longer rides.', th: 'ใช้ได้ทั้งปั่นใกล้ในเมืองและปั่นทางไกล', zh: '市区短途和长途骑行都用得上。', vi: 'Dùng được khi đi gần trong phố lẫn đạp đường dài.', es: 'Útil en trayectos urbanos y también en rutas largas.', ja: '街中の短い移動でも長距離でも役立ちます。', ko: '시내 짧은 이동과 장거리 라이딩에 모두 유용합니다.' },
      { en: 'A quick check before setting off makes every ride safer.', th: 'ตรวจเช็กสั้นๆ ก่อนออกปั่นช่วยให้ปลอดภัยขึ้น', zh: '出发前简单检查，骑行更安全。', vi: 'Kiểm tra nhanh trước khi đi giúp chuyến đi an toàn hơn.', es: 'Una revisión rápida antes de salir da más seguridad.', ja: '出発前に点検すると、より安心して走れます。', ko: '출발 전에 간단히 점검하면 더 안전합니다.' },
    ],
    asks: [
      { en: 'Check the size and fit for the rider or the bike before ordering.', th: 'โปรดตรวจสอบขนาดให้เหมาะกับผู้ขี่หรือตัวรถก่อนสั่งซื้อ', zh: '下单前请确认尺寸适合骑行者或车辆。', vi: 'Nên kiểm tra cỡ có hợp với người đi hoặc xe trước khi đặt.', es: 'Antes de comprar, conviene comprobar la talla del ciclista o de la bici.', ja: 'ご注文前に、乗る方や車体に合うサイズかご確認ください。', ko: '주문 전에 사용자나 자전거에 맞는 크기인지 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5401,
        noun: { en: ['bicycle', 'one'], th: ['จักรยาน', 'คัน'], zh: ['自行车', '辆'], vi: ['xe đạp', 'chiếc'], es: ['bicicleta', 'f'], ja: ['自転車', '台'], ko: ['자전거', '대'] },
        use: { en: 'for riding on road or trail', th: 'สำหรับปั่นบนถนนและทางเทรล', zh: '公路山路骑行', vi: 'để đạp trên đường phố, đường mòn', es: 'para carretera o senderos', ja: '街乗りや山道に', ko: '도로·산길 주행용' },
        truth: { en: 'Runs on pedal power and needs no fuel.', th: 'ขับเคลื่อนด้วยแรงปั่น ไม่ใช้น้ำมัน', zh: '靠脚踏前进，不用加油。', vi: 'Chạy bằng sức đạp, không tốn xăng.', es: 'Avanza a pedales y no gasta combustible.', ja: 'ペダルをこいで進み、燃料がいりません。', ko: '페달을 밟아 달리며 연료가 필요 없습니다.' },
      },
      {
        leaf: 5402,
        noun: { en: ['electric bike', 'one'], th: ['จักรยานไฟฟ้า', 'คัน'], zh: ['电动自行车', '辆'], vi: ['xe đạp điện', 'chiếc'], es: ['bicicleta eléctrica', 'f'], ja: ['電動自転車', '台'], ko: ['전기자전거', '대'] },
        use: { en: 'for easier climbs', th: 'สำหรับปั่นขึ้นเนินสบายแรง', zh: '上坡省力骑行', vi: 'để leo dốc nhẹ nhàng', es: 'para subir cuestas con menos esfuerzo', ja: '坂道の多い移動に', ko: '오르막 주행용' },
        truth: { en: 'Has a battery and a motor that assist the rider.', th: 'มีแบตเตอรี่และมอเตอร์ช่วยผ่อนแรง', zh: '带电池和电机，骑行更省力。', vi: 'Có pin và động cơ trợ lực cho người lái.', es: 'Lleva batería y motor que ayudan al ciclista.', ja: 'バッテリーとモーターがこぐ力を助けます。', ko: '배터리와 모터가 주행을 도와줍니다.' },
      },
      {
        leaf: 5403,
        noun: { en: ['bike helmet', 'one'], th: ['หมวกจักรยาน', 'ใบ'], zh: ['骑行头盔', '顶'], vi: ['mũ bảo hiểm xe đạp', 'chiếc'], es: ['casco de bici', 'm'], ja: ['自転車用ヘルメット', '個'], ko: ['자전거 헬멧', '개'] },
        use: { en: "to protect the rider’s head", th: 'สำหรับป้องกันศีรษะขณะปั่น', zh: '骑行护头用', vi: 'để bảo vệ đầu khi đạp xe', es: 'para proteger la cabeza en bici', ja: 'サイクリング時の頭部保護に', ko: '라이딩 머리 보호용' },
        truth: { en: 'Sits level on the head and fastens with a chin strap.', th: 'สวมให้ตรงระดับศีรษะและรัดสายใต้คาง', zh: '端正戴好并扣紧下颌带。', vi: 'Đội ngay ngắn trên đầu và cài quai dưới cằm.', es: 'Se coloca recto sobre la cabeza y se ajusta con correa.', ja: '頭に水平にかぶり、あごひもで留めます。', ko: '머리에 수평으로 쓰고 턱끈으로 고정합니다.' },
      },
      {
        leaf: 5404,
        noun: { en: ['bike light', 'one'], th: ['ไฟจักรยาน', 'ชิ้น'], zh: ['自行车灯', '个'], vi: ['đèn xe đạp', 'chiếc'], es: ['luz de bici', 'f'], ja: ['自転車ライト', '個'], ko: ['자전거 라이트', '개'] },
        use: { en: 'to be seen after dark', th: 'สำหรับปั่นตอนกลางคืน', zh: '夜间骑行照明', vi: 'để đạp xe buổi tối', es: 'para circular de noche', ja: '夜道の走行に', ko: '야간 주행용' },
        truth: { en: 'Makes the rider easier to see in the dark.', th: 'ช่วยให้คนอื่นมองเห็นผู้ปั่นในที่มืด', zh: '让骑行者在暗处更容易被看到。', vi: 'Giúp người khác dễ nhìn thấy người đi xe trong bóng tối.', es: 'Hace más visible al ciclista en la oscuridad.', ja: '暗い道で周りから見えやすくなります。', ko: '어두운 곳에서 눈에 잘 띄게 해 줍니다.' },
      },
      {
        leaf: 5405,
        noun: { en: ['bike lock', 'one'], th: ['ที่ล็อกจักรยาน', 'ชิ้น'], zh: ['自行车锁', '把'], vi: ['khóa xe đạp', 'chiếc'], es: ['candado de bici', 'm'], ja: ['自転車用ロック', '個'], ko: ['자전거 자물쇠', '개'] },
        use: { en: 'to secure a parked bike', th: 'สำหรับล็อกจักรยานที่จอดไว้', zh: '停车防盗用', vi: 'để khóa xe khi đỗ', es: 'para asegurar la bici aparcada', ja: '駐輪時の盗難防止に', ko: '자전거 도난 방지용' },
        truth: { en: 'Holds the bike to a fixed object while it is parked.', th: 'ล็อกจักรยานไว้กับหลักขณะจอด', zh: '停车时把车锁在固定物上。', vi: 'Khóa xe vào vật cố định khi đỗ.', es: 'Sujeta la bici a un punto fijo mientras está aparcada.', ja: '駐輪中に自転車を固定物につなぎます。', ko: '주차 중 자전거를 고정물에 묶어 둡니다.' },
      },
      {
        leaf: 5406,
        noun: { en: ['bike accessory', 'one'], th: ['อุปกรณ์จักรยาน', 'ชิ้น'], zh: ['自行车配件', '件'], vi: ['phụ kiện xe đạp', 'phụ kiện'], es: ['accesorio de bici', 'm'], ja: ['自転車用品', '点'], ko: ['자전거 용품', '개'] },
        use: { en: 'to fit out or repair a bike', th: 'สำหรับแต่งและซ่อมจักรยาน', zh: '自行车维修加装', vi: 'để sửa và trang bị xe đạp', es: 'para equipar o reparar la bici', ja: '自転車の装備や修理に', ko: '자전거 수리·장착용' },
        truth: { en: 'Goes with a bicycle, for repair, comfort or carrying things.', th: 'ใช้กับจักรยานเพื่อซ่อม เพิ่มความสบาย หรือบรรทุกของ', zh: '配合自行车使用，用于维修、舒适或载物。', vi: 'Dùng với xe đạp để sửa chữa, ngồi êm hơn hoặc chở đồ.', es: 'Acompaña a la bici para repararla, ir cómodo o llevar cosas.', ja: '自転車の修理や快適さ、荷物運びに使います。', ko: '자전거 수리나 편의, 짐 운반에 사용합니다.' },
      },
    ],
  },
  {
    section: 5500,
    uses: [
      { en: 'for camping trips', th: 'สำหรับไปแคมป์ปิ้ง', zh: '露营出行用', vi: 'cho chuyến cắm trại', es: 'para salir de acampada', ja: 'キャンプに', ko: '캠핑용' },
      { en: 'for days and nights outdoors', th: 'สำหรับกิจกรรมกลางแจ้ง', zh: '户外活动用', vi: 'cho hoạt động ngoài trời', es: 'para días y noches al aire libre', ja: 'アウトドア活動に', ko: '야외 활동용' },
    ],
    truths: [
      { en: 'Packs into the car or a bag for a trip outdoors.', th: 'ขนขึ้นรถหรือใส่กระเป๋าไปเที่ยวกลางแจ้งได้', zh: '可放进车里或包里带去户外。', vi: 'Xếp lên xe hoặc cho vào túi mang đi dã ngoại.', es: 'Cabe en el coche o en la mochila para salir al aire libre.', ja: '車やバッグに積んで屋外へ持ち出せます。', ko: '차나 가방에 넣어 야외로 가져갈 수 있습니다.' },
      { en: 'Drying and cleaning after the trip keeps mould and rust away.', th: 'ทำความสะอาดและผึ่งให้แห้งหลังกลับช่วยกันเชื้อราและสนิม', zh: '用后清洁晾干，可防霉防锈。', vi: 'Làm sạch và phơi khô sau chuyến đi giúp tránh mốc và gỉ.', es: 'Limpiar y secar tras la salida evita el moho y el óxido.', ja: '使用後に汚れを落として乾かすと、カビやさびを防げます。', ko: '다녀온 뒤 닦고 말리면 곰팡이와 녹을 막을 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the packed size and weight before ordering.', th: 'โปรดตรวจสอบขนาดเมื่อเก็บและน้ำหนักก่อนสั่งซื้อ', zh: '下单前请确认收纳尺寸和重量。', vi: 'Nên kiểm tra kích thước khi xếp gọn và trọng lượng trước khi đặt.', es: 'Antes de comprar, conviene revisar el tamaño plegado y el peso.', ja: 'ご注文前に収納時のサイズと重さをご確認ください。', ko: '주문 전에 수납 크기와 무게를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5501,
        noun: { en: ['tent', 'one'], th: ['เต็นท์', 'หลัง'], zh: ['帐篷', '顶'], vi: ['lều cắm trại', 'chiếc'], es: ['tienda de campaña', 'f'], ja: ['テント', '張'], ko: ['텐트', '개'] },
        use: { en: 'for sleeping under the stars', th: 'สำหรับกางนอนกลางแจ้ง', zh: '野外搭营用', vi: 'để dựng trại ngoài trời', es: 'para dormir al aire libre', ja: '野外での宿泊や日よけに', ko: '야외 취침·그늘막용' },
        truth: { en: 'Pitches on open ground and gives shelter at camp.', th: 'กางบนลานโล่งเพื่อเป็นที่พักในแคมป์', zh: '搭在空地上，露营时遮风挡阳。', vi: 'Dựng trên bãi trống làm chỗ trú khi cắm trại.', es: 'Se monta en terreno abierto y da refugio en el campamento.', ja: '開けた場所に張って、キャンプ中の居場所になります。', ko: '평지에 설치해 캠핑장에서 쉴 공간이 됩니다.' },
      },
      {
        leaf: 5502,
        noun: { en: ['sleeping bag', 'one'], th: ['ถุงนอน', 'ใบ'], zh: ['睡袋', '个'], vi: ['túi ngủ', 'chiếc'], es: ['saco de dormir', 'm'], ja: ['寝袋', '個'], ko: ['침낭', '개'] },
        use: { en: 'for sleeping at camp', th: 'สำหรับนอนในแคมป์', zh: '露营睡眠用', vi: 'để ngủ khi cắm trại', es: 'para dormir en el campamento', ja: 'キャンプでの就寝に', ko: '캠핑 취침용' },
        truth: { en: 'Makes a bed in a tent and packs away in the morning.', th: 'ใช้เป็นที่นอนในเต็นท์ เก็บได้ในตอนเช้า', zh: '在帐篷里当床铺，早上即可收起。', vi: 'Làm chỗ ngủ trong lều và cất gọn vào buổi sáng.', es: 'Hace de cama en la tienda y se recoge por la mañana.', ja: 'テントの寝床になり、朝には片付けられます。', ko: '텐트 안 잠자리가 되고 아침이면 접어 넣을 수 있습니다.' },
      },
      {
        leaf: 5503,
        noun: { en: ['hiking backpack', 'one'], th: ['เป้เดินป่า', 'ใบ'], zh: ['登山包', '个'], vi: ['ba lô leo núi', 'chiếc'], es: ['mochila de senderismo', 'f'], ja: ['登山リュック', '個'], ko: ['등산 배낭', '개'] },
        use: { en: 'for day hikes and treks', th: 'สำหรับเดินป่าและเทรคกิ้ง', zh: '登山徒步背负', vi: 'để leo núi và đi rừng', es: 'para excursiones y travesías', ja: '登山やトレッキングに', ko: '등산·트레킹용' },
        truth: { en: 'Carries the load on both shoulders and leaves the hands free.', th: 'สะพายสองไหล่ มือว่างทั้งสองข้าง', zh: '双肩背负，双手可以空出来。', vi: 'Đeo hai vai, hai tay được rảnh.', es: 'Reparte la carga en los hombros y deja las manos libres.', ja: '両肩で背負い、両手が自由に使えます。', ko: '양어깨로 메어 두 손이 자유롭습니다.' },
      },
      {
        leaf: 5504,
        noun: { en: ['camping cooking gear', 'mass'], th: ['อุปกรณ์ครัวสนาม', 'ชุด'], zh: ['露营炊具', '套'], vi: ['đồ nấu ăn dã ngoại', 'bộ'], es: ['equipo de cocina de camping', 'm'], ja: ['キャンプ用調理器具', '点'], ko: ['캠핑 조리도구', '세트'] },
        use: { en: 'for cooking outdoors', th: 'สำหรับทำอาหารกลางแจ้ง', zh: '户外做饭用', vi: 'để nấu ăn ngoài trời', es: 'para cocinar al aire libre', ja: '野外での調理に', ko: '야외 조리용' },
        truth: { en: 'Lets campers prepare hot meals away from the kitchen.', th: 'ทำอาหารร้อนๆ ได้แม้ไม่มีห้องครัว', zh: '没有厨房也能做热饭菜。', vi: 'Nấu được bữa nóng dù không có bếp nhà.', es: 'Permite preparar comida caliente lejos de la cocina.', ja: '台所のない場所でも温かい食事を作れます。', ko: '주방이 없는 곳에서도 따뜻한 식사를 만들 수 있습니다.' },
      },
      {
        leaf: 5505,
        noun: { en: ['camping furniture', 'mass'], th: ['เฟอร์นิเจอร์แคมป์ปิ้ง', 'ชิ้น'], zh: ['露营家具', '件'], vi: ['đồ nội thất dã ngoại', 'món'], es: ['mueble de camping', 'm'], ja: ['アウトドア家具', '点'], ko: ['캠핑 가구', '개'] },
        use: { en: 'for sitting and eating at camp', th: 'สำหรับนั่งพักและทานอาหารในแคมป์', zh: '露营休息用餐', vi: 'để ngồi và ăn khi cắm trại', es: 'para sentarse y comer fuera', ja: 'キャンプでの休憩や食事に', ko: '캠핑 휴식·식사용' },
        truth: { en: 'Turns a patch of ground into a place to sit, eat or rest.', th: 'เปลี่ยนลานโล่งให้เป็นมุมนั่ง กินข้าว หรือพักผ่อน', zh: '在空地上也有坐、吃、休息的地方。', vi: 'Biến bãi trống thành chỗ ngồi, ăn hoặc nghỉ.', es: 'Convierte un claro en un lugar para sentarse, comer o descansar.', ja: '何もない場所が、座る、食べる、休む場所になります。', ko: '빈터를 앉고 먹고 쉬는 자리로 만들어 줍니다.' },
      },
      {
        leaf: 5506,
        noun: { en: ['portable light', 'one'], th: ['ไฟพกพา', 'อัน'], zh: ['便携照明灯', '个'], vi: ['đèn cầm tay', 'chiếc'], es: ['linterna', 'f'], ja: ['携帯ライト', '個'], ko: ['휴대용 조명', '개'] },
        use: { en: 'to light the way', th: 'สำหรับส่องสว่างยามค่ำคืน', zh: '夜间照明用', vi: 'để soi sáng ban đêm', es: 'para iluminar de noche', ja: '夜の明かりに', ko: '야간 조명용' },
        truth: { en: 'Gives light where there is no lamp, at camp or in a power cut.', th: 'ให้แสงสว่างในแคมป์หรือตอนไฟดับ', zh: '露营或停电时提供照明。', vi: 'Chiếu sáng khi cắm trại hoặc lúc mất điện.', es: 'Alumbra donde no hay lámparas, en el camping o en un apagón.', ja: 'キャンプや停電など、明かりのない場所を照らします。', ko: '캠핑장이나 정전 등 불빛이 없는 곳을 밝혀 줍니다.' },
      },
      {
        leaf: 5507,
        noun: { en: ['outdoor tool', 'one'], th: ['อุปกรณ์เดินป่า', 'ชิ้น'], zh: ['户外工具', '件'], vi: ['dụng cụ dã ngoại', 'dụng cụ'], es: ['utensilio de montaña', 'm'], ja: ['アウトドアツール', '点'], ko: ['아웃도어 도구', '개'] },
        use: { en: 'for the trail', th: 'สำหรับพกติดตัวเดินป่า', zh: '徒步途中用', vi: 'để mang theo khi đi rừng', es: 'para llevar en la ruta', ja: '山歩きの携行用', ko: '산행 휴대용' },
        truth: { en: 'Carried on the trail for use where no shop is near.', th: 'พกติดตัวไปใช้ในเส้นทางที่ไม่มีร้านค้าใกล้ๆ', zh: '徒步时随身携带，荒野中用得上。', vi: 'Mang theo trên đường mòn, nơi không có cửa hàng gần.', es: 'Se lleva en la ruta para usarlo lejos de las tiendas.', ja: '店のない山道で使えるよう携帯します。', ko: '가게가 없는 산길에서 쓸 수 있도록 휴대합니다.' },
      },
      {
        leaf: 5508,
        noun: { en: ['binoculars', 'many'], th: ['กล้องส่องทางไกล', 'ตัว'], zh: ['望远镜', '台'], vi: ['ống nhòm', 'chiếc'], es: ['prismáticos', 'mp'], ja: ['双眼鏡', '台'], ko: ['쌍안경', '개'] },
        use: { en: 'for watching from afar', th: 'สำหรับส่องดูระยะไกล', zh: '远距离观看用', vi: 'để quan sát từ xa', es: 'para observar a distancia', ja: '遠くの観察に', ko: '원거리 관찰용' },
        truth: { en: 'Brings birds, views, stages or the stars closer to the eye.', th: 'ดูนก วิว เวที หรือดวงดาวได้ใกล้ขึ้น', zh: '把远处的鸟、风景、舞台或星空拉近。', vi: 'Giúp nhìn chim, phong cảnh, sân khấu hoặc sao gần hơn.', es: 'Acerca a la vista aves, paisajes, escenarios o estrellas.', ja: '鳥や景色、舞台、星などを近くに見られます。', ko: '새와 풍경, 무대, 별을 가까이 볼 수 있습니다.' },
      },
      {
        leaf: 5509,
        noun: { en: ['cooler', 'one'], th: ['กระติกน้ำแข็ง', 'ใบ'], zh: ['保温箱', '个'], vi: ['thùng giữ lạnh', 'chiếc'], es: ['nevera portátil', 'f'], ja: ['クーラーボックス', '個'], ko: ['아이스박스', '개'] },
        use: { en: 'to keep food and drinks cool', th: 'สำหรับแช่อาหารและเครื่องดื่มให้เย็น', zh: '食物饮料保冷用', vi: 'để giữ lạnh đồ ăn thức uống', es: 'para mantener fríos alimentos y bebidas', ja: '食べ物や飲み物の保冷に', ko: '음식·음료 보냉용' },
        truth: { en: 'Keeps food and drinks cool on trips, with ice or ice packs inside.', th: 'ใส่น้ำแข็งหรือเจลเย็นเพื่อเก็บความเย็นระหว่างเดินทาง', zh: '放入冰块或冰袋，外出时保持食物饮料低温。', vi: 'Cho đá hoặc túi gel vào để giữ lạnh đồ ăn thức uống khi đi chơi.', es: 'Con hielo o acumuladores dentro, mantiene frías la comida y la bebida.', ja: '氷や保冷剤を入れて、外出先で食べ物や飲み物を冷たく保ちます。', ko: '얼음이나 아이스팩을 넣어 나들이 때 음식과 음료를 차갑게 유지합니다.' },
      },
    ],
  },
  {
    section: 5600,
    uses: [
      { en: 'for days by the water', th: 'สำหรับวันพักผ่อนริมน้ำ', zh: '水边休闲用', vi: 'cho ngày vui bên sông biển', es: 'para días junto al agua', ja: '水辺の休日に', ko: '물놀이·물가 나들이용' },
      { en: 'for the sea, lake or river', th: 'สำหรับทะเล ทะเลสาบ และแม่น้ำ', zh: '江河湖海用', vi: 'khi ra biển, hồ hoặc sông', es: 'para el mar, el lago o el río', ja: '海や湖、川に', ko: '바다·호수·강 레저용' },
    ],
    truths: [
      { en: 'Used in, on or beside the water.', th: 'ใช้ในน้ำ บนน้ำ หรือริมน้ำ', zh: '在水中、水面或水边使用。', vi: 'Dùng dưới nước, trên mặt nước hoặc bên bờ.', es: 'Para usar en el agua o junto a ella.', ja: '水中や水上、水辺で使います。', ko: '물속이나 물 위, 물가에서 사용합니다.' },
      { en: 'Rinsing with fresh water after use washes salt and sand away.', th: 'ล้างด้วยน้ำจืดหลังใช้เพื่อขจัดเกลือและทราย', zh: '用后以清水冲洗，去除盐分和沙子。', vi: 'Rửa bằng nước ngọt sau khi dùng để sạch muối và cát.', es: 'Aclarar con agua dulce quita la sal y la arena.', ja: '使用後は真水ですすぎ、塩分や砂を落としてください。', ko: '사용 후 민물로 헹구면 염분과 모래를 없앨 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size and the weight range before ordering.', th: 'โปรดตรวจสอบขนาดและช่วงน้ำหนักก่อนสั่งซื้อ', zh: '下单前请确认尺寸和适用重量。', vi: 'Nên kiểm tra kích cỡ và mức cân nặng phù hợp trước khi đặt hàng.', es: 'Antes de comprar, conviene revisar la talla y el rango de peso.', ja: 'ご注文前にサイズと対応する重さをご確認ください。', ko: '주문 전에 크기와 적정 무게 범위를 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5601,
        noun: { en: ['swimming gear', 'mass'], th: ['อุปกรณ์ว่ายน้ำ', 'ชิ้น'], zh: ['游泳装备', '件'], vi: ['đồ bơi lội', 'món'], es: ['material de natación', 'm'], ja: ['水泳用品', '点'], ko: ['수영용품', '개'] },
        use: { en: 'for swimming', th: 'สำหรับว่ายน้ำ', zh: '泳池海边下水用', vi: 'để đi bơi', es: 'para nadar', ja: 'プールや海での水泳に', ko: '수영용' },
        truth: { en: 'Worn on the head while swimming in the pool or the sea.', th: 'สวมที่ศีรษะขณะว่ายน้ำในสระหรือทะเล', zh: '在泳池或海里游泳时佩戴。', vi: 'Đeo trên đầu khi bơi ở hồ hoặc biển.', es: 'Se lleva en la cabeza al nadar en la piscina o el mar.', ja: 'プールや海で泳ぐときに頭や目に着けます。', ko: '수영장이나 바다에서 수영할 때 머리에 착용합니다.' },
      },
      {
        leaf: 5602,
        noun: { en: ['diving gear', 'mass'], th: ['อุปกรณ์ดำน้ำ', 'ชุด'], zh: ['潜水装备', '套'], vi: ['đồ lặn', 'bộ'], es: ['equipo de buceo', 'm'], ja: ['ダイビング用品', '点'], ko: ['다이빙 장비', '세트'] },
        use: { en: 'for exploring under water', th: 'สำหรับดำน้ำชมใต้ทะเล', zh: '探索水下世界', vi: 'để lặn ngắm biển', es: 'para explorar bajo el agua', ja: '水中観察に', ko: '수중 탐험용' },
        truth: { en: 'Helps swimmers look around, breathe or move below the surface.', th: 'ช่วยให้มองเห็น หายใจ หรือเคลื่อนตัวใต้น้ำ', zh: '帮助在水下观看、呼吸或前进。', vi: 'Giúp nhìn, thở hoặc di chuyển dưới mặt nước.', es: 'Ayuda a ver, respirar o moverse bajo la superficie.', ja: '水中で見る、呼吸する、進むのを助けます。', ko: '물속에서 보고 숨 쉬고 움직이는 것을 도와줍니다.' },
      },
      {
        leaf: 5603,
        noun: { en: ['surfboard', 'one'], th: ['กระดานโต้คลื่น', 'แผ่น'], zh: ['冲浪板', '块'], vi: ['ván lướt sóng', 'chiếc'], es: ['tabla de surf', 'f'], ja: ['サーフボード', '本'], ko: ['서프보드', '개'] },
        use: { en: 'for riding waves', th: 'สำหรับเล่นคลื่น', zh: '冲浪划水用', vi: 'để lướt sóng', es: 'para deslizarse sobre el agua', ja: '波乗りや水上散歩に', ko: '파도타기·수상 레저용' },
        truth: { en: 'Floats the rider on waves or calm water.', th: 'พยุงผู้เล่นให้ลอยบนคลื่นหรือน้ำนิ่ง', zh: '托着人在浪上或静水上滑行。', vi: 'Nâng người chơi trên sóng hoặc mặt nước lặng.', es: 'Mantiene a flote al deportista sobre olas o aguas tranquilas.', ja: '波の上や静かな水面で人を浮かべます。', ko: '파도나 잔잔한 물 위에서 사람을 띄워 줍니다.' },
      },
      {
        leaf: 5604,
        noun: { en: ['canoe', 'one'], th: ['เรือพาย', 'ลำ'], zh: ['皮划艇', '艘'], vi: ['xuồng chèo', 'chiếc'], es: ['canoa', 'f'], ja: ['カヌー', '艇'], ko: ['카누', '척'] },
        use: { en: 'for paddling trips', th: 'สำหรับพายเรือเที่ยว', zh: '划船出游用', vi: 'để chèo thuyền', es: 'para remar', ja: '川下りや湖の散策に', ko: '강·호수 패들링용' },
        truth: { en: 'Moved along with a paddle on lakes, rivers or the coast.', th: 'ใช้ไม้พายพายไปตามทะเลสาบ แม่น้ำ หรือชายฝั่ง', zh: '用桨在湖泊、河流或近岸划行。', vi: 'Dùng mái chèo để đi trên hồ, sông hoặc ven biển.', es: 'Se impulsa con pala por lagos, ríos o la costa.', ja: 'パドルでこいで湖や川、沿岸を進みます。', ko: '패들을 저어 호수나 강, 연안을 나아갑니다.' },
      },
      {
        leaf: 5605,
        noun: { en: ['buoyancy aid', 'one'], th: ['อุปกรณ์ช่วยลอยตัว', 'ชิ้น'], zh: ['漂浮用品', '件'], vi: ['phao nổi', 'chiếc'], es: ['accesorio de flotación', 'm'], ja: ['浮き具', '個'], ko: ['부력 보조용품', '개'] },
        use: { en: 'to stay afloat', th: 'สำหรับพยุงตัวในน้ำ', zh: '水上助浮用', vi: 'để giữ người nổi trên nước', es: 'para mantenerse a flote', ja: '水に浮くための補助に', ko: '물놀이 안전 보조용' },
        truth: { en: 'Helps with floating, while children still need an adult nearby.', th: 'ช่วยให้ลอยตัว เด็กควรมีผู้ใหญ่ดูแลใกล้ชิด', zh: '帮助漂浮，儿童使用需大人看护。', vi: 'Giúp nổi trên nước, trẻ em cần người lớn trông chừng.', es: 'Ayuda a flotar y los niños deben estar siempre vigilados.', ja: '体が浮くのを助けるもので、お子さまには大人の見守りが必要です。', ko: '물에 뜨도록 도와주며 어린이는 어른이 지켜봐야 합니다.' },
      },
      {
        leaf: 5606,
        noun: { en: ['fishing rod', 'one'], th: ['คันเบ็ดตกปลา', 'คัน'], zh: ['鱼竿', '支'], vi: ['cần câu', 'chiếc'], es: ['caña de pescar', 'f'], ja: ['釣り竿', '本'], ko: ['낚싯대', '개'] },
        use: { en: 'for fishing from shore or boat', th: 'สำหรับตกปลาจากฝั่งหรือบนเรือ', zh: '岸钓船钓用', vi: 'để câu từ bờ hoặc trên thuyền', es: 'para pescar desde orilla o barco', ja: '岸からの釣りや船釣りに', ko: '갯바위·선상 낚시용' },
        truth: { en: 'Casts the line and brings in the catch.', th: 'ใช้เหวี่ยงสายและดึงปลาเข้าฝั่ง', zh: '抛线、收线、起鱼都靠它。', vi: 'Dùng để quăng dây và kéo cá lên.', es: 'Sirve para lanzar el sedal y recoger la captura.', ja: '糸を投げ、かかった魚を引き寄せます。', ko: '낚싯줄을 던지고 물고기를 끌어올립니다.' },
      },
      {
        leaf: 5607,
        noun: { en: ['fishing tackle', 'mass'], th: ['อุปกรณ์ตกปลา', 'ชิ้น'], zh: ['钓鱼配件', '件'], vi: ['phụ kiện câu cá', 'phụ kiện'], es: ['aparejo de pesca', 'm'], ja: ['釣り小物', '点'], ko: ['낚시 소품', '개'] },
        use: { en: 'for the tackle box', th: 'สำหรับเก็บในกล่องตกปลา', zh: '钓箱常备', vi: 'cho bộ đồ câu cá', es: 'para la caja de pesca', ja: '釣りの仕掛けに', ko: '낚시 채비용' },
        truth: { en: 'Goes with rod and line to attract, hook or land fish.', th: 'ใช้ร่วมกับคันและสายเพื่อล่อ เกี่ยว หรือนำปลาขึ้น', zh: '配合鱼竿鱼线引鱼、钩鱼或起鱼。', vi: 'Dùng cùng cần và dây để nhử, móc hoặc bắt cá.', es: 'Acompaña a la caña para atraer, clavar o sacar el pez.', ja: '竿や糸と合わせて、魚を誘う、かける、取り込むのに使います。', ko: '낚싯대와 함께 물고기를 꾀고 걸고 올릴 때 씁니다.' },
      },
    ],
  },
  {
    section: 5700,
    uses: [
      { en: 'for days on the snow', th: 'สำหรับวันเล่นหิมะ', zh: '雪地游玩用', vi: 'cho ngày chơi tuyết', es: 'para días de nieve', ja: '雪遊びの日に', ko: '겨울 스포츠용' },
      { en: 'for winter holidays', th: 'สำหรับเที่ยวหน้าหนาว', zh: '冬季度假用', vi: 'cho kỳ nghỉ đông', es: 'para las vacaciones de invierno', ja: '冬休みの旅行に', ko: '겨울 휴가용' },
    ],
    truths: [
      { en: 'Meant for cold days on snow or ice.', th: 'ใช้ในวันอากาศหนาวบนหิมะหรือน้ำแข็ง', zh: '在寒冷天气的雪地或冰面使用。', vi: 'Dùng trong ngày lạnh trên tuyết hoặc băng.', es: 'Para días fríos, sobre nieve o hielo.', ja: '寒い日の雪上や氷上で使います。', ko: '추운 날 눈이나 얼음 위에서 사용합니다.' },
      { en: 'Wiping off snow and drying at room temperature prevents damage.', th: 'เช็ดหิมะออกและผึ่งแห้งที่อุณหภูมิห้องช่วยกันความเสียหาย', zh: '擦净积雪并在室温下晾干，可减少损坏。', vi: 'Lau sạch tuyết và để khô ở nhiệt độ phòng giúp tránh hư hỏng.', es: 'Quitar la nieve y secar a temperatura ambiente evita daños.', ja: '雪をふき取り、室温で乾かすと傷みを防げます。', ko: '눈을 닦고 실온에서 말리면 손상을 막을 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size for the height, foot or head of the wearer.', th: 'โปรดตรวจสอบขนาดตามส่วนสูง เท้า หรือศีรษะของผู้ใช้', zh: '请按身高、脚长或头围确认尺码。', vi: 'Nên chọn cỡ theo chiều cao, cỡ chân hoặc vòng đầu.', es: 'Conviene comprobar la talla según la altura, el pie o la cabeza.', ja: '身長や足、頭のサイズに合うかご確認ください。', ko: '키나 발, 머리 크기에 맞는지 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5701,
        noun: { en: ['skis', 'many'], th: ['สกี', 'คู่'], zh: ['双板滑雪板', '副'], vi: ['ván trượt tuyết đôi', 'đôi'], es: ['esquís', 'mp'], ja: ['スキー板', '組'], ko: ['스키', '세트'] },
        use: { en: 'for downhill runs', th: 'สำหรับเล่นสกีลงเขา', zh: '雪道滑降用', vi: 'để trượt xuống dốc tuyết', es: 'para bajar por la nieve', ja: 'ゲレンデの滑走に', ko: '설원 활강용' },
        truth: { en: 'Glide over snow with ski boots clipped into the bindings.', th: 'ไถลบนหิมะโดยล็อกรองเท้าสกีเข้ากับตัวยึด', zh: '滑雪靴扣入固定器，在雪面滑行。', vi: 'Lướt trên tuyết khi giày được gài vào bộ khóa.', es: 'Se deslizan por la nieve con las botas sujetas a las fijaciones.', ja: 'ブーツをビンディングに固定し、雪の上を滑ります。', ko: '부츠를 바인딩에 고정해 눈 위를 미끄러져 나갑니다.' },
      },
      {
        leaf: 5702,
        noun: { en: ['snowboard', 'one'], th: ['สโนว์บอร์ด', 'แผ่น'], zh: ['单板滑雪板', '块'], vi: ['ván trượt tuyết đơn', 'chiếc'], es: ['tabla de snowboard', 'f'], ja: ['スノーボード', '枚'], ko: ['스노보드', '개'] },
        use: { en: 'for carving down slopes', th: 'สำหรับเล่นบนลานหิมะ', zh: '雪坡滑行用', vi: 'để trượt trên dốc tuyết', es: 'para deslizarse por las pistas', ja: '雪の斜面の滑走に', ko: '슬로프 활강용' },
        truth: { en: 'Ridden sideways with both feet on the same board.', th: 'ยืนหันข้างโดยเท้าทั้งสองอยู่บนแผ่นเดียวกัน', zh: '双脚同踩一板，侧身滑行。', vi: 'Đứng nghiêng người với hai chân trên cùng một ván.', es: 'Se monta de lado con los dos pies sobre la misma tabla.', ja: '一枚の板に両足を乗せ、横向きで滑ります。', ko: '한 보드에 두 발을 올리고 옆으로 서서 탑니다.' },
      },
      {
        leaf: 5703,
        noun: { en: ['ice skates', 'many'], th: ['รองเท้าสเก็ตน้ำแข็ง', 'คู่'], zh: ['冰鞋', '双'], vi: ['giày trượt băng', 'đôi'], es: ['patines de hielo', 'mp'], ja: ['アイススケート靴', '足'], ko: ['아이스 스케이트화', '켤레'] },
        use: { en: 'for the ice rink', th: 'สำหรับลานสเก็ต', zh: '冰场滑冰用', vi: 'để trượt ở sân băng', es: 'para la pista de hielo', ja: 'スケートリンクに', ko: '빙상장용' },
        truth: { en: 'Glide on the ice on blades under the boots.', th: 'ไถลบนน้ำแข็งด้วยใบมีดใต้รองเท้า', zh: '靠鞋底冰刀在冰面滑行。', vi: 'Lướt trên băng nhờ lưỡi trượt dưới đế giày.', es: 'Se deslizan sobre el hielo con las cuchillas de la suela.', ja: '靴底のブレードで氷の上を滑ります。', ko: '신발 밑의 날로 얼음 위를 미끄러집니다.' },
      },
      {
        leaf: 5704,
        noun: { en: ['snow headgear', 'mass'], th: ['อุปกรณ์สวมศีรษะเล่นหิมะ', 'ชิ้น'], zh: ['滑雪头部护具', '件'], vi: ['đồ bảo vệ đầu trượt tuyết', 'món'], es: ['protección de cabeza para nieve', 'f'], ja: ['スノーヘルメット・ゴーグル', '点'], ko: ['스키 보호 장비', '개'] },
        use: { en: 'to protect head and eyes', th: 'สำหรับป้องกันศีรษะและดวงตา', zh: '滑雪护头护眼', vi: 'để bảo vệ đầu và mắt', es: 'para proteger cabeza y ojos', ja: '頭や目の保護に', ko: '머리·눈 보호용' },
        truth: { en: 'Shields the head or the eyes on the slopes.', th: 'ช่วยป้องกันศีรษะหรือดวงตาบนลานหิมะ', zh: '滑雪时保护头部或眼睛。', vi: 'Che chắn đầu hoặc mắt khi trượt tuyết.', es: 'Protege la cabeza o los ojos en las pistas.', ja: 'ゲレンデで頭や目を守ります。', ko: '슬로프에서 머리나 눈을 보호합니다.' },
      },
      {
        leaf: 5705,
        noun: { en: ['sled', 'one'], th: ['เลื่อนหิมะ', 'คัน'], zh: ['雪橇', '个'], vi: ['xe trượt tuyết', 'chiếc'], es: ['trineo', 'm'], ja: ['そり', '台'], ko: ['썰매', '개'] },
        use: { en: 'for sliding down snowy hills', th: 'สำหรับไถลลงเนินหิมะ', zh: '雪坡滑行玩耍', vi: 'để trượt xuống đồi tuyết', es: 'para deslizarse por la nieve', ja: '雪の坂すべりに', ko: '눈썰매 놀이용' },
        truth: { en: 'Slides down a snowy hill with the rider on top.', th: 'ไถลลงเนินหิมะพร้อมผู้เล่น', zh: '载着人从雪坡滑下。', vi: 'Chở người trượt xuống đồi tuyết.', es: 'Baja por la ladera nevada con el pasajero encima.', ja: '人を乗せて雪の斜面をすべり降ります。', ko: '사람을 태우고 눈 언덕을 미끄러져 내려갑니다.' },
      },
    ],
  },
  {
    section: 5800,
    uses: [
      { en: 'for training at the club', th: 'สำหรับฝึกซ้อมในชมรม', zh: '俱乐部训练用', vi: 'để tập ở câu lạc bộ', es: 'para entrenar en el club', ja: '道場やクラブでの練習に', ko: '도장·클럽 연습용' },
      { en: 'for practice and competition', th: 'สำหรับฝึกและแข่งขัน', zh: '练习比赛用', vi: 'để tập và thi đấu', es: 'para practicar y competir', ja: '練習や大会に', ko: '연습·대회용' },
    ],
    truths: [
      { en: 'Used in training under the rules of the sport.', th: 'ใช้ฝึกซ้อมตามกติกาของกีฬานั้นๆ', zh: '按照运动规则训练时使用。', vi: 'Dùng khi tập theo luật của môn thể thao.', es: 'Para entrenar según las reglas del deporte.', ja: '競技のルールに沿った練習で使います。', ko: '종목 규칙에 따라 연습할 때 사용합니다.' },
      { en: 'Beginners learn faster with a trainer at their side.', th: 'ผู้เริ่มต้นฝึกได้เร็วขึ้นเมื่อมีครูฝึกคอยแนะนำ', zh: '初学者有教练指导，上手更快。', vi: 'Người mới học nhanh hơn khi có huấn luyện viên kèm.', es: 'Con un entrenador al lado, los principiantes aprenden antes.', ja: '初心者は指導者と一緒に始めると上達が早くなります。', ko: '초보자는 지도자와 함께하면 더 빨리 배울 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size or weight class and the club rules before ordering.', th: 'โปรดตรวจสอบขนาดหรือรุ่นน้ำหนักและกติกาชมรมก่อนสั่งซื้อ', zh: '下单前请确认尺码或重量级别及俱乐部要求。', vi: 'Nên kiểm tra cỡ, hạng cân và quy định câu lạc bộ trước khi đặt.', es: 'Antes de comprar, conviene revisar la talla o el peso y las normas del club.', ja: 'ご注文前にサイズや重さ、所属先の規定をご確認ください。', ko: '주문 전에 크기나 체급, 클럽 규정을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5801,
        noun: { en: ['boxing gloves', 'many'], th: ['นวมชกมวย', 'คู่'], zh: ['拳击手套', '双'], vi: ['găng tay đấm bốc', 'đôi'], es: ['guantes de boxeo', 'mp'], ja: ['ボクシンググローブ', '組'], ko: ['복싱 글러브', '켤레'] },
        use: { en: 'for boxing and sparring', th: 'สำหรับชกมวยและลงนวม', zh: '拳击对练用', vi: 'để đấm bốc và đấu tập', es: 'para boxeo y sparring', ja: 'ボクシングの練習に', ko: '복싱·스파링용' },
        truth: { en: 'Pad the hands for bag work, pads and sparring.', th: 'ช่วยรองรับมือเวลาชกกระสอบ ล่อเป้า และลงนวม', zh: '打沙袋、打靶和对练时保护双手。', vi: 'Đệm êm bàn tay khi đấm bao, đấm đích và đấu tập.', es: 'Acolchan las manos al golpear el saco o entrenar con un compañero.', ja: 'サンドバッグ打ちやスパーリングで手を保護します。', ko: '샌드백이나 스파링 연습에서 손을 보호합니다.' },
      },
      {
        leaf: 5802,
        noun: { en: ['punching bag', 'one'], th: ['กระสอบทรายซ้อมมวย', 'ใบ'], zh: ['拳击沙袋', '个'], vi: ['bao cát đấm bốc', 'chiếc'], es: ['saco de boxeo', 'm'], ja: ['サンドバッグ', '個'], ko: ['샌드백', '개'] },
        use: { en: 'for punches and kicks', th: 'สำหรับซ้อมหมัดและเตะ', zh: '练拳练腿用', vi: 'để tập đấm và đá', es: 'para golpes y patadas', ja: 'パンチやキックの練習に', ko: '펀치·킥 연습용' },
        truth: { en: 'Takes punches and kicks during training.', th: 'รองรับหมัดและลูกเตะขณะฝึกซ้อม', zh: '训练时用来练出拳和踢腿。', vi: 'Chịu cú đấm và cú đá khi tập.', es: 'Recibe golpes y patadas durante el entrenamiento.', ja: '練習中のパンチやキックを受け止めます。', ko: '연습 중 펀치와 킥을 받아 냅니다.' },
      },
      {
        leaf: 5803,
        noun: { en: ['martial arts uniform', 'one'], th: ['ชุดศิลปะการต่อสู้', 'ชุด'], zh: ['武术道服', '套'], vi: ['võ phục', 'bộ'], es: ['uniforme de artes marciales', 'm'], ja: ['道着', '着'], ko: ['도복', '벌'] },
        use: { en: 'for judo, karate and more', th: 'สำหรับยูโด คาราเต้ และเทควันโด', zh: '柔道空手道等用', vi: 'để tập judo, karate và các môn võ', es: 'para judo, kárate y otras artes', ja: '柔道や空手などの稽古に', ko: '유도·태권도 수련용' },
        truth: { en: 'Cut loosely for kicks, throws and holds on the mat.', th: 'ตัดหลวมให้เตะ ทุ่ม และจับล็อกบนเบาะได้คล่อง', zh: '剪裁宽松，便于踢、摔和擒拿。', vi: 'May rộng để đá, quật và khóa trên thảm.', es: 'Tiene un corte holgado para patadas, proyecciones y agarres.', ja: 'ゆったりした作りで、けりや投げ、組み手の動きを妨げません。', ko: '품이 넉넉해 차기와 메치기, 굳히기 동작을 하기 좋습니다.' },
      },
      {
        leaf: 5804,
        noun: { en: ['archery bow', 'one'], th: ['คันธนู', 'คัน'], zh: ['弓箭', '套'], vi: ['cung tên', 'bộ'], es: ['arco de tiro', 'm'], ja: ['アーチェリー弓具', '点'], ko: ['양궁 활', '개'] },
        use: { en: 'for target shooting', th: 'สำหรับยิงเป้า', zh: '射箭练习用', vi: 'để bắn bia', es: 'para tirar a la diana', ja: '的を狙う練習に', ko: '과녁 맞히기 연습용' },
        truth: { en: 'Shoots arrows at a target on a range with a clear backstop.', th: 'ใช้ยิงลูกธนูไปยังเป้าในสนามที่มีฉากกั้น', zh: '在有挡墙的靶场向靶子射箭。', vi: 'Bắn tên vào bia ở trường bắn có tường chắn.', es: 'Lanza flechas a una diana en un campo de tiro con parapeto.', ja: '安全な射場で的に向けて矢を放ちます。', ko: '안전한 사선에서 과녁을 향해 화살을 쏩니다.' },
      },
      {
        leaf: 5805,
        noun: { en: ['dartboard', 'one'], th: ['เป้าปาลูกดอก', 'อัน'], zh: ['飞镖盘', '个'], vi: ['bia phi tiêu', 'chiếc'], es: ['diana', 'f'], ja: ['ダーツボード', '台'], ko: ['다트보드', '개'] },
        use: { en: 'for a game of darts', th: 'สำหรับเล่นปาลูกดอก', zh: '居家聚会投镖用', vi: 'để chơi phi tiêu', es: 'para jugar a los dardos', ja: 'ダーツの対戦に', ko: '다트 게임용' },
        truth: { en: 'Hangs on a wall for rounds of darts at home or in a club.', th: 'แขวนผนังไว้เล่นปาลูกดอกที่บ้านหรือในคลับ', zh: '挂在墙上，在家或俱乐部玩飞镖。', vi: 'Treo tường để chơi phi tiêu ở nhà hoặc câu lạc bộ.', es: 'Se cuelga en la pared para jugar a los dardos en casa o en el club.', ja: '壁にかけて、自宅やクラブでダーツを楽しめます。', ko: '벽에 걸어 집이나 클럽에서 다트를 즐길 수 있습니다.' },
      },
    ],
  },
  {
    section: 5900,
    uses: [
      { en: 'for sports days and free time', th: 'สำหรับงานกีฬาและเวลาว่าง', zh: '运动休闲用', vi: 'cho hội thao và lúc rảnh rỗi', es: 'para jornadas deportivas y ocio', ja: 'スポーツを楽しむ日や余暇に', ko: '체육대회·여가용' },
      { en: 'for hobby players and clubs', th: 'สำหรับมือสมัครเล่นและชมรม', zh: '爱好者与俱乐部用', vi: 'cho người chơi phong trào', es: 'para aficionados y clubes', ja: '趣味やクラブ活動に', ko: '취미·동호회용' },
    ],
    truths: [
      { en: 'Used by clubs, schools and hobby players alike.', th: 'ใช้ได้ทั้งชมรม โรงเรียน และผู้เล่นทั่วไป', zh: '俱乐部、学校和爱好者都用得上。', vi: 'Dùng cho câu lạc bộ, trường học và người chơi phong trào.', es: 'Para clubes, escuelas y aficionados.', ja: 'クラブや学校、趣味で楽しむ方に使われています。', ko: '클럽과 학교, 취미로 즐기는 사람들이 두루 사용합니다.' },
      { en: 'Worth keeping dry and out of direct sun between uses.', th: 'เก็บในที่แห้งและพ้นแดดจะใช้ได้นานขึ้น', zh: '存放时保持干燥、避免暴晒更耐用。', vi: 'Dùng được lâu hơn khi cất nơi khô và tránh nắng.', es: 'Guardar en un lugar seco y sin sol directo.', ja: '乾いた日陰で保管すると長く使えます。', ko: '건조하고 햇빛이 없는 곳에 두면 더 오래 쓸 수 있습니다.' },
    ],
    asks: [
      { en: 'Check the size, weight and what is in the set before ordering.', th: 'โปรดตรวจสอบขนาด น้ำหนัก และของในชุดก่อนสั่งซื้อ', zh: '下单前请确认尺寸、重量和套装内容。', vi: 'Nên kiểm tra kích cỡ, trọng lượng và món trong bộ trước khi đặt.', es: 'Antes de comprar, conviene revisar la medida, el peso y qué incluye.', ja: 'ご注文前にサイズ、重さ、セット内容をご確認ください。', ko: '주문 전에 크기, 무게, 구성품을 확인해 주시기 바랍니다.' },
    ],
    leaves: [
      {
        leaf: 5901,
        noun: { en: ['golf club', 'one'], th: ['ไม้กอล์ฟ', 'อัน'], zh: ['高尔夫球杆', '支'], vi: ['gậy golf', 'cây'], es: ['palo de golf', 'm'], ja: ['ゴルフクラブ', '本'], ko: ['골프채', '개'] },
        use: { en: 'for the golf course', th: 'สำหรับออกรอบตีกอล์ฟ', zh: '高尔夫下场用', vi: 'để ra sân golf', es: 'para el campo de golf', ja: 'コースや練習場に', ko: '필드·연습장용' },
        truth: { en: 'Swung with both hands to drive, chip or putt the ball.', th: 'จับสองมือสวิงเพื่อตีไกล ชิพ หรือพัตต์', zh: '双手挥杆，用于开球、切球或推杆。', vi: 'Vung bằng hai tay để phát, gạt hoặc đẩy bóng.', es: 'Se maneja con ambas manos para lanzar, aproximar o embocar la bola.', ja: '両手で振り、ショットやアプローチ、パットに使います。', ko: '두 손으로 휘둘러 드라이브, 칩샷, 퍼팅을 합니다.' },
      },
      {
        leaf: 5902,
        noun: { en: ['golf accessory', 'one'], th: ['อุปกรณ์กอล์ฟ', 'ชิ้น'], zh: ['高尔夫配件', '件'], vi: ['phụ kiện golf', 'phụ kiện'], es: ['accesorio de golf', 'm'], ja: ['ゴルフ小物', '点'], ko: ['골프용품', '개'] },
        use: { en: 'to go in the golf bag', th: 'สำหรับพกในถุงกอล์ฟ', zh: '高尔夫球包常备', vi: 'cho mỗi lần ra sân golf', es: 'para la bolsa de golf', ja: 'ラウンドの携行用', ko: '골프 라운드용' },
        truth: { en: 'Goes along with the clubs on a round of golf.', th: 'ใช้คู่กับไม้กอล์ฟเวลาออกรอบ', zh: '下场打球时与球杆搭配使用。', vi: 'Dùng cùng bộ gậy trong mỗi vòng golf.', es: 'Acompaña a los palos en cada vuelta.', ja: 'クラブと一緒にラウンドで使います。', ko: '골프채와 함께 라운드에서 사용합니다.' },
      },
      {
        leaf: 5903,
        noun: { en: ['skateboard', 'one'], th: ['สเก็ตบอร์ด', 'แผ่น'], zh: ['滑板', '块'], vi: ['ván trượt', 'chiếc'], es: ['monopatín', 'm'], ja: ['スケートボード', '台'], ko: ['스케이트보드', '개'] },
        use: { en: 'for street and skate park', th: 'สำหรับเล่นสตรีทและสเก็ตพาร์ค', zh: '街头公园滑行用', vi: 'để chơi đường phố, công viên', es: 'para la calle y el skatepark', ja: 'ストリートやパークに', ko: '거리·스케이트파크용' },
        truth: { en: 'Rolls on wheels under a deck that is steered by leaning.', th: 'มีล้อใต้แผ่นและบังคับทิศด้วยการเอียงตัว', zh: '板下装轮，靠身体倾斜转向。', vi: 'Lăn trên bánh xe, đổi hướng bằng cách nghiêng người.', es: 'Avanza sobre ruedas y se dirige inclinando el cuerpo.', ja: '板の下の車輪で進み、体を傾けて曲がります。', ko: '판 아래 바퀴로 굴러가며 몸을 기울여 방향을 바꿉니다.' },
      },
      {
        leaf: 5904,
        noun: { en: ['roller skates', 'many'], th: ['โรลเลอร์สเก็ต', 'คู่'], zh: ['轮滑鞋', '双'], vi: ['giày trượt patin', 'đôi'], es: ['patines de ruedas', 'mp'], ja: ['ローラースケート', '足'], ko: ['롤러스케이트', '켤레'] },
        use: { en: 'for skating on smooth ground', th: 'สำหรับเล่นบนพื้นเรียบ', zh: '平地滑行用', vi: 'để trượt trên mặt phẳng', es: 'para patinar en suelo liso', ja: '平らな場所での滑走に', ko: '평지 스케이팅용' },
        truth: { en: 'Roll on smooth ground, with helmet and pads on.', th: 'เล่นบนพื้นเรียบ ควรสวมหมวกและสนับ', zh: '在平整地面滑行，请戴好头盔和护具。', vi: 'Lăn trên mặt phẳng, nên đội mũ và đeo đồ bảo hộ.', es: 'Ruedan por suelo liso y conviene llevar casco y protecciones.', ja: '平らな場所で、ヘルメットとプロテクターを着けて滑ってください。', ko: '평평한 곳에서 헬멧과 보호대를 착용하고 탑니다.' },
      },
      {
        leaf: 5905,
        noun: { en: ['flying disc', 'one'], th: ['จานร่อน', 'อัน'], zh: ['飞盘', '个'], vi: ['đĩa ném', 'chiếc'], es: ['disco volador', 'm'], ja: ['フライングディスク', '枚'], ko: ['플라잉디스크', '개'] },
        use: { en: 'for the park or the beach', th: 'สำหรับเล่นในสวนหรือชายหาด', zh: '公园沙滩玩耍', vi: 'để chơi ở công viên, bãi biển', es: 'para el parque o la playa', ja: '公園や浜辺での遊びに', ko: '공원·해변 놀이용' },
        truth: { en: 'Thrown by hand across open ground, well away from people.', th: 'ใช้มือปาในลานกว้างที่ห่างจากผู้คน', zh: '在开阔无人的场地用手投掷。', vi: 'Ném bằng tay ở bãi trống, cách xa mọi người.', es: 'Se lanza con la mano en espacios abiertos y sin gente cerca.', ja: '周りに人のいない広い場所で、手で投げて遊びます。', ko: '사람이 없는 넓은 곳에서 손으로 던지며 놉니다.' },
      },
      {
        leaf: 5906,
        noun: { en: ['billiards gear', 'mass'], th: ['อุปกรณ์บิลเลียด', 'ชิ้น'], zh: ['台球用品', '件'], vi: ['dụng cụ bi-a', 'dụng cụ'], es: ['material de billar', 'm'], ja: ['ビリヤード用品', '点'], ko: ['당구용품', '개'] },
        use: { en: 'for the pool table', th: 'สำหรับเล่นบนโต๊ะบิลเลียด', zh: '球桌对局用', vi: 'để chơi bi-a', es: 'para la mesa de billar', ja: 'ビリヤード台でのプレーに', ko: '당구대 경기용' },
        truth: { en: 'Used to play pool, snooker or billiards.', th: 'ใช้เล่นพูล สนุกเกอร์ หรือบิลเลียด', zh: '打台球、斯诺克时使用。', vi: 'Dùng để chơi pool, snooker hoặc bi-a.', es: 'Sirve para jugar al billar, al pool o al snooker.', ja: 'プールやスヌーカーなどのビリヤードに使います。', ko: '포켓볼이나 스누커 등 당구를 칠 때 씁니다.' },
      },
      {
        leaf: 5907,
        noun: { en: ['bowling gear', 'mass'], th: ['อุปกรณ์โบว์ลิ่ง', 'ชิ้น'], zh: ['保龄球用品', '件'], vi: ['dụng cụ bowling', 'dụng cụ'], es: ['material de bolos', 'm'], ja: ['ボウリング用品', '点'], ko: ['볼링용품', '개'] },
        use: { en: 'for the bowling lane', th: 'สำหรับเล่นโบว์ลิ่ง', zh: '球馆球道用', vi: 'để chơi bowling', es: 'para la bolera', ja: 'ボウリング場でのプレーに', ko: '볼링장용' },
        truth: { en: 'Used in a game of rolling a ball at a set of pins.', th: 'ใช้ในเกมกลิ้งลูกเข้าหาพิน', zh: '用于滚球击倒球瓶的运动。', vi: 'Dùng trong trò lăn bóng làm đổ ky.', es: 'Sirve para el juego de derribar bolos con una bola.', ja: '球を転がしてピンを倒す競技に使います。', ko: '공을 굴려 핀을 쓰러뜨리는 경기에 씁니다.' },
      },
      {
        leaf: 5908,
        noun: { en: ['sports award', 'one'], th: ['รางวัลกีฬา', 'ชิ้น'], zh: ['颁奖用品', '件'], vi: ['giải thưởng thể thao', 'giải'], es: ['premio deportivo', 'm'], ja: ['トロフィー・メダル', '点'], ko: ['시상용품', '개'] },
        use: { en: 'for award ceremonies', th: 'สำหรับมอบในพิธีแจกรางวัล', zh: '颁奖典礼用', vi: 'để trao giải', es: 'para entregas de premios', ja: '表彰式に', ko: '시상식용' },
        truth: { en: 'Presented to winners at sports days and tournaments.', th: 'มอบให้ผู้ชนะในงานกีฬาและการแข่งขัน', zh: '在运动会和比赛中颁发给获胜者。', vi: 'Trao cho người thắng cuộc tại hội thao và giải đấu.', es: 'Se entrega a los ganadores en torneos y jornadas deportivas.', ja: '運動会や大会で入賞者に贈られます。', ko: '운동회나 대회에서 수상자에게 수여합니다.' },
      },
    ],
  },
];
