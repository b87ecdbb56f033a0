import { defineMessages } from './define-messages.ts';
import { addressForm as en } from './en/address-form.ts';
import { addressForm as es } from './es/address-form.ts';
import { addressForm as ja } from './ja/address-form.ts';
import { addressForm as ko } from './ko/address-form.ts';
import { addressForm as th } from './th/address-form.ts';
import { addressForm as vi } from './vi/address-form.ts';
import { addressForm as zh } from './zh/address-form.ts';

export const addressFormText = defineMessages({ en, th, zh, vi, es, ja, ko });
