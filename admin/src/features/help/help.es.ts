import type { HelpWords } from './help.en.ts'

const es: HelpWords = {
  help: 'Ayuda',
  setUp: 'Configuración',
  setUpWhy: 'Del portal de la franquicia a los entrenamientos en cada pantalla, en seis pasos.',
  steps: [
    {
      title: 'Entre en el portal',
      text: 'Use su correo y contraseña del portal de la franquicia.',
    },
    {
      title: 'Pestaña Servicios',
      text: 'Abra la pestaña Servicios y elija la consola. La sesión se inicia automáticamente.',
    },
    { title: 'Mis locales', text: 'Abra Mis locales en el menú y elija su gimnasio.' },
    {
      title: 'Encienda las pantallas',
      text: 'Empiece por el Round 1 y ponga la fuente en HDMI. Anote el código que muestra cada pantalla.',
    },
    {
      title: 'Edite un local para llegar a Pantallas',
      text: 'La tabla de pantallas tiene una fila por round.',
    },
    {
      title: 'Escriba el código y vincule',
      text: 'Abra una pantalla, escriba su código en Código de vinculación y pulse Vincular; después, Volver.',
    },
  ],
  appears: 'Los entrenamientos deberían aparecer en 60-90 segundos.',
  notes: 'Notas',
  noteList: [
    'Deje el televisor en horizontal. La PC gira la imagen automáticamente.',
    'Use siempre el puerto HDMI 1.',
    'Si una pantalla no funciona bien, reinicie primero la mini PC.',
    'Para abrir un ticket, escriba a soporte por correo.',
    'Nuestro socio vende los equipos. Pida la dirección a soporte.',
    '¿Un saco roto? Márquelo como fuera de servicio en Equipo, en el control remoto. Desde la próxima campana, las pantallas muestran sustitutos hasta que vuelva o termine el día.',
    '¿Algo que decir a todos? En Anuncios, elija Nuevo anuncio. Las pantallas lo muestran como banner el tiempo que usted indique. Emergencia o simulacro… cubre toda la pantalla de inmediato.',
    '¿Miembros con baja visión? Pida a la oficina central que active Páginas en vez de desplazamiento para una pantalla. Los textos largos pasan entonces página por página.',
  ],
  troubleshooting: 'Solución de problemas',
  troubles: [
    {
      title: 'Pantalla negra',
      text: 'Compruebe que el televisor esté encendido y en HDMI 1, y que la luz de la mini PC esté encendida. Luego reinicie la mini PC.',
    },
    {
      title: 'Entrenamiento equivocado',
      text: 'Use el botón Actualizar de la pantalla y espere al menos 60 segundos. Compruebe que su código se ingresó en la pantalla correcta. Si sigue mal, apague y encienda la mini PC.',
    },
    {
      title: 'Pantalla blanca',
      text: 'Espere dos minutos: la pantalla puede estar cargando. Después use Recarga completa en la sucursal. Si no basta, reinicie la mini PC.',
    },
    {
      title: 'Inicia en una pantalla del sistema operativo',
      text: 'Presione una vez el botón de encendido de la mini PC, espere a que se apague y enciéndala de nuevo. Si se repite, escriba a soporte.',
    },
    {
      title: 'Tamaño u orientación incorrectos',
      text: 'Ponga el televisor en horizontal y el tamaño de imagen en «Just scan» o 16:9. Luego reinicie la mini PC, que gira la imagen.',
    },
    {
      title: 'Round equivocado o duplicado',
      text: 'Abra ambas pantallas en la consola y desvincúlelas. Luego vincule cada una con el código que muestre.',
    },
  ],
  support: 'Soporte',
  supportWhy: 'Díganos la sucursal, el round y qué muestra la pantalla. Una foto ayuda.',
  supportWhat: 'la dirección de soporte',
  write: (email) => `Escribir a ${email}`,
  shortcuts: 'Atajos de teclado',
  shortcutList: [
    { keys: 'Ctrl K', text: 'Buscar o ir a cualquier parte (Cmd K en Mac)' },
    { keys: '/', text: 'Ir al cuadro de búsqueda' },
    { keys: '↑ ↓', text: 'Mover una rutina, con el foco en su asa' },
    { keys: 'Esc', text: 'Cerrar un diálogo o menú' },
  ],
}

export default es
