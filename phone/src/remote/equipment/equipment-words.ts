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
  /** Of walls that do not answer, and so do not hear of it. */
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
  readonly areOut: (piece: string) => string
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
  untilTonight: 'until tonight',
  others: 'Not needed today',
  names: equipmentNames.en,
  rounds: (places) => `${upper(placesEn(places))} today`,
  noRound: 'No round today',
  silent: (silent, all) =>
    silent === 1
      ? `1 of ${String(all)} walls does not answer: it follows when it does.`
      : `${String(silent)} of ${String(all)} walls do not answer: they follow when they do.`,
  staysAsItIs: 'nothing is allowed instead: the walls stay',
  out: 'Out',
  back: 'Back',
  now: 'now',
  then: 'then',
  willShow: (when, shown) => `${when} ${showEn(shown)}: the best that head office allows.`,
  willStay: (places) =>
    `Nothing is allowed instead: ${placesEn(places)} ${isMany(places) ? 'stay' : 'stays'} as planned. Tell your members what to do.`,
  atOnce: 'At once',
  atBell: (time) => `From the next bell, in ${time},`,
  afterPause: 'From the next bell after the pause',
  areOut: (piece) => `${piece}: out`,
  isOut: (shown) => `Out. ${upper(showEn(shown))} instead.`,
  isOutUnchanged: 'Out. No wall shows anything else.',
  comesBack: (when) => `${when} back on the walls.`,
  turnsOut: (when) => `${when} out.`,
  saidBy: (name, pass) => (pass === null ? name : `Phone ${String(pass)}`),
  done: { out: (piece) => `${piece}: out.`, back: (piece) => `${piece}: back.` },
  quicker: 'Somebody else was quicker. This is the equipment as it is now.',
  lost: 'No answer came. Look at the list before you press again.',
}

const bareEs = {
  one: 'ronda',
  several: 'rondas',
  flexibility: 'flexibilidad',
  breaks: 'pausas activas',
}
const placesEs = (places: readonly Place[]) =>
  listPlaces('es', places, {
    one: 'la ronda',
    several: 'las rondas',
    flexibility: 'flexibilidad',
    breaks: 'las pausas activas',
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
  untilTonight: 'hasta esta noche',
  others: 'Hoy no hacen falta',
  names: equipmentNames.es,
  rounds: (places) => `Hoy ${listPlaces('es', places, bareEs)}`,
  noRound: 'Ninguna ronda hoy',
  silent: (silent, all) =>
    silent === 1
      ? `1 de ${String(all)} pantallas no responde: se pondrá al día cuando responda.`
      : `${String(silent)} de ${String(all)} pantallas no responden: se pondrán al día cuando respondan.`,
  staysAsItIs: 'nada está permitido en su lugar: las pantallas no cambian',
  out: 'Fuera',
  back: 'De vuelta',
  now: 'ahora',
  then: 'después',
  willShow: (when, shown) => `${when} ${showEs(shown)}: lo mejor que permite la central.`,
  willStay: (places) =>
    `Nada está permitido en su lugar: ${placesEs(places)} ${isMany(places) ? 'siguen' : 'sigue'} como estaba previsto. Diga a los socios qué hacer.`,
  atOnce: 'Enseguida',
  atBell: (time) => `Desde la próxima campana, en ${time},`,
  afterPause: 'Desde la próxima campana tras la pausa',
  areOut: (piece) => `${piece}: fuera de uso`,
  isOut: (shown) => `Fuera de uso. ${upper(showEs(shown))} en su lugar.`,
  isOutUnchanged: 'Fuera de uso. Ninguna pantalla muestra otra cosa.',
  comesBack: (when) => `${when} vuelve a las pantallas.`,
  turnsOut: (when) => `${when} fuera de uso.`,
  saidBy: (name, pass) => (pass === null ? name : `Teléfono ${String(pass)}`),
  done: {
    out: (piece) => `${piece}: fuera de uso.`,
    back: (piece) => `${piece}: de vuelta.`,
  },
  quicker: 'Otra persona fue más rápida. Así está el equipo ahora.',
  lost: 'No llegó respuesta. Mire la lista antes de pulsar otra vez.',
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
        `${placesFr([round])} ${isMany([round]) ? 'montrent' : 'montre'} ${name}`,
    ),
  )

const fr: EquipmentWords = {
  title: 'Matériel',
  untilTonight: 'jusqu’à ce soir',
  others: 'Pas nécessaire aujourd’hui',
  names: equipmentNames.fr,
  rounds: (places) => `${upper(listPlaces('fr', places, bareFr))} aujourd’hui`,
  noRound: 'Aucun round aujourd’hui',
  silent: (silent, all) =>
    silent === 1
      ? `1 écran sur ${String(all)} ne répond pas : il suivra dès qu’il répondra.`
      : `${String(silent)} écrans sur ${String(all)} ne répondent pas : ils suivront dès qu’ils répondront.`,
  staysAsItIs: 'rien n’est permis à la place : les écrans restent',
  out: 'Hors service',
  back: 'De retour',
  now: 'maintenant',
  then: 'ensuite',
  willShow: (when, shown) => `${when} ${showFr(shown)} : le mieux que le siège permet.`,
  willStay: (places) =>
    `Rien n’est permis à la place : ${placesFr(places)} ${isMany(places) ? 'restent' : 'reste'} comme prévu. Dites aux membres quoi faire.`,
  atOnce: 'Tout de suite',
  atBell: (time) => `Dès la prochaine cloche, dans ${time},`,
  afterPause: 'Dès la prochaine cloche après la pause',
  areOut: (piece) => `${piece} : hors service`,
  isOut: (shown) => `Hors service. ${upper(showFr(shown))} à la place.`,
  isOutUnchanged: 'Hors service. Aucun écran ne montre autre chose.',
  comesBack: (when) => `${when} de retour sur les écrans.`,
  turnsOut: (when) => `${when} hors service.`,
  saidBy: (name, pass) => (pass === null ? name : `Téléphone ${String(pass)}`),
  done: {
    out: (piece) => `${piece} : hors service.`,
    back: (piece) => `${piece} : de retour.`,
  },
  quicker: 'Quelqu’un d’autre a été plus rapide. Voici le matériel tel qu’il est.',
  lost: 'Aucune réponse. Regardez la liste avant d’appuyer à nouveau.',
}

const words = { en, es, fr } as const satisfies Record<ConsoleLanguage, EquipmentWords>

export const equipmentWords = (language: ConsoleLanguage): EquipmentWords => words[language]
