import type { TranslationOf } from '../define-messages.ts';
import type { about as english } from '../en/about.ts';

export const about: TranslationOf<typeof english> = {
  title: '关于Snapbazaar',
  description: '开源商城软件，一张商品照片即可生成七种语言的商品。',
  lead: '在这个商城，一张商品照片就能变成七种语言的在售商品。',
  buyers: '对买家',
  aisles: '15大品类，无需账号即可浏览。每件商品都有英语、泰语、中文、越南语、西班牙语、日语和韩语介绍。',
  sellers: '对卖家',
  photo: '卖家上传一张照片，服务器识别后给出各语言的标题和描述、适合销售的国家/地区以及价格区间。所有内容经卖家核对后才会发布。',
  marks: '由AI撰写或提供的内容以紫色星光标记。仅作示例的数字标有“示例数据”。',
  operator: '由谁运营',
  openSource: 'Snapbazaar是采用MIT许可证的开源软件，由Snapbazaar贡献者开发。本网站是其中一个部署，由其运营方运营，并由运营方决定可销售的商品。联系方式见<contact>联系我们</contact>。',
};
