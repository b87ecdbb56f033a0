import { defineMessages } from './define-messages.ts';
import { paymentNames as en } from './en/payment-names.ts';
import { paymentNames as es } from './es/payment-names.ts';
import { paymentNames as ja } from './ja/payment-names.ts';
import { paymentNames as ko } from './ko/payment-names.ts';
import { paymentNames as th } from './th/payment-names.ts';
import { paymentNames as vi } from './vi/payment-names.ts';
import { paymentNames as zh } from './zh/payment-names.ts';

export const paymentNamesText = defineMessages({ en, th, zh, vi, es, ja, ko });
