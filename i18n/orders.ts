import { defineMessages } from './define-messages.ts';
import { orders as en } from './en/orders.ts';
import { orders as es } from './es/orders.ts';
import { orders as ja } from './ja/orders.ts';
import { orders as ko } from './ko/orders.ts';
import { orders as th } from './th/orders.ts';
import { orders as vi } from './vi/orders.ts';
import { orders as zh } from './zh/orders.ts';

export const ordersText = defineMessages({ en, th, zh, vi, es, ja, ko });
