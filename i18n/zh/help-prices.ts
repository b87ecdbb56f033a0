import type { TranslationOf } from '../define-messages.ts';
import type { helpPrices as english } from '../en/help-prices.ts';

export const helpPrices: TranslationOf<typeof english> = {
  title: '价格、国家/地区与目标',
  priceEstimateQuestion: '价格区间是怎么估算的？',
  priceEstimateAnswer:
    '根据经审核的同类商品常见标价表，并结合材质和成色调整得出。这是带有日期的估价，不是报价，也不是实时市价。售价由卖家自行设定，只需是大于0的数字。',
  priceEstimateKeywords: '成本 建议 合适 定价 多少钱 价值 推荐',
  localCurrenciesQuestion: '当地货币价格是怎么来的？',
  localCurrenciesAnswer: '商品以美元定价。其他货币按带有日期的参考汇率表换算，并以“≈”显示，仅供参考，不用于付款结算。',
  localCurrenciesKeywords: '汇率 泰铢 日元 欧元 人民币 换算 usd 货币 美元',
  countriesQuestion: '为什么推荐这些国家/地区？',
  countriesAnswer:
    '根据经审核的各分类商品需求表得出。可移除不需要的，也可添加想要的，但至少保留一个国家/地区。所选内容会显示在商品页，买家可据此筛选。',
  countriesKeywords: '怎么选择 区域 销售 卖到哪里 市场 请选择推荐国家/地区 出口 出海',
  platformsQuestion: '平台比价是什么？',
  platformsAnswer:
    '根据公开的费用页面，估算Shopee、Lazada、TikTok Shop、Amazon、eBay和Etsy上的常见价格，以及此类商品是否适合这些平台。Snapbazaar不会代为发布到这些平台，与这些公司也没有关联。',
  platformsKeywords: 'shopee lazada 亚马逊 amazon ebay etsy tiktok 比较 电商平台 费用',
  forecastQuestion: '销售预测是怎么计算的？',
  forecastAnswer:
    '简单计算：销量乘以均价即为销售额。填写前的示例为：$50预算预计可带来约$800成交额（GMV），按均价$20计，共40件；填写的数据按同样的规则计算。仅供规划参考，不作承诺。',
  forecastKeywords: 'gmv 目标 销量 件数 预算 预计 月销售额目标',
  campaignQuestion: '“启动推广”会花掉营销预算吗？',
  campaignAnswer: '不会。该操作只是把目标和预算保存到商品中，并进入物流步骤。不会购买广告，也不会从任何账户扣款。',
  campaignKeywords: '广告 投放 付费 花费 营销 扣费 先买后付',
  fulfilmentQuestion: '可以选择哪些发货方式？',
  fulfilmentAnswer:
    '自行打包发货、使用平台合作物流或快递上门取件。选择会保存在商品中，但不会下单寄件，也不会通知物流公司：第4步列出的物流公司仅供参考。',
  fulfilmentKeywords: '发货到其他国家/地区 新加坡 泰国 运输 物流 配送 快递 dhl fedex maersk 承运商 寄件 包裹',
  shippingCostQuestion: '运费是多少？',
  shippingCostAnswer: '第4步会按重量显示发往各国家/地区的运费估价。以物流公司的报价为准，向买家承诺前请先询价。',
  shippingCostKeywords: '邮费 货运 重量 配送费 国际',
};
