import type { TranslationOf } from '../define-messages.ts';
import type { food as english } from '../en/food.ts';

export const food: TranslationOf<typeof english> = {
  heading: '¿Qué quieres comer hoy?',
  description: 'Bebidas, postres, comidas, snacks, ensaladas y sopas: lo que quieras comer hoy.',
  mainMenu: 'Principal',
  searchMenu: 'Buscar en el menú',
  filterMenu: 'Filtrar el menú',
  drinks: 'Bebidas',
  desserts: 'Postres',
  meal: 'Comidas',
  snacks: 'Snacks',
  'plant-based': 'A base de plantas',
  salads: 'Ensaladas',
  soup: 'Sopas',
  trending: 'Tendencia',
  new: 'Novedad',
  menu: 'Menú',
  dishCount: { one: '{count} plato', other: '{count} platos' },
  emptyTitle: 'No hay coincidencias en el menú',
  emptyText: 'Prueba con otra palabra o elige «Todo».',
  qrCode: 'Código QR que abre {address}',
  iosApp: 'Descargar app para iOS',
  noApp: 'Aún no hay app. Escanea el código para abrir Snapbazaar en el navegador de tu teléfono.',
};
