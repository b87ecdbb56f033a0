import { defineMessages } from './define-messages.ts';
import { orderEvents as en } from './en/order-events.ts';
import { orderEvents as es } from './es/order-events.ts';
import { orderEvents as ja } from './ja/order-events.ts';
import { orderEvents as ko } from './ko/order-events.ts';
import { orderEvents as th } from './th/order-events.ts';
import { orderEvents as vi } from './vi/order-events.ts';
import { orderEvents as zh } from './zh/order-events.ts';

export const orderEventsText = defineMessages({ en, th, zh, vi, es, ja, ko });
