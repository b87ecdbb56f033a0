import type { TranslationOf } from '../define-messages.ts';
import type { helpAccount as english } from '../en/help-account.ts';

export const helpAccount: TranslationOf<typeof english> = {
  title: 'Cuenta, privacidad y seguridad',
  changeAccountQuestion: '¿Cómo cambio mi nombre, mi correo electrónico o mi número de teléfono?',
  changeAccountAnswer:
    'En tu perfil. Para cambiar el correo electrónico o el número de teléfono necesitas tu contraseña actual, porque con ellos inicias sesión. El cambio se aplica cuando confirmas el código que enviamos al nuevo correo o teléfono. Los compradores ven tu nombre, nunca tu correo ni tu teléfono.',
  changeAccountKeywords: 'editar perfil actualizar contacto renombrar nombre de usuario datos email modificar',
  changePasswordQuestion: '¿Cómo cambio mi contraseña?',
  changePasswordAnswer:
    'En tu perfil, con la contraseña actual. La nueva debe tener al menos 8 caracteres y no ser una de las más comunes. La sesión se cierra en todos los demás dispositivos.',
  changePasswordKeywords: 'nueva contraseña clave restablecer seguridad password',
  forgotPasswordQuestion: 'Olvidé mi contraseña. ¿Me la pueden enviar?',
  forgotPasswordAnswer:
    'No se puede enviar, porque solo se guarda un hash irreversible de ella. Toca «¿Olvidaste tu contraseña?» en la página de inicio de sesión: recibirás un código en tu correo electrónico o teléfono y con él elegirás una nueva contraseña. Después se cierran todas las sesiones.',
  forgotPasswordKeywords: 'perdí restablecer recuperar no puedo entrar iniciar sesión acceso bloqueada clave password',
  sessionsQuestion: '¿Cómo cierro la sesión en un dispositivo que ya no tengo?',
  sessionsAnswer:
    'En tu perfil ves tus sesiones abiertas, por navegador y sistema. «Cerrar las demás sesiones» las cierra todas menos esta. Una sesión que no se usa durante 30 días se cierra sola.',
  sessionsKeywords: 'teléfono perdido robado dispositivo sesiones abiertas salir desconectar remoto todos lados',
  tooManyTriesQuestion: 'Aparece «Demasiados intentos». ¿Bloquearon mi cuenta?',
  tooManyTriesAnswer:
    'Solo por poco tiempo. Después de varias contraseñas incorrectas desde un mismo lugar, la espera aumenta hasta quince minutos. Mientras tanto, puedes entrar a tu cuenta desde otro lugar.',
  tooManyTriesKeywords: 'bloqueado bloqueada esperar límite contraseña incorrecta iniciar sesión',
  whatIsStoredQuestion: '¿Qué sabe Snapbazaar de mí?',
  whatIsStoredAnswer:
    'Tu correo electrónico o número de teléfono, tu nombre, un hash irreversible de tu contraseña, tus sesiones, lo que subiste y publicaste, tus preferencias, tu historial de tokens, tus facturas y el registro de movimientos de prueba, y lo que nos escribiste. Con «Descargar mis datos», en Configuración, lo obtienes todo en un solo archivo.',
  whatIsStoredKeywords: 'datos personales rgpd gdpr privacidad recopilar información rastreo cookies guardar',
  cookiesQuestion: '¿Snapbazaar usa cookies o rastreadores?',
  cookiesAnswer:
    'No usa cookies publicitarias ni rastreadores. Las vistas de los productos se suman por día y país sin saber de quién son, y no se cuentan las de los navegadores que piden no ser rastreados. Tu sesión, el tema, el idioma, la moneda y el borrador de una publicación se guardan en el almacenamiento de tu navegador. Si inicias sesión con otro sitio, como Google, se usa una sola cookie durante diez minutos.',
  cookiesKeywords: 'cookie rastreo seguimiento estadísticas anuncios publicidad privacidad do not track',
  behavioralDataQuestion: '¿Qué permite «Permitir la recopilación de datos de comportamiento»?',
  behavioralDataAnswer:
    'Que midamos cómo usas tu espacio de trabajo, para mejorarlo para ti. Está desactivado mientras no lo marques, puedes desmarcarlo en cualquier momento y tu elección se guarda en tu cuenta.',
  behavioralDataKeywords:
    'personalización casilla optimizar productos para otros compradores estadísticas consentimiento',
  downloadDataQuestion: '¿Puedo descargar mis datos?',
  downloadDataAnswer:
    'Sí. En Configuración obtienes un archivo JSON con todo lo que este servidor guarda sobre tu cuenta, al instante y tantas veces como quieras.',
  downloadDataKeywords: 'exportar rgpd gdpr copia json descargar mis datos bajar',
  closeAccountQuestion: '¿Cómo cierro mi cuenta?',
  closeAccountAnswer:
    'En Configuración, con tu contraseña. Tus publicaciones dejan de verse de inmediato, tus datos personales se eliminan y tu sesión se cierra en todos los dispositivos. Los movimientos de prueba se conservan como cifras sin tu nombre. No se puede deshacer, así que descarga antes tus datos.',
  closeAccountKeywords: 'eliminar cuenta borrar cancelar dar de baja salir darse de baja suprimir',
  themeCurrencyQuestion: '¿Dónde elijo el tema, el idioma y la moneda?',
  themeCurrencyAnswer:
    'En Configuración. El tema también se cambia en la barra lateral. Lo que elijas se guarda en este navegador y se aplica en todas las pestañas abiertas.',
  themeCurrencyKeywords: 'modo oscuro claro noche apariencia preferencias pantalla divisa',
};
