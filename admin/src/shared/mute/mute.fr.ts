import type { MuteWords } from './mute.en.ts'

const fr: MuteWords = {
  mute: 'Mettre en sourdine…',
  muteOf: (name) => `Mettre en sourdine… : ${name}`,
  until: (when) => `Jusqu’à ${when}`,
  untilItOpens: (when) => `Jusqu’à l’ouverture : ${when}`,
  muted: (name, when) => `${name} est en sourdine jusqu’à ${when}, heure locale.`,
  mutedUntil: (when) => `En sourdine jusqu’à ${when}`,
  mutedBy: (when, who) => `En sourdine jusqu’à ${when}, par ${who}`,
  unmute: 'Réactiver',
  unmuteOf: (name) => `Réactiver : ${name}`,
  unmuted: (name) => `${name} n’est plus en sourdine.`,
}

export default fr
