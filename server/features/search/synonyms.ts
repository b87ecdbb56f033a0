import { fold } from '../../../catalog/fold.ts';

/**
 * Words that shoppers use for the same thing, one group a line, separated by '/'. Regional and everyday words beside
 * those that listings are written with. Only true equals: 'guitar' and 'ukulele' are not.
 */
const groups = `
leash / lead
diaper / nappy
flashlight / torch
sneakers / trainers
couch / sofa
tv / television
cell phone / mobile phone / smartphone / cellphone
tire / tyre
color / colour
gray / grey
jewelry / jewellery
wrench / spanner
sweater / jumper / pullover
pants / trousers
jeans / denim pants
stroller / pram / pushchair / buggy
pacifier / dummy
crib / cot
purse / handbag
fridge / refrigerator
hair dryer / hairdryer / blow dryer
vacuum / vacuum cleaner / hoover
trash can / garbage can / bin / trash bin
closet / wardrobe
cookie / biscuit
candy / sweets
soccer ball / football
ping pong / table tennis
pajamas / pyjamas
bathing suit / swimsuit / swimwear
bicycle / bike
motorbike / motorcycle
earphones / earbuds / in-ear headphones
notebook computer / laptop
gpu / graphics card / video card
cpu / processor
ram / memory
usb stick / flash drive / pen drive
eyeglasses / glasses / spectacles
lego / building blocks / building block
stuffed animal / plush toy / plushie / soft toy
perfume / fragrance
lipstick / lip make-up
make-up / makeup / cosmetics
sunscreen / sunblock / sun care
mouthwash / mouth rinse
board game / boardgame
ladder / step ladder
thumbtack / push pin
cutlery / silverware / flatware
dustbin / bin
torch / lantern
มือถือ / โทรศัพท์มือถือ / สมาร์ทโฟน
โน้ตบุ๊ก / แล็ปท็อป / โน๊ตบุ๊ค / โน้ตบุ๊ค
ทีวี / โทรทัศน์
กระเป๋าเป้ / เป้สะพายหลัง / เป้
เดรส / ชุดเดรส / ชุดกระโปรง
เสื้อยืด / ทีเชิ้ต
รองเท้าผ้าใบ / สนีกเกอร์
ยีนส์ / กางเกงยีนส์
แว่นกันแดด / แว่นตากันแดด
ลิปสติก / ลิป
ครีมกันแดด / กันแดด
จักรยาน / รถจักรยาน
มอเตอร์ไซค์ / รถจักรยานยนต์ / มอไซค์
ตู้เย็น / ตู้แช่เย็น
ผ้าอ้อม / แพมเพิส
รถเข็นเด็ก / รถเข็นเด็กทารก
ตุ๊กตา / ตุ๊กตาผ้า
เคสโทรศัพท์ / เคสมือถือ
พาวเวอร์แบงค์ / แบตสำรอง / พาวเวอร์แบงก์
สายชาร์จ / สายชาร์จมือถือ / สายเคเบิล
กีต้าร์ / กีตาร์
สีแดง / แดง
สีดำ / ดำ
สีขาว / ขาว
สีน้ำเงิน / น้ำเงิน
สีเขียว / เขียว
สีเหลือง / เหลือง
สีชมพู / ชมพู
手机 / 智能手机 / 移动电话
手机壳 / 手机套 / 手机保护壳
笔记本电脑 / 笔电 / 手提电脑
电视 / 电视机
连衣裙 / 裙子 / 洋装
双肩包 / 背包 / 书包
跑鞋 / 跑步鞋
运动鞋 / 球鞋
充电宝 / 移动电源 / 行动电源
电饭煲 / 电饭锅 / 电锅
冰箱 / 电冰箱
螺丝刀 / 改锥 / 起子 / 螺丝起子
自行车 / 单车 / 脚踏车
摩托车 / 机车
口红 / 唇膏
防晒霜 / 防晒 / 防晒乳
尿布 / 尿不湿 / 纸尿裤
奶嘴 / 安抚奶嘴
毛绒玩具 / 毛绒公仔 / 玩偶
积木 / 乐高
显卡 / 图形卡 / 显示卡
内存 / 内存条
u盘 / 优盘 / 随身碟
耳机 / 耳麦
沙发 / 沙发椅
红色 / 红
黑色 / 黑
白色 / 白
蓝色 / 蓝
绿色 / 绿
黄色 / 黄
粉色 / 粉红色 / 粉红
điện thoại / điện thoại thông minh / smartphone / di động
laptop / máy tính xách tay
tivi / ti vi / truyền hình
giày thể thao / giày sneaker / sneaker
váy / đầm
ba lô / balo
tủ lạnh / tủ mát
xe đạp / xe đạp thể thao
xe máy / mô tô / xe mô tô
ốp điện thoại / ốp lưng / ốp lưng điện thoại
sạc dự phòng / pin dự phòng
son / son môi / son thỏi
kem chống nắng / chống nắng
tã / bỉm
đồ chơi xếp hình / lego / khối xếp hình
guitar / ghi ta / ghita / đàn guitar
card đồ họa / card màn hình / vga
ổ cứng / hdd
tai nghe nhét tai / tai nghe trong tai
gấu bông / thú nhồi bông
xe đẩy / xe đẩy em bé
heo / lợn
mũ / nón
ô / dù
móvil / celular / smartphone / teléfono móvil
ordenador / computadora / computador
portátil / laptop / notebook
auriculares / audífonos / cascos
zapatillas / tenis / deportivas
zapatillas para correr / zapatillas de correr / zapatillas de running / tenis para correr
comida / alimento / pienso
nevera / refrigerador / frigorífico / heladera
coche / carro / auto / automóvil
gafas / lentes / anteojos
camiseta / playera / remera / polera
falda / pollera
vaqueros / jeans / tejanos
jersey / suéter / pulóver
chaqueta / campera / chamarra
bolso / cartera / bolsa
pendientes / aretes / aros / zarcillos
sujetador / brasier / corpiño
pañal / pañales
cochecito / carriola / carrito de bebé
biberón / mamila / mamadera
bolígrafo / lapicero / pluma / boli
grapadora / engrapadora / abrochadora
destornillador / desarmador
batería externa / power bank / cargador portátil
altavoz / bocina / parlante
mando / control remoto / mando a distancia
tarta / pastel / torta
olla arrocera / arrocera
rojo / colorado
marrón / café
peluche / muñeco de peluche
スマホ / スマートフォン / 携帯電話 / 携帯
スマホケース / スマートフォンケース / ケータイケース
ノートパソコン / ノートpc / ラップトップ
パソコン / pc / コンピューター
テレビ / tv
リュック / リュックサック / バックパック
ワンピース / ドレス
スニーカー / 運動靴
ヘッドホン / ヘッドフォン
イヤホン / イヤフォン
モバイルバッテリー / モバブ / 携帯充電器
冷蔵庫 / 冷凍冷蔵庫
自転車 / バイシクル
バイク / オートバイ
口紅 / リップ / リップスティック
日焼け止め / サンスクリーン
おむつ / オムツ / 紙おむつ
ぬいぐるみ / 縫いぐるみ
ブロック / レゴ / 積み木
グラフィックボード / グラボ / ビデオカード
メモリー / メモリ
ドライバー / ねじ回し
急須 / ティーポット
傘 / かさ / アンブレラ
眼鏡 / めがね / メガネ
靴 / シューズ
鞄 / かばん / カバン / バッグ
猫 / ネコ / ねこ
犬 / イヌ
赤い / 赤 / 赤色 / レッド
黒い / 黒 / 黒色 / ブラック
白い / 白 / 白色 / ホワイト
青い / 青 / 青色 / ブルー
緑 / 緑色 / グリーン
黄色い / 黄色 / イエロー
ピンク / 桃色
휴대폰 / 핸드폰 / 스마트폰 / 휴대전화
휴대폰 케이스 / 핸드폰 케이스 / 스마트폰 케이스 / 폰케이스
노트북 / 랩탑
텔레비전 / 티비 / tv
백팩 / 배낭 / 책가방
원피스 / 드레스
운동화 / 스니커즈
이어폰 / 이어버드
보조배터리 / 보조 배터리
전기밥솥 / 밥솥
냉장고 / 김치냉장고
자전거 / 바이크
오토바이 / 모터사이클
립스틱 / 립
선크림 / 자외선 차단제 / 썬크림
기저귀 / 팬티기저귀
유모차 / 유아차
인형 / 봉제인형 / 봉제 인형
블록 / 레고
일렉기타 / 일렉 기타 / 전기기타 / 일렉트릭 기타
통기타 / 어쿠스틱 기타
그래픽카드 / 그래픽 카드 / vga
찻주전자 / 티포트 / 다기
드라이버 / 스크루드라이버
모자 / 캡
빨간 / 빨간색 / 빨강 / 레드
검은 / 검정 / 검은색 / 검정색 / 블랙
하얀 / 흰 / 흰색 / 하얀색 / 화이트
파란 / 파란색 / 파랑 / 블루
초록 / 초록색 / 녹색 / 그린
노란 / 노란색 / 노랑 / 옐로우
분홍 / 분홍색 / 핑크
`
  .trim()
  .split('\n')
  .map((line) => line.split('/').map(fold));

const groupsOf = new Map<string, string[][]>();
for (const group of groups) {
  for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
}
const longestFirst = [...groupsOf.keys()].toSorted((a, b) => b.length - a.length);
const spacedWord = /^[\p{Script=Latin}\p{N} -]+$/u;
const maxReadings = 8;

/** The typed text, followed by variants with synonyms. */
export function expandSynonyms(text: string): string[] {
  const typed = fold(text);
  const readings = [typed];
  for (const match of wordsIn(typed)) {
    const others = [...new Set((groupsOf.get(match) ?? []).flat())].filter((word) => word !== match);
    for (const reading of [...readings]) readings.push(...others.map((word) => reading.replace(match, word)));
    if (readings.length >= maxReadings) break;
  }
  return [...new Set(readings)].slice(0, maxReadings);
}

/** The words of a text that have synonyms; of overlapping words, the longest. */
function wordsIn(typed: string): string[] {
  let rest = typed;
  return longestFirst.filter((word) => {
    if (!containsWord(rest, word)) return false;
    rest = rest.replace(word, '\n');
    return true;
  });
}

/** Words of spaced scripts must match whole, with an optional plural s: 'bin' does not match 'binder'. */
function containsWord(text: string, word: string): boolean {
  if (!text.includes(word)) return false;
  if (!spacedWord.test(word)) return true;
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:e?s)?(?![\\p{L}\\p{N}])`, 'u').test(text);
}
