import { defineMessages } from './define-messages.ts';
import { orderBell as en } from './en/order-bell.ts';
import { orderBell as es } from './es/order-bell.ts';
import { orderBell as ja } from './ja/order-bell.ts';
import { orderBell as ko } from './ko/order-bell.ts';
import { orderBell as th } from './th/order-bell.ts';
import { orderBell as vi } from './vi/order-bell.ts';
import { orderBell as zh } from './zh/order-bell.ts';

export const orderBellText = defineMessages({ en, th, zh, vi, es, ja, ko });
