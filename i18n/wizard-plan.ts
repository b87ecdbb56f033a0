import { defineMessages } from './define-messages.ts';
import { wizardPlan as en } from './en/wizard-plan.ts';
import { wizardPlan as es } from './es/wizard-plan.ts';
import { wizardPlan as ja } from './ja/wizard-plan.ts';
import { wizardPlan as ko } from './ko/wizard-plan.ts';
import { wizardPlan as th } from './th/wizard-plan.ts';
import { wizardPlan as vi } from './vi/wizard-plan.ts';
import { wizardPlan as zh } from './zh/wizard-plan.ts';

export const wizardPlanText = defineMessages({ en, th, zh, vi, es, ja, ko });
