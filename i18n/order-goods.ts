import { defineMessages } from './define-messages.ts';
import { orderGoods as en } from './en/order-goods.ts';
import { orderGoods as es } from './es/order-goods.ts';
import { orderGoods as ja } from './ja/order-goods.ts';
import { orderGoods as ko } from './ko/order-goods.ts';
import { orderGoods as th } from './th/order-goods.ts';
import { orderGoods as vi } from './vi/order-goods.ts';
import { orderGoods as zh } from './zh/order-goods.ts';

export const orderGoodsText = defineMessages({ en, th, zh, vi, es, ja, ko });
