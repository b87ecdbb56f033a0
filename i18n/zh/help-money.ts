import type { TranslationOf } from '../define-messages.ts';
import type { helpMoney as english } from '../en/help-money.ts';

export const helpMoney: TranslationOf<typeof english> = {
  title: '订单、资金与积分',
  ordersQuestion: '买家怎么向我下单？',
  ordersAnswer:
    '买家点击“立即购买”，或将商品加入购物车后下单。订单显示在“我的店铺”的“订单”中，并列出待办事项：发货、确认收款、处理退货。开始销售前，请先在“设置”中设置物流和收款方式，只需设置一次。',
  ordersKeywords: '结算 购买 购物车 下单 订单 客户 付款 销售',
  whenPaidQuestion: '什么时候能收到货款？',
  whenPaidAnswer:
    '银行卡支付的货款由平台保管，送达7天后订单完成，货款扣除佣金后转入钱包。转账和现金由你直接收取。在运营方接入银行卡支付服务商之前，银行卡支付为沙盒环境，不涉及真实资金。',
  whenPaidKeywords: '我的钱在哪 打款 提现 收益 收入 营收 银行 到账',
  sandboxQuestion: '充值、提现和绑定银行是真实的吗？',
  sandboxAnswer: '不是。这些功能均明确标注为沙盒环境：不涉及真实资金，绑定的银行为测试账户。请勿填写真实账户信息。',
  sandboxKeywords: '钱包 绑定账户 测试 资金 usdt 极速打款 账单',
  sellingFeeQuestion: 'Snapbazaar收取手续费或佣金吗？',
  sellingFeeAnswer:
    '发布商品免费。每笔订单完成后，Snapbazaar收取佣金，标准在“设置”和发布商品的最后一步均有说明，发布前即可查看。',
  sellingFeeKeywords: '销售 抽成 比例 成本 费用',
  sampleDataQuestion: '“示例数据”标签是什么意思？',
  sampleDataAnswer: '表示旁边的数字只是示例，并非真实数据。账号有了同类记录后，页面会显示真实数据，标签随之消失。',
  sampleDataKeywords: '假数据 例子 演示 数字 占位 分析',
  tokensQuestion: 'T4L积分是什么？',
  tokensAnswer:
    '参与个性化后获得的Snapbazaar站内积分。积分不是货币，不能买卖，在站外没有价值。在个人资料中点击“查看积分记录”，可查看每一笔发放和收回。',
  tokensKeywords: '代币 token 余额 加密货币 币 奖励 点数 赚取',
  earnTokensQuestion: '怎么获得+5 T4L？',
  earnTokensAnswer:
    '在个人资料中勾选“允许收集行为数据”，即可一次性获得5 T4L；取消勾选会收回，再次勾选会重新发放，因此最多持有5 T4L。',
  earnTokensKeywords: '赠送 奖励 积分 复选框 个性化',
  claimTokenQuestion: '为什么不能领取Google、Facebook或Twitter的积分？',
  claimTokenAnswer: '领取积分需先关联社交账号，而本站尚未开通关联功能。开通之前，各项显示的是示例数据。',
  claimTokenKeywords: '领取积分 社交 关联 登录 google facebook twitter',
};
