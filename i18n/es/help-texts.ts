import type { TranslationOf } from '../define-messages.ts';
import type { helpTexts as english } from '../en/help-texts.ts';

export const helpTexts: TranslationOf<typeof english> = {
  title: 'Textos, categoría e idiomas',
  whoWritesQuestion: '¿Quién escribe los textos?',
  whoWritesAnswer:
    'El analizador de este servidor. El que viene integrado reconoce el tipo de producto, los colores y las palabras impresas, y escribe a partir de un repertorio de frases revisado: solo dice lo que se ve o lo que es cierto en todos los artículos de ese tipo. Si el operador conectó un modelo propio, escribe ese modelo y sus textos se revisan antes de que los veas; si no pasan la revisión, se usa el analizador integrado.',
  whoWritesKeywords:
    'cómo se escriben los textos en siete idiomas ai ia modelo gpt robot máquina generado inteligencia artificial descripción título',
  seenOrGuessedQuestion: '¿Qué significan «Visto en la foto» y «Suposición: revísala»?',
  seenOrGuessedAnswer:
    'Visto significa que se aprecia en tu foto, como un color o una palabra impresa. Una suposición es solo algo probable en productos de este tipo. Revisa las suposiciones antes de publicar: los compradores te exigirán lo que dice la publicación.',
  seenOrGuessedKeywords: 'marca marcas supuesto seguro certeza confianza datos incorrecto',
  wrongCategoryQuestion: 'La categoría no es correcta. ¿Qué puedo hacer?',
  wrongCategoryAnswer:
    'Elige una de las tres opciones más probables con un toque o busca entre todas las categorías. Los textos que no tocaste, el rango de precios y los países se escriben de nuevo para la categoría correcta. Los textos que editaste quedan como los escribiste.',
  wrongCategoryKeywords: 'cambiar elegir otra categoría error reconocida incorrecta distinto tipo equivocada',
  generateAgainQuestion: '¿Qué hace «Generar de nuevo»?',
  generateAgainAnswer:
    'Pide otra propuesta a partir de la misma foto: con otras palabras y con otro tipo de artículo si es casi igual de probable. Después de la tercera te ofrece elegir la categoría. Si no hay una foto anterior, no hay nada que analizar y verás «No hay ninguna foto anterior que analizar»: agrega primero una foto.',
  generateAgainKeywords: 'reintentar rehacer regenerar no hay ninguna foto anterior uuid',
  editTextsQuestion: '¿Puedo editar lo que se escribió?',
  editTextsAnswer:
    'Sí, cada palabra, en cada idioma, antes y después de publicar. Con las pestañas EN, TH, ZH, VI, ES, JA y KO cambias de idioma.',
  editTextsKeywords: 'cambiar título descripción reescribir modificar corregir traducir',
  acceptAllQuestion: '¿Por qué «Aceptar todo» dice que falta un título o una descripción?',
  acceptAllAnswer:
    'Una publicación necesita título y descripción en los siete idiomas: catorce campos en total. Se abre el idioma en el que falta algo.',
  acceptAllKeywords:
    'falta el título o la descripción del producto obligatorio no puedo continuar bloqueado paso 1 botón',
  whichLanguagesQuestion: '¿En qué idiomas se muestran mis publicaciones?',
  whichLanguagesAnswer:
    'En siete: inglés, tailandés, chino, vietnamita, español, japonés y coreano. Los botones y las páginas de Snapbazaar están en los mismos siete. La dirección de la página determina el idioma; si no indica ninguno, se muestra el inglés. Cada visitante puede elegir otro en cualquier momento: su elección se recuerda y se le vuelve a ofrecer.',
  whichLanguagesKeywords: 'traducción traducir idioma lengua tailandés chino francés alemán interfaz',
  staleLanguageQuestion: 'Cambié el texto en mi idioma. ¿Qué pasa con los otros seis?',
  staleLanguageAnswer:
    'Quedan como están, y Mi tienda los marca porque quizá ya no dicen lo mismo. Revisa cada uno y guárdalo cuando vuelva a ser correcto.',
  staleLanguageKeywords: 'inglés desactualizado antiguo actualizar traducción editar otros idiomas',
  foundBySearchQuestion: '¿Cómo encuentran los compradores mi publicación?',
  foundBySearchAnswer:
    'En su categoría y subcategoría, en «Recién publicado» de la página de inicio y con la búsqueda en los siete idiomas, que tolera pequeños errores al escribir. El título cuenta más que la descripción, así que incluye en él las palabras que buscaría un comprador.',
  foundBySearchKeywords:
    'visible seo búsqueda posición ranking aparecer mostrar encontrar descubrir mejorar mejor título',
};
