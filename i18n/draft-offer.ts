import { defineMessages } from './define-messages.ts';
import { draftOffer as en } from './en/draft-offer.ts';
import { draftOffer as es } from './es/draft-offer.ts';
import { draftOffer as ja } from './ja/draft-offer.ts';
import { draftOffer as ko } from './ko/draft-offer.ts';
import { draftOffer as th } from './th/draft-offer.ts';
import { draftOffer as vi } from './vi/draft-offer.ts';
import { draftOffer as zh } from './zh/draft-offer.ts';

export const draftOfferText = defineMessages({ en, th, zh, vi, es, ja, ko });
