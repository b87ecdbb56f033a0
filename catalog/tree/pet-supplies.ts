import type { Aisle } from '../category.ts';

export const petSupplies: Aisle = {
  id: 11000,
  names: { en: 'Pet Supplies', th: 'สัตว์เลี้ยง', zh: '宠物用品', vi: 'Chăm sóc thú cưng', es: 'Mascotas', ja: 'ペット用品', ko: '반려동물용품' },
  sections: [
    {
      id: 11100,
      names: { en: 'Dog Supplies', th: 'ของใช้สุนัข', zh: '狗狗用品', vi: 'Đồ dùng cho chó', es: 'Perros', ja: '犬用品', ko: '강아지용품' },
      leaves: [
        { id: 11101, names: { en: 'Dog Toys', th: 'ของเล่นสุนัข', zh: '狗玩具', vi: 'Đồ chơi cho chó', es: 'Juguetes para perros', ja: '犬用おもちゃ', ko: '강아지 장난감' } },
        { id: 11102, names: { en: 'Dog Clothing', th: 'เสื้อผ้าสุนัข', zh: '狗衣服', vi: 'Quần áo cho chó', es: 'Ropa para perros', ja: '犬服', ko: '강아지 옷' } },
        { id: 11103, names: { en: 'Puppy Pads & Dog Toilets', th: 'แผ่นรองซับและถาดฉี่สุนัข', zh: '尿垫狗厕所', vi: 'Tã lót & khay vệ sinh chó', es: 'Empapadores y sanitarios para perros', ja: 'ペットシーツ・犬用トイレ', ko: '배변패드·배변판' } },
        { id: 11104, names: { en: 'Poop Bags & Scoopers', th: 'ถุงและที่เก็บมูลสุนัข', zh: '拾便袋拾便器', vi: 'Túi & dụng cụ hốt phân', es: 'Bolsas y recogedores', ja: 'マナー袋・うんち処理用品', ko: '배변봉투·집게' } },
        { id: 11105, names: { en: 'Dog Training', th: 'อุปกรณ์ฝึกสุนัข', zh: '训犬用品', vi: 'Dụng cụ huấn luyện chó', es: 'Adiestramiento', ja: '犬用しつけ用品', ko: '강아지 훈련용품' } },
      ],
    },
    {
      id: 11200,
      names: { en: 'Cat Supplies', th: 'ของใช้แมว', zh: '猫咪用品', vi: 'Đồ dùng cho mèo', es: 'Gatos', ja: '猫用品', ko: '고양이용품' },
      leaves: [
        { id: 11201, names: { en: 'Cat Toys', th: 'ของเล่นแมว', zh: '猫玩具', vi: 'Đồ chơi cho mèo', es: 'Juguetes para gatos', ja: '猫用おもちゃ', ko: '고양이 장난감' } },
        { id: 11202, names: { en: 'Cat Trees & Condos', th: 'คอนโดแมว', zh: '猫爬架', vi: 'Cây leo cho mèo', es: 'Árboles para gatos', ja: 'キャットタワー', ko: '캣타워' } },
        { id: 11203, names: { en: 'Cat Scratchers', th: 'ที่ลับเล็บแมว', zh: '猫抓板', vi: 'Bàn cào móng mèo', es: 'Rascadores', ja: '爪とぎ', ko: '스크래처' } },
        { id: 11204, names: { en: 'Cat Litter', th: 'ทรายแมว', zh: '猫砂', vi: 'Cát vệ sinh mèo', es: 'Arena para gatos', ja: '猫砂', ko: '고양이 모래' } },
        { id: 11205, names: { en: 'Litter Boxes & Scoops', th: 'กระบะทรายและที่ตักทรายแมว', zh: '猫砂盆', vi: 'Nhà vệ sinh cho mèo', es: 'Areneros', ja: '猫用トイレ', ko: '고양이 화장실' } },
      ],
    },
    {
      id: 11300,
      names: { en: 'Fish & Aquarium', th: 'ปลาและตู้ปลา', zh: '水族用品', vi: 'Cá cảnh & bể cá', es: 'Peces y acuarios', ja: '観賞魚・アクアリウム', ko: '관상어·수족관용품' },
      leaves: [
        { id: 11301, names: { en: 'Fish Tanks', th: 'ตู้ปลา', zh: '鱼缸', vi: 'Bể cá', es: 'Acuarios y peceras', ja: '水槽', ko: '어항·수조' } },
        { id: 11302, names: { en: 'Aquarium Filters & Pumps', th: 'เครื่องกรองและปั๊มน้ำตู้ปลา', zh: '过滤器与水泵', vi: 'Máy lọc & máy bơm bể cá', es: 'Filtros y bombas', ja: 'フィルター・ポンプ', ko: '여과기·펌프' } },
        { id: 11303, names: { en: 'Aquarium Lights', th: 'ไฟตู้ปลา', zh: '鱼缸灯', vi: 'Đèn bể cá', es: 'Luces para acuario', ja: '水槽用ライト', ko: '수족관 조명' } },
        { id: 11304, names: { en: 'Aquarium Decor', th: 'ของตกแต่งตู้ปลา', zh: '鱼缸造景', vi: 'Đồ trang trí bể cá', es: 'Decoración de acuarios', ja: '水槽オーナメント・底砂', ko: '수조 장식·바닥재' } },
        { id: 11305, names: { en: 'Fish Food', th: 'อาหารปลา', zh: '鱼粮', vi: 'Thức ăn cho cá', es: 'Alimento para peces', ja: '魚のエサ', ko: '물고기 사료' } },
        { id: 11306, names: { en: 'Aquarium Heaters & Water Care', th: 'ฮีตเตอร์และอุปกรณ์ดูแลน้ำตู้ปลา', zh: '加热棒与水质护理', vi: 'Sưởi & xử lý nước bể cá', es: 'Calentadores y cuidado del agua', ja: '水槽ヒーター・水質ケア', ko: '어항 히터·수질 관리' } },
      ],
    },
    {
      id: 11400,
      names: { en: 'Birds', th: 'นก', zh: '鸟类用品', vi: 'Chim cảnh', es: 'Aves', ja: '鳥用品', ko: '조류용품' },
      leaves: [
        { id: 11401, names: { en: 'Bird Cages', th: 'กรงนก', zh: '鸟笼', vi: 'Lồng chim', es: 'Jaulas para aves', ja: '鳥かご', ko: '새장' } },
        { id: 11402, names: { en: 'Bird Food', th: 'อาหารนก', zh: '鸟粮', vi: 'Thức ăn cho chim', es: 'Alimento para aves', ja: '鳥のエサ', ko: '새 모이' } },
        { id: 11403, names: { en: 'Bird Toys & Perches', th: 'ของเล่นและคอนเกาะนก', zh: '鸟玩具站架', vi: 'Đồ chơi & cầu đậu cho chim', es: 'Juguetes y perchas para aves', ja: '鳥のおもちゃ・止まり木', ko: '새 장난감·횃대' } },
        { id: 11404, names: { en: 'Bird Feeders', th: 'ที่ให้อาหารนก', zh: '喂鸟器', vi: 'Máng ăn cho chim', es: 'Comederos para aves', ja: 'バードフィーダー・餌入れ', ko: '새 모이통' } },
        { id: 11405, names: { en: 'Nests & Birdhouses', th: 'รังและบ้านนก', zh: '鸟窝鸟屋', vi: 'Tổ & nhà chim', es: 'Nidos y casas para aves', ja: '巣箱・つぼ巣', ko: '새 둥지·새집' } },
      ],
    },
    {
      id: 11500,
      names: { en: 'Small Animals & Reptiles', th: 'สัตว์เล็กและสัตว์เลื้อยคลาน', zh: '小宠爬宠', vi: 'Thú nhỏ & bò sát', es: 'Roedores, conejos y reptiles', ja: '小動物・爬虫類', ko: '소동물·파충류용품' },
      leaves: [
        { id: 11501, names: { en: 'Small Animal Cages', th: 'กรงสัตว์เล็ก', zh: '小宠笼子', vi: 'Lồng thú nhỏ', es: 'Jaulas para roedores y conejos', ja: '小動物ケージ', ko: '소동물 케이지' } },
        { id: 11502, names: { en: 'Small Animal Toys & Wheels', th: 'ของเล่นและจักรวิ่งสัตว์เล็ก', zh: '小宠玩具跑轮', vi: 'Đồ chơi & bánh xe thú nhỏ', es: 'Juguetes y ruedas para roedores', ja: '小動物おもちゃ・回し車', ko: '소동물 장난감·쳇바퀴' } },
        { id: 11503, names: { en: 'Small Animal Bedding', th: 'วัสดุรองกรง', zh: '小宠垫料', vi: 'Lót chuồng thú nhỏ', es: 'Lechos para roedores y conejos', ja: '小動物の床材', ko: '소동물 베딩' } },
        { id: 11504, names: { en: 'Small Animal Food & Hay', th: 'อาหารและหญ้าสัตว์เล็ก', zh: '小宠粮草', vi: 'Thức ăn & cỏ cho thú nhỏ', es: 'Alimento y heno', ja: '小動物フード・牧草', ko: '소동물 사료·건초' } },
        { id: 11505, names: { en: 'Reptile Terrariums', th: 'ตู้เลี้ยงสัตว์เลื้อยคลาน', zh: '爬宠饲养箱', vi: 'Chuồng nuôi bò sát', es: 'Terrarios', ja: '爬虫類ケージ', ko: '파충류 사육장' } },
        { id: 11506, names: { en: 'Reptile Accessories', th: 'อุปกรณ์เลี้ยงสัตว์เลื้อยคลาน', zh: '爬宠配件', vi: 'Phụ kiện nuôi bò sát', es: 'Accesorios para reptiles', ja: '爬虫類飼育用品', ko: '파충류 사육용품' } },
      ],
    },
    {
      id: 11600,
      names: { en: 'Pet Food & Treats', th: 'อาหารและขนมสัตว์เลี้ยง', zh: '宠物主粮零食', vi: 'Thức ăn & bánh thưởng', es: 'Comida y premios', ja: 'ペットフード・おやつ', ko: '사료·간식' },
      leaves: [
        { id: 11601, names: { en: 'Dog Food', th: 'อาหารสุนัข', zh: '狗粮', vi: 'Thức ăn cho chó', es: 'Alimento para perros', ja: 'ドッグフード', ko: '강아지 사료' } },
        { id: 11602, names: { en: 'Cat Food', th: 'อาหารแมว', zh: '猫粮', vi: 'Thức ăn cho mèo', es: 'Alimento para gatos', ja: 'キャットフード', ko: '고양이 사료' } },
        { id: 11603, names: { en: 'Dog Treats & Chews', th: 'ขนมและของแทะสุนัข', zh: '狗零食磨牙棒', vi: 'Bánh thưởng & đồ gặm cho chó', es: 'Premios y huesos para perros', ja: '犬用おやつ・ガム', ko: '강아지 간식·껌' } },
        { id: 11604, names: { en: 'Cat Treats', th: 'ขนมแมว', zh: '猫零食', vi: 'Bánh thưởng cho mèo', es: 'Premios para gatos', ja: '猫用おやつ', ko: '고양이 간식' } },
        { id: 11605, names: { en: 'Bowls & Feeders', th: 'ชามและเครื่องให้อาหาร', zh: '食盆喂食器', vi: 'Bát ăn & máy cho ăn', es: 'Comederos y bebederos', ja: '食器・給餌器', ko: '식기·급식기' } },
        { id: 11606, names: { en: 'Water Fountains & Bottles', th: 'น้ำพุและขวดน้ำสัตว์เลี้ยง', zh: '饮水机水壶', vi: 'Máy & bình uống nước', es: 'Fuentes y botellas de agua', ja: '給水器・ウォーターボトル', ko: '정수기·물병' } },
      ],
    },
    {
      id: 11700,
      names: { en: 'Grooming & Health', th: 'อาบน้ำตัดขนและสุขภาพ', zh: '洗护保健', vi: 'Làm đẹp & sức khỏe', es: 'Higiene y salud', ja: 'お手入れ・健康', ko: '미용·건강용품' },
      leaves: [
        { id: 11701, names: { en: 'Brushes & Combs', th: 'แปรงและหวีสัตว์เลี้ยง', zh: '宠物梳子', vi: 'Lược chải lông', es: 'Cepillos y peines', ja: 'ブラシ・コーム', ko: '브러시·빗' } },
        { id: 11702, names: { en: 'Pet Shampoo', th: 'แชมพูสัตว์เลี้ยง', zh: '宠物沐浴露', vi: 'Sữa tắm thú cưng', es: 'Champús para mascotas', ja: 'ペットシャンプー', ko: '반려동물 샴푸' } },
        { id: 11703, names: { en: 'Clippers & Nail Trimmers', th: 'ปัตตาเลี่ยนและกรรไกรตัดเล็บ', zh: '电推剪指甲剪', vi: 'Tông đơ & kềm cắt móng', es: 'Cortapelos y cortaúñas', ja: 'バリカン・爪切り', ko: '이발기·발톱깎이' } },
        { id: 11704, names: { en: 'Flea & Tick Care', th: 'ผลิตภัณฑ์กำจัดเห็บหมัด', zh: '驱虫用品', vi: 'Trị ve rận', es: 'Antipulgas y garrapatas', ja: 'ノミ・マダニ対策', ko: '진드기·벼룩 관리' } },
        { id: 11705, names: { en: 'Pet Vitamins & Supplements', th: 'วิตามินและอาหารเสริม', zh: '宠物营养品', vi: 'Vitamin & thực phẩm bổ sung', es: 'Vitaminas y suplementos', ja: 'サプリメント', ko: '영양제' } },
        { id: 11706, names: { en: 'Pet Wipes, Ear & Dental Care', th: 'ทิชชู่เปียก ดูแลหูและฟัน', zh: '湿巾与耳眼口腔护理', vi: 'Khăn ướt, vệ sinh tai & răng', es: 'Toallitas e higiene de oídos y dientes', ja: 'ウェットシート・耳と歯のケア', ko: '물티슈·귀·치아 관리' } },
        { id: 11707, names: { en: 'Pet Cones & First Aid', th: 'คอลลาร์กันเลียและปฐมพยาบาล', zh: '伊丽莎白圈与急救护理', vi: 'Loa chống liếm & sơ cứu', es: 'Collares isabelinos y primeros auxilios', ja: 'エリザベスカラー・応急ケア', ko: '넥카라·응급 관리' } },
      ],
    },
    {
      id: 11800,
      names: { en: 'Collars, Leads & Carriers', th: 'ปลอกคอ สายจูง และกระเป๋า', zh: '牵引出行', vi: 'Vòng cổ, dây dắt & balo', es: 'Collares, correas y transportines', ja: '首輪・リード・キャリー', ko: '목줄·리드줄·이동장' },
      leaves: [
        { id: 11801, names: { en: 'Pet Collars', th: 'ปลอกคอ', zh: '宠物项圈', vi: 'Vòng cổ thú cưng', es: 'Collares', ja: '首輪', ko: '목걸이·목줄' } },
        { id: 11802, names: { en: 'Leads', th: 'สายจูง', zh: '牵引绳', vi: 'Dây dắt', es: 'Correas', ja: 'リード', ko: '리드줄' } },
        { id: 11803, names: { en: 'Harnesses', th: 'สายรัดอก', zh: '胸背带', vi: 'Yếm đai dắt', es: 'Arneses', ja: 'ハーネス', ko: '하네스·가슴줄' } },
        { id: 11804, names: { en: 'Pet Carriers & Backpacks', th: 'กระเป๋าและกล่องใส่สัตว์เลี้ยง', zh: '宠物包与航空箱', vi: 'Balo & lồng vận chuyển', es: 'Transportines y mochilas', ja: 'キャリーバッグ・リュック', ko: '이동장·이동가방' } },
        { id: 11805, names: { en: 'Pet Strollers', th: 'รถเข็นสัตว์เลี้ยง', zh: '宠物推车', vi: 'Xe đẩy thú cưng', es: 'Cochecitos para mascotas', ja: 'ペットカート', ko: '개모차' } },
        { id: 11806, names: { en: 'Pet ID Tags', th: 'ป้ายชื่อสัตว์เลี้ยง', zh: '宠物吊牌', vi: 'Thẻ tên thú cưng', es: 'Placas identificativas', ja: '迷子札', ko: '인식표' } },
      ],
    },
    {
      id: 11900,
      names: { en: 'Beds & Houses', th: 'ที่นอนและบ้านสัตว์เลี้ยง', zh: '窝垫笼舍', vi: 'Giường đệm & nhà cho thú cưng', es: 'Camas y casetas', ja: 'ベッド・ハウス', ko: '방석·하우스' },
      leaves: [
        { id: 11901, names: { en: 'Pet Beds & Mats', th: 'ที่นอนและเบาะสัตว์เลี้ยง', zh: '宠物窝垫', vi: 'Đệm nằm thú cưng', es: 'Camas y colchonetas', ja: 'ペットベッド・マット', ko: '침대·방석' } },
        { id: 11902, names: { en: 'Pet Houses & Kennels', th: 'บ้านสัตว์เลี้ยง', zh: '宠物屋', vi: 'Nhà cho thú cưng', es: 'Casetas', ja: 'ペットハウス・犬小屋', ko: '반려동물 하우스' } },
        { id: 11903, names: { en: 'Crates & Pens', th: 'กรงและคอกสัตว์เลี้ยง', zh: '宠物笼围栏', vi: 'Chuồng & hàng rào', es: 'Jaulas y parques', ja: 'ケージ・サークル', ko: '케이지·울타리' } },
        { id: 11904, names: { en: 'Pet Blankets', th: 'ผ้าห่มสัตว์เลี้ยง', zh: '宠物毯子', vi: 'Chăn thú cưng', es: 'Mantas para mascotas', ja: 'ペットブランケット', ko: '반려동물 담요' } },
        { id: 11905, names: { en: 'Pet Stairs & Ramps', th: 'บันไดสัตว์เลี้ยง', zh: '宠物楼梯坡道', vi: 'Cầu thang thú cưng', es: 'Escaleras y rampas', ja: 'ペットステップ・スロープ', ko: '반려동물 계단·경사로' } },
        { id: 11906, names: { en: 'Pet Doors & Gates', th: 'ประตูและที่กั้นสัตว์เลี้ยง', zh: '宠物门与门栏', vi: 'Cửa & rào chắn thú cưng', es: 'Puertas y barreras para mascotas', ja: 'ペットドア・ゲート', ko: '펫도어·안전문' } },
      ],
    },
  ],
};
