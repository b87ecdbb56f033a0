import type { TranslationOf } from '../define-messages.ts';
import type { helpCenter as english } from '../en/help-center.ts';

export const helpCenter: TranslationOf<typeof english> = {
  title: '帮助中心',
  description: '卖家入门指引与常见问题解答。',
  sellerTypes: '选择卖家类型',
  beginner: '个人新手',
  beginnerText: '从一张照片开始。系统会写好七种语言的商品文案，你只需核对、定价并选择销售地区。',
  addProducts: '添加商品',
  experienced: '资深卖家',
  experiencedText: '已熟悉定价？可用估价比较各国家/地区和平台，修改各语言文案，并在“我的店铺”统一管理商品。',
  manufacturer: '厂家或供应商',
  manufacturerText: '每条产品线先发布一件商品。单件商品的清晰照片识别效果最佳，请在描述中说明供货内容和起订量。',
  retailer: '寻找货源的零售商',
  retailerText:
    '可用七种语言中的任意一种搜索商城，按价格和推荐销往的国家/地区筛选，看看哪些卖家有你需要的商品。目前还不能通过Snapbazaar联系卖家。',
  questions: '常见问题',
  search: '搜索帮助',
  answerCount: '{count}条解答',
  noAnswer: '没有找到“{query}”的解答',
  noAnswerText: '换个词试试，或向本站运营人员咨询。',
  linkToAnswer: '此解答的链接',
  writeToUs: '给我们留言',
  topic: '留言类型',
  question: '我有疑问',
  problem: '功能异常',
  idea: '我有建议',
  message: '留言内容',
  messageHint: '留言将发送给本站运营人员，如有回复，将发至{address}。',
  messageHintNoAddress: '留言将发送给本站运营人员，如有回复，将发至账号的邮箱或手机号。',
  send: '提交留言',
  thanks: '留言已收到，感谢反馈。',
};
