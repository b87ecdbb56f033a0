import type { AttributeWords } from './attribute.ts';

/** Words of a search that say nothing about the thing. */
export const fillerWords: AttributeWords = {
  en: ['a', 'an', 'the', 'and', 'or', 'of', 'to', 'in', 'on', 'at', 'is', 'are', 'my', 'your', 'our', 'some', 'any', 'i', 'me', 'it', 'that', 'this', 'want', 'need', 'i want', 'i need', 'looking for', 'find', 'show me', 'where to buy', 'where can i buy', 'buy', 'shop', 'order', 'get', 'online', 'sale', 'for sale', 'on sale', 'best', 'good', 'great', 'top', 'new arrival', 'please', 'pls', 'style', 'type', 'kind', 'something', 'stuff', 'thing', 'things', 'one', 'free shipping', 'deal', 'deals', 'discount', 'brand', 'authentic', 'original', 'real', 'colored', 'coloured', 'color', 'colour', 'made', 'made of', 'made from', 'size', 'can', 'you', 'do', 'have', 'use', 'using', 'used for'],
  th: ['ซื้อ', 'อยากได้', 'อยากซื้อ', 'หา', 'ต้องการ', 'ขาย', 'ขอ', 'มี', 'ไหม', 'มั้ย', 'ที่', 'และ', 'ของ', 'แบบ', 'ๆ', 'ครับ', 'ค่ะ', 'คะ', 'นะ', 'จ้า', 'รุ่น', 'ดีๆ', 'ดี', 'ยี่ห้อไหนดี', 'ยี่ห้อ', 'แบรนด์', 'ของแท้', 'แท้', 'พร้อมส่ง', 'ส่งฟรี', 'ลดราคา', 'โปรโมชั่น', 'ล่าสุด', 'ขายดี', 'ฮิต', 'สี', 'ใส่', 'ไว้', 'เอาไว้', 'ใน', 'อัน', 'ตัว', 'ใหม่', 'ราคา', 'แนะนำ', 'สัก', 'หน่อย', 'ทำจาก', 'ทรง', 'ลาย'],
  zh: ['买', '想买', '我想买', '我要', '想要', '求', '找', '有没有', '哪里买', '哪里', '推荐', '正品', '包邮', '的', '和', '一个', '个', '款', '款式', '新', '爆款', '热卖', '特价', '给', '适合', '可以', '什么', '好', '好用', '品牌', '牌子', '哪个牌子好', '专用', '色', '制', '做的', '購買', '請問', '現貨', '现货', '风', '型', '式'],
  vi: ['mua', 'tìm', 'cần', 'cần mua', 'muốn mua', 'muốn', 'bán', 'ở đâu', 'cho', 'và', 'của', 'với', 'loại', 'cái', 'chiếc', 'con', 'đôi', 'hàng', 'chính hãng', 'xịn', 'tốt', 'nào tốt', 'mới', 'hot', 'freeship', 'sale', 'giảm giá', 'khuyến mãi', 'màu', 'kiểu', 'nhất', 'có', 'không', 'được', 'mình', 'tôi', 'để', 'đồ', 'dùng', 'dùng cho', 'dành cho', 'thương hiệu', 'giá', 'làm từ', 'size', 'mẫu', 'hãng'],
  es: ['un', 'una', 'unos', 'unas', 'el', 'la', 'los', 'las', 'lo', 'de', 'del', 'y', 'o', 'e', 'con', 'en', 'a', 'al', 'mi', 'mis', 'tu', 'su', 'que', 'quiero', 'quiero comprar', 'busco', 'necesito', 'comprar', 'compro', 'venta', 'en venta', 'oferta', 'ofertas', 'descuento', 'envío gratis', 'mejor', 'mejores', 'bueno', 'buena', 'buenos', 'nuevo modelo', 'original', 'marca', 'color', 'hecho', 'hecha', 'hecho de', 'tipo', 'estilo', 'talla', 'algo', 'más', 'por favor', 'me', 'se', 'es', 'algún', 'alguna'],
  ja: ['の', 'を', 'が', 'に', 'は', 'で', 'と', 'も', 'な', '買いたい', '欲しい', 'ほしい', '探してます', '探し', '購入', '通販', 'おすすめ', 'オススメ', '人気', 'ランキング', 'ください', '送料無料', '新作', '正規品', 'ブランド', '系', '風', '型', '式', '色', '製', 'みたいな', 'っぽい', '良い', 'いい', 'どこ', '売ってる', 'とか', 'もの', '物'],
  ko: ['사고싶다', '사고 싶어요', '구매', '구입', '추천', '추천해주세요', '인기', '파는곳', '어디서', '찾아요', '찾습니다', '사요', '삽니다', '팝니다', '주세요', '용', '의', '를', '을', '이', '가', '에', '은', '는', '로', '으로', '좋은', '브랜드', '정품', '무료배송', '신상', '베스트', '순위', '싶어요', '있는', '쓰는', '쓸', '할', '할때', '하는', '타는', '재질', '색', '색상', '스타일', '제품', '상품', '된', '만든', '종류', '줄', '위한'],
};

/** What comes after one of these tells whom or what a thing is for; the thing itself comes before. */
export const forWords: AttributeWords = {
  en: ['for', 'with', 'fits'],
  th: ['สำหรับ', 'ให้'],
  zh: [],
  vi: ['cho', 'dành cho', 'dùng cho'],
  es: ['para', 'de', 'con', 'por'],
  ja: [],
  ko: [],
};

/** What comes before one of these tells whom or what a thing is for; the thing itself comes after. */
export const forSuffixes: AttributeWords = {
  en: [],
  th: [],
  zh: ['用', '用的', '专用', '给', '的'],
  vi: [],
  es: [],
  ja: ['用', '用の', '向け', 'のための', '専用', 'の', 'に'],
  ko: ['용', '위한', '전용', '의', '들이'],
};

export const cheapWords: AttributeWords = {
  en: ['cheap', 'cheapest', 'affordable', 'budget', 'inexpensive', 'low cost', 'bargain', 'on a budget', 'low price'],
  th: ['ราคาถูก', 'ถูก', 'ถูกๆ', 'ราคาประหยัด', 'ไม่แพง', 'ราคาไม่แพง', 'ถูกที่สุด', 'ราคาเบาๆ'],
  zh: ['便宜', '便宜的', '平价', '低价', '性价比高', '实惠', '白菜价', '划算', '性价比'],
  vi: ['giá rẻ', 'rẻ', 'rẻ nhất', 'bình dân', 'giá tốt', 'giá mềm', 'rẻ tiền', 'giá hạt dẻ'],
  es: ['barato', 'barata', 'baratos', 'baratas', 'económico', 'económica', 'económicos', 'económicas', 'buen precio', 'a buen precio', 'en oferta', 'rebajado'],
  ja: ['安い', '激安', '格安', 'お買い得', 'お手頃', 'やすい', '最安', 'プチプラ', '低価格'],
  ko: ['싼', '저렴한', '저렴', '가성비', '최저가', '값싼', '저가', '염가', '싸게'],
};

export const conditionWords = {
  used: { en: ['used', 'second hand', 'secondhand', 'pre owned', 'preowned', 'refurbished', 'pre loved'], th: ['มือสอง', 'มือ 2', 'มือ2', 'ใช้แล้ว'], zh: ['二手', '闲置', '旧', '中古'], vi: ['cũ', 'đã qua sử dụng', 'đồ cũ', 'secondhand', '2hand', 'second hand'], es: ['usado', 'usada', 'usados', 'usadas', 'de segunda mano', 'segunda mano', 'de segunda', 'reacondicionado', 'seminuevo'], ja: ['中古', 'ユーズド', '古着', '中古品'], ko: ['중고', '빈티지', '중고품', '리퍼'] },
  new: { en: ['new', 'brand new', 'unused', 'sealed'], th: ['ของใหม่', 'มือหนึ่ง', 'มือ1'], zh: ['全新', '未拆封', '未使用', '全新品'], vi: ['mới', 'mới 100', 'nguyên seal', 'hàng mới'], es: ['nuevo', 'nueva', 'nuevos', 'nuevas', 'sin usar', 'a estrenar'], ja: ['新品', '未使用', '未開封'], ko: ['새상품', '새제품', '미개봉', '새것', '미사용'] },
} satisfies Record<string, AttributeWords>;
