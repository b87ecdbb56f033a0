import { defineMessages } from './define-messages.ts';
import { wizardGoal as en } from './en/wizard-goal.ts';
import { wizardGoal as es } from './es/wizard-goal.ts';
import { wizardGoal as ja } from './ja/wizard-goal.ts';
import { wizardGoal as ko } from './ko/wizard-goal.ts';
import { wizardGoal as th } from './th/wizard-goal.ts';
import { wizardGoal as vi } from './vi/wizard-goal.ts';
import { wizardGoal as zh } from './zh/wizard-goal.ts';

export const wizardGoalText = defineMessages({ en, th, zh, vi, es, ja, ko });
