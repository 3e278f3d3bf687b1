import { equipmentNames, type RemotePiece } from '@roundboard/contract'
import { type ConsoleLanguage, limits } from '@roundboard/domain'
import { equipmentMessages } from '../../shared/messages/equipment.ts'

/** Where something is shown: a round, or null for the active breaks. */
export type Place = RemotePiece['uses'][number]['round']

/** A substitute and where it is shown. */
interface Shown {
  readonly round: Place
  readonly name: string
}

const isFlexibility = (place: Place) => place === limits.flexibilityRound
const isMany = (places: readonly Place[]) => places.length > 1 || places.includes(null)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The messages of the equipment tab, with the sentences that list rounds. */
export type EquipmentText = ReturnType<typeof equipmentText>

export function equipmentText(language: ConsoleLanguage) {
  const messages = equipmentMessages(language)
  const { places: inSentence, labels } = messages
  const list = (all: readonly string[]) => new Intl.ListFormat(language).format(all)

  /** Lists rounds by number, and flexibility and the active breaks by name. */
  function placesText(places: readonly Place[], names: typeof inSentence): string {
    const numbers = places.filter((place) => place !== null && !isFlexibility(place)).map(String)
    const [last, ...first] = numbers.toReversed()
    const rounds =
      last === undefined
        ? []
        : first.length === 0
          ? [names.round({ rounds: last })]
          : [names.rounds({ rounds: first.toReversed().join(', ') }), last]
    return list([
      ...rounds,
      ...(places.some(isFlexibility) ? [names.flexibility] : []),
      ...(places.includes(null) ? [names.breaks] : []),
    ])
  }

  const shownText = (shown: readonly Shown[]) =>
    list(
      shown.map(({ round, name }) =>
        messages.shows({
          places: placesText([round], inSentence),
          name,
          isMany: isMany([round]),
        }),
      ),
    )

  return {
    ...messages,
    names: equipmentNames(language),
    neededToday: (places: readonly Place[]) =>
      upper(messages.neededToday({ places: placesText(places, labels) })),
    willShow: (when: string, shown: readonly Shown[]) =>
      upper(messages.willShow({ when, shown: shownText(shown) })),
    noSubstituteFor: (places: readonly Place[]) =>
      messages.noSubstituteFor({ places: placesText(places, inSentence), isMany: isMany(places) }),
    isOut: (shown: readonly Shown[]) => messages.isOut({ shown: shownText(shown) }),
  }
}
