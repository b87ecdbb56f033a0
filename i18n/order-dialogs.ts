import { defineMessages } from './define-messages.ts';
import { orderDialogs as en } from './en/order-dialogs.ts';
import { orderDialogs as es } from './es/order-dialogs.ts';
import { orderDialogs as ja } from './ja/order-dialogs.ts';
import { orderDialogs as ko } from './ko/order-dialogs.ts';
import { orderDialogs as th } from './th/order-dialogs.ts';
import { orderDialogs as vi } from './vi/order-dialogs.ts';
import { orderDialogs as zh } from './zh/order-dialogs.ts';

export const orderDialogsText = defineMessages({ en, th, zh, vi, es, ja, ko });
