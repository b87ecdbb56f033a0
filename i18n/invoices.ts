import { defineMessages } from './define-messages.ts';
import { invoices as en } from './en/invoices.ts';
import { invoices as es } from './es/invoices.ts';
import { invoices as ja } from './ja/invoices.ts';
import { invoices as ko } from './ko/invoices.ts';
import { invoices as th } from './th/invoices.ts';
import { invoices as vi } from './vi/invoices.ts';
import { invoices as zh } from './zh/invoices.ts';

export const invoicesText = defineMessages({ en, th, zh, vi, es, ja, ko });
