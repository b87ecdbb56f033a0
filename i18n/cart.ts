import { defineMessages } from './define-messages.ts';
import { cart as en } from './en/cart.ts';
import { cart as es } from './es/cart.ts';
import { cart as ja } from './ja/cart.ts';
import { cart as ko } from './ko/cart.ts';
import { cart as th } from './th/cart.ts';
import { cart as vi } from './vi/cart.ts';
import { cart as zh } from './zh/cart.ts';

export const cartText = defineMessages({ en, th, zh, vi, es, ja, ko });
