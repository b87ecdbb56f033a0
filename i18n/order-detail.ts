import { defineMessages } from './define-messages.ts';
import { orderDetail as en } from './en/order-detail.ts';
import { orderDetail as es } from './es/order-detail.ts';
import { orderDetail as ja } from './ja/order-detail.ts';
import { orderDetail as ko } from './ko/order-detail.ts';
import { orderDetail as th } from './th/order-detail.ts';
import { orderDetail as vi } from './vi/order-detail.ts';
import { orderDetail as zh } from './zh/order-detail.ts';

export const orderDetailText = defineMessages({ en, th, zh, vi, es, ja, ko });
