import type { HelpWords } from './help.en.ts'

const es: HelpWords = {
  help: 'Ayuda',
  setUp: 'Instalación',
  setUpWhy: 'Del portal de la franquicia al entrenamiento en cada pared, en seis pasos.',
  steps: [
    {
      title: 'Entre en el portal',
      text: 'Use el correo y la contraseña del portal de la franquicia.',
    },
    {
      title: 'Pestaña Servicios',
      text: 'Abra la pestaña Servicios y elija la consola. Entrará de inmediato.',
    },
    { title: 'Mis locales', text: 'Abra Mis locales en el menú y elija su gimnasio.' },
    {
      title: 'Encienda las pantallas',
      text: 'Empiece por el Round 1 y ponga la fuente en HDMI. Anote el código de cada pantalla.',
    },
    {
      title: 'Edite un local para llegar a Pantallas',
      text: 'Su tabla de pantallas tiene una fila por round.',
    },
    {
      title: 'Escriba el código y vincule',
      text: 'Abra una pantalla, escriba su código en Código de vinculación y pulse Vincular; después, Volver.',
    },
  ],
  appears: 'Los entrenamientos deberían aparecer en 60-90 segundos.',
  notes: 'Notas',
  noteList: [
    'Deje el televisor en horizontal en sus ajustes. El PC gira la imagen automáticamente.',
    'Use siempre el puerto HDMI 1.',
    'Si una pantalla falla, reinicie primero el mini PC.',
    'Para incidencias, escriba a soporte por correo.',
    'Los equipos se compran a través de nuestro socio. Pida la dirección a soporte.',
    '¿Un saco roto? En el mando del entrenador, en Equipo, indique que está fuera: las pantallas muestran lo que puede sustituirlo desde la próxima campana, hasta que vuelva o acabe el día.',
    '¿Algo que decir a todos? En Anuncios, pulse Nuevo anuncio: las pantallas lo muestran en lugar de su cabecera, desde y hasta cuando usted diga. Con Emergencia o simulacro…, el texto las cubre por completo, al momento.',
    '¿Socios con baja visión? Pida a la central que active Páginas en vez de desplazamiento en la página de una pantalla: los textos que se desplazarían pasan de página.',
  ],
  troubleshooting: 'Solución de problemas',
  troubles: [
    {
      title: 'Pantalla negra',
      text: 'Compruebe que el televisor esté encendido y en HDMI 1, y que la luz del mini PC esté encendida. Reinicie el mini PC.',
    },
    {
      title: 'Entrenamiento equivocado',
      text: 'Use el botón Actualizar de la pantalla y espere al menos 60 segundos. Compruebe que el código se escribió en la pantalla correcta. Si sigue mal, apague y encienda el mini PC.',
    },
    {
      title: 'Pantalla blanca',
      text: 'Espere dos minutos: puede estar cargando. Después use Recarga completa en el local y, si no basta, reinicie el mini PC.',
    },
    {
      title: 'Arranca en una pantalla del sistema operativo',
      text: 'Pulse una vez el botón de encendido del mini PC, espere a que se apague y enciéndalo. Si se repite, escriba a soporte.',
    },
    {
      title: 'Tamaño u orientación incorrectos',
      text: 'Ponga el televisor en horizontal y el tamaño de imagen en «Just scan» o 16:9. Reinicie el mini PC, que gira la imagen por sí mismo.',
    },
    {
      title: 'Round equivocado o duplicado',
      text: 'Abra ambas pantallas en la consola y desvincúlelas. Vincule cada una con el código que muestre entonces.',
    },
  ],
  support: 'Soporte',
  supportWhy: 'Díganos el local, el round y qué muestra la pared. Una foto ayuda.',
  supportWhat: 'la dirección de soporte',
  write: (email) => `Escribir a ${email}`,
  shortcuts: 'Teclado',
  shortcutList: [
    { keys: 'Ctrl K', text: 'Comandos: buscar o ir a cualquier cosa (Cmd K en Mac)' },
    { keys: '/', text: 'Ir a la búsqueda de la página' },
    { keys: '↑ ↓', text: 'En el asa de una rutina: cambiar su lugar' },
    { keys: 'Esc', text: 'Cerrar un diálogo o menú' },
  ],
}

export default es
