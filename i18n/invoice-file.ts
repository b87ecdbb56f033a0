import { defineMessages } from './define-messages.ts';
import { invoiceFile as en } from './en/invoice-file.ts';
import { invoiceFile as es } from './es/invoice-file.ts';
import { invoiceFile as ja } from './ja/invoice-file.ts';
import { invoiceFile as ko } from './ko/invoice-file.ts';
import { invoiceFile as th } from './th/invoice-file.ts';
import { invoiceFile as vi } from './vi/invoice-file.ts';
import { invoiceFile as zh } from './zh/invoice-file.ts';

export const invoiceFileText = defineMessages({ en, th, zh, vi, es, ja, ko });
