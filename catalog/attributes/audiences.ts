import type { AttributeWords } from './attribute.ts';

/** Who a thing is for. */
export const audienceWords = {
  women: { en: ['women', 'womens', "women's", 'woman', 'ladies', 'lady', 'female', 'for her', 'girlfriend', 'wife', 'mom', 'mum', 'mother', 'grandma'], th: ['ผู้หญิง', 'สตรี', 'หญิง', 'สาว', 'แฟนสาว', 'ภรรยา', 'คุณแม่', 'แม่'], zh: ['女士', '女', '女式', '女款', '女生', '女性', '女朋友', '女友', '老婆', '妈妈', '闺蜜', '母亲'], vi: ['nữ', 'phụ nữ', 'bạn nữ', 'chị em', 'bạn gái', 'mẹ', 'vợ'], es: ['mujer', 'mujeres', 'dama', 'damas', 'señora', 'femenino', 'femenina', 'novia', 'esposa', 'mamá', 'madre'], ja: ['レディース', '女性', '女性用', '婦人', '女性向け', '女子', 'ウィメンズ', '彼女', '母', 'お母さん', '妻'], ko: ['여성', '여성용', '여자', '레이디', '우먼', '숙녀', '여친', '여자친구', '엄마', '아내', '와이프'] },
  men: { en: ['men', 'mens', "men's", 'man', 'male', 'gents', 'for him', 'boyfriend', 'husband', 'dad', 'father', 'grandpa'], th: ['ผู้ชาย', 'บุรุษ', 'ชาย', 'หนุ่ม', 'แฟนหนุ่ม', 'สามี', 'คุณพ่อ', 'พ่อ'], zh: ['男士', '男', '男式', '男款', '男生', '男性', '男朋友', '男友', '老公', '爸爸', '父亲'], vi: ['nam', 'đàn ông', 'bạn nam', 'nam giới', 'bạn trai', 'bố', 'ba', 'chồng'], es: ['hombre', 'hombres', 'caballero', 'caballeros', 'masculino', 'masculina', 'novio', 'esposo', 'papá', 'padre'], ja: ['メンズ', '男性', '男性用', '紳士', '男性向け', '男子', '彼氏', '父', 'お父さん', '夫'], ko: ['남성', '남성용', '남자', '맨즈', '신사', '남친', '남자친구', '아빠', '남편'] },
  kids: { en: ['kids', 'kid', 'children', 'child', 'childrens', 'toddler', 'toddlers', 'junior', 'boys', 'boy', 'girls', 'girl'], th: ['เด็ก', 'เด็กผู้หญิง', 'เด็กผู้ชาย', 'เด็กหญิง', 'เด็กชาย', 'ลูก', 'เด็กเล็ก'], zh: ['儿童', '小孩', '孩子', '宝宝', '男童', '女童', '小朋友', '童'], vi: ['trẻ em', 'bé', 'bé trai', 'bé gái', 'em bé', 'con nít', 'trẻ con', 'cho bé'], es: ['niño', 'niña', 'niños', 'niñas', 'infantil', 'infantiles', 'chicos', 'nene', 'nena'], ja: ['キッズ', '子供', '子ども', 'こども', '子供用', '男の子', '女の子', 'ジュニア'], ko: ['아동', '어린이', '유아', '아이', '키즈', '남아', '여아', '주니어', '아이들'] },
  baby: { en: ['baby', 'babies', 'infant', 'newborn'], th: ['ทารก', 'เด็กอ่อน', 'เด็กแรกเกิด', 'เบบี้', 'เด็กทารก'], zh: ['婴儿', '新生儿', '婴幼儿', '宝宝'], vi: ['sơ sinh', 'trẻ sơ sinh', 'em bé', 'baby'], es: ['bebé', 'bebés', 'recién nacido', 'guagua'], ja: ['ベビー', '赤ちゃん', '赤ちゃん用', '新生児', '乳児'], ko: ['아기', '신생아', '베이비', '영유아', '애기'] },
  dogs: { en: ['dog', 'dogs', 'puppy', 'puppies', 'doggy'], th: ['สุนัข', 'หมา', 'น้องหมา', 'ลูกหมา'], zh: ['狗狗', '狗', '犬', '小狗', '宠物狗'], vi: ['chó', 'cún', 'cún con', 'chó con'], es: ['perro', 'perros', 'perrito', 'cachorro', 'mascota', 'mascotas'], ja: ['犬', '犬用', 'いぬ', 'ワンちゃん', '子犬', 'わんこ'], ko: ['강아지', '개', '반려견', '애견', '댕댕이', '강아지용'] },
  cats: { en: ['cat', 'cats', 'kitten', 'kitty'], th: ['แมว', 'น้องแมว', 'ลูกแมว', 'เหมียว'], zh: ['猫咪', '猫', '小猫', '喵'], vi: ['mèo', 'mèo con', 'bé mèo'], es: ['gato', 'gatos', 'gatito', 'michi', 'minino'], ja: ['猫', '猫用', 'ねこ', 'ネコちゃん', '子猫', 'にゃんこ'], ko: ['고양이', '냥이', '반려묘', '고양이용', '야옹이'] },
  birds: { en: ['bird', 'birds', 'parrot', 'parakeet'], th: ['นก', 'นกแก้ว'], zh: ['鸟', '鹦鹉', '小鸟'], vi: ['chim', 'vẹt', 'chim cảnh'], es: ['pájaro', 'pájaros', 'ave', 'aves', 'loro'], ja: ['鳥', '小鳥', 'インコ', '鳥用'], ko: ['새', '앵무새', '조류'] },
  fish: { en: ['fish', 'goldfish', 'betta'], th: ['ปลา', 'ปลาสวยงาม', 'ปลาทอง', 'ปลากัด'], zh: ['鱼', '金鱼', '观赏鱼'], vi: ['cá', 'cá cảnh', 'cá vàng'], es: ['pez', 'peces'], ja: ['魚', '金魚', 'メダカ', '熱帯魚'], ko: ['물고기', '금붕어', '열대어', '구피'] },
  'small-pets': { en: ['hamster', 'hamsters', 'rabbit', 'rabbits', 'guinea pig', 'bunny', 'ferret'], th: ['หนูแฮมสเตอร์', 'แฮมสเตอร์', 'กระต่าย', 'แกสบี้', 'ชูการ์ไรเดอร์'], zh: ['仓鼠', '兔子', '兔', '龙猫', '豚鼠', '荷兰猪'], vi: ['hamster', 'thỏ', 'chuột hamster', 'chuột lang'], es: ['hámster', 'conejo', 'conejos', 'cobaya', 'cuy'], ja: ['ハムスター', 'うさぎ', 'モルモット', 'ウサギ', '小動物'], ko: ['햄스터', '토끼', '기니피그', '소동물'] },
} satisfies Record<string, AttributeWords>;

/** Categories where everything is for this audience: a search that names it looks there first. */
export const audienceCategories: Record<keyof typeof audienceWords, readonly number[]> = {
  women: [2100, 2305, 2307, 2401, 2601, 2802, 6401, 9502, 9101],
  men: [2200, 2505, 6402, 6600, 9104, 9501],
  kids: [7000, 10000, 9505, 14603],
  baby: [10000],
  dogs: [11100, 11601, 11603, 11605, 11700, 11800, 11900],
  cats: [11200, 11602, 11604, 11605, 11606, 11700, 11804, 11900],
  birds: [11400],
  fish: [11300],
  'small-pets': [11500],
};
