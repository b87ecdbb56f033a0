import { defineMessages } from './define-messages.ts';
import { paymentMethodsForm as en } from './en/payment-methods-form.ts';
import { paymentMethodsForm as es } from './es/payment-methods-form.ts';
import { paymentMethodsForm as ja } from './ja/payment-methods-form.ts';
import { paymentMethodsForm as ko } from './ko/payment-methods-form.ts';
import { paymentMethodsForm as th } from './th/payment-methods-form.ts';
import { paymentMethodsForm as vi } from './vi/payment-methods-form.ts';
import { paymentMethodsForm as zh } from './zh/payment-methods-form.ts';

export const paymentMethodsFormText = defineMessages({ en, th, zh, vi, es, ja, ko });
