import type { MuteWords } from './mute.en.ts'

const fr: MuteWords = {
  mute: 'Muet jusqu’à …',
  muteOf: (name) => `Muet jusqu’à … : ${name}`,
  until: (when) => `Jusqu’à ${when}`,
  untilItOpens: (when) => `Jusqu’à l’ouverture : ${when}`,
  muted: (name, when) => `Personne n’est averti de ${name} jusqu’à ${when} là-bas.`,
  mutedUntil: (when) => `Muette jusqu’à ${when}`,
  mutedBy: (when, who) => `Muette jusqu’à ${when}, par ${who}`,
  unmute: 'Ne plus taire',
  unmuteOf: (name) => `Ne plus taire : ${name}`,
  unmuted: (name) => `On est de nouveau averti de ${name}.`,
}

export default fr
