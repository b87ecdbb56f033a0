import { defineMessages } from './define-messages.ts';
import { shippingForm as en } from './en/shipping-form.ts';
import { shippingForm as es } from './es/shipping-form.ts';
import { shippingForm as ja } from './ja/shipping-form.ts';
import { shippingForm as ko } from './ko/shipping-form.ts';
import { shippingForm as th } from './th/shipping-form.ts';
import { shippingForm as vi } from './vi/shipping-form.ts';
import { shippingForm as zh } from './zh/shipping-form.ts';

export const shippingFormText = defineMessages({ en, th, zh, vi, es, ja, ko });
