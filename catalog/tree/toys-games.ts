import type { Aisle } from '../category.ts';

export const toysGames: Aisle = {
  id: 7000,
  names: { en: 'Toys & Games', th: 'ของเล่นและเกม', zh: '玩具游戏', vi: 'Đồ chơi và trò chơi', es: 'Juguetes y juegos', ja: 'おもちゃ・ゲーム', ko: '장난감·게임' },
  sections: [
    {
      id: 7100,
      names: { en: 'Building Toys', th: 'ของเล่นตัวต่อ', zh: '积木拼装', vi: 'Đồ chơi lắp ráp', es: 'Juguetes de construcción', ja: 'ブロック・組み立て玩具', ko: '블록·조립 완구' },
      leaves: [
        { id: 7101, names: { en: 'Building Block Sets', th: 'ชุดตัวต่อบล็อก', zh: '拼插积木', vi: 'Bộ xếp hình khối', es: 'Sets de bloques', ja: 'ブロックセット', ko: '블록 세트' } },
        { id: 7102, names: { en: 'Magnetic Tiles', th: 'ตัวต่อแม่เหล็ก', zh: '磁力片积木', vi: 'Xếp hình nam châm', es: 'Bloques magnéticos', ja: 'マグネットブロック', ko: '자석 블록' } },
        { id: 7103, names: { en: 'Wooden Blocks', th: 'บล็อกไม้', zh: '木制积木', vi: 'Khối gỗ xếp hình', es: 'Bloques de madera', ja: '積み木', ko: '원목 블록' } },
        { id: 7104, names: { en: 'Marble Runs', th: 'รางลูกแก้ว', zh: '滚珠轨道', vi: 'Đường ray bi lăn', es: 'Circuitos de canicas', ja: 'ビー玉転がし', ko: '구슬 트랙' } },
        { id: 7105, names: { en: 'Model Kits', th: 'โมเดลประกอบ', zh: '拼装模型', vi: 'Mô hình lắp ráp', es: 'Maquetas para montar', ja: 'プラモデル', ko: '조립 모형' } },
      ],
    },
    {
      id: 7200,
      names: { en: 'Dolls & Plush', th: 'ตุ๊กตา', zh: '娃娃与毛绒玩具', vi: 'Búp bê và thú bông', es: 'Muñecas y peluches', ja: '人形・ぬいぐるみ', ko: '인형·봉제인형' },
      leaves: [
        { id: 7201, names: { en: 'Plush Toys', th: 'ตุ๊กตาผ้า', zh: '毛绒玩具', vi: 'Thú nhồi bông', es: 'Peluches', ja: 'ぬいぐるみ', ko: '봉제인형' } },
        { id: 7202, names: { en: 'Dolls', th: 'ตุ๊กตาเด็กและตุ๊กตาแฟชั่น', zh: '娃娃', vi: 'Búp bê', es: 'Muñecas', ja: '着せ替え人形・ドール', ko: '패션·아기 인형' } },
        { id: 7203, names: { en: 'Traditional & Nesting Dolls', th: 'ตุ๊กตาพื้นเมืองและแม่ลูกดก', zh: '民俗娃娃与套娃', vi: 'Búp bê truyền thống', es: 'Muñecas tradicionales y matrioskas', ja: '伝統人形・マトリョーシカ', ko: '전통 인형·마트료시카' } },
        { id: 7204, names: { en: 'Dollhouses', th: 'บ้านตุ๊กตา', zh: '娃娃屋', vi: 'Nhà búp bê', es: 'Casas de muñecas', ja: 'ドールハウス', ko: '인형의 집' } },
        { id: 7205, names: { en: 'Doll Clothes & Accessories', th: 'เสื้อผ้าและของใช้ตุ๊กตา', zh: '娃娃衣服与配件', vi: 'Quần áo và phụ kiện búp bê', es: 'Ropa y accesorios de muñecas', ja: 'ドール服・小物', ko: '인형 옷·소품' } },
        { id: 7206, names: { en: 'Puppets', th: 'หุ่นมือและหุ่นเชิด', zh: '手偶木偶', vi: 'Rối tay và rối dây', es: 'Marionetas y títeres', ja: 'パペット・操り人形', ko: '손인형·꼭두각시' } },
      ],
    },
    {
      id: 7300,
      names: { en: 'Toy Vehicles & Remote Control', th: 'รถของเล่นและของเล่นบังคับ', zh: '玩具车与遥控玩具', vi: 'Xe đồ chơi và điều khiển từ xa', es: 'Vehículos y radiocontrol', ja: '乗り物玩具・ラジコン', ko: '자동차·RC 완구' },
      leaves: [
        { id: 7301, names: { en: 'Toy Cars', th: 'รถของเล่น', zh: '玩具小汽车', vi: 'Ô tô đồ chơi', es: 'Coches de juguete', ja: 'ミニカー', ko: '미니카' } },
        { id: 7302, names: { en: 'Toy Trucks & Construction Vehicles', th: 'รถบรรทุกและรถก่อสร้างของเล่น', zh: '玩具卡车与工程车', vi: 'Xe tải và xe công trình đồ chơi', es: 'Camiones y vehículos de obra', ja: 'はたらく車', ko: '트럭·중장비 완구' } },
        { id: 7303, names: { en: 'Toy Trains & Tracks', th: 'รถไฟของเล่นและราง', zh: '玩具火车与轨道', vi: 'Tàu hỏa đồ chơi và đường ray', es: 'Trenes y vías de juguete', ja: '電車・レールのおもちゃ', ko: '기차·레일 완구' } },
        { id: 7304, names: { en: 'Toy Planes & Helicopters', th: 'เครื่องบินและเฮลิคอปเตอร์ของเล่น', zh: '玩具飞机与直升机', vi: 'Máy bay đồ chơi', es: 'Aviones y helicópteros de juguete', ja: '飛行機・ヘリのおもちゃ', ko: '비행기·헬기 완구' } },
        { id: 7305, names: { en: 'Toy Boats', th: 'เรือของเล่น', zh: '玩具船', vi: 'Thuyền đồ chơi', es: 'Barcos de juguete', ja: '船のおもちゃ', ko: '장난감 배' } },
        { id: 7306, names: { en: 'Remote Control Cars', th: 'รถบังคับ', zh: '遥控车', vi: 'Xe điều khiển từ xa', es: 'Coches teledirigidos', ja: 'ラジコンカー', ko: 'RC카' } },
        { id: 7307, names: { en: 'Remote Control Aircraft', th: 'เครื่องบินและโดรนบังคับ', zh: '遥控飞机', vi: 'Máy bay điều khiển từ xa', es: 'Aviones y drones teledirigidos', ja: 'ラジコン飛行機・ドローン', ko: 'RC 항공기·드론' } },
      ],
    },
    {
      id: 7400,
      names: { en: 'Board Games & Puzzles', th: 'บอร์ดเกมและจิ๊กซอว์', zh: '桌游与拼图', vi: 'Board game và xếp hình', es: 'Juegos de mesa y puzles', ja: 'ボードゲーム・パズル', ko: '보드게임·퍼즐' },
      leaves: [
        { id: 7401, names: { en: 'Board Games', th: 'บอร์ดเกม', zh: '桌面游戏', vi: 'Trò chơi board game', es: 'Juegos de tablero', ja: 'ボードゲーム', ko: '보드게임' } },
        { id: 7402, names: { en: 'Card Games', th: 'การ์ดเกมและไพ่', zh: '卡牌与扑克', vi: 'Bộ bài và trò chơi thẻ bài', es: 'Juegos de cartas', ja: 'カードゲーム・トランプ', ko: '카드 게임' } },
        { id: 7403, names: { en: 'Jigsaw Puzzles', th: 'จิ๊กซอว์', zh: '拼图', vi: 'Tranh ghép hình', es: 'Puzles', ja: 'ジグソーパズル', ko: '직소 퍼즐' } },
        { id: 7404, names: { en: 'Puzzle Cubes & Brain Teasers', th: 'รูบิกและของเล่นฝึกสมอง', zh: '魔方与益智解谜', vi: 'Rubik và đồ chơi trí tuệ', es: 'Cubos y rompecabezas', ja: 'キューブパズル・知恵の輪', ko: '큐브·두뇌 퍼즐' } },
        { id: 7405, names: { en: 'Chess & Checkers', th: 'หมากรุกและหมากฮอส', zh: '象棋与跳棋', vi: 'Cờ vua, cờ tướng và cờ đam', es: 'Ajedrez y damas', ja: 'チェス・将棋', ko: '체스·장기' } },
        { id: 7406, names: { en: 'Mahjong Sets', th: 'ไพ่นกกระจอก', zh: '麻将', vi: 'Mạt chược', es: 'Mahjong', ja: '麻雀', ko: '마작' } },
        { id: 7407, names: { en: 'Dice', th: 'ลูกเต๋า', zh: '骰子', vi: 'Xúc xắc', es: 'Dados', ja: 'サイコロ・ダイス', ko: '주사위' } },
      ],
    },
    {
      id: 7500,
      names: { en: 'Outdoor Play', th: 'ของเล่นกลางแจ้ง', zh: '户外玩具', vi: 'Đồ chơi ngoài trời', es: 'Juegos de exterior', ja: '外遊び', ko: '야외 놀이 완구' },
      leaves: [
        { id: 7501, names: { en: 'Kites', th: 'ว่าว', zh: '风筝', vi: 'Diều', es: 'Cometas', ja: '凧・カイト', ko: '연' } },
        { id: 7502, names: { en: 'Bubble Toys', th: 'ของเล่นเป่าฟองสบู่', zh: '泡泡玩具', vi: 'Đồ chơi thổi bong bóng xà phòng', es: 'Pompas de jabón', ja: 'シャボン玉', ko: '비눗방울 놀이' } },
        { id: 7503, names: { en: 'Water Guns', th: 'ปืนฉีดน้ำ', zh: '水枪', vi: 'Súng phun nước', es: 'Pistolas de agua', ja: '水鉄砲', ko: '물총' } },
        { id: 7504, names: { en: 'Sand & Beach Toys', th: 'ของเล่นชายหาดและทราย', zh: '沙滩玩具', vi: 'Đồ chơi cát và bãi biển', es: 'Juguetes de playa y arena', ja: '砂場・ビーチ玩具', ko: '모래놀이 완구' } },
        { id: 7505, names: { en: 'Ride-On Toys & Kick Scooters', th: 'รถขาไถและสกู๊ตเตอร์เด็ก', zh: '儿童滑行车与滑板车', vi: 'Xe chòi chân và xe scooter trẻ em', es: 'Correpasillos y patinetes', ja: '乗用玩具・キックスクーター', ko: '승용완구·킥보드' } },
        { id: 7506, names: { en: 'Swings & Slides', th: 'ชิงช้าและสไลเดอร์', zh: '秋千滑梯', vi: 'Xích đu và cầu trượt', es: 'Columpios y toboganes', ja: 'ブランコ・すべり台', ko: '그네·미끄럼틀' } },
      ],
    },
    {
      id: 7600,
      names: { en: 'Learning & Craft Toys', th: 'ของเล่นเสริมทักษะและงานฝีมือ', zh: '益智手工玩具', vi: 'Đồ chơi học tập và thủ công', es: 'Juguetes educativos y manualidades', ja: '知育・工作玩具', ko: '학습·만들기 완구' },
      leaves: [
        { id: 7601, names: { en: 'Sorting, Stacking & Counting Toys', th: 'ของเล่นฝึกนับและจัดหมวด', zh: '早教认知玩具', vi: 'Đồ chơi phân loại và học đếm', es: 'Juguetes para clasificar y contar', ja: '型はめ・数あそび', ko: '분류·쌓기·숫자 완구' } },
        { id: 7602, names: { en: 'Science Kits', th: 'ชุดทดลองวิทยาศาสตร์', zh: '科学实验玩具', vi: 'Bộ thí nghiệm khoa học', es: 'Kits de ciencia', ja: '科学実験キット', ko: '과학 실험 키트' } },
        { id: 7603, names: { en: 'Drawing & Colouring Toys', th: 'ของเล่นวาดรูประบายสี', zh: '绘画涂色玩具', vi: 'Đồ chơi vẽ và tô màu', es: 'Juguetes para dibujar y colorear', ja: 'お絵かき・ぬりえ', ko: '그림·색칠 놀이' } },
        { id: 7604, names: { en: 'Modelling Clay & Dough', th: 'ดินปั้นและแป้งโดว์', zh: '彩泥粘土', vi: 'Đất nặn và bột nặn', es: 'Plastilina y masas de modelar', ja: '粘土・小麦ねんど', ko: '점토·클레이' } },
        { id: 7605, names: { en: 'Craft Kits', th: 'ชุดงานประดิษฐ์', zh: '手工材料包', vi: 'Bộ làm đồ thủ công', es: 'Kits de manualidades', ja: '工作・クラフトキット', ko: '만들기 키트' } },
        { id: 7606, names: { en: 'Musical Toys', th: 'ของเล่นดนตรี', zh: '音乐玩具', vi: 'Đồ chơi âm nhạc', es: 'Juguetes musicales', ja: '音の出るおもちゃ', ko: '악기 완구' } },
      ],
    },
    {
      id: 7700,
      names: { en: 'Figures & Collectibles', th: 'ฟิกเกอร์และของสะสม', zh: '手办与收藏', vi: 'Mô hình và đồ sưu tầm', es: 'Figuras y coleccionables', ja: 'フィギュア・コレクション', ko: '피규어·수집품' },
      leaves: [
        { id: 7701, names: { en: 'Action Figures', th: 'แอ็กชันฟิกเกอร์', zh: '可动人偶', vi: 'Mô hình nhân vật hành động', es: 'Figuras de acción', ja: 'アクションフィギュア', ko: '액션 피규어' } },
        { id: 7702, names: { en: 'Anime Figures', th: 'ฟิกเกอร์อนิเมะ', zh: '动漫手办', vi: 'Mô hình anime', es: 'Figuras de anime', ja: 'アニメフィギュア', ko: '애니 피규어' } },
        { id: 7703, names: { en: 'Blind Boxes & Designer Toys', th: 'กล่องสุ่มและอาร์ตทอย', zh: '盲盒与潮玩', vi: 'Blind box và art toy', es: 'Cajas sorpresa y art toys', ja: 'ブラインドボックス・アートトイ', ko: '랜덤박스·아트토이' } },
        { id: 7704, names: { en: 'Toy Robots', th: 'หุ่นยนต์ของเล่น', zh: '玩具机器人', vi: 'Rô-bốt đồ chơi', es: 'Robots de juguete', ja: 'ロボットのおもちゃ', ko: '로봇 완구' } },
        { id: 7705, names: { en: 'Animal & Dinosaur Figures', th: 'ฟิกเกอร์สัตว์และไดโนเสาร์', zh: '动物恐龙模型', vi: 'Mô hình động vật và khủng long', es: 'Figuras de animales y dinosaurios', ja: '動物・恐竜フィギュア', ko: '동물·공룡 피규어' } },
        { id: 7706, names: { en: 'Trading Cards', th: 'การ์ดสะสม', zh: '收藏卡牌', vi: 'Thẻ bài sưu tầm', es: 'Cartas coleccionables', ja: 'トレーディングカード', ko: '트레이딩 카드' } },
      ],
    },
    {
      id: 7800,
      names: { en: 'Pretend Play', th: 'ของเล่นบทบาทสมมติ', zh: '过家家玩具', vi: 'Đồ chơi đóng vai', es: 'Juego de imitación', ja: 'ごっこ遊び', ko: '역할 놀이' },
      leaves: [
        { id: 7801, names: { en: 'Toy Kitchens & Play Food', th: 'ครัวของเล่นและอาหารจำลอง', zh: '厨房玩具', vi: 'Bếp đồ chơi và thức ăn giả', es: 'Cocinitas y comida de juguete', ja: 'おままごと・キッチン', ko: '주방놀이' } },
        { id: 7802, names: { en: 'Doctor, Salon & Shop Sets', th: 'ชุดเล่นคุณหมอ เสริมสวย และร้านค้า', zh: '医生美妆收银玩具', vi: 'Bộ bác sĩ, làm đẹp và bán hàng', es: 'Sets de médico, belleza y tienda', ja: 'お医者さん・美容・お店屋さん', ko: '병원·미용·가게 놀이' } },
        { id: 7803, names: { en: 'Toy Tools & Workbenches', th: 'ของเล่นเครื่องมือช่าง', zh: '工具台玩具', vi: 'Đồ chơi dụng cụ sửa chữa', es: 'Herramientas de juguete', ja: '大工さん・工具', ko: '공구놀이' } },
        { id: 7804, names: { en: "Kids' Costumes", th: 'ชุดแฟนซีเด็ก', zh: '儿童扮演服', vi: 'Trang phục hóa trang trẻ em', es: 'Disfraces infantiles', ja: '子ども用コスチューム', ko: '어린이 코스튬' } },
        { id: 7805, names: { en: 'Play Tents', th: 'เต็นท์เด็กเล่น', zh: '儿童帐篷', vi: 'Lều chơi trẻ em', es: 'Tiendas de juego', ja: 'キッズテント', ko: '놀이 텐트' } },
      ],
    },
    {
      id: 7900,
      names: { en: 'Party & Novelty', th: 'ปาร์ตี้และของเล่นแปลกใหม่', zh: '派对与趣味玩具', vi: 'Đồ tiệc và đồ chơi vui nhộn', es: 'Fiesta y diversión', ja: 'パーティー・おもしろグッズ', ko: '파티·이색 완구' },
      leaves: [
        { id: 7901, names: { en: 'Balloons', th: 'ลูกโป่ง', zh: '气球', vi: 'Bong bóng bay', es: 'Globos', ja: '風船・バルーン', ko: '풍선' } },
        { id: 7902, names: { en: 'Piñatas', th: 'ปิญาตา', zh: '皮纳塔', vi: 'Piñata đập kẹo', es: 'Piñatas', ja: 'ピニャータ', ko: '피냐타' } },
        { id: 7903, names: { en: 'Fidget & Squishy Toys', th: 'ของเล่นคลายเครียดและสกุชชี่', zh: '解压玩具', vi: 'Đồ chơi giảm căng thẳng', es: 'Juguetes antiestrés', ja: 'フィジェット・スクイーズ', ko: '피젯·말랑이' } },
        { id: 7904, names: { en: 'Yo-Yos', th: 'โยโย่', zh: '悠悠球', vi: 'Yo-yo', es: 'Yoyós', ja: 'ヨーヨー', ko: '요요' } },
        { id: 7905, names: { en: 'Magic Tricks', th: 'อุปกรณ์มายากล', zh: '魔术道具', vi: 'Đạo cụ ảo thuật', es: 'Trucos de magia', ja: '手品・マジック', ko: '마술 도구' } },
        { id: 7906, names: { en: 'Party Supplies', th: 'อุปกรณ์ปาร์ตี้', zh: '派对用品', vi: 'Phụ kiện tiệc', es: 'Artículos de fiesta', ja: 'パーティーグッズ', ko: '파티용품' } },
        { id: 7907, names: { en: 'Spinning Tops', th: 'ลูกข่าง', zh: '陀螺', vi: 'Con quay', es: 'Peonzas', ja: 'コマ', ko: '팽이' } },
      ],
    },
  ],
};
