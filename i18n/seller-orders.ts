import { defineMessages } from './define-messages.ts';
import { sellerOrders as en } from './en/seller-orders.ts';
import { sellerOrders as es } from './es/seller-orders.ts';
import { sellerOrders as ja } from './ja/seller-orders.ts';
import { sellerOrders as ko } from './ko/seller-orders.ts';
import { sellerOrders as th } from './th/seller-orders.ts';
import { sellerOrders as vi } from './vi/seller-orders.ts';
import { sellerOrders as zh } from './zh/seller-orders.ts';

export const sellerOrdersText = defineMessages({ en, th, zh, vi, es, ja, ko });
