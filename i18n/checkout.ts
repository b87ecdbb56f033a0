import { defineMessages } from './define-messages.ts';
import { checkout as en } from './en/checkout.ts';
import { checkout as es } from './es/checkout.ts';
import { checkout as ja } from './ja/checkout.ts';
import { checkout as ko } from './ko/checkout.ts';
import { checkout as th } from './th/checkout.ts';
import { checkout as vi } from './vi/checkout.ts';
import { checkout as zh } from './zh/checkout.ts';

export const checkoutText = defineMessages({ en, th, zh, vi, es, ja, ko });
