import type { TranslationOf } from '../define-messages.ts';
import type { contact as english } from '../en/contact.ts';

export const contact: TranslationOf<typeof english> = {
  title: '联系我们',
  description: '商城问题和软件问题的联系方式。',
  lead: '问题分两类，分别由不同的人解答。',
  marketplace: '关于本商城',
  operator:
    '账号、商品、订单和个人数据由本站运营方负责。请使用运营方公布的联系方式，或联系域名注册信息中的联系人。软件无法得知运营方的联系方式，因此不在此列出。已登录的卖家还可通过<help>帮助中心</help>的表单留言。',
  whatHelps: '留言时请说明：',
  address: '所在页面的网址；',
  steps: '做了什么操作，看到了什么；',
  time: '日期、时间和所在时区。',
  noPassword: '请勿发送密码，处理问题不需要密码。',
  software: '关于软件',
  issues:
    'Snapbazaar软件本身的错误或改进建议，请提交到项目代码仓库的问题列表。本站使用的版本可向运营方咨询。安全问题请私下报告给维护者，以便在公开前修复。',
  newHere: '第一次来？先看看“<about>关于Snapbazaar</about>”。',
};
