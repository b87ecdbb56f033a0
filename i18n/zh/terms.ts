import type { TranslationOf } from '../define-messages.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: TranslationOf<typeof english> = {
  title: '服务条款',
  description: '本商城提供的服务与使用要求。',
  lead: '以下为软件自带的规则，本站运营方可另行补充。',
  using: '使用商城',
  browse: '任何人都可浏览。销售和收藏商品需要账号。',
  password: '请妥善保管密码。账号下的一切操作视为本人所为。',
  abuse: '不得破坏或过度占用服务，不得窥探系统或他人信息。',
  selling: '销售',
  goods: '只能发布有权销售且销售地法律允许的商品。',
  rights: '请使用有权使用的图片和文字。权利仍归发布者所有，发布商品即允许本站展示。',
  proposals: 'AI给出的文案、国家/地区和价格仅为建议。发布前请仔细阅读，商品内容由发布者负责。',
  buying: '购买',
  purchase: '购买是买家与卖家之间的约定。本站运营方可移除违反规则的商品或账号。',
  noWarranty: '免责声明',
  asItIs: '本软件依据Snapbazaar贡献者的MIT许可证按“原样”提供，不作任何形式的担保。法律赋予消费者的权利不受影响。',
  questions: '如有疑问，请<contact>联系我们</contact>。个人数据的处理见<privacy>隐私政策</privacy>。',
};
