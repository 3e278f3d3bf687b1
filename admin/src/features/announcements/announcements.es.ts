import type { AnnouncementWords } from './announcements.en.ts'

const es: AnnouncementWords = {
  title: 'Anuncios',
  description:
    'Unas palabras en las pantallas de los locales: en lugar de su cabecera, o sobre toda la pantalla.',
  subject: 'anuncios',
  thing: 'anuncio',
  theThing: 'el anuncio',
  theEmergency: 'la emergencia o el simulacro',
  newOne: 'Nuevo anuncio',
  emergencyOrDrill: 'Emergencia o simulacro…',
  emergencyTitle: 'Emergencia o simulacro',
  states: { current: 'Ahora en las pantallas', coming: 'Por venir', over: 'Terminados' },
  none: {
    current: 'No hay ningún anuncio en las pantallas.',
    coming: 'No hay nada por venir.',
    over: 'No hay nada terminado.',
  },
  noneWhy: 'Las pantallas muestran sus entrenamientos y nada más.',
  kinds: { band: 'Franja', emergency: 'Emergencia', drill: 'Simulacro' },
  kind: 'Qué es',
  kindHints: {
    emergency: 'Cubre la pantalla de verdad. Los simulacros, envíelos como simulacros.',
    drill: 'Cubre la pantalla, dice que es un simulacro y aquí se ve qué pantallas lo mostraron.',
  },
  text: 'Texto',
  textHint: 'Lo muestran las pantallas cuyo idioma no tiene texto más abajo.',
  languages: 'En otros idiomas',
  inLanguages: (count) => `En otros ${String(count)} idiomas`,
  addLanguage: 'Añadir un idioma',
  removeLanguage: (language) => `Quitar ${language}`,
  where: 'Dónde',
  everywhere: 'Todos los locales',
  chosen: 'Locales elegidos',
  locations: 'Locales',
  findLocation: 'Buscar un local',
  noLocation: 'Ningún local se llama así.',
  addZone: 'Añadir todos los de una zona horaria',
  zone: (zone, gyms) => `${zone} (${String(gyms)})`,
  from: 'Desde',
  fromHint: 'Vacío: de inmediato.',
  until: 'Hasta',
  ownTime: 'Según el reloj de cada local.',
  minutes: 'Termina por sí solo después de',
  minutesOf: (minutes) =>
    minutes < 60
      ? `${String(minutes)} minutos`
      : minutes === 60
        ? '1 hora'
        : `${String(minutes / 60)} horas`,
  preview: 'Vista previa',
  previewIn: 'Vista previa en',
  previewText: 'El texto',
  sampleSubHeader: 'Boxeo básico',
  sampleRound: 'Saco de boxeo',
  send: 'Enviar ahora',
  cover: (kind, walls, gyms) =>
    `${kind === 'drill' ? 'Un simulacro' : 'Una emergencia'} cubre ${walls === 1 ? '1 pantalla' : `${String(walls)} pantallas`} en ${gyms === 1 ? '1 local' : `${String(gyms)} locales`}, de inmediato.`,
  coverDetail: (connected, walls) =>
    `Ahora responden ${String(connected)} de ${String(walls)}. Las demás lo muestran cuando se enteren, si no ha terminado.`,
  sent: 'Enviado a las pantallas.',
  added: 'Las pantallas lo mostrarán.',
  saved: 'Las pantallas lo mostrarán como está ahora.',
  edit: (text) => `Editar «${text}»`,
  editTitle: 'Editar anuncio',
  withdraw: 'Retirar',
  withdrawOne: (text) => `Retirar «${text}»`,
  withdrawn: 'Retirado de todas las pantallas.',
  sureWithdraw: '¿Retirarlo ya de todas las pantallas?',
  back: 'De nuevo en las pantallas.',
  wasWithdrawn: (when) => `retirado ${when}`,
  allGyms: (gyms) => `Todos los locales (${String(gyms)})`,
  someGyms: (gyms) => (gyms === 1 ? '1 local' : `${String(gyms)} locales`),
  atOnce: 'de inmediato',
  span: (from, until) => `${from} – ${until}`,
  ofEach: 'hora de cada local',
  by: (who) => `de ${who}`,
  readOnly: 'De la central',
  walls: 'Pantallas',
  shownBy: (shown, walls) =>
    walls === 1
      ? `${String(shown)} de 1 pantalla lo ha mostrado`
      : `${String(shown)} de ${String(walls)} pantallas lo han mostrado`,
  lastAfter: (seconds) => `la última, ${seconds} s después del envío`,
  missing: 'No lo han mostrado',
  latest: 'Lo han mostrado',
  round: (round) => `Round ${String(round)}`,
  andMore: (more) => `y ${String(more)} más`,
  shownAfter: (seconds) => `a los ${seconds} s`,
  shownAt: (time) => `a las ${time}`,
}

export default es
