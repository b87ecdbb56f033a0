import { defineMessages } from './define-messages.ts';
import { orderPapers as en } from './en/order-papers.ts';
import { orderPapers as es } from './es/order-papers.ts';
import { orderPapers as ja } from './ja/order-papers.ts';
import { orderPapers as ko } from './ko/order-papers.ts';
import { orderPapers as th } from './th/order-papers.ts';
import { orderPapers as vi } from './vi/order-papers.ts';
import { orderPapers as zh } from './zh/order-papers.ts';

export const orderPapersText = defineMessages({ en, th, zh, vi, es, ja, ko });
