import { defineMessages } from './define-messages.ts';
import { sellerOrderTimeline as en } from './en/seller-order-timeline.ts';
import { sellerOrderTimeline as es } from './es/seller-order-timeline.ts';
import { sellerOrderTimeline as ja } from './ja/seller-order-timeline.ts';
import { sellerOrderTimeline as ko } from './ko/seller-order-timeline.ts';
import { sellerOrderTimeline as th } from './th/seller-order-timeline.ts';
import { sellerOrderTimeline as vi } from './vi/seller-order-timeline.ts';
import { sellerOrderTimeline as zh } from './zh/seller-order-timeline.ts';

export const sellerOrderTimelineText = defineMessages({ en, th, zh, vi, es, ja, ko });
