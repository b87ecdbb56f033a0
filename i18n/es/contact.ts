import type { TranslationOf } from '../define-messages.ts';
import type { contact as english } from '../en/contact.ts';

export const contact: TranslationOf<typeof english> = {
  title: 'Contáctanos',
  description: 'A quién preguntar sobre este marketplace y a quién sobre el software que hay detrás.',
  lead: 'Hay dos tipos de preguntas y dos tipos de personas que pueden responderlas.',
  marketplace: 'Sobre este marketplace',
  operator:
    'Las cuentas, las publicaciones, los pedidos y tus datos dependen del operador de este servidor. Escríbele a la dirección que publica para este sitio o al contacto que figura en el registro de su dominio; el software no incluye esa dirección. Los vendedores con la sesión iniciada también pueden escribirle con el formulario del <help>Centro de ayuda</help>.',
  whatHelps: 'Será más fácil ayudarte si indicas:',
  address: 'la dirección de la página en la que estabas;',
  steps: 'qué hiciste y qué viste;',
  time: 'el día y la hora, y tu zona horaria.',
  noPassword: 'Nunca envíes tu contraseña. Nadie la necesita para ayudarte.',
  software: 'Sobre el software',
  issues:
    'Si encuentras un error en el propio Snapbazaar o tienes una idea para mejorarlo, regístralo en el gestor de incidencias del repositorio del proyecto. El operador puede decirte qué versión se usa aquí. Comunica los problemas de seguridad en privado a los responsables del proyecto, para que puedan corregirlos antes de que se conozcan.',
  newHere: '¿Es tu primera vez aquí? Empieza por <about>Qué es Snapbazaar</about>.',
};
