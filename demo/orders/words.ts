import type { Language } from '../../contracts/languages.ts';

interface BuyerWords {
  /** Reviews that fit all goods, with their stars. */
  reviews: readonly (readonly [stars: number, text: string])[];
  returnReason: string;
  cancelReason: string;
}

/** What the buyers of the demo shop write, each in the own language. */
export const buyerWords: Record<Language, BuyerWords> = {
  en: {
    reviews: [
      [5, 'Exactly as in the photo, and packed with care. Thank you!'],
      [4, 'Good quality for the price. It took a few days longer than I hoped.'],
      [5, 'A present for my sister. She loves it.'],
    ],
    returnReason: 'It is smaller than I thought.',
    cancelReason: 'I ordered the wrong one.',
  },
  th: {
    reviews: [
      [5, 'ของสวยตรงปก แพ็กมาดีมาก ส่งไวด้วยค่ะ'],
      [5, 'คุณภาพดีเกินราคา จะกลับมาซื้ออีกแน่นอน'],
      [4, 'ของดีครับ แต่กล่องบุบมานิดหน่อย'],
      [3, 'ใช้ได้ แต่สีเข้มกว่าในรูปเล็กน้อย'],
    ],
    returnReason: 'ขนาดเล็กกว่าที่คิดไว้',
    cancelReason: 'สั่งผิดชิ้นค่ะ',
  },
  zh: {
    reviews: [
      [5, '和照片一模一样，包装很用心，很喜欢！'],
      [4, '质量不错，就是物流慢了几天。'],
    ],
    returnReason: '比想象中小一些。',
    cancelReason: '拍错了。',
  },
  vi: {
    reviews: [
      [5, 'Hàng đẹp đúng như hình, đóng gói rất cẩn thận.'],
      [5, 'Mình mua lần thứ hai rồi, lần nào cũng ưng ý.'],
      [4, 'Chất lượng tốt, giao hơi chậm một chút.'],
    ],
    returnReason: 'Hàng nhỏ hơn mình nghĩ.',
    cancelReason: 'Mình đặt nhầm.',
  },
  es: {
    reviews: [
      [5, 'Tal como en la foto y muy bien embalado. ¡Gracias!'],
      [4, 'Buena calidad. Tardó un poco en llegar, pero valió la pena.'],
      [2, 'Llegó bien, pero el acabado no es tan fino como esperaba.'],
    ],
    returnReason: 'Es más pequeño de lo que pensaba.',
    cancelReason: 'Me equivoqué de artículo.',
  },
  ja: {
    reviews: [
      [5, '写真のとおりで、梱包もとても丁寧でした。'],
      [4, '品質に満足しています。到着まで少し時間がかかりました。'],
    ],
    returnReason: '思っていたより小さかったです。',
    cancelReason: '間違えて注文しました。',
  },
  ko: {
    reviews: [
      [5, '사진과 똑같고 포장도 꼼꼼했어요. 감사합니다!'],
      [4, '품질이 좋아요. 배송이 조금 늦었어요.'],
    ],
    returnReason: '생각보다 작아요.',
    cancelReason: '잘못 주문했어요.',
  },
};

/** Why the demo seller does not send something. */
export const declineReason = 'I found a crack while packing, so I do not send this one. Sorry!';
