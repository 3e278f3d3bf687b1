import { equipmentNames, type RemotePiece } from '@roundboard/contract'
import { type ConsoleLanguage, type Equipment, limits } from '@roundboard/domain'

/** Where something is shown: a round, or null for the active breaks. */
export type Place = RemotePiece['uses'][number]['round']

/** What of one piece is shown where, for a sentence. */
interface Shown {
  /** Null: active breaks. */
  readonly round: Place
  readonly name: string
}

/** Everything that the remote says of equipment, in one language. */
export interface EquipmentWords {
  readonly title: string
  readonly untilTonight: string
  readonly others: string
  readonly names: Readonly<Record<Equipment, string>>
  readonly rounds: (rounds: readonly Place[]) => string
  readonly noRound: string
  /** Screens that are offline don't get the change yet. */
  readonly silent: (silent: number, all: number) => string
  readonly staysAsItIs: string
  readonly out: string
  readonly back: string
  readonly now: string
  readonly then: string
  /** The one sentence: `when` a bell rings, and what the rounds show from then on. */
  readonly willShow: (when: string, shown: readonly Shown[]) => string
  readonly willStay: (rounds: readonly Place[]) => string
  readonly atOnce: string
  readonly atBell: (time: string) => string
  readonly afterPause: string
  readonly areOut: string
  readonly isOut: (shown: readonly Shown[]) => string
  readonly isOutUnchanged: string
  readonly comesBack: (when: string) => string
  readonly turnsOut: (when: string) => string
  readonly saidBy: (name: string, pass: number | null) => string
  readonly done: Readonly<Record<'out' | 'back', (piece: string) => string>>
  readonly quicker: string
  readonly lost: string
}

const isFlexibility = (place: Place) => place === limits.flexibilityRound
const isMany = (places: readonly Place[]) => places.length > 1 || places.includes(null)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Places in a list: rounds by their numbers, the flexibility wall and the breaks by their names. */
function listPlaces(
  language: ConsoleLanguage,
  places: readonly Place[],
  names: { one: string; several: string; flexibility: string; breaks: string },
): string {
  const rounds = places.filter((place) => place !== null && !isFlexibility(place))
  const numbers = rounds.map(String)
  const [first = '', ...others] = numbers
  const last = others.pop()
  const all = [
    ...(first === ''
      ? []
      : [`${last === undefined ? names.one : names.several} ${[first, ...others].join(', ')}`]),
    ...(last === undefined ? [] : [last]),
    ...(places.some(isFlexibility) ? [names.flexibility] : []),
    ...(places.includes(null) ? [names.breaks] : []),
  ]
  return list(language, all)
}

const list = (language: string, all: readonly (string | number)[]) =>
  new Intl.ListFormat(language).format(all.map(String))

const placesEn = (places: readonly Place[]) =>
  listPlaces('en', places, {
    one: 'round',
    several: 'rounds',
    flexibility: 'flexibility',
    breaks: 'active breaks',
  })
const showEn = (shown: readonly Shown[]) =>
  list(
    'en',
    shown.map(
      ({ round, name }) => `${placesEn([round])} ${isMany([round]) ? 'show' : 'shows'} ${name}`,
    ),
  )

const en: EquipmentWords = {
  title: 'Equipment',
  untilTonight: 'today only',
  others: 'Not needed today',
  names: equipmentNames.en,
  rounds: (places) => `${upper(placesEn(places))} today`,
  noRound: 'No equipment needed today',
  silent: (silent, all) =>
    silent === 1
      ? `1 of ${String(all)} screens is offline. It will update when it reconnects.`
      : `${String(silent)} of ${String(all)} screens are offline. They will update when they reconnect.`,
  staysAsItIs: 'no substitute',
  out: 'Report',
  back: 'Restore',
  now: 'Now',
  then: 'Then',
  willShow: (when, shown) => `${upper(when)}, ${showEn(shown)}.`,
  willStay: (places) =>
    `No substitute for ${placesEn(places)}, so ${isMany(places) ? 'they stay' : 'it stays'} as planned. Tell your members what to do.`,
  atOnce: 'right away',
  atBell: (time) => `at the next bell (in ${time})`,
  afterPause: 'at the next bell after the pause',
  areOut: 'Mark out of order',
  isOut: (shown) => `Out of order. ${upper(showEn(shown))} instead.`,
  isOutUnchanged: 'Out of order. Screens don’t change.',
  comesBack: (when) => `Back in use. Screens change ${when}.`,
  turnsOut: (when) => `Out of order. Screens change ${when}.`,
  saidBy: (name, pass) => (pass === null ? name : `Phone ${String(pass)}`),
  done: {
    out: (piece) => `${piece} marked out of order.`,
    back: (piece) => `${piece} restored.`,
  },
  quicker: 'Someone else just changed the equipment. This is the current list.',
  lost: 'No response. Check the list before you try again.',
}

const bareEs = {
  one: 'round',
  several: 'rounds',
  flexibility: 'flexibilidad',
  breaks: 'descansos activos',
}
const placesEs = (places: readonly Place[]) =>
  listPlaces('es', places, {
    one: 'el round',
    several: 'los rounds',
    flexibility: 'flexibilidad',
    breaks: 'los descansos activos',
  })
const showEs = (shown: readonly Shown[]) =>
  list(
    'es',
    shown.map(
      ({ round, name }) =>
        `${placesEs([round])} ${isMany([round]) ? 'muestran' : 'muestra'} ${name}`,
    ),
  )

const es: EquipmentWords = {
  title: 'Equipo',
  untilTonight: 'solo hoy',
  others: 'Sin uso hoy',
  names: equipmentNames.es,
  rounds: (places) => `${upper(listPlaces('es', places, bareEs))} hoy`,
  noRound: 'Hoy no se necesita equipo',
  silent: (silent, all) =>
    silent === 1
      ? `1 de ${String(all)} pantallas está sin conexión. Se actualizará al reconectarse.`
      : `${String(silent)} de ${String(all)} pantallas están sin conexión. Se actualizarán al reconectarse.`,
  staysAsItIs: 'sin sustituto',
  out: 'Reportar',
  back: 'Restablecer',
  now: 'Ahora',
  then: 'Después',
  willShow: (when, shown) => `${upper(when)}, ${showEs(shown)}.`,
  willStay: (places) =>
    `No hay sustituto para ${placesEs(places)}, así que ${isMany(places) ? 'siguen' : 'sigue'} como estaba previsto. Diga a los socios qué hacer.`,
  atOnce: 'de inmediato',
  atBell: (time) => `en la próxima campana (en ${time})`,
  afterPause: 'en la próxima campana después de la pausa',
  areOut: 'Marcar fuera de servicio',
  isOut: (shown) => `Fuera de servicio. En su lugar, ${showEs(shown)}.`,
  isOutUnchanged: 'Fuera de servicio. Las pantallas no cambian.',
  comesBack: (when) => `De nuevo en uso. Las pantallas cambian ${when}.`,
  turnsOut: (when) => `Fuera de servicio. Las pantallas cambian ${when}.`,
  saidBy: (name, pass) => (pass === null ? name : `Teléfono ${String(pass)}`),
  done: {
    out: (piece) => `${piece}: fuera de servicio.`,
    back: (piece) => `${piece}: de nuevo en uso.`,
  },
  quicker: 'Otra persona acaba de cambiar el equipo. Esta es la lista actual.',
  lost: 'Sin respuesta. Revise la lista antes de intentarlo de nuevo.',
}

const bareFr = {
  one: 'round',
  several: 'rounds',
  flexibility: 'souplesse',
  breaks: 'pauses actives',
}
const placesFr = (places: readonly Place[]) =>
  listPlaces('fr', places, {
    one: 'le round',
    several: 'les rounds',
    flexibility: 'la souplesse',
    breaks: 'les pauses actives',
  })
const showFr = (shown: readonly Shown[]) =>
  list(
    'fr',
    shown.map(
      ({ round, name }) =>
        `${placesFr([round])} ${isMany([round]) ? 'affichent' : 'affiche'} ${name}`,
    ),
  )

const fr: EquipmentWords = {
  title: 'Matériel',
  untilTonight: 'aujourd’hui seulement',
  others: 'Pas nécessaire aujourd’hui',
  names: equipmentNames.fr,
  rounds: (places) => `${upper(listPlaces('fr', places, bareFr))} aujourd’hui`,
  noRound: 'Aucun matériel nécessaire aujourd’hui',
  silent: (silent, all) =>
    silent === 1
      ? `1 écran sur ${String(all)} est hors ligne. Il se mettra à jour à la reconnexion.`
      : `${String(silent)} écrans sur ${String(all)} sont hors ligne. Ils se mettront à jour à la reconnexion.`,
  staysAsItIs: 'aucun remplacement',
  out: 'Signaler',
  back: 'Rétablir',
  now: 'Maintenant',
  then: 'Ensuite',
  willShow: (when, shown) => `${upper(when)}, ${showFr(shown)}.`,
  willStay: (places) =>
    `Aucun remplacement pour ${placesFr(places)}, qui ${isMany(places) ? 'restent' : 'reste'} comme prévu. Dites aux membres quoi faire.`,
  atOnce: 'immédiatement',
  atBell: (time) => `à la prochaine cloche (dans ${time})`,
  afterPause: 'à la prochaine cloche après la pause',
  areOut: 'Mettre hors service',
  isOut: (shown) => `Hors service. ${upper(showFr(shown))} à la place.`,
  isOutUnchanged: 'Hors service. Les écrans ne changent pas.',
  comesBack: (when) => `De nouveau en service. Les écrans changent ${when}.`,
  turnsOut: (when) => `Hors service. Les écrans changent ${when}.`,
  saidBy: (name, pass) => (pass === null ? name : `Téléphone ${String(pass)}`),
  done: {
    out: (piece) => `${piece} : hors service.`,
    back: (piece) => `${piece} : de nouveau en service.`,
  },
  quicker: 'Quelqu’un d’autre vient de modifier le matériel. Voici la liste actuelle.',
  lost: 'Aucune réponse. Vérifiez la liste avant de réessayer.',
}

const words = { en, es, fr } as const satisfies Record<ConsoleLanguage, EquipmentWords>

export const equipmentWords = (language: ConsoleLanguage): EquipmentWords => words[language]
