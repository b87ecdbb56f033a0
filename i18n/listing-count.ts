import { defineMessages } from './define-messages.ts';
import { listingCount as en } from './en/listing-count.ts';
import { listingCount as es } from './es/listing-count.ts';
import { listingCount as ja } from './ja/listing-count.ts';
import { listingCount as ko } from './ko/listing-count.ts';
import { listingCount as th } from './th/listing-count.ts';
import { listingCount as vi } from './vi/listing-count.ts';
import { listingCount as zh } from './zh/listing-count.ts';

export const listingCountText = defineMessages({ en, th, zh, vi, es, ja, ko });
