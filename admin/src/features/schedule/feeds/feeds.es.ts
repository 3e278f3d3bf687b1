import type { FeedWords } from './feeds.en.ts'

const es: FeedWords = {
  subscribe: 'Suscribirse',
  title: 'Suscribirse a un calendario',
  intro:
    'Google, Apple y Outlook leen en una dirección los entrenamientos publicados de un local o de un round. Quien tiene la dirección los ve: es secreta.',
  of: 'Calendario de',
  kinds: { gym: 'Un local', round: 'Un round' },
  round: 'Round',
  roundNumber: (number) => `Round ${String(number)}`,
  gymPlaceholder: 'Elige un local',
  make: 'Crear una dirección',
  hasOne: 'Ya hay una dirección. Una nueva la anula.',
  addressOf: (name) => `Dirección de ${name}`,
  existing: 'Direcciones',
  what: 'los calendarios',
  none: 'Aún no hay ninguna.',
  made: (who, when) => `Creada por ${who} el ${when}`,
  fetched: (when) => `última lectura ${when}`,
  notFetched: 'aún no leída',
  renew: (name) => `Nueva dirección para ${name}`,
  end: (name) => `Anular la dirección de ${name}`,
  renewShort: 'Nueva dirección',
  endShort: 'Anular',
  sureRenew: (name) => `¿Crear una nueva dirección para ${name}?`,
  renewDetail: 'La dirección que ahora tienen los calendarios deja de valer: necesitan la nueva.',
  sureEnd: (name) => `¿Anular la dirección de ${name}?`,
  endDetail: 'Los calendarios que la tienen ya no reciben nada.',
  ended: (name) => `La dirección de ${name} ya no vale.`,
}
export default es
