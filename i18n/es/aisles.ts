import type { TranslationOf } from '../define-messages.ts';
import type { aisles as english } from '../en/aisles.ts';

export const aisles: TranslationOf<typeof english> = {
  a1000: 'Tecnología y dispositivos inteligentes',
  a2000: 'Ropa, calzado y moda',
  a3000: 'Hogar y cocina',
  a4000: 'Autos y motos',
  a5000: 'Deportes y aire libre',
  a6000: 'Belleza y cuidado personal',
  a7000: 'Juguetes y juegos',
  a8000: 'Cine, libros y música',
  a9000: 'Joyería y relojes',
  a10000: 'Bebés y niños',
  a11000: 'Mascotas',
  a12000: 'Oficina y papelería',
  a13000: 'Industria y ciencia',
  a14000: 'Software y aplicaciones',
  a15000: 'Electrónica DIY',
};
