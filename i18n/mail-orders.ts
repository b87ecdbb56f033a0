import { defineMessages } from './define-messages.ts';
import { mailOrders as en } from './en/mail-orders.ts';
import { mailOrders as es } from './es/mail-orders.ts';
import { mailOrders as ja } from './ja/mail-orders.ts';
import { mailOrders as ko } from './ko/mail-orders.ts';
import { mailOrders as th } from './th/mail-orders.ts';
import { mailOrders as vi } from './vi/mail-orders.ts';
import { mailOrders as zh } from './zh/mail-orders.ts';

export const mailOrdersText = defineMessages({ en, th, zh, vi, es, ja, ko });
