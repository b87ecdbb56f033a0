import { defineMessages } from './define-messages.ts';
import { productOffer as en } from './en/product-offer.ts';
import { productOffer as es } from './es/product-offer.ts';
import { productOffer as ja } from './ja/product-offer.ts';
import { productOffer as ko } from './ko/product-offer.ts';
import { productOffer as th } from './th/product-offer.ts';
import { productOffer as vi } from './vi/product-offer.ts';
import { productOffer as zh } from './zh/product-offer.ts';

export const productOfferText = defineMessages({ en, th, zh, vi, es, ja, ko });
