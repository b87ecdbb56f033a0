import { defineMessages } from './define-messages.ts';
import { payment as en } from './en/payment.ts';
import { payment as es } from './es/payment.ts';
import { payment as ja } from './ja/payment.ts';
import { payment as ko } from './ko/payment.ts';
import { payment as th } from './th/payment.ts';
import { payment as vi } from './vi/payment.ts';
import { payment as zh } from './zh/payment.ts';

export const paymentText = defineMessages({ en, th, zh, vi, es, ja, ko });
