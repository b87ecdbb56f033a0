import type { Aisle } from '../category.ts';

export const babyKids: Aisle = {
  id: 10000,
  names: { en: 'Baby & Kids', th: 'แม่และเด็ก', zh: '母婴儿童', vi: 'Mẹ và bé', es: 'Bebés y niños', ja: 'ベビー・キッズ', ko: '유아동' },
  sections: [
    {
      id: 10100,
      names: { en: 'Feeding', th: 'อุปกรณ์ให้นมและอาหารเด็ก', zh: '喂养用品', vi: 'Bú sữa và ăn dặm', es: 'Alimentación del bebé', ja: '授乳・食事', ko: '수유·이유용품' },
      leaves: [
        { id: 10101, names: { en: 'Baby Bottles', th: 'ขวดนม', zh: '奶瓶', vi: 'Bình sữa', es: 'Biberones', ja: '哺乳瓶', ko: '젖병' } },
        { id: 10102, names: { en: 'Sippy & Straw Cups', th: 'ถ้วยหัดดื่ม', zh: '学饮杯', vi: 'Cốc tập uống', es: 'Vasos de aprendizaje', ja: 'ベビーマグ・トレーニングマグ', ko: '빨대컵·스파우트컵' } },
        { id: 10103, names: { en: 'Kids’ Tableware', th: 'จานชามและช้อนส้อมเด็ก', zh: '儿童餐具', vi: 'Bát đĩa và thìa cho bé', es: 'Vajilla y cubiertos infantiles', ja: 'ベビー食器・カトラリー', ko: '유아식기·수저' } },
        { id: 10104, names: { en: 'Bibs & Burp Cloths', th: 'ผ้ากันเปื้อนและผ้าซับน้ำลาย', zh: '围嘴口水巾', vi: 'Yếm ăn và khăn sữa', es: 'Baberos', ja: 'スタイ・よだれかけ', ko: '턱받이' } },
        { id: 10105, names: { en: 'Breast Pumps', th: 'เครื่องปั๊มนม', zh: '吸奶器', vi: 'Máy hút sữa', es: 'Sacaleches', ja: '搾乳器', ko: '유축기' } },
        { id: 10106, names: { en: 'Bottle Sterilisers', th: 'เครื่องนึ่งและฆ่าเชื้อขวดนม', zh: '奶瓶消毒器', vi: 'Máy tiệt trùng bình sữa', es: 'Esterilizadores de biberones', ja: '哺乳瓶消毒器', ko: '젖병소독기' } },
        { id: 10107, names: { en: 'Bottle Warmers', th: 'เครื่องอุ่นนม', zh: '暖奶器', vi: 'Máy hâm sữa', es: 'Calientabiberones', ja: 'ボトルウォーマー', ko: '젖병 워머·보온기' } },
        { id: 10108, names: { en: 'Pacifiers', th: 'จุกหลอก', zh: '安抚奶嘴', vi: 'Ti giả', es: 'Chupetes', ja: 'おしゃぶり', ko: '공갈젖꼭지' } },
        { id: 10109, names: { en: 'Baby Food & Formula', th: 'นมผงและอาหารเด็ก', zh: '奶粉辅食', vi: 'Sữa bột và đồ ăn dặm', es: 'Leche de fórmula y papillas', ja: '粉ミルク・ベビーフード', ko: '분유·이유식' } },
      ],
    },
    {
      id: 10200,
      names: { en: 'Diapering & Bath', th: 'ผ้าอ้อมและอาบน้ำเด็ก', zh: '尿裤洗护', vi: 'Bỉm tã và tắm gội', es: 'Pañales y baño', ja: 'おむつ・バス用品', ko: '기저귀·목욕용품' },
      leaves: [
        { id: 10201, names: { en: 'Diapers', th: 'ผ้าอ้อมเด็ก', zh: '纸尿裤', vi: 'Bỉm tã', es: 'Pañales', ja: 'おむつ', ko: '기저귀' } },
        { id: 10202, names: { en: 'Baby Wipes', th: 'ทิชชู่เปียกสำหรับเด็ก', zh: '婴儿湿巾', vi: 'Khăn ướt cho bé', es: 'Toallitas húmedas', ja: 'おしりふき', ko: '아기 물티슈' } },
        { id: 10203, names: { en: 'Changing Mats', th: 'แผ่นรองเปลี่ยนผ้าอ้อม', zh: '隔尿垫', vi: 'Thảm thay tã', es: 'Cambiadores', ja: 'おむつ替えマット', ko: '기저귀 매트' } },
        { id: 10204, names: { en: 'Potty Training', th: 'กระโถนและฝารองนั่งเด็ก', zh: '儿童坐便器', vi: 'Bô vệ sinh cho bé', es: 'Orinales y adaptadores', ja: 'おまる・補助便座', ko: '유아변기·변기커버' } },
        { id: 10205, names: { en: 'Baby Bathtubs', th: 'อ่างอาบน้ำเด็ก', zh: '婴儿浴盆', vi: 'Chậu tắm cho bé', es: 'Bañeras para bebé', ja: 'ベビーバス', ko: '아기욕조' } },
        { id: 10206, names: { en: 'Baby Skin & Hair Care', th: 'สบู่ แชมพู และโลชั่นเด็ก', zh: '宝宝洗护', vi: 'Sữa tắm và dưỡng da cho bé', es: 'Higiene y cuidado de la piel', ja: 'ベビースキンケア・ソープ', ko: '유아 스킨케어·세정제' } },
      ],
    },
    {
      id: 10300,
      names: { en: 'Strollers & Car Seats', th: 'รถเข็นและคาร์ซีท', zh: '婴儿车安全座椅', vi: 'Xe đẩy và ghế ô tô', es: 'Cochecitos y sillas de coche', ja: 'ベビーカー・チャイルドシート', ko: '유모차·카시트' },
      leaves: [
        { id: 10301, names: { en: 'Strollers', th: 'รถเข็นเด็ก', zh: '婴儿推车', vi: 'Xe đẩy em bé', es: 'Cochecitos', ja: 'ベビーカー', ko: '유모차' } },
        { id: 10302, names: { en: 'Car Seats', th: 'คาร์ซีท', zh: '儿童安全座椅', vi: 'Ghế ngồi ô tô cho bé', es: 'Sillas de coche', ja: 'チャイルドシート', ko: '카시트' } },
        { id: 10303, names: { en: 'Baby Carriers & Slings', th: 'เป้อุ้มเด็ก', zh: '婴儿背带', vi: 'Địu em bé', es: 'Portabebés y fulares', ja: '抱っこ紐・スリング', ko: '아기띠·슬링' } },
        { id: 10304, names: { en: 'Stroller Accessories', th: 'อุปกรณ์เสริมรถเข็นเด็ก', zh: '婴儿车配件', vi: 'Phụ kiện xe đẩy', es: 'Accesorios para cochecitos', ja: 'ベビーカー用品', ko: '유모차 액세서리' } },
        { id: 10305, names: { en: 'Diaper Bags', th: 'กระเป๋าคุณแม่', zh: '妈咪包', vi: 'Túi bỉm sữa', es: 'Bolsos maternales', ja: 'マザーズバッグ', ko: '기저귀가방' } },
      ],
    },
    {
      id: 10400,
      names: { en: 'Nursery Furniture & Bedding', th: 'เฟอร์นิเจอร์และเครื่องนอนเด็ก', zh: '婴儿家具床品', vi: 'Nội thất và chăn ga cho bé', es: 'Muebles y ropa de cuna', ja: 'ベビー家具・寝具', ko: '유아가구·침구' },
      leaves: [
        { id: 10401, names: { en: 'Cribs', th: 'เตียงเด็ก', zh: '婴儿床', vi: 'Cũi em bé', es: 'Cunas', ja: 'ベビーベッド', ko: '아기침대' } },
        { id: 10402, names: { en: 'Playpens', th: 'คอกกั้นเด็ก', zh: '宝宝围栏', vi: 'Quây cũi cho bé', es: 'Parques para bebé', ja: 'ベビーサークル', ko: '베이비룸·놀이 울타리' } },
        { id: 10403, names: { en: 'High Chairs', th: 'เก้าอี้กินข้าวเด็ก', zh: '宝宝餐椅', vi: 'Ghế ăn dặm', es: 'Tronas', ja: 'ベビーチェア', ko: '유아 식탁의자' } },
        { id: 10404, names: { en: 'Rockers & Bouncers', th: 'เปลโยกเด็ก', zh: '婴儿摇椅', vi: 'Ghế rung và nôi đưa', es: 'Hamacas y balancines', ja: 'バウンサー・ラック', ko: '바운서·흔들침대' } },
        { id: 10405, names: { en: 'Baby Bedding', th: 'ชุดที่นอนและหมอนเด็ก', zh: '婴童床品', vi: 'Chăn ga gối cho bé', es: 'Ropa de cuna', ja: 'ベビー布団・シーツ', ko: '유아 침구세트' } },
        { id: 10406, names: { en: 'Baby Blankets & Swaddles', th: 'ผ้าห่มและผ้าห่อตัวเด็ก', zh: '抱被包巾', vi: 'Chăn ủ và khăn quấn', es: 'Mantas y arrullos', ja: 'おくるみ・ベビーブランケット', ko: '속싸개·아기담요' } },
      ],
    },
    {
      id: 10500,
      names: { en: 'Baby Clothing', th: 'เสื้อผ้าทารก', zh: '婴儿服装', vi: 'Quần áo sơ sinh', es: 'Ropa de bebé', ja: 'ベビー服', ko: '베이비 의류' },
      leaves: [
        { id: 10501, names: { en: 'Rompers & Bodysuits', th: 'บอดี้สูทและชุดหมี', zh: '连体衣爬服', vi: 'Bodysuit và áo liền quần', es: 'Bodies y peleles', ja: 'ロンパース・ボディスーツ', ko: '우주복·바디수트' } },
        { id: 10502, names: { en: 'Baby Outfits & Sets', th: 'ชุดเสื้อผ้าเด็กอ่อน', zh: '婴儿套装', vi: 'Bộ quần áo cho bé', es: 'Conjuntos de bebé', ja: 'ベビーセットアップ', ko: '아기 상하복' } },
        { id: 10503, names: { en: 'Baby Sleepwear & Sleep Sacks', th: 'ชุดนอนและถุงนอนเด็ก', zh: '婴儿睡衣睡袋', vi: 'Đồ ngủ và túi ngủ cho bé', es: 'Pijamas y sacos de dormir', ja: 'ベビーパジャマ・スリーパー', ko: '아기 잠옷·수면조끼' } },
        { id: 10504, names: { en: 'Baby Hats', th: 'หมวกเด็กอ่อน', zh: '婴儿帽子', vi: 'Mũ sơ sinh', es: 'Gorros de bebé', ja: 'ベビー帽子', ko: '아기 모자' } },
        { id: 10505, names: { en: 'Baby Socks & Tights', th: 'ถุงเท้าเด็กอ่อน', zh: '婴儿袜子', vi: 'Tất cho bé', es: 'Calcetines de bebé', ja: 'ベビーソックス・タイツ', ko: '아기 양말·타이즈' } },
        { id: 10506, names: { en: 'Baby Shoes', th: 'รองเท้าเด็กอ่อน', zh: '学步鞋', vi: 'Giày tập đi', es: 'Zapatos de bebé', ja: 'ベビーシューズ', ko: '아기 신발' } },
      ],
    },
    {
      id: 10600,
      names: { en: 'Kids’ Clothing & Shoes', th: 'เสื้อผ้าและรองเท้าเด็ก', zh: '童装童鞋', vi: 'Thời trang trẻ em', es: 'Ropa y calzado infantil', ja: 'キッズ服・シューズ', ko: '아동 의류·신발' },
      leaves: [
        { id: 10601, names: { en: 'Girls’ Dresses & Skirts', th: 'ชุดกระโปรงเด็กผู้หญิง', zh: '女童裙装', vi: 'Váy bé gái', es: 'Vestidos y faldas de niña', ja: '女の子ワンピース・スカート', ko: '여아 원피스·치마' } },
        { id: 10602, names: { en: 'Kids’ Tops', th: 'เสื้อเด็ก', zh: '儿童上衣', vi: 'Áo trẻ em', es: 'Camisetas y tops infantiles', ja: 'キッズトップス', ko: '아동 상의' } },
        { id: 10603, names: { en: 'Kids’ Pants & Shorts', th: 'กางเกงเด็ก', zh: '儿童裤子', vi: 'Quần trẻ em', es: 'Pantalones infantiles', ja: 'キッズパンツ・ズボン', ko: '아동 바지' } },
        { id: 10604, names: { en: 'Kids’ Jackets & Coats', th: 'แจ็คเก็ตและเสื้อกันหนาวเด็ก', zh: '儿童外套', vi: 'Áo khoác trẻ em', es: 'Chaquetas y abrigos infantiles', ja: 'キッズアウター', ko: '아동 아우터' } },
        { id: 10605, names: { en: 'Kids’ Pyjamas', th: 'ชุดนอนเด็ก', zh: '儿童睡衣', vi: 'Đồ ngủ trẻ em', es: 'Pijamas infantiles', ja: 'キッズパジャマ', ko: '아동 잠옷' } },
        { id: 10606, names: { en: 'Kids’ Shoes', th: 'รองเท้าเด็ก', zh: '儿童鞋', vi: 'Giày dép trẻ em', es: 'Calzado infantil', ja: 'キッズシューズ', ko: '아동 신발' } },
      ],
    },
    {
      id: 10700,
      names: { en: 'Baby Toys', th: 'ของเล่นเด็กเล็ก', zh: '婴幼儿玩具', vi: 'Đồ chơi cho bé', es: 'Juguetes para bebé', ja: 'ベビー玩具', ko: '영유아 완구' },
      leaves: [
        { id: 10701, names: { en: 'Rattles', th: 'ของเล่นเขย่า', zh: '摇铃', vi: 'Xúc xắc', es: 'Sonajeros', ja: 'ラトル・ガラガラ', ko: '딸랑이' } },
        { id: 10702, names: { en: 'Teethers', th: 'ยางกัด', zh: '牙胶', vi: 'Gặm nướu', es: 'Mordedores', ja: '歯固め', ko: '치발기' } },
        { id: 10703, names: { en: 'Play Mats & Gyms', th: 'เสื่อและเพลยิมเด็ก', zh: '爬行垫健身架', vi: 'Thảm chơi cho bé', es: 'Mantas de juego y gimnasios', ja: 'プレイマット・ベビージム', ko: '놀이매트·아기체육관' } },
        { id: 10704, names: { en: 'Soft Toys', th: 'ตุ๊กตาผ้าและตุ๊กตาขนนุ่ม', zh: '毛绒布偶', vi: 'Thú bông', es: 'Peluches', ja: 'ぬいぐるみ', ko: '봉제인형' } },
        { id: 10705, names: { en: 'Early Learning Toys', th: 'ของเล่นเสริมพัฒนาการ', zh: '早教玩具', vi: 'Đồ chơi phát triển trí tuệ', es: 'Juguetes de aprendizaje', ja: '知育玩具', ko: '유아 교육완구' } },
        { id: 10706, names: { en: 'Baby Walkers', th: 'รถหัดเดิน', zh: '学步车', vi: 'Xe tập đi', es: 'Andadores', ja: '歩行器・手押し車', ko: '보행기·걸음마' } },
      ],
    },
    {
      id: 10800,
      names: { en: 'Baby Safety & Health', th: 'ความปลอดภัยและสุขภาพเด็ก', zh: '婴童安全护理', vi: 'An toàn và sức khỏe bé', es: 'Seguridad y salud del bebé', ja: 'ベビーセーフティ・ヘルスケア', ko: '유아 안전·건강용품' },
      leaves: [
        { id: 10801, names: { en: 'Baby Monitors', th: 'เบบี้มอนิเตอร์และกล้องดูเด็ก', zh: '婴儿监护器', vi: 'Máy báo khóc và camera em bé', es: 'Vigilabebés', ja: 'ベビーモニター', ko: '베이비 모니터' } },
        { id: 10802, names: { en: 'Safety Gates', th: 'ที่กั้นประตูและบันได', zh: '儿童安全门栏', vi: 'Chặn cửa và cầu thang', es: 'Barreras de seguridad', ja: 'ベビーゲート', ko: '안전문' } },
        { id: 10803, names: { en: 'Childproofing', th: 'อุปกรณ์เซฟตี้เด็กและกันกระแทก', zh: '安全锁防撞角', vi: 'Khóa tủ và bọc góc', es: 'Cierres y protectores infantiles', ja: 'チャイルドロック・コーナーガード', ko: '안전잠금·모서리보호대' } },
        { id: 10804, names: { en: 'Baby Thermometers', th: 'ปรอทวัดไข้เด็ก', zh: '婴儿体温计', vi: 'Nhiệt kế cho bé', es: 'Termómetros para bebé', ja: 'ベビー体温計', ko: '아기 체온계' } },
        { id: 10805, names: { en: 'Baby Grooming', th: 'กรรไกรตัดเล็บและของใช้ดูแลเด็ก', zh: '宝宝日常护理', vi: 'Dụng cụ vệ sinh cho bé', es: 'Aseo del bebé', ja: 'ベビー爪切り・お手入れ用品', ko: '손톱가위·위생용품' } },
      ],
    },
    {
      id: 10900,
      names: { en: 'School & Kids’ Bags', th: 'กระเป๋าและของใช้นักเรียน', zh: '书包童包', vi: 'Cặp sách và đồ đi học', es: 'Mochilas y vuelta al cole', ja: '通園・通学グッズ', ko: '책가방·통학용품' },
      leaves: [
        { id: 10901, names: { en: 'School Backpacks', th: 'กระเป๋านักเรียน', zh: '儿童书包', vi: 'Balo học sinh', es: 'Mochilas escolares', ja: '通学リュック・ランドセル', ko: '책가방' } },
        { id: 10902, names: { en: 'Kids’ Crossbody Bags', th: 'กระเป๋าสะพายเด็ก', zh: '儿童斜挎包', vi: 'Túi đeo chéo trẻ em', es: 'Bandoleras infantiles', ja: 'キッズポシェット', ko: '아동 크로스백' } },
        { id: 10903, names: { en: 'Kids’ Lunch Boxes', th: 'กล่องข้าวเด็ก', zh: '儿童便当盒', vi: 'Hộp cơm trẻ em', es: 'Fiambreras infantiles', ja: 'キッズ弁当箱', ko: '아동 도시락통' } },
        { id: 10904, names: { en: 'Kids’ Water Bottles', th: 'กระติกน้ำเด็ก', zh: '儿童水杯', vi: 'Bình nước trẻ em', es: 'Botellas de agua infantiles', ja: 'キッズ水筒', ko: '아동 물통' } },
        { id: 10905, names: { en: 'Kids’ Umbrellas', th: 'ร่มเด็ก', zh: '儿童雨伞', vi: 'Ô trẻ em', es: 'Paraguas infantiles', ja: 'キッズ傘', ko: '아동 우산' } },
      ],
    },
  ],
};
