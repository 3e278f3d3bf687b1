import type { FeedWords } from './feeds.en.ts'

const es: FeedWords = {
  subscribe: 'Suscribirse',
  title: 'Suscribirse a un calendario',
  intro:
    'Agregue los entrenamientos publicados de una sucursal o un round a Google, Apple u Outlook. Cualquiera que tenga el enlace puede verlos; no lo comparta.',
  of: 'Calendario de',
  kinds: { gym: 'Una sucursal', round: 'Un round' },
  round: 'Round',
  roundNumber: (number) => `Round ${String(number)}`,
  gymPlaceholder: 'Elija una sucursal',
  make: 'Crear enlace',
  hasOne: 'Ya hay un enlace. Uno nuevo lo reemplaza.',
  addressOf: (name) => `Enlace del calendario de ${name}`,
  existing: 'Enlaces de calendario',
  what: 'los enlaces de calendario',
  none: 'Aún no hay enlaces de calendario.',
  made: (who, when) => `Creado por ${who} el ${when}`,
  fetched: (when) => `último uso ${when}`,
  notFetched: 'aún sin usar',
  renew: (name) => `Reemplazar el enlace de ${name}`,
  end: (name) => `Revocar el enlace de ${name}`,
  renewShort: 'Reemplazar',
  endShort: 'Revocar',
  sureRenew: (name) => `¿Reemplazar el enlace de ${name}?`,
  renewDetail:
    'El enlace actual deja de funcionar de inmediato. Los calendarios necesitan el nuevo.',
  sureEnd: (name) => `¿Revocar el enlace de ${name}?`,
  endDetail: 'Los calendarios que lo usan dejan de actualizarse.',
  ended: (name) => `Enlace de ${name} revocado`,
}
export default es
