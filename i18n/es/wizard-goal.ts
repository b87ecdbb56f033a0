import type { TranslationOf } from '../define-messages.ts';
import type { wizardGoal as english } from '../en/wizard-goal.ts';

export const wizardGoal: TranslationOf<typeof english> = {
  title: 'Objetivo de ventas',
  launch: 'Lanzar campaña',
  monthlySalesTarget: 'Objetivo mensual de ventas en dólares (US$)',
  sellUnits: 'Unidades que quieres vender al mes',
  marketingBudget: 'Presupuesto de marketing en dólares (US$)',
  offerCredit: 'Ofrecer crédito',
  offerCreditHint: 'Se guarda con tu publicación: los compradores pueden pedir pagar después.',
  forecast: {
    one: 'Un presupuesto de {budget} permite alcanzar unos {sales} de GMV con {count} unidad a un precio promedio de {price}',
    other:
      'Un presupuesto de {budget} permite alcanzar unos {sales} de GMV con {count} unidades a un precio promedio de {price}',
  },
  targetAbove: 'Tu objetivo de {target} está por encima de esa cifra.',
  forecastNote:
    'Es una estimación con un cálculo sencillo, no una promesa. GMV es lo que se vende en un mes antes de descontar gastos.',
  suggestion:
    'Un primer objetivo con el mismo cálculo: {sales} en ventas (unidades: {units}) con {budget} de marketing.',
  useFigures: 'Usar estas cifras',
};
