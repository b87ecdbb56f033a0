import { defineMessages } from './define-messages.ts';
import { orderStates as en } from './en/order-states.ts';
import { orderStates as es } from './es/order-states.ts';
import { orderStates as ja } from './ja/order-states.ts';
import { orderStates as ko } from './ko/order-states.ts';
import { orderStates as th } from './th/order-states.ts';
import { orderStates as vi } from './vi/order-states.ts';
import { orderStates as zh } from './zh/order-states.ts';

export const orderStatesText = defineMessages({ en, th, zh, vi, es, ja, ko });
