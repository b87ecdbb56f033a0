import { defineMessages } from './define-messages.ts';
import { sellerOrderStates as en } from './en/seller-order-states.ts';
import { sellerOrderStates as es } from './es/seller-order-states.ts';
import { sellerOrderStates as ja } from './ja/seller-order-states.ts';
import { sellerOrderStates as ko } from './ko/seller-order-states.ts';
import { sellerOrderStates as th } from './th/seller-order-states.ts';
import { sellerOrderStates as vi } from './vi/seller-order-states.ts';
import { sellerOrderStates as zh } from './zh/seller-order-states.ts';

export const sellerOrderStatesText = defineMessages({ en, th, zh, vi, es, ja, ko });
