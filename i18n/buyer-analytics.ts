import { defineMessages } from './define-messages.ts';
import { buyerAnalytics as en } from './en/buyer-analytics.ts';
import { buyerAnalytics as es } from './es/buyer-analytics.ts';
import { buyerAnalytics as ja } from './ja/buyer-analytics.ts';
import { buyerAnalytics as ko } from './ko/buyer-analytics.ts';
import { buyerAnalytics as th } from './th/buyer-analytics.ts';
import { buyerAnalytics as vi } from './vi/buyer-analytics.ts';
import { buyerAnalytics as zh } from './zh/buyer-analytics.ts';

export const buyerAnalyticsText = defineMessages({ en, th, zh, vi, es, ja, ko });
