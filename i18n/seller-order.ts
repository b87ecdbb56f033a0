import { defineMessages } from './define-messages.ts';
import { sellerOrder as en } from './en/seller-order.ts';
import { sellerOrder as es } from './es/seller-order.ts';
import { sellerOrder as ja } from './ja/seller-order.ts';
import { sellerOrder as ko } from './ko/seller-order.ts';
import { sellerOrder as th } from './th/seller-order.ts';
import { sellerOrder as vi } from './vi/seller-order.ts';
import { sellerOrder as zh } from './zh/seller-order.ts';

export const sellerOrderText = defineMessages({ en, th, zh, vi, es, ja, ko });
