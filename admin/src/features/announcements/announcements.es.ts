import type { AnnouncementWords } from './announcements.en.ts'

const es: AnnouncementWords = {
  title: 'Anuncios',
  description: 'Muestre un mensaje en las pantallas, como banner o a pantalla completa.',
  subject: 'anuncios',
  thing: 'anuncio',
  theThing: 'el anuncio',
  theEmergency: 'la emergencia o el simulacro',
  newOne: 'Nuevo anuncio',
  emergencyOrDrill: 'Emergencia o simulacro…',
  emergencyTitle: 'Emergencia o simulacro',
  states: { current: 'En pantalla ahora', coming: 'Próximos', over: 'Finalizados' },
  none: {
    current: 'No hay anuncios activos',
    coming: 'No hay anuncios próximos',
    over: 'No hay anuncios anteriores',
  },
  noneWhy: 'Las pantallas muestran sus entrenamientos como siempre.',
  kinds: { band: 'Banner', emergency: 'Emergencia', drill: 'Simulacro' },
  kind: 'Tipo',
  kindHints: {
    emergency:
      'Cubre toda la pantalla. Solo para emergencias reales; para practicar, elija Simulacro.',
    drill:
      'Cubre toda la pantalla e indica que es un simulacro. Aquí puede ver qué pantallas lo mostraron.',
  },
  text: 'Texto',
  textHint: 'Se muestra en las pantallas cuyo idioma no tiene texto abajo.',
  languages: 'En otros idiomas',
  inLanguages: (count) => `En otros ${String(count)} idiomas`,
  addLanguage: 'Agregar idioma',
  removeLanguage: (language) => `Quitar ${language}`,
  where: 'Dónde',
  everywhere: 'Todas las sucursales',
  chosen: 'Sucursales seleccionadas',
  locations: 'Sucursales',
  findLocation: 'Buscar una sucursal',
  noLocation: 'Ninguna sucursal coincide.',
  addZone: 'Agregar una zona horaria completa',
  zone: (zone, gyms) => `${zone} (${String(gyms)})`,
  from: 'Desde',
  fromHint: 'Déjelo vacío para empezar ahora.',
  until: 'Hasta',
  ownTime: 'En la hora local de cada sucursal.',
  minutes: 'Finalizar después de',
  minutesOf: (minutes) =>
    minutes < 60
      ? `${String(minutes)} minutos`
      : minutes === 60
        ? '1 hora'
        : `${String(minutes / 60)} horas`,
  preview: 'Vista previa',
  previewIn: 'Vista previa en',
  previewText: 'Su texto',
  sampleSubHeader: 'Boxeo básico',
  sampleRound: 'Saco de boxeo',
  send: 'Enviar ahora',
  cover: (kind, walls, gyms) =>
    `${kind === 'drill' ? 'Un simulacro' : 'Una emergencia'} cubrirá de inmediato ${walls === 1 ? '1 pantalla' : `${String(walls)} pantallas`} en ${gyms === 1 ? '1 sucursal' : `${String(gyms)} sucursales`}.`,
  coverDetail: (connected, walls) =>
    `${String(connected)} de ${String(walls)} están en línea. Las demás lo mostrarán si se reconectan antes de que termine.`,
  sent: 'Enviado a las pantallas.',
  added: 'Anuncio agregado.',
  saved: 'Anuncio guardado.',
  edit: (text) => `Editar «${text}»`,
  editTitle: 'Editar anuncio',
  withdraw: 'Retirar',
  withdrawOne: (text) => `Retirar «${text}»`,
  withdrawn: 'Retirado de todas las pantallas.',
  sureWithdraw: '¿Retirarlo ahora de todas las pantallas?',
  back: 'De nuevo en las pantallas.',
  wasWithdrawn: (when) => `retirado ${when}`,
  allGyms: (gyms) => `Todas las sucursales (${String(gyms)})`,
  someGyms: (gyms) => (gyms === 1 ? '1 sucursal' : `${String(gyms)} sucursales`),
  atOnce: 'de inmediato',
  span: (from, until) => `${from} – ${until}`,
  ofEach: 'hora local',
  by: (who) => `por ${who}`,
  readOnly: 'De la oficina central',
  walls: 'Pantallas',
  shownBy: (shown, walls) =>
    walls === 1
      ? `Se mostró en ${String(shown)} de 1 pantalla`
      : `Se mostró en ${String(shown)} de ${String(walls)} pantallas`,
  lastAfter: (seconds) => `la última, ${seconds} s después del envío`,
  missing: 'Pantallas que no lo han mostrado',
  latest: 'Pantallas que lo mostraron',
  round: (round) => `Round ${String(round)}`,
  andMore: (more) => `y ${String(more)} más`,
  shownAfter: (seconds) => `a los ${seconds} s`,
  shownAt: (time) => `a las ${time}`,
}

export default es
