import { defineMessages } from './define-messages.ts';
import { wizardDelivery as en } from './en/wizard-delivery.ts';
import { wizardDelivery as es } from './es/wizard-delivery.ts';
import { wizardDelivery as ja } from './ja/wizard-delivery.ts';
import { wizardDelivery as ko } from './ko/wizard-delivery.ts';
import { wizardDelivery as th } from './th/wizard-delivery.ts';
import { wizardDelivery as vi } from './vi/wizard-delivery.ts';
import { wizardDelivery as zh } from './zh/wizard-delivery.ts';

export const wizardDeliveryText = defineMessages({ en, th, zh, vi, es, ja, ko });
